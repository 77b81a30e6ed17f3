"""All that anybody may know, ready to be drawn (TIL-39.1 to TIL-39.8).

Nothing is hidden from one player and known to another: views differ by their `seat` alone. Things carry the ids that
choices refer to: ``tile:B19``, ``die:gold-5``, ``spot:Paris``, ``space:Paris-h1``, ``cathedral:Paris``, ``room:2-1``,
``building:2``. Their names are messages in lower case: ``tile-b19``, ``spot-paris``.
"""

from __future__ import annotations

from typing import Final

import msgspec

from ..components import COMPONENTS
from ..faces.reconstructed import RECONSTRUCTED
from ..options import TURNINGS
from ..rival.directives import dice_at
from ..rules.pieces import cathedral_vp
from ..scoring import count, fair_now, takes_part
from ..state import ACTION_PHASE, FAIR_PHASE, FINISHED, PHASES, TiletumState
from ..tables import (
    ACTIONS,
    ARCHITECT,
    CATHEDRAL_AT,
    CATHEDRALS,
    CORRUPTION,
    COSTS,
    DISTANCE,
    FAIR_COUNT,
    FAIR_VALUE,
    FAIRS,
    GOLD,
    JESTER,
    KING_VP,
    MERCHANT,
    NEIGHBOURS,
    NONE,
    OFFER_COST,
    OPEN_SPACES,
    PILLAR_SPACES,
    PIP_PRICE,
    RESOURCES,
    SLOT_VALUE,
    SPACES,
    SPOTS,
    STACKS,
    START_SPACES,
    TILES,
)
from .boards import (
    CardinalView,
    DieView,
    PartView,
    PlayerView,
    TileView,
    cardinal_view,
    die_view,
    player_view,
    tile_view,
)


class MarkerView(msgspec.Struct, frozen=True):
    """A bonus AP marker lying at an action."""

    side: int
    ap: int


class SectorView(msgspec.Struct, frozen=True):
    """One sector of the wheel, clockwise."""

    action: str
    value: int
    ap: int
    dice: list[DieView]
    bonus: TileView | None
    markers: list[MarkerView]


class TurningView(msgspec.Struct, frozen=True):
    """What the picked die would be after turning: its price, sector and AP."""

    value: int
    price: int
    action: str
    ap: int


class FrameView(msgspec.Struct, frozen=True):
    """An action in progress, the newest last."""

    action: str
    ap: int
    die: bool


class ReachView(msgspec.Struct, frozen=True):
    """A spot that the acting meeple can get to with the AP left."""

    spot: str
    steps: int


class SpaceView(msgspec.Struct, frozen=True):
    """A place for a house."""

    id: str
    owner: int | None
    reserved: bool
    reward: PartView | None
    provenance: str


class CathedralView(msgspec.Struct, frozen=True):
    """A cathedral: its price, its tiles and its pillars; `vp` is what a contribution scores now."""

    id: str
    closed: bool
    cost: str
    stone: int
    vp: int
    top: int
    tiles_left: int
    tiles: list[int]
    pillars: list[int]
    spaces: int


class SpotView(msgspec.Struct, frozen=True):
    """A town or waypoint with all that stands there."""

    id: str
    kind: str
    x: int
    y: int
    roads: list[str]
    spaces: list[SpaceView]
    bonus: TileView | None
    cathedral: CathedralView | None
    #: The round of the fair that is held here, if any.
    fair: int | None
    merchants: list[int]
    architects: list[int]


class FairView(msgspec.Struct, frozen=True):
    """A fair: what it counts, where, and what each side would score if it were held now."""

    round: int
    fair: str
    town: str
    tile_value: int
    slot_value: int
    value: int
    held: bool
    counts: list[int]
    takes_part: list[bool]
    now: list[int]


class KingSpaceView(msgspec.Struct, frozen=True):
    """A space of the king track with its stack, the bottom first."""

    vp: int
    sides: list[int]


class OfferView(msgspec.Struct, frozen=True):
    """A slot of an offer and its price in AP."""

    ap: int
    tile: TileView | None


class PileView(msgspec.Struct, frozen=True):
    """A face-down pile: how many tiles, and which ones, in no order (TIL-39.6)."""

    count: int
    unseen: list[str]


class TiletumView(msgspec.Struct, frozen=True):
    """The whole table."""

    seat: int | None
    players_count: int
    solo: bool
    round: int
    phase: str
    turn: int
    active: int | None
    order: list[int]
    finished: bool
    wheel: list[SectorView]
    bag: dict[str, int]
    picked: DieView | None
    #: The resource that the picked die will give.
    named: str | None
    turnings: list[TurningView]
    actions: list[FrameView]
    reach: list[ReachView]
    spots: list[SpotView]
    king_track: list[KingSpaceView]
    king_tile: TileView | None
    #: Steps of the corruption tokens revealed this round, and how many lie face down.
    corruption: list[int]
    corruption_left: int
    corruption_unseen: list[int]
    fairs: list[FairView]
    contracts: list[OfferView]
    characters: list[OfferView]
    #: Whether the first exchange of this turn, which gives an extra resource, has been made.
    exchanged: bool
    bonus_pile: PileView
    bonus_discard: list[str]
    contract_pile: PileView
    character_pile: PileView
    removed: list[str]
    players: list[PlayerView]
    cardinal: CardinalView | None
    #: The printed numbers that are reconstructions, besides those of house spaces.
    reconstructed: list[str]


def view(s: TiletumState, seat: int | None) -> TiletumView:
    """The table as this seat sees it."""
    acting = s.phase == ACTION_PHASE
    picked = s.picked if acting else NONE
    return TiletumView(
        seat=seat,
        players_count=s.n,
        solo=s.solo,
        round=s.round,
        phase=PHASES[s.phase],
        turn=s.pass_ + 1,
        active=s.active if acting else None,
        order=list(s.order),
        finished=s.phase == FINISHED,
        wheel=[_sector(s, action) for action in s.sectors],
        bag=dict(zip(RESOURCES, s.bag, strict=True)),
        picked=die_view(picked) if picked != NONE else None,
        named=RESOURCES[s.named] if picked != NONE else None,
        turnings=_turnings(s, picked) if picked != NONE else [],
        actions=[FrameView(ACTIONS[frame.action], frame.ap, frame.die) for frame in s.frames],
        reach=_reach(s),
        spots=[_spot(s, spot) for spot in range(len(SPOTS))],
        king_track=[KingSpaceView(vp, list(stack)) for vp, stack in zip(KING_VP, s.track, strict=True)],
        king_tile=tile_view(s.king_tile),
        corruption=[CORRUPTION[token] for token in s.revealed],
        corruption_left=len(s.tokens),
        corruption_unseen=sorted(CORRUPTION[token] for token in s.tokens + s.aside),
        fairs=[_fair(s, slot) for slot in range(len(SLOT_VALUE))],
        contracts=[OfferView(OFFER_COST[slot], tile_view(tile)) for slot, tile in enumerate(s.contract_offer)],
        characters=[OfferView(COMPONENTS.character_offer.cost_take, tile_view(tile)) for tile in s.character_offer],
        exchanged=s.exchanged,
        bonus_pile=_pile(s.bonus_pile),
        bonus_discard=[TILES[tile].id for tile in s.bonus_discard],
        contract_pile=_pile(s.contract_pile),
        character_pile=_pile(s.character_pile),
        removed=sorted(TILES[tile].id for tile in s.removed),
        players=[player_view(s, side) for side in range(len(s.players))],
        cardinal=cardinal_view(s),
        reconstructed=RECONSTRUCTED,
    )


def _sector(s: TiletumState, action: int) -> SectorView:
    value = s.value_at(action)
    return SectorView(
        action=ACTIONS[action],
        value=value,
        ap=7 - value,
        dice=[die_view(die) for die in dice_at(s, value) for _ in range(s.wheel[die])],
        bonus=tile_view(s.sector_bonus[action]),
        markers=[
            MarkerView(side, player.markers[action])
            for side, player in enumerate(s.players)
            if action != JESTER and player.markers[action]
        ],
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
        views.append(TurningView(option.value, option.price, ACTIONS[action], 7 - option.value + marker))
    return views


def _reach(s: TiletumState) -> list[ReachView]:
    """Where the merchant or architect of the action in progress can get to."""
    if not s.frames or s.frames[-1].action not in (MERCHANT, ARCHITECT):
        return []
    frame = s.frames[-1]
    start = s.players[s.active].at[frame.action - MERCHANT]
    return [ReachView(SPOTS[spot], steps) for spot, steps in enumerate(DISTANCE[start]) if 0 < steps <= frame.ap]


_NODES: Final = COMPONENTS.map.nodes


def _spot(s: TiletumState, spot: int) -> SpotView:
    node = _NODES[spot]
    town = [fair + 1 for fair, place in enumerate(s.fair_towns) if place == spot]
    cathedral = CATHEDRAL_AT[spot]
    reserved = [space for space in START_SPACES if SPACES[space].spot == spot and SPACES[space].min_players <= s.n]
    return SpotView(
        id=node.id,
        kind=node.kind,
        x=node.x,
        y=node.y,
        roads=[SPOTS[other] for other in NEIGHBOURS[spot]],
        spaces=[_space(s, space) for space in [*reserved, *OPEN_SPACES[s.n][spot]]],
        bonus=tile_view(s.map_bonus[spot]),
        cathedral=_cathedral(s, cathedral) if cathedral != NONE else None,
        fair=town[0] if town else None,
        merchants=[side for side, player in enumerate(s.players) if player.at[0] == spot],
        architects=[side for side, player in enumerate(s.players) if player.at[1] == spot],
    )


def _space(s: TiletumState, number: int) -> SpaceView:
    space, owner = SPACES[number], s.houses[number]
    reward = space.reward
    return SpaceView(
        id=space.id,
        owner=owner if owner != NONE else None,
        reserved=space.reserved,
        reward=PartView(kind=reward.kind, amount=reward.amount) if reward.kind != "none" else None,
        provenance=space.provenance,
    )


def _cathedral(s: TiletumState, cathedral: int) -> CathedralView:
    closed = s.closed(cathedral)
    stack = [] if closed else list(STACKS[cathedral][s.taken[cathedral] :])
    return CathedralView(
        id=CATHEDRALS[cathedral],
        closed=closed,
        cost=COSTS[s.costs[cathedral]],
        stone=s.stone_cost(cathedral),
        vp=0 if closed else cathedral_vp(s, cathedral),
        top=stack[0] if stack else 0,
        tiles_left=len(stack),
        tiles=stack,
        pillars=list(s.pillars[cathedral]),
        spaces=0 if closed else PILLAR_SPACES[cathedral],
    )


def _fair(s: TiletumState, slot: int) -> FairView:
    fair = s.fair_tiles[slot]
    sides = range(len(s.players))
    king = FAIR_COUNT[fair] == "king_track"
    return FairView(
        round=slot + 1,
        fair=FAIRS[fair],
        town=SPOTS[s.fair_towns[slot]],
        tile_value=FAIR_VALUE[fair],
        slot_value=SLOT_VALUE[slot],
        value=FAIR_VALUE[fair] + SLOT_VALUE[slot],
        held=slot + 1 < s.round or (slot + 1 == s.round and s.phase > FAIR_PHASE),
        counts=[s.king_vp(side) if king else count(s.players[side], FAIR_COUNT[fair]) for side in sides],
        takes_part=[takes_part(s, side, slot) for side in sides],
        now=[fair_now(s, side, slot) for side in sides],
    )


def _pile(pile: list[int]) -> PileView:
    return PileView(len(pile), sorted(TILES[tile].id for tile in pile))
