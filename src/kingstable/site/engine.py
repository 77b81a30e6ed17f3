"""The folder ``py`` of a site: Python, the packages that it imports, and the answers that never change."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from kingstable import __version__
from kingstable.site.packed import MANIFEST, Manifest, digest, put
from kingstable.site.parcel import parcel
from kingstable.site.python import runtime, wheels

PARCEL = "kingstable.zip"


def engine(pyodide: Path) -> dict[str, bytes]:
    """What Python starts with; raises `NoPython`."""
    return {**runtime(pyodide), PARCEL: parcel(wheels(pyodide))}


def write_engine(folder: Path, bodies: Mapping[str, bytes], answers: Mapping[str, bytes]) -> Manifest:
    """Write it, and say what is in it."""
    files = {name: put(folder, name, body) for name, body in bodies.items()}
    told = {path: put(folder, "answers/answer", body).at for path, body in answers.items()}
    version = f"{__version__}-{digest(msgspec.json.encode([files, told]))}"
    manifest = Manifest(version, files, told)
    (folder / MANIFEST).write_bytes(msgspec.json.encode(manifest))
    return manifest
