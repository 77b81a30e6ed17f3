"""Golden records: complete games kept as files must replay to the same scores and the same final state.

`python tests/games/test_golden_records.py GAME` plays new ones, where the rules of a game have changed on purpose.
"""

import sys
from pathlib import Path

import msgspec
import pytest

from kingstable.arena.contest import Contest, play
from kingstable.kernel import Record, Table, find_game
from kingstable.minds import default_mind

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/records/*.jsonl"))


def _results(table: Table) -> dict[str, object]:
    totals = [[sheet.seat, sheet.total, sheet.rank, sheet.winner] for sheet in table.scores()]
    return {"scores": totals, "digest": table.digest()}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_golden_record_replays_to_its_scores(path: Path) -> None:
    expected = msgspec.json.decode((path.parent / "results.json").read_bytes())[path.name]
    table = Table.replay(Record.load(path), quiet=True)
    assert table.over
    assert _results(table) == expected


@pytest.mark.parametrize("folder", sorted({path.parent for path in RECORDS}), ids=lambda folder: folder.parent.name)
def test_every_player_count_has_a_golden_record(folder: Path) -> None:
    least, most = find_game(folder.parent.name).info.seats
    assert {Record.load(path).seats for path in folder.glob("*.jsonl")} >= set(range(least, most + 1))


def make(game_id: str) -> None:
    """Play and keep two games for each player count: the default minds, and one of them among random players."""
    folder = HERE / game_id / "records"
    folder.mkdir(exist_ok=True)
    results: dict[str, object] = {}
    least, most = find_game(game_id).info.seats
    best = default_mind(game_id)
    for seats in range(least, most + 1):
        for name, minds in (("minds", (best,) * seats), ("mixed", (best, *("random",) * (seats - 1)))):
            record = play(Contest(game_id, minds, seed=f"golden-{name}"), 0).record
            path = folder / f"{seats}-{name}.jsonl"
            record.save(path)
            results[path.name] = _results(Table.replay(record, quiet=True))
    (folder / "results.json").write_bytes(msgspec.json.format(msgspec.json.encode(results), indent=1) + b"\n")


if __name__ == "__main__":
    make(sys.argv[1])
