"""What a refusal is in HTTP: the status of each code, and the body of the answer."""

from __future__ import annotations

from kingstable.play.refused import Refused
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


def status_of(refused: Refused) -> int:
    """The HTTP status."""
    return STATUS[refused.code]


def problem_of(refused: Refused) -> Problem:
    """The body of the HTTP answer."""
    return Problem(refused.code, refused.said, refused.detail)
