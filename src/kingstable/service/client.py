"""The built browser client: its files, compressed and cached, and index.html for every page of it."""

from __future__ import annotations

import gzip
import mimetypes
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import litestar
from litestar import Request, Response
from litestar.params import FromPath

from kingstable.service.errors import Refused

FOLDER = Path(__file__).with_name("static")

_MISSING = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Kingstable</title></head><body>
<h1>The browser client has not been built</h1>
<p>The server runs, and its API is at <a href="/api">/api</a>. In a checkout, <code>make setup</code> builds the client
(it needs Node.js); an installed Kingstable brings it along.</p>
</body></html>
"""


class File(NamedTuple):
    """A file as it is sent."""

    changed: int
    body: bytes
    packed: bytes | None
    tag: str
    media_type: str


_files: dict[Path, File] = {}


def _load(path: Path) -> File | None:
    try:
        changed = path.stat().st_mtime_ns
        known = _files.get(path)
        if known is not None and known.changed == changed:
            return known
        body = path.read_bytes()
    except OSError:
        return None
    media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = gzip.compress(body, 9, mtime=0) if len(body) > 500 else None
    if packed is not None and len(packed) > len(body) * 0.9:
        packed = None
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    found = _files[path] = File(changed, body, packed, tag, media_type)
    return found


def _find(name: str) -> tuple[File | None, bool]:
    """A file of the client, and whether its name changes with its content; pages are index.html."""
    folder = FOLDER.resolve()
    path = (folder / name.lstrip("/")).resolve()
    if path != folder and path.is_relative_to(folder) and path.is_file():
        return _load(path), path.parent.name == "assets"
    if "." in path.name:
        raise Refused("not_found", "there is no such file")
    return _load(folder / "index.html"), False


@litestar.get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the client, or its index page."""
    if path.startswith("/api/"):
        raise Refused("not_found", "the API has no such address")
    file, lasting = _find(path)
    if file is None:
        return Response(_MISSING.encode(), media_type="text/html", headers={"cache-control": "no-store"})
    headers = {
        "etag": file.tag,
        "cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache",
        "vary": "accept-encoding",
    }
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.packed
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=file.media_type, headers=headers)
