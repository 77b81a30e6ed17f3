"""Texts are set as printers set them: spaces that do not break, one apostrophe, one dash, true signs and quotes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.words.morphology import WORD, is_known, parses
from tests.words.texts import fluent_files, pages, place_in, texts
from tools.typography import NBSP, faults, language_of, mended, mended_file

#: A list of commands, aligned with spaces; one of them is a question mark.
COMMANDS = "cli-commands-help"


@pytest.mark.parametrize("path", fluent_files(), ids=place_in)
def test_a_file_is_set_as_make_format_sets_it(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    better = mended_file(source, path.stem)
    assert source.splitlines() == better.splitlines(), "run `make format`"


def test_pages_are_set_as_make_format_sets_them() -> None:
    sources = {path: path.read_text(encoding="utf-8") for path in pages()}
    assert sources
    assert not [path for path, text in sources.items() if mended(text, language_of(path)) != text], "run `make format`"


def test_names_are_set_as_texts_are() -> None:
    assert not [text for text in texts() if ".ftl" not in text.place and mended(text.words, text.lang) != text.words]


def test_no_text_has_a_fault_that_a_person_must_mend() -> None:
    found = [
        (text.place, fault)
        for text in texts()
        if not text.place.endswith(COMMANDS)
        for fault in faults(text.words, text.lang)
    ]
    assert not found


def test_russian_writes_yo() -> None:
    """A word that the dictionary has with ё only is not written with е."""
    found = {
        (text.place, word)
        for text in texts()
        if text.lang == "ru"
        for word in WORD.findall(text.words)
        if "е" in word.lower() and "ё" not in word.lower() and is_known(word, "ru")
        and all("ё" in reading.word for reading in parses(word.lower(), "ru"))
    }  # fmt: skip
    assert not found


@pytest.mark.parametrize(
    ("lang", "text", "better"),
    [
        ("uk", "за 3 ПБ", f"за 3{NBSP}ПБ"),
        ("ru", "стена - 5 ОД", f"стена{NBSP}— 5{NBSP}ОД"),
        ("en", "King's Favour – paid", f"King’s Favour{NBSP}— paid"),
        ("uk", "об'їзд, подвір’я", "об’їзд, подвір’я"),
        ("en", "2-4 players, -3 points", "2–4 players, −3 points"),
        ("en", "gold × 3", "gold ×3"),
        ("ru", "4 × 3", f"4{NBSP}×{NBSP}3"),
        ("en", "95 %", "95%"),
        ("uk", "95%", f"95{NBSP}%"),
        ("uk", "№ 5", f"№{NBSP}5"),
        ("en", "thinking ...", "thinking…"),
        ("en", "kingstable serve --port 8000 ? KB-7.3", "kingstable serve --port 8000 ? KB-7.3"),
        ("en", "told. [KB-6.1 KB-6.2]", "told. [KB-6.1 KB-6.2]"),
    ],
)
def test_a_fault_by_rule_is_mended(lang: str, text: str, better: str) -> None:
    assert mended(text, lang) == better
    assert mended(better, lang) == better


def test_a_number_stays_with_what_it_counts() -> None:
    source = "a = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n}\nb = { $name } cards, { $vp } VP\n"
    better = source.replace("{ $n } card", f"{{ $n }}{NBSP}card").replace("{ $vp } VP", f"{{ $vp }}{NBSP}VP")
    assert mended_file(source, "en") == better


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", 'a "word"'),
        ("en", "«слово»"),
        ("uk", "“слово”"),
        ("uk", "„слово“"),
        ("ru", "«слово"),
        ("ru", "слово ,"),
        ("en", "two  spaces"),
        ("en", "gold x3"),
        ("uk", "cлово"),
    ],
)
def test_a_fault_for_a_person_is_named(lang: str, text: str) -> None:
    assert list(faults(text, lang))


@pytest.mark.parametrize(("lang", "text"), [("en", "“a ‘word’”, it’s"), ("uk", "«а „слово“»"), ("ru", "стол; ё…")])
def test_a_good_text_has_no_fault(lang: str, text: str) -> None:
    assert not list(faults(text, lang))
    assert not re.search(r"\s{2}", text)
