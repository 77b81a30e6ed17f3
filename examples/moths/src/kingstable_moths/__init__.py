"""To the Light, a small game of moths for two to four players, by rules.md."""

from .game import Moths, game

__all__ = ["Moths", "game"]
