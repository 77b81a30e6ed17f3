"""Training: a game plays against itself, a net is fitted to how that ended, and the file fits that game alone."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kingstable.kernel import Level, Rng, Table, find_game, game_ids, part_of
from kingstable.kernel.registry import package_of
from kingstable.minds import Sight, find_mind, value
from kingstable.minds.arrays import Arrays
from kingstable.minds.levels import Thoughtful
from kingstable.minds.search import Judged
from kingstable.training.games import Sample, _backwards, played
from kingstable.training.kept import Kept
from kingstable.training.train import train

GAMES = [id for id in game_ids() if package_of(find_game(id)).startswith("kingstable.games.")]
GAME = "for_the_king"


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """What is learned from a handful of games."""
    return train(GAME, [2], "tiny", [6], 1, lambda text: None, tmp_path_factory.mktemp("tiny") / "value.bin")


class Pretended:
    """Games that nobody plays: positions by chance, which follow from the seed; it notes how they were asked for."""

    def __init__(self, until: int = -1) -> None:
        self.asked: list[tuple[str, bool]] = []
        self._until = until

    def __call__(self, id: str, seats: int, seed: str, learned: bytes) -> list[Sample]:
        if len(self.asked) == self._until:
            raise KeyboardInterrupt
        self.asked.append((seed, bool(learned)))
        rng = Rng.seeded(seed)
        return [Sample([float(rng.below(9)), 1.0], float(rng.below(20) - 10), 0.0) for _ in range(8)]


def _in_rounds(file: Path) -> bytes:
    """The weights after a round of two games and one of four."""
    return train(GAME, [2], "tiny", [2, 4], 1, lambda text: None, file).partition(b"\n")[2]


def test_what_was_broken_off_goes_on_with_the_games_that_were_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, whole = tmp_path / "value.bin", Pretended()
    monkeypatch.setattr("kingstable.training.train.played", whole)
    wanted = _in_rounds(file)
    assert whole.asked == [(f"tiny/2/{number}", number >= 2) for number in range(6)]
    monkeypatch.setattr("kingstable.training.train.played", Pretended(until=4))
    with pytest.raises(KeyboardInterrupt):
        _in_rounds(file)
    with (tmp_path / "value.bin.2").open("ab") as kept:
        kept.write(b"[[[1, 2")
    rest = Pretended()
    monkeypatch.setattr("kingstable.training.train.played", rest)
    assert _in_rounds(file) == wanted
    assert rest.asked == whole.asked[4:]
    assert not list(tmp_path.iterdir())


def test_later_rounds_are_played_by_what_was_learned(tiny: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingstable.training.games.COMPARED", 2)
    looks: list[int] = []
    learned = Arrays.judge
    monkeypatch.setattr(Arrays, "judge", lambda net, x: (looks.append(len(x)), learned(net, x))[1])
    played(GAME, 2, "later")
    assert not looks
    assert played(GAME, 2, "later", tiny)
    assert looks


def test_games_that_were_kept_for_something_else_are_not_used(tmp_path: Path) -> None:
    game, file = find_game(GAME), tmp_path / "kept"
    sample = Sample([1.0], 2.0, 1.0)
    for seed, games in (("other", [3]), ("one", [4])):
        Kept(file, game, "one", [3]).keep([sample])
        assert Kept(file, game, "one", [3]).games() == [[sample]]
        assert not Kept(file, game, seed, games).games()


def test_the_same_games_teach_the_same(tiny: bytes) -> None:
    first, second = (played(GAME, 2, "again") for _ in range(2))
    assert first == second
    assert {sample.won for sample in first} == {0.0, 1.0}
    assert all((sample.margin > 0) == bool(sample.won) for sample in first if sample.margin)


def test_a_tiny_net_is_of_use_against_random(tiny: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    learned = value.read(tiny, find_game(GAME))
    monkeypatch.setattr("kingstable.minds.search.nets", lambda game: learned)
    ticks = iter(range(1_000_000))
    table = Table.new(GAME, 2, seed="tiny", quiet=True)
    minds = [Thoughtful(Level(4.0, 2), lambda: float(next(ticks))), find_mind(GAME, "random")]
    rng = Rng.seeded("tiny")
    while not table.over:
        ask = table.asks[0]
        table.choose(minds[ask.seat].choose(Sight.of(table, ask.seat, rng)), seat=ask.seat)
    assert [sheet.winner for sheet in table.scores()] == [True, False]


def test_a_file_that_was_made_for_other_rules_is_refused(tiny: bytes) -> None:
    game = find_game(GAME)
    line, _, weights = tiny.partition(b"\n")
    header = msgspec.json.decode(line, type=value.Header)
    assert header.made["command"] == f"kingstable train {GAME} --seats 2 --games 6 --seed tiny"
    assert value.read(tiny, game).keys() == {2}
    for other in ({"rules_version": 99}, {"components": "others"}, {"game": "another"}):
        changed = msgspec.json.encode(msgspec.structs.replace(header, **other)) + b"\n" + weights
        assert not value.read(changed, game)


@pytest.mark.parametrize("id", GAMES)
def test_shipped_nets_fit_their_game_and_say_what_they_said_when_they_were_made(id: str) -> None:
    game = find_game(id)
    raw = value.shipped(game)
    if raw is None:
        return
    assert len(raw) < 2_000_000
    header = msgspec.json.decode(raw.partition(b"\n")[0], type=value.Header)
    found = value.read(raw, game)
    assert found.keys() == {shape.seats for shape in header.nets}
    features = part_of(game, "features")
    assert features is not None
    for shape in header.nets:
        table = Table.new(game, shape.seats, seed=1, quiet=True)
        assert len(features.features(table.state, 0)) == shape.sizes[0]
        assert found[shape.seats].judge(shape.position) == pytest.approx(shape.says, abs=1e-4)
        assert Arrays(found[shape.seats]).judge(shape.position) == pytest.approx(shape.says, abs=1e-4)


def test_nets_are_computed_by_numpy_where_it_is_installed_and_else_in_plain_numbers(
    tiny: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game(GAME)
    assert isinstance(value.computed(tiny, game)[2], Arrays)
    monkeypatch.setitem(sys.modules, "kingstable.minds.arrays", None)
    assert isinstance(value.computed(tiny, game)[2], value.Net)


@pytest.mark.parametrize("id", GAMES)
def test_features_are_as_many_whatever_happens(id: str) -> None:
    features = part_of(find_game(id), "features")
    assert features is not None
    rng = Rng.seeded(id)
    table = Table.new(id, 2, seed="features", quiet=True)
    counts = set()
    while not table.over:
        ask = table.asks[0]
        table.choose(rng.pick(ask.options), seat=ask.seat)
        if rng.below(12) == 0 and not table.over:
            counts.add(len(features.features(table.state, ask.seat)))
    assert len(counts) == 1


def test_what_came_of_a_position_counts_the_less_the_farther_away_it_was() -> None:
    class Even:
        def judge(self, features: object) -> tuple[float, float]:
            return 0.0, 0.5

    learned: Any = Even()
    near, far = _backwards([[1.0], [2.0]], Judged(10.0, 1.0), learned)
    assert (near.features, near.margin, near.won) == ([2.0], 10.0, 1.0)
    assert far.features == [1.0]
    assert 0 < far.margin < 10
    assert 0.5 < far.won < 1
    assert [each.margin for each in _backwards([[1.0], [2.0]], Judged(10.0, 1.0), None)] == [10.0, 10.0]
