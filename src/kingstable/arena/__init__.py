"""Many games at once: minds against each other, with the same result for the same seed however many processes play."""

from kingstable.arena.contest import Contest, Game, ProcessLost, compete
from kingstable.arena.report import Report, Standing, summarise

__all__ = ["Contest", "Game", "ProcessLost", "Report", "Standing", "compete", "summarise"]
