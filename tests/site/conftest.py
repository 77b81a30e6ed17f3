"""A site and the Python in it, written and started once for all tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.outside import EXAMPLE, install, run
from tests.site import node


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site, written where a game from outside is installed."""
    folder, installed = tmp_path_factory.mktemp("sites"), tmp_path_factory.mktemp("installed")
    install(EXAMPLE, installed, tmp_path_factory.mktemp("scratch"))
    run("-m", "kingstable", "site", "site", "--pyodide", str(node.PYODIDE), folder=folder, path=(installed,))
    return folder / "site"


@pytest.fixture(scope="session")
def inside(site: Path) -> Iterator[node.Inside]:
    """Python in a page."""
    with node.inside(site, node.HERE / "inside.py") as started:
        yield started
