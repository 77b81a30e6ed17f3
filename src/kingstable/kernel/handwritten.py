"""Reading JSON that people wrote by hand, positions and components alike: what is wrong with a text, and where."""

from __future__ import annotations

import json
from typing import Any, Final

_LONGEST: Final = 40  # characters of a value or a key that is quoted
#: What Python's reader misses, by what it says.
_EXPECTED: Final = {
    "Expecting value": ("value", "a value is missing"),
    "Expecting property name enclosed in double quotes": ("key", "a key in double quotes is missing"),
    "Expecting ':' delimiter": ("colon", "a colon is missing"),
    "Expecting ',' delimiter": ("comma", "a comma or the end of the list or object is missing"),
    "Unterminated string starting at": ("quote", "the closing quote of this string is missing"),
    "Extra data": ("more", "there is more after the end"),
}


class Unreadable(ValueError):
    """A text is no JSON, or too much of it: which kind of fault it has and, where it can be said, on which line."""

    def __init__(self, kind: str, reason: str, line: int = 0, column: int = 0) -> None:
        super().__init__(f"line {line}, column {column}: {reason}" if line else reason)
        self.kind = kind
        self.line = line
        self.column = column


class Object(dict[str, Any]):
    """A JSON object that remembers a key written twice, so that it can be said where."""

    repeated: str | None = None


def _object(pairs: list[tuple[str, Any]]) -> Object:
    found = Object()
    for key, value in pairs:
        if key in found:
            found.repeated = key
        found[key] = value
    return found


def decode(text: bytes | str) -> Any:
    """JSON as Python reads it, which lets NaN and Infinity through; raises `Unreadable`."""
    try:
        return json.loads(text, object_pairs_hook=_object)
    except json.JSONDecodeError as error:
        kind, reason = _EXPECTED.get(error.msg, ("other", "this cannot be read"))
        raise Unreadable(kind, reason, error.lineno, error.colno) from None
    except UnicodeDecodeError as error:
        raise Unreadable("bytes", f"no text at byte {error.start}") from None
    except RecursionError:
        raise Unreadable("deep", "lists or objects are nested too deeply") from None
    except ValueError:
        raise Unreadable("long", "a number has too many digits") from None


def inside(place: str, key: str | int) -> str:
    """The place of what stands there under this key or number: ``players[1].gold``."""
    if isinstance(key, int):
        return f"{place}[{key}]"
    if not key.isidentifier() or len(key) > _LONGEST:
        return f"{place}[{quoted(key)}]"
    return f"{place}.{key}" if place else key


def quoted(value: Any) -> str:
    """A value as a message quotes it: short, on one line, whatever was in the file."""
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "an object"
    shown = repr(value) if isinstance(value, str) else json.dumps(value)
    return shown if len(shown) <= _LONGEST else f"{shown[: _LONGEST - 3]}..."
