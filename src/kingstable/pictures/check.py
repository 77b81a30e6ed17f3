"""What every picture keeps to: its moments can be reached, and show what it points at and what its words say."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from kingstable.kernel import LANGUAGES, AnyGame, Table
from kingstable.lessons import Reached
from kingstable.pictures.picture import BadPicture, Picture, Shot, album, shots
from kingstable.rulebook import Book, book


def faults(game: AnyGame) -> Iterator[str]:
    """Everything that is wrong with the pictures of a game."""
    for lang in LANGUAGES:
        found = book(game, lang)
        if found is not None:
            yield from _placed(game, found)
    for name, picture in album(game).pictures.items():
        yield from _in_form(game, name, picture)
        yield from (f"{name}: {fault}" for fault in _shown(game, name))


def left_out(game: AnyGame, name: str) -> bool:
    """Whether a picture no longer shows with an owner's components what it is to show; the shipped ones fit all."""
    return bool(game.info.components) and any(_shown(game, name))


def _placed(game: AnyGame, book: Book) -> Iterator[str]:
    """Every picture stands in the text once, and every chapter that needs one has it."""
    pictures, needs = album(game).pictures, album(game).needs
    placed = [(chapter.id, block.picture) for chapter in book.chapters for block in chapter.blocks if block.picture]
    names = [name for _, name in placed]
    yield from (f"{book.lang}: {name} is in no album" for name in names if name not in pictures)
    yield from (f"{book.lang}: {name} does not stand there once" for name in pictures if names.count(name) != 1)
    yield from (f"{book.lang}: {id} has no picture" for id in needs if id not in {chapter for chapter, _ in placed})


def _in_form(game: AnyGame, name: str, picture: Picture) -> Iterator[str]:
    if bool(picture.lesson) == bool(picture.table):
        yield f"{name}: it begins with a step of a lesson, or with a table"
    if picture.part not in album(game).rooms:
        yield f"{name}: there is no room for {picture.part!r}"
    if not picture.points and picture.middle is None:
        yield f"{name}: it says neither what it points at nor where its middle is"


def _shown(game: AnyGame, name: str) -> Iterator[str]:
    """What the moments of a picture do not show."""
    picture = album(game).pictures[name]
    missing = set(picture.points)
    try:
        for shot, table in shots(game, name):
            yield from _not_so(shot, table, picture.seat)
            missing = {thing for thing in missing if not _knows(table, picture.seat, thing)}
    except (BadPicture, LookupError, TypeError) as error:
        yield str(error)
    else:
        yield from (f"there is no {thing}" for thing in sorted(missing))


def _not_so(shot: Shot, table: Table, seat: int) -> Iterator[str]:
    offered = _offered(table, seat) if shot.asks else set()
    yield from (f"{thing} is not lit" for thing in shot.lit if thing not in offered)
    seen = Reached(table, seat)
    yield from (f"{check} does not hold" for check in shot.holds if not check.holds(seen))


def _offered(table: Table, seat: int) -> set[str]:
    ask = table.ask_of(seat)
    return {thing for option in ask.options for thing in option.references} if ask is not None else set()


def _knows(table: Table, seat: int, thing: str) -> bool:
    """Whether the view has a thing of this name, or the game something to say about it."""
    name = thing.partition(":")[2]
    if thing in _offered(table, seat) or f'"{name}"' in msgspec.json.encode(table.view(seat)).decode():
        return True
    return any(table.game.explain(table.state, ask, thing) is not None for ask in table.asks)
