"""Who sits where: seats as they are written on a command line and in a save file."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from kingstable.cli.errors import refused, unknown
from kingstable.kernel import AnyGame
from kingstable.minds import mind_ids
from kingstable.words import Speaker

ME = "me"
_LONGEST = 30  # letters of a name that are shown


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
    """What the seats of a record are called: names as they are, minds and nameless people in words."""
    return _numbered([_mind(name, speaker) for name in shown_people(names, speaker)])


def shown_people(names: Sequence[str], speaker: Speaker) -> list[str]:
    """What people are called; minds keep their ids."""
    kinds = [_clean(name).partition(":") for name in names]
    return [(own or speaker.say("seat-me")) if kind == ME else kind + colon + own for kind, colon, own in kinds]


def _clean(name: str) -> str:
    """A name from a file, without what could move the cursor or flood the screen."""
    return "".join(letter for letter in name if letter.isprintable())[:_LONGEST]


def _mind(name: str, speaker: Speaker) -> str:
    return speaker.say(f"mind-{name}") if speaker.knows(f"mind-{name}") else name


def _numbered(names: list[str]) -> list[str]:
    """Equal names get numbers."""
    return [
        f"{name} {names[: index + 1].count(name)}" if names.count(name) > 1 else name
        for index, name in enumerate(names)
    ]
