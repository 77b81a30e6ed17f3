"""What holds at every moment of a game (section 23)."""

import pytest
from tests.games.viscounts.scenes import castle, scene, stock

from kingstable.games.viscounts import game
from kingstable.kernel import Rng, Table


@pytest.mark.rule("VIS-23.1", "VIS-23.2", "VIS-23.3", "VIS-23.4", "VIS-23.5", "VIS-23.6")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_invariants_of_random_games(seats):
    for seed in range(3):
        table = Table.new(game, seats, {"automa": ("cleric", "noble", "card")[seed]}, seed=seed, quiet=True)
        rng = Rng.seeded(f"invariants {seed}")
        before = [(0, 0, 0, 0, 0)] * len(table.state.players)
        while not table.over:
            ask = table.asks[0]
            table.choose(rng.pick(ask.options), seat=ask.seat)
            game.check(table.state)
            now = [
                (
                    player.tier3,
                    player.paid,
                    player.approved,
                    sum(spot >= 0 for spot in player.built),
                    len(player.scrolls),
                )
                for player in table.state.players
            ]
            for old, new in zip(before, now, strict=True):
                assert all(one <= other for one, other in zip(old, new, strict=True))
            before = now


@pytest.mark.parametrize(
    ("clause", "spoil"),
    [
        ("VIS-23.1", lambda s: s.players[0].tier1.__setitem__(0, 1)),
        ("VIS-23.1", lambda s: s.owners.__setitem__(3, 1)),
        ("VIS-23.2", lambda s: castle(s, 0, "30000")),
        ("VIS-23.2", lambda s: [castle(s, who, "20000") for who in range(3)]),
        ("VIS-23.3", lambda s: setattr(s.players[0], "virtue", 0)),
        ("VIS-23.4", lambda s: s.removed.append(s.folk[0][0])),
        ("VIS-23.5", lambda s: stock(s, 0, silver=-1)),
    ],
)
def test_broken_invariants_are_found(clause, spoil):
    s = scene()
    game.check(s)
    spoil(s)
    with pytest.raises(AssertionError, match=clause):
        game.check(s)
