"""Kingstable without a server: a folder of plain files, in which the rules run in the visitor's own browser."""

from kingstable.site.python import NoPython, commands
from kingstable.site.folder import NoClient, Occupied, write

__all__ = ["NoClient", "NoPython", "Occupied", "commands", "write"]
