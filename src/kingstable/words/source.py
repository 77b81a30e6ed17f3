"""The Fluent text of a language: messages of the shell, of one game with its components' names, and of one place.

A place is where somebody reads: ``client`` is the browser, ``terminal`` the command line, ``learning`` a lesson there,
and ``lessons`` what a lesson adds in the browser.
A game may have words for one place only, in a folder of that name beside its others; those in ``lobby`` are read before
the game is opened, those in ``lessons`` by whoever learns it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser, ast

from kingstable.kernel import LANGUAGES, AnyGame, Names, find_game, game_ids
from kingstable.kernel.registry import folder_of, package_of

#: The folders whose words are read at a place, where they are not just those of its name.
_FOLDERS = {"learning": ("terminal", "lessons"), "lessons": ("client", "lessons")}
_PLAIN = re.compile(r"[^\s{}\"\[*.][^{}\n\r]*")


def source(lang: str, game: AnyGame | str | None = None, place: str = "client") -> str:
    """What a browser needs of a language: the client's own messages, or those that a game adds to them."""
    return _joined(lang, lambda each: _of_house(each, "client") if game is None else _of_game(each, game, place))


@cache
def text_of(lang: str, game: AnyGame | None, place: str) -> str:
    """All messages for a reader at a place, those of a game too, which need not be installed."""

    def layers(each: str) -> Iterator[str]:
        if game is not None:
            yield from _of_game(each, game, place)
        yield from _of_house(each, place)

    return _joined(lang, layers)


def _joined(lang: str, layers: Callable[[str], Iterable[str]]) -> str:
    """Each id once, from the first layer that has it; a message that a language lacks is given in English."""
    taken: dict[str, str] = {}
    for each in dict.fromkeys((lang, LANGUAGES[0])):
        for layer in layers(each):
            for id, text in entries(layer):
                taken.setdefault(id, text)
    return "\n".join(taken.values()) + "\n"


def _of_game(lang: str, game: AnyGame | str, place: str) -> Iterator[str]:
    """The texts of a game in one language, the one that wins over the others first."""
    found = find_game(game) if isinstance(game, str) else game
    folder = files(package_of(found)) / "locale"
    yield named_texts(_own_names(found), lang)
    yield _read(folder / f"{lang}.ftl")
    for part in _FOLDERS.get(place, (place,)):
        yield _read(folder / part / f"{lang}.ftl")
    yield named_texts(found.names, lang)


def _own_names(game: AnyGame) -> dict[str, Names]:
    """The names that an owner's components give to things: they win over the shipped ones and their case forms."""
    if not game.info.components:
        return {}
    shipped = find_game(game.info.id, "").names
    return {id: names for id, names in game.names.items() if names != shipped.get(id)}


def _of_house(lang: str, place: str) -> Iterator[str]:
    """The texts that serve all games, and what each game has to say in the lobby."""
    here = files(__package__)
    yield _read(here / f"{lang}.ftl")
    for part in _FOLDERS.get(place, (place,)):
        yield _read(here / part / f"{lang}.ftl")
    yield _read(here / "service" / f"{lang}.ftl")
    if place == "client":
        for id in game_ids():
            yield _read(folder_of(id) / "locale" / "lobby" / f"{lang}.ftl")


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
