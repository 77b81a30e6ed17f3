"""Setting up a game: the board, the players, and in solo the Cardinal (TIL-2, TIL-3, TIL-21)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingstable.kernel import Options, Rng

from .components import COMPONENTS
from .rules.challenges import effects, floor_space
from .state import (
    CARDINAL_SIDE,
    LINE_START,
    PREPARATION,
    YOU,
    Cardinal,
    Player,
    TiletumState,
    new_player,
)
from .tables import (
    ACTIONS,
    BONUS_PLACES,
    BONUS_TILES,
    CATHEDRAL_SPOT,
    CATHEDRALS,
    CHARACTER_SLOTS,
    CHARACTER_TILES,
    CONTRACT_TILES,
    CORRUPTION,
    COSTS,
    CREST,
    DICE_A_COLOUR,
    FAIRS,
    FIRST_FAIR_TOWN,
    GOLD,
    HOME,
    KING_START,
    KING_VP,
    MARKERS,
    NONE,
    OFFER_SLOTS,
    PLACE_SPOT,
    RESOURCES,
    SPACES,
    START_SPACES,
    TILES,
    TOKENS_A_ROUND,
    TOWN_TILES,
)

_BOARD: Final = COMPONENTS.cardinal_board
_TRACK: Final = COMPONENTS.king_track
ALWAYS: Final = tuple(card.id for card in COMPONENTS.directive_cards if card.fair_tile == "none")
_DRAWN: Final = {level.id: level.challenge_cards_max for level in _BOARD.difficulty}
#: A setting that takes the player's own choice of cards (TIL-21.6).
CUSTOM: Final = "custom"


def set_up(seats: int, options: Options, rng: Rng) -> TiletumState:
    """A game for 2 to 4 humans, or for one against the Cardinal (TIL-1.1, TIL-1.5)."""
    solo = seats == 1
    n = 2 if solo else seats
    s = _board(n, options, rng)
    town_tiles = list(TOWN_TILES)
    rng.shuffle(town_tiles)
    s.fair_towns = [FIRST_FAIR_TOWN, *town_tiles[:3]]  # TIL-2.11
    if solo:
        s.order = [CARDINAL_SIDE, YOU]  # TIL-21.4
    else:
        s.order = list(range(n))
        rng.shuffle(s.order)  # TIL-3.1
    s.players = [new_player(human=not (solo and side == CARDINAL_SIDE)) for side in range(n)]
    for place, side in enumerate(s.order):
        player = s.players[side]
        if solo and side == CARDINAL_SIDE:
            challenges = _challenges(options, rng)
            _seat_cardinal(s, player, challenges, town_tiles[3], rng)
        else:
            _seat_human(s, player, place)
        _at_home(s, side, place)
        s.track[player.king].append(side)  # TIL-3.3: the first player's marker at the bottom
    return s


def _board(n: int, options: Options, rng: Rng) -> TiletumState:
    """TIL-2."""
    first_game = options["wheel"] == "first_game"
    order = COMPONENTS.wheel.first_game_order
    sectors = [ACTIONS.index(action) for action in order.sectors_clockwise]
    first_value = order.die_value_at_first_sector
    if not first_game:
        rng.shuffle(sectors)  # TIL-2.1
        first_value = rng.die(6)  # TIL-2.2
    bonus, contracts, characters = (_pile(kind, n, rng) for kind in (BONUS_TILES, CONTRACT_TILES, CHARACTER_TILES))
    sector_bonus = [bonus.pop() for _ in sectors]  # TIL-2.5
    king_tile = bonus.pop()  # TIL-2.6
    map_bonus = [NONE] * len(PLACE_SPOT)
    for place in BONUS_PLACES[n]:  # TIL-2.7
        map_bonus[place] = bonus.pop()
    costs = list(range(len(COSTS)))
    rng.shuffle(costs)  # TIL-2.9
    fairs = rng.sample(range(len(FAIRS)), 4)  # TIL-2.12
    tokens = list(range(len(CORRUPTION)))
    rng.shuffle(tokens)  # TIL-2.13
    return TiletumState(
        rng=rng,
        n=n,
        players=[],
        cardinal=None,
        round=1,
        phase=PREPARATION,
        pass_=0,
        place=0,
        order=[],
        sectors=sectors,
        first_value=first_value,
        wheel=[0] * (len(RESOURCES) * 6),
        bag=[DICE_A_COLOUR[n]] * len(RESOURCES),  # TIL-2.16
        sector_bonus=sector_bonus,
        bonus_pile=bonus,
        bonus_discard=[],
        king_tile=king_tile,
        map_bonus=map_bonus,
        contract_offer=[contracts.pop() for _ in range(OFFER_SLOTS)],  # TIL-2.14
        contract_pile=contracts,
        character_offer=[characters.pop() for _ in range(CHARACTER_SLOTS)],  # TIL-2.15
        character_pile=characters,
        removed=[],
        houses=[NONE] * len(SPACES),
        pillars=[[] for _ in CATHEDRALS],
        costs=costs,
        taken=[0] * len(CATHEDRALS),
        track=[[] for _ in KING_VP],
        tokens=tokens[:TOKENS_A_ROUND],
        aside=tokens[TOKENS_A_ROUND:],
        revealed=[],
        fair_tiles=fairs,
        fair_towns=[],
    )


def _pile(numbers: range, n: int, rng: Rng) -> list[int]:
    """TIL-1.6: the tiles for this many players, shuffled."""
    pile = [number for number in numbers if TILES[number].min_players <= n]
    rng.shuffle(pile)
    return pile


def _at_home(s: TiletumState, side: int, place: int) -> None:
    """TIL-3.4: one house in Tiletum, on the space reserved for this place in the turn order."""
    player = s.players[side]
    s.houses[START_SPACES[place]] = side
    player.houses = 1
    player.house_at = 1 << HOME


def _seat_human(s: TiletumState, player: Player, place: int) -> None:
    """TIL-3.2 to TIL-3.10."""
    start = COMPONENTS.player_start
    player.score(start.vp, LINE_START)
    for id, amount in start.resources.items():
        player.resources[RESOURCES.index(id)] = amount
    player.resources[GOLD] = start.gold_by_seat[place].gold  # TIL-3.9
    player.at = [HOME, HOME]
    player.house_supply = start.houses["in_supply"]
    player.pillar_supply = start.pillars["in_supply"]
    player.home_markers = list(MARKERS)  # TIL-3.7
    player.king = KING_START


def _challenges(options: Options, rng: Rng) -> list[str]:
    """TIL-21.5, TIL-21.6."""
    cards = [card.id for card in COMPONENTS.challenge_cards]
    if options["difficulty"] == CUSTOM:
        return [card for card in cards if card in options["challenges"]]
    drawn = rng.sample(cards, _DRAWN[options["difficulty"]])
    return [card for card in cards if card in drawn]


def _seat_cardinal(s: TiletumState, player: Player, challenges: list[str], town: int, rng: Rng) -> None:
    """TIL-21; challenge cards change the step they name (TIL-21.15)."""
    changes = {effect.do for _, effect in effects(challenges, "setup")}
    player.score(_BOARD.start_vp, LINE_START)
    for id, amount in _BOARD.start_resources.items():
        player.resources[RESOURCES.index(id)] = amount  # TIL-21.7
    player.house_supply = _BOARD.houses["in_supply"]  # TIL-21.9
    player.pillar_supply = _BOARD.pillars["in_supply"]
    player.home_markers = [  # TIL-21.3, TIL-37.10
        building.bonus_ap_marker_ready_for_action if "marker_order_3_2_2_1_1" in changes else building.bonus_ap_marker
        for building in _BOARD.buildings
    ]
    player.king = max(_TRACK.cardinal_start_index, floor_space(challenges))
    architect = CATHEDRAL_SPOT[s.costs.index(COSTS.index(_BOARD.architect_start.cost_tile))]
    player.at = [town, architect]  # TIL-21.12, TIL-21.13
    s.cardinal = Cardinal(
        row=directive_row(s.fair_tiles),
        pawn=0,
        challenges=challenges,
        reserve=_boxed_crest(s.n, rng) if "gain_inactive_crest" in changes else [],
        slots=[],
        supply=[],
        replaced=False,
    )


def directive_row(fairs: Sequence[int]) -> list[str]:
    """TIL-21.10, TIL-21.11: the cards of the four fairs in order, then the two that are always in play."""
    return [*(COMPONENTS.fair_tiles[fair].directive_card for fair in fairs), *ALWAYS]


def _boxed_crest(n: int, rng: Rng) -> list[int]:
    """TIL-D41: one of a random type, taken from the tiles left in the box, if there are any."""
    boxed = [number for number, tile in enumerate(TILES) if tile.kind == CREST and tile.min_players > n]
    if not boxed:
        return []
    crest = rng.pick(sorted({TILES[number].crest for number in boxed}))
    return [next(number for number in boxed if TILES[number].crest == crest)]
