"""What a search needs to know of Paladins: rounds worth a thought, and who is ahead between two of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from heapq import nlargest
from typing import Any, Final

from kingstable.kernel import Ask, Candidate, Level, Option, ScoreLine, Table, Trust, message, named

from .greedy import (
    CLOSE,
    Look,
    Plan,
    hire_worth,
    keep_worth,
    paladin_worths,
    rounds,
    tavern_worth,
    trial,
)
from .options import Assign
from .scoring import points
from .state import PaladinsState
from .tables.rewards import WORKERS
from .worth import Weights, worth

#: How the levels play here, so that each is clearly stronger than the one before.
LEVELS: Final = {
    "beginner": Level(0.0, 4, 0.42),
    "apprentice": Level(0.0, 3, 0.25),
    "expert": Level(0.15, 4),
    "master": Level(0.75, 8),
}
AHEAD: Final = 1
SIFTED: Final = 0
TRUST: Final = Trust(20.0, 2.0)
#: Of what one rather has less.
BURDENS: Final = ("suspicion",)
#: Workers by their kind: which ones are left tells ways apart that use as many.
WITHIN: Final = {f"worker-{kind}": "workers" for kind in WORKERS}
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
TOP: Final = 0.1  # what it counts which paladin goes on top of the deck


def candidates(table: Table, ask: Ask, top: int) -> list[Candidate]:
    """The best rest of the round with each first turn; between the turns the best answers."""
    found: Iterable[Candidate]
    if ask.prompt.id == "ask-action":
        found = _rounds(table.state, ask, _look(top))
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


def _rounds(s: PaladinsState, ask: Ask, look: Look) -> Iterable[Candidate]:
    """For each first turn the best round that begins with it; at its end the player passes."""
    best: dict[tuple[Option, ...], Plan] = {}
    for plan in rounds(s, ask.seat, look):
        first = plan.turns[0][0] if plan.turns else ()
        if first not in best or plan.value > best[first].value:
            best[first] = plan
    for plan in best.values():
        choices = [option for turn, _ in plan.turns for option in turn]
        yield Candidate(plan.value, (*choices, ask.options[-1]))


def _tried(table: Table, ask: Ask, top: int) -> list[tuple[float, Option]]:
    """Each option on a table of its own; for everybody who just plays on the first one will do."""
    if top == 1:
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
    """Supplies, workers at hand, attributes, townsfolk, suspicion and pieces; and those workers by their kind."""
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
        *(ScoreLine(id, amount, message(id)) for id, amount in zip(WITHIN, player.workers, strict=True)),
    ]


def margin(s: PaladinsState, seat: int) -> float:
    """By the worth of the positions; of the opponent without a seat only the points are known."""
    worths = [worth(s, who, TRIED) if who < s.seats else points(s, who) for who in range(len(s.players))]
    return worths[seat] - max(worths[:seat] + worths[seat + 1 :])
