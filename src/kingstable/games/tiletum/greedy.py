"""Greedy for Tiletum: plans a whole turn at once, by what the position would be worth at its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import groupby
from typing import Final, NamedTuple, cast

from kingstable.kernel import Ask, Asks, Option, Sight, Table, Turn

from .options import (
    MOVES,
    SKIP,
    STOP,
    Exchange,
    Move,
    PickDie,
    Put,
    PutBack,
    Recolour,
    Replace,
    TakeDie,
    Trade,
    UseHelper,
)
from .rules.actions import action_options
from .rules.course import turn
from .state import TiletumState
from .tables import ARCHITECT_MEEPLE, DISTANCE, MERCHANT_MEEPLE, NONE, TILES
from .worth import AP_WORTH, Worth

#: How closely to look: dice (with their values) that are followed up, plans kept at each step, and how many are enough.
Look = tuple[int, int, int]
WIDEST: Final = (24, 8, 2_500)
WIDE: Final = (24, 6, 1_200)
CLOSE: Final = (9, 3, 100_000)
BRIEF: Final = (2, 1, 100_000)
BESIDE: Final = 3  # plans kept at each step of a beginning that stands beside another
DEPTH: Final = 26  # choices after which a plan is cut off
#: Steps from which on a walk is not left to be found one by one: on the way nothing shows what it is good for.
FAR: Final = 3
#: The questions at which somebody walks, and who does.
_WALKS: Final = {"ask-merchant": MERCHANT_MEEPLE, "ask-architect": ARCHITECT_MEEPLE}


class Plan(NamedTuple):
    """Choices from the beginning of the plan on, what they lead to, and the next question (None: the turn is over)."""

    worth: float
    choices: tuple[Option, ...]
    ask: Ask | None


class Greedy:
    """Keeps to its plan until something unforeseen is asked."""

    def __init__(self) -> None:
        self._plan: list[Option] = []

    def choose(self, sight: Sight) -> Option:
        planned = self._next(sight)
        if planned is not None:
            return planned
        if len(sight.ask.options) == 1:
            return sight.ask.options[0]
        self._plan = list(Search(sight.imagine, sight.ask).best().choices)
        return self._next(sight) or sight.ask.options[-1]

    def _next(self, sight: Sight) -> Option | None:
        """The next choice of the plan, if it is offered; a tile turned up in the meantime ends the plan."""
        if self._plan and self._plan[0] in sight.ask.options:
            option = self._plan.pop(0)
            if option.kind == "reveal":
                self._plan.clear()
            return option
        self._plan.clear()
        return None


class Search:
    """A search for the best way to go on in this turn, on tables that are given for it."""

    def __init__(self, give: Callable[[], Table], ask: Ask, look: Look = CLOSE) -> None:
        self.give = give
        self.me = ask.seat
        self.dice, self.width, self.enough = look
        self.reached = 0
        # Before a die is taken the turn can be run from the state alone; later only from the real turn, copied.
        self.root: TiletumState | None = give().state if ask.prompt.id == "ask-start" else None

    def best(self) -> Plan:
        """The plan that ends best."""
        return max(self.ends(), key=_worth)

    def ends(self, *, apart: bool = False) -> list[Plan]:
        """For each beginning the plans that end best; the most promising beginnings come first, until it is enough.

        Where they are to be `apart`, also each choice in the middle of a turn is a beginning, and the best value of
        every die comes before the others.
        """
        first = self._reach(())
        if first.ask is None:
            return [first]
        found: list[Plan] = []
        starts = self._starts(first, apart=apart)
        for start in starts:
            if not found or self.reached < self.enough:
                beside = starts[0] is first is not start
                found += self._follow(start, min(BESIDE, self.width) if beside else self.width)
        return found

    def _starts(self, first: Plan, *, apart: bool) -> list[Plan]:
        """At the beginning of a turn every die is followed up on its own; otherwise there is one beginning."""
        assert first.ask is not None
        if first.ask.prompt.id == "ask-die" and apart:
            return self._others(first)
        if first.ask.prompt.id != "ask-start":
            return [first, *self._others(first)] if apart else [first]
        taken: list[Plan] = []
        for option in first.ask.options:
            if isinstance(option, PickDie):
                picked = self._reach((*first.choices, option))
                assert picked.ask is not None
                for chosen in picked.ask.options:
                    if isinstance(chosen, TakeDie):
                        taken.append(self._reach((*picked.choices, chosen)))
        taken.sort(key=_worth, reverse=True)
        if apart:
            best = {plan.choices[0]: plan for plan in reversed(taken)}.values()
            taken.sort(key=lambda plan: plan not in best)
        return taken[: self.dice]

    def _others(self, first: Plan) -> list[Plan]:
        """Where each choice leads, the most promising first."""
        return sorted((self._reach((option,)) for option in self._sensible(first)), key=_worth, reverse=True)

    def _follow(self, start: Plan, width: int) -> list[Plan]:
        """The ends of a turn that begins like this; those that walk far are looked for on their own."""
        walked: list[Plan] = []
        ended = self._ends_of([start], width, walked)
        walked.sort(key=_worth, reverse=True)
        return ended + self._ends_of(_different(walked)[:width], width) if walked else ended

    def _ends_of(self, beam: list[Plan], width: int, walked: list[Plan] | None = None) -> list[Plan]:
        """The ends of turns that begin like one of these; where far walks on the way lead is noted."""
        ended = []
        for _ in range(DEPTH):
            grown: list[Plan] = []
            for plan in beam:
                if plan.ask is None:
                    ended.append(plan)
                    continue
                for option in self._sensible(plan):
                    grown.append(self._reach((*plan.choices, option)))
                if walked is not None:
                    walked += [self._reach((*plan.choices, *walk)) for walk in self._walks(plan)]
            if not grown:
                break
            grown.sort(key=_worth, reverse=True)
            beam = _different(grown)[:width]
        ended += [plan for plan in beam if plan.ask is None]
        return ended or beam

    def _sensible(self, plan: Plan) -> list[Option]:
        """The options worth a thought."""
        assert plan.ask is not None
        kept: list[Option] = []
        wanted: Callable[[int], bool] | None = None
        for option in plan.ask.options:
            if isinstance(option, PutBack | Recolour | Replace) or self._in_vain(option, plan):
                continue
            if isinstance(option, Trade | Exchange):
                if wanted is None:
                    wanted = Worth(self._at(plan), self.me).wants
                resource = option.resource if isinstance(option, Trade) else option.take
                if not wanted(resource):
                    continue
                if isinstance(option, Exchange) and wanted(option.give):
                    continue
            kept.append(option)
        return kept or list(plan.ask.options)

    def _in_vain(self, option: Option, plan: Plan) -> bool:
        """Whether this uses a helper for the bonuses of a building while nobody lives in any."""
        if not isinstance(option, UseHelper) or TILES[option.tile].parts[0].kind != "building_bonuses":
            return False
        return all(tile == NONE for rooms in self._at(plan).players[self.me].rooms for tile in rooms)

    def _walks(self, plan: Plan) -> list[tuple[Option, ...]]:
        """The shortest ways to places that are far away, each with something to be done there."""
        assert plan.ask is not None
        meeple = _WALKS.get(plan.ask.prompt.id)
        if meeple is None or self.width == 1 or isinstance((*plan.choices, None)[-1], Move):
            return []
        s, found = self._at(plan), list[tuple[Option, ...]]()
        frame, at = s.frames[-1], s.players[self.me].at
        start = at[meeple]
        for spot, steps in enumerate(DISTANCE[start]):
            if FAR <= steps < frame.ap:
                at[meeple] = spot
                acts = action_options(s, self.me, frame.action, frame.ap - steps)
                found += [(*_path(meeple, start, spot), act) for act in acts if not isinstance(act, Move)]
        return found

    # -- without detours ------------------------------------------------------------------------------------------

    def straight(self, plan: Plan) -> Plan:
        """The same turn without steps that lead nowhere, where it can be played so and comes to as much."""
        choices = self._shortened(plan.choices)
        if len(choices) == len(plan.choices):
            return plan
        there = self._reach(())
        for option in choices:
            if there.ask is not None and option not in there.ask.options:  # AP or steps are left over now
                over = [each for each in (STOP, SKIP) if each in there.ask.options]
                there = self._reach((*there.choices, *over))
            if there.ask is None or option not in there.ask.options:
                return plan
            there = self._reach((*there.choices, option))
        return there if there.ask is None and round(there.worth - plan.worth, 4) >= 0 else plan

    def _shortened(self, choices: tuple[Option, ...]) -> tuple[Option, ...]:
        """The choices with each walk on the shortest way."""
        at = list(self._run(())[0].players[self.me].at)
        found: list[Option] = []
        for meeple, run in groupby(choices, key=lambda option: option.meeple if isinstance(option, Move) else None):
            steps = tuple(run)
            if meeple is not None:
                goal = cast(Move, steps[-1]).spot
                steps = _path(meeple, at[meeple], goal)
                at[meeple] = goal
            for option in steps:
                if isinstance(option, Put):
                    at[option.meeple] = option.spot
            found += steps
        return tuple(found)

    # -- running the rules ----------------------------------------------------------------------------------------

    def _at(self, plan: Plan) -> TiletumState:
        """The state to which a plan leads."""
        return self._run(plan.choices)[0]

    def _reach(self, choices: tuple[Option, ...]) -> Plan:
        self.reached += 1
        state, ask = self._run(choices)
        frames = state.frames
        worth = Worth(state, self.me).total() + sum(AP_WORTH[frame.action] * frame.ap for frame in frames)
        return Plan(worth, choices, ask)

    def _run(self, choices: Sequence[Option]) -> tuple[TiletumState, Ask | None]:
        """The state and the next own question after these choices."""
        if self.root is not None:
            state = self.root.copy()
            return state, _drive(turn(state), choices)
        table = self.give()
        turns = table.state.round, table.state.phase, table.state.pass_, table.state.place
        for option in choices:
            if table.over or option not in table.asks[0].options:
                break  # another tile came up than when this was planned
            table.choose(option)
        state = table.state
        over = table.over or (state.round, state.phase, state.pass_, state.place) != turns
        return state, None if over else table.asks[0]


def _drive(turn: Turn, choices: Sequence[Option]) -> Ask | None:
    """Send choices to a turn; gives the open question. What has one answer only answers itself, as at a table."""
    waiting = list(reversed(choices))
    try:
        asked = next(turn)
        while True:
            assert not isinstance(asked, Asks)
            if len(asked.options) == 1 and not asked.confirm:
                asked = turn.send(asked.options[0])
            elif waiting:
                asked = turn.send(waiting.pop())
            else:
                return asked
    except StopIteration:
        return None


@cache
def _path(meeple: int, start: int, spot: int) -> tuple[Option, ...]:
    """The steps of one of the shortest ways."""
    if start == spot:
        return ()
    step = min(MOVES[meeple][start], key=lambda move: DISTANCE[move.spot][spot])
    return step, *_path(meeple, step.spot, spot)


def _worth(plan: Plan) -> float:
    return plan.worth


def _different(plans: list[Plan]) -> list[Plan]:
    """Plans that lead to the same thing are one plan."""
    seen: set[tuple[float, int]] = set()
    kept = []
    for plan in plans:
        key = (round(plan.worth, 4), len(plan.ask.options) if plan.ask is not None else 0)
        if key not in seen:
            seen.add(key)
            kept.append(plan)
    return kept
