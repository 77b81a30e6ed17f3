"""The clauses of a game's rules: where its document lies, and which of them it defines."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from kingstable.kernel.game import AnyGame
from kingstable.kernel.registry import package_of

#: A clause is defined where its id opens a line: `- **KB-7.3** ...`, `| **VIS-D8** | ...`, `#### KB-X58 Title`,
#: `**FK-D4.** ...`.
DEFINED: Final = re.compile(
    r"^ *(?P<mark>[-*] |\| *|#+ )?(?:\*\*)?(?P<id>[A-Z]{2,}-(?:\d+\.\d+|[A-Z]\d+))\b\.?(?:\*\*)?(?P<rest>.*)$",
    re.MULTILINE,
)


def document(id: str, package: str) -> Traversable | None:
    """The rules of a game: ours lie together, in the wheel or a checkout, others as ``rules.md`` in their package."""
    house = files("kingstable")
    places = [house / "rules" / f"{id}.md", house / ".." / ".." / "docs" / "rules" / f"{id}.md"]
    if package:
        places.append(files(package) / "rules.md")
    return next((path for path in places if path.is_file()), None)


@cache
def clauses_of(game: AnyGame) -> frozenset[str] | None:
    """The ids of all clauses that the rules of a game define; None where there are no rules to read."""
    path = document(game.info.id, package_of(game).partition("@")[0])
    if path is None:
        return None
    return frozenset(found["id"] for found in DEFINED.finditer(path.read_text(encoding="utf-8")))
