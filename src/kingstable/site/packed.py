"""Files as a site keeps them: packed, since a plain server packs nothing, named after what they hold, and listed."""

from __future__ import annotations

import gzip
from hashlib import blake2b
from pathlib import Path

import msgspec

MANIFEST = "manifest.json"


class Packed(msgspec.Struct):
    """Where a file lies below ``py/``, how many bytes are fetched, and how many come out."""

    at: str
    bytes: int
    size: int


class Manifest(msgspec.Struct):
    """``py/manifest.json``: what Python starts with, and the answers that never change, by what is asked for."""

    version: str
    files: dict[str, Packed]
    answers: dict[str, str]


def digest(body: bytes) -> str:
    """A short name for what a file holds."""
    return blake2b(body, digest_size=8).hexdigest()


def put(folder: Path, name: str, body: bytes) -> Packed:
    """Pack a file into a folder, under its name and that of its content."""
    packed = gzip.compress(body, 9, mtime=0)
    path = folder / f"{name}.{digest(body)}.gz"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(packed)
    return Packed(path.relative_to(folder).as_posix(), len(packed), len(body))
