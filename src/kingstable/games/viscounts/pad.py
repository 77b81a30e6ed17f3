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
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from kingstable.games.viscounts.components import BUILDINGS, RIBBONS
from kingstable.games.viscounts.facts import (
    BONUS_ICONS,
    CARD_ICONS,
    CARD_NUMBER,
    SCROLL_NUMBER,
    SLOT_ICONS,
    STARTERS,
    IconCounts,
)
from kingstable.games.viscounts.schemes import AUTOMAS, SCHEME_ICONS, SCHEME_NUMBER
from kingstable.games.viscounts.scoring import Estate, sheets
from kingstable.games.viscounts.state import WORKERS
from kingstable.kernel import BadPosition, ScoreSheet, named


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """No key that is not known."""


class Icons(_Strict, frozen=True):
    trade: int = 0
    build: int = 0
    noble: int = 0
    cleric: int = 0
    crime: int = 0


class Holding(_Strict, frozen=True):
    """One player of a position."""

    buildings: list[str] = []
    castle: tuple[int, int, int] = (0, 0, 0)
    manuscripts: list[str] = []
    cards: list[str] = []
    icons: Icons = Icons()
    leader: bool = False
    bonuses: list[str] = []
    unpaid: int = 0
    paid: int = 0
    acquired: int = 0
    approved: int = 0
    ink: int = 0
    gold: int = 0
    stone: int = 0
    silver: int = 0
    automa: Literal["cleric", "builder", "noble", "card"] | None = None


class Position(_Strict, frozen=True):
    """A whole position; whether Poverty and Prosperity have been revealed must be said."""

    players: list[Holding]
    poverty: bool
    prosperity: bool


def read(text: str) -> list[Position]:
    """All positions of a text that holds one JSON object or a list of them. Raises `BadPosition`."""
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadPosition(f"not JSON: {error}") from None
    if not isinstance(data, list):
        return [_position(data, "")]
    return [_position(each, f"position {index}: ") for index, each in enumerate(data)]


def score(position: Position) -> list[ScoreSheet]:
    """The sheets of all players."""
    automa = next((player.automa for player in position.players if player.automa), None)
    estates = [_estate(player) for player in position.players]
    return sheets(estates, position.poverty, position.prosperity, named("automa", automa) if automa else None)


def score_text(text: str) -> list[list[ScoreSheet]]:
    """The sheets of all players, for each position of a text. Raises `BadPosition`."""
    return [score(position) for position in read(text)]


def _position(data: Any, at: str) -> Position:
    try:
        position = msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        fault, _, path = str(error).partition(" - at `$")
        place = path.strip("`.")
        raise BadPosition(f"{at}{place}: {fault}" if place else f"{at}{fault}") from None
    _check_players(position, at)
    for index, player in enumerate(position.players):
        _check_player(player, f"{at}players[{index}]")
    _check_shared(position, at)
    return position


def _check_players(position: Position, at: str) -> None:
    count = len(position.players)
    if not 2 <= count <= 4:
        raise BadPosition(f"{at}players: {count} instead of 2 to 4 (the Automa is one)")
    for index, player in enumerate(position.players):
        if player.automa and (index, count) != (1, 2):
            raise BadPosition(f"{at}players[{index}].automa: only the second of two players can be the Automa")


def _check_player(player: Holding, at: str) -> None:
    _known(player.buildings, BUILDINGS, f"{at}.buildings", "building")
    _known(player.manuscripts, SCROLL_NUMBER, f"{at}.manuscripts", "manuscript")
    _known(player.bonuses, RIBBONS, f"{at}.bonuses", "ribbon")
    if player.automa:
        _known(player.cards, SCHEME_NUMBER, f"{at}.cards", "scheme")
    else:
        _known(player.cards, CARD_NUMBER, f"{at}.cards", "card")
    numbers = {name: getattr(player, name) for name in ("unpaid", "paid", "acquired", "approved")}
    numbers |= {name: getattr(player, name) for name in ("ink", "gold", "stone", "silver")}
    numbers |= {f"castle[{tier}]": workers for tier, workers in enumerate(player.castle)}
    numbers |= {f"icons.{icon}": getattr(player.icons, icon) for icon in player.icons.__struct_fields__}
    for name, number in numbers.items():
        if number < 0:
            raise BadPosition(f"{at}.{name}: {number} is negative")
    if sum(player.castle) > WORKERS:
        raise BadPosition(f"{at}.castle: {sum(player.castle)} workers, but a player has only {WORKERS}")


def _known(ids: Sequence[str], known: Sequence[str] | Mapping[str, int], at: str, kind: str) -> None:
    for index, id in enumerate(ids):
        if id not in known:
            raise BadPosition(f"{at}[{index}]: {id!r} is not a {kind}")
        if id in ids[:index]:
            raise BadPosition(f"{at}[{index}]: the {kind} {id!r} is repeated")


def _check_shared(position: Position, at: str) -> None:
    """What only one player can have."""
    if sum(player.leader for player in position.players) > 1:
        raise BadPosition(f"{at}players: only one of them can be castle leader")
    for what in ("manuscripts", "bonuses", "cards"):
        counts = Counter(id for player in position.players for id in getattr(player, what))
        for id, count in counts.items():
            if count > 1 and CARD_NUMBER.get(id) not in STARTERS:  # everybody has the same starting cards
                raise BadPosition(f"{at}players: {count} of them have {what} {id!r}")


def _estate(player: Holding) -> Estate:
    icons = [getattr(player.icons, icon) for icon in player.icons.__struct_fields__]
    sources: list[IconCounts] = [BONUS_ICONS[RIBBONS.index(ribbon)] for ribbon in player.bonuses]
    slots = AUTOMAS[player.automa].slot_icons if player.automa else SLOT_ICONS
    sources += [slots[BUILDINGS.index(building)] for building in player.buildings]
    if player.automa:
        sources += [SCHEME_ICONS[SCHEME_NUMBER[card]] for card in player.cards]
    else:
        sources += [CARD_ICONS[CARD_NUMBER[card]] for card in player.cards]
    trade, build, noble, cleric, crime = (number + sum(each[i] for each in sources) for i, number in enumerate(icons))
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
