"""What tests need to know of Ukrainian and Russian words: their dictionary forms, and what fits behind a number."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pymorphy3

WORD = re.compile(r"[^\W\d_]+(?:[’'-][^\W\d_]+)*")

#: Cases in which a counted noun stands in the plural whatever the number: «з 5 картами», «к 5 картам».
_OBLIQUE = {"datv", "ablt", "loct"}
#: Words that ask for a genitive as prepositions do.
_OF = {"більше", "менше", "понад", "больше", "меньше", "более", "менее", "бракує", "хватает", "требует"}
#: What is measured, not counted: «5 золота», «11 їжі».
_STUFF = {"золото", "срібло", "серебро", "їжа", "еда", "провізія", "провизия", "камінь", "камень", "вовна", "шерсть"}
_STUFF |= {"залізо", "железо", "віра", "вера", "вплив", "влияние", "сила"}
#: Adjectives and participles may stand between a number and its noun.
_BETWEEN = {"ADJF", "PRTF"}


@cache
def _analyzer(lang: str) -> Any:
    return pymorphy3.MorphAnalyzer(lang=lang)


@cache
def parses(word: str, lang: str) -> list[Any]:
    """All readings of a word."""
    return list(_analyzer(lang).parse(word.replace("’", "'") if lang == "uk" else word))


def is_known(word: str, lang: str) -> bool:
    """Whether the dictionary has the word."""
    return bool(_analyzer(lang).word_is_known(word.replace("’", "'").lower()))


@cache
def lemmas(word: str, lang: str) -> frozenset[str]:
    """The dictionary forms a word may belong to, itself included; in English the word without its usual endings."""
    word = word.lower()
    if lang == "en":
        endings = (r"(’s|s’)$", r"(es|ed|ing)$", r"s$", r"(?<=e)d$")
        stems = {word, *(re.sub(ending, "", word) for ending in endings)}
        return frozenset(stems | {re.sub(r"ies$", "y", word)})
    found = parses(word, lang)
    likely = [parse for parse in found if parse.score >= found[0].score / 2]
    return frozenset({word} | {parse.normal_form.replace("'", "’") for parse in likely})


def tokens(text: str, lang: str) -> list[frozenset[str]]:
    """The words of a text, each as the dictionary forms it may belong to."""
    return [lemmas(word, lang) for word in WORD.findall(text)]


@cache
def has_term(text: str, term: str, lang: str) -> bool:
    """Whether a text says a term, in whatever form."""
    wanted, found = tokens(term, lang), tokens(text, lang)
    return any(
        all(word & other for word, other in zip(wanted, found[start:], strict=False))
        for start in range(len(found) - len(wanted) + 1)
    )


def misfits(text: str, lang: str) -> list[str]:
    """Numbers in a Ukrainian or Russian text whose noun stands in a form that no native would say."""
    found = []
    for match in re.finditer(r"(?<![\w.,:/+×–−])(\d+)[ \u00a0]((?:[^\W\d_]+[ \u00a0]?){1,3})", text):
        before = WORD.findall(text[: match.start()]) or ["—"]
        of = not _OF.isdisjoint(before) or any(reading.tag.POS == "PREP" for reading in parses(before[-1], lang))
        if not _fits(int(match[1]), match[2].split(), lang, of=of):
            found.append(match[0])
    return found


def _fits(number: int, words: list[str], lang: str, *, of: bool) -> bool:
    """Whether the noun that a number counts fits it; what is no counted noun always does."""
    for word, following in zip(words, [*words[1:], ""], strict=True):
        readings = parses(word, lang)
        if word[0].isupper() or any(reading.tag.POS not in {"NOUN", *_BETWEEN} for reading in readings):
            return True
        between = [reading for reading in readings if reading.tag.POS in _BETWEEN]
        if _belongs_to(between, following, lang):
            continue
        nouns = [reading for reading in readings if reading.tag.POS == "NOUN"]
        return (
            not nouns
            or all("Pltm" in reading.tag for reading in nouns)
            or any(_agrees(number, reading, lang, of=of, adjective=bool(between)) for reading in nouns)
        )
    return True


def _belongs_to(adjectives: list[Any], word: str, lang: str) -> bool:
    """Whether an adjective may speak of the word behind it."""
    forms = [reading.tag for reading in parses(word, lang) if reading.tag.POS in {"NOUN", *_BETWEEN}] if word else []
    return any(tag.case and (tag.case == each.tag.case or tag.case == "gent") for tag in forms for each in adjectives)


def _agrees(number: int, reading: Any, lang: str, *, of: bool, adjective: bool) -> bool:
    """Whether a noun in this reading can be what a number counts; `of`: something before it asks for a genitive."""
    tag, plural, genitive = reading.tag, "plur" in reading.tag, reading.tag.case in {"gent", "gen2"}
    if tag.case is None or "Fixd" in tag or (reading.normal_form in _STUFF and genitive):
        return True
    if number % 10 == 1 and number % 100 != 11:
        return not plural and (of or not genitive)
    if plural and (tag.case in _OBLIQUE or (of and genitive)):
        return True
    if number % 10 in {2, 3, 4} and number % 100 not in {12, 13, 14}:
        if lang == "ru":  # «2 карты», but «2 рабочих», «2 мастерские», and «ждём 2 игроков»
            return (genitive and not plural) or (plural and (adjective or (genitive and "anim" in tag)))
        return plural and tag.case in {"nomn", "accs"} and not genitive
    return plural and genitive


#: The cases by the names that messages give them.
CASES = {"gen": "gent", "dat": "datv", "acc": "accs", "ins": "ablt", "loc": "loct"}


def stands_in(text: str, case: str, lang: str) -> bool:
    """Whether the first noun of a name, and an adjective before it, can be in this case."""
    if any(character.isdigit() for character in text):
        return not misfits(text, lang)
    for word in WORD.findall(text):
        readings = parses(word, lang)
        if not is_known(word, lang) or any(reading.tag.POS == "PREP" for reading in readings):
            return True
        declined = [reading for reading in readings if reading.tag.POS in {"NOUN", "ADJF", "PRTF", "NPRO"}]
        if not declined:
            continue
        if not any(reading.tag.case == CASES[case] or "Fixd" in reading.tag for reading in declined):
            return False
        if any(reading.tag.POS == "NOUN" for reading in declined):
            return True
    return True
