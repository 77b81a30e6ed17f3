"""Reading the printed facts of a game: component files whose every fault is told with the entry where it lies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, TypeVar

import msgspec

from kingstable.kernel import handwritten
from kingstable.kernel.message import Argument, Message

T = TypeVar("T")


class ComponentError(ValueError):
    """A component file that contradicts itself or the game; the message begins with the entry at fault.

    `said` says the same to a reader of any language.
    """

    def __init__(self, entry: str, fault: str, kind: str, **args: Argument) -> None:
        super().__init__(f"{entry}: {fault}")
        self.said = Message(f"components-{kind}", {"entry": entry, "fault": fault, **args})


#: The arguments of a fault by which readers of any language are told what is wrong; one without is a contradiction.
_TELLING: Final = ("wanted", "found", "name", "lang", "missing", "times")


def expect(holds: bool, entry: str, fault: str, /, **args: object) -> None:
    """Raise `ComponentError` about this entry unless it holds.

    The fault is said in English, with its arguments in their places: ``"has {found} rows, not {wanted}"``.
    """
    if not holds:
        telling = {name: str(args[name]) for name in _TELLING if name in args}
        kind = next(iter(telling), "contradiction")
        if kind == "wanted" and "found" not in args:
            kind = "only"
        raise ComponentError(entry, fault.format(**args), kind, **telling)


def decode(raw: bytes | str | Mapping[str, object]) -> Any:
    """JSON text as plain data; data that is decoded already stays as it is."""
    try:
        return msgspec.json.decode(raw) if isinstance(raw, bytes | str) else raw
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ComponentError("not a JSON file", str(_unreadable(raw) or error), "unreadable") from None


def _unreadable(raw: Any) -> handwritten.Unreadable | None:
    """What is wrong with a text that cannot be read quickly; None where the slower reader is content."""
    try:
        handwritten.decode(raw)
    except handwritten.Unreadable as error:
        return error
    return None


def read(raw: bytes | str | Mapping[str, object], kind: type[T]) -> T:
    """Components of this kind, with everything in them of the right type."""
    data = decode(raw)
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise ComponentError(*_placed(str(error), data), "malformed") from None


def _placed(message: str, data: Any) -> tuple[str, str]:
    """The entry at fault, and the fault: "Expected ... - at `$.cards[3].value`" is about "cards.DIP-D.value"."""
    fault, _, path = message.rpartition(" - at `$")
    if not fault:
        return "the file", message
    place = ""
    for step in path.rstrip("`").replace("[...]", "").replace("[", ".[").split(".")[1:]:
        if step.startswith("[") and isinstance(data, list):
            data = data[int(step[1:-1])]
            place = _item(place, data, int(step[1:-1]))
        else:
            data = data.get(step) if isinstance(data, Mapping) else None
            place = handwritten.inside(place, step)
    return place, fault


def _item(place: str, value: Any, index: int) -> str:
    """The place of an item of a list, by its id where it has one: ``cards.DIP-D``."""
    named = isinstance(value, dict) and isinstance(value.get("id"), str)
    return f"{place}.{value['id']}" if named else handwritten.inside(place, index)


def parts(value: Any, entry: str = "") -> Iterator[tuple[str, str, Any]]:
    """Every key of plain data, however deep: the entry it belongs to, the key, and what stands there."""
    if isinstance(value, list | tuple):
        for index, part in enumerate(value):
            yield from parts(part, _item(entry, part, index))
    elif isinstance(value, dict):
        for key, part in value.items():
            yield entry, key, part
            yield from parts(part, handwritten.inside(entry, key))


def expect_ids(entry: str, ids: Iterable[str], expected: Iterable[str] | None = None) -> list[str]:
    """Each id once; exactly the expected ones in this order, if there are such. Gives the ids."""
    found = list(ids)
    for id, count in Counter(found).items():
        expect(count == 1, f"{entry}.{id}", "appears {times} times", times=count)
    if expected is not None:
        wanted = list(expected)
        for id in found:
            expect(id in wanted, f"{entry}.{id}", "is not an entry of this game", name=id)
        for id in wanted:
            expect(id in found, f"{entry}.{id}", "is missing", missing=id)
        expect(found == wanted, entry, "are not in the order {wanted}", wanted=", ".join(wanted))
    return found
