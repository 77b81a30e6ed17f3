"""The client as it is shipped: its types are those of the server, and it loads quickly."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from tests.browser.conftest import Invite

WEB = Path(__file__).parents[2] / "web"
FIRST_LOAD = 250 * 1024


def test_the_types_of_the_wire_are_current() -> None:
    assert (WEB / "node_modules").exists(), "the client's tools are not installed: run `make setup`"
    command = ["../tools/npm", "run", "types", "--", "--check"]
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_the_first_load_is_small(invite: Invite, lang: str) -> None:
    """All that comes over the wire until a first board stands, fonts included."""
    visitor = invite(lang=lang)
    session = visitor.page.context.new_cdp_session(visitor.page)
    received: list[int] = []
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: received.append(int(event["encodedDataLength"])))
    visitor.play_now()
    visitor.page.wait_for_timeout(500)
    total = sum(received)
    print(f"first load ({lang}): {total / 1024:.0f} KB in {len(received)} requests")
    assert 50_000 < total < FIRST_LOAD
