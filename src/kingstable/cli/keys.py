"""Single keys: read without Enter where there is a terminal, as lines where there is none."""

from __future__ import annotations

import os
import sys

from kingstable.cli.desk import Desk
from kingstable.cli.layout import latin

_SEQUENCES = {"[C": "right", "[D": "left", "[H": "home", "[F": "end", "[A": "left", "[B": "right"}


def read_key(desk: Desk, prompt: str) -> str | None:
    """The name of a key, or a number typed with Enter; None at the end of all input."""
    if not desk.interactive:
        line = desk.read(prompt)
        return None if line is None else latin(line.strip())
    desk.console.print(prompt, end="", style="dim")
    try:
        key = _raw_key()
        digits = ""
        while key.isdecimal():
            digits += key
            desk.console.print(key, end="")
            key = _raw_key()
        return digits or key
    finally:
        desk.console.print()


def _raw_key() -> str:
    try:
        import termios
        import tty
    except ImportError:
        return latin(sys.stdin.readline().strip())
    handle = sys.stdin.fileno()
    before = termios.tcgetattr(handle)
    try:
        tty.setcbreak(handle)
        pressed = os.read(handle, 16).decode(errors="replace")
    finally:
        termios.tcsetattr(handle, termios.TCSADRAIN, before)
    if pressed.startswith("\x1b"):
        return _SEQUENCES.get(pressed[1:], "")
    return "q" if pressed in ("", "\x04") else latin(pressed[0])
