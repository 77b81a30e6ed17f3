"""What must hold after every choice: pieces, tiles, dice and points are all accounted for."""

from __future__ import annotations

from collections import Counter

from .rival.tasks import SLOTS
from .state import CARDINAL_SIDE, Player, TiletumState
from .tables import (
    CATHEDRALS,
    CONTRACT_SPACES,
    CORRUPTION,
    CREST,
    CREST_OF,
    DICE_A_COLOUR,
    HOUSES_EACH,
    KING_VP,
    NONE,
    OFFER_SLOTS,
    PILLAR_SPACES,
    PILLARS_EACH,
    PILLARS_ON_CONTRACTS,
    SPACES,
    STACKS,
    STOREHOUSE,
    TILES,
    TYPED,
)


def check(s: TiletumState) -> None:
    """Raise AssertionError when something has got lost or come from nowhere."""
    _check_tiles(s)
    _check_dice(s)
    _check_map(s)
    _check_track(s)
    for side, player in enumerate(s.players):
        assert player.vp == sum(player.tally), "VP and their lines"
        assert min(player.resources) >= 0, "resources"
        if s.solo and side == CARDINAL_SIDE:
            _check_cardinal(s, player)
        else:
            _check_human(player)


def _check_tiles(s: TiletumState) -> None:
    places = [s.bonus_pile, s.bonus_discard, s.contract_pile, s.character_pile, s.removed, [s.king_tile]]
    places += [s.sector_bonus, s.map_bonus, s.contract_offer, s.character_offer]
    for player in s.players:
        places += [player.storehouse, player.contracts, player.crests, *player.rooms]
    if s.cardinal is not None:
        places += [s.cardinal.reserve, s.cardinal.slots, s.cardinal.supply]
    found = Counter(tile for place in places for tile in place if tile != NONE)
    boxed = [tile for tile in found if TILES[tile].min_players > s.n]
    ready = s.cardinal is not None and "ready_for_action" in s.cardinal.challenges
    crests = any(tile.kind == CREST and tile.min_players > s.n for tile in TILES)
    assert len(boxed) == (ready and crests), "tiles for more players"  # TIL-D41
    wanted = Counter([number for number, tile in enumerate(TILES) if tile.min_players <= s.n] + boxed)
    assert found == wanted, "tiles"
    assert len(s.contract_offer) == OFFER_SLOTS, "contract offer"
    assert sorted(s.tokens + s.aside + s.revealed) == list(range(len(CORRUPTION))), "corruption tokens"


def _check_dice(s: TiletumState) -> None:
    for resource, left in enumerate(s.bag):
        wheel = sum(s.wheel[resource * 6 : resource * 6 + 6])
        taken = sum(die // 6 == resource for player in s.players for die in player.dice)
        assert min(s.wheel) >= 0 and left >= 0, "dice"
        assert left + wheel + taken == DICE_A_COLOUR[s.n], "dice"


def _check_map(s: TiletumState) -> None:
    for side, player in enumerate(s.players):
        spots = [SPACES[space].spot for space, owner in enumerate(s.houses) if owner == side]
        assert len(spots) == len(set(spots)) == player.houses, "one house in a town"
        assert player.house_at == sum(1 << spot for spot in spots), "houses"
        pillars = [c for c in range(len(CATHEDRALS)) if side in s.pillars[c]]
        assert len(pillars) == player.pillars, "pillars"
        assert player.pillar_at == sum(1 << c for c in pillars), "one pillar at a cathedral"
        assert not player.given_at & ~player.pillar_at, "contributions without a pillar"
    for cathedral, sides in enumerate(s.pillars):
        assert len(set(sides)) == len(sides) <= PILLAR_SPACES[cathedral], "pillar spaces"
        assert not (sides and s.closed(cathedral)), "a pillar at a closed cathedral"
        given = sum(player.given_at >> cathedral & 1 for player in s.players)
        assert s.taken[cathedral] == given <= len(STACKS[cathedral]), "cathedral tiles"
    for space, owner in enumerate(s.houses):
        assert owner == NONE or SPACES[space].min_players <= s.n, "a house space for more players"


def _check_track(s: TiletumState) -> None:
    assert len(s.track) == len(KING_VP)
    found = sorted((side, space) for space, stack in enumerate(s.track) for side in stack)
    assert found == [(side, player.king) for side, player in enumerate(s.players)], "king track"
    assert sorted(s.order) == list(range(len(s.players))), "turn order"


def _check_human(player: Player) -> None:
    roofs = sum(TYPED[building] and NONE in rooms for building, rooms in enumerate(player.rooms))
    assert player.house_supply >= 0 and player.houses + player.house_supply + roofs == HOUSES_EACH, "houses"
    waiting = max(0, PILLARS_ON_CONTRACTS - len(player.contracts))
    assert player.pillar_supply >= 0, "pillars"
    assert player.pillars + player.pillar_supply + waiting == PILLARS_EACH, "pillars"
    assert len(player.storehouse) <= STOREHOUSE, "storehouse"
    stored = sum(TILES[tile].kind == "contract" for tile in player.storehouse)
    assert len(player.contracts) + stored <= CONTRACT_SPACES, "contract spaces"
    crests = [CREST_OF[tile] for tile in player.storehouse + player.crests if tile != NONE and CREST_OF[tile] != NONE]
    assert len(crests) == len(set(crests)), "two crests of one type"
    types: list[int] = []
    for building, rooms in enumerate(player.rooms):
        here = {TILES[tile].type for tile in rooms if tile != NONE}
        if TYPED[building]:
            assert len(here) <= 1, "one type in a building"
            types += here
            done = player.completed(building)
            assert (player.home_markers[building] == 0) is done, "markers"
    assert len(types) == len(set(types)), "one building for a type"


def _check_cardinal(s: TiletumState, player: Player) -> None:
    assert s.cardinal is not None
    assert player.houses + player.house_supply == HOUSES_EACH, "the Cardinal's houses"
    assert player.pillars + player.pillar_supply == PILLARS_EACH, "the Cardinal's pillars"
    assert len(s.cardinal.slots) <= SLOTS, "the Cardinal's contracts"
    assert not player.storehouse, "the Cardinal has no storehouse"
    tiles = player.crests + s.cardinal.reserve
    crests = [CREST_OF[tile] for tile in tiles if tile != NONE]
    assert len(crests) == len(set(crests)), "two crests of one type"
    for building, rooms in enumerate(player.rooms):
        assert len({TILES[tile].type for tile in rooms if tile != NONE}) <= 1, "one type in a building"
        assert (player.home_markers[building] == 0) is player.completed(building), "markers"
