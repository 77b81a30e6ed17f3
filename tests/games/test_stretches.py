"""A game says of itself how many turns or rounds it has, where that is known: lists and the table count by it."""

from __future__ import annotations

import pytest
from tests.games.golden import GAMES, folder

from kingstable.kernel import Record, Table, find_game


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_through_all_its_turns_and_rounds_and_no_more(game: str) -> None:
    for path in folder(game).glob("*-minds.jsonl"):
        record = Record.load(path)
        stretches = find_game(game).info.stretches.get(record.seats, ())
        if stretches:
            end = Table.replay(record, quiet=True)
            assert find_game(game).round(end.state) == sum(each.count for each in stretches), path.name


def test_the_parts_of_for_the_king_are_counted_each_from_one() -> None:
    game = find_game("for_the_king")
    record = Record.load(folder("for_the_king") / "3-minds.jsonl")
    turns, rounds = game.info.stretches[3]
    assert (turns.unit, rounds.unit) == ("turn", "round")
    table = Table.replay(record, upto=0)
    for number in range(1, len(record.choices) + 1):
        assert (game.round(table.state) > turns.count) == (table.view(None).phase == 2)
        table.follow(record, upto=number)
