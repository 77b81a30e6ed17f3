"""How score pads read what was written down: every kind of entry, and what is said of a wrong one."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingstable.kernel import LANGUAGES, BadPosition
from kingstable.kernel.pad import Entry, read_positions
from kingstable.words import Speaker

MANY = [f"card_{number}" for number in range(30)]


def fault(text: str, read: Callable[[Entry], Any] = lambda entry: entry.fields()) -> str:
    """What is said of a text in English, by the error itself and by its message."""
    with pytest.raises(BadPosition) as caught:
        read_positions(text, read)
    assert caught.value.said is not None
    said = {lang: Speaker(lang).say(caught.value.said).replace("\N{NO-BREAK SPACE}", " ") for lang in LANGUAGES}
    assert said["en"] == str(caught.value)
    assert said["en"] not in (said["uk"], said["ru"])
    return str(caught.value)


def test_one_position_or_a_list_of_them() -> None:
    def read(entry: Entry) -> int:
        return entry.fields("n")["n"].number(0, 9)

    assert read_positions('{"n": 3}', read) == [3]
    assert read_positions('[{"n": 3}, {"n": 4}]', read) == [3, 4]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "not JSON: line 1, column 1: a value is missing"),
        ("[{},\n ]", "not JSON: line 2, column 2: a value is missing"),
        ("{", "not JSON: line 1, column 2: a key in double quotes is missing"),
        ('{"n" 3}', "not JSON: line 1, column 6: a colon is missing"),
        ('{"n": 3 "m": 4}', "not JSON: line 1, column 9: a comma or the end of the list or object is missing"),
        ('{"n": "3}', "not JSON: line 1, column 7: the closing quote of this string is missing"),
        ("{} {}", "not JSON: line 1, column 4: there is more after the end"),
        ('{"n": "\\q"}', "not JSON: line 1, column 8: this cannot be read"),
        ("\n" * 1500, "not JSON: line 1501, column 1: a value is missing"),
        ("[" * 100_000, "not a position: lists or objects are nested too deeply"),
        ('{"n": ' + "9" * 5000 + "}", "not a position: a number has too many digits"),
        ("[]", "not a position: the list is empty"),
        ("7", "7 is not an object"),
        ("[7]", "position 1: 7 is not an object"),
        ("[{}, []]", "position 2: a list is not an object"),
        ('[{}, {"n": {}}]', "position 2: unknown key 'n'; the keys are "),
        ('{"n": 1, "n": 1}', "the key 'n' appears twice"),
        ('{"n": [0, {"m": 1, "m": 2}]}', "n[1]: the key 'm' appears twice"),
        ('{"a b": {"m": 1, "m": 2}}', "['a b']: the key 'm' appears twice"),
        ('{"a\\n": {"b\\n": {"m": 1, "m": 2}}}', r"['a\n']['b\n']: the key 'm' appears twice"),
    ],
)
def test_what_is_no_position(text: str, said: str) -> None:
    assert fault(text) == said


@pytest.mark.parametrize(
    ("value", "read", "said"),
    [
        ({}, lambda n: n.fields("a"), "n: the key 'a' is missing"),
        ({"b": 1}, lambda n: n.fields("a", defaults={"c": 1}), "n: unknown key 'b'; the keys are a, c"),
        ({"a": 1}, lambda n: n.fields("a")["a"].flag(), "n.a: 1 is neither true nor false"),
        ("list", lambda n: n.entries(), "n: 'list' is not a list"),
        ([1], lambda n: n.entries(2, 2), "n: 1 entry instead of 2"),
        ([1, 2, 3], lambda n: n.entries(0, 2), "n: 3 entries instead of 0 to 2"),
        ([1], lambda n: n.entries(2, 4), "n: 1 entry instead of 2 to 4"),
        (
            [1, "2"],
            lambda n: [each.number(0, 5) for each in n.entries()],
            "n[1]: '2' is not a whole number from 0 to 5",
        ),
        (6, lambda n: n.number(0, 5), "n: 6 is not a whole number from 0 to 5"),
        (-1, lambda n: n.number(0, 5), "n: -1 is not a whole number from 0 to 5"),
        (True, lambda n: n.number(0, 5), "n: true is not a whole number from 0 to 5"),
        (1.0, lambda n: n.number(0, 5), "n: 1.0 is not a whole number from 0 to 5"),
        (None, lambda n: n.number(0, 5), "n: null is not a whole number from 0 to 5"),
        ({}, lambda n: n.text(), "n: an object is not a string"),
        ("x" * 50, lambda n: n.flag(), "n: '" + "x" * 36 + "... is neither true nor false"),
        (["red", "red"], lambda n: n.words("a list", ("red",)), "n[1]: 'red' is repeated"),
        (["red"], lambda n: n.words("a list", ("red", "blue"), 2), "n: 1 entry instead of 2 to 999"),
        ("pink", lambda n: n.word("a list", ("red", "blue")), "n: 'pink' is not a list; there are red, blue"),
        ("{pink}", lambda n: n.word("a list", ("red",)), "n: '{pink}' is not a list; there are red"),
        (["red"], lambda n: n.word("an object", ("red",)), "n: a list is not an object; there are red"),
    ],
)
def test_a_wrong_entry_is_named_by_its_place(value: Any, read: Callable[[Entry], Any], said: str) -> None:
    assert fault(json.dumps({"n": value}), lambda entry: read(entry.fields("n")["n"])).startswith(said)


def test_of_many_words_the_closest_are_named() -> None:
    said = fault('{"n": "card29"}', lambda entry: entry.fields("n")["n"].word("a list", MANY))
    assert said.startswith("n: 'card29' is not a list; the closest are card_29, ")
    assert said.count("card_") == 5


def test_what_is_left_out_is_as_the_defaults_say() -> None:
    fields = Entry({"a": 1}).fields("a", defaults={"b": [2], "c": None})
    assert [fields["a"].number(0, 9), fields["b"].entries()[0].number(0, 9), fields["c"].value] == [1, 2, None]
    assert fields["b"].entries()[0].place == "b[0]"


@given(st.text())
def test_any_text_is_read_or_refused_in_one_line(text: str) -> None:
    try:
        read_positions(text, lambda entry: entry.fields())
    except BadPosition as error:
        assert error.said is not None
        assert len(str(error).splitlines()) == 1
