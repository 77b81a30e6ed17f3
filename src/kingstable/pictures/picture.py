"""The pictures of a rulebook as data: which position each shows, through whose eyes, and what is pointed at.

They lie in `rulebook/pictures.json` of a game, by the names that the rulebook's texts use for them. A position is that
in which a step of a lesson begins, or a table set up for pictures, with some choices more.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from kingstable.kernel import AnyGame, KingstableError, Table
from kingstable.kernel.registry import package_of
from kingstable.lessons import Check, Position, lessons, make, reached, set_up

#: What of the table is drawn.
Part = Literal["board", "aside", "mine", "seat", "rival"]
#: Width and height.
Size = tuple[int, int]


class BadPicture(KingstableError):
    """A picture is not written as pictures are, or does not fit the game; the text names it."""


class Shot(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One moment: these choices after the one before. `lit` can be chosen there, and what it shows `holds`."""

    choose: list[str] = []
    lit: list[str] = []
    holds: list[Check] = []
    #: Whether the open question is shown: what it offers is lit.
    asks: bool = True


class Picture(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One moment, or what was before and after, side by side; drawn around what it `points` at.

    Its part is laid out in the album's room for it, of which the picture shows so much as its `size` says, around the
    `middle`, or around what it points at.
    """

    size: Size
    #: `lesson/step`, or the name of one of the album's tables, with other `options` where it says so.
    lesson: str = ""
    table: str = ""
    options: dict[str, Any] = {}
    seat: int = 0
    part: Part = "board"
    points: list[str] = []
    middle: Size | None = None
    shots: tuple[Shot, ...] = (Shot(),)


class Album(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """All pictures of a game; `needs` are the chapters that tell an action or what scores, each of which has one."""

    needs: list[str] = []
    rooms: dict[Part, Size] = {}
    tables: dict[str, Position] = {}
    pictures: dict[str, Picture] = {}


def album(game: AnyGame) -> Album:
    """The pictures of a game; raises `BadPicture`."""
    return _album(package_of(game).partition("@")[0])


@cache
def _album(package: str) -> Album:
    path = files(package) / "rulebook" / "pictures.json"
    try:
        return msgspec.json.decode(path.read_bytes(), type=Album) if path.is_file() else Album()
    except msgspec.DecodeError as error:
        raise BadPicture(f"{package}: {error}") from None


def shots(game: AnyGame, name: str) -> Iterable[tuple[Shot, Table]]:
    """The moments of a picture, each with its table; raises `BadPicture` where they do not fit the game."""
    picture = album(game).pictures[name]
    try:
        table = _begun(game, picture)
        for shot in picture.shots:
            make(table, shot.choose)
            yield shot, table
    except KingstableError as error:
        raise BadPicture(f"{name}: {error}") from None


def _begun(game: AnyGame, picture: Picture) -> Table:
    if picture.table:
        table = album(game).tables.get(picture.table)
        if table is None:
            raise BadPicture(f"there is no table {picture.table!r}")
        return set_up(game, replace(table, options=table.options | picture.options), picture.table)
    id, _, step = picture.lesson.partition("/")
    lesson = next((lesson for lesson in lessons(game) if lesson.id == id), None)
    if lesson is None:
        raise BadPicture(f"there is no lesson {id!r}")
    return reached(game, lesson, step)
