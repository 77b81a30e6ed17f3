"""The table in a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from kingstable.kernel import message
from kingstable.kernel.parts import Say
from rich.console import Group
from rich.text import Text

from .options import LIGHT, MOTH
from .rules.dawn import worth
from .tables import light_name
from .view import MothView

if TYPE_CHECKING:
    from rich.console import RenderableType

#: The kinds of things that carry labels.
DRAWS: Final = ("moth", "light")


def show(view: MothView, lit: Mapping[str, str], say: Say) -> RenderableType:
    """The lights, and the moths of the hand."""
    lines = [Text(say(message("show-lights")), style="bold")]
    for flame in view.row:
        line = _labelled(lit.get(LIGHT.reference(flame.light)))
        lines.append(line.append(f"{say(light_name(flame.light))} {worth(flame)}"))
    if view.hand:
        lines.append(Text(say(message("show-hand")), style="bold"))
        moths = Text()
        for moth in view.hand:
            moths.append_text(_labelled(lit.get(MOTH.reference(moth)))).append(f"{moth}   ")
        lines.append(moths)
    return Group(*lines)


def _labelled(label: str | None) -> Text:
    return Text(f"{label} ", style="bold yellow") if label else Text()


def panel(view: MothView, lit: Mapping[str, str], say: Say) -> RenderableType:
    """The players: their lights and sparks."""
    return Group(*(board(view, seat, say) for seat in range(len(view.taken))))


def board(view: MothView, seat: int, say: Say) -> RenderableType:
    """What a player has: lights, sparks, and so many moths."""
    points = " + ".join(str(worth(flame)) for flame in view.taken[seat]) or "0"
    facts = (message("show-sparks", count=view.sparks[seat]), message("show-moths", count=view.hand_sizes[seat]))
    line = Text(say(message("seat-name", seat=seat)), style="bold")
    return line.append("  ".join(["  " + points, *map(say, facts)]), style="not bold")


def piles(view: MothView, say: Say) -> RenderableType:
    """The lights that are still to come, and the moths that have flown."""
    flown = ", ".join(map(str, view.flown)) or "—"
    return Group(Text(say(message("show-deck", count=view.deck))), Text(f"{say(message('show-flown'))} {flown}"))


def tracks(view: MothView, say: Say) -> RenderableType:
    """The night, and who flew where in the one before."""
    lines = [Text(say(message("show-night", night=view.night)), style="bold")]
    for flight in view.last:
        flown = message("log-fly", seat=flight.seat, moth=flight.moth, light=light_name(flight.light))
        lines.append(Text(say(flown)))
    return Group(*lines)


def about(view: MothView, say: Say) -> RenderableType:
    """What counts."""
    return Text(say(message("show-about")))
