"""The main screen: the segments clockwise with all that lies there, and the castle."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from kingstable.kernel import message, named
from kingstable.kernel.parts import Say

from ..faces import SpaceFace, SpotFace
from ..view import SegmentView, ViscountsView
from .signs import (
    FACES,
    alike,
    card_words,
    effects_words,
    explained,
    icons_words,
    labelled,
    manuscript_words,
    mark,
    price,
    short,
)

#: The kinds of things that `show` and `panel` mark with the labels of choices.
DRAWS: Final = ("card", "manuscript")

_LEAST, _MOST = 76, 100  # columns


def show(view: ViscountsView, lit: Mapping[str, str], say: Say) -> RenderableType:
    """The ring clockwise, and the castle."""
    parts = [part for segment in view.ring for part in _segment(view, segment, lit, say)]
    return _Board([*parts, _castle(view, say)])


class _Board:
    """The parts one below the other, on lines of a readable length."""

    def __init__(self, parts: list[RenderableType]) -> None:
        self.parts = parts

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(_LEAST, _MOST)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from console.render(Group(*self.parts), options.update(no_wrap=False, overflow="fold"))


# -- the ring --------------------------------------------------------------------------------------------------------


def _segment(view: ViscountsView, segment: SegmentView, lit: Mapping[str, str], say: Say) -> Iterator[RenderableType]:
    printed = FACES.segments[segment.id]
    head = Text(f"{segment.id} {say(named('segment', printed.name))}", style="bold")
    head.append(f"  {say(message('show-section'))} {segment.section}", style="not bold dim")
    yield head
    spaces = Text("   ").join(_space(view, space, say) for space in printed.spaces)
    for line in (spaces, _cards(view, segment, lit, say), _spots(view, segment, say)):
        yield Padding(line, (0, 0, 0, 2))


def _space(view: ViscountsView, space: SpaceFace, say: Say) -> Text:
    """Its exchange, as trade icons and what they buy, and the viscounts on it."""
    text = Text(f"({space.id})", style="bold")
    if space.icons:
        text.append(f" {space.icons}→{effects_words(space.gain, say)}", style="not bold dim")
    for who, player in enumerate(view.players):
        if player.viscount == space.id:
            sign, style = mark(view, who)
            text.append(f" {sign}", style=style)
    return text


def _cards(view: ViscountsView, segment: SegmentView, lit: Mapping[str, str], say: Say) -> Text:
    """The visible townsfolk and manuscript with the sizes of their piles, or what is printed below them."""
    printed = FACES.segments[segment.id]
    text = Text()
    if segment.townsfolk:
        text.append_text(labelled(lit, f"card:{segment.townsfolk}")).append_text(card_words(segment.townsfolk, say))
        twins = alike(each.townsfolk for each in view.ring if each.townsfolk)
        text.append(f"\u00a0×{segment.townsfolk_left}")
        text.append_text(explained(lit, segment.townsfolk, say, segment.townsfolk in twins))
    else:
        folk = printed.townsfolk
        facts = f"{price(folk.silver, say)}, {icons_words(folk.icons, say)}; {effects_words(folk.corner, say)}"
        text.append(f"{say(message('show-printed-folk'))} ({facts})", style="dim")
    text.append("\u00a0\u00a0|  ")
    if segment.manuscript:
        text.append_text(labelled(lit, f"manuscript:{segment.manuscript}"))
        return text.append(f"{manuscript_words(segment.manuscript, say)}\u00a0×{segment.manuscripts_left}")
    scroll = printed.manuscript
    told = f"{say(message('show-printed-scroll'))} {scroll.cost}: {effects_words(scroll.immediate, say)}"
    return text.append(told, style="dim")


def _spots(view: ViscountsView, segment: SegmentView, say: Say) -> Text:
    """Spots and links; `‖` is the river, `[–]` a gap without a link."""
    text = Text()
    spots = FACES.segments[segment.id].spots[view.side]
    for number, spot in enumerate(spots):
        text.append_text(_spot(view, spot, say))
        if number + 1 < len(spots):
            text.append(" [–]" if spot.link is None else f" [{effects_words(spot.link, say)}]", style="dim")
            text.append(" ‖ " if spot.bank != spots[number + 1].bank else " ")
        elif spot.link is not None:
            text.append(f" [{effects_words(spot.link, say)} →]", style="dim")
    return text


def _spot(view: ViscountsView, spot: SpotFace, say: Say) -> Text:
    text = Text(spot.id[-1], style="bold")
    for who, player in enumerate(view.players):
        for building, place in player.built.items():
            if place == spot.id:
                sign, style = mark(view, who)
                return text.append(f"\u00a0{sign}{short(building, say)}", style=style)
    return text.append(f"\u00a0{effects_words(spot.reward, say)}", style="not bold")


# -- the castle ------------------------------------------------------------------------------------------------------


def _castle(view: ViscountsView, say: Say) -> RenderableType:
    """The sections with the workers of each player and what a step to tier 2 gives; tier 3 last."""
    tier = say(message("show-tier"))
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    for head in (say(message("show-castle")), f"{tier} 1", f"{tier} 2"):
        grid.add_column(head, no_wrap=True)
    grid.add_column(say(message("show-for-tier-2")), overflow="fold", style="dim")
    for number, section in enumerate(FACES.castle):
        grid.add_row(
            f"{say(message('show-section'))} {section.id}",
            _workers(view, [player.tier1[number] for player in view.players]),
            _workers(view, [player.tier2[number] for player in view.players]),
            effects_words(section.reward, say),
        )
    grid.add_row(f"{tier} 3", _workers(view, [player.tier3 for player in view.players]))
    return grid


def _workers(view: ViscountsView, numbers: Iterable[int]) -> Text:
    text = Text()
    for who, number in enumerate(numbers):
        if number:
            sign, style = mark(view, who)
            text.append(sign * number if number < 6 else f"{sign}×{number}", style=style)
    return text or Text("·", style="dim")
