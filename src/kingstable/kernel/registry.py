"""Which games are installed, and in which editions: one for each set of components that somebody plays with.

Games register through the entry point group ``kingstable.games``. Their rules read what is printed as plain constants,
which is both the clearest and the quickest way; so another set of components is another *edition* of the game: its
package, loaded once more beside the first, under a name of its own. This works because a game's modules import each
other by relative names only.
"""

from __future__ import annotations

import sys
from functools import cache, lru_cache
from hashlib import blake2b
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from types import ModuleType
from typing import Protocol

import msgspec

from kingstable.kernel.errors import BadComponents, UnknownComponents, UnknownGame
from kingstable.kernel.game import AnyGame
from kingstable.kernel.message import Message

GROUP = "kingstable.games"
SHELF = "kingstable.shelf"


class Shelf(Protocol):
    """Where components lie that owners of a game put in the place of the shipped ones."""

    def chosen(self, id: str) -> bytes | None:
        """The owner's components that new tables of a game play with; None for the shipped ones."""

    def kept(self, id: str, mark: str) -> bytes | None:
        """Components of this mark that are played with, or were before."""

    def place(self, id: str) -> str:
        """What to call the owner's file when something is wrong with it."""


#: The components of each edition, by the name of its package.
_editions: dict[str, bytes] = {}


@cache
def _shelf() -> Shelf | None:
    """Where an owner's components lie, if something is installed that knows it."""
    shelf: Shelf | None = next((entry.load() for entry in entry_points(group=SHELF)), None)
    return shelf


@cache
def _installed() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def game_ids() -> list[str]:
    """The ids of all installed games."""
    return list(_installed())


def find_game(id: str, components: str | None = None) -> AnyGame:
    """The game of this id, played with the components of this mark, or with those that new tables take.

    Raises `UnknownGame`, or `UnknownComponents` when components of this mark are nowhere to be found.
    """
    package = package_named(id)
    if components is None:
        shelf = _shelf()
        chosen = shelf.chosen(id) if shelf is not None else None
        try:
            components = "" if chosen is None else mark(package, chosen)
        except ValueError as error:
            raise _bad(id, str(error)) from None
    return _edition(id, components)


@cache
def _edition(id: str, components: str) -> AnyGame:
    entry = _installed()[id]
    if not components:
        game: AnyGame = entry.load()
        return game
    shelf = _shelf()
    raw = shelf.kept(id, components) if shelf is not None else None
    if raw is None:
        text = f"the components {components} of {id} are not here"
        raise UnknownComponents(text)
    try:
        edition: AnyGame = getattr(_load_again(entry.module, components, raw), entry.attr)
    except ValueError as error:
        raise _bad(id, str(error)) from None
    return edition


def _bad(id: str, reason: str) -> BadComponents:
    shelf = _shelf()
    place, command = shelf.place(id) if shelf is not None else id, f"kingstable components {id} --reset"
    text = f"{place}: {reason} (put the shipped ones back with: {command})"
    return BadComponents(text, Message("components-bad", {"file": place, "reason": reason, "command": command}))


def _load_again(package: str, components: str, raw: bytes) -> ModuleType:
    """The package once more, with these components."""
    name = f"{package}@{components}"
    first = find_spec(package)
    assert first is not None and first.origin is not None, package
    places = first.submodule_search_locations
    spec = spec_from_file_location(name, first.origin, submodule_search_locations=places and list(places))
    assert spec is not None and spec.loader is not None, package
    _editions[name] = raw
    sys.modules[name] = module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        for each in [each for each in sys.modules if each == name or each.startswith(name + ".")]:
            del sys.modules[each]
        raise
    return module


def shipped(package: str) -> bytes:
    """The components as they come with a game."""
    return files(package.partition("@")[0]).joinpath("data/components.json").read_bytes()


def printed_in(package: str) -> bytes:
    """The components of this edition of a game; the game's own package has the shipped ones."""
    return _editions[package] if package in _editions else shipped(package)


def mark_in(package: str) -> str:
    """The mark of the components of this edition; empty for the shipped ones."""
    return package.partition("@")[2]


@lru_cache
def mark(package: str, raw: bytes) -> str:
    """A short mark of components: empty for the shipped ones, however they are laid out, otherwise a digest."""
    own = msgspec.json.decode(raw)
    if own == msgspec.json.decode(shipped(package)):
        return ""
    return blake2b(msgspec.json.encode(own, order="sorted"), digest_size=8).hexdigest()


def package_named(id: str) -> str:
    """The package of an installed game, found without importing it; raises `UnknownGame`."""
    if id not in _installed():
        text = f"no game {id!r}; installed: {', '.join(_installed()) or 'none'}"
        raise UnknownGame(text, Message("wrong-game", {"name": id, "names": [*_installed()]}))
    return _package(_installed()[id].module)


@cache
def _package(module: str) -> str:
    """The module itself, or the package around it: a small game may be a single module."""
    spec = find_spec(module)
    alone = spec is not None and spec.submodule_search_locations is None
    return module.rpartition(".")[0] if alone else module


def folder_of(id: str) -> Traversable:
    """The folder of an installed game's package, where its texts and pictures lie beside its rules."""
    return files(package_named(id))


def package_of(game: AnyGame) -> str:
    """The package in which the game lives; beside its rules it may hold `locale/`, `terminal` and `pad`."""
    module = type(game).__module__
    return module if hasattr(import_module(module), "__path__") else module.rpartition(".")[0]


def part_of(game: AnyGame, name: str) -> ModuleType | None:
    """An optional module of the game's package, such as ``terminal`` or ``pad``; None when there is none."""
    full = f"{package_of(game)}.{name}"
    return import_module(full) if find_spec(full) else None
