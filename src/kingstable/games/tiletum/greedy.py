"""Greedy for Tiletum: plans a whole turn at once, by what the position would be worth at its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from kingstable.kernel import Ask, Asks, Option, Sight, Table, Turn

from .options import (
    Exchange,
    PickDie,
    PutBack,
    Recolour,
    Replace,
    TakeDie,
    Trade,
)
from .rules.course import turn
from .state import TiletumState
from .worth import AP_WORTH, Worth

#: How closely to look: dice (with their values) that are followed up, plans kept at each step, and how many are enough.
Look = tuple[int, int, int]
WIDEST: Final = (24, 8, 2_500)
WIDE: Final = (24, 6, 1_200)
CLOSE: Final = (9, 3, 100_000)
BRIEF: Final = (2, 1, 100_000)
DEPTH: Final = 26  # choices after which a plan is cut off


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

    def ends(self) -> list[Plan]:
        """For each beginning the plans that end best; the most promising beginnings come first, until it is enough."""
        first = self._reach(())
        if first.ask is None:
            return [first]
        found: list[Plan] = []
        for start in self._starts(first):
            if not found or self.reached < self.enough:
                found += self._follow(start)
        return found

    def _starts(self, first: Plan) -> list[Plan]:
        """At the beginning of a turn every die is followed up on its own; otherwise there is one beginning."""
        assert first.ask is not None
        if first.ask.prompt.id != "ask-start":
            return [first]
        taken: list[Plan] = []
        for option in first.ask.options:
            if isinstance(option, PickDie):
                picked = self._reach((*first.choices, option))
                assert picked.ask is not None
                for chosen in picked.ask.options:
                    if isinstance(chosen, TakeDie):
                        taken.append(self._reach((*picked.choices, chosen)))
        taken.sort(key=_worth, reverse=True)
        return taken[: self.dice]

    def _follow(self, start: Plan) -> list[Plan]:
        """The ends of a turn that begins like this."""
        beam, ended = [start], []
        for _ in range(DEPTH):
            grown: list[Plan] = []
            for plan in beam:
                if plan.ask is None:
                    ended.append(plan)
                    continue
                for option in self._sensible(plan):
                    grown.append(self._reach((*plan.choices, option)))
            if not grown:
                break
            grown.sort(key=_worth, reverse=True)
            beam = _different(grown)[: self.width]
        ended += [plan for plan in beam if plan.ask is None]
        return ended or beam

    def _sensible(self, plan: Plan) -> list[Option]:
        """The options worth a thought."""
        assert plan.ask is not None
        kept: list[Option] = []
        wanted: Callable[[int], bool] | None = None
        for option in plan.ask.options:
            if isinstance(option, PutBack | Recolour | Replace):
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
