"""Rulebooks for people: each game's, in each language, read into chapters of blocks that name the clauses they tell.

A rulebook is Markdown of few forms: a title, headings with an id (`## A turn {#turn}`), and blocks parted by empty
lines: a paragraph, a list, a table, an example (`> `) or a picture. A block may end with clauses: `[KB-6.1 KB-6.2]`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final, Literal

import msgspec
from msgspec import Struct

from kingstable.kernel import LANGUAGES, AnyGame, KingstableError
from kingstable.kernel.registry import package_of

_HEADING = re.compile(r"(?P<marks>#{1,3}) +(?P<title>.*?)(?: *\{#(?P<id>[a-z0-9]+(?:-[a-z0-9]+)*)\})?")
_CLAUSES = re.compile(r"\s*\[(?P<ids>[A-Z]{2,}-[\w.]+(?: [A-Z]{2,}-[\w.]+)*)\]$")
_PICTURE = re.compile(r"!\[(?P<text>[^\]]+)\]\(picture:(?P<name>[a-z0-9-]+)\)")

#: Chapters that tell once more, or in short, what others tell in its place.
SUMMARIES: Final = frozenset({"start", "example", "questions", "reminders"})

Kind = Literal["text", "list", "table", "example", "picture"]
#: Why no paragraph tells a clause: it is for programs only, rules on a rare case, or is a worked example.
Reason = Literal["program", "rare", "example"]


class BadRulebook(KingstableError):
    """A rulebook is not written as rulebooks are."""


class Block(Struct):
    """What tells one thing; `text` is Markdown, an example without its mark, without the clauses that it tells.

    Of a picture, it says what is to be seen there.
    """

    kind: Kind
    text: str
    clauses: list[str]
    #: The name of a picture.
    picture: str = ""


class Chapter(Struct):
    """A heading with the blocks directly below it; its id is the same in every language."""

    id: str
    title: str
    level: int
    blocks: list[Block]


class Book(Struct):
    """A rulebook in one language."""

    lang: str
    title: str
    chapters: list[Chapter]


def places(chapter: Chapter) -> Iterator[tuple[str, Block]]:
    """The blocks of a chapter, each with its place: `tower-2` is the second of them; pictures go by their names."""
    number = 0
    for block in chapter.blocks:
        number += not block.picture
        yield f"{chapter.id}-{block.picture or number}", block


def book(game: AnyGame, lang: str) -> Book | None:
    """The rulebook of a game in this language, else in the first that it has; None where it has none."""
    package = package_of(game).partition("@")[0]
    found = (_book(package, each) for each in (lang, *LANGUAGES))
    return next((each for each in found if each is not None), None)


@cache
def _book(package: str, lang: str) -> Book | None:
    path = files(package) / "rulebook" / f"{lang}.md"
    return read(path.read_text(encoding="utf-8"), lang) if path.is_file() else None


def told(book: Book) -> dict[str, str]:
    """Where each clause is told: the id of a chapter and the number of a block in it, as `tower-2`.

    A clause that is told several times is told best where its own subject is, and not in a summary or an example.
    """
    best: dict[str, tuple[bool, str]] = {}
    for chapter in book.chapters:
        for place, block in places(chapter):
            aside = chapter.id in SUMMARIES or block.kind == "example"
            for clause in block.clauses:
                if clause not in best or (best[clause][0] and not aside):
                    best[clause] = aside, place
    return {clause: place for clause, (_, place) in best.items()}


def refusals(game: AnyGame) -> dict[str, str]:
    """The clause behind each reason why something cannot be chosen, by the id of its message."""
    path = files(package_of(game).partition("@")[0]) / "rulebook" / "refusals.json"
    return msgspec.json.decode(path.read_bytes(), type=dict[str, str]) if path.is_file() else {}


def untold(game: AnyGame) -> dict[str, Reason]:
    """The clauses that the rulebook of a game leaves out, and why."""
    path = files(package_of(game).partition("@")[0]) / "rulebook" / "untold.json"
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Reason])


def read(text: str, lang: str) -> Book:
    """A rulebook from its text; raises `BadRulebook`."""
    title, chapters = "", list[Chapter]()
    for block in re.split(r"\n\s*\n", text.strip()):
        heading = _HEADING.fullmatch(block)
        if heading and len(heading["marks"]) == 1 and not title:
            title = heading["title"]
        elif heading and heading["id"]:
            chapters.append(Chapter(heading["id"], heading["title"], len(heading["marks"]), []))
        elif block.startswith("#"):
            raise BadRulebook(f"{lang}: a heading takes a line of its own and an id: {block!r}")
        elif not chapters:
            raise BadRulebook(f"{lang}: this stands before the first chapter: {block!r}")
        else:
            chapters[-1].blocks.append(_block(block, lang))
    return Book(lang, title, chapters)


def _block(text: str, lang: str) -> Block:
    told = _CLAUSES.search(text)
    lines = (text[: told.start()] if told else text).split("\n")
    kind = _kind(lines)
    if kind is None:
        raise BadRulebook(f"{lang}: a block of two kinds: {text!r}")
    if kind == "example":
        lines = [line.removeprefix(">").strip() for line in lines]
    if picture := _PICTURE.fullmatch(" ".join(lines)):
        return Block(kind, picture["text"], told["ids"].split() if told else [], picture["name"])
    joined = "\n".join(lines) if kind == "table" else re.sub(r"\n(?!- )\s*", " ", "\n".join(lines))
    return Block(kind, joined, told["ids"].split() if told else [])


def _kind(lines: list[str]) -> Kind | None:
    """What a block is by the marks of its lines; None where they do not agree."""
    if _PICTURE.fullmatch(" ".join(lines)):
        return "picture"
    if all(line.startswith("|") for line in lines):
        return "table"
    if all(line.startswith(">") for line in lines):
        return "example"
    if lines[0].startswith("- ") and all(line.startswith(("- ", "  ")) for line in lines):
        return "list"
    return None if any(line.startswith(("- ", "|", ">", "![")) for line in lines) else "text"
