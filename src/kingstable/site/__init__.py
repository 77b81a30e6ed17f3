"""Kingstable without a server: a folder of plain files, in which the rules run in the visitor's own browser."""

from kingstable.site.folder import NoClient, Occupied, write
from kingstable.site.python import NoPython, commands

__all__ = ["NoClient", "NoPython", "Occupied", "commands", "write"]
