"""Games from outside as their players get them: built into a wheel, and installed beside Kingstable."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from kingstable.cli import main

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "moths"
#: The game that the tests begin, and its id.
TITLE, BEGUN = "Stone Road", "stone_road"

_LEFT_BEHIND = shutil.ignore_patterns("__pycache__", ".*")


def begin(folder: Path) -> Path:
    """A new game, as `kingstable new-game` writes it."""
    assert main(["new-game", TITLE, str(folder)]) == 0
    return folder


def install(package: Path, target: Path, scratch: Path) -> None:
    """Build the package and install it into a folder, without fetching anything."""
    source = scratch / f"{package.name}-source"
    shutil.copytree(package, source, ignore=_LEFT_BEHIND)
    run("-m", "hatchling", "build", "-t", "wheel", "-d", str(scratch / "wheels" / package.name), folder=source)
    (wheel,) = (scratch / "wheels" / package.name).glob("*.whl")
    command = ["-m", "uv", "pip", "install", "--quiet", "--offline", "--no-deps", "--target", str(target), str(wheel)]
    run(*command, folder=scratch)


def run(*command: str, folder: Path, path: tuple[Path, ...] = ()) -> str:
    """Run a Python command somewhere, with more on its path; it must succeed."""
    env = {**os.environ, "PYTHONPATH": beside(*path), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, *command], cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def beside(*path: Path) -> str:
    """A Python path on which these folders come before what is there already."""
    return os.pathsep.join([*map(str, path), *filter(None, [os.environ.get("PYTHONPATH")])])
