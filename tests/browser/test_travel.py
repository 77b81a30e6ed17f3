"""Pieces travel to where they go, in every game: by others' hands and by one's own."""

from __future__ import annotations

import pytest
from tests.browser.conftest import Invite

from kingstable.kernel import Rng

#: Who sits there, and the kinds of pieces that are seen to travel.
TRAVELS = {
    "kingdom_builder": (("me", "person"), {"settlement", "terrain"}),
    "for_the_king": (("me", "person"), {"card", "bid"}),
    "paladins": (("me",), {"townsfolk", "outsider", "faith"}),
    "viscounts": (("me",), {"viscount", "worker", "card"}),
    "tiletum": (("me",), {"die", "disc"}),
}
#: Notes the kind of each piece that goes somewhere.
NOTING = """
  window.travelled = new Set()
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...how) {
    if (this.dataset.piece) window.travelled.add(this.dataset.piece.split(':')[0])
    return animate.apply(this, how)
  }
"""


@pytest.mark.parametrize("game", TRAVELS)
def test_pieces_travel(invite: Invite, game: str) -> None:
    seats, kinds = TRAVELS[game]
    anna, borys = invite("Anna", motion="no-preference"), invite("Borys")
    anna.page.add_init_script(NOTING)
    table = anna.new_table(game, *seats)
    if "person" in seats:
        borys.post(f"/join/{table['join']}")
    id = str(table["id"])
    anna.visit(f"/table/{id}")
    anna.page.locator("#pane-board").wait_for()
    rng = Rng.seeded(1)
    while missing := kinds - set(anna.page.evaluate("() => [...window.travelled]")):
        asked = next((who for who in (anna, borys) if who.scene(id)["asks"]), None)
        assert asked, f"the game is over, and these have not travelled: {missing}"
        ask = asked.scene(id)["asks"][0]
        asked.post(f"/tables/{id}/choose", seat=ask["seat"], number=ask["number"], do=rng.pick(ask["options"])["do"])
        anna.page.wait_for_function(
            "(choices) => Number(document.querySelector('.page').dataset.choices) >= choices",
            arg=asked.scene(id)["choices"],
        )
