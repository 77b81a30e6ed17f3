"""The score pad: reads the end of a game that players wrote down as JSON, and scores it.

An end reads `{"duties": {"DIP": 5, "ENT": 2, "ARC": 1, "MIL": 4, "PRO": 3}, "players": [{"cards": ["DIP-A",
"DIP-H(4)"], "gold": 3}, ...]}`: the primary value of each office in play, and for each player the government cards in
hand and the total of their gold. A card is its office and letter; its value follows from the components, unless it is
written behind it in brackets, as printed on the card.
"""

import re
from dataclasses import dataclass
from typing import Final

from kingstable.kernel import Message, ScoreSheet
from kingstable.kernel.pad import Entry, read_positions

from .components import PLAYERS
from .scoring import Duty, Result, result, sheets
from .tables import (
    DEALS,
    FACE,
    GOLD,
    HALF,
    HIGHEST,
    IDS,
    LOWEST,
    OFFICE_OF_CODE,
    OFFICES,
    Face,
)

_CARD: Final = re.compile(r"([A-Za-z0-9]+)-([A-Za-z])(?:\(([1-4])\))?", re.ASCII)
_VALUES: Final = {(face.office, face.letter): face.value for face in FACE if face.letter}


@dataclass(frozen=True, slots=True)
class Position:
    """The end of a game, read and found possible."""

    duties: tuple[Duty, ...]
    hands: tuple[tuple[Face, ...], ...]


def read(text: str) -> list[Position]:
    """All positions of a text that holds one JSON object or a list of them. Raises `BadPosition`."""
    return read_positions(text, _position)


def score(position: Position) -> Result:
    """Who takes which duty, the points and the tie-breaks."""
    return result(position.duties, position.hands)


def score_text(text: str) -> list[list[ScoreSheet]]:
    """The sheets of all players, for each position of a text. Raises `BadPosition`."""
    return [sheets(score(position)) for position in read(text)]


def _position(entry: Entry) -> Position:
    fields = entry.fields("duties", "players")
    players = fields["players"].entries(min(PLAYERS), max(PLAYERS))  # FK-1.1
    duties = _duties(fields["duties"], len(players))
    holder: dict[tuple[int, str], Entry] = {}
    hands = tuple(_hand(player, len(players), holder) for player in players)
    gold, cap = sum(face.gold for hand in hands for face in hand), DEALS[len(players)].gold_cap
    if gold > cap:
        text = "{gold} gold in all is more than the {most} there is"
        raise fields["players"].wrong(text, "pad-too-much-gold", gold=gold, most=cap)
    return Position(duties, hands)


def _duties(entry: Entry, players: int) -> tuple[Duty, ...]:
    deal = DEALS[players]
    fields = entry.fields(*(OFFICES[office].upper() for office in deal.offices))
    found: list[Duty] = []
    for office in deal.offices:
        value = fields[OFFICES[office].upper()].number(LOWEST, HIGHEST)
        found.append(Duty(office, value, HALF[value] if deal.secondary else 0))
    return tuple(found)


def _hand(entry: Entry, players: int, holder: dict[tuple[int, str], Entry]) -> tuple[Face, ...]:
    fields = entry.fields("cards", "gold")
    cards = fields["cards"].entries()
    gold = fields["gold"].number(0, DEALS[players].gold_cap)
    faces = [_card(card, players, holder) for card in cards]
    least, most = len(cards) + -(-gold // max(GOLD)), DEALS[players].cards_cap
    if least > most:  # FK-10.15
        text = "a hand cannot have {count} cards or more; with {players} players {most} is the most"
        raise entry.wrong(text, "pad-too-many-cards", count=least, players=players, most=most)
    return (*faces, Face(-1, 0, "", gold))


def _card(entry: Entry, players: int, holder: dict[tuple[int, str], Entry]) -> Face:
    match = _CARD.fullmatch(entry.value) if isinstance(entry.value, str) else None
    office = OFFICE_OF_CODE.get(match[1].lower(), -1) if match else -1
    if match is None or office not in DEALS[players].offices:
        text = "{value} is not a government card such as {example}; the offices are {offices}"
        offices: list[int | str | Message] = [OFFICES[each].upper() for each in DEALS[players].offices]
        raise entry.wrong(text, "pad-no-government-card", example=IDS[0].upper(), offices=offices)
    letter = match[2].upper()
    value = int(match[3]) if match[3] else _VALUES.get((office, letter))
    if value is None:
        text = "{value} has a letter of no known card; write its value too: {example}"
        raise entry.wrong(text, "pad-unknown-letter", example=f"{entry.value}(1)")
    same = holder.setdefault((office, letter), entry)  # FK-15.4
    if same is not entry:
        raise entry.wrong(f"{{value}} is already at {same.where}", "pad-already-at", other=same.where_said)
    return Face(office, value, letter)
