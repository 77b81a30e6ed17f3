"""Kingstable: board games for people and programs, whose rules read like their rulebooks."""

__version__ = "0.1.0"
