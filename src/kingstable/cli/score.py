"""`kingstable score`: scores positions from a real table, through the score pad of the game."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import cast

from kingstable.cli.desk import Desk
from kingstable.cli.errors import refused
from kingstable.kernel import AnyGame, ScoreSheet, part_of
from kingstable.kernel.parts import PadPart


def score(given: argparse.Namespace, desk: Desk) -> int:
    """Print the gold (or points) of each position of a file, and who wins."""
    game: AnyGame = given.game
    pad = cast("PadPart | None", part_of(game, "pad"))
    if pad is None:
        raise refused("cli-no-pad", name=game.info.names[desk.lang])
    positions = pad.score_text(_read(given.file))
    if given.json:
        print(json.dumps([[_flat(sheet) for sheet in sheets] for sheets in positions]))
        return 0
    from rich.text import Text

    from kingstable.cli.screen import score_table, winners

    speaker = desk.speaker_of(game)
    for number, sheets in enumerate(positions, start=1):
        if number > 1:
            desk.console.print()
        if len(positions) > 1:
            desk.console.print(desk.say("cli-position", number=number))
        desk.console.print(score_table(sheets, speaker))
        if len(sheets) > 1:
            desk.console.print(Text(winners(sheets, speaker, desk), style="bold"))
    return 0


def _read(file: str) -> str:
    """The text of a file, ``-`` being what is piped in."""
    raw = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise refused("pad-not-text", byte=str(error.start)) from None


def _flat(sheet: ScoreSheet) -> dict[str, int]:
    """One player's lines and total as a plain object."""
    return {**{line.id: line.points for line in sheet.lines}, "total": sheet.total}
