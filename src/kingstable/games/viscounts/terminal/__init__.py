"""The game in a terminal: the ring segment by segment, the castle, players beside them, and pages for all the rest."""

from .choices import brief, choice
from .pages import about, piles, tracks
from .players import board, panel
from .ring import DRAWS, show
from .signs import ability, told

__all__ = ["DRAWS", "ability", "about", "board", "brief", "choice", "panel", "piles", "show", "told", "tracks"]
