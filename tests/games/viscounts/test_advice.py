"""What the adviser says: where each rule of thumb speaks and where it is silent, and that what it says is so."""

from __future__ import annotations

import pytest
from tests.games.advising import heard, recorded, told

from kingstable.games.viscounts.options import PlaceWorkers, Play
from kingstable.games.viscounts.tables.cards import CARD_ICONS
from kingstable.games.viscounts.tables.numbers import CRIME
from kingstable.kernel import Table

GAME = "viscounts"

#: For each rule of thumb a position of a kept game in which it speaks, and one in which it has nothing to say.
RULES = {
    "advice-last-round": ("2-mixed/249", "2-mixed/244"),
    "advice-end-debts": ("2-mixed/208", "2-mixed/196"),
    "advice-end-deeds": ("1-minds/79", "1-minds/94"),
    "advice-poverty": ("2-mixed/208", "2-mixed/196"),
    "advice-prosperity": ("1-minds/71", "1-minds/61"),
    "advice-unpaid": ("3-minds/228", "3-minds/206"),
    "advice-collision": ("2-mixed/55", "2-mixed/50"),
    "advice-crime": ("2-mixed/223", "2-mixed/217"),
    "advice-building": ("2-mixed/199", "2-mixed/205"),
    "advice-castle": ("2-mixed/34", "2-mixed/27"),
    "advice-leader": ("2-mixed/124", "2-mixed/132"),
    "advice-set": ("1-minds/96", "1-minds/73"),
    "advice-bonus": ("2-mixed/255", "2-mixed/241"),
    "advice-bonus-race": ("2-mixed/250", "2-mixed/254"),
    "advice-poor": ("1-minds/21", "1-minds/16"),
    "advice-dismiss": ("3-minds/105", "3-minds/289"),
    "advice-inner": ("1-minds/62", "1-minds/54"),
    "advice-outer": ("3-minds/5", "3-minds/20"),
    "advice-hire": ("2-mixed/24", "2-mixed/60"),
}


@pytest.mark.parametrize("id", RULES)
def test_a_rule_of_thumb_speaks_where_it_matters_and_is_silent_elsewhere(id: str) -> None:
    speaks, silent = RULES[id]
    assert id in heard(GAME)[speaks]
    assert id not in heard(GAME)[silent]


def _crime_icons(table: Table, seat: int, play: Play) -> int:
    ahead = table.copy()
    ahead.choose(play)
    return int(ahead.view(seat).players[seat].icons[CRIME])


def test_crime_icons_are_counted_as_they_will_be() -> None:
    """VIS-7.4: the new card included."""
    seen = 0
    for _, table, ask in recorded(GAME):
        said = told(table, ask).get("advice-crime")
        if said is not None:
            plays = [option for option in ask.options if isinstance(option, Play) and CARD_ICONS[option.card][CRIME]]
            assert min(_crime_icons(table, ask.seat, play) for play in plays) == said.args["count"]
            seen += 1
    assert seen > 3


def test_the_workers_that_are_said_let_a_group_advance() -> None:
    for number, (_, table, ask) in enumerate(recorded(GAME)):
        said = told(table, ask).get("advice-castle") if number % 2 else None
        if said is not None:
            ahead, tiers = table.copy(), _upper(table, ask.seat)
            workers = [option for option in ask.options if isinstance(option, PlaceWorkers)]
            ahead.choose(next(option for option in workers if option.workers == said.args["workers"]))
            while _upper(ahead, ask.seat) == tiers:
                assert ahead.asks[0].prompt.id != "ask-hire", "nobody has moved up"
                ahead.choose(ahead.asks[0].options[0])


def _upper(table: Table, seat: int) -> int:
    player = table.view(seat).players[seat]
    return sum(player.tier2) + int(player.tier3)
