"""The browser's Python: the files of Pyodide and the wheels compiled for it, each known by its hash."""

from __future__ import annotations

from hashlib import sha256
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import msgspec

from kingstable.kernel import KingstableError, Message
from kingstable.site.packed import stored


class Pins(msgspec.Struct):
    """``pins.json``: which Pyodide and CPython it is, and the SHA-256 of its files and of the wheels beside them."""

    pyodide: str
    python: str
    files: dict[str, str]
    wheels: dict[str, str]


PINS = msgspec.json.decode(files("kingstable.site").joinpath("pins.json").read_bytes(), type=Pins)
LOCK = "pyodide-lock.json"
LIBRARY = "python_stdlib.zip"
#: By ``tools/compile-library.mjs``.
COMPILED = "compiled.zip"


class NoPython(KingstableError):
    """The folder with the browser's Python lacks a file, or has another one than it should."""


def runtime(folder: Path) -> dict[str, bytes]:
    """The files with which Pyodide starts, by their names."""
    found = {name: _known(folder, name, digest) for name, digest in PINS.files.items()}
    return {**found, LOCK: _without_packages(found[LOCK]), LIBRARY: _compiled(folder) or _as_a_whole(found[LIBRARY])}


def wheels(folder: Path) -> list[bytes]:
    """The packages compiled for it."""
    return [_known(folder, name, digest) for name, digest in PINS.wheels.items()]


def commands() -> str:
    """What fetches all of it."""
    return "; ".join([f"npm pack pyodide@{PINS.pyodide}", *map(_fetches, PINS.wheels)])


def _fetches(wheel: str) -> str:
    name, version, python, abi, platform = wheel.removesuffix(".whl").split("-")
    tags = f"--python-version {python.removeprefix('cp')} --abi {abi} --platform {platform}"
    return f"pip download --no-deps --only-binary :all: {tags} {name}=={version}"


def _known(folder: Path, name: str, digest: str) -> bytes:
    path = folder / name
    if not path.is_file():
        raise _refused("site-file-missing", path)
    body = path.read_bytes()
    if sha256(body).hexdigest() != digest:
        raise _refused("site-file-other", path)
    return body


def _refused(id: str, path: Path) -> NoPython:
    said = Message(id, {"file": str(path), "version": PINS.pyodide, "commands": commands()})
    return NoPython(f"{path} is missing, or is not that of Pyodide {PINS.pyodide}", said)


def _compiled(folder: Path) -> bytes | None:
    """Python's own library with the parts compiled that it begins with, if that was made of the very same one."""
    path = folder / COMPILED
    if not path.is_file():
        return None
    with ZipFile(path) as archive:
        return path.read_bytes() if archive.comment.decode() == PINS.files[LIBRARY] else None


def _as_a_whole(library: bytes) -> bytes:
    """Python's own library, which comes packed file by file."""
    with ZipFile(BytesIO(library)) as archive:
        return stored({name: archive.read(name) for name in archive.namelist()})


def _without_packages(lock: bytes) -> bytes:
    """Pyodide's list of packages, empty: nothing is to be fetched from elsewhere."""
    return msgspec.json.encode({**msgspec.json.decode(lock), "packages": {}})
