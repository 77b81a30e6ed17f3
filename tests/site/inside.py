"""What Python in a page and Python here are asked alike; the answers must be the same."""

from __future__ import annotations

from typing import Any

import msgspec

from kingstable.kernel import Record, Rng, Table, conformance, find_game, game_ids, part_of
from kingstable.kernel.conformance.processes import trail
from kingstable.kernel.conformance.walk import Walk
from kingstable.minds.value import Header, nets, shipped


def games() -> list[str]:
    """The games that are found."""
    return game_ids()


def replayed(record: str) -> dict[str, object]:
    """How a recorded game ended."""
    table = Table.replay(Record.loads(record), quiet=True)
    totals = [[sheet.seat, sheet.total, sheet.rank, sheet.winner] for sheet in table.scores()]
    return {"scores": totals, "digest": table.digest()}


def walked(game: str, case: dict[str, Any], seed: int) -> list[str]:
    """A hash of everything at each decision of a random game: state, questions, log, view, scores, imagination."""
    return list(trail(Walk(find_game(game), _case(case), seed, "processes")))


def checked(game: str, check: str, case: dict[str, Any], budget: int) -> None:
    """One check of the conformance kit."""
    conformance.run(find_game(game), check, _case(case), budget)


def learned(game: str) -> dict[str, str]:
    """Where the nets of a game are computed, by the number of seats."""
    return {str(seats): type(net).__module__ for seats, net in nets(find_game(game)).items()}


def judged(game: str, seats: int) -> list[tuple[float, float]]:
    """What a net says of the position that came with it, and of those of a random game."""
    found = find_game(game)
    net, rng = nets(found)[seats], Rng.seeded("judged")
    features: Any = part_of(found, "features")
    header = msgspec.json.decode((shipped(found) or b"").partition(b"\n")[0], type=Header)
    said = [net.judge(shape.position) for shape in header.nets if shape.seats == seats]
    table = Table.new(found, seats, seed="judged", quiet=True)
    while not table.over:
        ask = table.asks[0]
        said.append(net.judge(features.features(table.state, ask.seat)))
        table.choose(rng.pick(ask.options), seat=ask.seat)
    return said


def _case(case: dict[str, Any]) -> conformance.Case:
    return msgspec.convert(case, conformance.Case)


def answer(line: str) -> str:
    """The answer to a line that names a function and its arguments."""
    name, *args = msgspec.json.decode(line)
    return msgspec.json.encode(globals()[name](*args)).decode()
