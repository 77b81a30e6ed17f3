"""Sections 4 and 39: the course of the game, what is asked in it, and what can be taken back."""

from collections import Counter

import pytest
from tests.games.tiletum.scenes import (
    at,
    begin,
    fresh,
    hold,
    ids,
    options,
    own,
    people,
    play,
    run_until,
    scene,
    tile_on,
)

from kingstable.games.tiletum import game
from kingstable.games.tiletum.state import (
    ACTION_PHASE,
    CORRUPTION_STEP,
    FINISHED,
    KING_PHASE,
    PHASES,
    PREPARATION,
)
from kingstable.kernel import Rng, Table, UndoRefused


@pytest.mark.rule("TIL-4.1", "TIL-4.2")
@pytest.mark.parametrize("seats", [1, 2])
def test_phases_follow_each_other_and_the_last_round_has_no_refresh(seats: int) -> None:
    table = Table.new("tiletum", seats=seats, seed=8)
    rng = Rng.seeded(8)
    while not table.over:
        table.choose(rng.pick(table.asks[0].options))
    told = [message.id for _, message in table.heard(None)]
    marks = {"log-round": "p", "log-corruption": "a", "log-king-score": "k", "log-fair": "f", "log-refresh": "r"}
    phases = "".join(marks.get(id, "") for id in told)
    kings = "k" * len(table.state.players)
    assert phases == ("paaa" + kings + "f" + "r") * 3 + "paaa" + kings + "f"
    assert told[-1] == "log-final-resources"
    assert PHASES[table.state.phase] == "finished" and table.state.phase == FINISHED


@pytest.mark.rule("TIL-5.1")
@pytest.mark.parametrize("seats", [2, 3])
def test_three_passes_with_one_die_each(seats: int) -> None:
    table = Table.new("tiletum", seats=seats, seed=2)
    rng = Rng.seeded(2)
    turns: list[tuple[int, int]] = []
    while table.state.round == 1 and table.state.phase in (ACTION_PHASE, CORRUPTION_STEP, PREPARATION):
        here = (table.state.pass_, table.state.active)
        if not turns or turns[-1] != here:
            turns.append(here)
            assert len(table.state.revealed) == table.state.pass_ + 1  # the token comes first
        left = sum(table.state.wheel)
        table.choose(rng.pick(table.asks[0].options))
    order = [side for _, side in turns[:seats]]
    assert turns == [(pass_, side) for pass_ in range(3) for side in order]
    assert left in (2, 3)
    heard = Counter(message.id for _, message in table.heard(None))
    assert heard["log-take-die"] >= 3 * seats and heard["log-corruption"] >= 3


@pytest.mark.rule("TIL-5.1", "TIL-19.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_two_dice_remain_on_the_wheel(seats: int) -> None:
    s = fresh(seats)
    run_until(s, KING_PHASE)
    assert sum(s.wheel) == 2
    assert [len(player.dice) for player in s.players] == [3] * len(s.players)
    run_until(s, PREPARATION)
    assert sum(s.wheel) == 0 and s.bag == [s.n] * 5
    assert all(player.dice == [] for player in s.players)


@pytest.mark.rule("TIL-39.11")
def test_set_up_choices() -> None:
    settings = {setting.id: setting for setting in game.info.settings}
    assert settings["wheel"].values == ("random", "first_game")
    assert settings["difficulty"].values == ("priest", "deacon", "bishop", "custom")
    assert len(settings["challenges"].values) == 8
    assert game.info.seats == (1, 4)


@pytest.mark.rule("TIL-39.11")
def test_a_whole_turn_offers_exactly_what_the_table_of_decisions_lists() -> None:
    s = scene(2, dice=["gold-2", "food-6"])
    own(s, 0, gold=2)
    hold(s, 0, "B16")
    tile_on(s, "merchant", "B20")
    at(s, 0, merchant="Brugge")
    tile_on(s, "Brugge", "B21")
    table = begin(s)
    trades = ["trade food", "trade wool", "trade stone", "trade iron"]
    assert options(table) == ["die gold-2", "die food-6", *trades]  # 2
    play(table, "die gold-2")
    recolours = [f"recolour B16 {resource}" for resource in ("food", "wool", "stone", "iron")]
    assert options(table) == ["take 2 0", "take 1 2", "take 3 2", *recolours, "put_back"]  # 3
    play(table, "take 2 0")
    assert options(table) == ["take_tile B20", "leave_tile", *trades]  # 4
    play(table, "leave_tile")
    moves = ["move merchant London_Brugge", "move merchant Antwerpen"]
    assert options(table) == [*moves, "house Brugge-h1", "take_tile B21", *trades, "stop"]  # 7
    play(table, "stop")
    assert options(table) == [*trades, "end"]  # 13
    assert table.asks[0].prompt.args["tasks"] == 4


@pytest.mark.rule("TIL-39.12")
def test_undo_reaches_back_to_the_last_reveal() -> None:
    s = scene(2, dice=["gold-4", "food-6"])
    people(s, "P10", "P11", "P12", "P13", "P14")
    table = begin(s)
    play(table, "die gold-4", "take 4 0", "recruit P10")
    table.undo()
    table.undo()
    assert options(table, "take") == ["take 4 0", "take 3 2", "take 5 2"][: len(options(table, "take"))]
    play(table, "take 4 0", "recruit P10", "reveal")
    with pytest.raises(UndoRefused):
        table.undo()


@pytest.mark.rule("TIL-39.12")
def test_undo_does_not_cross_another_players_turn() -> None:
    s = scene(2, dice=["gold-1", "food-6", "iron-5"])
    table = play(begin(s), "die gold-1", "take 1 0", "stop", "end")
    assert table.asks[0].seat == 1
    table.undo()  # nothing came to light, and nobody else has chosen: the end of the turn may be taken back
    assert table.asks[0].seat == 0
    play(table, "end", "die food-6")
    with pytest.raises(UndoRefused):
        table.undo(seat=0)


@pytest.mark.rule("TIL-39.13")
def test_the_player_is_asked_before_a_tile_is_revealed() -> None:
    s = scene(2, dice=["gold-4", "food-6"])
    table = play(begin(s), "die gold-4", "take 4 0")
    before = table.digest()
    play(table, "replace")
    ask = table.asks[0]
    assert options(table) == ["reveal"] and ask.confirm and ask.prompt.id == "ask-reveal"
    table.undo()
    assert table.digest() == before
    first = ids(s.character_offer)[0]
    play(table, f"recruit {first}")
    assert options(table) == ["reveal"]


@pytest.mark.rule("TIL-39.14")
def test_the_cardinal_asks_you_nothing() -> None:
    for seed in range(5):
        table = Table.new("tiletum", seats=1, seed=seed)
        rng = Rng.seeded(seed)
        while not table.over:
            (ask,) = table.asks
            assert ask.seat == 0
            assert table.state.phase != 2 or table.state.active == 0  # in your own turn, or for the king bonus
            table.choose(rng.pick(ask.options))


@pytest.mark.rule("TIL-39.12", "TIL-5.2")
def test_nobody_goes_back_behind_a_corruption_token() -> None:
    s = scene(2, dice=["gold-1", "food-6", "iron-5"])
    table = play(begin(s), "die gold-1", "take 1 0", "stop", "end", "die food-6", "take 6 0", "act king", "stop", "end")
    assert len(s.revealed) == 2 and table.asks[0].seat == 0
    with pytest.raises(UndoRefused):
        table.undo()
