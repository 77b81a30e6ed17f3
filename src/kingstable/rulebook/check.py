"""What every rulebook keeps to: one text in all languages, all clauses told, and a first page to start from."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import zip_longest

from kingstable.kernel import LANGUAGES, AnyGame
from kingstable.kernel.clauses import clauses_of
from kingstable.rulebook.book import Book, Chapter, book, untold

#: The chapters that all rulebooks share, as far as they have them, in this order.
ORDER = (
    "start", "goal", "table", "setup", "round", "turn", "end", "scoring", "solo", "example", "questions", "reminders",
)  # fmt: skip
#: How many words the first page may have, from which one can start playing.
FIRST_PAGE = 350
#: Which part of the numbered clauses may go untold, in percent.
UNTOLD = 10

_NUMBERED = re.compile(r"[A-Z]+-\d+\.\d+")


def faults(game: AnyGame) -> Iterator[str]:
    """Everything that is wrong with the rulebook of a game; whether it has one is not asked."""
    books = {lang: book(game, lang) for lang in LANGUAGES}
    found = [each for lang, each in books.items() if each is not None and each.lang == lang]
    if 0 < len(found) < len(LANGUAGES):
        yield f"not in every language, only in {' '.join(each.lang for each in found)}"
    for each in found:
        yield from _in_form(each)
        yield from _unlike(found[0], each)
    if found:
        yield from _untold(game, found[0])


def _in_form(book: Book) -> Iterator[str]:
    """What is wrong with one text by itself."""
    ids = [chapter.id for chapter in book.chapters]
    for id in sorted({id for id in ids if ids.count(id) > 1}):
        yield f"{book.lang}: two chapters {id!r}"
    shared = [chapter.id for chapter in book.chapters if chapter.level == 2 and chapter.id in ORDER]
    if shared != sorted(shared, key=ORDER.index):
        yield f"{book.lang}: the chapters stand in another order than elsewhere: {' '.join(shared)}"
    if not book.title or ids[:1] != ["start"]:
        yield f"{book.lang}: it begins with a title and the chapter 'start'"
    elif (words := _words(book.chapters[0])) > FIRST_PAGE:
        yield f"{book.lang}: the first page has {words} words, more than {FIRST_PAGE}"


def _words(chapter: Chapter) -> int:
    return sum(len(re.findall(r"[^\W_]+(?:[’-][^\W_]+)*", block.text)) for block in chapter.blocks if not block.picture)


def _unlike(one: Book, other: Book) -> Iterator[str]:
    """Where two languages part: other chapters, or at the same place another kind of block, clauses or picture."""
    heads = [[(chapter.id, chapter.level) for chapter in each.chapters] for each in (one, other)]
    if heads[0] != heads[1]:
        parted = next(pair for pair in zip_longest(*heads) if pair[0] != pair[1])
        yield f"{one.lang} and {other.lang} have other chapters, first {parted[0]} and {parted[1]}"
        return
    for chapter, same in zip(one.chapters, other.chapters, strict=True):
        blocks = [[(block.kind, block.clauses, block.picture) for block in each.blocks] for each in (chapter, same)]
        for number, (block, twin) in enumerate(zip_longest(*blocks), 1):
            if block != twin:
                yield f"{chapter.id}, block {number}: {one.lang} has {block}, {other.lang} {twin}"


def _untold(game: AnyGame, book: Book) -> Iterator[str]:
    """What is wrong with the clauses that blocks name, and with those that none does."""
    law, left_out = clauses_of(game) or frozenset(), untold(game)
    told = {id for chapter in book.chapters for block in chapter.blocks for id in block.clauses}
    for what, ids in {
        "told, but no clause": told - law,
        "left out, but no clause": left_out.keys() - law,
        "both told and left out": told & left_out.keys(),
        "neither told nor left out": law - told - left_out.keys(),
    }.items():
        if ids:
            yield f"{what}: {' '.join(sorted(ids, key=_by_number))}"
    numbered = [id for id in law if _NUMBERED.fullmatch(id)]
    missing = [id for id in numbered if id in left_out]
    if len(missing) * 100 > len(numbered) * UNTOLD:
        yield f"{len(missing)} of {len(numbered)} numbered clauses are left out, more than {UNTOLD} %"


def _by_number(id: str) -> list[str | int]:
    return [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", id)]
