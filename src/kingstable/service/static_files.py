"""The built browser client: its files, compressed and cached, and index.html for every page of it; a site beside it."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path
from typing import Any

import litestar
from litestar import Request, Response
from litestar.di import NamedDependency
from litestar.params import FromPath

from kingstable.library.file import File, make
from kingstable.play.refused import Refused
from kingstable.service.files import LASTING, respond
from kingstable.service.hall import Hall

FOLDER = Path(__file__).with_name("static")
#: Where pages find the site of a host who has one, to play in the browser while the server is away.
HERE = "/here"

_MISSING = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Kingstable</title></head><body>
<h1>The browser client has not been built</h1>
<p>The server runs, and its API is at <a href="{root}/api">{root}/api</a>. In a checkout, <code>make setup</code> builds
the client (it needs Node.js); an installed Kingstable brings it along.</p>
</body></html>
"""


_files: dict[tuple[Path, str], tuple[int, File]] = {}


def _load(path: Path, root: str = "") -> File | None:
    """A file; in a page, the path under which people reach the server stands before the addresses of its files."""
    try:
        changed = path.stat().st_mtime_ns
        known, file = _files.get((path, root), (0, None))
        if file is None or known != changed:
            media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            body = path.read_bytes()
            if media_type == "text/html":
                body = body.replace(b'="./', f'="{root}/'.encode())
            beside = path.with_name(path.name + ".br")  # by the build
            file = make(body, media_type, beside.read_bytes() if beside.is_file() else None)
            _files[path, root] = changed, file
    except OSError:
        return None
    return file


def client_version() -> str:
    """The name of the script with which pages begin: it changes with every change of the client. Empty if not built."""
    index = _load(FOLDER / "index.html")
    found = re.search(rb'src="/assets/([^"]+)"', index.body) if index else None
    return found[1].decode() if found else ""


def _find(folder: Path, name: str, root: str = "") -> tuple[File | None, bool]:
    """A file of a folder, and whether its name changes with its content; pages are index.html."""
    folder = folder.resolve()
    try:
        path = (folder / name.lstrip("/")).resolve()
        found = path != folder and path.is_relative_to(folder) and path.is_file()
    except (OSError, ValueError):  # a name that no file can have
        raise Refused("not_found", "there is no such file") from None
    if found:
        return _load(path, root), path.parent.name == "assets" or path.suffix == ".gz"
    if "." in path.name:
        raise Refused("not_found", "there is no such file")
    return _load(folder / "index.html", root), False


def of_site(path: str) -> bool:
    """Whether an address is of the site."""
    return f"{path}/".startswith(f"{HERE}/")


@litestar.get(["/", "/{path:path}"], include_in_schema=False)
async def static_file(
    request: Request[Any, Any, Any], hall: NamedDependency[Hall], path: FromPath[str] = "/"
) -> Response[bytes]:
    """A file of the client, or its index page."""
    if path.startswith("/api/"):
        raise Refused("not_found", "the API has no such address")
    root, site = hall.settings.root, hall.settings.site
    if site and of_site(path):
        file, lasting = _find(Path(site), path.removeprefix(HERE), root + HERE)
    else:
        file, lasting = _find(FOLDER, path, root)
    if file is None:
        page = _MISSING.format(root=root).encode()
        return Response(page, media_type="text/html", headers={"cache-control": "no-store"})
    return respond(request, file, LASTING if lasting else "no-cache")
