"""The answers about games: which there are, their words, what is printed, their rules, rulebooks and pictures."""

from __future__ import annotations

import logging
from functools import lru_cache

import msgspec

from kingstable import pictures
from kingstable import rulebook as books
from kingstable.kernel import AnyGame, BadComponents, Message, find_game, game_ids, print_of
from kingstable.lessons import first_game, lessons
from kingstable.library import boards, wire
from kingstable.library.file import File, make
from kingstable.minds import default_mind, ladder
from kingstable.play.refused import Refused

log = logging.getLogger("kingstable.library")


def entries() -> list[wire.GameEntry]:
    """The games that can be played here, each with the reason where its owner's components cannot be used."""
    return [_entry(id) for id in game_ids()]


def _entry(id: str) -> wire.GameEntry:
    try:
        return entry(find_game(id))
    except BadComponents as error:
        log.warning("components cannot be used", extra={"game": id, "error": str(error)})
        return entry(find_game(id, ""), Refused("bad_components").said)


def entry(game: AnyGame, trouble: Message | None = None) -> wire.GameEntry:
    """A game that can be played."""
    id = game.info.id
    return wire.GameEntry(
        game.info,
        ladder(id),
        default_mind(id),
        boards.client_of(id),
        trouble,
        len(lessons(game)),
        first_game(game),
    )


@lru_cache(maxsize=64)
def words(lang: str, game: AnyGame | None, place: str = "client") -> File:
    """The Fluent texts of a language: those of the client itself, or those that a game adds to them."""
    from kingstable.words import source  # slow to import

    return make(source(lang, game, place).encode(), "text/plain")


@lru_cache(maxsize=64)
def faces(game: AnyGame) -> File:
    """Everything printed of a game."""
    return make(print_of(game).body, "application/json")


@lru_cache(maxsize=64)
def rules(game: str) -> File:
    """The rules of a game in numbered clauses."""
    try:
        told = wire.Rules(game, books.title(game), books.clauses(game))
    except books.UnknownClause as error:
        raise Refused("not_found", str(error)) from None
    return make(msgspec.json.encode(told), "application/json")


@lru_cache(maxsize=64)
def rulebook(game: AnyGame, lang: str) -> File:
    """The rules of a game told to people."""
    book = books.book(game, lang) or books.Book(lang, "", [])
    told, refusals = books.told(book), books.refusals(game)
    page = wire.Rulebook(game.info.id, book.lang, book.title, book.chapters, told, refusals, pictures.frames(game))
    return make(msgspec.json.encode(page), "application/json")


@lru_cache(maxsize=512)
def picture(game: AnyGame, name: str) -> File:
    """What a picture of a rulebook shows."""
    return make(msgspec.json.encode(pictures.drawn(game, name)), "application/json")
