"""Which games are installed: they register through the entry point group ``kingstable.games``."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from types import ModuleType

from kingstable.kernel.errors import UnknownGame
from kingstable.kernel.game import AnyGame
from kingstable.kernel.message import Message

GROUP = "kingstable.games"


@cache
def _installed() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def game_ids() -> list[str]:
    """The ids of all installed games."""
    return list(_installed())


@cache
def find_game(id: str) -> AnyGame:
    """The game of this id; raises `UnknownGame`."""
    package_named(id)
    game: AnyGame = _installed()[id].load()
    return game


def package_named(id: str) -> str:
    """The package of an installed game, found without importing it; raises `UnknownGame`."""
    if id not in _installed():
        text = f"no game {id!r}; installed: {', '.join(_installed()) or 'none'}"
        raise UnknownGame(text, Message("wrong-game", {"name": id, "names": [*_installed()]}))
    return _installed()[id].module


def package_of(game: AnyGame) -> str:
    """The package in which the game lives; beside its rules it may hold `locale/`, `terminal` and `pad`."""
    module = type(game).__module__
    return module if hasattr(import_module(module), "__path__") else module.rpartition(".")[0]


def part_of(game: AnyGame, name: str) -> ModuleType | None:
    """An optional module of the game's package, such as ``terminal`` or ``pad``; None when there is none."""
    full = f"{package_of(game)}.{name}"
    return import_module(full) if find_spec(full) else None
