"""Where lines of a terminal break."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from kingstable.cli.lines import hold_together


def lines(text: str, width: int) -> list[str]:
    hold_together()
    return [line.plain.rstrip() for line in Text(text).wrap(Console(), width)]


def test_a_number_stays_with_its_word() -> None:
    assert lines("2 clerics and 1\u00a0merchant", 18) == ["2 clerics and", "1\u00a0merchant"]


def test_what_is_joined_and_longer_than_a_line_breaks_between_its_words() -> None:
    assert lines("see 12\u00a0travelling\u00a0merchants", 14) == ["see 12", "travelling", "merchants"]


def test_other_lines_break_as_ever() -> None:
    assert lines("2 clerics and 1 merchant", 16) == ["2 clerics and 1", "merchant"]
