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
    lines = []
    for seat, (flames, sparks) in enumerate(zip(view.taken, view.sparks, strict=True)):
        points = " + ".join(str(worth(flame)) for flame in flames) or "0"
        line = Text(say(message("seat-name", seat=seat)), style="bold")
        lines.append(line.append(f"  {points}  " + say(message("show-sparks", count=sparks)), style="not bold"))
    return Group(*lines)


def about(view: MothView, say: Say) -> RenderableType:
    """What counts, and which moths have flown."""
    flown = ", ".join(map(str, view.flown)) or "—"
    return Group(Text(say(message("show-about"))), Text(f"{say(message('show-flown'))} {flown}"))
