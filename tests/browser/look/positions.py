"""Tables to look at: kept games, cut off at a moment at which somebody decides, and how to sit down there."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import msgspec
from tests.browser.kept import for_one
from tests.games.golden import golden

from kingstable.kernel import Record, Table, find_game
from kingstable.service.transfer import Imported, import_record

#: How far a game is: before its first choice, after half of them, before the last one, and when it is over.
MOMENTS = ("start", "middle", "end", "over")


class Position(NamedTuple):
    """A game, for how many, and when: one of the moments, or a kind of question."""

    game: str
    players: int
    moment: str


def tables(game: str) -> tuple[int, ...]:
    """The least, two, and the most players of a game."""
    least, most = find_game(game).info.seats
    return tuple(sorted({least, 2, most}))


@cache
def _whole(game: str, players: int) -> Record:
    return golden(game, f"{players}-minds")


@cache
def _asked(game: str, players: int) -> dict[str, list[int]]:
    """For each kind of question in a game, after how many choices it is asked."""
    record = _whole(game, players)
    table = Table.replay(record, upto=0, quiet=True)
    asked: dict[str, list[int]] = {}
    for number, choice in enumerate(record.choices):
        if not choice.auto:
            asked.setdefault(table.question(choice.seat).prompt.id, []).append(number)
        table.follow(record, upto=number + 1)
    return asked


def questions(game: str) -> dict[str, int]:
    """Each kind of question, and for how many a game is in which it is asked: for two, if it can be."""
    by_players = sorted(tables(game), key=lambda players: players != 2)
    return {asked: players for players in reversed(by_players) for asked in _asked(game, players)}


def _cut(position: Position) -> Record:
    """The game up to the moment; the next choice is one that somebody makes."""
    whole = _whole(position.game, position.players)
    return msgspec.structs.replace(whole, names=[], choices=whole.choices[: _end(position, whole)])


def _end(position: Position, whole: Record) -> int:
    """How many choices are made before the moment."""
    if position.moment not in MOMENTS:
        asked = _asked(position.game, position.players)[position.moment]
        return asked[len(asked) // 2]
    made = [number for number, choice in enumerate(whole.choices) if not choice.auto]
    return {"start": 0, "middle": made[len(made) // 2], "end": made[-1], "over": len(whole.choices)}[position.moment]


def _deciding(record: Record) -> int:
    """The seat that decides."""
    asks = Table.replay(record, quiet=True).asks
    return asks[0].seat if asks else 0


def record_of(position: Position) -> Record:
    """The game up to the moment, for somebody on the seat that decides."""
    record = _cut(position)
    return for_one(record, _deciding(record))


def put(db: str, position: Position, name: str) -> Imported:
    """Put the position into the database of a server; the seat that decides waits for somebody of this name."""
    record = _cut(position)
    deciding = _deciding(record)
    return import_record(db, record, [name if seat == deciding else "" for seat in range(record.seats)])
