"""What things are called: all texts and component names keep to docs/glossary.md."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from tests.words.morphology import has_term, tokens
from tests.words.texts import ROOT, Text, texts

from kingstable.kernel import LANGUAGES, find_game, game_ids

GAMES = {
    "FK": "for_the_king",
    "KB": "kingdom_builder",
    "PAL": "paladins",
    "VIS": "viscounts",
    "TIL": "tiletum",
}


class Row(NamedTuple):
    """One row of the glossary: terms by language, the games it holds in (empty for the house), what is never said."""

    terms: dict[str, list[str]]
    games: frozenset[str]
    never: list[tuple[str, str]]


def rows() -> Iterator[Row]:
    """The rows of all tables of the glossary."""
    for line in (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and not re.match(r"English|-", cells[0]):
            *terms, where, never = cells
            yield Row(
                {lang: cell.split(", ") for lang, cell in zip(LANGUAGES, terms, strict=True)},
                _games(where),
                [(entry[:2], word) for entry in filter(None, never.split("; ")) for word in entry[3:].split(", ")],
            )


def _games(where: str) -> frozenset[str]:
    if where in {"all", "house"}:
        return frozenset(["", *game_ids()] if where == "all" else [""])
    return frozenset(GAMES[short] for short in where.split(", "))


ROWS = list(rows())


def _within(row: Row, lang: str) -> list[Text]:
    return [text for text in texts() if text.lang == lang and text.game in row.games]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.terms["en"][0])
def test_what_is_never_said_is_not_said(row: Row) -> None:
    said = [
        (text.place, text.words, word)
        for lang, word in row.never
        for text in _within(row, lang)
        if has_term(text.words, word, lang)
    ]
    assert not said


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.terms["en"][0])
def test_every_term_is_used(row: Row) -> None:
    """A term that no text uses is not what the thing is called."""
    unused = [
        (lang, term)
        for lang, terms in row.terms.items()
        for term in terms
        if not any(has_term(text.words, term, lang) for text in _within(row, lang))
    ]
    assert not unused


def test_languages_have_the_same_terms_in_every_row() -> None:
    assert ROWS
    assert not [row.terms for row in ROWS if len({len(terms) for terms in row.terms.values()}) > 1]


@pytest.mark.parametrize("game", game_ids())
def test_cards_of_one_name_have_one_name_in_every_language(game: str) -> None:
    by_english: dict[tuple[str, str], set[tuple[str, ...]]] = {}
    for id, name in find_game(game).names.items():
        kind = id.partition("-")[0], name["en"]
        by_english.setdefault(kind, set()).add(tuple(name[lang] for lang in LANGUAGES))
    assert not {english: found for english, found in by_english.items() if len(found) > 1}


@pytest.mark.parametrize(
    ("lang", "text", "term"),
    [
        ("uk", "візьміть 5 карток уряду", "картка уряду"),
        ("ru", "платит оплаченными долгами", "оплаченный долг"),
        ("en", "two unpaid debts", "unpaid debt"),
        ("uk", "обов’язкової дії", "обов’язкова дія"),
    ],
)
def test_a_term_is_found_in_any_form(lang: str, text: str, term: str) -> None:
    assert has_term(text, term, lang)
    assert not has_term("інше слово", term, lang)
    assert tokens(term, lang)
