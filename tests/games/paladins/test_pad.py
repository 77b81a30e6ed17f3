"""The score pad scores what was written down at a real table, and says what is wrong with it."""

import json
from typing import Any

import pytest
from tests.games.paladins.scenes import add_outsiders, add_walls, stage
from tests.games.refusals import refusal

from kingstable.games.paladins import game
from kingstable.games.paladins.pad import score_text
from kingstable.games.paladins.scoring import NATIONS, tally
from kingstable.games.paladins.tables import ORDERS

SIXTY_SIX: dict[str, Any] = {
    "orders": ["order_fortify", "order_garrison", "order_commission"],
    "players": [
        {
            "faith": 6,
            "strength": 11,
            "influence": 10,
            "commission": 6,
            "fortify": 6,
            "wall_vp": 3,
            "garrison": 2,
            "absolve": 1,
            "develop": 3,
            "attacked": {"saracen": 3, "viking": 1},
            "converted": ["adventurer", "warrior", "warrior", "assassin"],
            "paid": 2,
            "unpaid": 1,
            "silver": 2,
            "provisions": 1,
        }
    ],
}
SEVENTY_SIX: dict[str, Any] = {
    "orders": ["order_absolve", "order_commission", "order_convert"],
    "players": [
        {"faith": 12},
        {
            "ai": True,
            "faith": 10,
            "strength": 12,
            "influence": 11,
            "commission": 6,
            "garrison": 5,
            "fortify": 2,
            "absolve": 3,
            "develop": 6,
            "attacked": {"viking": 2, "byzantine": 1},
            "converted": ["armourer", "lookout", "guardian", "protector", "invader", "hunter"],
            "paid": 1,
            "unpaid": 2,
        },
    ],
}


@pytest.mark.rule("PAL-X21", "PAL-X29")
def test_both_scorings_of_the_rulebook() -> None:
    ((mine,),) = score_text(json.dumps(SIXTY_SIX))
    assert mine.total == 66
    ((human, ai),) = score_text(json.dumps(SEVENTY_SIX))
    assert (human.total, ai.total) == (20, 76)
    assert ai.seat is None and ai.winner and not human.winner
    both = score_text(json.dumps([SIXTY_SIX, SEVENTY_SIX]))
    assert [len(sheets) for sheets in both] == [1, 2]


def test_the_pad_agrees_with_the_game() -> None:
    s = stage(2, 7)
    add_walls(s, 0, 6)
    add_outsiders(s, 0, "converted", "out_09", "out_10")
    add_outsiders(s, 1, "attacked", "out_01", "out_13")
    s.players[0].tracks, s.players[0].silver = [4, 8, 3], 5
    s.players[1].unpaid, s.players[1].paid = 1, 2
    written = []
    for number in range(2):
        mine = tally(s, number)
        entry = {key: getattr(mine, key) for key in mine.__struct_fields__ if key not in ("tracks", "attacked")}
        entry |= dict(zip(("faith", "strength", "influence"), mine.tracks, strict=True))
        entry["attacked"] = dict(zip(NATIONS, mine.attacked, strict=True))
        entry["converted"] = list(mine.converted)
        written.append(entry)
    position = {"orders": [ORDERS[order].id for order in s.orders], "players": written}
    assert score_text(json.dumps(position)) == [game.scores(s)]


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"faith": 13}, "player 1, faith: 13 is not a whole number from 0 to 12"),
        ({"faith": True}, "player 1, faith: true is not"),
        ({"faith": "six"}, "player 1, faith: 'six' is not"),
        ({"commission": 8}, "player 1, commission: 8 is not a whole number from 0 to 7"),
        ({"develop": 9}, "player 1, develop: 9"),
        ({"silver": -1}, "player 1, silver: -1"),
        ({"gold": 1}, "player 1: unknown key 'gold'"),
        ({"attacked": {"frank": 1}}, "player 1, attacked: unknown key 'frank'"),
        ({"attacked": [1]}, "player 1, attacked: a list is not an object"),
        ({"attacked": {"saracen": 13}}, "player 1, attacked.saracen: 13 is not a whole number from 0 to 12"),
        ({"wall_vp": 7}, "player 1, wall_vp: 7 is not a whole number from 0 to 6"),
        ({"converted": ["archer"] * 8}, "player 1, converted: 8 entries"),
        (
            {"converted": ["thief", "archer", "thief", "thief"]},
            "player 1, converted[3]: there are only 2 cards 'thief'",
        ),
        ({"converted": ["knight"]}, "player 1, converted[0]: 'knight' is not an outsider"),
        ({"converted": "archer"}, "player 1, converted: 'archer' is not a list"),
        ({"ai": 1}, "player 1, ai: 1 is neither"),
        ({"ai": True}, "players: the AI player is the second of two"),
    ],
)
def test_a_fault_of_a_player_is_named(changes: dict[str, Any], fault: str) -> None:
    position = {"orders": [], "players": [SIXTY_SIX["players"][0] | changes]}
    assert refusal("paladins", json.dumps(position)).startswith(fault)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("{", "not JSON: line 1"),
        ("3", "3 is not an object"),
        ("[3]", "position 1: 3 is not an object"),
        ('{"players": [{}]}', "the key 'orders' is missing"),
        ('{"orders": [], "players": []}', "players: 0 entries"),
        ('{"orders": ["order_dance"], "players": [{}]}', "orders[0]: 'order_dance' is not an order"),
        ('{"orders": ["order_attack", "order_attack"], "players": [{}]}', "orders[1]: 'order_attack' is repeated"),
        ('{"orders": [], "orders": [], "players": [{}]}', "the key 'orders' appears twice"),
        ("[" * 100000, "not a position"),
    ],
)
def test_a_fault_of_the_position_is_named(text: str, fault: str) -> None:
    assert refusal("paladins", text).startswith(fault)
