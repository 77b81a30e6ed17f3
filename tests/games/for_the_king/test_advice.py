"""What the adviser says: where each rule of thumb speaks and where it is silent, and that what it says is so."""

from __future__ import annotations

import pytest
from tests.games.advising import heard, recorded, told

from kingstable.games.for_the_king.scoring import known_sheets
from kingstable.games.for_the_king.tables import NUMBER
from kingstable.kernel import Message, Table

GAME = "for_the_king"

#: For each rule of thumb a position of a kept game in which it speaks, and one in which it has nothing to say.
RULES = {
    "advice-keep": ("3-minds/32", "3-minds/33"),
    "advice-keep-king": ("2-mixed/73", "2-mixed/72"),
    "advice-gift": ("2-mixed/59", "2-mixed/60"),
    "advice-favour": ("2-mixed/5", "2-mixed/6"),
    "advice-wait": ("2-mixed/37", "2-mixed/38"),
    "advice-gold": ("2-mixed/60", "2-mixed/68"),
    "advice-take": ("3-minds/78", "3-minds/72"),
    "advice-deny": ("3-minds/54", "3-minds/48"),
    "advice-raise": ("2-mixed/154", "2-mixed/41"),
    "advice-lower": ("2-mixed/63", "2-mixed/57"),
    "advice-second": ("3-minds/107", "3-minds/94"),
    "advice-bluff": ("2-mixed/87", "2-mixed/86"),
    "advice-worth": ("3-minds/167", "3-minds/166"),
    "advice-threat": ("3-minds/210", "3-minds/211"),
    "advice-nothing": ("2-mixed/91", "2-mixed/90"),
    "advice-for-cards": ("3-minds/202", "3-minds/183"),
    "advice-discard": ("3-minds/187", "3-minds/185"),
    "advice-last-sales": ("3-minds/211", "3-minds/210"),
    "advice-letter": ("3-minds/189", "3-minds/188"),
}


@pytest.mark.parametrize("id", RULES)
def test_a_rule_of_thumb_speaks_where_it_matters_and_is_silent_elsewhere(id: str) -> None:
    speaks, silent = RULES[id]
    assert id in heard(GAME)[speaks]
    assert id not in heard(GAME)[silent]


def _gained(table: Table, seat: int, card: int) -> int:
    """The points that a card more brings, as far as the seat knows."""
    state = table.state.copy()
    state.hands[seat].append(card)
    return known_sheets(state, seat)[seat].total - known_sheets(table.state, seat)[seat].total


def test_points_that_are_promised_for_a_card_are_those_that_the_seat_knows_of() -> None:
    checked = 0
    for _, table, ask in recorded(GAME):
        said = told(table, ask)
        if "advice-keep" in said:
            assert _gained(table, ask.seat, table.state.drawn) == said["advice-keep"].args["points"]
        if "advice-worth" in said:
            assert _gained(table, ask.seat, table.state.sale) == said["advice-worth"].args["points"]
            checked += 1
        if "advice-take" in said:
            card = said["advice-take"].args["card"]
            assert isinstance(card, Message)
            taken = NUMBER[card.id.removeprefix("card-")]
            assert _gained(table, ask.seat, taken) == said["advice-take"].args["points"]
    assert checked > 5


def test_a_bid_beyond_ones_means_is_called_so() -> None:
    for _, table, ask in recorded(GAME):
        bluff = told(table, ask).get("advice-bluff")
        auction = table.view(ask.seat).auction
        if bluff is not None:
            assert bluff.args["means"] == auction.means < auction.least == bluff.args["least"]
