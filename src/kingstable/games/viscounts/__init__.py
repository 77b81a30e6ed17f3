"""Viscounts of the West Kingdom, for one to four players, by docs/rules/viscounts.md."""

from kingstable.games.viscounts.game import Viscounts, game

__all__ = ["Viscounts", "game"]
