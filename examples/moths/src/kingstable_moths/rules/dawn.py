"""When the moths have flown: who takes a light, who catches a spark, and which lights stay."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ..state import Flame, Flight, MothState
from ..tables import LIGHTS, NIGHTS, light_name


def dawn(s: MothState, flights: Sequence[Flight]) -> None:
    """Settle a night."""
    for flight in flights:
        s.hands[flight.seat].remove(flight.moth)
        s.tell("fly", seat=flight.seat, moth=flight.moth, light=light_name(flight.light))
    s.flown = sorted([*s.flown, *(flight.moth for flight in flights)])
    s.last = []
    settled = [_settled(s, flame, [flight for flight in flights if flight.light == flame.light]) for flame in s.row]
    s.row = [flame for flame in settled if flame is not None]
    s.last.sort(key=lambda flight: flight.seat)


def _settled(s: MothState, flame: Flame, came: Sequence[Flight]) -> Flame | None:
    """What lies in the row afterwards where this light lay."""
    if not came:  # MOTH-2.4
        s.tell("glow", light=light_name(flame.light))
        return Flame(flame.light, flame.glow + 1)
    highest = max(came, key=lambda flight: flight.moth)
    lowest = min(came, key=lambda flight: flight.moth)
    _take(s, highest.seat, flame)  # MOTH-2.2
    if lowest != highest:  # MOTH-2.3
        s.sparks[lowest.seat] += 1
        s.tell("spark", seat=lowest.seat)
    s.last += [
        msgspec.structs.replace(flight, takes=flight == highest, spark=len(came) > 1 and flight == lowest)
        for flight in came
    ]
    return Flame(s.draw(s.deck)) if s.night < NIGHTS else None  # MOTH-2.5


def _take(s: MothState, seat: int, flame: Flame) -> None:
    s.taken[seat].append(flame)
    s.tell("take", seat=seat, light=light_name(flame.light), points=worth(flame))


def worth(flame: Flame) -> int:
    """The points of a light with its glow (MOTH-3.1)."""
    return LIGHTS[flame.light].worth + flame.glow
