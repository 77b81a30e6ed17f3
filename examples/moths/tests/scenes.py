"""The language of these tests: hands, lights, and a night."""

from __future__ import annotations

from kingstable.kernel import Event, Rng

from kingstable_moths.rules.dawn import dawn
from kingstable_moths.setup import set_up
from kingstable_moths.state import Flame, Flight, MothState
from kingstable_moths.tables import LIGHTS


def scene(seats: int = 2, row: tuple[str, ...] = ()) -> MothState:
    """A game at its beginning, with lights of these kinds face up."""
    s = set_up(seats, {}, Rng.seeded(1))
    s.log = []
    for place, kind in enumerate(row):
        s.deck.append(s.row[place].light)
        light = next(light for light in s.deck if LIGHTS[light].id == kind)
        s.deck.remove(light)
        s.row[place] = Flame(light)
    return s


def night(s: MothState, *flights: tuple[int, int]) -> None:
    """Each seat's moth, whatever it held before, and the place of the light in the row; then the night ends."""
    for seat, (moth, _) in enumerate(flights):
        for other in (*s.hands, s.aside):
            if moth in other and other is not s.hands[seat]:
                other[other.index(moth)], s.hands[seat][0] = s.hands[seat][0], moth
    dawn(s, [Flight(seat, moth, s.row[place].light) for seat, (moth, place) in enumerate(flights)])
    s.night += 1


def told(s: MothState) -> list[str]:
    """The ids of what was told."""
    events: list[Event] = s.log or []
    return [event.message.id for event in events]
