"""Components of one's own: an owner of the printed game may put a corrected file in the place of a game's data.

The shipped file is `data/components.json` in the game's package; the owner's lies in the user's folder. Records made
with other components than the shipped ones say so, and replay only with the same ones.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import TypeVar

import msgspec

from kingstable.home import home
from kingstable.kernel.errors import KingstableError
from kingstable.kernel.message import message

T = TypeVar("T")


class BadComponents(KingstableError):
    """A components file cannot be used; the text names the file and the entry."""


def shipped(package: str) -> bytes:
    """The components as they come with the game."""
    return files(package).joinpath("data/components.json").read_bytes()


def own_file(package: str) -> Path:
    """Where the owner's components of this game lie, if there are any."""
    return home() / "components" / f"{package.rpartition('.')[2]}.json"


def current(package: str) -> bytes:
    """The file in use, the owner's or the shipped one."""
    path = own_file(package)
    return path.read_bytes() if path.exists() else shipped(package)


def load(package: str, check: Callable[[bytes], T]) -> T:
    """The components to play with: the owner's if there are any, otherwise the shipped ones."""
    path = own_file(package)
    if not path.exists():
        return check(shipped(package))
    try:
        return check(path.read_bytes())
    except (ValueError, OSError) as error:
        command = f"kingstable components {package.rpartition('.')[2]} --reset"
        text = f"{path}: {error} (put the shipped ones back with: {command})"
        said = message("components-bad", file=str(path), reason=str(error), command=command)
        raise BadComponents(text, said) from None


def mark(package: str) -> str:
    """A short mark of the components in use: empty for the shipped ones, a digest for an owner's."""
    path = own_file(package)
    if not path.exists():
        return ""
    own, original = (msgspec.json.decode(raw) for raw in (path.read_bytes(), shipped(package)))
    if own == original:
        return ""
    return blake2b(msgspec.json.encode(own, order="sorted"), digest_size=8).hexdigest()


def use(package: str, raw: bytes, check: Callable[[bytes], object]) -> Path:
    """Put a file of one's own in place, if it passes the game's checks; raises `BadComponents`."""
    try:
        check(raw)
    except ValueError as error:
        raise BadComponents(str(error)) from None
    path = own_file(package)
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    part.write_bytes(raw)
    part.replace(path)
    return path


def reset(package: str) -> bool:
    """Go back to the shipped components; False when they were in use already."""
    path = own_file(package)
    if not path.exists():
        return False
    path.unlink()
    return True
