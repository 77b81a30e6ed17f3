"""The solo opponent's resource track, which stands for all its silver and provisions (PAL section 32)."""

from __future__ import annotations

from kingstable.kernel import named

from ..rules.gains import raise_attribute
from ..state import PaladinsState, Rival, rival_of
from ..tables import AI_POSITIONS
from ..tables.rewards import ATTRIBUTES


def move_marker(s: PaladinsState, steps: int) -> None:
    """PAL-32.1 to PAL-32.4: the resource marker walks on; each wrap raises the lowest attribute."""
    rival = rival_of(s)
    for _ in range(steps):
        before = rival.marker
        rival.marker = before % AI_POSITIONS + 1
        s.tell("rival-marker", before=before, after=rival.marker)
        if rival.marker == 1:
            _raise_lowest(s, rival)


def _raise_lowest(s: PaladinsState, rival: Rival) -> None:
    tracks = s.players[s.seats].tracks
    lowest = min(tracks)
    attribute = next(each for each in reversed(rival.stack) if tracks[each] == lowest)
    raise_attribute(s, s.seats, attribute, 1)  # PAL-D73: at the top nothing rises
    s.tell("rival-wrap", attribute=named("attribute", ATTRIBUTES[attribute]), value=tracks[attribute])
