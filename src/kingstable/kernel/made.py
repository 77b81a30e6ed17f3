"""Choices that were made, what was told on the way, and which choice can be taken back."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from kingstable.kernel.message import Message
from kingstable.kernel.option import Option
from kingstable.kernel.state import Event


class Made(NamedTuple):
    """A choice that was made, and the seal of the state before it."""

    seat: int
    option: Option
    auto: bool
    at: str | None
    seal: int


class Logged(NamedTuple):
    """An event and the number of choices made when it happened."""

    number: int
    event: Event


def last_choice(made: Sequence[Made], mine: Collection[int] | None) -> int | None:
    """The index of the last choice that somebody made, one of the seats `mine` if given."""
    for index in range(len(made) - 1, -1, -1):
        if not made[index].auto and (mine is None or made[index].seat in mine):
            return index
    return None


def barrier(made: Sequence[Made], index: int, seal: int) -> Message | None:
    """What stands between a choice and now, where the seal is this: another seat, chance or a reveal."""
    for later in made[index + 1 :]:
        if later.seat != made[index].seat:
            return Message("undo-other-seat", {"seat": later.seat})
    return None if made[index].seal == seal else Message("undo-sealed")


def shown(option: object) -> str:
    """A refused choice as it can be shown; what no question ever offered need not have a notation."""
    try:
        return repr(option.notation if isinstance(option, Option) else option)
    except Exception:
        return repr(option)
