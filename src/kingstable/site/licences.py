"""The page of a site that says whose work it stands on, with the text of every licence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from email import message_from_bytes
from html import escape
from importlib.resources import files
from io import BytesIO
from zipfile import ZipFile

import msgspec

from kingstable.site.python import PINS


class Licence(msgspec.Struct):
    """Something that is used, and on which terms; without a text it is the usual one of that licence."""

    name: str
    version: str
    licence: str
    text: str = ""
    home: str = ""


_PYTHON = (
    Licence("Pyodide", PINS.pyodide, "MPL-2.0", home="https://github.com/pyodide/pyodide"),
    Licence("CPython", PINS.python, "PSF-2.0", home="https://github.com/python/cpython"),
)
#: A file of its own, since a server allows no style in a page.
STYLE = """\
body { max-width: 50em; margin: 2em auto; padding: 0 1em; font: 1rem/1.5 sans-serif; overflow-wrap: anywhere }
pre { white-space: pre-wrap }
summary { padding: 0.5em 0 }
"""
_PAGE = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Kingstable: licences</title>
    <link rel="stylesheet" href="./licences.css" />
  </head>
  <body>
    <h1>Licences</h1>
    <p>Kingstable is under the MIT licence. It stands on the work of others:</p>
{parts}
  </body>
</html>
"""


def licences_page(client: bytes, wheels: Iterable[bytes]) -> str:
    """The page; the client brings a list of what is in it, and each wheel its own licence."""
    found = [*_PYTHON, *map(_of_wheel, wheels), *msgspec.json.decode(client, type=list[Licence])]
    return _PAGE.format(parts="\n".join(_shown(each) for each in sorted(found, key=lambda each: each.name.lower())))


def _shown(licence: Licence) -> str:
    title = escape(f"{licence.name} {licence.version}".strip())
    link = f' · <a href="{escape(licence.home)}">{escape(licence.home)}</a>' if licence.home else ""
    text = licence.text or _usual(licence.licence)
    return f"    <h2>{title}</h2>\n    <p>{escape(licence.licence)}{link}</p>\n{_folded(text)}"


def _folded(text: str) -> str:
    return f"    <details><summary>Text</summary><pre>{escape(text)}</pre></details>" if text else ""


def _usual(licence: str) -> str:
    file = files("kingstable.site") / "licences" / f"{licence}.txt"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def _of_wheel(wheel: bytes) -> Licence:
    with ZipFile(BytesIO(wheel)) as archive:
        about = message_from_bytes(archive.read(next(_named(archive, "/METADATA"))))
        text = "\n".join(archive.read(name).decode() for name in _named(archive, "/LICENSE"))
    return Licence(about["Name"], about["Version"], about["License-Expression"], text)


def _named(archive: ZipFile, ending: str) -> Iterator[str]:
    return (name for name in archive.namelist() if name.endswith(ending))
