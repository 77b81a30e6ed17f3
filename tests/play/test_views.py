"""The views of one moment, made of what all see."""

from __future__ import annotations

import msgspec
import pytest

from kingstable.kernel import Rng, Table, game_ids
from kingstable.play.views import views


@pytest.mark.parametrize("game", game_ids())
def test_each_seat_sees_its_own_and_changes_nothing_for_the_others(game: str) -> None:
    table, rng = Table.new(game, 2, seed=3), Rng.seeded(3)
    for _ in range(40):
        ask = table.asks[0]
        table.choose(rng.pick(ask.options), seat=ask.seat)
        look = views(table)
        for seat in (0, 1, None, 0):
            assert msgspec.json.encode(look(seat)) == msgspec.json.encode(table.view(seat))
