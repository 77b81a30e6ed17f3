"""The table in a terminal."""

import io

import pytest
from rich.console import Console
from tests.games.kingdom_builder.scenes import begin, position

from kingstable.games.kingdom_builder import game, terminal
from kingstable.words import Speaker


@pytest.mark.rule("KB-4.7", "KB-D37")
def test_the_terminal_shows_the_discarded_and_the_removed_cards():
    table = begin(position(card="grass", discard=["forest", "forest", "canyon"], removed=["desert"]))
    console = Console(width=100, file=io.StringIO(), no_color=True)
    console.print(terminal.about(table.view(1), Speaker("en", game).say))
    text = console.file.getvalue()
    assert "♠  2   =  1" in text and ":  1" in text
