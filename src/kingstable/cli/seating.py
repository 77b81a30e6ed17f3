"""Who sits where: seats as they are written on a command line and in a save file."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from kingstable.cli.errors import refused, unknown
from kingstable.kernel import AnyGame
from kingstable.minds import mind_ids
from kingstable.words import Speaker

ME = "me"


class Seat(msgspec.Struct, frozen=True):
    """A person (``me``, or ``me:Anna``) or a mind (``greedy``)."""

    kind: str
    name: str = ""

    @property
    def person(self) -> bool:
        return self.kind == ME

    def __str__(self) -> str:
        return f"{self.kind}:{self.name}" if self.name else self.kind


def read_seats(text: str, game: AnyGame) -> list[Seat]:
    """Seats as ``me,greedy,random``; raises `Refused`, or `BadOptions` when they are too few or too many."""
    seats = [read_seat(word.strip(), game) for word in text.split(",")]
    game.info.check_seats(len(seats))
    return seats


def read_seat(text: str, game: AnyGame) -> Seat:
    kind, _, name = text.partition(":")
    known = [ME, *mind_ids(game.info.id)]
    if kind not in known:
        raise unknown("seat", kind, known)
    return Seat(kind, name.strip())


def seats_of_record(names: Sequence[str], game: AnyGame) -> list[Seat]:
    """The seats of a save file."""
    known = (ME, *mind_ids(game.info.id))
    if not names or any(name.partition(":")[0] not in known for name in names):
        raise refused("cli-no-seats-saved")
    return [read_seat(name, game) for name in names]


def shown_names(names: Sequence[str], speaker: Speaker) -> list[str]:
    """What the seats of a record are called: names as they are, minds and nameless people in words.

    Equal names get numbers.
    """
    plain = [_shown(name, speaker) for name in names]
    return [
        f"{name} {plain[: index + 1].count(name)}" if plain.count(name) > 1 else name
        for index, name in enumerate(plain)
    ]


def _shown(name: str, speaker: Speaker) -> str:
    kind, _, own = name.partition(":")
    if kind == ME:
        return own or speaker.say("seat-me")
    return speaker.say(f"mind-{kind}") if speaker.knows(f"mind-{kind}") else name
