"""The printed facts as the rules use them: numbers for workers, attributes, actions and cards, built once."""

from __future__ import annotations

from typing import Final

from ..components import COMPONENTS
from ..printed.cards import Effect
from .rewards import ATTRIBUTES, WORKERS, Reward, reward_of

_board = COMPONENTS.player_board
_main = COMPONENTS.main_board
_ai = COMPONENTS.ai_board

ROUNDS: Final = COMPONENTS.round_structure.rounds
TOWNSFOLK_SLOTS: Final = COMPONENTS.round_structure.townsfolk_row
OUTSIDER_SLOTS: Final = COMPONENTS.round_structure.outsider_row
ORDERS_IN_PLAY: Final = COMPONENTS.round_structure.orders_in_play
FAVOURS_IN_PLAY: Final = COMPONENTS.round_structure.favours_in_play
PALADINS_DRAWN: Final = COMPONENTS.round_structure.paladins_drawn
TRACK_TOP: Final = _board.attribute_track.max
KEEP_LIMIT: Final = _board.keep_workers_on_pass.max
ANY: Final = -1  # a clear space

# -- actions -----------------------------------------------------------------------------------------------------

ACTIONS: Final = tuple(action.id for action in _board.actions)
(
    DEVELOP,
    RECRUIT,
    HUNT,
    TRADE,
    PRAY,
    CONSPIRE,
    COMMISSION,
    FORTIFY,
    GARRISON,
    ABSOLVE,
    ATTACK,
    CONVERT,
) = range(12)
RIGHT: Final = range(COMMISSION, CONVERT + 1)
LEFT: Final = range(DEVELOP, COMMISSION)


def _accepts(space: str) -> int:
    return ANY if space == "any" else WORKERS.index(space)


#: What each space of an action accepts, left to right (PAL-4.11).
SPACES: Final = tuple(tuple(_accepts(space.accepts) for space in action.spaces) for action in _board.actions)
#: Where the spaces of an action begin among the 28 of a board.
FIRST_SPACE: Final = tuple(sum(len(spaces) for spaces in SPACES[:action]) for action in range(12))
SPACES_IN_ALL: Final = sum(len(spaces) for spaces in SPACES)
ACTION_OF_SPACE: Final = tuple(action for action, spaces in enumerate(SPACES) for _ in spaces)
#: The numbers of workers with which an action may be taken, when its spaces hold no workshop.
MODES: Final = tuple(action.worker_modes or (len(action.spaces),) for action in _board.actions)
LIMIT: Final = tuple(action.limit for action in _board.actions)
NEEDS: Final = tuple(ATTRIBUTES.index(a.needs) if a.needs else -1 for a in _board.actions)
RAISES: Final = tuple(ATTRIBUTES.index(a.gains) if a.gains else -1 for a in _board.actions)
SILVER_COST: Final = tuple(action.silver_cost for action in _board.actions)
#: The resource (silver or provision) and its amounts by count, of the right-side actions.
COST_IS_SILVER: Final = tuple(a.cost is not None and a.cost.resource == "silver" for a in _board.actions)
COST_BY_COUNT: Final = tuple(a.cost.by_count if a.cost else () for a in _board.actions)
STEP_REWARD: Final = tuple(reward_of(action.step_reward) for action in _board.actions)
#: Hunt and Trade: the reward for 1 and for 2 workers.
YIELD: Final = tuple({int(mode): reward_of(reward) for mode, reward in a.gain.items()} for a in _board.actions)
CONSPIRE_REWARD: Final = reward_of(_board.actions[CONSPIRE].reward)
WALL_NEEDS: Final = _board.actions[FORTIFY].requirement_by_count
JAR_NEEDS: Final = tuple(jar.number for jar in _board.jars)
_his = COMPONENTS.ai_board.thresholds
#: Those of the solo opponent (PAL-D86).
AI_WALL_NEEDS: Final = WALL_NEEDS if isinstance(_his.fortify, str) else _his.fortify
AI_JAR_NEEDS: Final = JAR_NEEDS if isinstance(_his.absolve, str) else _his.absolve
JAR_SPACES: Final = tuple(space.id for space in _board.jar_spaces)
JAR_REWARDS: Final = tuple(reward_of(space.reward) for space in _board.jar_spaces)
START: Final = _board.start
WORKSHOPS: Final = START.workshops
#: The reward under each workshop of the row, from the left.
WORKSHOP_REWARD: Final = tuple(reward_of((Effect("gain_worker", 1, place.worker),)) for place in _board.workshop_row)
WORKSHOP_ROW: Final = tuple(WORKERS.index(place.worker) for place in _board.workshop_row)
#: The dashed spaces: (action, 0 or 1), numbered 0 to 11 (PAL-5.3).
DASHED: Final = tuple((action, space) for action in RIGHT for space in (0, 1))

# -- the main board ----------------------------------------------------------------------------------------------

SLOT_PRICE: Final = tuple(slot.silver for slot in _main.townsfolk_slots)
SLOT_DEBT: Final = tuple(slot.debt_allowed for slot in _main.townsfolk_slots)
FAITH_FLAGS: Final = tuple(region.faith_flag for region in _main.regions)
STRENGTH_FLAGS: Final = tuple(region.strength_flag for region in _main.regions)
_order_slots = [slot for slot in _main.king_slots if slot.kind == "order"]
_favour_slots = [slot for slot in _main.king_slots if slot.kind == "favour"]
ORDER_VP: Final = tuple(slot.vp for slot in _order_slots)
#: How many Orders and Favours lie face up from each round on (PAL-3.3); index 0 is before the first round.
ORDERS_OPEN: Final = tuple(sum(s.revealed_in_round <= r for s in _order_slots) for r in range(ROUNDS + 1))
FAVOURS_OPEN: Final = tuple(sum(s.revealed_in_round <= r for s in _favour_slots) for r in range(ROUNDS + 1))
TAX_START: Final = {entry.players: entry.silver for entry in _main.tax_supply}
_spaces = [(region, space) for region in _main.regions for space in region.spaces]
#: The spaces of the six regions, from the left: id, region (0 to 5), place in it (from 1), reward, least number of
#: players.
BOARD_SPACES: Final = tuple(space.id for _, space in _spaces)
SPACE_REGION: Final = tuple(region.id - 1 for region, _ in _spaces)
SPACE_ORDER: Final = tuple(space.order for _, space in _spaces)
SPACE_REWARD: Final = tuple(reward_of(space.reward) for _, space in _spaces)
SPACE_CLASS: Final = tuple(space.reward_class for _, space in _spaces)
SPACE_PLAYERS: Final = tuple(space.min_players for _, space in _spaces)


def _reach(flags: tuple[int, ...]) -> tuple[int, ...]:
    """How many board spaces, from the left, lie in regions whose flag a value (0 to 16) meets."""
    return tuple(sum(flags[region] <= value for region in SPACE_REGION) for value in range(TRACK_TOP + 5))


COMMISSION_REACH: Final = _reach(FAITH_FLAGS)
GARRISON_REACH: Final = _reach(STRENGTH_FLAGS)
#: The price in silver of an attack: by effective strength, then by outsider slot (PAL-14.3).
ATTACK_PRICE: Final = tuple(
    tuple((max(0, flag - strength) + 1) // 2 for flag in STRENGTH_FLAGS) for strength in range(TRACK_TOP + 5)
)
CONVERT_REACH: Final = tuple(sum(flag <= faith for flag in FAITH_FLAGS) for faith in range(TRACK_TOP + 5))

# -- cards -------------------------------------------------------------------------------------------------------

TOWNSFOLK: Final = COMPONENTS.townsfolk
TOWNSFOLK_DISCARD: Final = tuple(reward_of(card.discard_reward) for card in TOWNSFOLK)
TOWNSFOLK_INSTANT: Final = tuple(reward_of(card.hire_instant) for card in TOWNSFOLK)
TOWNSFOLK_REWARD: Final = tuple(reward_of(card.ability.reward) for card in TOWNSFOLK)
#: The action a townsfolk reacts to, or -1.
TOWNSFOLK_ACTION: Final = tuple(
    ACTIONS.index(card.ability.trigger[7:]) if card.ability.trigger.startswith("action:") else -1 for card in TOWNSFOLK
)
DEBT_COLLECTORS: Final = tuple(card.ability.trigger == "pay_debt" for card in TOWNSFOLK)
#: The step within an Inquisition in which a townsfolk acts: 1 Peddler, 2 Conspirator, 3 Squire; 0 not at all (PAL-D51).
_STEPS = {"suspicion_at_least_2": 1, "always": 2, "suspicion_is_0": 3}
INQUISITION_STEP: Final = tuple(
    _STEPS[card.ability.condition] if card.ability.trigger == "inquisition" else 0 for card in TOWNSFOLK
)
OUTSIDERS: Final = COMPONENTS.outsiders
ATTACK_REWARD: Final = tuple(reward_of(card.attack_reward) for card in OUTSIDERS)
CONVERT_REWARD: Final = tuple(reward_of(card.convert_reward) for card in OUTSIDERS)
WALLS: Final = COMPONENTS.walls
WALL_REWARD: Final = tuple(reward_of(card.reward) for card in WALLS)
ORDERS: Final = COMPONENTS.kings_orders
ORDER_ACTION: Final = tuple(ACTIONS.index(card.action) for card in ORDERS)
ORDER_COUNT: Final = tuple(card.required_count for card in ORDERS)
FAVOURS: Final = COMPONENTS.kings_favours
FAVOUR_SPACE: Final = tuple(_accepts(card.space) for card in FAVOURS)
FAVOUR_REWARD: Final = tuple(reward_of(card.reward) for card in FAVOURS)
TAVERNS: Final = COMPONENTS.taverns


def _counts(workers: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(workers.count(kind) for kind in WORKERS)


TAVERN_WORKERS: Final = tuple(_counts(card.workers) for card in TAVERNS)
SUSPICION: Final = COMPONENTS.suspicion
SUSPICION_TAX: Final = tuple(card.tax for card in SUSPICION)
SUSPICION_DECK: Final = tuple(index for index, card in enumerate(SUSPICION) for _ in range(card.copies))

PALADINS: Final = COMPONENTS.paladins
PALADIN_WORKERS: Final = tuple(_counts(card.workers) for card in PALADINS)
_NO_BONUS = (0, 0, 0)
#: By paladin, and last (index -1) for a player without one: the bonus, and what the ability does to each action.
PALADIN_BONUS: Final = (*((p.bonus.faith, p.bonus.strength, p.bonus.influence) for p in PALADINS), _NO_BONUS)


def _ability_action(paladin: int) -> int:
    return ACTIONS.index(PALADINS[paladin].ability.trigger[7:])


#: The action whose cost the paladin waives or reduces, and by how much (99: all of it); -1 and 0 for none.
PALADIN_WAIVES: Final = (
    *((_ability_action(i) if p.ability.kind != "bonus" else -1) for i, p in enumerate(PALADINS)),
    -1,
)
PALADIN_LESS: Final = (
    *({"waive_cost": 99, "reduce_cost": p.ability.reduce_by, "bonus": 0}[p.ability.kind] for p in PALADINS),
    0,
)
#: The action that the paladin rewards, or -1, and the reward.
PALADIN_REWARDS: Final = (
    *((_ability_action(i) if p.ability.kind == "bonus" else -1) for i, p in enumerate(PALADINS)),
    -1,
)
PALADIN_REWARD: Final[tuple[Reward, ...]] = (*(reward_of(p.ability.reward) for p in PALADINS), reward_of(()))

# -- the solo opponent -------------------------------------------------------------------------------------------

REST: Final = 12
KINGS_ORDERS: Final = 13
KINGS_FAVOUR: Final = 14
AI_ACTIONS: Final = (*ACTIONS, "rest", "kings_orders", "kings_favour")
SCHEMES: Final = COMPONENTS.schemes
SCHEME_ACTION: Final = tuple(AI_ACTIONS.index(card.action) for card in SCHEMES)
FAVOUR_SCHEME: Final = next(i for i, card in enumerate(SCHEMES) if card.start == "on_favour_cards")
SCHEME_DECK: Final = tuple(i for i, card in enumerate(SCHEMES) if card.start == "deck" for _ in range(card.copies))
FALLBACKS: Final = tuple(AI_ACTIONS.index(action) for action in _ai.fallback_order.order)
FALLBACK_WORKERS: Final = {AI_ACTIONS.index(action.id): action.worker_cost for action in _ai.fallback_actions}
AI_WORKERS: Final = _ai.workers_by_round.values
AI_ACTION_WORKERS: Final = _ai.main_action_worker_cost.base
AI_WORKSHOP_SAVES: Final = _ai.main_action_worker_cost.minus_per_workshop
AI_FAVOUR_WORKERS: Final = _ai.favour_worker_cost.workers
AI_STACK: Final = tuple(ATTRIBUTES.index(id) for id in _ai.attribute_stack_bottom_to_top.order)
AI_CLASSES: Final = _ai.region_priority.classes
AI_POSITIONS: Final = _ai.resource_track.positions
AI_MARKER: Final = _ai.resource_track.start
AI_CONSPIRE_WORKERS: Final = _ai.conspire.workers
AI_TAVERNS: Final = _ai.tavern_cards_revealed.count
AI_CLEANUP_TOWNSFOLK: Final = tuple(slot - 1 for slot in _ai.cleanup_discards.townsfolk_slots)
AI_CLEANUP_OUTSIDERS: Final = tuple(slot - 1 for slot in _ai.cleanup_discards.outsider_slots)
DIFFICULTY: Final = {level.id: level.setup_workshops for level in _ai.difficulty}
AI_LEAST_VP: Final = _ai.min_vp_per_converted_outsider.vp
