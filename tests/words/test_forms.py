"""Numbers and names in sentences: what is counted agrees with its number, and what stands in a case is in it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from tests.words.fluent import FOLDERS, game_of, messages, parsed, place_of
from tests.words.morphology import CASES, misfits, stands_in
from tests.words.readings import Look, heard, readings

from kingstable.kernel import Message, game_ids
from kingstable.words import Speaker

SLAVIC = ("uk", "ru")


@pytest.mark.parametrize("lang", SLAVIC)
@pytest.mark.parametrize("folder", FOLDERS)
def test_what_is_counted_agrees_with_its_number(folder: str, lang: str) -> None:
    wrong = {reading.id: reading.text for reading in readings(folder, lang) if misfits(reading.text, lang)}
    assert not wrong


#: What is counted in English, and one of it.
COUNTED = {f"{word}s": word for word in re.findall(r"\w+", """
    bid building card castle choice coin contract criminal crest day debt exchange flag game house jar line location
    manuscript minute monk option outpost pillar place player point resource round row seat second section settlement
    slot space step symbol table tile time token turn wall word worker workshop year
""")} | {"hexes": "hex", "dice": "die", "bonuses": "bonus"}  # fmt: skip


@pytest.mark.parametrize("folder", FOLDERS)
def test_english_says_one_thing_and_two_things(folder: str) -> None:
    counted = re.compile(r"(?<![\w.,:/+−–×-])(\d+)[ \u00a0](?:more |free |paid |unpaid |own )?([a-z]+)")
    wrong = {
        reading.id: found[0]
        for reading in readings(folder, "en")
        for found in counted.finditer(reading.text)
        if (found[2] in COUNTED if found[1] == "1" else found[2] in COUNTED.values())
    }
    assert not wrong


@pytest.mark.parametrize("lang", SLAVIC)
@pytest.mark.parametrize("game_id", game_ids())
def test_a_name_stands_in_the_case_that_its_sentence_asks_for(game_id: str, lang: str) -> None:
    wrong = {
        (case, said.id, text): id
        for folder in FOLDERS
        if game_of(folder) == game_id
        for id, case, said, text in _declined(folder, game_id, lang)
        if not stands_in(text, case, lang)
    }
    assert not wrong


def _declined(folder: str, game_id: str, lang: str) -> Iterator[tuple[str, str, Message, str]]:
    """Every name that random games put into a case: the message, the case, the name, and how it is said."""
    speaker = Speaker(lang, game_id, place=place_of(folder))
    said = heard(game_id)
    text = parsed(folder, lang)
    for entry in messages(text) if text else ():
        look = Look()
        look.visit(entry)
        for name, _, case in (shown.rpartition("_") for shown in sorted(look.shown)):
            if case in CASES:
                for args in said.get(entry.id.name, ()):
                    value = args.get(name)
                    for item in value if isinstance(value, list) else [value]:
                        if isinstance(item, Message):
                            yield entry.id.name, case, item, speaker.say_in(item, case)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("uk", "1 карток"),
        ("uk", "2 картка"),
        ("uk", "5 картки"),
        ("uk", "21 картки"),
        ("ru", "2 очки"),
        ("ru", "5 очка"),
        ("ru", "11 очко"),
        ("ru", "22 новых карт"),
    ],
)
def test_a_wrong_form_is_noticed(lang: str, text: str) -> None:
    assert misfits(text, lang)


@pytest.mark.parametrize(
    ("lang", "texts"),
    [
        (
            "uk",
            ["0 карток", "1 картка", "1 картку", "2 картки", "5 карток", "11 карток", "21 картку", "22 нові картки"],
        ),
        ("ru", ["0 карт", "1 карта", "2 карты", "5 карт", "11 карт", "21 карту", "22 новые карты", "с 5 картами"]),
    ],
)
def test_a_right_form_passes(lang: str, texts: list[str]) -> None:
    assert not [text for text in texts if misfits(text, lang)]
