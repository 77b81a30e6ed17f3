"""Files as a site keeps them: packed, since a plain server packs nothing, named after what they hold, and listed."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from hashlib import blake2b
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile, ZipInfo

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


def stored(files: Mapping[str, bytes]) -> bytes:
    """A zip that only stores: packed as a whole it is smaller, and what is in it is read sooner."""
    out = BytesIO()
    with ZipFile(out, "w") as archive:
        for name, body in sorted(files.items()):
            archive.writestr(ZipInfo(name), body)
    return out.getvalue()


def put(folder: Path, name: str, body: bytes) -> Packed:
    """Pack a file into a folder, under its name and that of its content."""
    packed = gzip.compress(body, 9, mtime=0)
    path = folder / f"{name}.{digest(body)}.gz"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(packed)
    return Packed(path.relative_to(folder).as_posix(), len(packed), len(body))
