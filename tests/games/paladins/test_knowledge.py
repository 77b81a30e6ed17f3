"""What a seat cannot know is dealt anew, and nothing else."""

import pytest

from kingstable.games.paladins import game
from kingstable.kernel import Rng, Table


@pytest.mark.parametrize("seats", (1, 2, 4))
def test_what_is_hidden_is_dealt_anew(seats: int) -> None:
    rng = Rng.seeded("imagine")
    table = Table.new(game, seats, {}, 11, quiet=True)
    for _ in range(60 * seats):
        ask = rng.pick(table.asks)
        table.choose(rng.pick(ask.options), seat=ask.seat)
    real = table.state
    different = 0
    for seed in range(10):
        other = table.imagine(0, Rng.seeded(seed)).state
        game.check(other)
        assert game.view(other, 0) == game.view(real, 0)
        assert sorted(other.walls) == sorted(real.walls)
        different += other.walls != real.walls and other.suspicion != real.suspicion
        different += seats > 1 and other.players[1].deck != real.players[1].deck
    assert different >= 9


def test_each_hidden_thing_is_dealt_anew() -> None:
    table = Table.new(game, 1, {}, 11, quiet=True)
    table.choose(table.asks[0].options[0])
    table.choose("paladin 1 2 3")
    real = table.state
    assert real.rival is not None
    found: dict[str, set[tuple[int, ...]]] = {}
    for seed in range(30):
        other = table.imagine(0, Rng.seeded(seed)).state
        assert other.rival is not None
        assert (other.orders[0], other.players[0].deck[0]) == (real.orders[0], real.players[0].deck[0])
        for name, cards in (
            ("orders", other.orders[1:]),
            ("favours", other.favours),
            ("schemes", other.rival.deck),
            ("paladins", other.players[0].deck[1:-1]),
            ("townsfolk", other.townsfolk),
            ("outsiders", other.outsiders),
            ("taverns", other.taverns),
        ):
            found.setdefault(name, set()).add(tuple(cards))
    assert all(len(ways) > 10 for ways in found.values()), found
    assert {order for ways in found["orders"] for order in ways} == set(range(6)) - {real.orders[0]}
    assert {favour for ways in found["favours"] for favour in ways} == set(range(10))
