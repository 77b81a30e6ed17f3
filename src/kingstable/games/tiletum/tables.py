"""The facts of the box as the rules use them: everything numbered, with the tables that are looked up often."""

from __future__ import annotations

from typing import Final

import msgspec

from kingstable.kernel import Message, message, named

from .components import COMPONENTS
from .names import name_of
from .printed.entries import Effect

RESOURCES: Final = tuple(resource.id for resource in COMPONENTS.resources)
GOLD, FOOD, WOOL, STONE, IRON = range(5)

ACTIONS: Final = tuple(action.id for action in COMPONENTS.actions)
KING, MERCHANT, ARCHITECT, CHARACTER, CONTRACT, JESTER = range(6)
#: The five action types; the jester is not one of them (TIL-1.4).
ACTION_TYPES: Final = range(5)

#: Meeples are numbered like their actions, less one.
MEEPLES: Final = ("merchant", "architect")
MERCHANT_MEEPLE, ARCHITECT_MEEPLE = range(2)

#: Nothing: no tile, no spot, no owner.
NONE: Final = -1

# -- effects ------------------------------------------------------------------------------------------------------


class Part(msgspec.Struct, frozen=True):
    """One part of a bonus, numbered; the kinds are those of the component file."""

    kind: str
    amount: int = 0
    resource: int = NONE
    action: int = NONE
    ap: int = 0
    meeple: int = NONE
    anywhere: bool = False


def _part(effect: Effect) -> Part:
    return Part(
        kind=effect.type,
        amount=effect.amount or effect.steps,
        resource=RESOURCES.index(effect.resource) if effect.resource else NONE,
        action=ACTIONS.index(effect.action) if effect.action else NONE,
        ap=effect.ap,
        meeple=MEEPLES.index(effect.meeple) if effect.meeple else NONE,
        anywhere=effect.where in ("any_town", "any_cathedral"),
    )


def _parts(effects: tuple[Effect, ...]) -> tuple[Part, ...]:
    return tuple(_part(effect) for effect in effects)


# -- tiles: bonus, contract and character tiles share one numbering ---------------------------------------------

CRESTS: Final = tuple(crest.id for crest in COMPONENTS.crest_types)
CREST, HELPER, BOND, PERSON = "crest", "helper", "contract", "character"


class Tile(msgspec.Struct, frozen=True, kw_only=True):
    """A tile that a storehouse can hold."""

    id: str
    #: "crest", "helper", "contract" or "character".
    kind: str
    min_players: int
    provenance: str
    #: What a helper or character gives, or a contract besides its VP.
    parts: tuple[Part, ...]
    crest: int = NONE
    #: A contract's price: this many of one type, wool and iron.
    any: int = 0
    wool: int = 0
    iron: int = 0
    total: int = 0
    vp: int = 0
    #: The Cardinal's class of a bonus tile, and the AP he reads on it.
    category: int = 0
    ap_value: int = 0
    #: The action type of a character.
    type: int = NONE
    reward: int = 0


def _tiles() -> list[Tile]:
    tiles = [
        Tile(
            id=tile.id,
            kind=tile.kind,
            min_players=tile.min_players,
            provenance=tile.provenance,
            parts=_parts(tile.effects or tile.extra),
            crest=CRESTS.index(tile.crest) if tile.kind == "crest" else NONE,
            any=tile.pay.any_identical,
            wool=tile.pay.wool,
            iron=tile.pay.iron,
            total=tile.total_resources,
            vp=tile.vp,
            category=tile.solo_category,
            ap_value=tile.ap_value,
        )
        for tile in COMPONENTS.bonus_tiles
    ]
    tiles += [
        Tile(
            id=tile.id,
            kind=tile.kind,
            min_players=tile.min_players,
            provenance=tile.provenance,
            parts=_parts(tile.extra),
            crest=CRESTS.index(tile.crest) if tile.kind == "crest" else NONE,
            any=tile.pay.any_identical,
            wool=tile.pay.wool,
            iron=tile.pay.iron,
            total=tile.total_resources,
            vp=tile.vp,
        )
        for tile in COMPONENTS.contract_tiles
    ]
    tiles += [
        Tile(
            id=tile.id,
            kind=PERSON,
            min_players=tile.min_players,
            provenance=tile.provenance,
            parts=_parts(tile.effects),
            type=ACTIONS.index(tile.type),
            reward=tile.solo_reward_value,
        )
        for tile in COMPONENTS.character_tiles
    ]
    return tiles


TILES: Final = tuple(_tiles())
TILE: Final = {tile.id: number for number, tile in enumerate(TILES)}
BONUS_TILES: Final = range(len(COMPONENTS.bonus_tiles))
CONTRACT_TILES: Final = range(BONUS_TILES.stop, BONUS_TILES.stop + len(COMPONENTS.contract_tiles))
CHARACTER_TILES: Final = range(CONTRACT_TILES.stop, len(TILES))
CREST_OF: Final = tuple(tile.crest for tile in TILES)

# -- the map ------------------------------------------------------------------------------------------------------

SPOTS: Final = tuple(node.id for node in COMPONENTS.map.nodes)
SPOT: Final = {id: number for number, id in enumerate(SPOTS)}
IS_TOWN: Final = tuple(node.kind == "town" for node in COMPONENTS.map.nodes)
TOWNS: Final = tuple(spot for spot in range(len(SPOTS)) if IS_TOWN[spot])
HOME: Final = SPOT[COMPONENTS.map.start_town]


def _neighbours() -> tuple[tuple[int, ...], ...]:
    near: list[list[int]] = [[] for _ in SPOTS]
    for edge in COMPONENTS.map.edges:
        near[SPOT[edge.a]].append(SPOT[edge.b])
        near[SPOT[edge.b]].append(SPOT[edge.a])
    return tuple(tuple(sorted(spots)) for spots in near)


NEIGHBOURS: Final = _neighbours()


def _distances(start: int) -> tuple[int, ...]:
    steps = [NONE] * len(SPOTS)
    steps[start] = 0
    for spot in (queue := [start]):
        for other in NEIGHBOURS[spot]:
            if steps[other] == NONE:
                steps[other] = steps[spot] + 1
                queue.append(other)
    return tuple(steps)


#: TIL-1.7: the smallest number of steps between two spots.
DISTANCE: Final = tuple(_distances(spot) for spot in range(len(SPOTS)))


class Space(msgspec.Struct, frozen=True):
    """A place for one house."""

    id: str
    spot: int
    min_players: int
    reserved: bool
    reward: Part
    provenance: str


SPACES: Final = tuple(
    Space(space.id, spot, space.min_players, space.reserved_for != "anyone", _part(space.reward), space.provenance)
    for spot, node in enumerate(COMPONENTS.map.nodes)
    for space in node.house_spaces
)
SPACE: Final = {space.id: number for number, space in enumerate(SPACES)}
#: The spaces of the starting houses, by place in the turn order (TIL-3.4).
START_SPACES: Final = tuple(number for number, space in enumerate(SPACES) if space.reserved)


def _open_spaces(players: int) -> tuple[tuple[int, ...], ...]:
    """TIL-8.4: by spot, the spaces that anybody may use."""
    return tuple(
        tuple(
            number
            for number, space in enumerate(SPACES)
            if space.spot == spot and not space.reserved and space.min_players <= players
        )
        for spot in range(len(SPOTS))
    )


OPEN_SPACES: Final = {players: _open_spaces(players) for players in (2, 3, 4)}

#: Where bonus tiles can lie: a place for each spot, then the further ones of towns that have several; and their spots.
_FURTHER: Final = tuple(
    (spot, place.min_players) for spot, node in enumerate(COMPONENTS.map.nodes) for place in node.bonus_spots[1:]
)
PLACE_SPOT: Final = (*range(len(SPOTS)), *(spot for spot, _ in _FURTHER))
#: The places of each spot.
PLACES_AT: Final = tuple(
    tuple(place for place, at in enumerate(PLACE_SPOT) if at == spot) for spot in range(len(SPOTS))
)


def _bonus_places(players: int) -> tuple[int, ...]:
    """TIL-2.7."""
    firsts = enumerate(node.bonus_spots[0].min_players if node.bonus_spots else 5 for node in COMPONENTS.map.nodes)
    further = ((len(SPOTS) + number, least) for number, (_, least) in enumerate(_FURTHER))
    return tuple(place for place, least in (*firsts, *further) if least <= players)


BONUS_PLACES: Final = {players: _bonus_places(players) for players in (2, 3, 4)}

# -- cathedrals ---------------------------------------------------------------------------------------------------

CATHEDRALS: Final = tuple(cathedral.town for cathedral in COMPONENTS.cathedrals)
CATHEDRAL: Final = {town: number for number, town in enumerate(CATHEDRALS)}
CATHEDRAL_SPOT: Final = tuple(SPOT[town] for town in CATHEDRALS)
CATHEDRAL_AT: Final = tuple(CATHEDRAL.get(id, NONE) for id in SPOTS)
PILLAR_SPACES: Final = tuple(cathedral.pillar_spaces for cathedral in COMPONENTS.cathedrals)
#: VP of each cathedral's tiles, top first.
STACKS: Final = tuple(tuple(tile.vp for tile in cathedral.tiles_top_to_bottom) for cathedral in COMPONENTS.cathedrals)
COSTS: Final = tuple(cost.id for cost in COMPONENTS.cost_tiles)
COST_STONE: Final = tuple(cost.stone for cost in COMPONENTS.cost_tiles)
COST_VP: Final = tuple(cost.vp for cost in COMPONENTS.cost_tiles)
RESTORATION: Final = next((n for n, cost in enumerate(COMPONENTS.cost_tiles) if cost.kind == "restoration"), NONE)

# -- tracks, fairs, boards ----------------------------------------------------------------------------------------

KING_VP: Final = tuple(space.vp for space in COMPONENTS.king_track.spaces)
KING_ZERO: Final = COMPONENTS.king_track.zero_index
KING_START: Final = COMPONENTS.king_track.start_index
KING_TOP: Final = len(KING_VP) - 1
LAST_KING_VP: Final = COMPONENTS.king_track.top_reward.round_4_vp
CORRUPTION: Final = tuple(token.steps_back for token in COMPONENTS.corruption_tokens)
TOKENS_A_ROUND: Final = COMPONENTS.corruption.drawn_per_round

FAIRS: Final = tuple(fair.key for fair in COMPONENTS.fair_tiles)
FAIR: Final = {key: number for number, key in enumerate(FAIRS)}
FAIR_VALUE: Final = tuple(fair.tile_value for fair in COMPONENTS.fair_tiles)
FAIR_COUNT: Final = tuple(fair.count for fair in COMPONENTS.fair_tiles)
SLOT_VALUE: Final = tuple(slot.board_value for slot in COMPONENTS.fair_slots)
FIRST_FAIR_TOWN: Final = SPOT[COMPONENTS.fair_slots[0].town]
TOWN_TILES: Final = tuple(SPOT[tile.town] for tile in COMPONENTS.town_tiles)
ROUNDS: Final = len(SLOT_VALUE)

BUILDINGS: Final = COMPONENTS.player_board.buildings
ROOMS: Final = tuple(len(building.rooms) for building in BUILDINGS)
MARKERS: Final = tuple(building.bonus_ap_marker for building in BUILDINGS)
CREST_FOOD: Final = tuple(building.crest_food_cost for building in BUILDINGS)
CREST_BONUS: Final = tuple(_parts(building.crest_bonus) for building in BUILDINGS)
#: TIL-10.5, TIL-10.6: the buildings of one type each; the last one takes anybody (TIL-10.7).
TYPED: Final = tuple(building.type_rule == "single_type_exclusive" for building in BUILDINGS)
ROOM_COST: Final = tuple(tuple(room.place_cost_ap for room in building.rooms) for building in BUILDINGS)
COMPLETED_VP: Final = tuple(
    COMPONENTS.player_board.completed_buildings_vp[str(number)] for number in range(len(BUILDINGS) + 1)
)
STOREHOUSE: Final = COMPONENTS.player_board.storehouse_slots
CONTRACT_SPACES: Final = COMPONENTS.player_board.contract_spaces
PILLARS_ON_CONTRACTS: Final = len(COMPONENTS.player_board.contract_spaces_with_pillar)
OFFER_COST: Final = COMPONENTS.contract_offer.ap_cost_left_to_right
OFFER_SLOTS: Final = COMPONENTS.contract_offer.slots
CHARACTER_SLOTS: Final = COMPONENTS.character_offer.slots
TAKE_COST: Final = COMPONENTS.character_offer.cost_take
REPLACE_COST: Final = COMPONENTS.character_offer.cost_replace_offer
PIP_PRICE: Final = COMPONENTS.dice.adjust_cost_gold_per_pip
TRADE_PRICE: Final = 2
RESOURCES_A_VP: Final = COMPONENTS.final_scoring.resources_per_vp
HOUSES_EACH: Final = COMPONENTS.inventory.per_player["houses"]
PILLARS_EACH: Final = COMPONENTS.inventory.per_player["pillars"]
PASSES: Final = COMPONENTS.dice.turns_per_player_per_round
DICE_A_COLOUR: Final = {players: COMPONENTS.dice.in_bag_per_colour[str(players)] for players in (2, 3, 4)}
DICE_ROLLED: Final = {players: COMPONENTS.dice.rolled_per_round[str(players)] for players in (2, 3, 4)}

# -- names of things, built once ----------------------------------------------------------------------------------


def _named(kind: str, ids: tuple[str, ...]) -> tuple[Message, ...]:
    return tuple(name_of(kind, id) for id in ids)


RESOURCE_NAMES: Final = _named("resource", RESOURCES)
ACTION_NAMES: Final = _named("action", ACTIONS)
MEEPLE_NAMES: Final = _named("term", MEEPLES)
TILE_NAMES: Final = _named("tile", tuple(tile.id for tile in TILES))
#: Tiles among others: their names have commas of their own.
LISTED_TILES: Final = tuple(message("listed", thing=name) for name in TILE_NAMES)
SPOT_NAMES: Final = _named("spot", SPOTS)
CATHEDRAL_NAMES: Final = _named("cathedral", CATHEDRALS)
CREST_NAMES: Final = _named("crest", CRESTS)
FAIR_NAMES: Final = _named("fair", FAIRS)


def _reward_name(reward: Part) -> Message:
    if reward.kind == "gain_resource":
        return message("amount", amount=reward.amount, resource=RESOURCE_NAMES[reward.resource])
    return message("reward-" + reward.kind.replace("_", "-"), amount=reward.amount)


#: What a house space gives.
REWARD_NAMES: Final = tuple(_reward_name(space.reward) for space in SPACES)
BUILDING_NAMES: Final = tuple(named("building", str(building.index)) for building in BUILDINGS)
