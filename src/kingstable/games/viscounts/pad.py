"""The score pad: reads the end of a real game that players wrote down as JSON, and scores it.

A position reads `{"poverty": true, "prosperity": false, "players": [{...}, {...}]}`. All keys of a player may be left
out:

- `"buildings": ["trading_post_1", "workshop_3"]`, by the slots they left;
- `"castle": [5, 4, 2]`, workers in tiers 1, 2, 3;
- `"manuscripts": ["ms_grey_5"]`, `"bonuses": ["black"]`, `"leader": true`;
- `"cards": ["princess_1", "start_squire"]`, all townsfolk cards, or at least those whose icons a manuscript counts;
- `"icons": {"noble": 4}`, icons on cards that are not listed;
- `"unpaid"`, `"paid"`, `"acquired"`, `"approved"`, `"ink"`, `"gold"`, `"stone"`, `"silver"`.

Icons of open slots and bonus cards are added by themselves. In a solo game the second player is the Automa:
`"automa": "cleric"`, and its cards are schemes.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

from kingstable.kernel import ScoreSheet, named
from kingstable.kernel.pad import Entry, read_positions

from .components import BUILDINGS, RIBBONS
from .scoring import Estate, sheets
from .state import WORKERS
from .tables.boards import SLOT_ICONS
from .tables.cards import BONUS_ICONS, CARD_ICONS, CARD_NUMBER, SCROLL_NUMBER, STARTERS
from .tables.numbers import IconCounts
from .tables.schemes import AUTOMAS, SCHEME_ICONS, SCHEME_NUMBER

_ICONS: Final = ("trade", "build", "noble", "cleric", "crime")
_COUNTS: Final = ("unpaid", "paid", "acquired", "approved", "ink", "gold", "stone", "silver")
_MOST: Final = 999  # no game comes near
_OWNED: Final = {"manuscripts": "the manuscript", "bonuses": "the bonus card", "cards": "the card"}
_LEFT_OUT: Final[dict[str, Any]] = {
    "buildings": [],
    "castle": [0, 0, 0],
    "manuscripts": [],
    "cards": [],
    "icons": {},
    "leader": False,
    "bonuses": [],
    **dict.fromkeys(_COUNTS, 0),
    "automa": None,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Holding:
    """One player of a position."""

    buildings: list[str]
    castle: tuple[int, int, int]
    manuscripts: list[str]
    cards: list[str]
    icons: list[int]
    leader: bool
    bonuses: list[str]
    unpaid: int
    paid: int
    acquired: int
    approved: int
    ink: int
    gold: int
    stone: int
    silver: int
    automa: str | None


@dataclass(frozen=True, slots=True)
class Position:
    """A whole position; whether Poverty and Prosperity have been revealed must be said."""

    players: list[Holding]
    poverty: bool
    prosperity: bool


def read(text: str) -> list[Position]:
    """All positions of a text that holds one JSON object or a list of them. Raises `BadPosition`."""
    return read_positions(text, _position)


def score(position: Position) -> list[ScoreSheet]:
    """The sheets of all players."""
    automa = next((player.automa for player in position.players if player.automa), None)
    estates = [_estate(player) for player in position.players]
    return sheets(estates, position.poverty, position.prosperity, named("automa", automa) if automa else None)


def score_text(text: str) -> list[list[ScoreSheet]]:
    """The sheets of all players, for each position of a text. Raises `BadPosition`."""
    return [score(position) for position in read(text)]


def _position(entry: Entry) -> Position:
    fields = entry.fields("players", "poverty", "prosperity")
    entries = fields["players"].entries(1, 4)
    players = [_holding(each) for each in entries]
    if len(players) == 1:
        text = "one player alone plays against the Automa, who is missing"
        raise fields["players"].wrong(text, "pad-automa-missing")
    for index, (each, player) in enumerate(zip(entries, players, strict=True)):
        if player.automa and (index, len(players)) != (1, 2):
            text = "only the second of two players can be the Automa"
            raise Entry(player.automa, f"{each.place}.automa").wrong(text, "pad-automa-second")
    _check_shared(players, fields["players"])
    return Position(players, fields["poverty"].flag(), fields["prosperity"].flag())


def _holding(entry: Entry) -> Holding:
    fields = entry.fields(defaults=_LEFT_OUT)
    icons = fields["icons"].fields(defaults=dict.fromkeys(_ICONS, 0))
    automa = None if fields["automa"].value is None else fields["automa"].word("an Automa", AUTOMAS)
    kind, cards = ("a scheme", SCHEME_NUMBER) if automa else ("a card", CARD_NUMBER)
    return Holding(
        buildings=fields["buildings"].words("a building", BUILDINGS),
        castle=_castle(fields["castle"]),
        manuscripts=fields["manuscripts"].words("a manuscript", SCROLL_NUMBER),
        cards=fields["cards"].words(kind, cards),
        icons=[icons[icon].number(0, _MOST) for icon in _ICONS],
        leader=fields["leader"].flag(),
        bonuses=fields["bonuses"].words("a ribbon", RIBBONS),
        **{key: fields[key].number(0, _MOST) for key in _COUNTS},
        automa=automa,
    )


def _castle(entry: Entry) -> tuple[int, int, int]:
    low, middle, high = (tier.number(0, _MOST) for tier in entry.entries(3, 3))
    count = low + middle + high
    if count > WORKERS:
        text = "{count} workers, but a player has only {most}"
        raise entry.wrong(text, "pad-too-many-workers", count=count, most=WORKERS)
    return low, middle, high


def _check_shared(players: list[Holding], entry: Entry) -> None:
    """What only one player can have."""
    if sum(player.leader for player in players) > 1:
        raise entry.wrong("only one of them can be castle leader", "pad-one-leader")
    for what in _OWNED:
        counts = Counter(id for player in players for id in getattr(player, what))
        for id, count in counts.items():
            if count > 1 and CARD_NUMBER.get(id) not in STARTERS:  # everybody has the same starting cards
                text = f"{{count}} players have {_OWNED[what]} {{id}}"
                raise entry.wrong(text, "pad-owned-twice", count=count, what=named("pad", what), id=repr(id))


def _estate(player: Holding) -> Estate:
    sources: list[IconCounts] = [BONUS_ICONS[RIBBONS.index(ribbon)] for ribbon in player.bonuses]
    slots = AUTOMAS[player.automa].slot_icons if player.automa else SLOT_ICONS
    sources += [slots[BUILDINGS.index(building)] for building in player.buildings]
    if player.automa:
        sources += [SCHEME_ICONS[SCHEME_NUMBER[card]] for card in player.cards]
    else:
        sources += [CARD_ICONS[CARD_NUMBER[card]] for card in player.cards]
    trade, build, noble, cleric, crime = (
        number + sum(each[i] for each in sources) for i, number in enumerate(player.icons)
    )
    posts, halls, shops = (sum(BUILDINGS.index(b) // 3 == type for b in player.buildings) for type in range(3))
    return Estate(
        buildings=(posts, halls, shops),
        castle=player.castle,
        manuscripts=[SCROLL_NUMBER[id] for id in player.manuscripts],
        icons=(trade, build, noble, cleric, crime),
        leader=player.leader,
        bonuses=[RIBBONS.index(ribbon) for ribbon in player.bonuses],
        unpaid=player.unpaid,
        paid=player.paid,
        acquired=player.acquired,
        approved=player.approved,
        ink=player.ink,
        gold=player.gold,
        stone=player.stone,
        silver=player.silver,
        automa=player.automa is not None,
    )
