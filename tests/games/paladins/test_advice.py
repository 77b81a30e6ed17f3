"""What the adviser says: where each rule of thumb speaks and where it is silent, and that what it says is so."""

from __future__ import annotations

import pytest
from tests.games.advising import heard, recorded, told

from kingstable.games.paladins.advice import _Look
from kingstable.games.paladins.scoring import completed, tally

GAME = "paladins"

#: For each rule of thumb a position of a kept game in which it speaks, and one in which it has nothing to say.
RULES = {
    "advice-order": ("1-minds/149", "1-minds/162"),
    "advice-pray": ("3-minds/315", "3-minds/310"),
    "advice-count": ("2-mixed/236", "2-mixed/239"),
    "advice-track": ("2-mixed/321", "2-mixed/318"),
    "advice-convert": ("1-minds/181", "2-mixed/145"),
    "advice-provisions": ("2-mixed/325", "2-mixed/331"),
    "advice-pass": ("3-minds/108", "3-minds/110"),
    "advice-suspected": ("3-minds/217", "3-minds/213"),
    "advice-safe": ("3-minds/213", "3-minds/217"),
    "advice-criminals": ("3-minds/189", "3-minds/190"),
    "advice-debts": ("2-mixed/269", "2-mixed/272"),
    "advice-last-round": ("2-mixed/318", "2-mixed/283"),
    "advice-paladin": ("2-mixed/2", "2-mixed/43"),
    "advice-tavern": ("3-minds/421", "3-minds/329"),
    "advice-recruit": ("1-minds/6", "1-minds/3"),
    "advice-favour": ("3-minds/260", "3-minds/252"),
}


@pytest.mark.parametrize("id", RULES)
def test_a_rule_of_thumb_speaks_where_it_matters_and_is_silent_elsewhere(id: str) -> None:
    speaks, silent = RULES[id]
    assert id in heard(GAME)[speaks]
    assert id not in heard(GAME)[silent]


def test_whoever_has_no_silver_is_told_where_it_comes_from() -> None:
    """No kept game has such a moment; here the purse is emptied at one where there could be."""
    _, table, ask = next(each for each in recorded(GAME) if each[0] == RULES["advice-provisions"][0])
    assert "advice-silver" not in told(table, ask)
    table.state.players[ask.seat].silver = 0
    assert "advice-silver" in told(table, ask)


def test_what_is_counted_from_the_view_is_what_the_rules_count() -> None:
    for number, (_, table, ask) in enumerate(recorded(GAME)):
        if number % 5 == 0:
            look, state = _Look(table.view(ask.seat), ask), table.state
            assert look.tally == tally(state, ask.seat)
            done = completed(look.tally, state.orders[: state.orders_open])
            assert len(look.orders) == done.count(False)
