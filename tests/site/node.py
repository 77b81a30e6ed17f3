"""Python as it runs in a page, here in Node, from the very files that a site serves."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

HERE = Path(__file__).parent
#: Where `make setup` puts the browser's Python.
PYODIDE = HERE.parent.parent / "build" / "pyodide"


class Inside:
    """Python in a page: asked for the functions of a program, by lines of JSON."""

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


@contextmanager
def inside(site: Path, program: Path) -> Iterator[Inside]:
    """Starts the Python of a site with a program that answers lines."""
    node = shutil.which("node", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]))
    assert node is not None, "there is no Node.js; `make setup` brings one"
    with TemporaryDirectory() as scratch:
        words = [node, HERE / "inside.mjs", site / "py", scratch, program]
        with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
            yield Inside(process)
            assert process.stdin is not None
            process.stdin.close()
