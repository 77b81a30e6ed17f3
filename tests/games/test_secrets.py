"""A game says of itself whether a player knows what others may not see: people at one screen then hand it over."""

from __future__ import annotations

import pytest

from kingstable.kernel import Rng, Table, find_game, game_ids


@pytest.mark.parametrize("game", game_ids())
def test_a_game_has_secrets_where_one_seat_can_imagine_the_other_otherwise(game: str) -> None:
    rng = Rng.seeded("secrets")
    table = Table.new(game, 2, seed=3)
    differs = False
    for _ in range(80):
        if table.over:
            break
        differs = differs or table.imagine(0, rng).view(1) != table.view(1)
        ask = table.asks[0]
        table.choose(rng.pick(ask.options), seat=ask.seat)
    assert differs == find_game(game).info.secrets
