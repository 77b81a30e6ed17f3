"""The score pad: reads final positions that players wrote down as JSON, and scores them (TIL-20, TIL-35).

A position of people reads `{"players": [{"vp": 61, "houses": 6, "pillars": 4, "completed": 4, "resources": 11}, ...]}`:
VP before final scoring, houses and pillars on the map, completed buildings, and resources left, as a number or by type;
the players stand in turn order, which breaks ties. In a solo game one player stands against `"cardinal": {"vp": 88,
"houses": 6, "pillars": 5, "resources": {"gold": 1, "iron": 3, "stone": 2, "food": 3}, "contracts": ["K03"]}`, whose
contracts are those not yet fulfilled; of two that need equally many resources he tries the first one written.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kingstable.kernel import Message, ScoreLine, ScoreSheet, ranks
from kingstable.kernel.pad import Entry, read_positions

from .scoring import last_contracts_vp
from .tables import (
    BOND,
    COMPLETED_VP,
    HOUSES_EACH,
    PILLARS_EACH,
    RESOURCES,
    RESOURCES_A_VP,
    TILE,
    TILES,
)

_MOST: Final = 999  # no game comes near
#: The contracts of a solo game (TIL-1.5, TIL-1.6).
_CONTRACTS: Final = tuple(tile.id for tile in TILES if tile.kind == BOND and tile.min_players <= 2)


@dataclass(frozen=True, slots=True)
class HumanPosition:
    """A player at the end of the last fair; of the resources only their number counts."""

    vp: int
    houses: int
    pillars: int
    completed: int
    resources: int


@dataclass(frozen=True, slots=True)
class CardinalPosition:
    """The Cardinal at the end of the last fair, his resources by type."""

    vp: int
    houses: int
    pillars: int
    resources: list[int]
    contracts: list[str]


@dataclass(frozen=True, slots=True)
class Position:
    """The end of a game."""

    players: list[HumanPosition]
    cardinal: CardinalPosition | None


def read(text: str) -> list[Position]:
    """All positions of a text that holds one JSON object or a list of them. Raises `BadPosition`."""
    return read_positions(text, _position)


def score_text(text: str) -> list[list[ScoreSheet]]:
    """The sheets of all players, for each position of a text. Raises `BadPosition`."""
    return [score(position) for position in read(text)]


def score(position: Position) -> list[ScoreSheet]:
    """Final scoring of everybody; on a tie the earlier player wins, or the Cardinal (TIL-20.4, TIL-35.6)."""
    lines = [_human(player) for player in position.players]
    names: list[Message | None] = [None] * len(lines)
    if position.cardinal is not None:
        lines.append(_cardinal(position.cardinal))
        names.append(Message("cardinal-name"))
    totals = [sum(line.points for line in each) for each in lines]
    if position.cardinal is not None:
        wins = [totals[0] > totals[1], totals[1] >= totals[0]]
        places = [1 if win else 2 for win in wins]
    else:
        places = ranks([(total, -place) for place, total in enumerate(totals)])
        wins = [place == 1 for place in places]
    sheets = []
    for seat, (each, name, total, place, win) in enumerate(zip(lines, names, totals, places, wins, strict=True)):
        ties = () if position.cardinal is not None else (ScoreLine("turn-order", seat + 1),)
        sheets.append(ScoreSheet(None if name else seat, tuple(each), total, place, win, ties=ties, name=name))
    return sheets


def _human(player: HumanPosition) -> list[ScoreLine]:
    return [
        ScoreLine("before", player.vp),
        ScoreLine("pieces", player.houses * player.pillars),
        ScoreLine("buildings", COMPLETED_VP[player.completed]),
        ScoreLine("resources", player.resources // RESOURCES_A_VP),
    ]


def _cardinal(position: CardinalPosition) -> list[ScoreLine]:
    resources = list(position.resources)
    contracts = last_contracts_vp(resources, [TILE[id] for id in position.contracts])
    return [
        ScoreLine("before", position.vp),
        ScoreLine("pieces", position.houses * position.pillars),
        ScoreLine("contracts", contracts),
        ScoreLine("resources", sum(resources) // RESOURCES_A_VP),
    ]


# -- reading ------------------------------------------------------------------------------------------------------


def _position(entry: Entry) -> Position:
    fields = entry.fields("players", defaults={"cardinal": None})
    players = [_human_entry(each) for each in fields["players"].entries(1, 4)]
    cardinal = None if fields["cardinal"].value is None else _cardinal_entry(fields["cardinal"])
    if cardinal is None and len(players) == 1:
        text = "one player alone plays against the Cardinal, who is missing"
        raise fields["players"].wrong(text, "pad-cardinal-missing")
    if cardinal is not None and len(players) > 1:
        text = "only one player can play against the Cardinal, not {count}"
        raise fields["players"].wrong(text, "pad-cardinal-for-one", count=len(players))
    return Position(players, cardinal)


def _human_entry(entry: Entry) -> HumanPosition:
    fields = entry.fields("vp", "houses", "pillars", "completed", "resources")
    left = fields["resources"]
    return HumanPosition(
        *_on_the_map(fields),
        fields["completed"].number(0, len(COMPLETED_VP) - 1),
        sum(_stock(left)) if isinstance(left.value, dict) else left.number(0, _MOST),
    )


def _cardinal_entry(entry: Entry) -> CardinalPosition:
    fields = entry.fields("vp", "houses", "pillars", "resources", defaults={"contracts": []})
    contracts = fields["contracts"].words("a contract", _CONTRACTS, most=2)
    return CardinalPosition(*_on_the_map(fields), _stock(fields["resources"]), contracts)


def _on_the_map(fields: dict[str, Entry]) -> tuple[int, int, int]:
    """VP, houses and pillars; the first house stands in Tiletum (TIL-3.4)."""
    return (
        fields["vp"].number(-_MOST, _MOST),
        fields["houses"].number(1, HOUSES_EACH),
        fields["pillars"].number(0, PILLARS_EACH),
    )


def _stock(entry: Entry) -> list[int]:
    fields = entry.fields(defaults=dict.fromkeys(RESOURCES, 0))
    return [fields[resource].number(0, _MOST) for resource in RESOURCES]
