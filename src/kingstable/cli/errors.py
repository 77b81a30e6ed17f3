"""What is wrong with a command line, said in one line and in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING

from kingstable.kernel import AnyGame, BadRecord, KingstableError, Message, message

if TYPE_CHECKING:
    from kingstable.cli.desk import Desk


class Refused(KingstableError):
    """A command that cannot be done."""


def refused(id: str, **args: str | int | Message) -> Refused:
    """Shorthand for `Refused`."""
    return Refused(id, message(id, **args))


def unknown(kind: str, name: str, known: Sequence[str], **args: str) -> Refused:
    """No such game, mind, option ...: with the one that was probably meant, or all there are."""
    close = get_close_matches(name, known, 1, 0.55)
    hint = message("cli-did-you-mean", name=close[0]) if close else message("cli-there-are", names=list(known))
    return refused(f"cli-unknown-{kind}", name=name, hint=hint, **args)


def reason_of(error: BadRecord) -> Message | str:
    """What is wrong with a line of a record."""
    return error.said or error.reason


def told(error: Exception, desk: Desk, game: AnyGame | None = None) -> str:
    """An error in one line, with the words of the game that it is about."""
    if isinstance(error, KingstableError) and error.said is not None:
        return (desk.speaker_of(game) if game is not None else desk.speaker).say(error.said)
    if isinstance(error, OSError):
        return f"{error.filename}: {error.strerror}" if error.filename else str(error)
    return " ".join(str(error).split())
