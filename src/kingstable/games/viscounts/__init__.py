"""Viscounts of the West Kingdom, for one to four players, by docs/rules/viscounts.md."""

from .game import Viscounts, game

__all__ = ["Viscounts", "game"]
