"""The command `kingstable`: play, replay, score and serve from a terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from kingstable.cli.desk import Desk
from kingstable.cli.errors import told
from kingstable.cli.parser import arguments, language_of
from kingstable.kernel import KingstableError

__all__ = ["main"]

BAD_USE, INTERRUPTED, BROKEN_PIPE = 2, 130, 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns its exit code: 0 when all went well, 2 for bad input, 130 for Ctrl-C."""
    words = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our letters shows the others
    desk = Desk(language_of(words, os.environ))
    try:
        given = arguments(words, desk)
        code: int = given.run(given, desk)
        desk.flush()
        return code
    except BrokenPipeError:
        return _leave_pipe()
    except (KingstableError, OSError) as error:
        desk.complain(told(error, desk))
        return BAD_USE
    except KeyboardInterrupt:
        if sys.stderr.isatty():
            print(file=sys.stderr)
        return INTERRUPTED
    except SystemExit as end:  # --help and --version
        return end.code if isinstance(end.code, int) else 0


def _leave_pipe() -> int:
    """Nobody reads any more: say nothing, also not when Python closes its files."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return BROKEN_PIPE
