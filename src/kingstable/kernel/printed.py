"""Reading the printed facts of a game: component files whose every fault is told with the entry where it lies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


class ComponentError(ValueError):
    """A component file that contradicts itself or the game; the message begins with the entry at fault."""


def expect(holds: bool, entry: str, fault: str) -> None:
    """Raise `ComponentError` about this entry unless it holds."""
    if not holds:
        raise ComponentError(f"{entry}: {fault}")


def decode(raw: bytes | str | Mapping[str, object]) -> Any:
    """JSON text as plain data; data that is decoded already stays as it is."""
    try:
        return msgspec.json.decode(raw) if isinstance(raw, bytes | str) else raw
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ComponentError(f"not a JSON file: {error}") from None


def read(raw: bytes | str | Mapping[str, object], kind: type[T]) -> T:
    """Components of this kind, with everything in them of the right type."""
    data = decode(raw)
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise ComponentError(_placed(str(error), data)) from None


def _placed(message: str, data: Any) -> str:
    """Put the entry at fault first: "Expected ... - at `$.cards[3].value`" becomes "cards.DIP-D.value: ..."."""
    fault, _, path = message.rpartition(" - at `$")
    if not fault:
        return f"the file: {message}"
    place = ""
    for step in path.rstrip("`").replace("[...]", "").replace("[", ".[").split(".")[1:]:
        if step.startswith("[") and isinstance(data, list):
            data = data[int(step[1:-1])]
            place += f".{data['id']}" if isinstance(data, dict) and isinstance(data.get("id"), str) else step
        else:
            data = data.get(step) if isinstance(data, Mapping) else None
            place += f".{step}"
    return f"{place[1:]}: {fault}"


def parts(value: Any, entry: str = "") -> Iterator[tuple[str, str, Any]]:
    """Every key of plain data, however deep: the entry it belongs to, the key, and what stands there."""
    if isinstance(value, list | tuple):
        for index, part in enumerate(value):
            named = isinstance(part, dict) and "id" in part
            yield from parts(part, f"{entry}.{part['id']}" if named else f"{entry}[{index}]")
    elif isinstance(value, dict):
        for key, part in value.items():
            yield entry, key, part
            yield from parts(part, f"{entry}.{key}" if entry else key)


def expect_ids(entry: str, ids: Iterable[str], expected: Iterable[str] | None = None) -> list[str]:
    """Each id once; exactly the expected ones in this order, if there are such. Gives the ids."""
    found = list(ids)
    for id, count in Counter(found).items():
        expect(count == 1, f"{entry}.{id}", f"appears {count} times")
    if expected is not None:
        wanted = list(expected)
        for id in found:
            expect(id in wanted, f"{entry}.{id}", "is not an entry of this game")
        for id in wanted:
            expect(id in found, f"{entry}.{id}", "is missing")
        expect(found == wanted, entry, f"are not in the order {', '.join(wanted)}")
    return found
