"""For the King (and Me), for 2 to 5 players."""

from .game import game

__all__ = ["game"]
