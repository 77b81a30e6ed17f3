"""The score pad: what it reads, what it prints, and what it refuses."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.games.refusals import refusal

from kingstable.games.for_the_king.pad import score_text
from kingstable.kernel import find_game
from kingstable.words import Speaker

EXAMPLE: dict[str, Any] = {  # FK-X28
    "duties": {"DIP": 5, "ENT": 2, "ARC": 1, "MIL": 4, "PRO": 3},
    "players": [
        {"cards": ["DIP-A", "DIP-H(4)", "ENT-B", "MIL-C", "MIL-D", "ARC-I"], "gold": 3},
        {"cards": ["DIP-E", "DIP-F", "ENT-H", "MIL-H", "PRO-A"], "gold": 3},
        {"cards": ["DIP-B", "ENT-E", "arc-a", "ARC-B", "MIL-A", "MIL-G", "PRO-H"], "gold": 1},
    ],
}


LETTERS = [f"{code}-{letter}" for code in ("DIP", "ENT", "ARC") for letter in "ABCDEFGHI"]


def text(**changes: Any) -> str:
    return json.dumps({**EXAMPLE, **changes})


def players(*hands: tuple[list[str], Any]) -> list[dict[str, Any]]:
    return [{"cards": cards, "gold": gold} for cards, gold in hands]


@pytest.mark.rule("FK-X28")
def test_the_pad_says_who_wins_which_duty_and_the_points() -> None:
    (sheets,) = score_text(text())
    assert [sheet.total for sheet in sheets] == [7, 5, 9]
    assert [sheet.winner for sheet in sheets] == [False, False, True]
    won = [{line.id: line.points for line in sheet.lines if line.points} for sheet in sheets]
    assert won == [
        {"dip-primary": 5, "mil-secondary": 2},
        {"dip-secondary": 2, "ent-primary": 2, "pro-secondary": 1},
        {"ent-secondary": 1, "arc-primary": 1, "mil-primary": 4, "pro-primary": 3},
    ]


@pytest.mark.rule("FK-12.4")
@pytest.mark.parametrize(
    ("lang", "label"),
    [
        ("en", "Diplomacy, primary duty 5 (by the letter A)"),
        ("uk", "Дипломатія, чільна посада 5 (за літерою A)"),
        ("ru", "Дипломатия, главная должность 5 (по букве A)"),
    ],
)
def test_a_letter_that_decided_is_named(lang: str, label: str) -> None:
    line = score_text(text())[0][0].lines[0]
    assert line.label is not None
    assert Speaker(lang, find_game("for_the_king")).say(line.label) == label


@pytest.mark.rule("FK-14.1", "FK-14.3")
def test_tie_breaks_are_shown_as_far_as_they_were_used() -> None:
    duties = {"DIP": 3, "ENT": 3, "ARC": 1, "MIL": 1, "PRO": 1}
    tied = players((["DIP-A", "DIP-B"], 2), (["ENT-A", "DIP-C"], 2))
    (sheets,) = score_text(text(duties=duties, players=tied))
    assert [sheet.total for sheet in sheets] == [3, 3]
    assert [[(line.id, line.points) for line in sheet.ties] for sheet in sheets] == [
        [("gold", 2), ("dip-count", 2)],
        [("gold", 2), ("dip-count", 1)],
    ]
    assert [sheet.rank for sheet in sheets] == [1, 2]


@pytest.mark.rule("FK-14.4")
def test_a_letter_in_a_tie_for_victory_is_given_by_its_place_in_the_alphabet() -> None:
    tied = players((["DIP-C", "DIP-E(2)", "ARC-A"], 2), (["DIP-B", "DIP-F(3)"], 2))
    duties = {"DIP": 1, "ENT": 2, "ARC": 1, "MIL": 1, "PRO": 1}
    (sheets,) = score_text(text(duties=duties, players=tied))
    assert [sheet.total for sheet in sheets] == [1, 1]
    assert [[(line.id, line.points) for line in sheet.ties] for sheet in sheets] == [
        [("gold", 2), ("dip-count", 2), ("dip-letter", 3)],
        [("gold", 2), ("dip-count", 2), ("dip-letter", 2)],
    ]
    assert [sheet.winner for sheet in sheets] == [False, True]


@pytest.mark.rule("FK-3.8", "FK-3.4")
def test_the_number_of_players_decides_the_offices_and_the_secondary_duties() -> None:
    (sheets,) = score_text(text(players=players((["DIP-A"], 0), (["DIP-B"], 0))))
    assert [line.id for line in sheets[0].lines] == [f"{code}-primary" for code in ("dip", "ent", "arc", "mil", "pro")]
    five = {"duties": {**EXAMPLE["duties"], "LIV": 6}, "players": players((["LIV-A"], 0), *[([], 0)] * 4)}
    (sheets,) = score_text(json.dumps(five))
    assert sheets[0].total == 6


@pytest.mark.rule("FK-D4")
def test_a_value_as_printed_goes_before_that_of_the_components() -> None:
    hands = players((["DIP-H(1)"], 0), (["DIP-B"], 0))
    (sheets,) = score_text(text(players=hands))
    assert [sheet.total for sheet in sheets] == [0, 5]


def test_a_list_of_positions_is_scored_one_by_one() -> None:
    assert len(score_text(f"[{text()}, {text()}]")) == 2


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ("{", "not JSON: line 1, column 2: "),
        ("[" * 100_000, "not a position: lists or objects are nested too deeply"),
        ("7", "7 is not an object"),
        ("[{}]", "position 1: the key 'duties' is missing"),
        ('{"duties": {}, "duties": {}}', "the key 'duties' appears twice"),
        (text(more=1), "unknown key 'more'; the keys are duties, players"),
        (text(players=[{}]), "players: 1 entry instead of 2 to 5"),
        (text(players=7), "players: 7 is not a list"),
        (text(players=[7, 7]), "player 1: 7 is not an object"),
        (text(duties={"DIP": 3}), "duties: the key 'ENT' is missing"),
        (
            text(duties={**EXAMPLE["duties"], "LIV": 3}),
            "duties: unknown key 'LIV'; the keys are DIP, ENT, ARC, MIL, PRO",
        ),
        (text(duties={**EXAMPLE["duties"], "MIL": 7}), "duties.MIL: 7 is not a whole number from 1 to 6"),
        (text(duties={**EXAMPLE["duties"], "MIL": True}), "duties.MIL: true is not a whole number from 1 to 6"),
        (text(players=players(([], 0), ("DIP-A", 0))), "player 2, cards: 'DIP-A' is not a list"),
        (text(players=players(([], 0), (["DIP-A"], -1))), "player 2, gold: -1 is not a whole number from 0 to 54"),
        (
            text(players=players(([], 0), (["DIP-A"], [1]))),
            "player 2, gold: a list is not a whole number from 0 to 54",
        ),
        (text(players=players(([], 30), ([], 25))), "players: 55 gold in all is more than the 54 there is"),
        (
            text(players=players((LETTERS[:20], 0), ([], 0), ([], 0))),
            "player 1: a hand cannot have 20 cards or more; with 3 players 18 is the most",
        ),
        (
            text(players=players((LETTERS[:19], 4), ([], 0))),
            "player 1: a hand cannot have 21 cards or more; with 2 players 20 is the most",
        ),
        (text(players=players(([], 0), (["GOLD1-01"], 0))), "player 2, cards[0]: 'GOLD1-01' is not a government card"),
        (text(players=players(([], 0), (["LIV-A"], 0))), "player 2, cards[0]: 'LIV-A' is not a government card"),
        (text(players=players(([], 0), (["DIP-H(5)"], 0))), "player 2, cards[0]: 'DIP-H(5)' is not a government card"),
        (text(players=players(([], 0), ([4], 0))), "player 2, cards[0]: 4 is not a government card"),
        (text(players=players(([], 0), (["DIP-Z"], 0))), "player 2, cards[0]: 'DIP-Z' has a letter of no known card"),
        (
            text(players=players((["DIP-A"], 0), (["DIP-B", "dip-a(3)"], 0))),
            "player 2, cards[1]: 'dip-a(3)' is already at player 1, cards[0]",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused_and_the_place_named(given: str, fault: str) -> None:
    assert refusal("for_the_king", given).startswith(fault)
