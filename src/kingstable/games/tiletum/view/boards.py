"""Views of tiles, dice and boards: a player's, and the Cardinal's (TIL-39.7, TIL-39.8)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from ..components import COMPONENTS
from ..rival.directives import CARDS
from ..rival.needs import CREST_PRICE, RESERVED_FOOD, can_pay, lacks
from ..scoring import completed_buildings, tally_now
from ..state import CARDINAL_SIDE, LINES, Player, TiletumState
from ..tables import (
    ACTIONS,
    BUILDINGS,
    CATHEDRALS,
    CONTRACT_SPACES,
    CREST_BONUS,
    CREST_FOOD,
    CREST_OF,
    CRESTS,
    FOOD,
    KING_VP,
    MARKERS,
    MEEPLES,
    NONE,
    PILLARS_ON_CONTRACTS,
    RESOURCES,
    ROOM_COST,
    SPOTS,
    STOREHOUSE,
    TILES,
    TYPED,
    Part,
)


class PartView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One part of a bonus; the kinds are those of the component file."""

    kind: str
    amount: int = 0
    resource: str | None = None
    action: str | None = None
    ap: int = 0
    meeple: str | None = None
    anywhere: bool = False


class TileView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The face of a tile: a crest, helper, contract or character. `price` is (of one type, wool, iron)."""

    id: str
    kind: str
    parts: list[PartView]
    crest: str | None = None
    type: str | None = None
    price: tuple[int, int, int] | None = None
    vp: int = 0
    #: The Cardinal's class of a bonus tile.
    category: int = 0
    provenance: str = "public"


class DieView(msgspec.Struct, frozen=True):
    """A die by the id that choices refer to (``die:gold-5``)."""

    id: str
    resource: str
    value: int


class RoomView(msgspec.Struct, frozen=True):
    """A room: the AP a character costs there, and who lives in it."""

    id: str
    floor: int
    ap: int
    tile: TileView | None


class BuildingView(msgspec.Struct, frozen=True):
    """A building with its rooms, its crest slot and its marker; `type` is that of its characters."""

    id: str
    rooms: list[RoomView]
    crest: TileView | None
    crest_food: int
    crest_bonus: list[PartView]
    marker: int
    marker_home: bool
    roof_house: bool
    typed: bool
    type: str | None
    filled: bool
    completed: bool


class PlayerView(msgspec.Struct, frozen=True):
    """One side; `seat` is None for the Cardinal."""

    side: int
    seat: int | None
    place: int
    vp: int
    #: The total with final scoring as it would be now, and its lines.
    estimate: int
    lines: dict[str, int]
    resources: dict[str, int]
    merchant: str
    architect: str
    houses: int
    house_supply: int
    pillars: int
    pillar_supply: int
    buildings: list[BuildingView]
    completed: int
    #: Bonus AP at each action that has some.
    markers: dict[str, int]
    crests: list[str]
    storehouse: list[TileView]
    storehouse_slots: int
    contracts: list[TileView]
    contract_spaces: int
    contract_pillars: int
    cathedrals: list[str]
    dice: list[DieView]
    king_vp: int


class DirectiveOptionView(msgspec.Struct, frozen=True):
    """An option of a directive card."""

    condition: str
    pick: str
    action: str
    colours: list[str]


class DirectiveView(msgspec.Struct, frozen=True):
    """A directive card in the row."""

    id: str
    pawn: bool
    options: list[DirectiveOptionView]
    dice: list[str]


class SlotView(msgspec.Struct, frozen=True):
    """An unfulfilled contract of the Cardinal, and what he lacks for it."""

    tile: TileView
    lacks: int
    ready: bool


class CardinalView(msgspec.Struct, frozen=True):
    """What only the Cardinal has."""

    row: list[DirectiveView]
    challenges: list[str]
    reserve: list[TileView]
    reserved_food: int
    slots: list[SlotView]
    supply: list[TileView]


def part_view(part: Part) -> PartView:
    """A part by the names of the box."""
    return PartView(
        kind=part.kind,
        amount=part.amount,
        resource=RESOURCES[part.resource] if part.resource != NONE else None,
        action=ACTIONS[part.action] if part.action != NONE else None,
        ap=part.ap,
        meeple=MEEPLES[part.meeple] if part.meeple != NONE else None,
        anywhere=part.anywhere,
    )


def _face(number: int) -> TileView:
    tile = TILES[number]
    return TileView(
        id=tile.id,
        kind=tile.kind,
        parts=[part_view(part) for part in tile.parts],
        crest=CRESTS[tile.crest] if tile.crest != NONE else None,
        type=ACTIONS[tile.type] if tile.type != NONE else None,
        price=(tile.any, tile.wool, tile.iron) if tile.total else None,
        vp=tile.vp,
        category=tile.category,
        provenance=tile.provenance,
    )


_FACES: Final = tuple(_face(number) for number in range(len(TILES)))
_CREST_BONUS: Final = tuple([part_view(part) for part in parts] for parts in CREST_BONUS)


def tile_view(tile: int) -> TileView | None:
    """The face of a tile, None for no tile."""
    return _FACES[tile] if tile != NONE else None


def tile_views(tiles: Iterable[int]) -> list[TileView]:
    return [_FACES[tile] for tile in tiles]


def die_view(die: int) -> DieView:
    resource, value = RESOURCES[die // 6], die % 6 + 1
    return DieView(f"{resource}-{value}", resource, value)


def player_view(s: TiletumState, side: int) -> PlayerView:
    """A board with everything on it."""
    player = s.players[side]
    bot = s.solo and side == CARDINAL_SIDE
    tally = tally_now(s, side)
    owned = player.storehouse + player.crests + (s.cardinal.reserve if bot and s.cardinal else [])
    return PlayerView(
        side=side,
        seat=None if bot else side,
        place=s.order.index(side) + 1,
        vp=player.vp,
        estimate=sum(tally),
        lines={line: vp for line, vp in zip(LINES, tally, strict=True) if vp},
        resources=dict(zip(RESOURCES, player.resources, strict=True)),
        merchant=SPOTS[player.at[0]],
        architect=SPOTS[player.at[1]],
        houses=player.houses,
        house_supply=player.house_supply,
        pillars=player.pillars,
        pillar_supply=player.pillar_supply,
        buildings=[_building(player, building, bot) for building in range(len(player.rooms))],
        completed=completed_buildings(player),
        markers={ACTIONS[action]: ap for action, ap in enumerate(player.markers) if ap},
        crests=[CRESTS[CREST_OF[tile]] for tile in owned if tile != NONE and CREST_OF[tile] != NONE],
        storehouse=tile_views(player.storehouse),
        storehouse_slots=0 if bot else STOREHOUSE,
        contracts=tile_views(player.contracts),
        contract_spaces=0 if bot else CONTRACT_SPACES,
        contract_pillars=0 if bot else max(0, PILLARS_ON_CONTRACTS - len(player.contracts)),
        cathedrals=[town for number, town in enumerate(CATHEDRALS) if player.given_at >> number & 1],
        dice=[die_view(die) for die in player.dice],
        king_vp=KING_VP[player.king],
    )


def _building(player: Player, building: int, bot: bool) -> BuildingView:
    rooms, crest = player.rooms[building], player.crests[building]
    types = [TILES[tile].type for tile in rooms if tile != NONE]
    marker = player.home_markers[building]
    completed = player.completed(building)
    costs = (1, 1) if bot else ROOM_COST[building]
    return BuildingView(
        id=BUILDINGS[building].id.removeprefix("building-"),
        rooms=[
            RoomView(f"{building + 1}-{floor + 1}", floor + 1, costs[floor], tile_view(tile))
            for floor, tile in enumerate(rooms)
        ],
        crest=tile_view(crest),
        crest_food=CREST_PRICE if bot else CREST_FOOD[building],
        crest_bonus=[PartView("gain_vp", COMPONENTS.cardinal_board.crest_vp)] if bot else _CREST_BONUS[building],
        marker=marker or (MARKERS[building] if completed and not bot else 0),
        marker_home=marker > 0,
        roof_house=not bot and TYPED[building] and NONE in rooms,
        typed=bot or TYPED[building],
        type=ACTIONS[types[0]] if types else None,
        filled=NONE not in rooms,
        completed=completed,
    )


def cardinal_view(s: TiletumState) -> CardinalView | None:
    """TIL-39.8; None when people play."""
    cardinal = s.cardinal
    if cardinal is None:
        return None
    player = s.players[CARDINAL_SIDE]
    return CardinalView(
        row=[_directive(id, index == cardinal.pawn) for index, id in enumerate(cardinal.row)],
        challenges=list(cardinal.challenges),
        reserve=tile_views(cardinal.reserve),
        reserved_food=min(RESERVED_FOOD, player.resources[FOOD]),
        slots=[
            SlotView(_FACES[tile], lacks(player.resources, TILES[tile]), can_pay(player.resources, TILES[tile]))
            for tile in cardinal.slots
        ],
        supply=tile_views(cardinal.supply),
    )


def _directive(id: str, pawn: bool) -> DirectiveView:
    card = CARDS[id]
    options = [
        DirectiveOptionView(option.condition, option.pick, option.action, list(option.colours))
        for option in card.options
    ]
    return DirectiveView(id, pawn, options, list(card.dice_priority))
