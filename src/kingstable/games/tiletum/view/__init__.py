"""All that can change, as far as anybody may know it (TIL-39.1 to TIL-39.8); what is printed is in the faces.

Nothing is hidden from one player and known to another: views differ by their `seat` alone. Things go by the ids that
choices refer to: ``tile:B19``, ``die:gold-5``, ``spot:Paris``, ``space:Paris-h1``, ``cathedral:Paris``, ``room:2-1``.
Sides are numbered like seats; in a solo game the Cardinal is the side after the human's.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from ..options import DICE, TURNINGS
from ..rules.pieces import cathedral_vp
from ..scoring import count, fair_now, takes_part
from ..state import ACTION_PHASE, FAIR_PHASE, PHASES, TiletumState
from ..tables import (
    ACTIONS,
    ARCHITECT,
    CATHEDRALS,
    CORRUPTION,
    COSTS,
    DISTANCE,
    FAIR_COUNT,
    FAIRS,
    GOLD,
    JESTER,
    MERCHANT,
    NONE,
    PIP_PRICE,
    PLACE_SPOT,
    RESOURCES,
    SLOT_VALUE,
    SPACES,
    SPOTS,
)
from .boards import CardinalView, PlayerView, cardinal_view, player_view, tile_id, tile_ids


class TurningView(msgspec.Struct, frozen=True):
    """A value to which the picked die can be turned: the price, and the AP it would bring."""

    value: int
    price: int
    ap: int


class FrameView(msgspec.Struct, frozen=True):
    """An action in progress, the newest last."""

    action: str
    ap: int
    die: bool


class CathedralView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A cathedral: its cost tile, what a contribution scores now, tiles gone, and pillars in the order they came."""

    cost: str
    vp: int = 0
    taken: int = 0
    pillars: list[int] = []


class FairView(msgspec.Struct, frozen=True):
    """A fair of a round: what each side has of what it counts, and would score if it were held now."""

    fair: str
    town: str
    held: bool
    counts: list[int]
    takes_part: list[bool]
    now: list[int]


class KingStackView(msgspec.Struct, frozen=True):
    """The markers on a space of the king track, the bottom one first."""

    space: int
    sides: list[int]


class TiletumView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The whole table."""

    seat: int | None
    players_count: int
    round: int
    phase: str
    turn: int
    active: int | None = None
    order: list[int]
    #: The actions of the wheel, clockwise, and the die value that the first of them shows.
    wheel: list[str]
    first_value: int
    dice: list[str]
    sector_tiles: dict[str, str]
    bag: dict[str, int]
    #: The die looked at, and the resource that it will give.
    picked: str | None = None
    named: str | None = None
    turnings: list[TurningView] = []
    actions: list[FrameView] = []
    #: The spots that the acting meeple can get to, with the steps.
    reach: dict[str, int] = {}
    #: Owners of the houses, by space; bonus tiles by spot.
    houses: dict[str, int]
    map_tiles: dict[str, list[str]]
    cathedrals: dict[str, CathedralView]
    king_track: list[KingStackView]
    king_tile: str | None = None
    #: Steps of the corruption tokens revealed this round, and how many lie face down.
    corruption: list[int]
    corruption_left: int
    fairs: list[FairView]
    contracts: list[str | None]
    characters: list[str]
    #: Whether the first exchange of this turn, which gives an extra resource, has been made.
    exchanged: bool = False
    #: Face-down piles, in no order (TIL-39.6).
    bonus_pile: list[str]
    contract_pile: list[str]
    character_pile: list[str]
    bonus_discard: list[str] = []
    removed: list[str] = []
    players: list[PlayerView]
    cardinal: CardinalView | None = None


def view(s: TiletumState, seat: int | None) -> TiletumView:
    """The table as this seat sees it."""
    shown = _shown(s)
    return shown if seat is None else own_view(shown, s, seat)


def own_view(shown: TiletumView, s: TiletumState, seat: int) -> TiletumView:
    """The same table, seen from a seat."""
    return replace(shown, seat=seat)


def _shown(s: TiletumState) -> TiletumView:
    acting = s.phase == ACTION_PHASE
    picked = s.picked if acting else NONE
    return TiletumView(
        seat=None,
        players_count=s.n,
        round=s.round,
        phase=PHASES[s.phase],
        turn=s.pass_ + 1,
        active=s.active if acting else None,
        order=list(s.order),
        wheel=[ACTIONS[action] for action in s.sectors],
        first_value=s.first_value,
        dice=[DICE[die] for die, dice in enumerate(s.wheel) for _ in range(dice)],
        sector_tiles={ACTIONS[action]: tile_id(tile) for action, tile in enumerate(s.sector_bonus) if tile != NONE},
        bag=dict(zip(RESOURCES, s.bag, strict=True)),
        picked=DICE[picked] if picked != NONE else None,
        named=RESOURCES[s.named] if picked != NONE else None,
        turnings=_turnings(s, picked) if picked != NONE else [],
        actions=[FrameView(ACTIONS[frame.action], frame.ap, frame.die) for frame in s.frames],
        reach=_reach(s),
        houses={SPACES[space].id: side for space, side in enumerate(s.houses) if side != NONE},
        map_tiles=_map_tiles(s),
        cathedrals={town: _cathedral(s, cathedral) for cathedral, town in enumerate(CATHEDRALS)},
        king_track=[KingStackView(space, list(stack)) for space, stack in enumerate(s.track) if stack],
        king_tile=tile_id(s.king_tile) if s.king_tile != NONE else None,
        corruption=[CORRUPTION[token] for token in s.revealed],
        corruption_left=len(s.tokens),
        fairs=[_fair(s, slot) for slot in range(len(SLOT_VALUE))],
        contracts=[tile_id(tile) if tile != NONE else None for tile in s.contract_offer],
        characters=tile_ids(s.character_offer),
        exchanged=s.exchanged,
        bonus_pile=sorted(tile_ids(s.bonus_pile)),
        contract_pile=sorted(tile_ids(s.contract_pile)),
        character_pile=sorted(tile_ids(s.character_pile)),
        bonus_discard=tile_ids(s.bonus_discard),
        removed=sorted(tile_ids(s.removed)),
        players=[player_view(s, side) for side in range(len(s.players))],
        cardinal=cardinal_view(s),
    )


def _turnings(s: TiletumState, die: int) -> list[TurningView]:
    """TIL-39.11 (3): the prices, before anything is chosen."""
    if s.die_taken(s.active):
        return []
    player = s.players[s.active]
    views = []
    for option in TURNINGS[die % 6][min(3, player.resources[GOLD] // PIP_PRICE)]:
        action = s.action_at(option.value)
        marker = player.markers[action] if action != JESTER else 0
        views.append(TurningView(option.value, option.price, 7 - option.value + marker))
    return views


def _map_tiles(s: TiletumState) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for spot, tile in zip(PLACE_SPOT, s.map_bonus, strict=True):
        if tile != NONE:
            found.setdefault(SPOTS[spot], []).append(tile_id(tile))
    return found


def _reach(s: TiletumState) -> dict[str, int]:
    """Where the merchant or architect of the action in progress can get to."""
    if not s.frames or s.frames[-1].action not in (MERCHANT, ARCHITECT):
        return {}
    frame = s.frames[-1]
    start = s.players[s.active].at[frame.action - MERCHANT]
    return {SPOTS[spot]: steps for spot, steps in enumerate(DISTANCE[start]) if 0 < steps <= frame.ap}


def _cathedral(s: TiletumState, cathedral: int) -> CathedralView:
    cost = COSTS[s.costs[cathedral]]
    if s.closed(cathedral):
        return CathedralView(cost)
    return CathedralView(cost, cathedral_vp(s, cathedral), s.taken[cathedral], list(s.pillars[cathedral]))


def _fair(s: TiletumState, slot: int) -> FairView:
    counted = FAIR_COUNT[s.fair_tiles[slot]]
    sides = range(len(s.players))
    return FairView(
        fair=FAIRS[s.fair_tiles[slot]],
        town=SPOTS[s.fair_towns[slot]],
        held=slot + 1 < s.round or (slot + 1 == s.round and s.phase > FAIR_PHASE),
        counts=[s.king_vp(side) if counted == "king_track" else count(s.players[side], counted) for side in sides],
        takes_part=[takes_part(s, side, slot) for side in sides],
        now=[fair_now(s, side, slot) for side in sides],
    )
