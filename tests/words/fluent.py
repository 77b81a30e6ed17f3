"""What tests need to look into Fluent texts: their messages, the arguments these use, and their bare words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kingstable.kernel import find_game, game_ids
from kingstable.kernel.registry import package_of
from kingstable.lessons import lessons

_FORM = re.compile(r"_(gen|dat|acc|ins|loc|id)$")

FOLDERS = {
    "shell": files("kingstable.words"),
    "client": files("kingstable.words") / "client",
    "terminal": files("kingstable.words") / "terminal",
    "service": files("kingstable.words") / "service",
    **{id: files(package_of(find_game(id))) / "locale" for id in game_ids()},
    **{f"{id} in the client": files(package_of(find_game(id))) / "locale" / "client" for id in game_ids()},
    **{f"{id} in the lobby": files(package_of(find_game(id))) / "locale" / "lobby" for id in game_ids()},
    **{
        f"{id} in lessons": files(package_of(find_game(id))) / "locale" / "lessons"
        for id in game_ids()
        if lessons(find_game(id))
    },
    **{f"{id} in the terminal": files(package_of(find_game(id))) / "locale" / "terminal" for id in game_ids()},
}


def game_of(folder: str) -> str | None:
    """The game whose words these are, None for those of the house."""
    id = folder.partition(" ")[0]
    return id if id in game_ids() else None


def place_of(folder: str) -> str:
    """Where the words of a folder are read."""
    return "client" if folder.endswith("client") else "learning" if folder.endswith("lessons") else "terminal"


class _Look(Visitor):
    def __init__(self, with_selectors: bool = True) -> None:
        self.with_selectors = with_selectors
        self.variables: set[str] = set()
        self.words: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(_FORM.sub("", node.id.name))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if self.with_selectors:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)


def parsed(folder: str, lang: str) -> ast.Resource | None:
    """The Fluent file of a language, None when there is none."""
    path = FOLDERS[folder] / f"{lang}.ftl"
    return FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")) if path.is_file() else None


def messages(resource: ast.Resource) -> Iterator[ast.Message]:
    """The messages of a file in order."""
    return (entry for entry in resource.body if isinstance(entry, ast.Message))


def arguments(message: ast.Message) -> set[str]:
    """The arguments a message uses, whatever their case forms."""
    look = _Look()
    look.visit(message)
    return look.variables


def shown(message: ast.Message) -> set[str]:
    """The arguments that a message shows, not those by which it only chooses its words."""
    look = _Look(with_selectors=False)
    look.visit(message)
    return look.variables


def words(message: ast.Message) -> str:
    """The text of a message without its arguments; empty when it has no words."""
    look = _Look()
    if message.value is not None:
        look.visit(message.value)
    text = " ".join(look.words)
    return text if re.search(r"\w", re.sub(r"\d", "", text)) else ""
