"""Where minds are found."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from time import perf_counter

from kingstable.kernel import AnyGame, KingstableError, Mind, find_game, message
from kingstable.kernel.registry import package_of
from kingstable.minds.levels import LEVELS, Thoughtful, level_of, levels_of

GROUP = "kingstable.minds"


class UnknownMind(KingstableError):
    """No mind of this name plays this game."""


@cache
def _installed() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def _registered(game_id: str) -> list[str]:
    """The minds that are announced for this game: those that play any first, then its own by name."""
    general = [name for name in _installed() if "." not in name]
    special = [name.partition(".")[2] for name in _installed() if name.startswith(game_id + ".")]
    return general + special


def mind_ids(game_id: str) -> list[str]:
    """The minds that play this game, about from the weakest to the strongest: a game's own stand between the levels."""
    simplest, *others = _registered(game_id)
    levels = [name for name in LEVELS if name not in others]
    below = [name for name in levels if not LEVELS[name].seconds]
    return [simplest, *below, *others, *levels[len(below) :]]


def ladder(game_id: str) -> list[str]:
    """Those of them that are offered, each clearly stronger than the one before."""
    offered = levels_of(find_game(game_id, ""))
    return [name for name in mind_ids(game_id) if name not in LEVELS or name in offered]


def default_mind(game_id: str) -> str:
    """The opponent a newcomer meets: the strongest one that answers at once."""
    ids = _registered(game_id)
    return "greedy" if "greedy" in ids else ids[-1]


def answers_at_once(game_id: str, name: str) -> bool:
    """Whether a mind is known not to think for long: the simplest one, the default one, and levels that only glance."""
    return name in (mind_ids(game_id)[0], default_mind(game_id)) or (name in LEVELS and not LEVELS[name].seconds)


def substitute(game_id: str, failed: str) -> str | None:
    """Who plays on for a mind that has failed: the default one, then the simplest; None for the simplest itself."""
    simplest = mind_ids(game_id)[0]
    if failed == simplest:
        return None
    default = default_mind(game_id)
    return simplest if failed == default else default


def find_mind(
    game: AnyGame | str, name: str, clock: Callable[[], float] = perf_counter, seconds: float | None = None
) -> Mind:
    """A new player of this name, for this edition of the game. Raises `UnknownMind`.

    Levels think by this clock; for another time than their own where `seconds` a turn are given.
    """
    game = find_game(game) if isinstance(game, str) else game
    id = game.info.id
    if name in LEVELS and f"{id}.{name}" not in _installed():
        level = level_of(game, name)
        if seconds is None:
            return Thoughtful(level, clock)
        if level.seconds:
            return Thoughtful(level._replace(seconds=seconds), clock)
    if seconds is not None:
        raise UnknownMind(f"the mind {name!r} does not think for a time", message("arena-no-thought", mind=name))
    entry = _installed().get(f"{id}.{name}") or _installed().get(name)
    if entry is None or "." in name:
        raise UnknownMind(f"no mind {name!r} plays {id}; there are: {', '.join(mind_ids(id))}")
    mind: Mind = getattr(import_module(_beside(game, entry.module)), entry.attr)()
    return mind


def _beside(game: AnyGame, module: str) -> str:
    """The module of a mind; where it lies in the game's package, that of the edition which is played."""
    package = package_of(game)
    within = f"{package.partition('@')[0]}."
    return f"{package}.{module.removeprefix(within)}" if module.startswith(within) else module
