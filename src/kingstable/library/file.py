"""A body that seldom changes, packed once in all the ways in which it is sent."""

from __future__ import annotations

import gzip
from hashlib import blake2b
from typing import NamedTuple


class File(NamedTuple):
    """A body as it is sent, plain or packed in one of several ways, and a tag by which a browser knows it again."""

    body: bytes
    #: By the name of the encoding, the smallest first.
    packed: dict[str, bytes]
    tag: str
    media_type: str


#: How a body begins that is packed as it is.
GZIP = b"\x1f\x8b"


def make(body: bytes, media_type: str, brotli: bytes | None = None) -> File:
    """Pack a body, where that makes it smaller; whoever has packed it better before brings that along."""
    packed = {} if brotli is None else {"br": brotli}
    if len(body) > 500 and not body.startswith(GZIP):
        packed["gzip"] = gzip.compress(body, 9, mtime=0)
    smaller = {encoding: short for encoding, short in packed.items() if len(short) <= len(body) * 0.9}
    return File(body, smaller, f'"{blake2b(body, digest_size=12).hexdigest()}"', media_type)
