"""What all printed things are made of: sources, names, effects and icons."""

from __future__ import annotations

from typing import Literal

import msgspec

Source = str
Action = Literal["trade", "construct", "place_workers", "transcribe"]
Icon = Literal["trade", "build", "noble", "cleric", "crime"]
Timing = Literal["immediate", "ongoing", "drop_off", "none"]
Condition = Literal["has_crime", "no_crime", "always"]
Bank = Literal["left", "right", "none"]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What every entry has in common: no key that is not known, and no change after loading."""


class Names(Entry, frozen=True):
    en: str
    uk: str
    ru: str


class Effect(Entry, frozen=True, omit_defaults=True):
    """One step of an effect list: an op of `effect_ops` with its number, or a choice between whole lists."""

    op: str
    n: int = 1
    options: tuple[tuple[Effect, ...], ...] = ()


Effects = tuple[Effect, ...]


class Icons(Entry, frozen=True):
    trade: int
    build: int
    noble: int
    cleric: int
    crime: int


class IconsBySlot(Entry, frozen=True):
    """Icons printed on the card slots of a board, seen while the slot is empty."""

    one: Icons = msgspec.field(name="1")
    two: Icons = msgspec.field(name="2")
    three: Icons = msgspec.field(name="3")


class ByPlayers(Entry, frozen=True):
    """A number for each count of players."""

    one: int = msgspec.field(name="1")
    two: int = msgspec.field(name="2")
    three: int = msgspec.field(name="3")
    four: int = msgspec.field(name="4")

    def of(self, players: int) -> int:
        return (self.one, self.two, self.three, self.four)[players - 1]


class SideByPlayers(Entry, frozen=True):
    one: str = msgspec.field(name="1")
    two: str = msgspec.field(name="2")
    three: str = msgspec.field(name="3")
    four: str = msgspec.field(name="4")

    def of(self, players: int) -> str:
        return (self.one, self.two, self.three, self.four)[players - 1]
