"""Judging what a choice has led to: small checks, written as data, over what the learner may see."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cached_property
from typing import Any

import msgspec
from msgspec import UNSET, Struct

from kingstable.kernel import Table


class Check(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, rename={"equals": "is"}):
    """One thing that must hold where a choice has led.

    `path` leads from the `Reached` inwards: ``view.players.0.supply``, ``score.castles``, ``choice``. In it, ``*`` goes
    through all items of a list, and ``#`` is how many there are. `like` is a pattern of file names, as ``build 6,*``.
    """

    path: str
    equals: Any = UNSET
    least: int | None = None
    most: int | None = None
    has: Any = UNSET
    lacks: Any = UNSET
    like: str | None = None

    def holds(self, reached: Reached) -> bool:
        found = value_at(reached, self.path)
        return (
            (self.equals is UNSET or found == self.equals)
            and (self.least is None or found >= self.least)
            and (self.most is None or found <= self.most)
            and (self.has is UNSET or self.has in found)
            and (self.lacks is UNSET or self.lacks not in found)
            and (self.like is None or fnmatchcase(found, self.like))
        )


class Reached:
    """Where a choice has led, as far as the learner may know it; what no check asks for is not worked out."""

    def __init__(self, table: Table, seat: int, choice: str = "") -> None:
        self._table, self._seat = table, seat
        #: The choice in notation, empty before the first one.
        self.choice = choice

    @cached_property
    def view(self) -> msgspec.Struct:
        return self._table.view(self._seat)

    @cached_property
    def score(self) -> Mapping[str, int]:
        """The learner's points by line of the score sheet, and their `total`."""
        sheet = next(sheet for sheet in self._table.scores() if sheet.seat == self._seat)
        return {line.id: line.points for line in sheet.lines} | {"total": sheet.total}

    @property
    def over(self) -> bool:
        return self._table.over


def all_hold(checks: Iterable[Check], reached: Reached) -> bool:
    """Whether every check holds."""
    return all(check.holds(reached) for check in checks)


def value_at(whole: Any, path: str) -> Any:
    """What lies at the end of a path; raises `LookupError` where it leads nowhere.

    >>> value_at({"players": [{"coins": 3}, {"coins": 5}]}, "players.*.coins")
    [3, 5]
    """
    name, _, rest = path.partition(".")
    if name == "*":
        return [value_at(item, rest) if rest else item for item in whole]
    part = _part(whole, name)
    return value_at(part, rest) if rest else part


def _part(whole: Any, name: str) -> Any:
    """One step of a path: a field, a key, the number of an item, or how many there are."""
    if name == "#":
        return len(whole)
    if isinstance(whole, Mapping):
        return whole[name]
    if hasattr(whole, name):
        return getattr(whole, name)
    if isinstance(whole, Sequence) and name.isdecimal():
        return whole[int(name)]
    raise LookupError(f"there is no {name!r} in {type(whole).__name__}")
