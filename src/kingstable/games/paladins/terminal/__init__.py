"""The game in a terminal: the main board and the own one in words, players beside it, and pages for all the rest."""

from .choices import choice
from .pages import about, piles, tracks
from .players import board, panel
from .signs import ability, words
from .table import DRAWS, show

__all__ = ["DRAWS", "ability", "about", "board", "choice", "panel", "piles", "show", "tracks", "words"]
