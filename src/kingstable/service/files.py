"""Answers that seldom change: compressed once, and sent again only when they have changed."""

from __future__ import annotations

import gzip
import re
from hashlib import blake2b
from typing import Any, NamedTuple

from litestar import Request, Response

#: How a browser keeps what never changes under its address.
LASTING = "public, max-age=31536000, immutable"


class File(NamedTuple):
    """A body as it is sent, plain or packed in one of several ways, and a tag by which a browser knows it again."""

    body: bytes
    #: By the name of the encoding, the smallest first.
    packed: dict[str, bytes]
    tag: str
    media_type: str


def make(body: bytes, media_type: str, brotli: bytes | None = None) -> File:
    """Pack a body, where that makes it smaller; whoever has packed it better before brings that along."""
    packed = {} if brotli is None else {"br": brotli}
    if len(body) > 500:
        packed["gzip"] = gzip.compress(body, 9, mtime=0)
    smaller = {encoding: short for encoding, short in packed.items() if len(short) <= len(body) * 0.9}
    return File(body, smaller, f'"{blake2b(body, digest_size=12).hexdigest()}"', media_type)


def respond(request: Request[Any, Any, Any], file: File, caching: str = "no-cache") -> Response[Any]:
    """The file, or that the browser already has it."""
    headers = {"etag": file.tag, "cache-control": caching, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    accepted = request.headers.get("accept-encoding", "")
    for encoding, packed in file.packed.items():
        if re.search(rf"\b{encoding}\b", accepted):
            return Response(packed, media_type=file.media_type, headers={**headers, "content-encoding": encoding})
    return Response(file.body, media_type=file.media_type, headers=headers)
