"""What a position of Tiletum is worth to a player: VP now, and what can be hoped for until the end."""

from __future__ import annotations

from typing import Final

from .rules.pieces import cathedral_vp, home_of, may_contribute, may_place_pillar
from .scoring import count, takes_part
from .state import ACTION_PHASE, FAIR_PHASE, FINISHED, KING_PHASE, TiletumState
from .tables import (
    BOND,
    CATHEDRAL_SPOT,
    CATHEDRALS,
    COMPLETED_VP,
    CREST,
    CREST_FOOD,
    DISTANCE,
    FAIR_COUNT,
    FAIR_VALUE,
    FOOD,
    GOLD,
    HELPER,
    IRON,
    KING_VP,
    KING_ZERO,
    NONE,
    PASSES,
    PERSON,
    PLACE_SPOT,
    RESOURCES_A_VP,
    ROUNDS,
    SLOT_VALUE,
    STONE,
    TILES,
    TOKENS_A_ROUND,
    TOWNS,
    TYPED,
    WOOL,
    Part,
)

#: What an AP is worth before it is spent, by action.
AP_WORTH: Final = (1.3, 1.5, 1.5, 1.4, 1.2)
RESOURCE_WORTH: Final = 0.75
#: How far away a place still draws.
NEAR: Final = 4
_NEAR: Final = tuple(tuple((spot, steps[spot]) for spot in TOWNS if steps[spot] <= NEAR) for steps in DISTANCE)
TURNS: Final = ROUNDS * PASSES


class Worth:
    """The worth of a state to one side."""

    def __init__(self, s: TiletumState, me: int) -> None:
        self.s, self.me = s, me
        self.p = s.players[me]
        done = (s.round - 1) * PASSES + len(self.p.dice)
        self.turns = max(0, TURNS - done)  # turns still to come
        self.left_in_round = max(0, PASSES - len(self.p.dice)) if s.phase <= ACTION_PHASE else 0

    def total(self) -> float:
        """VP to be expected, in the same measure for all positions of one turn."""
        if self.s.phase == FINISHED:
            return self.p.vp
        return (
            self.p.vp
            + self._pieces()
            + self._buildings()
            + self._king()
            + self._fairs()
            + self._cathedrals_contracts_crests_and_stock()
            + self._tiles()
            + self._places()
        )

    # -- pieces and buildings -------------------------------------------------------------------------------------

    def _pieces(self) -> float:
        """Houses times pillars at the end; both will still grow."""
        p = self.p
        more_houses = min(0.33 * self.turns, p.house_supply + 0.2 * self.turns, 8 - p.houses)
        more_pillars = min(0.3 * self.turns, p.pillar_supply + 0.15 * self.turns, 7 - p.pillars)
        return (p.houses + more_houses) * (p.pillars + more_pillars)

    def _buildings(self) -> float:
        p = self.p
        progress = 0.0
        completed = 0
        for building, rooms in enumerate(p.rooms):
            filled = sum(tile != NONE for tile in rooms)
            crest = p.crests[building] != NONE
            if crest and filled == len(rooms):
                completed += 1
                continue
            part = (filled / len(rooms) + crest) / 2
            progress += part * part * min(1.0, self.turns / 4)
        worth = float(COMPLETED_VP[completed])
        hoped = completed + 0.75 * progress
        low = min(int(hoped), 5)
        worth = max(worth, COMPLETED_VP[low] + (COMPLETED_VP[low + 1] - COMPLETED_VP[low]) * (hoped - low))
        worth += 2.2 * completed * min(1.0, self.turns / 4)
        markers = sum(p.markers[:5])
        return worth + markers * 0.22 * self.turns + 0.7 * progress

    # -- king track and fairs -------------------------------------------------------------------------------------

    def _king(self) -> float:
        """VP of the king phases to come; corruption takes one space a token."""
        s, p = self.s, self.p
        rounds = ROUNDS - s.round + (s.phase <= KING_PHASE)
        worth, at, drop = 0.0, float(p.king), float(len(s.tokens))
        for later in range(rounds):
            at -= drop
            worth += _king_at(at) * (1.0 if later == 0 else 0.75)
            at = max(at, KING_ZERO)
            drop = TOKENS_A_ROUND
        others = max(player.king for side, player in enumerate(s.players) if side != self.me)
        if p.king > others and rounds:
            worth += 2.0
        return worth

    def _fairs(self) -> float:
        s, p = self.s, self.p
        worth = 0.0
        first = s.round - 1 if s.phase <= FAIR_PHASE else s.round
        for slot in range(first, ROUNDS):
            fair = s.fair_tiles[slot]
            value = FAIR_VALUE[fair] + SLOT_VALUE[slot]
            ahead = slot - (s.round - 1)
            turns = self.left_in_round + 3 * ahead
            if FAIR_COUNT[fair] == "king_track":
                points = value + (max(0, KING_VP[p.king] - len(s.tokens)) if ahead == 0 else 2.0)
            else:
                points = value * (count(p, FAIR_COUNT[fair]) + _growth(FAIR_COUNT[fair]) * turns)
            if takes_part(s, self.me, slot):
                sure = bool(p.house_at >> s.fair_towns[slot] & 1)
                chance = 1.0 if sure or ahead == 0 else 0.75
                if not sure and ahead == 0 and self.left_in_round:
                    chance = 0.9
            else:
                far = DISTANCE[p.at[0]][s.fair_towns[slot]]
                chance = max(0.0, min(0.7, 0.12 * turns) - 0.03 * far) if turns else 0.0
            worth += points * chance
        return worth

    # -- resources and what they are for --------------------------------------------------------------------------

    def _cathedrals_contracts_crests_and_stock(self) -> float:
        """Spend the stock on what pays best; what is left over has a little worth of its own."""
        p, s = self.p, self.s
        stock = list(p.resources)
        time = min(1.0, 0.35 + self.turns * 0.13) if self.turns else 0.0
        worth = 0.0
        for c in range(len(CATHEDRALS)):
            if may_contribute(s, p, c):
                vp, cost = cathedral_vp(s, c), s.stone_cost(c)
                worth += self._goal(stock, vp, ((STONE, cost),), time)
        for number in p.storehouse:
            tile = TILES[number]
            if tile.kind == BOND:
                extra = 1.5 * len(tile.parts) + (self._pillar_worth() if len(p.contracts) < 5 else 0)
                needs = ((WOOL, tile.wool), (IRON, tile.iron), (NONE, tile.any))
                worth += self._goal(stock, tile.vp + extra, needs, time)
            elif tile.kind == CREST:
                worth += self._crest_goal(stock, time)
        each = RESOURCE_WORTH * min(1.0, self.turns / 6)
        wants = (1.1, 0.95, 0.95, 1.1, 0.95)
        for resource, amount in enumerate(stock):
            useful = min(amount, 7)
            worth += max(each * wants[resource], 1 / RESOURCES_A_VP) * useful
            worth += (each * 0.4 + 1 / RESOURCES_A_VP * 0.5) * (amount - useful)
        return worth

    def _pillar_worth(self) -> float:
        return 1.2 if self.turns > 1 else 0.0

    def _goal(self, stock: list[int], vp: float, needs: tuple[tuple[int, int], ...], time: float) -> float:
        """A goal's worth by how much of its price is there; what is there is set aside."""
        total = sum(amount for _, amount in needs)
        have = 0
        for resource, amount in needs:
            if resource == NONE:
                best = max(range(5), key=lambda r: stock[r])
                used = min(amount, stock[best])
                stock[best] -= used
            else:
                used = min(amount, stock[resource])
                stock[resource] -= used
            have += used
        missing = total - have
        bought = min(missing, stock[GOLD] // 2)
        stock[GOLD] -= 2 * bought
        short = missing - bought
        reach = max(0.0, 1.0 - 0.16 * short) * time
        floor = 0.85 * have * RESOURCE_WORTH * time
        if not short:
            return max(vp * 0.97 * (1.0 if self.turns else 0.0), floor) if self.turns else vp * 0.2
        return max(vp * reach * 0.9, floor)

    def _crest_goal(self, stock: list[int], time: float) -> float:
        p = self.p
        free = [CREST_FOOD[b] for b, crest in enumerate(p.crests) if crest == NONE]
        if not free:
            return 0.0
        cost = min(free)
        return self._goal(stock, 4.5 + cost * 0.5, ((FOOD, cost),), time)

    # -- tiles ----------------------------------------------------------------------------------------------------

    def _tiles(self) -> float:
        p = self.p
        time = min(1.0, self.turns / 3)
        worth = 0.0
        for number in p.storehouse:
            tile = TILES[number]
            if tile.kind == HELPER:
                worth += sum(part_worth(part) for part in tile.parts) * 0.9 * (1.0 if self.turns else 0.0)
            elif tile.kind == PERSON:
                worth += self._person(number) * time
        worth += 0.5 * p.house_supply * time + 0.5 * p.pillar_supply * time
        if len(p.storehouse) == 4:
            worth -= 1.5 * time
        return worth

    def _person(self, number: int) -> float:
        """A character waiting for a room."""
        p, tile = self.p, TILES[number]
        home = home_of(p, tile.type)
        if home != NONE:
            fits = NONE in p.rooms[home]
        else:
            fits = any(TYPED[b] and all(other == NONE for other in rooms) for b, rooms in enumerate(p.rooms))
        if not fits and p.rooms[5][0] != NONE:
            return 0.0
        bonus = sum(part_worth(part) for part in tile.parts)
        return 1.0 + 0.6 * bonus

    # -- the map --------------------------------------------------------------------------------------------------

    def _places(self) -> float:
        """Standing near good towns and cathedrals is worth something while there is time."""
        if not self.turns:
            return 0.0
        s, p = self.s, self.p
        time = min(1.0, self.turns / 3)
        best_house = best_pillar = 0.0
        near, far = DISTANCE[p.at[0]], DISTANCE[p.at[1]]
        if p.house_supply:
            fairs = s.fair_towns[s.round - 1 :]
            for spot, steps in _NEAR[p.at[0]]:
                good = (3.8 if spot in fairs else 2.0) / (1 + steps)
                if good > best_house and not p.house_at >> spot & 1 and s.free_spaces(spot):
                    best_house = good
        if p.pillar_supply:
            for c in range(len(CATHEDRALS)):
                steps = far[CATHEDRAL_SPOT[c]]
                if steps <= NEAR and may_place_pillar(s, p, c):
                    best_pillar = max(best_pillar, (1.5 + 0.15 * cathedral_vp(s, c)) / (1 + steps))
        tiles = 0.0
        for spot, tile in zip(PLACE_SPOT, s.map_bonus, strict=True):
            if tile != NONE:
                tiles = max(tiles, 1.2 / (1 + min(near[spot], far[spot])))
        return (best_house + best_pillar + tiles) * 0.6 * time

    # -- needs ----------------------------------------------------------------------------------------------------

    def wants(self, resource: int) -> bool:
        """Whether one more of this resource would bring something nearer that is not out of reach."""
        p, s = self.p, self.s
        if resource == GOLD:
            return False
        if resource == STONE:
            costs = [s.stone_cost(c) for c in range(len(CATHEDRALS)) if may_contribute(s, p, c)]
            return any(p.resources[STONE] < cost for cost in costs)
        if resource == FOOD:
            if not any(TILES[tile].kind == CREST for tile in p.storehouse):
                return False
            free = [CREST_FOOD[b] for b, crest in enumerate(p.crests) if crest == NONE]
            return any(p.resources[FOOD] < cost for cost in free)
        for number in p.storehouse:
            tile = TILES[number]
            if tile.kind == BOND:
                needed = (tile.wool if resource == WOOL else tile.iron) + tile.any
                if p.resources[resource] < needed:
                    return True
        return False


def _king_at(at: float) -> float:
    """VP of a place on the king track between two spaces."""
    at = max(0.0, min(at, len(KING_VP) - 1))
    low = int(at)
    if low == len(KING_VP) - 1:
        return float(KING_VP[low])
    return KING_VP[low] + (KING_VP[low + 1] - KING_VP[low]) * (at - low)


def _growth(what: str) -> float:
    """How much of a counted thing a turn usually adds."""
    return {"houses": 0.3, "pillars": 0.28, "contracts": 0.25, "crests": 0.22}.get(what, 0.15)


def part_worth(part: Part) -> float:
    """What a part of a bonus is worth in VP."""
    match part.kind:
        case "gain_resource" | "gain_any_resource":
            return part.amount * (0.8 if part.kind == "gain_resource" else 0.95)
        case "gain_vp":
            return part.amount
        case "action":
            return AP_WORTH[part.action] * part.ap
        case "action_any":
            return 1.5 * part.ap
        case "add_ap":
            return 1.4 * part.amount
        case "move":
            return 0.6 * part.amount
        case "place_house" | "place_pillar":
            return 2.5
        case "building_bonuses":
            return 2.0
        case "change_die_resource":
            return 0.8
        case "king_steps":
            return 1.2 * part.amount
    return 0.0
