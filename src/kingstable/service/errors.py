"""What a refusal is in HTTP: the status of each code, and the body of the answer."""

from __future__ import annotations

from html import escape

import msgspec

from kingstable.kernel import LANGUAGES
from kingstable.play.refused import Refused
from kingstable.play.wire import Code
from kingstable.service.wire import Notice, Problem

#: The HTTP status of every code. Each has the words ``error-<code>`` (dashes for underscores).
STATUS: dict[Code, int] = {
    "malformed": 400,
    "bad_options": 400,
    "bad_record": 400,
    "bad_notice": 400,
    "no_name": 401,
    "bad_login": 401,
    "bad_password": 403,
    "foreign_origin": 403,
    "not_seated": 403,
    "not_owner": 403,
    "private_chat": 403,
    "no_hints": 403,
    "not_found": 404,
    "unknown_table": 404,
    "unknown_game": 404,
    "unknown_mind": 404,
    "bad_link": 404,
    "bad_method": 405,
    "stale": 409,
    "row_broken": 409,
    "not_your_turn": 409,
    "illegal": 409,
    "over": 409,
    "not_over": 409,
    "undo_refused": 409,
    "no_request": 409,
    "not_started": 409,
    "already_started": 409,
    "seat_taken": 409,
    "deal_used": 409,
    "notice_failed": 409,
    "by_link_only": 409,
    "not_overdue": 409,
    "nobody_gone": 409,
    "expired": 410,
    "login_taken": 409,
    "other_version": 409,
    "other_components": 409,
    "bad_components": 409,
    "slow": 408,
    "too_large": 413,
    "long_address": 414,
    "media_type": 415,
    "rate": 429,
    "too_many": 429,
    "crowded": 429,
    "pages": 429,
    "long_head": 431,
    "wrong_tries": 429,
    "internal": 500,
    "storage": 503,
    "full": 503,
    "unsettled": 503,
    "elsewhere": 409,
    "unkept": 503,
}

#: A list of headers, as ASGI has it.
Headers = list[tuple[bytes, bytes]]
#: After so many seconds it may be tried again.
_AGAIN = {"rate": b"1", "crowded": b"10", "full": b"10"}
_PAGE = """<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Kingstable</title></head><body><h1>Kingstable</h1><p>{text}</p></body></html>
"""


def status_of(refused: Refused) -> int:
    """The HTTP status."""
    return STATUS[refused.code]


def problem_of(refused: Refused) -> Problem:
    """The body of the HTTP answer."""
    return Problem(refused.code, refused.said, refused.detail)


def notice_of(refused: Refused) -> bytes:
    """What a page is told whose socket is refused."""
    return msgspec.json.encode(Notice(refused.code, refused.said))


def answer_of(refused: Refused, asked: Headers) -> tuple[int, Headers, bytes]:
    """Status, headers and body of the answer to a request with these headers: for people a page in their language."""
    given = dict(asked)
    if b"text/html" in given.get(b"accept", b""):
        media_type, body = b"text/html; charset=utf-8", _page(refused, given.get(b"accept-language", b""))
    else:
        media_type, body = b"application/json", msgspec.json.encode(problem_of(refused))
    headers = [(b"content-type", media_type), (b"content-length", b"%d" % len(body))]
    if refused.code in _AGAIN:
        headers.append((b"retry-after", _AGAIN[refused.code]))
    return status_of(refused), headers, body


def _page(refused: Refused, wanted: bytes) -> bytes:
    from kingstable.words import Speaker  # slow to import, and seldom needed

    spoken = [part.strip()[:2].lower() for part in wanted.decode("latin-1").split(",")]
    lang = next((lang for lang in spoken if lang in LANGUAGES), "en")
    text = Speaker(lang).say(refused.said)
    return _PAGE.format(lang=lang, text=escape(text)).encode()
