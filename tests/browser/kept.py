"""Kept games, cut off just before somebody makes a certain choice, to go on from there by hand."""

from __future__ import annotations

import msgspec
from tests.browser.visitor import Visitor
from tests.games.golden import golden

from kingstable.kernel import Record
from kingstable.minds import default_mind


def sit_before(visitor: Visitor, game: str, choice: str, players: int = 2) -> None:
    """Sit down where the game between programs first made this choice (its beginning is enough)."""
    whole = golden(game, f"{players}-minds")
    at = next(at for at, made in enumerate(whole.choices) if made.do.startswith(choice))
    visitor.take_up(for_one(msgspec.structs.replace(whole, choices=whole.choices[:at]), whole.choices[at].seat))


def for_one(record: Record, seat: int) -> Record:
    """The record for somebody on this seat; on the others are programs."""
    names = ["Anna" if each == seat else default_mind(record.game) for each in range(record.seats)]
    return msgspec.structs.replace(record, names=names)
