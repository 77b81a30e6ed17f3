"""The score pad: final scoring of people and of the Cardinal from what was written down."""

import json

import pytest
from tests.games.refusals import refusal
from tests.games.tiletum.scenes import cardinal, fresh, run_until

from kingstable.games.tiletum import game, pad
from kingstable.games.tiletum.scoring import completed_buildings
from kingstable.games.tiletum.state import FINAL_SCORING
from kingstable.games.tiletum.tables import TILES

HUMAN = {"vp": 60, "houses": 6, "pillars": 4, "completed": 4, "resources": 11}
CARDINAL = {
    "vp": 80,
    "houses": 6,
    "pillars": 5,
    "resources": {"iron": 3, "gold": 1, "stone": 2, "food": 3},
    "contracts": ["K03"],
}


@pytest.mark.rule("TIL-X39")
def test_human_final_scoring() -> None:
    other = {**HUMAN, "resources": {"gold": 3, "food": 2, "wool": 2, "stone": 2, "iron": 2}}
    (sheets,) = pad.score_text(json.dumps({"players": [HUMAN, other]}))
    assert [(line.id, line.points) for line in sheets[0].lines] == [
        ("before", 60),
        ("pieces", 24),
        ("buildings", 10),
        ("resources", 2),
    ]
    assert [sheet.total for sheet in sheets] == [96, 96]
    assert [sheet.winner for sheet in sheets] == [True, False]  # the earlier in the turn order
    assert [[(tie.id, tie.points) for tie in sheet.ties] for sheet in sheets] == [
        [("turn-order", 1)],
        [("turn-order", 2)],
    ]


@pytest.mark.rule("TIL-32.13", "TIL-35.3")
def test_of_two_contracts_that_need_as_much_the_first_one_written_is_tried_first() -> None:
    stock = {**CARDINAL, "resources": {"gold": 4}}  # enough for one of them
    totals = []
    for contracts in (["B50", "K05"], ["B51", "B50"], ["B49", "B50"], ["B50", "B49"]):
        (sheets,) = pad.score_text(json.dumps({"players": [HUMAN], "cardinal": {**stock, "contracts": contracts}}))
        totals.append(next(line.points for line in sheets[1].lines if line.id == "contracts"))
    assert totals == [5 + 5, 5 + 5, 4 + 5, 4 + 5]


@pytest.mark.rule("TIL-X37", "TIL-X38")
def test_cardinal_final_scoring() -> None:
    (sheets,) = pad.score_text(json.dumps({"players": [HUMAN], "cardinal": CARDINAL}))
    assert [(line.id, line.points) for line in sheets[1].lines] == [
        ("before", 80),
        ("pieces", 30),
        ("contracts", 12),
        ("resources", 0),
    ]
    assert (sheets[1].seat, sheets[1].winner, sheets[0].winner) == (None, True, False)
    level = {**HUMAN, "vp": 60 + 122 - 96}
    (sheets,) = pad.score_text(json.dumps({"players": [level], "cardinal": CARDINAL}))
    assert [sheet.total for sheet in sheets] == [122, 122] and sheets[1].winner
    (sheets,) = pad.score_text(json.dumps({"players": [{**level, "vp": level["vp"] + 1}], "cardinal": CARDINAL}))
    assert sheets[0].winner and not sheets[1].winner


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_pad_agrees_with_the_game(seats: int) -> None:
    for seed in range(5):
        s = fresh(seats, seed)
        run_until(s, FINAL_SCORING, seed)
        position: dict[str, object] = {}
        people = []
        for side in s.order:
            player = s.players[side]
            written = {
                "vp": player.vp,
                "houses": player.houses,
                "pillars": player.pillars,
                "resources": dict(zip(("gold", "food", "wool", "stone", "iron"), player.resources, strict=True)),
            }
            if seats == 1 and side == 1:
                position["cardinal"] = {**written, "contracts": [TILES[tile].id for tile in cardinal(s).slots]}
            else:
                people.append({**written, "completed": completed_buildings(player)})
        position["players"] = people
        (sheets,) = pad.score_text(json.dumps(position))
        expected = game.scores(s)
        if seats == 1:
            assert [sheet.total for sheet in sheets] == [sheet.total for sheet in expected]
        else:
            assert [sheet.total for sheet in sheets] == [expected[side].total for side in s.order]
            assert [sheet.rank for sheet in sheets] == [expected[side].rank for side in s.order]


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"players": [{**HUMAN, "houses": 9}, HUMAN]}, "player 1, houses"),
        ({"players": [{**HUMAN, "houses": 0}, HUMAN]}, "player 1, houses"),
        ({"players": [HUMAN, {**HUMAN, "pillars": 8}]}, "player 2, pillars"),
        ({"players": [{**HUMAN, "completed": 7}, HUMAN]}, "player 1, completed"),
        ({"players": [{**HUMAN, "colour": "red"}, HUMAN]}, "player 1"),
        ({"players": [HUMAN]}, "players"),
        ({"players": [HUMAN, HUMAN], "cardinal": CARDINAL}, "players"),
        ({"players": [HUMAN], "cardinal": {**CARDINAL, "contracts": ["KC01"]}}, "cardinal.contracts[0]"),
        ({"players": [HUMAN], "cardinal": {**CARDINAL, "contracts": ["K03", "K03"]}}, "cardinal.contracts[1]"),
        ({"players": [{**HUMAN, "vp": 10**9}, HUMAN]}, "player 1, vp"),
        ({"players": [HUMAN, {**HUMAN, "vp": 6.5}]}, "player 2, vp"),
        ({"players": [HUMAN, {**HUMAN, "resources": {"silver": 1}}]}, "player 2, resources"),
        ({"players": [HUMAN], "cardinal": {**CARDINAL, "contracts": ["K08"]}}, "cardinal.contracts[0]"),  # for three
    ],
)
def test_faults_name_their_place(change: dict[str, object], place: str) -> None:
    assert refusal("tiletum", json.dumps(change)).startswith(f"{place}: ")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("3", "3 is not an object"),
        ("{}", "the key 'players' is missing"),
        ("null", "null is not an object"),
        ('[{"players": 3}, 4]', "position 1: players: 3 is not a list"),
        ("[[]]", "position 1: a list is not an object"),
        ('{"players": [], "players": []}', "the key 'players' appears twice"),
        ('[{"players": [{"vp": 1}, {"vp": 1, "vp": 2}]}]', "position 1: player 2: the key 'vp' appears twice"),
        ('{"cardinal": {"resources": {"gold": 1, "gold": 2}}}', "cardinal.resources: the key 'gold' appears twice"),
    ],
)
def test_faults_are_told_in_full(text: str, fault: str) -> None:
    assert refusal("tiletum", text) == fault


@pytest.mark.parametrize("text", ["", "{", '{"players": [], "players": []}', "[1]", "3", "[[[" * 5000])
def test_what_is_no_position_at_all(text: str) -> None:
    assert refusal("tiletum", text)
