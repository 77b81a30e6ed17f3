"""What a player may do on the own turn: the actions that can be paid for and can have their effect (PAL-D7)."""

from __future__ import annotations

from typing import Final

from kingstable.kernel import Option

from ..options import (
    DEBT,
    Attack,
    Convert,
    Hire,
    Jar,
    Occupy,
    Pass,
    Send,
    Use,
    UseFavour,
)
from ..state import NONE, PaladinsState, Player
from ..tables import (
    ABSOLVE,
    ACTIONS,
    ATTACK,
    ATTACK_PRICE,
    BOARD_SPACES,
    COMMISSION,
    COMMISSION_REACH,
    CONSPIRE,
    CONVERT,
    CONVERT_REACH,
    COST_BY_COUNT,
    COST_IS_SILVER,
    DEVELOP,
    FAVOURS,
    FORTIFY,
    GARRISON,
    GARRISON_REACH,
    HUNT,
    JAR_NEEDS,
    JAR_SPACES,
    LIMIT,
    OUTSIDERS,
    PALADIN_BONUS,
    PALADIN_LESS,
    PALADIN_WAIVES,
    PRAY,
    RECRUIT,
    RIGHT,
    SILVER_COST,
    SLOT_DEBT,
    SLOT_PRICE,
    TOWNSFOLK,
    TRADE,
    WALL_NEEDS,
    WORKSHOPS,
)
from ..tables.rewards import FAITH, INFLUENCE, STRENGTH
from .effects import CLEARS
from .workers import COVERED, FAVOUR, MODE

PASS: Final = Pass()
USE: Final = tuple(tuple(Use(action, workers) for workers in range(4)) for action in range(len(ACTIONS)))
USE_FAVOUR: Final = tuple(UseFavour(card) for card in range(len(FAVOURS)))
OCCUPY: Final = tuple(Occupy(space) for space in range(len(BOARD_SPACES)))
JARS: Final = tuple(Jar(space) for space in range(len(JAR_SPACES)))
_DEAREST = max(ATTACK_PRICE[0])
ATTACKS: Final = tuple(tuple(Attack(card, n) for n in range(_DEAREST + 1)) for card in range(len(OUTSIDERS)))
CONVERTS: Final = tuple(Convert(card) for card in range(len(OUTSIDERS)))
_PRICES = (*range(max(SLOT_PRICE) + 1), DEBT)
HIRES: Final[dict[tuple[int, int], Option]] = {
    (card, price): Hire(card, price) for card in range(len(TOWNSFOLK)) for price in _PRICES
}
SENDS: Final[dict[tuple[int, int], Option]] = {
    (card, price): Send(card, price) for card in range(len(TOWNSFOLK)) for price in _PRICES
}
_HIRE: Final = MODE[RECRUIT, 2]
_COLLECT: Final = ((HUNT, MODE[HUNT, 2]), (TRADE, MODE[TRADE, 2]))
_PRAY: Final = MODE[PRAY, 1]


def discounted(mine: Player, action: int, cost: int) -> int:
    """A cost in silver or provisions after the paladin's ability (PAL-25.14)."""
    return max(0, cost - PALADIN_LESS[mine.paladin]) if PALADIN_WAIVES[mine.paladin] == action else cost


def step_cost(mine: Player, action: int) -> int:
    """The printed cost of the next Commission, Fortify, Garrison, Absolve or Convert."""
    return discounted(mine, action, COST_BY_COUNT[action][mine.count(action)])


def legal(s: PaladinsState, me: int) -> list[Option]:
    """Everything that may be done this turn, passing last (PAL-21.2)."""
    mine = s.players[me]
    total = sum(mine.workers)
    options: list[Option] = []
    _left_side(s, mine, total, options)
    _right_side(s, mine, total, options)
    for slot in range(s.favours_open):
        card = s.favours[slot]
        if s.favour_workers[slot] == NONE and favour_payable(mine, card) and FAVOUR[card].fits(mine.workers, total):
            options.append(USE_FAVOUR[card])
    options.append(PASS)
    return options


def favour_payable(mine: Player, card: int) -> bool:
    cost = FAVOURS[card].cost
    return mine.silver >= cost.silver and mine.provisions >= cost.provision


def _left_side(s: PaladinsState, mine: Player, total: int, options: list[Option]) -> None:
    busy, workers = mine.busy, mine.workers
    open_develop = not busy >> DEVELOP & 1 and total >= 2 and mine.built < WORKSHOPS
    if open_develop and mine.silver >= discounted(mine, DEVELOP, SILVER_COST[DEVELOP]):
        options.append(USE[DEVELOP][2])
    if not busy >> RECRUIT & 1 and affordable(s, mine):
        options.append(USE[RECRUIT][1])
        if _HIRE.fits(workers, total):
            options.append(USE[RECRUIT][2])
    for action, pattern in _COLLECT:
        if not busy >> action & 1:
            options.append(USE[action][1])
            if pattern.fits(workers, total):
                options.append(USE[action][2])
    open_pray = busy and not busy >> PRAY & 1 and _PRAY.fits(workers, total)
    if open_pray and mine.silver >= discounted(mine, PRAY, SILVER_COST[PRAY]):
        options.append(USE[PRAY][1])
    if not busy >> CONSPIRE & 1:
        options.append(USE[CONSPIRE][1])


def _right_side(s: PaladinsState, mine: Player, total: int, options: list[Option]) -> None:
    busy, workers = mine.busy, mine.workers
    for action in RIGHT:
        if not busy >> action & 1:
            pattern = COVERED[action][mine.workshops[action - COMMISSION]]
            if pattern.fits(workers, total) and possible(s, mine, action):
                options.append(USE[action][pattern.size])


def possible(s: PaladinsState, mine: Player, action: int) -> bool:
    """Whether a right-side action can be paid for and can have its effect, workers aside (PAL-D7)."""
    bonus = PALADIN_BONUS[mine.paladin]
    if action == ATTACK:
        prices = ATTACK_PRICE[mine.tracks[STRENGTH] + bonus[STRENGTH]]
        for card, price in zip(s.outsider_row, prices, strict=True):  # noqa: SIM110 (twice as fast)
            if card != NONE and price <= mine.silver:
                return True
        return False
    count = mine.count(action)
    if count >= LIMIT[action]:
        return False
    short = COST_BY_COUNT[action][count] - (mine.silver if COST_IS_SILVER[action] else mine.provisions)
    if short > 0 and (PALADIN_WAIVES[mine.paladin] != action or PALADIN_LESS[mine.paladin] < short):
        return False
    if action == COMMISSION:
        return NONE in s.pieces[: COMMISSION_REACH[mine.tracks[FAITH] + bonus[FAITH]]]
    if action == GARRISON:
        return NONE in s.pieces[: GARRISON_REACH[mine.tracks[STRENGTH] + bonus[STRENGTH]]]
    if action == FORTIFY:
        return mine.tracks[INFLUENCE] + bonus[INFLUENCE] >= WALL_NEEDS[count] and bool(s.walls)
    if action == ABSOLVE:
        return mine.tracks[INFLUENCE] + bonus[INFLUENCE] >= JAR_NEEDS[count]
    assert action == CONVERT
    reach = CONVERT_REACH[mine.tracks[FAITH] + bonus[FAITH]]
    return s.outsider_row[:reach].count(NONE) < reach


# -- the targets of an action -----------------------------------------------------------------------------------


def affordable(s: PaladinsState, mine: Player) -> bool:
    """Whether some townsfolk of the row can be paid for."""
    silver = mine.silver
    if PALADIN_WAIVES[mine.paladin] == RECRUIT:
        silver += PALADIN_LESS[mine.paladin]
    for card, price, debt in zip(s.townsfolk_row, SLOT_PRICE, SLOT_DEBT, strict=True):
        if card != NONE and (price <= silver or debt):
            return True
    return False


def townsfolk_prices(mine: Player, slot: int) -> list[int]:
    """The ways to pay for a slot that this player has: silver, and a debt where it is allowed (PAL-6.1, PAL-6.2)."""
    price = discounted(mine, RECRUIT, SLOT_PRICE[slot])
    ways = [price] if price <= mine.silver else []
    if SLOT_DEBT[slot] and (price or PALADIN_WAIVES[mine.paladin] != RECRUIT):  # PAL-D36
        ways.append(DEBT)
    return ways


def recruit_options(s: PaladinsState, mine: Player, workers: int) -> list[Option]:
    """PAL-D33: one worker discards, two hire."""
    kind = HIRES if workers == 2 else SENDS
    return [
        kind[card, price]
        for slot, card in enumerate(s.townsfolk_row)
        if card != NONE
        for price in townsfolk_prices(mine, slot)
    ]


def pray_options(mine: Player) -> list[Option]:
    """PAL-D39: any other action of the own board that holds a worker."""
    return [CLEARS[action] for action in range(len(ACTIONS)) if mine.busy >> action & 1 and action != PRAY]


def space_options(s: PaladinsState, mine: Player, action: int) -> list[Option]:
    """Free, open spaces in regions whose flag is met (PAL-10.4 to PAL-10.6, PAL-12.4, PAL-12.5)."""
    reach = (
        COMMISSION_REACH[mine.effective(FAITH)] if action == COMMISSION else GARRISON_REACH[mine.effective(STRENGTH)]
    )
    pieces = s.pieces
    return [OCCUPY[space] for space in range(reach) if pieces[space] == NONE]


def jar_options(mine: Player) -> list[Option]:
    """PAL-13.5: jar spaces without a jar."""
    return [JARS[space] for space in range(len(JAR_SPACES)) if space not in mine.jars]


def attack_options(s: PaladinsState, mine: Player) -> list[Option]:
    """Outsiders whose price in silver can be paid (PAL-14.2, PAL-14.3)."""
    prices = ATTACK_PRICE[mine.effective(STRENGTH)]
    return [
        ATTACKS[card][prices[slot]]
        for slot, card in enumerate(s.outsider_row)
        if card != NONE and prices[slot] <= mine.silver
    ]


def convert_options(s: PaladinsState, mine: Player) -> list[Option]:
    """Outsiders whose faith flag is met (PAL-15.3)."""
    reach = CONVERT_REACH[mine.effective(FAITH)]
    return [CONVERTS[card] for card in s.outsider_row[:reach] if card != NONE]
