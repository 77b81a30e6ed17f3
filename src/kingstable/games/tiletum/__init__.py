"""Tiletum for 2 to 4 players, and the solo game against the Cardinal."""

from .game import game

__all__ = ["game"]
