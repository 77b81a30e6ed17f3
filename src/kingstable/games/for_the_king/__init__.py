"""For the King (and Me), for 2 to 5 players."""

from kingstable.games.for_the_king.game import game

__all__ = ["game"]
