"""What is installed is enough: the core alone plays, the server is an extra, and whatever is imported is declared."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "kingstable"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
SAID = {
    "en": "The server is not installed here",
    "uk": "Сервер тут не встановлено",
    "ru": "Сервер здесь не установлен",
}


def plain(name: str) -> str:
    """The name of a package as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def named(requirements: list[str]) -> set[str]:
    """The packages that these lines of `pyproject.toml` ask for."""
    return {plain(re.split(r"[^\w.-]", line, maxsplit=1)[0]) for line in requirements}


CORE = named(PROJECT["dependencies"])
SERVER = named(PROJECT["optional-dependencies"]["serve"])
TRAINING = named(PROJECT["optional-dependencies"]["train"])


def reached(names: set[str]) -> set[str]:
    """These packages, and all that they themselves ask for."""
    found: set[str] = set()
    while names:
        found |= names
        wanted = [line for name in names for line in distribution(name).requires or () if "extra ==" not in line]
        names = {name for name in named(wanted) if name in PACKAGES} - found
    return found


PROVIDERS = {module: {plain(name) for name in names} for module, names in packages_distributions().items()}
PACKAGES = set().union(*PROVIDERS.values())


def run(*words: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run `kingstable` where only the core and what it asks for can be imported."""
    core = reached(CORE) | {"kingstable"}
    strange = {module for module, names in PROVIDERS.items() if not names & core}
    program = f"""
import sys

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {strange!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Absent())
from kingstable.cli import main
sys.exit(main())
"""
    env = {"KINGSTABLE_HOME": str(folder), "KINGSTABLE_LANG": "en", "PATH": "", "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-X", "utf8", "-c", program, *words]
    return subprocess.run(command, env=env, cwd=folder, capture_output=True, text=True, encoding="utf-8", check=False)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("play kingdom_builder --seats greedy,random --seed 1", "Total"),
        ("arena tiletum --minds random --games 1", "random"),
        ("games", "paladins"),
        ("schema", '"Scene"'),
    ],
)
def test_the_core_plays_by_itself(words: str, said: str, tmp_path: Path) -> None:
    done = run(*words.split(), folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert said in done.stdout


@pytest.mark.parametrize(
    ("words", "lang"),
    [("", "en"), ("serve", "en"), ("serve", "uk"), ("serve", "ru"), ("export 7k2m", "en"), ("import a.jsonl", "en")],
)
def test_what_needs_the_server_says_how_to_install_it(words: str, lang: str, tmp_path: Path) -> None:
    done = run(*words.split(), "--lang", lang, folder=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert SAID[lang] in line and line.endswith('pip install "kingstable[serve]"')


def imported(path: Path) -> Iterator[str]:
    """The modules that a file names in its imports, wherever they stand."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


def provider(module: str) -> str | None:
    """The package that brings a module; None for Python's own and ours. Several may share a first name."""
    first = module.partition(".")[0]
    if first in sys.stdlib_module_names or first == "kingstable":
        return None
    names = PROVIDERS[first]
    return next(iter(names)) if len(names) == 1 else plain(".".join(module.split(".")[:2]))


@pytest.mark.parametrize(("place", "extra"), [("", set()), ("service", SERVER), ("training", TRAINING)])
def test_whatever_is_imported_is_declared(place: str, extra: set[str]) -> None:
    apart = {"service", "training", "template"}  # the template is a package of its own
    paths = [
        path
        for path in SOURCES.rglob("*.py")
        if (folder := path.relative_to(SOURCES).parts[0]) == place or (not place and folder not in apart)
    ]
    found = {(provider(module), path.name) for path in paths for module in imported(path)}
    if not place:
        found.discard(("numpy", "arrays.py"))  # which is asked for only where numpy is installed
    declared = CORE | extra
    assert paths and not [(name, file) for name, file in found if name is not None and name not in declared]
