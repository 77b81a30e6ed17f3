"""A table needs no server: a room plays a whole game alone, and where next to nothing is installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.play.evening import played

from kingstable.kernel import game_ids

ROOT = Path(__file__).parents[2]


def test_a_room_plays_a_whole_game_alone() -> None:
    scene = played("tiny")
    assert (scene["over"], scene["seat"], scene["viewer_seats"]) == (True, 1, [0])
    assert scene["result"]["winners"]


@pytest.mark.parametrize("game", game_ids())
def test_a_room_needs_no_more_than_a_browser_has(game: str, tmp_path: Path) -> None:
    path = os.pathsep.join([str(ROOT), str(ROOT / "src")])
    told = subprocess.run(
        [sys.executable, "-m", "tests.play.evening", game],
        env={"KINGSTABLE_HOME": str(tmp_path), "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert told.returncode == 0, told.stderr
    assert told.stdout.strip() and "log-" not in told.stdout, told.stdout
