"""The facts of a game, stated up front: names, seats, and the options a table may set."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

import msgspec

from kingstable.kernel.errors import BadOptions
from kingstable.kernel.message import Argument, Message, named

#: Texts by language code.
Names = Mapping[str, str]
Options = Mapping[str, Any]

LANGUAGES = ("en", "uk", "ru")


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """One option of a table.

    - ``choice``: one of `values`;
    - ``several``: a list of different `values`, `least` to `most` of them in order; an empty list means "not chosen";
    - ``flags``: a list of `most` yes/no values; an empty list means "not chosen";
    - ``number``: a whole number from `least` to `most`.

    `when` names another setting and the values of it for which this one matters, and `seats` the numbers of seats
    (empty for all), so that forms can hide it. The words are the Fluent messages ``setting-<id>`` and
    ``setting-<id>-<value>`` (or `value_kind`-value for component names). With `of_seats` the numbers among the values
    are seats, counted from 0 as in all data; a command line counts them from 1, as people do.
    """

    id: str
    kind: Literal["choice", "several", "flags", "number"]
    default: Any
    values: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    when: tuple[str, tuple[str, ...]] | None = None
    seats: tuple[int, ...] = ()
    value_kind: str = ""
    of_seats: bool = False

    def check(self, value: object) -> Any:
        """The value in its normal form; raises `BadOptions` with the reason."""
        if self.kind == "choice":
            return self._one(value)
        if self.kind == "number":
            if isinstance(value, bool) or not isinstance(value, int) or not self.least <= value <= self.most:
                raise self._bad(
                    f"{value!r} is not a whole number {self.least}..{self.most}",
                    "number",
                    value=str(value),
                    least=self.least,
                    most=self.most,
                )
            return value
        if not isinstance(value, list | tuple):
            raise self._bad(f"{value!r} is not a list", "list", value=str(value))
        if self.kind == "flags":
            return self._flags(list(value))
        return self._several(list(value))

    def _one(self, value: object) -> str:
        if isinstance(value, str) and value in self.values:
            return value
        text = f"{value!r} is not one of {', '.join(self.values)}"
        raise self._bad(text, "value", value=str(value), values=list(self.values))

    def _several(self, value: list[object]) -> list[str]:
        chosen = [self._one(item) for item in value]
        if len(set(chosen)) < len(chosen):
            raise self._bad(f"{', '.join(chosen)} names one of them twice", "twice", values=self._named(chosen))
        if chosen and not self.least <= len(chosen) <= self.most:
            bounds = [str(number) for number in sorted({self.least, self.most})]
            text = f"takes {' to '.join(bounds)} of {', '.join(self.values)}, not {len(chosen)}"
            raise self._bad(text, "count", wanted="–".join(bounds), values=self._named(self.values), count=len(chosen))
        return chosen

    def _flags(self, value: list[object]) -> list[bool]:
        flags = [item for item in value if isinstance(item, bool)]
        if len(flags) < len(value) or (flags and len(flags) != self.most):
            raise self._bad(f"takes {self.most} yes/no values, not {value!r}", "flags", count=self.most)
        return flags

    def _named(self, values: Iterable[str]) -> list[int | str | Message]:
        return [named(self.value_kind or f"setting-{self.id}", value) for value in values]

    def _bad(self, text: str, kind: str, **args: Argument) -> BadOptions:
        said = Message(f"wrong-{kind}", {"setting": named("setting", self.id), **args})
        return BadOptions(f"option {self.id}: {text}", said)


class Stretch(msgspec.Struct, frozen=True):
    """A part of a game of known length, which is counted by itself: in what, and how many of them it has."""

    unit: Literal["round", "turn"]
    count: int


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What a lobby, a form or a bot needs to know before a game begins."""

    id: str
    names: dict[str, str]
    #: Least and most seats; one seat is the solo game against the rulebook's own opponent.
    seats: tuple[int, int]
    settings: tuple[Setting, ...] = ()
    #: Raised whenever old records would no longer replay to the same states.
    rules_version: int = 1
    #: Empty while the game is played with the components it comes with, otherwise a mark of those its owner put in.
    components: str = ""
    #: Prefix of the clauses in docs/rules/<id>.md.
    clauses: str = ""
    #: Usual length in minutes, and how heavy the game is, 1 to 5.
    minutes: tuple[int, int] = (30, 60)
    weight: float = 2.0
    #: Whether a player knows something that the others may not see, such as a hand of cards.
    secrets: bool = False
    #: No game of this kind takes more choices than this.
    step_cap: int = 10_000
    #: What `Game.round` counts, by the number of seats, where it is known beforehand: by it lists and the table say how
    #: far a game is.
    stretches: dict[int, tuple[Stretch, ...]] = {}

    def check_seats(self, seats: int) -> None:
        """Raise `BadOptions` unless that many can sit down."""
        least, most = self.seats
        if isinstance(seats, bool) or not isinstance(seats, int) or not least <= seats <= most:
            said = Message("wrong-seats", {"least": least, "most": most, "count": str(seats)})
            raise BadOptions(f"{self.id} is for {least} to {most} players, not {seats}", said)

    def check_options(self, options: Options) -> dict[str, Any]:
        """All settings, the given ones checked and the others by default; raises `BadOptions`."""
        known = {setting.id: setting for setting in self.settings}
        for key in options:
            if key not in known:
                text = f"{self.id} has no option {key!r}; it has: {', '.join(known) or 'none'}"
                raise BadOptions(text, Message("wrong-option", {"name": str(key), "names": list(known)}))
        return {id: setting.check(options.get(id, setting.default)) for id, setting in known.items()}
