"""What a search needs to know of Kingdom Builder: whole turns worth a thought, and how far ahead a kingdom is."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from heapq import nlargest
from typing import Final

from kingstable.kernel import Ask, Candidate, Level, Option, ScoreLine, Table, Trust, message

from .greedy import BRIEF, FOOTHOLD, WIDE, Plan, Prospect, midway, turns
from .options import LIFT, USE, WITHDRAW
from .rules.locations import legal_hexes
from .scoring import COMPARED, gold_now
from .state import IN_USE, KingdomState
from .tables.board import BUILDABLE
from .tables.geometry import parse

#: How the levels play here, so that each is clearly stronger than the one before: between `greedy` and `master` is no
#: room for another one.
LEVELS: Final = {
    "beginner": Level(0.0, 30, 0.99),
    "apprentice": Level(0.0, 30, 0.85),
    "master": Level(1.0, 8),
}
AHEAD: Final = 3
SIFTED: Final = 0
TRUST: Final = Trust(1.0, 0.3)
MANY: Final = 5  # ways from which on they are looked for widely
#: As games have come out: how much the best hex of a terrain counts, and what is had there once; how much of Lords is
#: kept, what a turn brings, the settlements left from which on it is less, and what is in one that is built.
BROUGHT: Final = 0.4
HAD: Final = 0.5
KEPT: Final = 0.5
TURN: Final = 6.0
ENOUGH: Final = 12
BUILT: Final = 0.25
#: What is no gain: turns that others have before the end.
BURDENS: Final = ("strength-turns",)
#: About what one of each is worth in gold; what is within reach counts in what the next cards may bring.
WORTH: Final = {
    "tokens": 3.0,
    "strength-castles": 0.5,
    "strength-locations": 0.5,
    "strength-free": 0.25,
    "strength-settlements": BUILT,
    "strength-sections": FOOTHOLD,
    "strength-turns": TURN,
}


def candidates(table: Table, ask: Ask, top: int) -> list[Candidate]:
    """The best whole turns from here; in the middle of a token's action a single one just carries it out."""
    s, me = table.state, ask.seat
    if WITHDRAW not in ask.options:
        found = turns(s, me, WIDE if top >= MANY else BRIEF)
    elif top == 1:
        place = midway(s, ask)
        found = [Plan(s, (place,), 0.0)] if place is not WITHDRAW else [max(_carried_out(table, ask), key=_worth)]
    else:
        found = sorted([*_onward(table, ask), *_back(table, ask)], key=lambda plan: (-plan.worth, len(plan.options)))
    return [Candidate(plan.worth, plan.options) for plan in _different(found, me)[:top]]


def _carried_out(table: Table, ask: Ask) -> Iterator[Plan]:
    """Each answer that goes on with a token's action; a settlement that is taken goes where it is worth most."""
    for option in ask.options:
        if option is WITHDRAW:
            continue
        there, choices = table.copy(), [option]
        there.choose(option, seat=ask.seat)
        then = there.ask_of(ask.seat)
        if then is not None and WITHDRAW in then.options:
            choices.append(midway(there.state, then))
            there.choose(choices[-1], seat=ask.seat)
        yield Plan(there.state, tuple(choices), _standing(there.state, ask.seat))


def _onward(table: Table, ask: Ask) -> Iterator[Plan]:
    """The turns that go on with a token's action, by the best of its answers."""
    for begun in nlargest(MANY, _carried_out(table, ask), key=_worth):
        rest = turns(begun.state, ask.seat, BRIEF)[0]
        yield Plan(rest.state, (*begun.options, *rest.options), _standing(rest.state, ask.seat))


def _back(table: Table, ask: Ask) -> Iterator[Plan]:
    """The turns that there were before the token was taken up: back to where they differ, and on from there."""
    s, me, before = table.state, ask.seat, table.copy()
    in_use = next(each.place for each in s.players[me].tokens if each.status == IN_USE)
    taken: list[Option] = [USE[s.board.location_types[in_use]]]
    if "hex" in ask.prompt.args:
        taken.append(LIFT[parse(str(ask.prompt.args["hex"]))])
    for _ in taken:
        before.choose(WITHDRAW, seat=me)
    for plan in turns(before.state, me, WIDE):
        same = len(taken)
        while plan.options[:same] != (*taken[:same],):
            same -= 1
        options = (*[WITHDRAW] * (len(taken) - same), *plan.options[same:])
        yield Plan(plan.state, options, _standing(plan.state, me))


def _standing(s: KingdomState, me: int) -> float:
    """What a kingdom is worth, the same by whatever turn it was reached."""
    return round(Prospect(s, me).standing(), 6)


def _worth(plan: Plan) -> float:
    return plan.worth


def _different(plans: Sequence[Plan], me: int) -> list[Plan]:
    """Turns that lead to the same kingdom are one."""
    kept: dict[Hashable, Plan] = {}
    for plan in plans:
        kept.setdefault(comes_to(plan.state, me), plan)
    return list(kept.values())


def comes_to(s: KingdomState, seat: int) -> Hashable:
    """What a turn leads to, in whatever order: the settlements and the tokens."""
    player = s.players[seat]
    return frozenset(player.own), len(player.tokens)


def trust(seats: int) -> Trust:
    """The same for any number of players."""
    return TRUST


def stage(s: KingdomState, seat: int) -> int:
    """The turns that the seat has begun and those that it has ended."""
    seats = len(s.players)
    to_come = (seat - s.first) % seats > (s.active - s.first) % seats
    return 2 * (s.round - to_come) - (s.active == seat)


def means(s: KingdomState, seat: int) -> list[ScoreLine]:
    """Tokens."""
    return [ScoreLine("tokens", len(s.players[seat].tokens), message("means-tokens"))]


def strengths(s: KingdomState, seat: int) -> list[ScoreLine]:
    """What the next cards may bring, what is within their reach, and where one stands."""
    prospect, player = Prospect(s, seat), s.players[seat]
    cells = [cell for each in _reached(prospect) for cell in each]
    amounts = {
        "next": round(_to_come(prospect)),
        "castles": len({prospect.board.castle_at[cell] for cell in cells} - prospect.castles - {-1}),
        "locations": len({prospect.board.location_at[cell] for cell in cells if prospect.token_worth(cell)}),
        "free": sum(not s.near[seat][ground] for ground in BUILDABLE),
        "settlements": len(player.own),
        "turns": sum(_turns_had(s)[seat] > had for had in _turns_had(s)),
    }
    if "farmers" in s.cards:
        amounts["sections"] = 4 - prospect.sections.count(0)
    return [ScoreLine(f"strength-{id}", amount, message(f"strength-{id}")) for id, amount in amounts.items()]


def margin(s: KingdomState, seat: int) -> float:
    """By the worth of the kingdoms."""
    worths = [Prospect(s, each).standing() for each in range(len(s.players))]
    return worths[seat] - max(worth for each, worth in enumerate(worths) if each != seat)


def expected(s: KingdomState, seat: int) -> float:
    """By what kingdoms have come to: unlike `margin` it knows who has a turn to come, and that a castle is had once."""
    worths = [_foreseen(s, each) for each in range(len(s.players))]
    return worths[seat] - max(worth for each, worth in enumerate(worths) if each != seat)


def _foreseen(s: KingdomState, who: int) -> float:
    """The gold of a kingdom in the end, but for what as many turns bring to everybody."""
    prospect = Prospect(s, who)
    there = prospect.settled() + prospect.promise() + BUILT * len(prospect.own)
    passing = (1 - KEPT) * gold_now(s)[who].cards.get(COMPARED, 0)
    turns = max(_turns_had(s)) - _turns_had(s)[who]
    return there - passing + _to_come(prospect) + _left(s, who) * TURN * turns


def _turns_had(s: KingdomState) -> list[int]:
    return [stage(s, each) // 2 for each in range(len(s.players))]


def _to_come(prospect: Prospect) -> float:
    """What the next cards may bring: the best hex of each terrain, and once what may be had by several of them."""
    best = [max(cells, key=prospect.gain) for cells in _reached(prospect) if cells]
    once: dict[int, list[float]] = {}
    for cell in best:
        once.setdefault(prospect.board.special_at[cell], []).append(prospect.once(cell))
    again = BROUGHT * sum(prospect.gain(cell) - prospect.once(cell) for cell in best)
    had = sum(max(worths) * (1 - (1 - HAD) ** len(worths)) for worths in once.values())
    return _left(prospect.s, prospect.me) * (again + had)


def _left(s: KingdomState, who: int) -> float:
    """How much of what turns bring can still be built."""
    return min(1.0, s.players[who].supply / ENOUGH)


def _reached(prospect: Prospect) -> list[Sequence[int]]:
    """Where the next card would allow to build, for each terrain that it may show."""
    s, me = prospect.s, prospect.me
    return [legal_hexes(s, me, ground) for ground in BUILDABLE] if s.players[me].supply else []
