"""Limits that several workers keep together."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.service.harness import Player, Server

from kingstable.service.limits import Crowd, Limiter
from kingstable.service.together import SHARED


@pytest.fixture
def together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SHARED, str(tmp_path))


@pytest.mark.usefixtures("together")
def test_workers_take_from_one_bucket() -> None:
    one, two, other = (Limiter(0.0, 3, name) for name in ("requests", "requests", "guests"))
    assert [one.allows("Anna"), two.allows("Anna"), one.allows("Anna"), two.allows("Anna")] == [True, True, True, False]
    assert two.allows("Borys")
    assert other.allows("Anna")
    assert Limiter(0.0, 3).allows("Anna"), "one without a name counts alone"


@pytest.mark.usefixtures("together")
def test_workers_count_one_crowd() -> None:
    one, two = Crowd("pages"), Crowd("pages")
    one.enter("Anna")
    two.enter("Anna")
    two.enter("Borys")
    assert (one["Anna"], two["Anna"], one["Borys"], one["Clara"]) == (2, 2, 1, 0)
    one.leave("Anna")
    assert two["Anna"] == 1


@pytest.mark.usefixtures("together")
def test_a_worker_that_died_is_counted_no_more() -> None:
    code = "from kingstable.service.limits import Crowd; Crowd('pages').enter('Anna')"
    before = Crowd("pages")
    subprocess.run([sys.executable, "-c", code], check=True, env=dict(os.environ))
    assert before["Anna"] == 1
    after = Crowd("pages")
    assert before["Anna"] == after["Anna"] == 0


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
@pytest.mark.xdist_group("postgresql")
def test_limits_hold_across_workers(database: str, tmp_path: Path) -> None:
    limits = {"KINGSTABLE_SOCKETS": "3", "KINGSTABLE_RATE": "0.01", "KINGSTABLE_BURST": "20"}
    server = Server(tmp_path, database, "--workers", "3", **limits).start()
    anna = Player(server, "Anna")
    with anna.page() as one, anna.page() as two, anna.page() as three:
        assert {page.ask("ping")["type"] for page in (one, two, three)} == {"pong"}
        with anna.page() as four:
            assert four.closed_with() == 4408
    anna.http.headers["connection"] = "close"  # so that each request may come to another worker
    codes = [anna.http.get("/me").status_code for _ in range(30)]
    assert 10 <= codes.count(200) < 20
    server.stop()
