"""The screen of a running game: the game's own picture, the log beside or below it, choices and scores in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from itertools import accumulate, groupby
from operator import itemgetter
from typing import Any, cast

import msgspec
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from kingstable.cli.desk import Desk
from kingstable.kernel import AnyGame, Ask, Message, Option, ScoreLine, ScoreSheet, message, part_of
from kingstable.kernel.parts import TerminalPart
from kingstable.minds.hints import Hint
from kingstable.words import Speaker, number

LIT = "bold #000000 on #ffe600"
_BESIDE = 32  # columns that the side needs at least
LAST = 12  # entries of the log where no question says since when
_LOG_LEAST = 8  # lines to leave for the log before anything is explained beside the board
_LINE, _POINTS = 18, 4  # columns of a score sheet that are never given up: for what a line is, and for its points
_BELOW = 10  # lines that usually follow the scene: choices and the prompt


class Picture:
    """How a game draws itself: by its module `terminal`, or as plain data when it has none.

    What the module gives is written down in `TerminalPart`; all but `show` may be missing.
    """

    def __init__(self, game: AnyGame, speaker: Speaker) -> None:
        self.speaker = speaker
        self.module = cast("TerminalPart | None", part_of(game, "terminal"))
        self.draws: Sequence[str] = getattr(self.module, "DRAWS", ())
        self.types: Sequence[str] = getattr(self.module, "TYPES", ())

    def show(self, view: msgspec.Struct, lit: Mapping[str, str]) -> RenderableType:
        if self.module is None:
            return Text(msgspec.json.format(msgspec.json.encode(view), indent=1).decode())
        return self.module.show(view, lit, self.speaker.say)

    def panel(self, view: msgspec.Struct, lit: Mapping[str, str]) -> RenderableType | None:
        return self._part("panel", view, lit)

    def about(self, view: msgspec.Struct) -> RenderableType | None:
        return self._part("about", view)

    def board(self, view: msgspec.Struct, seat: int | None) -> RenderableType:
        return self._page("board", view, seat)

    def piles(self, view: msgspec.Struct) -> RenderableType:
        return self._page("piles", view)

    def tracks(self, view: msgspec.Struct) -> RenderableType:
        return self._page("tracks", view)

    def choice(self, view: msgspec.Struct, ask: Ask, option: Option) -> str:
        """A choice in words: with what it costs and brings where the game says so, else its own."""
        told = self._part("choice", view, ask, option)
        return str(told) if told is not None else choice_words(option, self.speaker)

    def brief(self, view: msgspec.Struct, ask: Ask, option: Option) -> str:
        """A choice in few words, for a screen without room for more."""
        told = self._part("brief", view, ask, option)
        return str(told) if told is not None else choice_words(option, self.speaker)

    def typed(self, view: msgspec.Struct, ask: Ask) -> str:
        """Which numbers can be typed to choose, and what for; nothing where none can."""
        return str(self._part("typed", view, ask) or "")

    def told(self, told: Message) -> str:
        """An event in words, by which all that it names can be told apart."""
        said = self._part("told", told)
        return str(said) if said is not None else self.speaker.say(told)

    def _page(self, name: str, *args: Any) -> RenderableType:
        """A page of its own; where the game needs none, a sentence says so."""
        page = self._part(name, *args)
        return Text(self.speaker.say(f"cli-no-{name}")) if page is None else page

    def _part(self, name: str, *args: Any) -> RenderableType | None:
        part = getattr(self.module, name, None)
        return None if part is None else part(*args, self.speaker.say)


class Scene:
    """One moment of a table as it is drawn: the game's picture and the log.

    They stand side by side where there is room, otherwise below each other. `more` is said when the log is too long to
    be shown whole; without it the log is told whole in lines of its own, for whoever reads line by line. `below` is the
    number of lines that will follow.
    """

    def __init__(
        self,
        picture: Picture,
        view: msgspec.Struct,
        lit: Mapping[str, str],
        log: Sequence[RenderableType],
        more: str = "",
        below: int = _BELOW,
    ) -> None:
        self.board = picture.show(view, lit)
        self.panel = picture.panel(view, lit) or Text()
        self.log, self.more, self.below = log, more, below
        self._about = partial(picture.about, view)

    @cached_property
    def about(self) -> RenderableType | None:
        """What cards and symbols mean; put into words only where there is room beside the board."""
        return self._about()

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width, side, parts, room = self.laid_out(console, options)
        if self.more:
            parts = [*parts, *self._tail(console, side, room)]
        yield from [_beside(self.board, width, Group(*parts), side.max_width)] if width else parts
        if not self.more:
            yield from self.log

    def shown(self, console: Console) -> int:
        """How many entries of the log are seen, the last ones."""
        _, side, _, room = self.laid_out(console, console.options)
        return _fitting(console, side, self.log, room)

    def laid_out(
        self, console: Console, options: ConsoleOptions
    ) -> tuple[int, ConsoleOptions, list[RenderableType], int]:
        """The columns of a board that stands alone, those of the log, what stands above the log, and its lines."""
        height = console.height - self.below
        width = self._width(console, options)
        if not width:
            room = height - _height(console, options, self.board) - _height(console, options, self.panel)
            return 0, options, [self.board, self.panel], max(3, room)
        side = options.update(width=options.max_width - width - 2)
        room = max(_height(console, options.update(width=width), self.board), height)
        parts = [self.panel, Text()]
        room -= _height(console, side, self.panel) + 1
        if self.about is not None and _height(console, side, self.about) + _LOG_LEAST < room:
            room -= _height(console, side, self.about) + 1
            parts += [self.about, Text()]
        return width, side, parts, max(3, room)

    def _width(self, console: Console, options: ConsoleOptions) -> int:
        """The columns of a board that has something beside it, 0 where there is no room for that."""
        wanted = Measurement.get(console, options, self.board)
        widths = (wanted.maximum, wanted.minimum)
        return next((width for width in widths if width + _BESIDE <= options.max_width), 0)

    def _tail(self, console: Console, options: ConsoleOptions, room: int) -> list[RenderableType]:
        """The last entries of the log that fit into so many lines."""
        count = _fitting(console, options, self.log, room)
        if count == len(self.log):
            return list(self.log)
        return [Text(self.more, style="dim"), *self.log[len(self.log) - count :]]


def _beside(left: RenderableType, width: int, right: RenderableType, rest: int) -> RenderableType:
    grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
    grid.add_column(width=width)
    grid.add_column(width=rest)
    grid.add_row(left, right)
    return grid


def _height(console: Console, options: ConsoleOptions, part: RenderableType) -> int:
    return len(console.render_lines(part, options))


def _fitting(console: Console, options: ConsoleOptions, log: Sequence[RenderableType], room: int) -> int:
    """How many entries at the end fit into so many lines; a line is left to say that there are more."""
    heights = [_height(console, options, entry) for entry in reversed(log)]
    if sum(heights) <= room:
        return len(heights)
    return sum(total < room for total in accumulate(heights))


def log_lines(heard: Sequence[tuple[int, Message]], picture: Picture) -> list[RenderableType]:
    """Events in words, one entry each; further lines of an entry are indented."""
    return [_hanging(picture.told(told)) for _, told in heard]


def _hanging(text: str) -> RenderableType:
    grid = Grid.grid()
    grid.add_column(width=2, style="dim")
    grid.add_column()
    grid.add_row("-", text)
    return grid


def choice_words(option: Option, speaker: Speaker, form: str = "") -> str:
    """A choice in its own words, or in its notation where it has none; in the form `full` as part of a sentence."""
    return speaker.say_in(option.message, form) if speaker.knows(option.message.id) else option.notation


def way_words(options: Sequence[Option], speaker: Speaker) -> str:
    """Choices in one sentence; what is chosen several times in a row is said once."""
    runs = [(text, len([*run])) for text, run in groupby(choice_words(option, speaker, "full") for option in options)]
    said = [text if count == 1 else f"{text} (\N{MULTIPLICATION SIGN}{count})" for text, count in runs]
    return "; ".join([said[0], *(text[:1].lower() + text[1:] for text in said[1:])])


def listed(
    options: Sequence[tuple[str, Option]], words: Callable[[Option], str], *, notation: bool = False
) -> RenderableType:
    """Choices in words with their labels, as many beside each other as fit."""
    return Choices([_entry(label, option, words(option), notation) for label, option in options])


def _entry(label: str, option: Option, words: str, notation: bool) -> RenderableType:
    entry = Text(words)
    if notation and words != option.notation:
        entry.append(f"  {option.notation}", style="dim")
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    grid.add_row(Text(f" {label} ", style=LIT), entry)
    return grid


class Choices:
    """Entries in columns, in as few lines as can be: longer ones do not widen the columns of those before and after."""

    def __init__(self, entries: Sequence[RenderableType]) -> None:
        self.entries = entries

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        widths = [Measurement.get(console, options, entry).maximum for entry in self.entries]
        abreast = [options.max_width // max(width, 1) for width in widths]
        ways = [self._parted([min(most, each) for each in abreast]) for most in (2, 3, 4)]
        yield min(ways, key=lambda way: _height(console, options, way))

    def _parted(self, tiers: Sequence[int]) -> Group:
        """Columns for each run of entries of one tier."""
        runs = groupby(zip(tiers, self.entries, strict=True), key=itemgetter(0))
        return Group(*(Columns([entry for _, entry in run], padding=(0, 3)) for _, run in runs))


def score_table(sheets: Sequence[ScoreSheet], speaker: Speaker) -> RenderableType:
    """Score sheets side by side, one column a player; tie-breaks only where totals are equal."""
    grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="bold")
    grid.add_column(overflow="fold", min_width=_LINE)
    for sheet in sheets:
        grid.add_column(name_of(sheet, speaker), justify="right", overflow="fold", min_width=_POINTS)
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
                labels[line.id] = _label(line, speaker)
                order.insert(place, line.id)
            place = order.index(line.id) + 1
    points = [{line.id: number(line.points) for line in getattr(sheet, part)} for sheet in sheets]
    return [(labels[id], [own.get(id, "") for own in points]) for id in order]


def hint_table(hints: Sequence[Hint], speaker: Speaker, desk: Desk) -> RenderableType:
    """Ways to go on, one a row: the choices and why, what they bring now and later, and what to expect at the end."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    for column in ("way", "now", "means", "later", "end", "win"):
        grid.add_column(desk.say(f"cli-hint-{column}"), overflow="fold")
    for place, hint in enumerate(hints):
        grid.add_row(
            "\n".join([way_words(hint.choices, speaker), *(speaker.say(reason) for reason in hint.reasons)]),
            score_lines(hint.brings, speaker),
            score_lines(hint.means, speaker),
            score_lines(hint.leads, speaker),
            "" if place else _signed(round(hint.margin)),
            "" if place else desk.say("arena-percent", value=round(100 * hint.chance)),
        )
    return grid


def score_lines(lines: Sequence[ScoreLine], speaker: Speaker) -> str:
    """By how much lines of a score sheet change."""
    return ", ".join(f"{_label(line, speaker)} {_signed(line.points)}" for line in lines)


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else number(points)


def _label(line: ScoreLine, speaker: Speaker) -> str:
    return speaker.say(line.label or message(f"score-{line.id}".replace("_", "-")))


def winners(sheets: Sequence[ScoreSheet], speaker: Speaker, desk: Desk) -> str:
    """Who has won, in a sentence."""
    names = [name_of(sheet, speaker) for sheet in sheets if sheet.winner]
    if not names:
        return desk.say("cli-nobody-wins")
    return desk.say("cli-wins", names=", ".join(names), count=len(names))


def name_of(sheet: ScoreSheet, speaker: Speaker) -> str:
    """Who has these points: a player, or the rulebook's own opponent."""
    return speaker.say(sheet.name) if sheet.name is not None else speaker.player(sheet.seat or 0)
