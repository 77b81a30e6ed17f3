"""What the Cardinal lacks, needs most and can pay (TIL-30.9, TIL-32, TIL-33), and how he decides between things."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from kingstable.kernel import Message, message

from ..components import COMPONENTS
from ..rules.pieces import may_contribute
from ..state import CARDINAL_SIDE, Cardinal, Player, TiletumState
from ..tables import (
    CATHEDRALS,
    FOOD,
    GOLD,
    IRON,
    NONE,
    RESOURCE_NAMES,
    STONE,
    TILE_NAMES,
    TILES,
    WOOL,
    Tile,
)

T = TypeVar("T")
#: A list of names in a message.
Words = list[int | str | Message]

_BOARD: Final = COMPONENTS.cardinal_board
CREST_PRICE: Final = _BOARD.crest_food_cost
#: TIL-32.11: what a fulfilled contract brings him besides its printed VP.
CONTRACT_VP: Final = _BOARD.fulfilled_contract_extra_vp
#: What he pays in gold for one missing resource.
GOLD_EACH: Final = _BOARD.gold_per_missing_resource
#: TIL-38.5: food that no contract is paid with.
RESERVED_FOOD: Final = _BOARD.reserved_food
_ALL: Final = (GOLD, FOOD, WOOL, STONE, IRON)


def him(s: TiletumState) -> tuple[Player, Cardinal]:
    """The Cardinal's pieces, and what only he has."""
    assert s.cardinal is not None
    return s.players[CARDINAL_SIDE], s.cardinal


# -- decisions ----------------------------------------------------------------------------------------------------

Criterion = tuple[str, Callable[[T], int]]


def decide(
    s: TiletumState, what: str, items: Sequence[T], criteria: Sequence[Criterion[T]], name: Callable[[T], Message]
) -> T:
    """The best of the items by the first criterion that tells them apart, then the next ...; at last at random.

    The log names the criterion that decided, and of a random choice all that were level (TIL-23.8, TIL-D72).
    """
    level = list(items)
    for id, key in criteria:
        if len(level) == 1:
            break
        best = max(key(item) for item in level)
        kept = [item for item in level if key(item) == best]
        if len(kept) == 1 and s.log is not None:
            others: Words = [name(item) for item in level if item != kept[0]]
            by = message("criterion-" + id)
            s.tell("rival-decides", what=message("what-" + what), choice=name(kept[0]), others=others, by=by)
        level = kept
    return at_random(s, what, level, name)


def at_random(s: TiletumState, what: str, level: Sequence[T], name: Callable[[T], Message]) -> T:
    """TIL-23.8: with equal chances; the log says what was level and what was taken."""
    if len(level) == 1:
        return level[0]
    taken = s.rng.pick(level)
    if s.log is not None:
        among: Words = [name(item) for item in level]
        s.tell("rival-random", what=message("what-" + what), choice=name(taken), among=among)
    return taken


# -- what he lacks ------------------------------------------------------------------------------------------------


def lacks(resources: list[int], tile: Tile) -> int:
    """TIL-30.9: resources lacking for one contract; gold is not counted as buying any."""
    wool, iron = resources[WOOL] - tile.wool, resources[IRON] - tile.iron
    return max(0, -wool) + max(0, -iron) + lacks_any(resources, tile)


def lacks_any(resources: list[int], tile: Tile) -> int:
    """TIL-30.9: "any" icons that gold, food above 3, spare wool and spare iron do not cover."""
    spare = max(0, resources[WOOL] - tile.wool) + max(0, resources[IRON] - tile.iron)
    cover = resources[GOLD] + max(0, resources[FOOD] - RESERVED_FOOD) + spare
    return max(0, tile.any - cover)


def lacks_named(s: TiletumState, resource: int) -> int:
    """TIL-D34: wool or iron that his unfulfilled contracts together lack."""
    player, cardinal = him(s)
    named = sum(TILES[tile].wool if resource == WOOL else TILES[tile].iron for tile in cardinal.slots)
    return max(0, named - player.resources[resource])


def iron_or_wool(s: TiletumState) -> int:
    """TIL-24.9, TIL-33.4, TIL-33.5: the one lacked more, then the one he has fewer of, then at random."""
    player, _ = him(s)
    criteria: list[Criterion[int]] = [
        ("lacks-more", lambda resource: lacks_named(s, resource)),
        ("has-fewer", lambda resource: -player.resources[resource]),
    ]
    return decide(s, "resource", (IRON, WOOL), criteria, RESOURCE_NAMES.__getitem__)


def most_needed(s: TiletumState, allowed: Sequence[int] = _ALL) -> int:
    """TIL-33: go down the list; among level dice only their colours are `allowed` (TIL-33.8)."""
    player, cardinal = him(s)
    found, why = NONE, ""
    if STONE in allowed and _needs_stone(s, player):
        found, why = STONE, "stone"
    elif FOOD in allowed and _needs_food(player, cardinal):
        found, why = FOOD, "food"
    elif cardinal.slots and (IRON in allowed or WOOL in allowed):
        both = IRON in allowed and WOOL in allowed
        found, why = iron_or_wool(s) if both else IRON if IRON in allowed else WOOL, "contract"
    elif GOLD in allowed:
        found, why = GOLD, "gold"
    if found == NONE:
        return at_random(s, "resource", list(allowed), RESOURCE_NAMES.__getitem__)
    if s.log is not None:
        s.tell("rival-needs", resource=RESOURCE_NAMES[found], why=message("need-" + why))
    return found


def _needs_stone(s: TiletumState, player: Player) -> bool:
    """TIL-33.2, TIL-D58."""
    stone = player.resources[STONE]
    return any(may_contribute(s, player, c) and s.stone_cost(c) > stone for c in range(len(CATHEDRALS)))


def _needs_food(player: Player, cardinal: Cardinal) -> bool:
    """TIL-33.3, TIL-D58."""
    if not cardinal.reserve or player.resources[FOOD] >= CREST_PRICE:
        return False
    return any(crest == NONE and player.filled(building) for building, crest in enumerate(player.crests))


# -- what he can pay ----------------------------------------------------------------------------------------------


def can_pay(resources: list[int], tile: Tile, reserved: int = RESERVED_FOOD) -> bool:
    """TIL-32.14 to TIL-32.17: whether a contract can be paid right now."""
    wool, iron = resources[WOOL] - tile.wool, resources[IRON] - tile.iron
    gold = resources[GOLD] - GOLD_EACH * (max(0, -wool) + max(0, -iron))
    cover = gold + max(0, resources[FOOD] - reserved) + max(0, wool) + max(0, iron)
    return gold >= 0 and cover >= tile.any


def pay(resources: list[int], tile: Tile, reserved: int, level: Callable[[], int]) -> None:
    """TIL-32.14 to TIL-32.17: named wool and iron first, missing ones for gold, then the "any" icons one by one.

    `level` decides between wool and iron when he has as much of both.
    """
    for resource, named in ((WOOL, tile.wool), (IRON, tile.iron)):
        owned = min(named, resources[resource])
        resources[resource] -= owned
        resources[GOLD] -= GOLD_EACH * (named - owned)
    for _ in range(tile.any):
        if resources[GOLD]:
            resources[GOLD] -= 1
        elif resources[FOOD] > reserved:
            resources[FOOD] -= 1
        elif resources[WOOL] == resources[IRON]:
            resources[level()] -= 1
        else:
            resources[WOOL if resources[WOOL] > resources[IRON] else IRON] -= 1


def pay_contract(s: TiletumState, number: int, reserved: int = RESERVED_FOOD) -> None:
    """Pay a contract and say with what."""
    resources = him(s)[0].resources
    before = resources.copy()
    pay(resources, TILES[number], reserved, lambda: at_random(s, "resource", (WOOL, IRON), RESOURCE_NAMES.__getitem__))
    if s.log is not None:
        paid: Words = [
            message("amount", amount=before[resource] - left, resource=RESOURCE_NAMES[resource])
            for resource, left in enumerate(resources)
            if before[resource] > left
        ]
        s.tell("rival-pays", tile=TILE_NAMES[number], paid=paid)


def can_buy(resources: list[int], resource: int, amount: int) -> bool:
    """TIL-32.2, TIL-32.8: the stock and gold for what is missing."""
    return resources[GOLD] >= GOLD_EACH * max(0, amount - resources[resource])


def buy(s: TiletumState, resource: int, amount: int) -> None:
    """Pay an amount of food or stone, missing ones in gold."""
    resources = him(s)[0].resources
    owned = min(amount, resources[resource])
    gold = GOLD_EACH * (amount - owned)
    resources[resource] -= owned
    resources[GOLD] -= gold
    if s.log is not None:
        s.tell("rival-buys", amount=owned, resource=RESOURCE_NAMES[resource], gold=gold)
