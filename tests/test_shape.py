"""One shape for every game: the same rooms under the same names, in Python, in the client and in the tests."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

from kingstable.kernel import find_game, game_ids
from kingstable.kernel.registry import package_of

ROOT = Path(__file__).parent.parent

#: The modules of a game's package, each a file or a folder, with the public names it must have.
ROLES = {
    "printed": (),
    "components": ("load", "COMPONENTS"),
    "names": ("names",),
    "tables": (),
    "state": (),
    "options": ("NOTATION",),
    "setup": ("set_up",),
    "rules": (),
    "rules.course": ("turn", "over"),
    "knowledge": ("imagine",),
    "invariants": ("check",),
    "scoring": ("score_sheets",),
    "faces": ("faces",),
    "view": ("view",),
    "explain": ("explain",),
    "advice": ("advice",),
    "pad": ("score_text",),
    "terminal": ("DRAWS", "show", "panel", "board", "piles", "tracks", "about"),
    "greedy": ("Greedy",),
    "prospects": ("LEVELS", "AHEAD", "candidates", "trust", "stage", "margin"),
    "features": ("features",),
    "game": ("game",),
}
OPTIONAL = {"rival", "worth", "versions", "rulebook", "rows", "losses", "lessons"}

#: What lies in a game's folder of the client; everything else is in `parts`.
CLIENT = {
    *("index.ts", "Board.svelte", "Seat.svelte", "Large.svelte", "Reference.svelte", "Cover.svelte"),
    *("view.ts", "accent.css"),
}
CLIENT_OPTIONAL = {
    *("Aside.svelte", "Mine.svelte", "Rival.svelte", "Preview.svelte", "Gain.svelte", "Theirs.svelte"),
    *("touched.ts", "words.ts", "lens.ts", "parts"),
}

#: The tests of a game: its language, one file for each role with behaviour, the rules and the rival by their parts.
TESTS = {"scenes.py", "records"} | {
    f"test_{role}.py"
    for role in (
        "components", "setup", "knowledge", "invariants", "scoring", "faces", "view", "explain", "advice", "pad",
        "terminal", "greedy", "prospects", "words", "conformance",
    )
}  # fmt: skip
TEST_PARTS = re.compile(r"test_(rules|rival|tables|options|versions|rows|losses)(_\w+)?\.py")

GAMES = [id for id in game_ids() if package_of(find_game(id)).startswith("kingstable.games.")]


def _folder(game: str) -> Path:
    return ROOT / "src" / "kingstable" / "games" / game


def _named(paths: Path) -> set[str]:
    return {path.name for path in paths.iterdir() if not path.name.startswith((".", "__"))}


def _mentioned() -> set[str]:
    """Modules outside the roles that CONTRIBUTING names, with their reason."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    return set(re.findall(r"^- `games/(\S+)`:", text, re.MULTILINE))


@pytest.mark.parametrize("game", GAMES)
def test_a_package_has_the_roles_and_nothing_else(game: str) -> None:
    found = {name.removesuffix(".py") for name in _named(_folder(game)) - {"data", "locale"}}
    roles = {role for role in ROLES if "." not in role}
    assert not roles - found, "roles without a module"
    outside = {f"{game}/{name}" for name in found - roles - OPTIONAL}
    assert not outside - _mentioned(), "modules outside the roles"


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("game", GAMES)
def test_a_role_has_its_public_names(game: str, role: str) -> None:
    module = import_module(f"kingstable.games.{game}.{role}")
    assert not [name for name in ROLES[role] if not hasattr(module, name)]


@pytest.mark.parametrize("game", GAMES)
def test_the_wiring_holds_no_rules(game: str) -> None:
    """Every function of the game object is one line that calls its role; no function stands beside it."""
    tree = ast.parse((_folder(game) / "game.py").read_text(encoding="utf-8"))
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    assert not [node.name for node in functions]
    for wiring in (node for node in tree.body if isinstance(node, ast.ClassDef)):
        methods = [node for node in wiring.body if isinstance(node, ast.FunctionDef)]
        bodies = {node.name: [part for part in node.body if not _is_docstring(part)] for node in methods}
        assert not {name for name, body in bodies.items() if len(body) > 1}


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


@pytest.mark.parametrize("game", GAMES)
def test_modules_of_a_game_import_each_other_by_relative_names(game: str) -> None:
    """Otherwise an edition with other components would reach into the first one."""
    absolute = re.compile(rf"^\s*(from|import) kingstable\.games\.{game}\b", re.MULTILINE)
    assert not [path for path in _folder(game).rglob("*.py") if absolute.search(path.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("game", GAMES)
def test_the_client_has_the_same_parts_for_every_game(game: str) -> None:
    found = _named(ROOT / "web" / "src" / "games" / game)
    assert not CLIENT - found, "missing"
    assert not found - CLIENT - CLIENT_OPTIONAL, "these belong into parts/"


@pytest.mark.parametrize("game", GAMES)
def test_the_tests_have_the_same_files_for_every_game(game: str) -> None:
    found = _named(ROOT / "tests" / "games" / game)
    assert not TESTS - found, "missing"
    assert not {name for name in found - TESTS if not TEST_PARTS.fullmatch(name)}, "outside the roles"


def test_no_core_file_names_a_game() -> None:
    """Games are found; nothing has to be told of a new one."""
    names = re.compile("|".join(GAMES))
    core = [
        path
        for folder in ("kernel", "minds", "play", "lessons", "service", "words", "arena", "training", "cli")
        for path in (ROOT / "src" / "kingstable" / folder).rglob("*.py")
        if "migrations" not in path.parts
    ]
    client = [
        path
        for suffix in ("*.ts", "*.svelte", "*.css")
        for path in (ROOT / "web" / "src").rglob(suffix)
        if "games" not in path.relative_to(ROOT / "web" / "src").parts[:-1] and path.name != "wire.ts"
    ]
    named = {path.relative_to(ROOT) for path in [*core, *client] if names.search(_code(path))}
    assert not named


def _code(path: Path) -> str:
    """A source without its examples: docstrings, comments, and texts that show how something is used."""
    text = path.read_text(encoding="utf-8")
    text = re.sub(r'""".*?"""|"kingstable [^"\n]*"|/\*.*?\*/|<!--.*?-->', "", text, flags=re.DOTALL)
    return re.sub(r"^\s*(#|//).*$", "", text, flags=re.MULTILINE)
