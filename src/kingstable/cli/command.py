"""A command from its words to its exit code: understood, carried out, and what is wrong said in one line."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper

from kingstable.cli.desk import Desk
from kingstable.cli.errors import told
from kingstable.cli.parser import arguments, language_of
from kingstable.kernel import KingstableError

BAD_USE, BROKEN_PIPE = 2, 141


def run(words: list[str]) -> int:
    """Do what the words say; returns the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our letters shows the others
    desk = Desk(language_of(words, os.environ))
    game = None
    try:
        given = arguments(words, desk)
        game = getattr(given, "game", None)
        code: int = given.run(given, desk)
        desk.flush()
        return code
    except BrokenPipeError:
        return _leave_pipe()
    except (KingstableError, OSError) as error:
        desk.complain(told(error, desk, game))
        return BAD_USE
    except SystemExit as end:  # --help and --version
        return end.code if isinstance(end.code, int) else 0


def _leave_pipe() -> int:
    """Nobody reads any more: say nothing, also not when Python closes its files."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return BROKEN_PIPE
