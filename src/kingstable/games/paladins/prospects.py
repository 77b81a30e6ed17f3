"""What a search needs to know of Paladins: rounds worth a thought, and who is ahead between two of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from heapq import nlargest
from typing import Any, Final

from kingstable.kernel import Ask, Candidate, Level, Option, ScoreLine, Table, Trust, message, named

from .greedy import (
    CLOSE,
    Look,
    Plan,
    best_round,
    hire_worth,
    keep_worth,
    paladin_worths,
    rounds,
    tavern_worth,
    trial,
)
from .options import Assign
from .scoring import points
from .state import PaladinsState, rival_of
from .tables import KEEP_LIMIT, ORDER_ACTION, ORDER_COUNT, TOWNSFOLK_ACTION
from .tables.rewards import LABOURER, WORKERS
from .worth import Weights, worth

#: How the levels play here, so that each is clearly stronger than the one before.
LEVELS: Final = {
    "beginner": Level(0.0, 6, 0.83),
    "apprentice": Level(0.0, 6, 0.74),
    "expert": Level(0.15, 4),
    "master": Level(0.75, 8),
}
AHEAD: Final = 1
SIFTED: Final = 0
TRUST: Final = Trust(20.0, 2.0)
#: What a hint notes of an Inquisition, and of debts.
NOTED: Final[Mapping[str, Sequence[str]]] = {"log-inquisition": (), "log-inquisition-nobody": (), "log-debt": ()}
#: Of what one rather has less.
BURDENS: Final = ("suspicion",)
#: Workers by their kind: which ones are left tells ways apart that use as many. Any worker does what a labourer can.
SKILLED: Final = {f"worker-{WORKERS[kind]}": kind for kind in range(len(WORKERS)) if kind != LABOURER}
#: What is counted in another line; the points of silver and provisions are points only when the game is over.
WITHIN: Final = {**dict.fromkeys(SKILLED, "workers"), "leftovers": "silver", "helpers": "townsfolk"}
#: From the beginning of each round on: points by which the opponent without a seat gets further ahead than positions
#: are worth, where so many workshops were drawn, and for each workshop more; the means of 45 games of `greedy`.
DRAWN: Final = 3
CAUGHT_UP: Final = (
    (26.5, 5.8),
    (36.5, 5.8),
    (43.4, 5.7),
    (46.2, 5.2),
    (45.9, 4.6),
    (39.8, 3.6),
    (29.2, 0.9),
)
#: What the search weighs positions by, found by trying.
TRIED: Final = Weights(
    faith=0.0917,
    strength=0.108,
    influence=0.101,
    climb=-0.00311,
    commission=1.15,
    fortify=1.0,
    garrison=0.982,
    absolve=0.734,
    more=0.0197,
    order=0.751,
    power=1.35,
    workshop=0.934,
    develop=0.953,
    converted=-0.0925,
    growing=0.192,
    attacked=0.0556,
    skilled=0.357,
    shrewd=0.291,
    other=0.207,
    last=0.653,
    second=0.694,
    early=0.708,
    provision=1.03,
    silver_enough=5.32,
    provisions_enough=3.59,
    beyond=0.293,
    criminal=1.79,
    coloured=1.32,
    plain=0.823,
    paid=0.998,
    unpaid=2.31,
    redeem=0.055,
    suspicion=0.279,
    most=0.648,
    spare=1.02,
    crime=0.617,
)
WIDEST: Final = Look(16, 30, 2, TRIED, counted=True, enough=500)
WIDE: Final = Look(4, 16, 2, TRIED, counted=True)
KEEN: Final = Look(1, 8, 1, TRIED, counted=True)
BRIEF: Final = Look(1, 2, 1, TRIED, counted=True)
#: Ways from which on they are looked for widely, and most widely.
MANY: Final = 5
MOST: Final = 8
#: Plans that are gone on with to their end, for each way that is looked for.
GONE_ON: Final = 2
TOP: Final = 0.1  # what it counts which paladin goes on top of the deck
#: What nobody who just plays on takes as it comes: some answers to it bring nothing.
WEIGHED: Final = ("ask-free-recruit", "ask-free-develop", "ask-choose")


def candidates(table: Table, ask: Ask, top: int) -> list[Candidate]:
    """The best rest of the round with each first turn; between the turns the best answers."""
    found: Iterable[Candidate]
    if ask.prompt.id == "ask-action":
        found = _rounds(table.state, ask, top)
    else:
        judge = _JUDGES.get(ask.prompt.id, _tried)
        found = [Candidate(worth, (option,)) for worth, option in judge(table, ask, top)]
    return nlargest(top, found, key=lambda candidate: candidate.worth)


def beginning(option: Option) -> object:
    """Which paladin is used, whichever goes on top of the deck; otherwise the choice itself."""
    return option.use if isinstance(option, Assign) else option


def _look(top: int) -> Look:
    """How closely to look for so many ways."""
    return BRIEF if top == 1 else CLOSE if top < MANY else WIDE if top < MOST else WIDEST


def _glance(top: int) -> Look:
    """How closely to look at what is before a round."""
    return KEEN if top >= MANY else BRIEF


def _rounds(s: PaladinsState, ask: Ask, top: int) -> Iterable[Candidate]:
    """For each first turn the best round that begins with it; at its end the player passes."""
    look, best = _look(top), dict[tuple[Option, ...], Plan]()
    for plan in rounds(s, ask.seat, look):
        first = plan.turns[0][0] if plan.turns else ()
        if first not in best or plan.value > best[first].value:
            best[first] = plan
    plans = [*best.values()] if top == 1 else [*_to_their_end([*best.values()], ask.seat, look, top)]
    for plan in plans:
        choices = [option for turn, _ in plan.turns for option in turn]
        yield Candidate(plan.value, (*choices, ask.options[-1]))


def _to_their_end(plans: Sequence[Plan], me: int, look: Look, top: int) -> Iterable[Plan]:
    """The most promising plans, each with what it still leaves to do: better ones may have cut it short."""

    def promise(plan: Plan) -> float:
        return plan.value + look.weights.spare * max(0, sum(plan.state.players[me].workers) - KEEP_LIMIT)

    quickly = look._replace(width=1, targets=2, crews=1)
    for plan in nlargest(GONE_ON * top, plans, key=promise):
        rest = best_round(plan.state, me, quickly)
        yield Plan(rest.state, (*plan.turns, *rest.turns), rest.value)


def _tried(table: Table, ask: Ask, top: int) -> list[tuple[float, Option]]:
    """Each option on a table of its own; for everybody who just plays on mostly the first one will do."""
    if top == 1 and ask.prompt.id not in WEIGHED:
        return [(0.0, ask.options[0])]
    return [(trial(table.copy(), ask.seat, option, TRIED), option) for option in ask.options]


def _paladins(table: Table, ask: Ask, top: int) -> list[tuple[float, Option]]:
    values = paladin_worths(table.state, ask.seat, 2 if top > 1 else 1, _glance(top))
    assigned: list[Any] = list(ask.options)
    return [(values[option.use - 1] + TOP * values[option.top - 1], option) for option in assigned]


def _taverns(table: Table, ask: Ask, top: int) -> list[tuple[float, Option]]:
    return [(tavern_worth(table.state, ask.seat, option, _glance(top)), option) for option in ask.options]


_JUDGES: Final[dict[str, Callable[[Table, Ask, int], list[tuple[float, Option]]]]] = {
    "ask-paladin": _paladins,
    "ask-tavern": _taverns,
    "ask-keep": lambda table, ask, top: [(keep_worth(option, TRIED), option) for option in ask.options],
    "ask-setup-hire": lambda table, ask, top: [(hire_worth(option), option) for option in ask.options],
}


def trust(seats: int) -> Trust:
    """The same for any number of players."""
    return TRUST


def stage(s: PaladinsState, seat: int) -> int:
    """The rounds; the last one ends with the game."""
    return s.round


def means(s: PaladinsState, seat: int) -> list[ScoreLine]:
    """Supplies, workers at hand, attributes, townsfolk, suspicion and pieces; and the skilled workers by their kind."""
    player = s.players[seat]
    amounts = {
        "silver": player.silver,
        "provisions": player.provisions,
        "workers": sum(player.workers),
        **dict(zip(("faith", "strength", "influence"), player.tracks, strict=True)),
        "townsfolk": len(player.kept),
        "suspicion": len(player.suspicion),
    }
    pieces = {
        "workshop": player.built,
        "monk": player.monks,
        "wall": len(player.walls),
        "outpost": player.outposts,
        "jar": len(player.jars),
    }
    return [
        *(ScoreLine(id, amount, message(f"means-{id}")) for id, amount in amounts.items()),
        *(ScoreLine(id, amount, named("term", id)) for id, amount in pieces.items()),
        *(ScoreLine(id, player.workers[kind], message(id)) for id, kind in SKILLED.items()),
    ]


def strengths(s: PaladinsState, seat: int) -> list[ScoreLine]:
    """What has been done for the open Orders, and the townsfolk who give something each time one acts."""
    player = s.players[seat]
    done = sum(min(ORDER_COUNT[order], player.count(ORDER_ACTION[order])) for order in s.orders[: s.orders_open])
    helpers = sum(TOWNSFOLK_ACTION[card] >= 0 for card in player.kept)
    amounts = {"order-steps": done, "helpers": helpers}
    return [ScoreLine(id, amount, message(f"means-{id}")) for id, amount in amounts.items()]


def margin(s: PaladinsState, seat: int) -> float:
    """By the worth of the positions when a round begins; the opponent without a seat catches up by what is known."""
    worths = [worth(s, who, TRIED, begins=True) if who < s.seats else _expected(s) for who in range(len(s.players))]
    return worths[seat] - max(worths[:seat] + worths[seat + 1 :])


def _expected(s: PaladinsState) -> float:
    """The points of the opponent without a seat, and those by which it will then get further ahead of a position."""
    rival = rival_of(s)
    ahead, workshop = CAUGHT_UP[max(1, s.round) - 1]
    return points(s, len(s.players) - 1) + ahead + workshop * (len(rival.drawn) - DRAWN)
