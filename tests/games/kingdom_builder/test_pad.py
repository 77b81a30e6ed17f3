"""The score pad: positions as players write them, and what is said about those that are wrong."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.refusals import refusal

from kingstable.games.kingdom_builder.components import CARD_IDS
from kingstable.games.kingdom_builder.pad import Position, read, score
from kingstable.games.kingdom_builder.tables.board import Layout
from kingstable.kernel import BadPosition

EMPTY = ["." * 20] * 20

X58_OWNERS = [
    "..........2.22......",
    "..........2.2......1",
    ".........1.2........",
    "........1112.....2..",
    "........11111.....22",
    ".........1.1.....2..",
    "..........111.......",
    ".........001........",
    "......0..0.0........",
    "......00000.........",
    "..........00........",
    *["." * 20] * 5,
    "...............2.2..",
    "..0......1.1..222...",
    "...0............02..",
    "...00..........02...",
]


def pad(**changes: Any) -> dict[str, Any]:
    """A position on board C as a player would write it, with changes; a value of None leaves a key out."""
    written = {
        "sections": ["harbor", "tower", "oracle", "barn"],
        "rotated": [True, False, True, False],
        "players": 3,
        "owners": X58_OWNERS,
        **changes,
    }
    return {key: value for key, value in written.items() if value is not None}


def marked(row: int, column: int, mark: str, rows: list[str] = EMPTY) -> list[str]:
    return [line[:column] + mark + line[column + 1 :] if r == row else line for r, line in enumerate(rows)]


def fault(written: Any) -> str:
    return refusal("kingdom_builder", written if isinstance(written, str) else json.dumps(written))


@pytest.mark.rule("KB-X58", "KB-21.5")
def test_x58_read_from_the_score_pad() -> None:
    (position,) = read(json.dumps(pad()))
    assert position.cards == CARD_IDS
    assert [list(player.lines().values()) for player in score(position)] == [
        [12, 0, 0, 1, 7, 10, 3, 30, 6, 9, 0, 78],
        [4, 1, 8, 4, 8, 10, 4, 18, 7, 3, 3, 70],
        [9, 9, 0, 4, 10, 6, 4, 24, 3, 0, 6, 75],
    ]
    assert list(score(position)[0].lines()) == [*CARD_IDS, "castles", "total"]


@pytest.mark.rule("KB-21.1")
def test_21_1_only_the_cards_named_are_scored() -> None:
    (position,) = read(json.dumps(pad(cards=["merchants", "lords", "citizens"])))
    assert [player.total for player in score(position)] == [36, 36, 33]
    (castles_only,) = read(json.dumps(pad(cards=[])))
    assert [player.lines() for player in score(castles_only)] == [
        {"castles": 0, "total": 0},
        {"castles": 3, "total": 3},
        {"castles": 6, "total": 6},
    ]


def test_what_may_be_left_out() -> None:
    (position,) = read(json.dumps(pad(rotated=None, owners=EMPTY)))
    assert position == Position(Layout(("harbor", "tower", "oracle", "barn")), 3, CARD_IDS, (-1,) * 400)


def test_a_list_of_positions() -> None:
    first, second = read(json.dumps([pad(), pad(players=2, owners=EMPTY)]))
    assert [len(score(first)), len(score(second))] == [3, 2]


@pytest.mark.rule("KB-1.1")
def test_1_1_owners_are_rows_from_the_top_and_columns_from_the_left() -> None:
    (position,) = read(json.dumps(pad(owners=marked(18, 16, "2"))))
    assert [(divmod(cell, 20), player) for cell, player in enumerate(position.owner) if player >= 0] == [((18, 16), 2)]


@pytest.mark.rule("KB-7.2")
def test_7_2_a_settlement_may_stand_on_water() -> None:
    (position,) = read(json.dumps(pad(owners=marked(19, 4, "0"), cards=["fishermen", "hermits"])))
    assert score(position)[0].lines() == {"fishermen": 0, "hermits": 1, "castles": 0, "total": 1}


@pytest.mark.rule("KB-7.2", "KB-33.2")
@pytest.mark.parametrize(("row", "column", "kind"), [(2, 1, "mountain"), (1, 7, "castle"), (2, 3, "location")])
def test_7_2_no_settlement_on_a_mountain_castle_or_location_hex(row: int, column: int, kind: str) -> None:
    expected = f"owners row {row}, column {column}: player 2 cannot have a settlement on a {kind} hex"
    assert fault(pad(owners=marked(row, column, "1"))) == expected


@pytest.mark.rule("KB-2.7")
def test_2_7_nobody_has_more_than_40_settlements() -> None:
    """Rows 8 to 10 of board C have no hex that is forbidden, so 40 fit there, and 41 do not."""
    full = [*EMPTY[:8], "1" * 20, "1" * 20, *EMPTY[10:]]
    (position,) = read(json.dumps(pad(owners=full)))
    assert position.owner.count(1) == 40
    assert (
        fault(pad(owners=marked(10, 7, "1", full))) == "owners row 10, column 7: player 2 has more than 40 settlements"
    )
    read(json.dumps(pad(owners=marked(10, 7, "0", full))))


@pytest.mark.rule("KB-2.1")
@pytest.mark.parametrize("players", [1, 5, 0, -2, "3", 3.0, True, float("nan"), float("-inf"), [3], {"n": 3}])
def test_2_1_two_to_four_players(players: Any) -> None:
    shown = {"[3]": "a list", '{"n": 3}': "an object", '"3"': "'3'"}.get(json.dumps(players), json.dumps(players))
    assert fault(pad(players=players)) == f"players: {shown} is not a whole number from 2 to 4"


@pytest.mark.rule("KB-3.1")
@pytest.mark.parametrize(
    ("sections", "message"),
    [
        (["harbor", "tower", "oracle", "harbor"], "sections[3]: 'harbor' is repeated"),
        (["harbor", "tower", "palace", "barn"], "sections[2]: 'palace' is not a section; there are oracle, farm,"),
        (["harbor", "Tower", "oracle", "barn"], "sections[1]: 'Tower' is not a section"),
        (["harbor", "tower", None, "barn"], "sections[2]: null is not a section"),
        (["harbor", "tower", ["oracle"], "barn"], "sections[2]: a list is not a section"),
        (["harbor", "tower", "oracle"], "sections: 3 entries instead of 4"),
        ("harbor", "sections: 'harbor' is not a list"),
    ],
)
def test_3_1_four_different_sections(sections: Any, message: str) -> None:
    assert fault(pad(sections=sections)).startswith(message)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"rotated": [True, False, 180, False]}, "rotated[2]: 180 is neither true nor false"),
        ({"rotated": [True, False, 1, False]}, "rotated[2]: 1 is neither true nor false"),
        ({"rotated": [True, False, float("nan"), False]}, "rotated[2]: NaN is neither true nor false"),
        ({"rotated": [True]}, "rotated: 1 entry instead of 4"),
        ({"rotated": False}, "rotated: false is not a list"),
        ({"cards": ["lords", "kings"]}, "cards[1]: 'kings' is not a card; there are fishermen, miners,"),
        ({"cards": ["lords", "miners", "lords"]}, "cards[2]: 'lords' is repeated"),
        ({"cards": ["lords", 7]}, "cards[1]: 7 is not a card"),
        ({"cards": "lords"}, "cards: 'lords' is not a list"),
        ({"owners": EMPTY[:19]}, "owners: 19 entries instead of 20"),
        ({"owners": [*EMPTY, ""]}, "owners: 21 entries instead of 20"),
        ({"owners": "." * 400}, "owners: '" + "." * 39 + " is not a list"),
        ({"owners": [*EMPTY[:5], "." * 19, *EMPTY[6:]]}, "owners row 5: 19 hexes instead of 20"),
        ({"owners": [*EMPTY[:5], "", *EMPTY[6:]]}, "owners row 5: 0 hexes instead of 20"),
        ({"owners": [*EMPTY[:5], ".", *EMPTY[6:]]}, "owners row 5: 1 hex instead of 20"),
        ({"owners": [*EMPTY[:5], 0, *EMPTY[6:]]}, "owners row 5: 0 is not a string"),
        ({"owners": [*EMPTY[:5], ["."] * 20, *EMPTY[6:]]}, "owners row 5: a list is not a string"),
        ({"owners": marked(5, 13, "x")}, "owners row 5, column 13: 'x' is neither a dot nor a digit 0–2"),
        ({"owners": marked(5, 13, "3")}, "owners row 5, column 13: '3' is neither a dot nor a digit 0–2"),
        ({"owners": marked(5, 13, " ")}, "owners row 5, column 13: ' ' is neither a dot nor a digit 0–2"),
        ({"owners": marked(5, 13, "٢")}, "owners row 5, column 13: '٢' is neither a dot nor a digit 0–2"),
        ({"owners": marked(5, 13, "\ud800")}, r"owners row 5, column 13: '\ud800' is neither a dot nor"),
        ({"sections": None}, "the key 'sections' is missing"),
        ({"players": None}, "the key 'players' is missing"),
        ({"owners": None}, "the key 'owners' is missing"),
        ({"owner": EMPTY}, "unknown key 'owner'; the keys are sections, players, owners, rotated, cards"),
    ],
)
def test_a_fault_is_reported_with_its_place(changes: dict[str, Any], message: str) -> None:
    assert fault(pad(**changes)).startswith(message)


def test_in_a_list_the_position_is_named_too() -> None:
    wrong = pad(players=4, owners=marked(5, 13, "x"))
    expected = "position 3: owners row 5, column 13: 'x' is neither a dot nor a digit 0–3"
    assert fault([pad(), pad(), wrong]) == expected
    assert fault([pad(), 7]) == "position 2: 7 is not an object"
    assert fault([[pad()]]) == "position 1: a list is not an object"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not JSON: line 1, column 1: "),
        ('{"players": 2,\n "owners" []}', "not JSON: line 2, column 11: "),
        ('{"players": 2} {}', "not JSON: line 1, column 16: "),
        ("NaN", "NaN is not an object"),
        ('{"players": 2, "owners": [], "players": 3}', "the key 'players' appears twice"),
        ('[{}, {"players": 2, "players": 2}]', "position 1: the key 'sections' is missing"),
        ("[" * 100_000, "not a position: lists or objects are nested too deeply"),
        ('{"players": ' + "9" * 5000 + "}", "not a position: a number has too many digits"),
        ("null", "null is not an object"),
        ('"tower"', "'tower' is not an object"),
        ("\ufeff{}", "not JSON: line 1, column 1: "),
    ],
)
def test_text_that_is_no_position(text: str, message: str) -> None:
    assert fault(text).startswith(message)


def test_a_key_written_twice_is_placed_in_its_position() -> None:
    twice = json.dumps(pad())[:-1] + ', "players": 3}'
    assert fault(f"[{json.dumps(pad())}, {twice}]") == "position 2: the key 'players' appears twice"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(), inner, max_size=5),
)


@given(st.sampled_from(["sections", "rotated", "players", "cards", "owners"]), JSON)
def test_any_other_value_is_read_or_refused_with_its_key(key: str, value: Any) -> None:
    try:
        (position,) = read(json.dumps({**pad(owners=EMPTY), key: value}))
    except BadPosition as error:
        assert str(error).startswith(key)
        assert "\n" not in str(error)
    else:
        score(position)


@given(st.text())
def test_any_other_text_is_refused(text: str) -> None:
    assert fault(f"x{text}").startswith("not JSON: line 1, column 1")
