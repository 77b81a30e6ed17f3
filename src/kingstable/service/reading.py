"""What pages say, read: a message, or under which id to say that it cannot be understood."""

from __future__ import annotations

import msgspec

from kingstable.play.refused import Refused
from kingstable.service import wire

_decoder: msgspec.json.Decoder[wire.FromPage] = msgspec.json.Decoder(wire.FromPage)


class _Named(msgspec.Struct):
    id: str = ""


_named = msgspec.json.Decoder(_Named)


def id_of(raw: str | bytes) -> str:
    """The id by which the page will know the answer, even to a message that is otherwise malformed."""
    try:
        return _named.decode(raw).id[:64]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""


def read(raw: str | bytes) -> wire.FromPage:
    """The message; raises `Refused`."""
    try:
        return _decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("malformed", str(error)) from None
