"""`kingstable analyse`: what a recorded game was decided by, and which decisions were weak."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Iterator
from pathlib import Path

import msgspec
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from kingstable.cli import saves
from kingstable.cli.desk import Desk
from kingstable.cli.errors import refused
from kingstable.cli.progress import bar
from kingstable.cli.screen import score_lines, winners
from kingstable.cli.seating import shown_names
from kingstable.kernel import Record
from kingstable.minds.analysis import Analysis, Turning, analyse
from kingstable.minds.judging import Decision, Way
from kingstable.words import Speaker

#: Heights of a chance in a drawing of one line, and how many of them stand beside each other at most.
HEIGHTS = "▁▂▃▄▅▆▇█"
WIDTH = 60


def analyse_record(given: argparse.Namespace, desk: Desk) -> int:
    """Judge a record for as long as `--seconds` says; Ctrl-C ends it with what is known by then."""
    if given.seconds < 1:
        raise refused("cli-too-few-seconds", count=given.seconds)
    again = f"kingstable analyse {shlex.quote(given.file)} --salvage"
    record, table = saves.load(Path(given.file), salvage=given.salvage, again=again)
    found = _analysed(record, given.seconds, desk)
    if given.json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
        return 0
    speaker = desk.speaker_of(table.game, shown_names(record.names, desk.speaker))
    if table.over:
        desk.console.print(Text(winners(table.scores(), speaker, desk), style="bold"))
    for part in Told(found, speaker, desk).parts():
        desk.console.print(part)
    return 0


def _analysed(record: Record, seconds: int, desk: Desk) -> Analysis:
    found: Analysis | None = None
    with bar(desk.say("cli-analysing")) as told:
        try:
            for found in analyse(record, seconds):
                told(found.progress, 100)
        except KeyboardInterrupt:
            if found is None:
                raise
    if found is None:
        raise refused("cli-nothing-decided")
    return found


class Told:
    """An analysis for people to read."""

    def __init__(self, found: Analysis, speaker: Speaker, desk: Desk) -> None:
        self.found, self.speaker, self.desk = found, speaker, desk

    def parts(self) -> Iterator[RenderableType]:
        """Players and their chances, turning points, and the weak decisions, each with what was better."""
        yield self._players()
        if self.found.points:
            yield self._chances()
        if self.found.turnings:
            yield Text(self.desk.say("cli-turnings"), style="bold")
            yield from (Text(self._turning(each)) for each in self.found.turnings)
        weak = [each for each in self.found.decisions if each.kind in ("inaccuracy", "mistake")]
        yield Text(self.desk.say("cli-weak" if weak else "cli-none-weak"), style="bold")
        for each in weak:
            yield from self._decision(each)

    def _players(self) -> RenderableType:
        grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
        grid.add_column()
        for column in ("best", "good", "inaccuracy", "mistake", "lost", "luck"):
            grid.add_column(self.desk.say(f"cli-judged-{column}"), justify="right", overflow="fold")
        for each in self.found.players:
            counts = [str(count) for count in each.kinds.values()]
            luck = self.desk.decimal(each.luck)
            grid.add_row(
                self.speaker.player(each.seat),
                *counts,
                self.desk.decimal(each.lost),
                f"+{luck}" if each.luck > 0 else luck,
            )
        return grid

    def _chances(self) -> RenderableType:
        """The chance of each player to win, from the beginning to the end."""
        grid = Grid(
            title=self.desk.say("cli-chances"), title_justify="left", title_style="bold", box=None, show_header=False
        )
        points = self.found.points
        shown = points[:: -(-len(points) // WIDTH)]
        for seat in range(len(points[0].players)):
            chances = [point.players[seat].chance for point in shown]
            drawn = "".join(HEIGHTS[min(len(HEIGHTS) - 1, int(chance * len(HEIGHTS)))] for chance in chances)
            grid.add_row(self.speaker.player(seat), drawn)
        return Padding(grid, (0, 0, 0, 0), expand=False)

    def _turning(self, each: Turning) -> str:
        return self.desk.say(
            f"cli-turning-{each.by}",
            at=each.at,
            name=self.speaker.player(each.seat),
            before=round(100 * each.before),
            after=round(100 * each.after),
        )

    def _decision(self, each: Decision) -> Iterator[RenderableType]:
        yield Text(
            self.desk.say(
                f"cli-decision-{each.kind}",
                at=each.at,
                name=self.speaker.player(each.seat),
                lost=self.desk.decimal(each.sure),
                what=self._way(each.played),
            )
        )
        if each.better is not None:
            yield Padding(Text(self.desk.say("cli-decision-better", what=self._way(each.better))), (0, 0, 0, 4))

    def _way(self, way: Way) -> str:
        """Choices in words, and the score lines that they change at once."""
        steps = "; ".join(self.speaker.say(each.label) for each in way.steps if self.speaker.knows(each.label.id))
        brings = score_lines(way.brings, self.speaker)
        return f"{steps} ({brings})" if brings else steps
