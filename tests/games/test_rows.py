"""What one click makes together, in every game that says so: each way can be gone, and what follows is offered."""

from __future__ import annotations

import pytest

from kingstable.kernel import Rng, Table, find_game, game_ids, part_of
from kingstable.play.rows import after, ways

GAMES = [id for id in game_ids() if part_of(find_game(id), "rows")]


@pytest.mark.parametrize("game", GAMES)
def test_every_way_can_be_gone_and_taken_back(game: str) -> None:
    rng = Rng.seeded("ways")
    table = Table.new(game, 2, seed=4, quiet=True)
    for _ in range(300):
        if table.over:
            break
        ask = table.asks[0]
        for way in ways(table, ask.seat):
            assert way[-1] not in ask.options or not way[-1].references
            there = after(table, ask.seat, way)
            if there.undo_refusal(ask.seat) is None:
                there.undo(ask.seat)
                assert there.digest() == table.digest()
        table.choose(rng.pick(ask.options), seat=ask.seat)


@pytest.mark.parametrize("game", GAMES)
def test_what_follows_of_itself_is_one_of_the_options(game: str) -> None:
    follows = getattr(part_of(find_game(game), "rows"), "follows", None)
    rng = Rng.seeded("follows")
    table = Table.new(game, 2, seed=5, quiet=True)
    seen = 0
    while follows is not None and not table.over:
        ask = table.asks[0]
        answer = follows(table.state, ask)
        assert answer is None or answer in ask.options
        seen += answer is not None
        table.choose(answer or rng.pick(ask.options), seat=ask.seat)
    assert seen or follows is None
