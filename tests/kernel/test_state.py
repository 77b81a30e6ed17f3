"""States, events, score sheets, messages and the registry: the small parts."""

from __future__ import annotations

import msgspec
import pytest
from tests.kernel.tiny import TinyState, tiny

from kingstable.kernel import (
    Event,
    Message,
    Rng,
    ScoreLine,
    ScoreSheet,
    State,
    Table,
    UnknownGame,
    digest,
    find_game,
    game_ids,
    message,
    named,
    part_of,
    ranks,
)
from kingstable.kernel.registry import package_of


def a_state() -> TinyState:
    return tiny.setup(2, {"rounds": 3}, Rng.seeded(1))


# -- states --------------------------------------------------------------------------------------------------------


def test_the_digest_of_a_state_never_changes() -> None:
    state = TinyState(rng=Rng("k"), seats=1, deck=[1], hands=[[2]], piles=[[]], coins=[3])
    assert digest(state) == "fb66364f11205d70485d5dcde7cc1400"


def test_a_digest_is_of_the_whole_truth() -> None:
    state = a_state()
    before = digest(state)
    assert digest(state.copy()) == before
    state.log = []
    state.tell("bid", seat=0)
    assert digest(state) == before
    assert state.log is not None
    for change in ("coins[0] += 1", "rng.below(2)", "seals += 1", "hands[1].reverse()"):
        changed = state.copy()
        exec(f"changed.{change}")
        assert digest(changed) != before, change


def test_any_state_can_be_copied_slowly() -> None:
    state = a_state()
    state.log = [Event(message("log-bid"))]
    copy = State.copy(state)
    assert type(copy) is TinyState
    assert copy.log is None
    assert len(state.log) == 1
    assert digest(copy) == digest(state)
    copy.hands[0].clear()
    assert state.hands[0]


def test_nothing_is_told_when_nobody_listens() -> None:
    state = a_state()
    state.tell("bid", seat=0)
    state.tell_secret(0, "draw", {"card": 1}, seat=0)
    assert state.log is None


def test_secrets_are_read_by_those_they_are_for() -> None:
    state = a_state()
    state.log = []
    state.tell("bid", seat=0)
    state.tell_secret(0, "draw", {"card": 1}, seat=0)
    state.tell_secret((0, 2), "swap", {"card": 1}, seat=0, other_seat=2)
    bid, draw, swap = state.log
    assert bid.seen_by(0) == bid.seen_by(None) == message("log-bid", seat=0)
    assert draw.seen_by(0) == message("log-draw-known", seat=0, card=1)
    assert draw.seen_by(1) == draw.seen_by(None) == message("log-draw", seat=0)
    assert [swap.seen_by(seat).id for seat in (None, 0, 1, 2)] == ["log-swap", "log-swap-known"] * 2


def test_chance_draws_and_reveals_break_the_seal() -> None:
    state = a_state()
    for act in (lambda: state.draw(state.deck), state.reveal, state.rng.die, state.rng.split):
        before = state.seal
        act()
        assert state.seal == before + 1


def test_a_draw_takes_the_last_card() -> None:
    state = a_state()
    top = state.deck[-1]
    assert state.draw(state.deck) == top
    assert top not in state.deck


# -- scores and messages -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("keys", "places"),
    [
        ([], []),
        ([5], [1]),
        ([51, 48, 51], [1, 3, 1]),
        ([1, 2, 3], [3, 2, 1]),
        ([0, 0, 0], [1, 1, 1]),
        ([(5, 1), (5, 2), (4, 9)], [2, 1, 3]),
    ],
)
def test_equal_keys_share_a_rank(keys: list[object], places: list[int]) -> None:
    assert ranks(keys) == places


def test_a_sheet_survives_json() -> None:
    lines, ties = (ScoreLine("cards", 3, message("score-cards")),), (ScoreLine("coins", 1),)
    sheet = ScoreSheet(None, lines, 3, 1, True, ties, named("bot", "king"))
    assert msgspec.json.decode(msgspec.json.encode(sheet), type=ScoreSheet) == sheet


def test_scores_stand_at_any_time() -> None:
    table = Table.new(tiny, 2)
    assert [(sheet.seat, sheet.total, sheet.rank) for sheet in table.scores()] == [(0, 3, 1), (1, 3, 1)]


def test_a_message_is_an_id_with_arguments() -> None:
    said = message("card-drawn", seat=1, card=named("card", "old_monk"), others=[1, "x", message("y")])
    assert said.id == "card-drawn"
    assert said.args == {"seat": 1, "card": Message("card-old-monk"), "others": [1, "x", Message("y")]}
    assert msgspec.json.encode(Message("x")) == b'{"id":"x"}'
    assert msgspec.json.decode(msgspec.json.encode(said), type=Message) == said


# -- the registry --------------------------------------------------------------------------------------------------


def test_installed_games_are_found_by_their_ids() -> None:
    assert "kingdom_builder" in game_ids()
    assert game_ids() == sorted(game_ids())
    for id in game_ids():
        assert find_game(id).info.id == id
        assert find_game(id) is find_game(id)


def test_a_game_that_is_not_installed_is_said_to_be_so() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'chess'; installed: .*kingdom_builder"):
        find_game("chess")


def test_optional_parts_of_a_game_are_found_beside_its_rules() -> None:
    game = find_game("kingdom_builder")
    assert package_of(game) == "kingstable.games.kingdom_builder"
    part = part_of(game, "components")
    assert part is not None
    assert part.__name__ == "kingstable.games.kingdom_builder.components"
    assert part_of(game, "no_such_part") is None
