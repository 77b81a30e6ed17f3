"""What lies on a player's board, and on the Cardinal's (TIL-39.7, TIL-39.8)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ..options import DICE
from ..rival.needs import RESERVED_FOOD, can_pay, lacks
from ..scoring import tally_now
from ..state import CARDINAL_SIDE, TiletumState
from ..tables import ACTIONS, CATHEDRALS, FOOD, NONE, RESOURCES, SPOTS, TILES


class PlayerView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One side; the Cardinal has no seat. Buildings are in their order, rooms from the ground floor up."""

    vp: int
    #: The total with final scoring as it would be now.
    estimate: int
    resources: dict[str, int]
    merchant: str
    architect: str
    house_supply: int
    pillar_supply: int
    rooms: list[list[str | None]]
    crests: list[str | None]
    #: AP of the markers that still lie on the board, by building.
    home_markers: list[int]
    seat: int | None = None
    #: Bonus AP at each action that has some.
    markers: dict[str, int] = {}
    storehouse: list[str] = []
    contracts: list[str] = []
    #: Towns to whose cathedrals this side has contributed.
    given: list[str] = []
    dice: list[str] = []


class SlotView(msgspec.Struct, frozen=True):
    """An unfulfilled contract of the Cardinal, and what he lacks for it."""

    tile: str
    lacks: int
    ready: bool


class CardinalView(msgspec.Struct, frozen=True):
    """What only the Cardinal has; `pawn` is the place in the row of the card under it."""

    row: list[str]
    pawn: int
    challenges: list[str]
    reserve: list[str]
    reserved_food: int
    slots: list[SlotView]
    supply: list[str]


def tile_id(tile: int) -> str:
    return TILES[tile].id


def tile_ids(tiles: Iterable[int]) -> list[str]:
    return [TILES[tile].id for tile in tiles]


def player_view(s: TiletumState, side: int) -> PlayerView:
    """A board with everything on it."""
    player = s.players[side]
    return PlayerView(
        vp=player.vp,
        estimate=sum(tally_now(s, side)),
        resources=dict(zip(RESOURCES, player.resources, strict=True)),
        merchant=SPOTS[player.at[0]],
        architect=SPOTS[player.at[1]],
        house_supply=player.house_supply,
        pillar_supply=player.pillar_supply,
        rooms=[_places(rooms) for rooms in player.rooms],
        crests=_places(player.crests),
        home_markers=player.home_markers.copy(),
        seat=None if s.solo and side == CARDINAL_SIDE else side,
        markers={ACTIONS[action]: ap for action, ap in enumerate(player.markers) if ap},
        storehouse=tile_ids(player.storehouse),
        contracts=tile_ids(player.contracts),
        given=[town for number, town in enumerate(CATHEDRALS) if player.given_at >> number & 1],
        dice=[DICE[die] for die in player.dice],
    )


def _places(tiles: Iterable[int]) -> list[str | None]:
    return [TILES[tile].id if tile != NONE else None for tile in tiles]


def cardinal_view(s: TiletumState) -> CardinalView | None:
    """TIL-39.8; None when people play."""
    cardinal = s.cardinal
    if cardinal is None:
        return None
    resources = s.players[CARDINAL_SIDE].resources
    return CardinalView(
        row=cardinal.row.copy(),
        pawn=cardinal.pawn,
        challenges=list(cardinal.challenges),
        reserve=tile_ids(cardinal.reserve),
        reserved_food=min(RESERVED_FOOD, resources[FOOD]),
        slots=[
            SlotView(TILES[tile].id, lacks(resources, TILES[tile]), can_pay(resources, TILES[tile]))
            for tile in cardinal.slots
        ],
        supply=tile_ids(cardinal.supply),
    )
