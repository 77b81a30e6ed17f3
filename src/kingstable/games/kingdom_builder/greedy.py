"""Greedy for Kingdom Builder: plans each turn as a whole, by the cards in play, the locations and its reach."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from kingstable.kernel import Ask, Option, Sight

from .options import BUILD, END_TURN, LIFT, PUT, USE, WITHDRAW, Build, Put
from .rules import actions
from .rules.locations import (
    BUILDERS,
    build_targets,
    destinations,
    legal_hexes,
    movable,
    usable,
)
from .rules.tokens import ready_locations
from .scoring import groups, totals
from .state import KingdomState
from .tables.board import BUILDABLE, Board
from .tables.geometry import NEIGHBOURS, ROW, ROWS, SECTION, distances

#: How closely to look: plans kept at each step, and next actions tried for each of them.
WIDE: Final = (24, 8)
CLOSE: Final = (8, 6)
BRIEF: Final = (3, 4)
TOKEN_WORTH: Final = {
    "oracle": 5.0,
    "farm": 5.0,
    "oasis": 5.0,
    "tower": 5.0,
    "tavern": 4.0,
    "barn": 5.0,
    "harbor": 4.0,
    "paddock": 5.0,
}
REACH: Final = 4.0  # how much the best hex of the next card counts
FOOTHOLD: Final = 3.0  # what a first settlement in a section promises Farmers
TURNS: Final = 13


class Prospect:
    """One player's kingdom at one moment: what it is worth, and what each further hex would add."""

    def __init__(self, s: KingdomState, me: int) -> None:
        self.s, self.me = s, me
        self.board: Board = s.board
        self.cards = s.cards
        player = s.players[me]
        self.own = player.own
        self.turns_left = min(TURNS, (player.supply + 2) / 3)
        self.rows = [0] * ROWS
        self.sections = [0] * 4
        for cell in self.own:
            self.rows[ROW[cell]] += 1
            self.sections[SECTION[cell]] += 1
        self.groups = groups(self.own)
        self.group_of = {cell: index for index, group in enumerate(self.groups) for cell in group}
        special_at = self.board.special_at
        self.specials = [{special_at[cell] for cell in group} - {-1} for group in self.groups]
        self.joined: set[int] = set()
        for specials in self.specials:
            if len(specials) > 1:
                self.joined |= specials
        self.unjoined = [special for special in self.board.special_cells if special not in self.joined]
        self.castles = {self.board.castle_at[cell] for cell in self.own}
        self.largest = max(map(len, self.groups), default=0)
        self.adders = [getattr(self, "_" + card) for card in self.cards]
        self.rivals = self._rival_counts() if "lords" in self.cards else []

    def _rival_counts(self) -> list[int]:
        """In each section the most settlements that another player has."""
        counts = [[0] * 4 for _ in self.s.players]
        for seat, player in enumerate(self.s.players):
            for cell in player.own:
                counts[seat][SECTION[cell]] += 1
        return [max(count[section] for seat, count in enumerate(counts) if seat != self.me) for section in range(4)]

    def gain(self, cell: int) -> float:
        """What a settlement on this cell would add."""
        around = list(dict.fromkeys(self.group_of[n] for n in NEIGHBOURS[cell] if n in self.group_of))
        worth = 0.0
        for add in self.adders:
            worth += add(cell, around)
        return worth + self.once(cell)

    def once(self, cell: int) -> float:
        """What of it only the first settlement there brings: a castle, or a token."""
        castle = self.board.castle_at[cell]
        return 3.0 if castle >= 0 and castle not in self.castles else self.token_worth(cell)

    def token_worth(self, cell: int) -> float:
        place = self.board.location_at[cell]
        if place < 0 or not self.s.stacks[place] or place in self.s.players[self.me].taken:
            return 0.0
        return TOKEN_WORTH[self.board.location_types[place]] * max(self.turns_left - 1, 0) / TURNS

    # -- the cards ----------------------------------------------------------------------------------------------

    def _fishermen(self, cell: int, around: list[int]) -> float:
        return self.board.shore[cell]

    def _miners(self, cell: int, around: list[int]) -> float:
        return self.board.touches_mountain[cell]

    def _workers(self, cell: int, around: list[int]) -> float:
        return self.board.touches_special[cell]

    def _discoverers(self, cell: int, around: list[int]) -> float:
        return 0.0 if self.rows[ROW[cell]] else 1.0

    def _knights(self, cell: int, around: list[int]) -> float:
        most, here = max(self.rows), self.rows[ROW[cell]]
        return 2.0 if here == most else 0.5 * here / (most + 1)

    def _hermits(self, cell: int, around: list[int]) -> float:
        return 1.0 - len(around)

    def _citizens(self, cell: int, around: list[int]) -> float:
        size = 1 + sum(len(self.groups[index]) for index in around)
        return (size - self.largest) / 2 if size > self.largest else 0.0

    def _merchants(self, cell: int, around: list[int]) -> float:
        specials = {self.board.special_at[cell]} - {-1}
        for index in around:
            specials |= self.specials[index]
        if len(specials) > 1:
            new = len(specials - self.joined)
            if new:
                return 4.0 * new
        if not specials:
            return 0.0
        away = [distances(other)[cell] for other in self.unjoined if other not in specials]
        return 2.4 * 0.6 ** min(away) if away else 0.0

    def _lords(self, cell: int, around: list[int]) -> float:
        section = SECTION[cell]
        ahead = self.sections[section] - self.rivals[section]
        if ahead < 0:
            return 6.0 / (1 - ahead) if ahead > -4 else 0.2
        return 1.5 / (1 + ahead)

    def _farmers(self, cell: int, around: list[int]) -> float:
        least, here = min(self.sections), self.sections[SECTION[cell]]
        if here > least:
            return 0.0
        return 3.0 / self.sections.count(least)

    # -- what there is ------------------------------------------------------------------------------------------

    def loss(self, cell: int) -> float:
        """About what would be lost if the settlement left this cell."""
        board, touch = self.board, self.s.touch[self.me]
        cards = self.cards
        worth = 0.0
        if "fishermen" in cards:
            worth += board.shore[cell]
        if "miners" in cards:
            worth += board.touches_mountain[cell]
        if "workers" in cards:
            worth += board.touches_special[cell]
        if "discoverers" in cards and self.rows[ROW[cell]] == 1:
            worth += 1
        if "knights" in cards and self.rows[ROW[cell]] == max(self.rows):
            worth += 2
        group = self.group_of[cell]
        if "hermits" in cards:
            worth += 1 - touch[cell]
        if "citizens" in cards and len(self.groups[group]) == self.largest:
            worth += 0.5 * touch[cell]
        if "merchants" in cards and len(self.specials[group]) > 1:
            worth += 4 if touch[cell] > 1 or board.special_at[cell] >= 0 else 0
        if "farmers" in cards and self.sections[SECTION[cell]] == min(self.sections):
            worth += 3
        if "lords" in cards and self.sections[SECTION[cell]] == self.rivals[SECTION[cell]]:
            worth += 6
        castle = board.castle_at[cell]
        if castle >= 0 and touch[board.castle_cells[castle]] == 1:
            worth += 3
        place = board.location_at[cell]
        if place >= 0 and touch[board.location_cells[place]] == 1:
            held = [token for token in self.s.players[self.me].tokens if token.place == place]
            worth += TOKEN_WORTH[board.location_types[place]] * self.turns_left / TURNS if held else 0
        return worth

    def standing(self) -> float:
        """The kingdom's worth: what there is, what is on the way, and what the next card may bring."""
        if not self.s.players[self.me].supply:
            return self.settled()
        return self.settled() + self.promise() + REACH * self.reach()

    def settled(self) -> float:
        """What there is: gold, and where there is something left to build, tokens for the turns to come."""
        s, me = self.s, self.me
        gold = totals(self.board, [player.own for player in s.players], s.cards)[me]
        types = self.board.location_types
        tokens = sum(TOKEN_WORTH[types[token.place]] for token in s.players[me].tokens) * self.turns_left / TURNS
        return gold + tokens if s.players[me].supply else gold

    def promise(self) -> float:
        """What is not gold yet but on the way: Farmers pays nothing until every section is settled."""
        if "farmers" not in self.cards:
            return 0.0
        settled = 4 - self.sections.count(0)
        least = min(self.sections)
        return FOOTHOLD * settled + sum(min(number - least, 2) for number in self.sections) * 0.5

    # -- what comes within reach ----------------------------------------------------------------------------------

    def reach(self) -> float:
        """The mean over the terrains of the best hex that the next card would allow."""
        hexes = [legal_hexes(self.s, self.me, ground) for ground in BUILDABLE]
        return sum(max(map(self.gain, each), default=0.0) for each in hexes) / len(BUILDABLE)


class Plan:
    """A part of a turn that could be played: the options so far, where they lead, and what they have gained."""

    __slots__ = ("options", "state", "worth")

    def __init__(self, state: KingdomState, options: tuple[Option, ...], worth: float) -> None:
        self.state = state
        self.options = options
        self.worth = worth


class Greedy:
    """Looks for the best whole turn by beam search over its builds and token actions."""

    def __init__(self) -> None:
        self._planned: list[Option] = []

    def choose(self, sight: Sight) -> Option:
        planned, offered = self._planned, sight.ask.options
        while planned and planned[0] not in offered:  # answered by itself, or overtaken by a new card
            planned.pop(0)
        if not planned:
            planned = self._planned = self._plan(sight)
        return planned.pop(0)

    def _plan(self, sight: Sight) -> list[Option]:
        """The options of the best turn from here."""
        state, me = sight.imagine().state, sight.seat
        if WITHDRAW in sight.ask.options:  # in the middle of an action that this plan does not know
            return [midway(state, sight.ask)]
        return list(best_turn(state, me).options)


def midway(s: KingdomState, ask: Ask) -> Option:
    """The answer in the middle of a token's action: where a settlement is worth most, new or lifted."""
    prospect = Prospect(s, ask.seat)
    places = [option for option in ask.options if isinstance(option, Build | Put)]
    return max(places, key=lambda option: prospect.gain(option.cell), default=WITHDRAW)


def best_turn(state: KingdomState, me: int) -> Plan:
    """The best of the turns found."""
    return turns(state, me)[0]


def turns(state: KingdomState, me: int, look: tuple[int, int] = CLOSE) -> list[Plan]:
    """Beam search: extend the most promising plans action by action; finished ones by what they lead to, best first."""
    width, branches = look
    beam = [Plan(state, (), 0.0)]
    finished: list[Plan] = []
    while beam:
        longer: list[Plan] = []
        for plan in beam:
            if plan.state.complete:
                finished.append(plan)
            longer += _extensions(plan, me, branches)
        longer.sort(key=lambda plan: -plan.worth)
        beam = longer[:width]
    judged = [Plan(plan.state, (*plan.options, END_TURN), Prospect(plan.state, me).standing()) for plan in finished]
    return sorted(judged, key=lambda plan: -plan.worth)


def _extensions(plan: Plan, me: int, branches: int) -> Iterator[Plan]:
    """The most promising next actions of a plan."""
    s = plan.state
    prospect = Prospect(s, me)
    if not s.complete:
        for gain, cell in _best(prospect, legal_hexes(s, me, s.card), branches):
            after = s.copy()
            actions.build(after, me, cell)
            yield Plan(after, (*plan.options, BUILD[cell]), plan.worth + gain)
    if s.built and not s.complete:
        return
    for location in ready_locations(s, me):
        if not usable(s, me, location):
            continue
        if location in BUILDERS:
            for gain, cell in _best(prospect, build_targets(s, me, location), branches):
                after = s.copy()
                actions.build_by(after, me, location, cell)
                yield Plan(after, (*plan.options, USE[location], BUILD[cell]), plan.worth + gain)
        else:
            for gain, start, end in _best_moves(prospect, location, branches):
                after = s.copy()
                actions.move_by(after, me, location, start, end)
                yield Plan(after, (*plan.options, USE[location], LIFT[start], PUT[end]), plan.worth + gain)


def _best(prospect: Prospect, cells: Sequence[int], branches: int) -> list[tuple[float, int]]:
    return sorted([(prospect.gain(cell), cell) for cell in cells], reverse=True)[:branches]


def _best_moves(prospect: Prospect, location: str, branches: int) -> list[tuple[float, int, int]]:
    """Moves that take a settlement from where it is worth least to where it is worth most."""
    s, me = prospect.s, prospect.me
    starts = sorted([(prospect.loss(cell), cell) for cell in movable(s, me, location)])[:branches]
    moves: list[tuple[float, int, int]] = []
    for loss, start in starts:
        moves += [
            (prospect.gain(end) - loss, start, end)
            for _, end in _best(prospect, destinations(s, me, location, start), 2)
        ]
    return [move for move in moves if move[0] > 0]
