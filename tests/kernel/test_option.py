"""Options: notation, JSON, references and messages, and all the ways in which they cannot be read."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingstable.kernel import IllegalChoice, Message, Notation, Option, Thing, message

HEX = Thing("hex", write=lambda cell: f"{cell // 20},{cell % 20}", read=lambda text: _cell(*text.split(",")))
CARD = Thing("card", named=True)
CUBE = Thing("cube", read=int, lit=False)


def _cell(row: str, column: str) -> int:
    return int(row) * 20 + int(column)


class Build(Option, frozen=True, tag="build"):
    cell: Annotated[int, HEX]


class Move(Option, frozen=True, tag="move_far"):
    start: Annotated[int, HEX]
    end: Annotated[int, HEX]


class Pay(Option, frozen=True, tag="pay"):
    cards: tuple[Annotated[str, CARD], ...]
    coins: int
    note: str
    all: bool
    cubes: tuple[int, ...] = ()


class Take(Option, frozen=True, tag="take"):
    cube: Annotated[int, CUBE]
    label = "option-grab"


class Stop(Option, frozen=True, tag="pass"):
    pass


NOTATION = Notation([Build, Move, Pay, Take, Stop])
PAY = Pay(("knight", "old_monk"), 3, "now", True, (1, -2))


@pytest.mark.parametrize(
    ("option", "notation", "json"),
    [
        (Build(137), "build 6,17", {"kind": "build", "cell": 137}),
        (Move(0, 21), "move_far 0,0 1,1", {"kind": "move_far", "start": 0, "end": 21}),
        (
            PAY,
            "pay knight+old_monk 3 now yes 1+-2",
            {"kind": "pay", "cards": ["knight", "old_monk"], "coins": 3, "note": "now", "all": True, "cubes": [1, -2]},
        ),
        (
            Pay((), -3, "x", False),
            "pay - -3 x no -",
            {"kind": "pay", "cards": [], "coins": -3, "note": "x", "all": False, "cubes": []},
        ),
        (Take(4), "take 4", {"kind": "take", "cube": 4}),
        (Stop(), "pass", {"kind": "pass"}),
    ],
)
def test_an_option_has_one_notation_and_one_json_form(option: Option, notation: str, json: dict[str, Any]) -> None:
    assert option.notation == notation
    assert NOTATION.parse(notation) == option
    assert msgspec.json.decode(msgspec.json.encode(option)) == json
    assert NOTATION.from_json(msgspec.json.encode(json)) == option
    assert NOTATION.from_builtins(json) == option
    assert option.kind == notation.split(maxsplit=1)[0]


words = st.text(st.characters(min_codepoint=33, max_codepoint=0x4FF, exclude_characters="+"), min_size=1).filter(
    lambda text: text != "-" and len(text.split()) == 1 and text == text.strip()
)


@given(st.lists(words, max_size=4), st.integers(), words, st.booleans(), st.lists(st.integers(), max_size=4))
def test_whatever_an_option_carries_round_trips(
    cards: list[str], coins: int, note: str, every: bool, cubes: list[int]
) -> None:
    if abs(coins) >= 2**63 or any(abs(cube) >= 2**63 for cube in cubes):
        return  # beyond what JSON numbers carry everywhere
    option = Pay(tuple(cards), coins, note, every, tuple(cubes))
    assert NOTATION.parse(option.notation) == option
    assert NOTATION.from_json(msgspec.json.encode(option)) == option


def test_spaces_and_the_case_of_the_first_word_do_not_matter() -> None:
    assert NOTATION.parse("  Build   6,17 ") == Build(137)
    assert NOTATION.parse("PASS\n") == Stop()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "an empty text is no choice"),
        (" \t", "an empty text is no choice"),
        ("fly 3", "'fly' is not one of: build, move_far, pay, take, pass"),
        ("build", "'build' takes 1 argument(s), not 0"),
        ("pass now", "'pass' takes 0 argument(s), not 1"),
        ("build 6", "cannot read 'build 6'"),
        ("build 6,x", "cannot read 'build 6,x'"),
        ("take x", "cannot read 'take x'"),
        ("pay - x now yes -", "'x' is not a number"),
        ("pay - 1.5 now yes -", "'1.5' is not a number"),
        ("pay - ٣ now yes -", "'٣' is not a number"),
        ("pay - ² now yes -", "'²' is not a number"),
        ("pay - -- now yes -", "'--' is not a number"),
        ("pay - 3 now true -", "'true' is neither yes nor no"),
        ("pay - 3 now yes 1+", "'' is not a number"),
    ],
)
def test_a_text_that_cannot_be_read_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(IllegalChoice) as caught:
        NOTATION.parse(text)
    assert reason in str(caught.value)


@given(st.text())
def test_no_text_makes_the_reader_stumble(text: str) -> None:
    for prefix in ("", "build ", "move_far ", "pay ", "take "):
        try:
            assert isinstance(NOTATION.parse(prefix + text), Option)
        except IllegalChoice as refused:
            assert str(refused)


@pytest.mark.parametrize(
    "raw",
    [
        *(b"", b"{", b"[]", b"null", b'"pass"', b"{}", b'{"kind":null}', b'{"kind":["pass"]}', b'{"kind":"fly"}'),
        *(b'{"kind":"build"}', b'{"kind":"build","cell":"6,17"}', b'{"kind":"build","cell":1.5}', b"\xff"),
    ],
)
def test_json_that_is_no_option_is_refused(raw: bytes) -> None:
    with pytest.raises(IllegalChoice, match="not a choice"):
        NOTATION.from_json(raw)


def test_references_are_the_things_on_the_board() -> None:
    assert Build(137).references == ("hex:6,17",)
    assert Move(0, 21).references == ("hex:0,0", "hex:1,1")
    assert PAY.references == ("card:knight", "card:old_monk")
    assert Take(4).references == ()
    assert Stop().references == ()


def test_messages_carry_the_arguments_in_words() -> None:
    assert Build(137).message == message("option-build", cell="6,17")
    assert Move(0, 21).message == message("option-move-far", start="0,0", end="1,1")
    assert Stop().message == message("option-pass")
    assert Take(4).message == message("option-grab", cube="4")
    args = PAY.message.args
    assert args["cards"] == [message("card-knight"), message("card-old-monk")]
    assert args["coins"] == 3
    assert isinstance(PAY.message, Message)


def test_options_are_values() -> None:
    assert Build(1) == Build(1) != Build(2)
    assert len({Build(1), Build(1), Build(2), Take(1)}) == 3
    with pytest.raises(AttributeError):
        Build(1).cell = 2  # type: ignore[misc]


def test_an_option_carries_plain_things_only() -> None:
    class Odd(Option, frozen=True, tag="odd"):
        when: float

    with pytest.raises(TypeError, match="an option cannot carry"):
        _ = Odd(1.5).notation
