"""Records: a game as its seed, options and choices, written as JSON lines (docs/record.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from kingstable.kernel import files
from kingstable.kernel.choice import Choice
from kingstable.kernel.errors import BadRecord
from kingstable.kernel.message import message

if TYPE_CHECKING:
    from pathlib import Path

FORMAT = 1
#: Bytes of a line: far more than any game needs.
LONGEST = 65_536


class _Header(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The first line of a record."""

    kingstable: int
    game: str
    rules_version: int
    seats: int
    seed: str
    options: dict[str, Any] = {}
    names: list[str] = []
    components: str = ""


class Record(msgspec.Struct):
    """Everything needed to play a game again: save file, replay, bug report, test and training datum in one.

    >>> record = Record(game="kingdom_builder", rules_version=1, seats=2, seed="7", choices=[Choice(0, "build 6,17")])
    >>> Record.loads(record.dumps()) == record
    True
    """

    game: str
    rules_version: int
    seats: int
    seed: str
    options: dict[str, Any] = {}
    names: list[str] = []
    choices: list[Choice] = []
    components: str = ""

    def dumps(self) -> str:
        """The record as JSON lines."""
        header = _Header(
            FORMAT,
            self.game,
            self.rules_version,
            self.seats,
            self.seed,
            self.options,
            self.names,
            self.components,
        )
        lines = [msgspec.json.encode(header), *(msgspec.json.encode(choice) for choice in self.choices)]
        return b"\n".join(lines).decode() + "\n"

    @classmethod
    def loads(cls, text: str) -> Record:
        """Read JSON lines; raises `BadRecord` with the line, the reason and what could be read before it."""
        lines = text.split("\n")
        header = _read_header(lines[0])
        record = cls(
            header.game,
            header.rules_version,
            header.seats,
            header.seed,
            header.options,
            header.names,
            [],
            header.components,
        )
        for number, line in enumerate(lines[1:], 2):
            if not line.strip():
                if any(rest.strip() for rest in lines[number:]):
                    reason = "an empty line in the middle of the record"
                    raise BadRecord(number, reason, record, said=message("record-gap"))
                break
            record.choices.append(_read_choice(number, line, record))
        return record

    def save(self, path: Path) -> None:
        """Write the file in one go: it is either the old one or the new one, never half of it."""
        files.write(path, self.dumps())

    @classmethod
    def load(cls, path: Path) -> Record:
        """Read a file; raises `BadRecord`, or `OSError` when it cannot be opened."""
        return cls.read(files.read(path, LONGEST))

    @classmethod
    def read(cls, raw: bytes) -> Record:
        """Read the bytes of a file; raises `BadRecord`."""
        try:
            return cls.loads(raw.decode())
        except UnicodeDecodeError as error:
            sound, _, _ = raw[: error.start].rpartition(b"\n")
            partial = cls.loads(sound.decode()) if sound else None
            line = raw.count(b"\n", 0, error.start) + 1
            reason = f"damaged: {error.reason} at byte {error.start} of the file"
            raise BadRecord(line, reason, partial, said=message("record-damaged")) from None


def _check_length(number: int, line: str, partial: Record | None = None) -> None:
    if len(line) >= LONGEST:
        reason = f"a line is longer than {LONGEST} bytes"
        raise BadRecord(number, reason, partial, said=message("record-long"))


def _read_header(line: str) -> _Header:
    _check_length(1, line)
    try:
        raw = msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord(1, f"not a Kingstable record: {error}", said=message("record-foreign")) from None
    if not isinstance(raw, dict) or "kingstable" not in raw:
        reason = "not a Kingstable record: the key 'kingstable' is missing"
        raise BadRecord(1, reason, said=message("record-foreign"))
    if raw["kingstable"] != FORMAT:
        reason = f"record format {raw['kingstable']!r} is not known; this version reads format {FORMAT}"
        raise BadRecord(1, reason, said=message("record-format", found=str(raw["kingstable"]), known=FORMAT))
    try:
        return msgspec.convert(raw, _Header)
    except msgspec.ValidationError as error:
        raise BadRecord(1, str(error), said=message("record-header", text=str(error))) from None


def _read_choice(number: int, line: str, partial: Record) -> Choice:
    _check_length(number, line, partial)
    try:
        return msgspec.json.decode(line, type=Choice)
    except (msgspec.DecodeError, RecursionError) as error:  # ValidationError is one of the former
        raise BadRecord(number, f"damaged: {error}", partial, said=message("record-damaged")) from None
