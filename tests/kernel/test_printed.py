"""Component files are read with the entry at fault named first."""

from __future__ import annotations

import msgspec
import pytest

from kingstable.kernel.printed import ComponentError, expect_ids, parts, read


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    value: int


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: tuple[Card, ...]


def test_what_is_right_is_read() -> None:
    assert read(b'{"cards": [{"id": "a", "value": 1}]}', Box) == Box((Card("a", 1),))
    assert read({"cards": []}, Box) == Box(())


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        ("{", "not a JSON file"),
        (b"\xff", "not a JSON file"),
        ("[" * 100_000, "not a JSON file"),
        ("[]", "the file: Expected `object`, got `array`"),
        ('{"cards": [{"id": "a", "value": 1}, {"id": "b", "value": "x"}]}', "cards.b.value: Expected `int`, got `str`"),
        ('{"cards": [{"value": "x"}]}', r"cards\[0\]: Object missing required field `id`|cards\[0\].value: Expected"),
        ('{"cards": [], "more": 1}', "the file: Object contains unknown field `more`"),
    ],
)
def test_a_fault_is_told_with_its_place(raw: str | bytes, said: str) -> None:
    with pytest.raises(ComponentError, match=f"^{said}" if "file" in said else said):
        read(raw, Box)


def test_every_key_is_met_with_the_entry_it_belongs_to() -> None:
    data = {"cards": [{"id": "a", "from": "x"}, {"from": "y"}], "from": "z"}
    assert [(entry, part) for entry, key, part in parts(data) if key == "from"] == [
        ("cards.a", "x"),
        ("cards[1]", "y"),
        ("", "z"),
    ]


@pytest.mark.parametrize(
    ("ids", "said"),
    [
        ("aab", "deck.a: appears 2 times"),
        ("abx", "deck.x: is not an entry of this game"),
        ("a", "deck.b: is missing"),
        ("ba", "deck: are not in the order a, b"),
    ],
)
def test_ids_are_the_expected_ones(ids: str, said: str) -> None:
    with pytest.raises(ComponentError, match=said):
        expect_ids("deck", ids, "ab")
    assert expect_ids("deck", "ab", "ab") == expect_ids("deck", "ab") == ["a", "b"]
