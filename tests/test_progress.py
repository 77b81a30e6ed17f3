"""Waiting by progress: it outlasts any clock while something moves, and ends when nothing does."""

from __future__ import annotations

import signal
import subprocess
import sys
from itertools import count

import pytest
from tests.progress import ended, until, work_of


def test_what_moves_is_waited_for_however_long() -> None:
    steps = count()
    assert until(lambda: next(steps) >= 20, lambda: next(steps), silence=0, pause=0)


def test_silence_ends_the_wait_and_says_why() -> None:
    with pytest.raises(AssertionError, match=r"nothing moved for 0\.01 s: the log is empty"):
        until(lambda: False, lambda: 7, why=lambda: "the log is empty", silence=0.01, pause=0.001)


def test_a_process_that_works_is_seen_to_work_until_it_ends() -> None:
    busy = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    work = work_of(busy.pid)
    assert until(work) >= 1
    busy.kill()
    assert ended(busy) == -signal.SIGKILL
