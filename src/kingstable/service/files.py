"""How answers that seldom change are sent: compressed, and again only when they have changed."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

import brotli  # type: ignore[import-untyped]
from litestar import Request, Response

from kingstable.library.file import File

#: How a browser keeps what never changes under its address.
LASTING = "public, max-age=31536000, immutable"


def respond(request: Request[Any, Any, Any], file: File, caching: str = "no-cache") -> Response[Any]:
    """The file, or that the browser already has it."""
    headers = {"etag": file.tag, "cache-control": caching, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    accepted = request.headers.get("accept-encoding", "")
    if "br" not in file.packed and file.packed and re.search(r"\bbr\b", accepted):
        return Response(_packed(file.body), media_type=file.media_type, headers={**headers, "content-encoding": "br"})
    for encoding, packed in file.packed.items():
        if re.search(rf"\b{encoding}\b", accepted):
            return Response(packed, media_type=file.media_type, headers={**headers, "content-encoding": encoding})
    return Response(file.body, media_type=file.media_type, headers=headers)


@lru_cache(256)
def _packed(body: bytes) -> bytes:
    """Packed once, as small as can be had in a few milliseconds."""
    return bytes(brotli.compress(body, quality=10))
