"""What choices give up: said where something is truly lost, and seldom to whoever plays well."""

from __future__ import annotations

import pytest

from kingstable.kernel import Rng, Sight, Table, find_game, game_ids, part_of
from kingstable.minds import find_mind
from kingstable.play.losses import losing
from kingstable.words import Speaker

GAMES = [id for id in game_ids() if part_of(find_game(id), "losses")]


def _asked(game: str, seats: int, mind: str, seed: int) -> tuple[list[int], set[str]]:
    """How often each seat is asked in a whole game, and all that could be lost in it."""
    table = Table.new(game, seats, seed=seed)
    minds = [find_mind(table.game, mind) for _ in range(seats)]
    rng = Rng.seeded(seed)
    asked, known = [0] * seats, set()
    while not table.over:
        ask = table.asks[0]
        lost = losing(table, ask)
        known |= {message.id for message in lost.values()}
        chosen = minds[ask.seat].choose(Sight.of(table, ask.seat, rng))
        asked[ask.seat] += chosen.notation in lost
        table.choose(chosen, seat=ask.seat)
    return asked, known


@pytest.mark.parametrize("game", GAMES)
def test_whoever_plays_well_is_asked_twice_a_game_at_most(game: str) -> None:
    for seed in range(3):
        asked, known = _asked(game, 2, "greedy", seed)
        assert max(asked) <= 2
        assert known, "something could have been lost"


@pytest.mark.parametrize("game", GAMES)
def test_whoever_plays_at_random_is_asked(game: str) -> None:
    asked, known = _asked(game, 2, "random", 1)
    assert max(asked) > 2
    for lang in ("en", "uk", "ru"):
        assert all(Speaker(lang, game).knows(id) for id in known)
