"""The command `kingstable`: play, replay, score and serve from a terminal."""

from __future__ import annotations

import sys
from collections.abc import Sequence

__all__ = ["main"]

INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns its exit code: 0 when all went well, 2 for bad input, 130 for Ctrl-C."""
    try:
        from kingstable.cli.command import run  # Ctrl-C may come while everything is being loaded

        return run(list(sys.argv[1:] if argv is None else argv))
    except KeyboardInterrupt:
        if sys.stderr.isatty():
            print(file=sys.stderr)
        return INTERRUPTED
