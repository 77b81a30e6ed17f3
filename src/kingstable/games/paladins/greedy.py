"""Greedy for Paladins: plans the rest of the round as a whole, by beam search over its own turns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from kingstable.kernel import Ask, Option, Sight, Table

from .options import Assign, Hire, Keep, Place, Tavern, Use
from .rules.actions import take, use_favour
from .rules.legal import legal
from .scoring import points
from .state import ACTION, NONE, PaladinsState, Player
from .tables import (
    COMMISSION,
    FORTIFY,
    GARRISON,
    KEEP_LIMIT,
    PALADIN_WORKERS,
    ROUNDS,
    TAVERN_WORKERS,
    TOWNSFOLK_ACTION,
)
from .tables.rewards import CRIMINAL, LABOURER
from .worth import PLAIN, Weights, kept, worth


class Look(NamedTuple):
    """How closely to look: plans kept at each step, targets of an action and sets of workers that are tried.

    And by which weights, whether the last round is judged by its points, and how many turns are enough at each step.
    """

    width: int
    targets: int
    crews: int
    weights: Weights = PLAIN
    counted: bool = False
    enough: int = 10_000


CLOSE: Final = Look(3, 4, 2)
BRIEF: Final = Look(1, 2, 1)
#: The choices of a turn, and the player after it.
Turn = tuple[tuple[Option, ...], Player]


# -- turns ---------------------------------------------------------------------------------------------------------


class Plan:
    """Turns to the end of the round: the choices of each, and the player after it."""

    __slots__ = ("state", "turns", "value")

    def __init__(self, state: PaladinsState, turns: tuple[Turn, ...], value: float) -> None:
        self.state = state
        self.turns = turns
        self.value = value


def _tried(ask: Ask, me: int, targets: int, crews: int) -> Sequence[Option]:
    """The options of a question that are worth a try."""
    options = ask.options
    id = ask.prompt.id
    if ask.seat != me or id in ("ask-discard", "ask-destroy", "ask-repay"):
        return options[:1]
    if id == "ask-place":
        first = options[0]
        assert isinstance(first, Place)
        return options[: 1 if LABOURER in first.workers else crews]  # whoever is kept instead can do no less
    if len(options) > targets:
        step = len(options) / targets
        return [options[int(step * number)] for number in range(targets)]
    return options


def _turns(
    state: PaladinsState, me: int, targets: int, crews: int
) -> Iterator[tuple[tuple[Option, ...], PaladinsState]]:
    """The turns that are tried from a state at the beginning of a turn: the choices, and the state after them."""
    paths: list[tuple[Option, ...]] = [(option,) for option in legal(state, me)[:-1]]  # the last one is to pass
    while paths:
        path = paths.pop()
        s = state.copy()
        action = path[0]
        turn = take(s, me, action) if isinstance(action, Use) else use_favour(s, me, action)  # type: ignore[arg-type]
        try:
            ask = next(turn)
            for option in path[1:]:
                ask = turn.send(option)
            while True:
                assert isinstance(ask, Ask)
                first, *others = _tried(ask, me, targets, crews)
                paths += [(*path, option) for option in others]
                path = (*path, first)
                ask = turn.send(first)
        except StopIteration:
            yield path, s


def best_round(state: PaladinsState, me: int, look: Look = CLOSE) -> Plan:
    """The best of the rounds found; the best moment to pass ends it."""
    return max(rounds(state, me, look), key=lambda plan: plan.value)


def rounds(state: PaladinsState, me: int, look: Look) -> Iterator[Plan]:
    """Beam search over the turns left in this round: all that it comes by, as if the player passed then."""
    width, targets, crews, w, counted, enough = look
    counted = counted and state.round == ROUNDS
    nothing = Plan(state, (), points(state, me) if counted else worth(state, me, w))
    yield nothing
    beam = [nothing] if any(state.players[me].workers) else []
    while beam:
        longer: list[Plan] = []
        for plan in beam:
            if len(longer) >= enough:
                break
            for choices, after in _turns(plan.state, me, targets, crews):
                value = worth(after, me, w)
                mine = after.players[me]
                turns = (*plan.turns, (choices, mine))
                yield Plan(after, turns, points(after, me) if counted else value)
                longer.append(Plan(after, turns, value + w.spare * max(0, sum(mine.workers) - KEEP_LIMIT)))
        longer.sort(key=lambda plan: -plan.value)
        beam = [plan for plan in _different(longer, width) if any(plan.state.players[me].workers)]


def _different(plans: list[Plan], width: int) -> list[Plan]:
    """The best plans, those that come to the same thing only once."""
    kept: list[Plan] = []
    seen: set[int] = set()
    for plan in plans:
        value = round(plan.value * 1000)
        if value not in seen:
            seen.add(value)
            kept.append(plan)
            if len(kept) == width:
                break
    return kept


# -- the mind ------------------------------------------------------------------------------------------------------


class Greedy:
    """Plans a round as a whole, and plans anew when something comes out differently."""

    def __init__(self) -> None:
        self._plan: list[Turn] = []
        self._turn: list[Option] = []
        self._expected: Player | None = None

    def choose(self, sight: Sight) -> Option:
        id = sight.ask.prompt.id
        if id == "ask-action":
            return self._act(sight)
        while self._turn:
            option = self._turn.pop(0)
            if option in sight.ask.options:
                return option
        if id == "ask-setup-hire":
            return max(sight.ask.options, key=hire_worth)
        if id == "ask-keep":
            return max(sight.ask.options, key=keep_worth)
        if id == "ask-paladin":
            return _assign(sight)
        if id == "ask-tavern":
            return _tavern(sight)
        return _by_trial(sight)

    def _act(self, sight: Sight) -> Option:
        """The next turn of the plan, if all went as planned so far; otherwise that of a new one."""
        state: PaladinsState = sight.imagine().state
        if not self._as_planned(state.players[sight.seat]) or self._plan[0][0][0] not in sight.ask.options:
            self._plan = list(best_round(state, sight.seat).turns)
        if not self._plan:
            return sight.ask.options[-1]  # pass
        choices, self._expected = self._plan.pop(0)
        self._turn = list(choices[1:])
        return choices[0]

    def _as_planned(self, mine: Player) -> bool:
        if not self._plan or self._expected is None:
            return False
        self._expected.deck = mine.deck  # every look at it imagines another order
        return mine == self._expected


def hire_worth(option: Option) -> float:
    assert isinstance(option, Hire)
    action = TOWNSFOLK_ACTION[option.card]
    if action in (COMMISSION, GARRISON, FORTIFY):
        return 3.0
    return 2.0 if action >= 0 else 1.0


def keep_worth(option: Option, w: Weights = PLAIN) -> float:
    assert isinstance(option, Keep)
    return kept([option.workers.count(kind) for kind in range(6)], w)


def _by_trial(sight: Sight) -> Option:
    """In the middle of a turn: each option once, with whatever it brings until the turn is complete."""
    if len(sight.ask.options) == 1:
        return sight.ask.options[0]
    return max(sight.ask.options, key=lambda option: trial(sight.imagine(), sight.seat, option))


def trial(table: Table, me: int, option: Option, w: Weights = PLAIN) -> float:
    """What an option is worth in the middle of a turn, tried on this table."""
    table.choose(option, seat=me)
    for _ in range(12):
        ask = table.ask_of(me)
        if ask is None or ask.prompt.id in ("ask-end", "ask-action", "ask-paladin"):
            break
        table.choose(ask.options[0], seat=me)
    s: PaladinsState = table.state
    return worth(s, me, w) + 0.9 * sum(s.players[me].workers)


def _with_crew(state: PaladinsState, me: int, paladin: int, tavern: int) -> PaladinsState:
    """The beginning of the action step, had this player taken that paladin and tavern."""
    s = state.copy()
    mine = s.players[me]
    s.phase, s.active = ACTION, me
    if paladin != NONE:
        mine.paladin = paladin
        _add(mine, PALADIN_WORKERS[paladin])
    _add(mine, TAVERN_WORKERS[tavern])
    return s


def _add(mine: Player, crew: Sequence[int]) -> None:
    for kind, count in enumerate(crew):
        mine.workers[kind] += count


def _prospect(s: PaladinsState, me: int, look: Look) -> float:
    return best_round(s, me, look).value


def _tavern(sight: Sight) -> Option:
    state, me = sight.imagine().state, sight.seat
    return max(sight.ask.options, key=lambda option: tavern_worth(state, me, option))


def tavern_worth(state: PaladinsState, me: int, option: Option, look: Look = BRIEF) -> float:
    """What the round promises with this tavern."""
    assert isinstance(option, Tavern)
    criminals = TAVERN_WORKERS[option.tavern][CRIMINAL]
    return _prospect(_with_crew(state, me, NONE, option.tavern), me, look) - look.weights.crime * criminals


def _assign(sight: Sight) -> Option:
    """Use the paladin with the best prospect; of the others, the better one goes on top."""
    values = paladin_worths(sight.imagine().state, sight.seat, 2)

    def value(option: Option) -> tuple[float, float]:
        assert isinstance(option, Assign)
        return values[option.use - 1], values[option.top - 1]

    return max(sight.ask.options, key=value)


def paladin_worths(state: PaladinsState, me: int, taverns: int, look: Look = BRIEF) -> list[float]:
    """What the round promises with each paladin in hand, over the first so many taverns."""
    values = []
    for paladin in state.players[me].hand:
        crews = [_with_crew(state, me, paladin, tavern) for tavern in state.tavern_row[:taverns]]
        values.append(sum(_prospect(crew, me, look) for crew in crews) / len(crews))
    return values
