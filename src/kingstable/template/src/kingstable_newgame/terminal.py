"""The table in a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from kingstable.kernel import message
from kingstable.kernel.parts import Say
from rich.console import Group
from rich.text import Text

from .options import STONE
from .tables import stone_name
from .view import GameView

if TYPE_CHECKING:
    from rich.console import RenderableType

#: The kinds of things that carry labels.
DRAWS: Final = ("stone",)


def show(view: GameView, lit: Mapping[str, str], say: Say) -> RenderableType:
    """The stones that lie face up."""
    lines = []
    for stone in view.row:
        label = lit.get(STONE.reference(stone), "")
        lines.append(Text(f"{label:>3} ", style="bold yellow").append(say(stone_name(stone)), style="not bold default"))
    return Group(*lines)


def panel(view: GameView, lit: Mapping[str, str], say: Say) -> RenderableType:
    """The players, and the stones they have taken."""
    return Group(*(board(view, seat, say) for seat in range(len(view.taken))))


def board(view: GameView, seat: int, say: Say) -> RenderableType:
    """The stones of a player."""
    line = Text(say(message("seat-name", seat=seat)), style="bold")
    return line.append("  " + ", ".join(say(stone_name(stone)) for stone in view.taken[seat]), style="not bold")


def piles(view: GameView, say: Say) -> RenderableType:
    """The stones that are still to come."""
    return Text(say(message("show-deck", count=view.deck)))


def tracks(view: GameView, say: Say) -> RenderableType | None:
    """There are none."""


def about(view: GameView, say: Say) -> RenderableType:
    """What counts."""
    return Text(say(message("show-about")))
