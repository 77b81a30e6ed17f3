"""Python as it runs in a page, here in Node, from the very files that a site serves."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kingstable.site import write

ROOT = Path(__file__).parent.parent.parent
#: Where `make setup` puts the browser's Python.
PYODIDE = ROOT / "build" / "pyodide"


class Inside:
    """Python in a page: asked for functions of `inside.py`."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def ask(self, name: str, *args: Any) -> Any:
        """What a function answers there; raises what goes wrong there."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps([name, *args]) + "\n")
        self.process.stdin.flush()
        told = json.loads(self.process.stdout.readline())
        assert "error" not in told, told["error"]
        return told["ok"]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site, just written."""
    folder = tmp_path_factory.mktemp("sites") / "site"
    write(folder, PYODIDE)
    return folder


@pytest.fixture(scope="session")
def inside(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """Python in a page, started once for all tests."""
    here = Path(__file__).parent
    node = shutil.which("node", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]))
    assert node is not None, "there is no Node.js; `make setup` brings one"
    words = [node, here / "inside.mjs", site / "py", tmp_path_factory.mktemp("unpacked"), here / "inside.py"]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield Inside(process)
        assert process.stdin is not None
        process.stdin.close()
