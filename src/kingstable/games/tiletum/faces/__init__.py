"""Faces: everything printed that a client draws, by the ids that views and choices name.

Things carry the ids that choices refer to: ``tile:B19``, ``spot:Paris``, ``space:Paris-h1``, ``cathedral:Paris``. Their
names are messages in lower case: ``tile-b19``, ``spot-paris``.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import msgspec

from kingstable.kernel import Faces

from ..components import COMPONENTS
from ..printed.solo import DirectiveCard
from ..tables import (
    ACTIONS,
    CATHEDRAL_AT,
    COMPLETED_VP,
    CONTRACT_SPACES,
    CORRUPTION,
    COST_STONE,
    COST_VP,
    COSTS,
    CREST_BONUS,
    CREST_FOOD,
    CRESTS,
    FAIR_COUNT,
    FAIR_VALUE,
    FAIRS,
    KING_VP,
    LAST_KING_VP,
    MARKERS,
    MEEPLES,
    NEIGHBOURS,
    NONE,
    OFFER_COST,
    PILLAR_SPACES,
    PILLARS_ON_CONTRACTS,
    REPLACE_COST,
    RESOURCES,
    RESOURCES_A_VP,
    RESTORATION,
    ROOM_COST,
    ROUNDS,
    SLOT_VALUE,
    SPACES,
    SPOTS,
    STACKS,
    STOREHOUSE,
    TAKE_COST,
    TILES,
    TYPED,
    Part,
    Tile,
)
from .reconstructed import RECONSTRUCTED


class PartFace(msgspec.Struct, frozen=True, omit_defaults=True):
    """One part of a bonus; the kinds are those of the component file."""

    kind: str
    amount: int = 0
    resource: str | None = None
    action: str | None = None
    ap: int = 0
    meeple: str | None = None
    anywhere: bool = False


class TileFace(msgspec.Struct, frozen=True, omit_defaults=True):
    """A crest, helper, contract or character. `price` is (of one type, wool, iron)."""

    kind: str
    parts: list[PartFace]
    crest: str | None = None
    type: str | None = None
    price: tuple[int, int, int] | None = None
    vp: int = 0
    #: The Cardinal's class of a bonus tile.
    category: int = 0
    provenance: str = "public"


class SpaceFace(msgspec.Struct, frozen=True):
    """A place for a house, in games of at least so many players."""

    id: str
    min_players: int
    reserved: bool
    reward: PartFace | None
    provenance: str


class CathedralFace(msgspec.Struct, frozen=True):
    """The VP of a cathedral's tiles, the top one first, and its pillar spaces."""

    tiles: list[int]
    spaces: int


class SpotFace(msgspec.Struct, frozen=True):
    """A town or waypoint."""

    id: str
    kind: str
    x: int
    y: int
    roads: list[str]
    spaces: list[SpaceFace]
    cathedral: CathedralFace | None


class CostFace(msgspec.Struct, frozen=True):
    """A cost tile of a cathedral; under restoration it is closed."""

    stone: int
    vp: int
    closed: bool


class FairFace(msgspec.Struct, frozen=True):
    """A fair tile: its value is multiplied by what it counts, or added to it."""

    value: int
    adds: bool


class BuildingFace(msgspec.Struct, frozen=True):
    """A building: AP of each floor, its crest slot, and the marker that is printed there."""

    rooms: list[int]
    crest_food: int
    crest_bonus: list[PartFace]
    marker: int
    roof_house: bool
    typed: bool


class BoardFace(msgspec.Struct, frozen=True):
    """A board, a player's or the Cardinal's."""

    buildings: list[BuildingFace]
    storehouse: int
    contract_spaces: int
    contract_pillars: int


class DirectiveOptionFace(msgspec.Struct, frozen=True):
    """An option of a directive card."""

    condition: str
    pick: str
    action: str
    colours: list[str]


class DirectiveFace(msgspec.Struct, frozen=True):
    """A directive card: its options, and the strip of dice at its foot."""

    options: list[DirectiveOptionFace]
    dice: list[str]


class TiletumFaces(Faces, frozen=True):
    """The box. Lists without ids go by number: die values from 1, fairs and offers by their slots."""

    rounds: int
    #: AP of the sector that shows each value.
    ap: list[int]
    tiles: dict[str, TileFace]
    spots: list[SpotFace]
    costs: dict[str, CostFace]
    king_track: list[int]
    #: VP for so many completed buildings, and how many resources make one VP.
    completed: list[int]
    resources_a_vp: int
    #: VP for the highest on the king track in the last round.
    king_last: int
    corruption: list[int]
    fairs: dict[str, FairFace]
    fair_slots: list[int]
    contract_ap: list[int]
    character_ap: int
    replace_ap: int
    board: BoardFace
    cardinal_board: BoardFace
    directives: dict[str, DirectiveFace]
    #: The printed numbers that are reconstructions, besides those of house spaces.
    reconstructed: list[str]


@cache
def faces() -> TiletumFaces:
    """All that is printed in this edition."""
    points = COMPONENTS.wheel.ap_by_die_value
    return TiletumFaces(
        rounds=ROUNDS,
        ap=[points[str(value)] for value in range(1, 7)],
        tiles={tile.id: _tile(tile) for tile in TILES},
        spots=[_spot(spot) for spot in range(len(SPOTS))],
        costs={id: CostFace(COST_STONE[cost], COST_VP[cost], cost == RESTORATION) for cost, id in enumerate(COSTS)},
        king_track=list(KING_VP),
        completed=list(COMPLETED_VP),
        resources_a_vp=RESOURCES_A_VP,
        king_last=LAST_KING_VP,
        corruption=list(CORRUPTION),
        fairs={id: FairFace(FAIR_VALUE[fair], FAIR_COUNT[fair] == "king_track") for fair, id in enumerate(FAIRS)},
        fair_slots=list(SLOT_VALUE),
        contract_ap=list(OFFER_COST),
        character_ap=TAKE_COST,
        replace_ap=REPLACE_COST,
        board=BoardFace(
            [_building(building) for building in range(len(TYPED))], STOREHOUSE, CONTRACT_SPACES, PILLARS_ON_CONTRACTS
        ),
        cardinal_board=_cardinal_board(),
        directives={card.id: _directive(card) for card in COMPONENTS.directive_cards},
        reconstructed=RECONSTRUCTED,
    )


def _part(part: Part) -> PartFace:
    return PartFace(
        kind=part.kind,
        amount=part.amount,
        resource=RESOURCES[part.resource] if part.resource != NONE else None,
        action=ACTIONS[part.action] if part.action != NONE else None,
        ap=part.ap,
        meeple=MEEPLES[part.meeple] if part.meeple != NONE else None,
        anywhere=part.anywhere,
    )


def _parts(parts: Iterable[Part]) -> list[PartFace]:
    return [_part(part) for part in parts]


def _tile(tile: Tile) -> TileFace:
    return TileFace(
        kind=tile.kind,
        parts=_parts(tile.parts),
        crest=CRESTS[tile.crest] if tile.crest != NONE else None,
        type=ACTIONS[tile.type] if tile.type != NONE else None,
        price=(tile.any, tile.wool, tile.iron) if tile.total else None,
        vp=tile.vp,
        category=tile.category,
        provenance=tile.provenance,
    )


def _spot(spot: int) -> SpotFace:
    node, cathedral = COMPONENTS.map.nodes[spot], CATHEDRAL_AT[spot]
    return SpotFace(
        id=node.id,
        kind=node.kind,
        x=node.x,
        y=node.y,
        roads=[SPOTS[other] for other in NEIGHBOURS[spot]],
        spaces=[
            SpaceFace(
                id=space.id,
                min_players=space.min_players,
                reserved=space.reserved,
                reward=_part(space.reward) if space.reward.kind != "none" else None,
                provenance=space.provenance,
            )
            for space in SPACES
            if space.spot == spot
        ],
        cathedral=CathedralFace(list(STACKS[cathedral]), PILLAR_SPACES[cathedral]) if cathedral != NONE else None,
    )


def _building(building: int) -> BuildingFace:
    return BuildingFace(
        rooms=list(ROOM_COST[building]),
        crest_food=CREST_FOOD[building],
        crest_bonus=_parts(CREST_BONUS[building]),
        marker=MARKERS[building],
        roof_house=TYPED[building],
        typed=TYPED[building],
    )


def _cardinal_board() -> BoardFace:
    """TIL-38.1: rooms cost him 1 AP each; which markers he begins with depends on his cards (TIL-37.10)."""
    board = COMPONENTS.cardinal_board
    buildings = [
        BuildingFace(
            rooms=[1 for _ in building.rooms],
            crest_food=board.crest_food_cost,
            crest_bonus=[PartFace("gain_vp", board.crest_vp)],
            marker=0,
            roof_house=False,
            typed=True,
        )
        for building in board.buildings
    ]
    return BoardFace(buildings, 0, 0, 0)


def _directive(card: DirectiveCard) -> DirectiveFace:
    options = [
        DirectiveOptionFace(option.condition, option.pick, option.action, list(option.colours))
        for option in card.options
    ]
    return DirectiveFace(options, list(card.dice_priority))
