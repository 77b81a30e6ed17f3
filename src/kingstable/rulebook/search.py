"""Finding a word in a rulebook whatever its form: стіна, стіни and стін are one word, and so are ещё and еще.

The browser client searches in the same way; `tests/words/forms.json` holds both to it.
"""

from __future__ import annotations

import re
from functools import cache

from kingstable.rulebook.book import Book, Chapter

_WORD = re.compile(r"[^\W_]+(?:['’ʼ][^\W_]+)*")
_CYRILLIC = re.compile(r"[а-яіїєґ]")
_ENGLISH = re.compile(r"(?:'s|s'|ings?|ed|es|s|e)$")
#: Endings of nouns and adjectives, and those of verbs, in Ukrainian and Russian; the leftmost match is the longest.
#: That нічого looks like a form of нічия is chance.
_NOUN = re.compile(
    r"(?<=\w\w)(?!(?<=^ніч)ого)(?:[аяоеєиіїыуюьй]|[ая](?:м|х|ми)|[оеє][мю]|[ое][йв]|[ії]в|[оеє]ві"
    r"|[иі](?:[яиїюйеє]|ем|ей|єї|єю|ям|ях|ями)|ый|ая|яя|ое|ее|ые|ь?[ое](?:го|му)|[иыі](?:х|м|ми)|ую|юю|(?<=\w{4})ью|ь?о[їю])$"
)
_VERB = re.compile(
    r"(?<=\w\w)(?:[аяиеую]ть|[аяиіу]ти|[аеиуюя]т|[аяу](?:є|єте|ємо|ет|ють|ют)|у?йте|ьте|ите|іть|[аи](?:в|л|ла|ли)"
    r"|[оеу]ва(?:в|л|ла|ли)|[ую]вати|[ое]вать|ировать|[ае]но|овано?)$"
)
#: What may be all of an ending that looks longer: готові, Автому.
_VOWEL = re.compile(r"(?<=\w\w)[аяоеєиіїыую]$")
_CONSONANT = "бвгґджзйклмнпрстфхцчшщ"
_DOUBLED = re.compile(rf"([{_CONSONANT}])\1$")
#: One of many: городянин, горожанин.
_SINGLE = re.compile(r"(?<=[ая]н)ин$")
#: The vowel of a closed syllable comes, goes and changes: камінь, каменя; картка, карток; милість, милості.
_ALTERNATES = re.compile(rf"ь?[оеі](?=[{_CONSONANT}]$)|(?<=\w\w)[оі](?=ст$)")
#: A consonant before і, and what it is elsewhere: руці, рука; дорозі, дорога.
_SOFTENED = {"ці": "к", "зі": "г", "сі": "х"}


def plain(text: str) -> str:
    """A text as it is compared: in small letters, with one е, and without apostrophes."""
    return re.sub(r"['’ʼ]", "", text.lower().replace("ё", "е"))


@cache
def stems(word: str) -> frozenset[str]:
    """What a plain word may have in common with its other forms, be it a noun or a verb."""
    if not _CYRILLIC.search(word):
        short = _ENGLISH.sub("", word.removesuffix("ies") + "y" if word.endswith("ies") else word)
        return frozenset([short if len(short) > 2 else word])
    softened = word[:-2] + _SOFTENED.get(word[-2:], word[-2:])
    nouns = {word, _NOUN.sub("", word), _VOWEL.sub("", word), softened}
    verbs = {_VERB.sub("", word)} - {word}
    return frozenset([*map(_root, nouns), *(f"{_root(each)}-" for each in verbs)])


def _root(word: str) -> str:
    """A word without its ending, less what changes before endings."""
    kept = _SINGLE.sub("", _DOUBLED.sub(r"\1", word))
    return _ALTERNATES.sub("" if len(kept) > 3 else "о", kept)


def speaks_of(text: str, wanted: str) -> bool:
    """Whether a text has every one of the wanted words, in some form or at least begun."""
    words = [plain(word) for word in _WORD.findall(text)]
    said = frozenset[str]().union(*map(stems, words))
    sought = [plain(word) for word in _WORD.findall(wanted)]
    return bool(sought) and all(stems(one) & said or any(word.startswith(one) for word in words) for one in sought)


def search(book: Book, wanted: str) -> list[Chapter]:
    """The chapters whose title has the words, and of the others the blocks that have them."""
    found = []
    for chapter in book.chapters:
        whole = speaks_of(chapter.title, wanted)
        blocks = [block for block in chapter.blocks if whole or speaks_of(block.text, wanted)]
        if blocks:
            found.append(Chapter(chapter.id, chapter.title, chapter.level, blocks))
    return found
