"""How a score pad reads positions that players wrote down as JSON, and says what is wrong with one, and where."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Collection, Mapping
from difflib import get_close_matches
from types import MappingProxyType
from typing import Any, Final, TypeVar

from kingstable.kernel.errors import BadPosition
from kingstable.kernel.handwritten import Object, Unreadable, decode, inside, quoted
from kingstable.kernel.message import Argument, Message, message

_Position = TypeVar("_Position")
_NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})
_PLAYER: Final = re.compile(r"players\[(\d+)\]\.?(.*)")
_MOST: Final = 999  # entries of a list, where nothing else is said
_MOST_NAMES: Final = 20  # of more there are, only the closest are named


def read_positions(text: str, read: Callable[[Entry], _Position]) -> list[_Position]:
    """All positions of a text that holds one JSON object or a list of them, each made by `read`.

    Raises `BadPosition`; of a list, it names the position, counted from 1.
    """
    data = _decode(text)
    if not isinstance(data, list):
        return [_read(data, read)]
    if not data:
        raise BadPosition("not a position: the list is empty", message("pad-empty"))
    found = []
    for number, each in enumerate(data, start=1):
        try:
            found.append(_read(each, read))
        except BadPosition as error:
            said = message("pad-position", number=str(number), fault=error.said or str(error))
            raise BadPosition(f"position {number}: {error}", said) from None
    return found


class Entry:
    """A value and where it stands in a position, as in ``players[1].gold``; the whole position stands nowhere.

    Its methods give the value as what it should be, or raise `BadPosition`, in which players count from 1. Where the
    place has words of its own, `said` puts it in the reader's.

    >>> Entry([1, "two"], "players[0].castle").entries()[1].number(0, 20)
    Traceback (most recent call last):
    kingstable.kernel.errors.BadPosition: player 1, castle[1]: 'two' is not a whole number from 0 to 20
    """

    __slots__ = ("_said", "place", "value")

    def __init__(self, value: Any, place: str = "", said: Message | None = None) -> None:
        self.value = value
        self.place = place
        self._said = said

    def wrong(self, text: str, id: str, /, **args: Argument) -> BadPosition:
        """The error that says this of the entry; text and message alike may show the value and the arguments."""
        words = {key: ", ".join(map(str, arg)) if isinstance(arg, list) else arg for key, arg in args.items()}
        text = text.format(value=quoted(self.value), **words)
        said = message(id, value=_spoken(self.value), **args)
        if not self.place:
            return BadPosition(text, said)
        return BadPosition(f"{self.where}: {text}", message("pad-at", place=self.where_said, fault=said))

    @property
    def where(self) -> str:
        """The place in English words."""
        number, rest = self._player()
        return ", ".join([f"player {number}", *rest]) if number else self.place

    @property
    def where_said(self) -> Message | str:
        """The place in the reader's words."""
        number, rest = self._player()
        if not number:
            return self._said or self.place
        return message("pad-player-at" if rest else "pad-player", number=str(number), place=", ".join(rest))

    def _player(self) -> tuple[int, list[str]]:
        """The number of the player of whom this entry is, from 1, and its place there; 0 when it is nobody's."""
        found = _PLAYER.fullmatch(self.place)
        return (int(found[1]) + 1, [found[2]] if found[2] else []) if found else (0, [])

    def fields(self, *required: str, defaults: Mapping[str, Any] = _NOTHING) -> dict[str, Entry]:
        """The entries of an object by their keys; what `defaults` names may be left out."""
        if not isinstance(self.value, dict):
            raise self.wrong("{value} is not an object", "pad-no-object")
        keys: list[int | str | Message] = [*required, *defaults]
        for key in self.value:
            if key not in keys:
                raise self.wrong(
                    "unknown key {key}; the keys are {keys}", "pad-key-unknown", key=quoted(key), keys=keys
                )
        for key in required:
            if key not in self.value:
                raise self.wrong("the key {key} is missing", "pad-key-missing", key=quoted(key))
        return {key: self._inside(key, value) for key, value in {**defaults, **self.value}.items()}

    def entries(self, least: int = 0, most: int = _MOST) -> list[Entry]:
        """The entries of a list of so many."""
        if not isinstance(self.value, list):
            raise self.wrong("{value} is not a list", "pad-no-list")
        count = len(self.value)
        if not least <= count <= most:
            entries = "{count} entry" if count == 1 else "{count} entries"
            if most == least:
                raise self.wrong(f"{entries} instead of {{most}}", "pad-entries", count=count, most=most)
            text = f"{entries} instead of {{least}} to {{most}}"
            raise self.wrong(text, "pad-entries-between", count=count, least=least, most=most)
        return [Entry(value, inside(self.place, index)) for index, value in enumerate(self.value)]

    def number(self, least: int, most: int) -> int:
        """A whole number in these bounds."""
        if type(self.value) is not int or not least <= self.value <= most:  # `true` is no number
            text = "{value} is not a whole number from {least} to {most}"
            raise self.wrong(text, "pad-no-number", least=least, most=most)
        return self.value

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise self.wrong("{value} is neither true nor false", "pad-no-flag")
        return self.value

    def text(self) -> str:
        """A string, whatever it says."""
        if not isinstance(self.value, str):
            raise self.wrong("{value} is not a string", "pad-no-text")
        return self.value

    def word(self, kind: str, known: Collection[str]) -> str:
        """One of the known words; `kind` names them with an article: "a card" is also the message `pad-a-card`."""
        if isinstance(self.value, str) and self.value in known:
            return self.value
        if len(known) <= _MOST_NAMES:
            text, id, names = f"{{value}} is not {kind}; there are {{names}}", "pad-unknown", list(known)
        else:
            names = get_close_matches(quoted(self.value), known, 5, 0)
            text, id = f"{{value}} is not {kind}; the closest are {{names}}", "pad-unknown-of-many"
        raise self.wrong(text, id, kind=_worded(kind), names=[*names])

    def words(self, kind: str, known: Collection[str], least: int = 0, most: int = _MOST) -> list[str]:
        """A list of so many of the known words, each at most once."""
        found: list[str] = []
        for entry in self.entries(least, most):
            word = entry.word(kind, known)
            if word in found:
                raise entry.wrong("{value} is repeated", "pad-repeated")
            found.append(word)
        return found

    def _inside(self, key: str, value: Any) -> Entry:
        return Entry(value, inside(self.place, key))

    def _refuse_repeated_keys(self) -> None:
        waiting = deque([self])
        while waiting:
            entry = waiting.popleft()
            if isinstance(entry.value, list):
                waiting += entry.entries(most=len(entry.value))
            elif isinstance(entry.value, Object):
                if entry.value.repeated is not None:
                    key = quoted(entry.value.repeated)
                    raise entry.wrong("the key {key} appears twice", "pad-key-twice", key=key)
                waiting += [entry._inside(key, value) for key, value in entry.value.items()]


def _decode(text: str) -> Any:
    """The data of a text; NaN and Infinity, which are let through, are refused where they stand as no integers."""
    try:
        return decode(text)
    except Unreadable as error:
        if error.line:
            reason = message(f"pad-json-{error.kind}")
            said = message("pad-not-json", line=str(error.line), column=str(error.column), reason=reason)
            raise BadPosition(f"not JSON: {error}", said) from None
        raise BadPosition(f"not a position: {error}", message(f"pad-too-{error.kind}")) from None


def _read(data: Any, read: Callable[[Entry], _Position]) -> _Position:
    entry = Entry(data)
    entry._refuse_repeated_keys()
    return read(entry)


def _spoken(value: Any) -> Message | str:
    """A value as a message quotes it to a reader of any language."""
    return _worded(quoted(value)) if isinstance(value, list | dict) else quoted(value)


def _worded(text: str) -> Message:
    return message(f"pad-{text.replace(' ', '-')}")
