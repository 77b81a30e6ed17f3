"""Kept games, cut off just before somebody makes a certain choice, to go on from there by hand."""

from __future__ import annotations

import msgspec
from tests.browser.house import House
from tests.browser.visitor import Visitor
from tests.games.golden import golden

from kingstable.service.transfer import import_record


def sit_before(house: House, visitor: Visitor, game: str, choice: str, players: int = 2) -> None:
    """Sit down where the game between programs first made this choice (its beginning is enough)."""
    whole = golden(game, f"{players}-minds")
    at = next(at for at, made in enumerate(whole.choices) if made.do.startswith(choice))
    record = msgspec.structs.replace(whole, names=[], choices=whole.choices[:at])
    names = ["Anna" if seat == whole.choices[at].seat else "" for seat in range(players)]
    table, code = import_record(house.db, record, names)
    visitor.post(f"/join/{code}")
    visitor.visit(f"/table/{table}")
    visitor.wait_for_question()
