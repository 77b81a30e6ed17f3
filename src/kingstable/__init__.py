"""Kingstable: board games for people and programs, whose rules read like their rulebooks."""

from kingstable import owned
from kingstable.kernel.registry import take_components_from

__version__ = "0.1.0"

take_components_from(owned)
