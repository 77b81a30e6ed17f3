"""Dreams: what was imagined in mid-turn, so that an imagined table can be copied as quickly as a real one.

A turn in progress cannot be copied, only run again from its beginning; so a copy of an imagined table runs the turn up
to the dream and dreams it once more. The first time it imagines anew from the same chance and notes which parts of the
state that changed; from then on these parts are put in place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from kingstable.kernel.choice import Made
from kingstable.kernel.game import AnyGame
from kingstable.kernel.rng import Rng
from kingstable.kernel.state import State

_Path = tuple[str | int, ...]
_PLAIN = (int, str, bool, float, type(None))


class Dream:
    """The choices of the turn before it, for which seat, and from which chance."""

    __slots__ = ("_after", "_changes", "made", "rng", "seat")

    def __init__(self, made: Sequence[Made], seat: int | None, rng: Rng) -> None:
        self.made = made
        self.seat = seat
        self.rng = rng
        #: What changes, and the generator after it; None until it has been noted.
        self._changes: list[tuple[_Path, Any, bool]] | None = None
        self._after = rng

    def again(self, game: AnyGame, state: State) -> Rng:
        """Imagine the same once more, in place; returns the generator as it is then."""
        if self._changes is not None:
            for path, value, flat in self._changes:
                _put(state, path, value if flat else _copied(value))
            return self._after.copy()
        before, rng = state.copy(), self.rng.copy()
        game.imagine(state, self.seat, rng)
        changes = list(_changes(before, state, ()))
        if all(_is_plain(value) for _, value in changes):
            self._changes = [(path, _copied(value), _is_flat(value)) for path, value in changes]
            self._after = rng.copy()
        return rng


def _changes(before: Any, after: Any, path: _Path) -> Iterator[tuple[_Path, Any]]:
    """The smallest parts in which two values differ, each with the way there."""
    if before is after or (type(before) in _PLAIN and before == after):
        return
    if is_dataclass(after) and type(before) is type(after) and not isinstance(after, Rng):
        for field in fields(after):
            name = field.name
            yield from _changes(getattr(before, name), getattr(after, name), (*path, name))
    elif _are_rows(before, after):
        for index, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from _changes(old, new, (*path, index))
    elif before != after:
        yield path, after


def _are_rows(before: Any, after: Any) -> bool:
    """Whether these are lists of as many parts that have parts of their own."""
    if not (isinstance(before, list) and isinstance(after, list) and len(before) == len(after)):
        return False
    return any(issubclass(kind, list) or is_dataclass(kind) for kind in set(map(type, after)))


def _is_plain(value: Any) -> bool:
    if isinstance(value, list | tuple):
        return all(map(_is_plain, value))
    return isinstance(value, _PLAIN)


def _is_flat(value: Any) -> bool:
    """Whether a list of this becomes a list of its own by taking over its parts."""
    return not isinstance(value, list) or not any(isinstance(each, list) for each in value)


def _copied(value: Any) -> Any:
    """Plain data of its own."""
    if not isinstance(value, list):
        return value
    return value.copy() if _is_flat(value) else [_copied(each) for each in value]


def _put(state: Any, path: _Path, value: Any) -> None:
    """Put a value in its place; a list keeps being the one that the running turn may know."""
    for step in path[:-1]:
        state = state[step] if isinstance(step, int) else getattr(state, step)
    last = path[-1]
    there = state[last] if isinstance(last, int) else getattr(state, last)
    if isinstance(there, list) and isinstance(value, list):
        there[:] = value
    elif isinstance(last, int):
        state[last] = value
    else:
        setattr(state, last, value)
