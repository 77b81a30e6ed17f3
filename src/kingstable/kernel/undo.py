"""Taking back: which choice it would be, and what stands in the way."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from kingstable.kernel.choice import Made
from kingstable.kernel.message import Message


def last_choice(made: Sequence[Made], mine: Collection[int] | None) -> int | None:
    """The index of the last choice that somebody made, one of the seats `mine` if given."""
    for index in range(len(made) - 1, -1, -1):
        if not made[index].auto and (mine is None or made[index].seat in mine):
            return index
    return None


def first_of_row(made: Sequence[Made], index: int) -> int:
    """The index of the first of the choices that were made together with this one, itself if it was made alone."""
    while made[index].joined or made[index].auto:
        index -= 1
    return index


def barrier(made: Sequence[Made], index: int, seal: int) -> Message | None:
    """What stands between a choice and now, where the seal is this: another seat, chance or a reveal."""
    for later in made[index + 1 :]:
        if later.seat != made[index].seat:
            return Message("undo-other-seat", {"seat": later.seat})
    return None if made[index].seal == seal else Message("undo-sealed")
