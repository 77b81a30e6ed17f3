"""Answers that seldom change: compressed once, and sent again only when they have changed."""

from __future__ import annotations

import gzip
from hashlib import blake2b
from typing import Any, NamedTuple

from litestar import Request, Response

#: How a browser keeps what never changes under its address.
LASTING = "public, max-age=31536000, immutable"


class File(NamedTuple):
    """A body as it is sent, plain or packed, and a tag by which a browser knows it again."""

    body: bytes
    packed: bytes | None
    tag: str
    media_type: str


def make(body: bytes, media_type: str) -> File:
    """Pack a body, where that makes it smaller."""
    packed = gzip.compress(body, 9, mtime=0) if len(body) > 500 else None
    if packed is not None and len(packed) > len(body) * 0.9:
        packed = None
    return File(body, packed, f'"{blake2b(body, digest_size=12).hexdigest()}"', media_type)


def respond(request: Request[Any, Any, Any], file: File, caching: str = "no-cache") -> Response[Any]:
    """The file, or that the browser already has it."""
    headers = {"etag": file.tag, "cache-control": caching, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.packed
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=file.media_type, headers=headers)
