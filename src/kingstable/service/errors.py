"""The ways in which a request to the service can be refused, each with its code, HTTP status and translatable words."""

from __future__ import annotations

from kingstable.kernel import (
    BadComponents,
    BadOptions,
    GameOver,
    IllegalChoice,
    KingstableError,
    Message,
    NotYourTurn,
    StaleChoice,
    UndoRefused,
    UnknownComponents,
    UnknownGame,
)
from kingstable.minds import UnknownMind
from kingstable.rulebook import UnknownClause
from kingstable.service.wire import Problem

#: Every code a client may meet, with its HTTP status. Each has the words ``error-<code>`` (dashes for underscores).
STATUS = {
    "malformed": 400,
    "bad_options": 400,
    "no_name": 401,
    "bad_login": 401,
    "foreign_origin": 403,
    "not_seated": 403,
    "not_owner": 403,
    "not_found": 404,
    "unknown_table": 404,
    "unknown_game": 404,
    "unknown_mind": 404,
    "bad_method": 405,
    "stale": 409,
    "not_your_turn": 409,
    "illegal": 409,
    "over": 409,
    "not_over": 409,
    "undo_refused": 409,
    "no_request": 409,
    "not_started": 409,
    "already_started": 409,
    "seat_taken": 409,
    "by_link_only": 409,
    "not_overdue": 409,
    "login_taken": 409,
    "other_version": 409,
    "other_components": 409,
    "bad_components": 409,
    "too_large": 413,
    "media_type": 415,
    "rate": 429,
    "too_many": 429,
    "internal": 500,
    "storage": 503,
}

_KERNEL: list[tuple[type[KingstableError], str]] = [
    (IllegalChoice, "illegal"),
    (NotYourTurn, "not_your_turn"),
    (StaleChoice, "stale"),
    (GameOver, "over"),
    (BadOptions, "bad_options"),
    (UnknownGame, "unknown_game"),
    (UnknownComponents, "other_components"),
    (BadComponents, "bad_components"),
    (UnknownMind, "unknown_mind"),
    (UnknownClause, "not_found"),
]


class Refused(KingstableError):
    """A request that is not carried out; nothing has changed."""

    said: Message

    def __init__(self, code: str, detail: str = "", said: Message | None = None) -> None:
        super().__init__(detail or code, said or Message(f"error-{code}".replace("_", "-")))
        self.code = code
        self.detail = detail

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.code]

    @property
    def problem(self) -> Problem:
        """The body of the HTTP answer."""
        return Problem(self.code, self.said, self.detail)


def refusal(error: KingstableError) -> Refused:
    """An error of the kernel as the service says it."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, UndoRefused):
        return Refused("undo_refused", said=error.said)
    for kind, code in _KERNEL:
        if isinstance(error, kind):
            return Refused(code, str(error), error.said)
    return Refused("malformed", str(error), error.said)
