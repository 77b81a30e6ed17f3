"""Games to learn from: everybody plays quickly and now and then otherwise; positions are kept with how it ended."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from kingstable.kernel import AnyGame, Ask, Candidate, Option, Rng, Sight, Table, find_game, part_of
from kingstable.minds.search import Judged, Search, ahead, take
from kingstable.minds.value import Learned, computed

#: The chance to take another of the first few ways to go on, and how many they are.
NOISE = 0.1
FEW = 4
#: Ways to go on that are compared by what was learned so far.
COMPARED = 8
#: How much what came of a position counts from stage to stage, beside what was expected there.
TRUST = 0.9


class Sample(NamedTuple):
    """What a seat could know of a position, by how many points it was then ahead, and its share of victory."""

    features: list[float]
    margin: float
    won: float


def played(id: str, seats: int, seed: str, learned: bytes = b"") -> list[Sample]:
    """All positions of one game in which a stage ended, for each seat; it is played by what was learned before."""
    game, rng, nets = find_game(id), Rng.seeded(f"learn/{seed}"), _nets(id, learned)
    table = Table.new(game, seats, _options(game, seats, rng), seed, quiet=True)
    found = list(_positions(table, rng, nets))
    sheets = table.scores()
    winners = sum(sheet.winner for sheet in sheets)
    return [
        sample
        for sheet in sheets
        if sheet.seat is not None
        for sample in _backwards(
            [numbers for seat, numbers in found if seat == sheet.seat],
            Judged(ahead(sheets, sheet.seat), sheet.winner / max(1, winners)),
            nets.get(seats),
        )
    ]


def _backwards(positions: list[list[float]], end: Judged, net: Learned | None) -> Iterator[Sample]:
    """The positions of a seat with what came of them, which is partly what was expected on the way there."""
    margin, chance = end
    for numbers in reversed(positions):
        yield Sample(numbers, margin, chance)
        if net is not None:
            expected = Judged(*net.judge(numbers))
            margin = TRUST * margin + (1 - TRUST) * expected.margin
            chance = TRUST * chance + (1 - TRUST) * expected.chance


def _options(game: AnyGame, seats: int, rng: Rng) -> dict[str, Any]:
    """Of what is chosen for this number of seats alone, such as the rulebook's opponent, another one each time."""
    settings = game.info.settings
    further = {(each.when[0], value) for each in settings if each.when for value in each.when[1]}
    return {
        each.id: rng.pick([value for value in each.values if (each.id, value) not in further])
        for each in settings
        if each.kind == "choice" and seats in each.seats
    }


@cache
def _nets(id: str, learned: bytes) -> Mapping[int, Learned]:
    return computed(learned, find_game(id)) if learned else {}


def _positions(table: Table, rng: Rng, nets: Mapping[int, Learned]) -> Iterator[tuple[int, list[float]]]:
    prospects: Any = part_of(table.game, "prospects")
    features: Any = part_of(table.game, "features")
    plans: list[list[Option]] = [[] for _ in range(table.seats)]
    stages = [0] * table.seats
    while not table.over:
        ask = table.asks[0]
        if table.begins:
            plans[ask.seat].clear()
        table.choose(_answer(table, ask, plans[ask.seat], rng, nets), seat=ask.seat)
        for seat, stage in enumerate(stages):
            if not table.over and prospects.stage(table.state, seat) > stage:
                stages[seat] = prospects.stage(table.state, seat)
                yield seat, features.features(table.state, seat)


def _answer(table: Table, ask: Ask, plan: list[Option], rng: Rng, nets: Mapping[int, Learned]) -> Option:
    if len(ask.options) == 1:
        return ask.options[0]
    planned = take(plan, ask.options)
    if planned is not None:
        return planned
    first, *rest = _way(table, ask, rng, nets).choices
    if rest:
        plan[:] = rest
    return first


def _way(table: Table, ask: Ask, rng: Rng, nets: Mapping[int, Learned]) -> Candidate:
    """A way to go on: the best at a glance or by what was learned, now and then another one."""
    noisy = rng.below(1000) < 1000 * NOISE
    if nets and not noisy:
        return Search(Sight(table, ask, rng), 0.0, lambda: 0.0, nets).soon(COMPARED)
    prospects: Any = part_of(table.game, "prospects")
    found: list[Candidate] = prospects.candidates(table.imagine(ask.seat, rng), ask, FEW if noisy else 1)
    return rng.pick(found)
