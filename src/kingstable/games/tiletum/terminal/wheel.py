"""The wheel with its dice and bonus tiles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from kingstable.kernel import message, named

from ..faces import faces
from ..view import TiletumView
from .signs import SIDES, Say, die, label, sign, tile

_DICE: Final = 26  # columns of the dice of a sector


def wheel(view: TiletumView, lit: Mapping[str, str], say: Say) -> RenderableType:
    """A line for each sector: value, AP, action, dice and bonus tile."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for _ in range(4):
        grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    heads = ("show-value", "show-ap", "show-action", "show-dice", "show-bonus")
    grid.add_row(*(Text(say(message(id)), style="dim") for id in heads))
    for sector, action in enumerate(view.wheel):
        value = (view.first_value - 1 + sector) % len(view.wheel) + 1
        found = view.sector_tiles.get(action)
        bonus = tile(found, lit, say) if found else Text()
        points = str(faces().ap[value - 1])
        grid.add_row(str(value), points, _sector_name(view, action, say), _sector_dice(view, value, lit, say), bonus)
    return grid


def _sector_name(view: TiletumView, action: str, say: Say) -> Text:
    """The action, and the bonus AP of those who have some there."""
    text = Text(say(named("sector", action)))
    for side, player in enumerate(view.players):
        if action in player.markers:
            text.append(f" {sign(view, side, say)}:+{player.markers[action]}", style=SIDES[side])
    return text


def _sector_dice(view: TiletumView, value: int, lit: Mapping[str, str], say: Say) -> Text:
    """The dice of a value, a label at the first of each kind; lines are short enough to leave room for the tile."""
    lines, labelled = [Text()], set()
    for each in view.dice:
        if not each.endswith(f"-{value}"):
            continue
        shown = Text() if each in labelled else label(lit, f"die:{each}")
        labelled.add(each)
        shown.append_text(die(each, say))
        if lines[-1].cell_len + shown.cell_len > _DICE:
            lines.append(Text())
        lines[-1].append_text(shown).append(" ")
    return Text("\n").join(lines)
