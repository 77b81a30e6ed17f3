"""A position of Tiletum in numbers, as one seat may know it, for the learned value."""

from __future__ import annotations

from .prospects import margin
from .scoring import completed_buildings, tally_now
from .state import ACTION_PHASE, CARDINAL_SIDE, TiletumState
from .tables import BOND, CREST, HELPER, NONE, PASSES, PERSON, ROUNDS, TILES
from .worth import Worth


def features(s: TiletumState, seat: int) -> list[float]:
    """What is common to all, the seat's own side, and that of the best of the others."""
    other = max((side for side in range(len(s.players)) if side != seat), key=lambda side: s.players[side].vp)
    turns = (s.round - 1) * PASSES + (s.pass_ if s.phase <= ACTION_PHASE else PASSES)
    common = [margin(s, seat), ROUNDS * PASSES - turns, s.round, s.phase, float(s.order.index(seat)), len(s.tokens)]
    return [*common, *_side(s, seat), *_side(s, other)]


def _side(s: TiletumState, side: int) -> list[float]:
    player = s.players[side]
    kinds = [TILES[tile].kind for tile in player.storehouse]
    rooms = [len(rooms) - rooms.count(NONE) for rooms in player.rooms]
    crests = [float(crest != NONE) for crest in player.crests]
    human = not (s.solo and side == CARDINAL_SIDE)
    return [
        sum(tally_now(s, side)),
        Worth(s, side).total() if human else 0.0,
        player.vp,
        *player.resources,
        player.house_supply,
        player.pillar_supply,
        player.houses,
        player.pillars,
        player.given_at.bit_count(),
        *([*rooms, 0])[:6],
        *([*crests, 0.0])[:6],
        completed_buildings(player),
        sum(player.markers),
        *(kinds.count(kind) for kind in (BOND, CREST, HELPER, PERSON)),
        len(player.contracts),
        len(player.dice),
        player.king,
        *(float(player.house_at >> town & 1) for town in s.fair_towns),
    ]
