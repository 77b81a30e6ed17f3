"""`kingstable new-game`: writes a small game that can be played at once, as a package of its own.

It is the folder `template` of this package with one name put in the place of another: the template is itself a game,
called "New Game" (`newgame`, clauses `NEW-1.1`), with tests of its own.
"""

from __future__ import annotations

import argparse
import keyword
import re
import sys
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from kingstable.cli.desk import Desk
from kingstable.cli.errors import refused
from kingstable.kernel import find_game, game_ids

_ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_LONGEST = 40


class Name(NamedTuple):
    """A new game's name in all its forms: Stone Road, stone_road, StoneRoad, and SR for its clauses."""

    title: str
    id: str
    type: str
    prefix: str

    @property
    def dashed(self) -> str:
        return self.id.replace("_", "-")

    def put_into(self, text: str) -> str:
        """A text of the template with this name in it."""
        text = text.replace("New Game", self.title).replace("NewGame", self.type)
        text = re.sub(r"\bNEW\b", self.prefix, text)
        text = re.sub(r"(?<=-)newgame|newgame(?=-)", self.dashed, text)
        return text.replace("newgame", self.id)


def new_game(given: argparse.Namespace, desk: Desk) -> int:
    """Write the package, and say what to do next."""
    name = name_of(given.name)
    folder = Path(given.dir or f"kingstable-{name.dashed}")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise refused("cli-new-game-exists", folder=str(folder))
    write(name, folder)
    desk.console.print(desk.say("cli-new-game-written", title=name.title, folder=str(folder)), soft_wrap=True)
    python = sys.executable
    for line in (f"cd {folder}", f"{python} -m pip install -e .", f"{python} -m pytest", f"{python} -m kingstable"):
        desk.console.print(f"  {line}", soft_wrap=True, highlight=False)
    return 0


def name_of(words: str) -> Name:
    """The forms of a name as it was given, `Stone Road` or `stone_road`; raises `Refused`."""
    parts = re.split(r"[\s_-]+", words.strip())
    id = "_".join(parts).lower()
    if not _ID.fullmatch(id) or len(id) > _LONGEST or keyword.iskeyword(id):
        raise refused("cli-new-game-name", name=words)
    if id in game_ids():
        raise refused("cli-new-game-taken", name=id)
    title = " ".join(part if part != part.lower() else part.capitalize() for part in parts)
    return Name(title, id, "".join(part[0].upper() + part[1:] for part in parts), _prefix(id))


def _prefix(id: str) -> str:
    """Letters for the clauses that no installed game has: the first ones of its words, or more of them."""
    taken = {find_game(other).info.clauses for other in game_ids()}
    words = re.sub(r"[^a-z_]", "", id).upper().split("_")
    letters = "".join(words).ljust(2, "X")
    tries = ("".join(word[:1] for word in words), *(letters[:length] for length in range(2, len(letters))), letters)
    return next((each for each in tries if len(each) > 1 and each not in taken), f"{letters}X")


def write(name: Name, folder: Path) -> None:
    """Write the template into a folder, under this name."""
    for place, file in _template(files("kingstable") / "template"):
        path = folder / name.put_into(place)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name.put_into(file.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")


def _template(folder: Traversable, place: str = "") -> Iterator[tuple[str, Traversable]]:
    """Every file of the template with its place; what Python and its tools leave behind is none of it."""
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.is_file():
            yield place + each.name, each
        elif not each.name.startswith((".", "__")):
            yield from _template(each, f"{place}{each.name}/")
