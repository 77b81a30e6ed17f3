"""Finding a word in a rulebook whatever its form: стіна, стіни and стін are one word, and so are ещё and еще.

The browser client searches in the same way; `tests/words/forms.json` holds both to it.
"""

from __future__ import annotations

import re
from functools import cache

from kingstable.rulebook.book import Book, Chapter

_WORD = re.compile(r"[^\W_]+(?:['’ʼ-][^\W_]+)*")
_CYRILLIC = re.compile(r"[а-яіїєґ]")
_ENGLISH = re.compile(r"(?:'s|s'|ings?|ed|es|s|e)$")
#: Endings of nouns, adjectives and verbs in Ukrainian and Russian; the leftmost match is the longest of them.
_ENDING = re.compile(
    r"(?<=\w\w)(?:[аяоеєиіїыуюьй]|[ая](?:м|х|ми)|[оеє][мю]|[ое][йв]|[ії]в|[оеє]ві|[иі](?:[яиїюйеє]|ем|ей|єю|ям|ях|ями)|ый"
    r"|ая|яя|ое|ее|ые|[ое](?:го|му)|[иыі](?:х|м|ми)|ую|юю|ої|[аяиеую]ть|[аяиіу]ти|[аяу](?:є|ет|ють|ют)|у?йте|ите|іть"
    r"|[аи](?:в|л|ла|ли)|ував|увал[аи]|[ую]вати|[ое]вать|ировать|[ае]но|овано?)$"
)
_CONSONANT = "бвгґджзйклмнпрстфхцчшщ"
_ALTERNATES = re.compile(rf"[оеі](?=[{_CONSONANT}]$)")


def plain(text: str) -> str:
    """A text as it is compared: in small letters, with one е, and without apostrophes."""
    return re.sub(r"['’ʼ]", "", text.lower().replace("ё", "е"))


@cache
def stem(word: str) -> str:
    """What the forms of a plain word have in common."""
    if not _CYRILLIC.search(word):
        short = _ENGLISH.sub("", word.removesuffix("ies") + "y" if word.endswith("ies") else word)
        return short if len(short) > 2 else word
    kept = re.sub(rf"([{_CONSONANT}])\1$", r"\1", _ENDING.sub("", word))
    # The vowel of a closed syllable comes, goes and changes: камінь, каменя; картка, карток; поселень, поселення.
    return _ALTERNATES.sub("" if len(kept) > 3 else "о", kept)


def speaks_of(text: str, wanted: str) -> bool:
    """Whether a text has every one of the wanted words, in some form or at least begun."""
    words = [plain(word) for word in _WORD.findall(text)]
    stems = {stem(word) for word in words}
    sought = [plain(word) for word in _WORD.findall(wanted)]
    return bool(sought) and all(stem(one) in stems or any(word.startswith(one) for word in words) for one in sought)


def search(book: Book, wanted: str) -> list[Chapter]:
    """The chapters whose title has the words, and of the others the blocks that have them."""
    found = []
    for chapter in book.chapters:
        whole = speaks_of(chapter.title, wanted)
        blocks = [block for block in chapter.blocks if whole or speaks_of(block.text, wanted)]
        if blocks:
            found.append(Chapter(chapter.id, chapter.title, chapter.level, blocks))
    return found
