"""Paladins of the West Kingdom, for one to four players and with its solo opponent, by docs/rules/paladins.md."""

from .game import Paladins, game

__all__ = ["Paladins", "game"]
