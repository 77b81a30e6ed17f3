"""The Fluent text of a language: messages of the shell, of one game with its components' names, and of one place.

A place is where somebody reads: ``client`` is the browser, ``terminal`` the command line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser, ast

from kingstable.kernel import LANGUAGES, AnyGame, Names, find_game
from kingstable.kernel.registry import package_of

_PLAIN = re.compile(r"[^\s{}\"\[*.][^{}\n\r]*")


def source(lang: str, game_id: str | None = None) -> str:
    """All messages that a browser needs, each id once; with a game, those of the game too.

    A message that a language lacks is given in English.
    """
    return text_of(lang, None if game_id is None else find_game(game_id), "client")  # type: ignore[arg-type]


@cache
def text_of(lang: str, game: AnyGame | None, place: str) -> str:
    """As `source`, for any place, and for a game that need not be installed."""
    taken: set[str] = set()
    parts: list[str] = []
    for each in dict.fromkeys((lang, LANGUAGES[0])):
        for layer in _layers(each, game, place):
            for id, text in entries(layer):
                if id not in taken:
                    taken.add(id)
                    parts.append(text)
    return "\n".join(parts) + "\n"


def _layers(lang: str, game: AnyGame | None, place: str) -> Iterator[str]:
    """The texts of one language, the one that wins over the others first."""
    if game is not None:
        yield _read(files(package_of(game)) / "locale" / f"{lang}.ftl")
        yield named_texts(game.names, lang)
    here = files(__package__)
    yield _read(here / f"{lang}.ftl")
    yield _read(here / place / f"{lang}.ftl")
    yield _read(here / "service" / f"{lang}.ftl")


def _read(path: Traversable) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def named_texts(names: Mapping[str, Names], lang: str) -> str:
    """Names of components as Fluent messages."""
    return "".join(f"{id} = {_quoted(texts.get(lang) or texts[LANGUAGES[0]])}\n" for id, texts in names.items())


def _quoted(text: str) -> str:
    """A text that Fluent takes literally."""
    if _PLAIN.fullmatch(text) and text == text.strip():
        return text
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\u000A").replace("\r", "\\u000D")
    return f'{{ "{escaped}" }}'


def entries(text: str) -> Iterator[tuple[str, str]]:
    """Each message and term of a Fluent text with its id (a term's begins with a dash), in order."""
    for entry in FluentParser(with_spans=True).parse(text).body:
        if isinstance(entry, ast.Message | ast.Term) and entry.span is not None:
            dash = "-" if isinstance(entry, ast.Term) else ""
            start = entry.id.span.start - len(dash) if entry.id.span is not None else entry.span.start
            yield dash + entry.id.name, text[start : entry.span.end].rstrip()
