"""Refusals: the ways in which a wish can be refused, each with a code for programs and words for people."""

from __future__ import annotations

from kingstable.kernel import (
    BadComponents,
    BadOptions,
    BadRecord,
    GameOver,
    IllegalChoice,
    KingstableError,
    Message,
    NotYourTurn,
    RowBroken,
    StaleChoice,
    UndoRefused,
    UnknownComponents,
    UnknownGame,
    UnknownRules,
    message,
)
from kingstable.minds import UnknownMind
from kingstable.play.wire import Code, Refusal

_CODES: list[tuple[type[KingstableError], Code]] = [
    (IllegalChoice, "illegal"),
    (NotYourTurn, "not_your_turn"),
    (StaleChoice, "stale"),
    (RowBroken, "row_broken"),
    (GameOver, "over"),
    (BadOptions, "bad_options"),
    (UnknownGame, "unknown_game"),
    (UnknownRules, "other_version"),
    (UnknownComponents, "other_components"),
    (BadComponents, "bad_components"),
    (UnknownMind, "unknown_mind"),
]


class Refused(KingstableError):
    """A wish that is not carried out; nothing has changed."""

    said: Message

    def __init__(self, code: Code, detail: str = "", said: Message | None = None) -> None:
        super().__init__(detail or code, said or Message(f"error-{code}".replace("_", "-")))
        self.code = code
        self.detail = detail

    def answer(self, id: str) -> Refusal:
        """What the page is told whose message had this id."""
        return Refusal(id, self.code, self.said, self.detail)


def refusal(error: KingstableError) -> Refused:
    """An error of the kernel as a table says it."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, UndoRefused):
        return Refused("undo_refused", said=error.said)
    if isinstance(error, BadRecord):
        why = error.said or message("record-damaged")
        return Refused("bad_record", str(error), message("error-bad-record", line=error.line, why=why))
    for kind, code in _CODES:
        if isinstance(error, kind):
            return Refused(code, str(error), error.said)
    return Refused("malformed", str(error), error.said)
