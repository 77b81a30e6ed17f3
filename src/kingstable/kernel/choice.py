"""A choice that was made: as the table remembers it, and as it is written down."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from kingstable.kernel.option import Option


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice as it is written: who chose what (in notation), and when. `auto`: the question answered itself."""

    seat: int
    do: str
    auto: bool = False
    at: str | None = None


class Made(NamedTuple):
    """A choice as its table remembers it: the option itself, to be sent again unread, and the seal before it.

    One that is `joined` was made together with the choice before it.
    """

    seat: int
    option: Option
    auto: bool
    at: str | None
    seal: int
    joined: bool = False

    @property
    def choice(self) -> Choice:
        """The choice as it is written."""
        return Choice(self.seat, self.option.notation, self.auto, self.at)
