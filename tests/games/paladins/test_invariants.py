"""Section 45, by playing; and that the invariants can fail."""

from collections.abc import Callable

import pytest
from tests.games.paladins.scenes import give, put_workers, put_workshop, stage

from kingstable.games.paladins import game
from kingstable.games.paladins.state import ACTION, NEW_ROUND, NONE, PaladinsState
from kingstable.kernel import Rng, Table


@pytest.mark.parametrize("seats", (1, 2, 3, 4))
@pytest.mark.rule("PAL-45.1", "PAL-45.2", "PAL-45.3", "PAL-45.4", "PAL-45.5", "PAL-45.6", "PAL-45.7")
def test_invariants_hold_at_every_decision(seats: int, budget: int) -> None:
    for seed in range(3 * budget):
        rng = Rng.seeded(f"invariants {seed}")
        table = Table.new(game, seats, {}, seed, quiet=True)
        s: PaladinsState = table.state
        tracks = [player.tracks.copy() for player in s.players]
        while not table.over:
            ask = rng.pick(table.asks)
            table.choose(rng.pick(ask.options), seat=ask.seat)
            s = table.state
            game.check(s)
            for player, before in zip(s.players, tracks, strict=True):
                assert all(now >= then for now, then in zip(player.tracks, before, strict=True))  # PAL-45.5
            tracks = [player.tracks.copy() for player in s.players]
            if table.asks and table.asks[0].prompt.id == "ask-paladin":
                for player in s.players[: s.seats]:
                    assert len(player.deck) + 3 == 13 - s.round  # PAL-45.4
                    assert sum(player.workers) <= 3 and player.busy == 0  # PAL-45.7
                assert s.favour_workers == [NONE] * 5


def _tax(s: PaladinsState) -> None:
    s.tax = 0


def _too_much_tax(s: PaladinsState) -> None:
    s.tax = s.tax_start + 1


def _workshop(s: PaladinsState) -> None:
    s.players[0].workshops[0] = 1


def _monk(s: PaladinsState) -> None:
    s.players[0].monks = 1


def _outpost(s: PaladinsState) -> None:
    s.pieces[0] = 1


def _jar(s: PaladinsState) -> None:
    s.players[0].jars = [1, 1]


def _suspicion(s: PaladinsState) -> None:
    s.suspicion.pop()


def _wall(s: PaladinsState) -> None:
    s.players[0].walls.append(s.walls[0])


def _townsfolk(s: PaladinsState) -> None:
    s.townsfolk_row[0] = NONE


def _outsiders(s: PaladinsState) -> None:
    s.outsiders.append(0)


def _taverns(s: PaladinsState) -> None:
    s.taverns.pop()


def _paladins(s: PaladinsState) -> None:
    s.phase, s.round = NEW_ROUND, 2


def _track(s: PaladinsState) -> None:
    s.players[0].tracks[0] = 13


def _two_on_a_space(s: PaladinsState) -> None:
    put_workers(s.players[0], "attack", "scout labourer fighter")
    put_workshop(s.players[0], "attack.1")


def _favour(s: PaladinsState) -> None:
    s.favour_workers[0] = 1


def _kept(s: PaladinsState) -> None:
    s.phase, s.round = NEW_ROUND, 0
    give(s.players[0], "labourer 4")


def _blocked(s: PaladinsState) -> None:
    s.players[0].busy = 1


@pytest.mark.parametrize(
    "spoil",
    [
        pytest.param(_tax, marks=pytest.mark.rule("PAL-45.1")),
        pytest.param(_too_much_tax, marks=pytest.mark.rule("PAL-45.1")),
        pytest.param(_workshop, marks=pytest.mark.rule("PAL-45.2")),
        pytest.param(_monk, marks=pytest.mark.rule("PAL-45.2")),
        pytest.param(_outpost, marks=pytest.mark.rule("PAL-45.2")),
        pytest.param(_jar, marks=pytest.mark.rule("PAL-45.2")),
        pytest.param(_suspicion, marks=pytest.mark.rule("PAL-45.3")),
        pytest.param(_wall, marks=pytest.mark.rule("PAL-45.3")),
        pytest.param(_townsfolk, marks=pytest.mark.rule("PAL-45.3")),
        pytest.param(_outsiders, marks=pytest.mark.rule("PAL-45.3")),
        pytest.param(_taverns, marks=pytest.mark.rule("PAL-45.3")),
        pytest.param(_paladins, marks=pytest.mark.rule("PAL-45.4")),
        pytest.param(_track, marks=pytest.mark.rule("PAL-45.5")),
        pytest.param(_two_on_a_space, marks=pytest.mark.rule("PAL-45.6")),
        pytest.param(_favour, marks=pytest.mark.rule("PAL-45.6")),
        pytest.param(_kept, marks=pytest.mark.rule("PAL-45.7")),
        pytest.param(_blocked, marks=pytest.mark.rule("PAL-4.7")),
    ],
)
def test_a_broken_invariant_is_found(spoil: Callable[[PaladinsState], None]) -> None:
    s = stage(4, 3)
    game.check(s)
    assert s.phase == ACTION
    spoil(s)
    with pytest.raises(AssertionError):
        game.check(s)
