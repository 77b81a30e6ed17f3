"""The screen of a running game: the game's own picture, the log beside or below it, choices and scores in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import msgspec
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from kingstable.cli.desk import Desk
from kingstable.kernel import AnyGame, Message, Option, ScoreSheet, message, part_of
from kingstable.kernel.parts import TerminalPart
from kingstable.words import Speaker, number

LIT = "bold #000000 on #ffe600"
_BESIDE = 32  # columns that the side needs at least
LAST = 12  # entries of the log where no question says since when
_LOG_ABOVE = 8  # lines of the log where it stands above the board
_LOG_BESIDE = 8  # lines to leave for the log before anything is explained beside the board
_BELOW = 10  # lines to leave for choices and the prompt


class Picture:
    """How a game draws itself: by its module `terminal`, or as plain data when it has none.

    The module gives `show(view, lit, say)`, and may give `panel(view, lit, say)` for what stands beside it,
    `about(view, say)` for the meaning of what is seen, and `DRAWS`, the kinds of things on which they put labels.
    """

    def __init__(self, game: AnyGame, speaker: Speaker) -> None:
        self.speaker = speaker
        self.module = cast("TerminalPart | None", part_of(game, "terminal"))
        self.draws: Sequence[str] = getattr(self.module, "DRAWS", ())

    def board(self, view: msgspec.Struct, lit: Mapping[str, str]) -> RenderableType:
        if self.module is None:
            return Text(msgspec.json.format(msgspec.json.encode(view), indent=1).decode())
        return self.module.show(view, lit, self.speaker.say)

    def panel(self, view: msgspec.Struct, lit: Mapping[str, str]) -> RenderableType | None:
        return self._part("panel", view, lit, self.speaker.say)

    def about(self, view: msgspec.Struct) -> RenderableType | None:
        return self._part("about", view, self.speaker.say)

    def _part(self, name: str, *args: Any) -> RenderableType | None:
        part = getattr(self.module, name, None)
        return None if part is None else part(*args)


class Scene:
    """One moment of a table as it is drawn: the game's picture and the log.

    They stand side by side where there is room, otherwise the log comes first and the panel last. `more` is said when
    the log is too long to be shown whole.
    """

    def __init__(
        self,
        picture: Picture,
        view: msgspec.Struct,
        lit: Mapping[str, str],
        log: Sequence[RenderableType],
        more: str,
    ) -> None:
        self.board = picture.board(view, lit)
        self.panel = picture.panel(view, lit) or Text()
        self.about = picture.about(view)
        self.log, self.more = log, more

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        wanted = Measurement.get(console, options, self.board)
        for width in (wanted.maximum, wanted.minimum):
            if width + _BESIDE <= options.max_width:
                yield self._beside(console, options, width)
                return
        yield from _tail(console, options, self.log, _LOG_ABOVE, self.more)
        yield self.board
        yield self.panel

    def _beside(self, console: Console, options: ConsoleOptions, width: int) -> RenderableType:
        side = options.update(width=options.max_width - width - 2)
        room = max(_height(console, options.update(width=width), self.board), console.height - _BELOW)
        parts = [self.panel, Text()]
        room -= _height(console, side, self.panel) + 1
        if self.about is not None and _height(console, side, self.about) + _LOG_BESIDE < room:
            room -= _height(console, side, self.about) + 1
            parts += [self.about, Text()]
        grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
        grid.add_column(width=width)
        grid.add_column(width=side.max_width)
        grid.add_row(self.board, Group(*parts, *_tail(console, side, self.log, max(3, room), self.more)))
        return grid


def _height(console: Console, options: ConsoleOptions, part: RenderableType) -> int:
    return len(console.render_lines(part, options))


def _tail(
    console: Console, options: ConsoleOptions, log: Sequence[RenderableType], height: int, more: str
) -> list[RenderableType]:
    """The last entries of the log that fit into so many lines."""
    heights = [_height(console, options, entry) for entry in log]
    if sum(heights) <= height:
        return list(log)
    shown: list[RenderableType] = []
    room = height - 1
    for entry, lines in zip(reversed(log), reversed(heights), strict=True):
        room -= lines
        if room < 0:
            break
        shown.insert(0, entry)
    return [Text(more, style="dim"), *shown]


def log_lines(heard: Sequence[tuple[int, Message]], speaker: Speaker) -> list[RenderableType]:
    """Events in words, one entry each; further lines of an entry are indented."""
    return [_hanging(speaker.say(told)) for _, told in heard]


def _hanging(text: str) -> RenderableType:
    grid = Grid.grid()
    grid.add_column(width=2, style="dim")
    grid.add_column()
    grid.add_row("-", text)
    return grid


def listed(options: Sequence[tuple[str, Option]], speaker: Speaker, *, notation: bool = False) -> RenderableType:
    """Choices in words with their labels, as many beside each other as fit."""
    entries = []
    for label, option in options:
        worded = speaker.knows(option.message.id)
        entry = Text.assemble((f" {label} ", LIT), f" {speaker.say(option.message) if worded else option.notation}")
        if notation and worded:
            entry.append(f"  {option.notation}", style="dim")
        entries.append(entry)
    return Columns(entries, padding=(0, 3))


def score_table(sheets: Sequence[ScoreSheet], speaker: Speaker) -> RenderableType:
    """Score sheets side by side, one column a player; tie-breaks only where totals are equal."""
    grid = Grid(box=None, padding=(0, 2), pad_edge=False, header_style="bold")
    grid.add_column()
    for sheet in sheets:
        grid.add_column(_name(sheet, speaker), justify="right")
    tied = len({sheet.total for sheet in sheets}) < len(sheets)
    for label, points in _rows(sheets, speaker, "lines"):
        grid.add_row(label, *points)
    totals = [Text(number(sheet.total), style="bold green" if sheet.winner else "bold") for sheet in sheets]
    grid.add_row(Text(speaker.say("score-total"), style="bold"), *totals)
    for label, points in _rows(sheets, speaker, "ties") if tied else ():
        grid.add_row(Text(speaker.say("cli-tie-break", what=label), style="dim"), *points)
    return Padding(grid, (0, 0, 0, 0), expand=False)


def _rows(sheets: Sequence[ScoreSheet], speaker: Speaker, part: str) -> list[tuple[str, list[str]]]:
    """The lines of all sheets by id, an empty place where a player has no such line."""
    labels: dict[str, str] = {}
    order: list[str] = []
    for sheet in sheets:
        place = 0
        for line in getattr(sheet, part):
            if line.id not in labels:
                labels[line.id] = speaker.say(line.label or message(f"score-{line.id}".replace("_", "-")))
                order.insert(place, line.id)
            place = order.index(line.id) + 1
    points = [{line.id: number(line.points) for line in getattr(sheet, part)} for sheet in sheets]
    return [(labels[id], [own.get(id, "") for own in points]) for id in order]


def winners(sheets: Sequence[ScoreSheet], speaker: Speaker, desk: Desk) -> str:
    """Who has won, in a sentence."""
    names = [_name(sheet, speaker) for sheet in sheets if sheet.winner]
    if not names:
        return desk.say("cli-nobody-wins")
    return desk.say("cli-wins", names=", ".join(names), count=len(names))


def _name(sheet: ScoreSheet, speaker: Speaker) -> str:
    return speaker.say(sheet.name) if sheet.name is not None else speaker.player(sheet.seat or 0)
