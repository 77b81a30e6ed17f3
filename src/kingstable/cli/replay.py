"""`kingstable replay`: shows a recorded game step by step, or one moment of it."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path

from rich.text import Text

from kingstable.cli import saves
from kingstable.cli.desk import Desk
from kingstable.cli.errors import refused
from kingstable.cli.keys import read_key
from kingstable.cli.screen import LAST, Picture, Scene, log_lines, score_table, winners
from kingstable.cli.seating import shown_names
from kingstable.kernel import Record, Table


def replay(given: argparse.Namespace, desk: Desk) -> int:
    """Show a record from its beginning, or at `--at N` and no further."""
    path = Path(given.file)
    again = f"kingstable replay {shlex.quote(given.file)} --salvage"
    record, table = saves.load(path, salvage=given.salvage, again=again)
    if given.seat is not None and not 1 <= given.seat <= record.seats:
        raise refused("cli-no-seat", number=given.seat, seats=record.seats)
    if given.at is not None and not 0 <= given.at <= len(record.choices):
        raise refused("cli-no-moment", number=str(given.at), count=len(record.choices))
    film = Film(desk, record, table, None if given.seat is None else given.seat - 1)
    if given.at is not None:
        film.show(given.at)
    else:
        film.run()
    return 0


class Film:
    """A recorded game, shown at any moment: after 0, 1, 2 ... choices."""

    def __init__(self, desk: Desk, record: Record, table: Table, seat: int | None) -> None:
        self.desk, self.record, self.seat = desk, record, seat
        self.last = len(record.choices)
        self.speaker = desk.speaker_of(table.game, shown_names(record.names, desk.speaker))
        self.picture = Picture(table.game, self.speaker)

    def run(self) -> None:
        """Let the person step through the game."""
        at, stride = 0, 10
        while True:
            self.show(at)
            key = read_key(self.desk, self.desk.say("cli-replay-keys"))
            if key is None or key == "q":
                return
            if key.isdecimal():
                at = int(key)
            else:
                steps = {"b": -1, "left": -1, "[": -stride, "]": stride, "home": -self.last, "end": self.last}
                at += steps.get(key, 1)
            at = max(0, min(self.last, at))

    def show(self, at: int) -> None:
        """Print the moment after `at` choices."""
        table = Table.replay(self.record, at)
        console, view = self.desk.console, table.view(self.seat)
        self.desk.clear()
        log = log_lines(table.heard(self.seat)[-LAST:], self.picture)
        console.print(Scene(self.picture, view, {}, log, "…"))
        console.print(Text(self._moment(table, at), style="bold"))
        if table.over:
            sheets = table.scores()
            console.print(score_table(sheets, self.speaker))
            console.print(Text(winners(sheets, self.speaker, self.desk), style="bold"))

    def _moment(self, table: Table, at: int) -> str:
        place = self.desk.say("cli-moment", at=at, last=self.last)
        if not at:
            return place
        made = table.made[at - 1]
        return f"{place}  {self.speaker.player(made.seat)}: {self.speaker.say(made.option.message)}"
