"""The Python of a site, started once for all tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.site import node


@pytest.fixture(scope="session")
def inside(site: Path) -> Iterator[node.Inside]:
    """Python in a page."""
    with node.inside(site, node.HERE / "inside.py") as started:
        yield started
