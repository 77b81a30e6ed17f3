"""New Game, for two to four players, by rules.md."""

from .game import NewGame, game

__all__ = ["NewGame", "game"]
