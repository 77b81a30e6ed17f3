"""What the adviser says: where each rule of thumb speaks and where it is silent, and that what it says is so."""

from __future__ import annotations

import pytest
from tests.games.advising import heard, recorded, told

from kingstable.games.tiletum.options import Contribute, PickDie
from kingstable.games.tiletum.scoring import fair_now
from kingstable.games.tiletum.tables import MERCHANT_MEEPLE
from kingstable.kernel import Ask, Table

GAME = "tiletum"

#: For each rule of thumb a position of a kept game in which it speaks, and one in which it has nothing to say.
RULES = {
    "advice-fair": ("2-mixed/161", "2-mixed/170"),
    "advice-fair-near": ("3-minds/189", "3-minds/185"),
    "advice-cathedral-near": ("1-minds/14", "3-minds/333"),
    "advice-fair-more": ("3-minds/379", "3-minds/298"),
    "advice-king": ("3-minds/229", "3-minds/192"),
    "advice-corruption": ("2-mixed/95", "2-mixed/108"),
    "advice-last-turn": ("2-mixed/302", "2-mixed/269"),
    "advice-fulfil": ("2-mixed/26", "2-mixed/29"),
    "advice-contribute": ("3-minds/147", "3-minds/144"),
    "advice-crest": ("3-minds/392", "3-minds/398"),
    "advice-more-pillars": ("3-minds/298", "3-minds/282"),
    "advice-no-house": ("3-minds/259", "3-minds/266"),
    "advice-no-pillar": ("3-minds/420", "3-minds/404"),
    "advice-house": ("3-minds/184", "3-minds/183"),
    "advice-pillar": ("3-minds/339", "3-minds/340"),
    "advice-die": ("2-mixed/16", "2-mixed/31"),
    "advice-turn": ("1-minds/12", "1-minds/23"),
    "advice-marker": ("3-minds/404", "3-minds/389"),
    "advice-storehouse": ("1-minds/93", "1-minds/100"),
    "advice-cardinal": ("1-minds/118", "1-minds/93"),
}


@pytest.mark.parametrize("id", RULES)
def test_a_rule_of_thumb_speaks_where_it_matters_and_is_silent_elsewhere(id: str) -> None:
    speaks, silent = RULES[id]
    assert id in heard(GAME)[speaks]
    assert id not in heard(GAME)[silent]


def _late() -> tuple[Table, Ask]:
    """A kept game in its last round, where a die is picked."""
    return next((table, ask) for _, table, ask in recorded(GAME) if table.state.round == 4 and _picks(ask))


def _picks(ask: Ask) -> bool:
    return any(isinstance(option, PickDie) for option in ask.options)


def test_who_has_many_pillars_is_told_of_houses() -> None:
    """No kept game has such a moment; here pillars are added at one where there could be."""
    table, ask = _late()
    assert "advice-more-houses" not in told(table, ask)
    for pillars in table.state.pillars:
        pillars.append(ask.seat)
    assert "advice-more-houses" in told(table, ask)


def test_a_cathedral_is_near_only_where_an_ap_is_left_for_the_pillar() -> None:
    for _, table, ask in recorded(GAME):
        view = table.view(ask.seat)
        for said in told(table, ask).values():
            if said.id == "advice-cathedral-near":
                assert said.args["steps"] < view.actions[-1].ap


def test_a_race_for_the_stone_of_a_cathedral_is_told() -> None:
    """Somebody has a pillar where I have one, and neither has paid."""
    for _, table, ask in recorded(GAME):
        mine = [number for number, pillars in enumerate(table.state.pillars) if pillars == [ask.seat]]
        open_ones = [number for number in mine if not table.state.players[ask.seat].given_at >> number & 1]
        if open_ones and table.seats > 1 and _picks(ask) and table.view(ask.seat).picked is None:
            assert "advice-race" not in told(table, ask)
            table.state.pillars[open_ones[0]].append((ask.seat + 1) % table.seats)
            assert told(table, ask)["advice-race"].args["seat"] == (ask.seat + 1) % table.seats
            return
    raise AssertionError("no kept game has such a pillar")


def test_what_a_fair_would_bring_is_what_it_brings_with_the_merchant_there() -> None:
    seen = 0
    for _, table, ask in recorded(GAME):
        said = told(table, ask).get("advice-fair")
        if said is not None:
            state = table.state.copy()
            slot = state.round - 1
            state.players[ask.seat].at[MERCHANT_MEEPLE] = state.fair_towns[slot]
            assert fair_now(state, ask.seat, slot) == said.args["vp"]
            seen += 1
    assert seen > 5


def test_what_a_cathedral_would_bring_is_what_it_brings() -> None:
    seen = 0
    for _, table, ask in recorded(GAME):
        said = told(table, ask).get("advice-contribute")
        if said is not None:
            worth = []
            for option in ask.options:
                if isinstance(option, Contribute):
                    ahead = table.copy()
                    ahead.choose(option)
                    worth.append(ahead.state.players[ask.seat].vp - table.state.players[ask.seat].vp)
            assert max(worth) == said.args["vp"]
            seen += 1
    assert seen > 5
