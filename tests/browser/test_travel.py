"""Pieces travel to where they go, in every game, and rewards fly: seen in kept games, choice by choice."""

from __future__ import annotations

import pytest
from tests.browser.conftest import Invite
from tests.browser.visitor import Visitor
from tests.games.golden import golden

#: For each kept game and each kind of piece, a choice with which one of them travels, as the first player sees it; what
#: begins with a plus flies as a reward.
TRAVELS = {
    "kingdom_builder/2-minds": {"settlement": 28, "token": 1, "terrain": 4, "+points": 28},
    "for_the_king/2-minds": {"card": 4, "bid": 87, "+cards": 4, "+points": 4},
    "paladins/1-minds": {
        **{"labourer": 9, "merchant": 9, "cleric": 9, "scout": 30, "fighter": 30, "criminal": 151},
        **{"faith": 9, "strength": 95, "influence": 70, "monk": 70, "outpost": 84, "jar": 9, "workshop": 67},
        **{"townsfolk": 130, "outsider": 130},
        **{"+silver": 70, "+provision": 67, "+merchant": 67, "+influence": 70, "+points": 70},
    },
    "viscounts/1-minds": {
        **{"viscount": 3, "card": 2, "worker": 19, "workshop_1": 29, "trading_post_2": 127, "guildhall_1": 1},
        **{"manuscript": 137, "corruption": 21, "virtue": 113, "scheme": 13},
        **{"+ink": 13, "+gold": 71, "+stone": 64, "+silver": 16, "+debt": 70, "+deed": 6, "+points": 6},
    },
    "tiletum/1-minds": {
        **{"merchant": 28, "architect": 16, "house": 29, "pillar": 17, "die": 14, "disc": 11, "marker": 88, "tile": 3},
        **{"+gold": 14, "+wool": 35, "+iron": 84, "+stone": 2, "+food": 25, "+points": 21},
    },
}
#: Notes the kind of each piece that goes somewhere, and of each reward that flies.
NOTING = """
  window.travelled = new Set()
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...how) {
    const { piece, gain } = this.dataset
    if (piece || gain) window.travelled.add(gain ? `+${gain}` : piece.split(':')[0])
    return animate.apply(this, how)
  }
"""


def _stand_before(visitor: Visitor, at: int) -> None:
    """Look back to the moment before a choice, and forget what travelled on the way."""
    visitor.page.get_by_role("slider").fill(str(at - 1))
    _wait_for(visitor, at - 1)
    visitor.page.evaluate("() => window.travelled.clear()")


def _wait_for(visitor: Visitor, at: int) -> None:
    """Until that moment is drawn, and the frame after it, in which the pieces begin to travel."""
    visitor.page.wait_for_function("(at) => document.querySelector('.page').dataset.at === String(at)", arg=at)
    visitor.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


@pytest.mark.parametrize("kept", TRAVELS)
def test_pieces_travel_and_rewards_fly(invite: Invite, kept: str) -> None:
    game, _, name = kept.partition("/")
    record = golden(game, name, version=1)
    anna = invite("Anna", motion="no-preference", script=NOTING)
    anna.visit(f"/table/{anna.open(record)}?at=0")
    anna.page.locator("#pane-board").wait_for()
    anna.page.get_by_label("View as").select_option("0")
    seen: dict[int, set[str]] = {}
    for at in sorted({*TRAVELS[kept].values()}):
        _stand_before(anna, at)
        anna.page.get_by_role("button", name="One step forward").click()
        _wait_for(anna, at)
        seen[at] = set(anna.page.evaluate("() => [...window.travelled]"))
    assert not {kind: at for kind, at in TRAVELS[kept].items() if kind not in seen[at]}
