"""Signs and words of the terminal: whose a piece is, tiles, dice and resources. Nothing is told by colour alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from rich.text import Text

from kingstable.kernel import Message, message, named

from ..names import name_of
from ..view import TiletumView
from ..view.boards import PlayerView

Say = Callable[[Message], str]

LIT: Final = "bold #000000 on #ffe600"
RESOURCES: Final = {
    "gold": "bold #000000 on #f2c230",
    "food": "bold #000000 on #f29bb7",
    "wool": "bold #000000 on #d9d9d9",
    "stone": "bold #ffffff on #4d4d4d",
    "iron": "bold #ffffff on #2f6fd0",
}
_BEHIND_NUMBER: Final = re.compile(r"(?<=\d) (?=\w)")
SIDES: Final = ("bold #ff8c1a", "bold #5f9cff", "bold #5fd75f", "bold #d787ff")


def sign(view: TiletumView, side: int, say: Say) -> str:
    """Whose a piece is: the number of the seat, or the Cardinal's letter."""
    seat = view.players[side].seat
    return say(message("show-cardinal-sign")) if seat is None else str(seat + 1)


def signed(points: int) -> str:
    """Points with their sign, a true minus."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def name(player: PlayerView, say: Say) -> str:
    """The player of a board."""
    return say(message("cardinal-name") if player.seat is None else message("seat-name", seat=player.seat))


def head(say: Say, id: str) -> Text:
    """What a line is about."""
    return Text(f"{say(message(id))}: ", style="dim")


def label(lit: Mapping[str, str], thing: str) -> Text:
    """The label of a thing that can be chosen, and a space."""
    return Text.assemble((f" {lit[thing]} ", LIT), " ") if thing in lit else Text()


def tile(id: str, lit: Mapping[str, str], say: Say) -> Text:
    """A tile by its number and name; no number is torn from the word behind it."""
    text = label(lit, f"tile:{id}")
    text.append(f"{id} ", style="dim")
    return text.append(_BEHIND_NUMBER.sub("\u00a0", say(name_of("tile", id))))


def tiles(ids: Iterable[str], lit: Mapping[str, str], say: Say) -> Text:
    """Tiles in a line, a dash for none."""
    each = [tile(id, lit, say) for id in ids]
    return parted(each) if each else Text("-")


def parted(told: Iterable[Text]) -> Text:
    """Several things in a line, with dots between them."""
    return Text(" · ").join(told)


def letter(resource: str, say: Say) -> str:
    """Resources and dice are told apart by letter as well as by colour (TIL-39.2)."""
    return say(named("letter", resource))


def die(id: str, say: Say) -> Text:
    """A die by the letter of its resource, and its value."""
    resource, _, value = id.partition("-")
    return Text(f" {letter(resource, say)}{value} ", style=RESOURCES[resource])


def dice(ids: Iterable[str], say: Say) -> Text:
    """Dice in a line, a dash for none."""
    each = [die(id, say) for id in ids]
    return Text(" ").join(each) if each else Text("-")


def resources(amounts: Mapping[str, int], say: Say) -> Text:
    """Amounts by letter."""
    text = Text()
    for resource, amount in amounts.items():
        text.append(letter(resource, say), style=RESOURCES[resource]).append(f"{amount} ")
    return text
