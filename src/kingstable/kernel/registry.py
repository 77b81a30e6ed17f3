"""Which games are installed, and in which editions: by which version of the rules, and with which components.

Games register through the entry point group ``kingstable.games``. Their rules read what is printed, and the version
they play by, as plain constants, which is both the clearest and the quickest way; so another set of components or an
older version is another *edition* of the game: its package, loaded once more beside the first, under a name of its own.
This works because a game's modules import each other by relative names only.
"""

from __future__ import annotations

import re
import sys
from functools import cache, lru_cache
from hashlib import blake2b
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from types import ModuleType
from typing import Any, NamedTuple, Protocol

import msgspec

from kingstable.kernel.errors import BadComponents, UnknownComponents, UnknownGame, UnknownRules
from kingstable.kernel.game import AnyGame
from kingstable.kernel.message import Message
from kingstable.kernel.printed import ComponentError, decode

GROUP = "kingstable.games"
SHELF = "kingstable.shelf"
_OLDER = re.compile(r"components\.\d+\.json")


class Shelf(Protocol):
    """Where components lie that owners of a game put in the place of the shipped ones."""

    def chosen(self, id: str) -> bytes | None:
        """The owner's components that new tables of a game play with; None for the shipped ones."""

    def kept(self, id: str, mark: str) -> bytes | None:
        """Components of this mark that are played with, or were before."""

    def place(self, id: str) -> str:
        """What to call the owner's file when something is wrong with it."""


class _Edition(NamedTuple):
    """A package that was loaded once more: by which version of the rules, and with which components of its owner's."""

    version: int
    mark: str
    own: bytes | None


#: Each edition but the usual one, by the name of its package.
_editions: dict[str, _Edition] = {}


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


def find_game(id: str, components: str | None = None, version: int | None = None) -> AnyGame:
    """The game of this id, played with the components of this mark and by this version of its rules.

    Without them it is as new tables take it. Raises `UnknownGame`, `UnknownComponents` when components of this mark
    are nowhere to be found, or `UnknownRules` when the game no longer plays by this version, or not yet.
    """
    package = package_named(id)
    if components is None:
        shelf = _shelf()
        chosen = shelf.chosen(id) if shelf is not None else None
        try:
            components = "" if chosen is None else mark(package, chosen)
        except ValueError as error:
            raise _bad(id, error) from None
    newest = _usual(id).info.rules_version
    wanted = newest if version is None else version
    edition = _edition(id, components, wanted) if 1 <= wanted <= newest else None
    if edition is None:
        text = f"{id} is played here by version {newest} of its rules; version {version} is not known"
        raise UnknownRules(text)
    return edition


def _usual(id: str) -> AnyGame:
    """The game as it comes."""
    game: AnyGame = _installed()[id].load()
    return game


@cache
def _edition(id: str, components: str, version: int) -> AnyGame | None:
    """None where the game has no such version."""
    usual = _usual(id)
    if version == usual.info.rules_version and not components:
        return usual
    try:
        edition = _loaded(id, _Edition(version, components, _own(id, components) if components else None))
    except ValueError as error:
        raise _bad(id, error) from None
    return edition if edition.info.rules_version == version else None


def _loaded(id: str, edition: _Edition) -> AnyGame:
    entry = _installed()[id]
    game: AnyGame = getattr(_load_again(entry.module, edition), entry.attr)
    return game


def _own(id: str, mark: str) -> bytes:
    shelf = _shelf()
    raw = shelf.kept(id, mark) if shelf is not None else None
    if raw is None:
        text = f"the components {mark} of {id} are not here"
        raise UnknownComponents(text)
    return raw


def edition_with(id: str, own: bytes) -> AnyGame:
    """The newest edition with components that are not in use yet; raises ValueError where they are wrong."""
    usual, found = _usual(id), mark(package_named(id), own)
    return _loaded(id, _Edition(usual.info.rules_version, found, own)) if found else usual


def _bad(id: str, error: ValueError) -> BadComponents:
    shelf = _shelf()
    place, command = shelf.place(id) if shelf is not None else id, f"kingstable components {id} --reset"
    text = f"{place}: {error} (put the shipped ones back with: {command})"
    reason = error.said if isinstance(error, ComponentError) else str(error)
    return BadComponents(text, Message("components-bad", {"file": place, "reason": reason, "command": command}))


def _load_again(package: str, edition: _Edition) -> ModuleType:
    """The package once more, as this edition."""
    name = f"{package}@{edition.version}{edition.mark and '-'}{edition.mark}"
    first = find_spec(package)
    assert first is not None and first.origin is not None, package
    places = first.submodule_search_locations
    spec = spec_from_file_location(name, first.origin, submodule_search_locations=places and list(places))
    assert spec is not None and spec.loader is not None, package
    _editions[name] = edition
    sys.modules[name] = module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        for each in [each for each in sys.modules if each == name or each.startswith(name + ".")]:
            del sys.modules[each]
        raise
    return module


def shipped(package: str, version: int | None = None) -> bytes:
    """The components as they come with a game; for an older version of its rules those that it came with then.

    What version 2 and those before it have otherwise than version 3 is told in ``data/components.2.json``.
    """
    data = files(package.partition("@")[0]).joinpath("data")
    raw = data.joinpath("components.json").read_bytes()
    older = sorted([int(file.name.split(".")[1]) for file in data.iterdir() if _OLDER.fullmatch(file.name)])
    changes = [data.joinpath(f"components.{each}.json") for each in reversed(older) if version and each >= version]
    if not changes:
        return raw
    components = msgspec.json.decode(raw)
    for change in changes:
        components = _changed(components, msgspec.json.decode(change.read_bytes()))
    return msgspec.json.encode(components)


def _changed(value: Any, change: Any) -> Any:
    """Plain data with this change: an object names what changes by its keys, and in a list by the ids of its items."""
    if isinstance(value, list) and isinstance(change, dict):
        return [_changed(item, change[item["id"]]) if item["id"] in change else item for item in value]
    if isinstance(value, dict) and isinstance(change, dict):
        return {**value, **{key: _changed(value.get(key), part) for key, part in change.items()}}
    return change


def printed_in(package: str) -> bytes:
    """The components of this edition of a game: its owner's, or the shipped ones of its version."""
    edition = _editions.get(package)
    if edition is None or edition.own is None:
        return shipped(package, edition and edition.version)
    return edition.own


def mark_in(package: str) -> str:
    """The mark of the components of this edition; empty for the shipped ones."""
    return _editions[package].mark if package in _editions else ""


def version_in(package: str, *, oldest: int = 1, newest: int) -> int:
    """The version of the rules by which this edition plays; the newest, if it has no longer the one that is wanted."""
    wanted = _editions[package].version if package in _editions else newest
    return wanted if oldest <= wanted <= newest else newest


@lru_cache
def mark(package: str, raw: bytes) -> str:
    """A short mark of components: empty for the shipped ones, however they are laid out, otherwise a digest."""
    own = decode(raw)
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
