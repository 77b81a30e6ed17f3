"""Component files are read with the entry at fault named first."""

from __future__ import annotations

import ast
from pathlib import Path
from string import Formatter

import msgspec
import pytest

from kingstable.kernel import printed
from kingstable.kernel.printed import ComponentError, expect, expect_ids, parts, read

ROOT = Path(__file__).parent.parent.parent


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


def test_a_fault_is_told_to_readers_of_any_language_by_its_arguments() -> None:
    for args, id in (
        ({"found": 4, "wanted": 5}, "components-wanted"),
        ({"wanted": 5}, "components-only"),
        ({"found": 4}, "components-found"),
        ({"name": "x"}, "components-name"),
        ({"other": 1}, "components-contradiction"),
    ):
        with pytest.raises(ComponentError) as caught:
            expect(False, "cards", " ".join(f"{{{name}}}" for name in args), **args)
        assert caught.value.said.id == id
        assert str(caught.value) == "cards: " + " ".join(map(str, args.values()))


def test_every_fault_of_the_games_has_the_arguments_it_names() -> None:
    files = [*sorted((ROOT / "src" / "kingstable" / "games").glob("*/components*")), Path(printed.__file__)]
    sources = [path for file in files for path in ([file] if file.is_file() else file.glob("*.py"))]
    calls = [
        node
        for path in sources
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "expect"
    ]
    assert len(calls) > 200
    for call in calls:
        if isinstance(fault := call.args[2], ast.Constant):
            named = {field.partition("!")[0] for _, field, _, _ in Formatter().parse(fault.value) if field is not None}
            assert named <= {keyword.arg for keyword in call.keywords}, fault.value
        else:
            assert isinstance(fault, ast.Name), ast.unparse(fault)
