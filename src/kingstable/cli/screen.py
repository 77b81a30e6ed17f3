"""The screen of a running game: the game's own picture, the log beside or below it, choices and scores in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any

import msgspec
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from kingstable.cli.desk import Desk
from kingstable.kernel import AnyGame, Message, Option, ScoreSheet, message, part_of
from kingstable.words import Speaker

LIT = "bold #000000 on #ffe600"
_BESIDE = 32  # columns that the side needs at least


class Picture:
    """How a game draws itself: by its module `terminal`, or as plain data when it has none.

    The module gives `show(view, lit, say)`, and may give `panel(view, lit, say)` for what stands beside it,
    `about(view, say)` for the meaning of what is seen, and `DRAWS`, the kinds of things on which they put labels.
    """

    def __init__(self, game: AnyGame, speaker: Speaker) -> None:
        self.speaker = speaker
        self.module: ModuleType | None = part_of(game, "terminal")
        self.draws: Sequence[str] = getattr(self.module, "DRAWS", ())

    def board(self, view: msgspec.Struct, lit: Mapping[str, str]) -> RenderableType:
        if self.module is None:
            return Text(msgspec.json.format(msgspec.json.encode(view), indent=1).decode())
        shown: RenderableType = self.module.show(view, lit, self.speaker.say)
        return shown

    def panel(self, view: msgspec.Struct, lit: Mapping[str, str]) -> RenderableType | None:
        return self._part("panel", view, lit, self.speaker.say)

    def about(self, view: msgspec.Struct) -> RenderableType | None:
        return self._part("about", view, self.speaker.say)

    def _part(self, name: str, *args: Any) -> RenderableType | None:
        part = getattr(self.module, name, None)
        return None if part is None else part(*args)


def table_screen(
    console: Console, board: RenderableType, panel: RenderableType | None, log: Sequence[RenderableType], more: str
) -> RenderableType:
    """Board and panel with the log: side by side where there is room, otherwise the log first and the panel last.

    `more` is said when the log is too long to be shown whole.
    """
    options = console.options
    wanted = Measurement.get(console, options, board)
    for width in (wanted.maximum, wanted.minimum):
        if width + _BESIDE <= options.max_width:
            return _beside(console, options, width, board, panel, log, more)
    parts: list[RenderableType] = [*_tail(console, options, log, 8, more), board]
    return Group(*parts, panel) if panel is not None else Group(*parts)


def _beside(
    console: Console,
    options: ConsoleOptions,
    width: int,
    board: RenderableType,
    panel: RenderableType | None,
    log: Sequence[RenderableType],
    more: str,
) -> RenderableType:
    side = options.update(width=options.max_width - width - 2)
    height = len(console.render_lines(board, options.update(width=width)))
    used = len(console.render_lines(panel, side)) + 1 if panel is not None else 0
    tail = _tail(console, side, log, max(3, height - used), more)
    grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
    grid.add_column(width=width, no_wrap=True)
    grid.add_column(width=side.max_width)
    beside = [*([panel, Text()] if panel is not None else []), *tail]
    grid.add_row(board, Group(*beside))
    return grid


def _tail(
    console: Console, options: ConsoleOptions, log: Sequence[RenderableType], height: int, more: str
) -> list[RenderableType]:
    """The last entries of the log that fit into so many lines."""
    heights = [len(console.render_lines(entry, options)) for entry in log]
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
    grid.add_row("·", text)
    return grid


def listed(options: Sequence[tuple[str, Option]], speaker: Speaker, *, notation: bool = False) -> RenderableType:
    """Choices in words with their labels, as many beside each other as fit."""
    entries = []
    for label, option in options:
        entry = Text(f" {label} ", style=LIT)
        entry.append(f" {speaker.say(option.message)}", style="not bold default on default")
        if notation:
            entry.append(f"  {option.notation}", style="not bold dim default on default")
        entries.append(entry)
    from rich.columns import Columns

    return Columns(entries, padding=(0, 3))


def score_table(sheets: Sequence[ScoreSheet], speaker: Speaker) -> RenderableType:
    """Score sheets side by side, one column a player; tie-breaks only where totals are equal."""
    grid = Grid(box=None, padding=(0, 2), pad_edge=False, header_style="bold")
    grid.add_column()
    for sheet in sheets:
        name = speaker.say(sheet.name) if sheet.name is not None else speaker.player(sheet.seat or 0)
        grid.add_column(name, justify="right")
    tied = len({sheet.total for sheet in sheets}) < len(sheets)
    for label, points in _rows(sheets, speaker, "lines"):
        grid.add_row(label, *points)
    totals = [Text(str(sheet.total), style="bold green" if sheet.winner else "bold") for sheet in sheets]
    grid.add_row(Text(speaker.say("score-total"), style="bold"), *totals)
    for label, points in _rows(sheets, speaker, "ties") if tied else ():
        grid.add_row(Text(label, style="dim"), *points)
    return Padding(grid, (0, 0, 0, 0), expand=False)


def _rows(sheets: Sequence[ScoreSheet], speaker: Speaker, part: str) -> list[tuple[str, list[str]]]:
    """The lines of all sheets by id, an empty place where a player has no such line."""
    labels: dict[str, str] = {}
    for sheet in sheets:
        for line in getattr(sheet, part):
            labels[line.id] = speaker.say(line.label or message(f"score-{line.id}".replace("_", "-")))
    points = [{line.id: str(line.points) for line in getattr(sheet, part)} for sheet in sheets]
    return [(label, [own.get(id, "") for own in points]) for id, label in labels.items()]


def winners(sheets: Sequence[ScoreSheet], speaker: Speaker, desk: Desk) -> str:
    """Who has won, in a sentence."""
    names = [speaker.player(sheet.seat) for sheet in sheets if sheet.winner and sheet.seat is not None]
    if not names:
        return desk.say("cli-nobody-wins")
    return desk.say("cli-wins", names=", ".join(names), count=len(names))
