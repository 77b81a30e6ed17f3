"""Golden records: complete games kept as files must replay to the same scores and the same final state, for ever.

Those of each version of the rules have a folder of their own, the first one without a number. When the rules of a game
have changed on purpose and its version is raised, `python -m tests.games.test_golden_records GAME` plays new ones.
"""

import sys
from pathlib import Path

import msgspec
import pytest
from tests.games.golden import GAMES, HERE, folder

from kingstable.arena.contest import Contest, play
from kingstable.kernel import Record, Table, find_game
from kingstable.minds import default_mind

RECORDS = sorted(HERE.glob("*/records/**/*.jsonl"))


def _name(path: Path) -> str:
    return str(path.relative_to(HERE).with_suffix(""))


def _results(table: Table) -> dict[str, object]:
    totals = [[sheet.seat, sheet.total, sheet.rank, sheet.winner] for sheet in table.scores()]
    return {"scores": totals, "digest": table.digest()}


@pytest.mark.parametrize("path", RECORDS, ids=_name)
def test_a_golden_record_replays_to_its_scores(path: Path) -> None:
    expected = msgspec.json.decode((path.parent / "results.json").read_bytes())[path.name]
    table = Table.replay(Record.load(path), quiet=True)
    assert table.over
    assert _results(table) == expected


@pytest.mark.parametrize("game", GAMES)
def test_every_version_has_a_golden_record_for_every_player_count(game: str) -> None:
    info = find_game(game).info
    least, most = info.seats
    for version in range(1, info.rules_version + 1):
        records = [Record.load(path) for path in folder(game, version).glob("*.jsonl")]
        assert {record.rules_version for record in records} == {version}
        assert {record.seats for record in records} >= set(range(least, most + 1))


def make(game_id: str) -> None:
    """Play and keep two games for each player count: the default minds, and one of them among random players."""
    info = find_game(game_id).info
    place = folder(game_id, info.rules_version)
    place.mkdir(parents=True, exist_ok=True)
    results: dict[str, object] = {}
    least, most = info.seats
    best = default_mind(game_id)
    for seats in range(least, most + 1):
        for name, minds in (("minds", (best,) * seats), ("mixed", (best, *("random",) * (seats - 1)))):
            record = play(Contest(game_id, minds, seed=f"golden-{name}"), 0).record
            path = place / f"{seats}-{name}.jsonl"
            record.save(path)
            results[path.name] = _results(Table.replay(record, quiet=True))
    (place / "results.json").write_bytes(msgspec.json.format(msgspec.json.encode(results), indent=1) + b"\n")


if __name__ == "__main__":
    make(sys.argv[1])
