"""The ways in which a request to a table can be wrong, each with a name of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kingstable.kernel.message import Message
    from kingstable.kernel.record import Record


class KingstableError(Exception):
    """Root of all errors a caller may want to show to a person.

    Its text is one clear line of English; `said`, where it is given, says the same to a reader of any language.
    """

    def __init__(self, text: str = "", said: Message | None = None) -> None:
        super().__init__(text)
        self.said = said


class IllegalChoice(KingstableError):
    """The choice is not among those the open question offers, or cannot be read at all."""


class NotYourTurn(KingstableError):
    """The seat has no open question."""


class StaleChoice(KingstableError):
    """The choice answers a question that is no longer open."""


class RowBroken(KingstableError):
    """A row of choices would go past a moment that cannot be taken back."""


class GameOver(KingstableError):
    """The game has ended; nothing more can be chosen."""


class UndoRefused(KingstableError):
    """The last choice cannot be taken back; `said` says why."""

    def __init__(self, said: Message) -> None:
        super().__init__(said.id, said)


class BadOptions(KingstableError):
    """A table cannot be set up with these seats or options."""


class UnknownGame(KingstableError):
    """No game of this name is installed."""


class UnknownRules(KingstableError):
    """A game is not played by the version of its rules that a table or record was begun with."""


class UnknownComponents(KingstableError):
    """The components that a table or record was begun with are not here."""


class BadComponents(KingstableError):
    """A components file cannot be used; the text names the file and the entry."""


class BadPosition(KingstableError):
    """A position given to a score pad is malformed; the text names the place."""


class BadRecord(KingstableError):
    """A record is damaged, foreign or of another version.

    `line` is the line of the file (1 is the header), `reason` what is wrong there (`said` says it without the line),
    and `partial` what could be read before it.
    """

    def __init__(self, line: int, reason: str, partial: Record | None = None, *, said: Message | None = None) -> None:
        super().__init__(f"line {line}: {reason}", said)
        self.line = line
        self.reason = reason
        self.partial = partial
