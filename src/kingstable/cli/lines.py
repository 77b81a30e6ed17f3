"""Where lines break: not at a no-break space, which Rich takes for any other."""

from __future__ import annotations

import re

import rich.text
from rich._wrap import divide_line
from rich.cells import cell_len

_HELD = re.compile(r"\S+(?:[\u00a0\u202f]+\S+)+")


def hold_together() -> None:
    """From now on Rich keeps in one line what no-break spaces join, as far as it fits one."""
    rich.text.divide_line = _breaks  # type: ignore[attr-defined]


def _breaks(text: str, width: int, fold: bool = True) -> list[int]:
    """Where to break a text, by Rich's own way, to which a joined piece is a single word."""

    def joined(piece: re.Match[str]) -> str:
        return re.sub(r"\s", "_", piece[0]) if cell_len(piece[0]) <= width else piece[0]

    return divide_line(_HELD.sub(joined, text), width, fold)
