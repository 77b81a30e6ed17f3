"""The files of records: beside `registry`, which finds installed games, the only place where the kernel does I/O."""

from __future__ import annotations

import os
from pathlib import Path


def write(path: Path, text: str) -> None:
    """Write the file in one go: it is either the old one or the new one, never half of it."""
    part = path.with_name(path.name + ".part")
    with part.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


def read(path: Path, longest: int) -> bytes:
    """The bytes of the file, damaged or not, up to a line that is longer than `longest`; raises `OSError`."""
    lines = []
    with path.open("rb") as file:
        while line := file.readline(longest + 1):
            lines.append(line)
            if len(line) > longest:
                break
    return b"".join(lines)
