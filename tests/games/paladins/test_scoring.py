"""Sections 23, 24, 27 and 44: points, ties, and what converted outsiders are worth."""

import pytest
from tests.games.paladins.scenes import ORDER, add_outsiders, stage

from kingstable.games.paladins import game
from kingstable.games.paladins.components import COMPONENTS
from kingstable.games.paladins.scoring import Tally, lines, outsider_vp, sheets

NOBODY = (0, 0, 0)


def points(tally: Tally, *orders: str) -> dict[str, int]:
    return {line.id: line.points for line in lines(tally, [ORDER[id] for id in orders])}


def total(tally: Tally, *orders: str) -> int:
    return sum(points(tally, *orders).values())


def worth(kind: str, *orders: str, **counts: object) -> int:
    counts.setdefault("tracks", NOBODY)
    counts.setdefault("converted", (kind,))
    tally = Tally(**counts)  # type: ignore[arg-type]
    return outsider_vp(kind, tally, [ORDER[id] for id in orders])


@pytest.mark.rule("PAL-23.2", "PAL-23.3", "PAL-23.4", "PAL-23.5", "PAL-23.9", "PAL-23.10", "PAL-23.11", "PAL-X21")
def test_66_points() -> None:
    mine = Tally(
        tracks=(6, 11, 10),
        commission=6,
        fortify=6,
        wall_vp=3,
        garrison=2,
        absolve=1,
        develop=3,
        attacked=(0, 3, 1),
        converted=("adventurer", "warrior", "warrior", "assassin"),
        paid=2,
        unpaid=1,
        silver=2,
        provisions=1,
    )
    orders = ("order_fortify", "order_garrison", "order_commission")
    assert points(mine, *orders) == {
        "orders": 12,
        "faith": 6,
        "strength": 16,
        "influence": 13,
        "commission": 5,
        "fortify": 3,
        "walls": 3,
        "develop": 0,
        "garrison": 0,
        "absolve": 0,
        "converted": 8,
        "paid-debts": 2,
        "unpaid-debts": -3,
        "leftovers": 1,
    }
    assert [outsider_vp(kind, mine, [ORDER[id] for id in orders]) for kind in mine.converted] == [3, 1, 1, 3]
    assert total(mine, *orders) == 66
    walls = {card.id: card.vp for card in COMPONENTS.walls}
    assert (walls["wall_03"], walls["wall_05"]) == (1, 2)


@pytest.mark.rule("PAL-44.1", "PAL-44.2", "PAL-44.3", "PAL-40.3", "PAL-D38", "PAL-D87", "PAL-X29")
def test_76_points_of_the_ai() -> None:
    ai = Tally(
        tracks=(10, 12, 11),
        commission=6,
        garrison=5,
        fortify=2,
        absolve=3,
        develop=6,
        attacked=(1, 0, 2),
        converted=("armourer", "lookout", "guardian", "protector", "invader", "hunter"),
        paid=1,
        unpaid=2,
        ai=True,
    )
    orders = ("order_absolve", "order_commission", "order_convert")
    found = points(ai, *orders)
    assert found["orders"] == 14 and found["faith"] + found["strength"] + found["influence"] == 49
    assert (found["commission"], found["garrison"], found["develop"], found["leftovers"]) == (5, 2, 0, 0)
    each = [outsider_vp(kind, ai, [ORDER[id] for id in orders]) for kind in ai.converted]
    assert each == [3, 1, 3, 1, 2, 1]
    assert found["converted"] == 11 and found["paid-debts"] + found["unpaid-debts"] == -5
    assert total(ai, *orders) == 76


@pytest.mark.rule("PAL-23.3")
def test_attributes() -> None:
    expected = [0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20]
    for value, vp in enumerate(expected):
        found = points(Tally(tracks=(value, 0, 0)))
        assert found["faith"] == vp
        assert points(Tally(tracks=(0, value, 0)))["strength"] == vp
        assert points(Tally(tracks=(0, 0, value)))["influence"] == vp


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        pytest.param("commission", [0, 0, 0, 0, 0, 2, 5, 9], marks=pytest.mark.rule("PAL-23.4")),
        pytest.param("fortify", [0, 0, 0, 0, 0, 1, 3, 6], marks=pytest.mark.rule("PAL-23.5")),
        pytest.param("develop", [0, 0, 0, 0, 0, 0, 1, 3, 6], marks=pytest.mark.rule("PAL-23.6")),
        pytest.param("garrison", [0, 0, 0, 0, 0, 2, 5, 9], marks=pytest.mark.rule("PAL-23.7")),
        pytest.param("absolve", [0, 0, 0, 0, 0, 1, 3, 6], marks=pytest.mark.rule("PAL-23.8")),
    ],
)
def test_counts_of_actions(action: str, expected: list[int]) -> None:
    assert [points(Tally(tracks=NOBODY, **{action: n}))[action] for n in range(len(expected))] == expected  # type: ignore[arg-type]


@pytest.mark.rule("PAL-23.5")
def test_the_points_of_walls_count_whatever_their_number() -> None:
    found = points(Tally(tracks=NOBODY, fortify=2, wall_vp=4))
    assert (found["fortify"], found["walls"]) == (0, 4)


@pytest.mark.rule("PAL-23.9", "PAL-23.12")
def test_attacks_townsfolk_suspicion_and_workers_score_only_through_outsiders_and_orders() -> None:
    mine = Tally(tracks=NOBODY, attacked=(4, 4, 4), townsfolk=9, suspicion=5)
    assert total(mine) == 0
    assert total(mine, "order_attack") == 4
    s = stage(2, 7)
    s.players[0].workers = [3] * 6
    s.players[0].suspicion = [s.suspicion.pop() for _ in range(4)]
    assert game.scores(s)[0].total == 0
    add_outsiders(s, 0, "converted", "out_10")
    assert game.scores(s)[0].total == 4


@pytest.mark.rule("PAL-23.11", "PAL-D65", "PAL-X57")
def test_leftovers() -> None:
    assert points(Tally(tracks=NOBODY, silver=4, provisions=4))["leftovers"] == 2
    assert points(Tally(tracks=NOBODY, silver=2))["leftovers"] == 0
    assert points(Tally(tracks=NOBODY, silver=1, provisions=2))["leftovers"] == 1


@pytest.mark.rule("PAL-23.13")
def test_a_total_may_be_negative() -> None:
    assert total(Tally(tracks=NOBODY, unpaid=3)) == -9
    ranks = [sheet.rank for sheet in sheets([Tally(tracks=NOBODY, unpaid=3), Tally(tracks=NOBODY, unpaid=1)], [])]
    assert ranks == [2, 1]


# -- ties ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-24.1", "PAL-24.2", "PAL-24.3", "PAL-X55")
def test_tie_breaks() -> None:
    orders = [ORDER["order_commission"], ORDER["order_absolve"], ORDER["order_attack"]]
    first = Tally(tracks=(12, 12, 4), commission=5, attacked=(5, 0, 0), suspicion=3, silver=9)  # 12 for Orders
    second = Tally(tracks=(12, 12, 4), commission=5, attacked=(5, 0, 0), suspicion=1, silver=9)
    third = Tally(tracks=(12, 12, 4), commission=5, absolve=5, suspicion=0, silver=12)  # 10 for Orders
    found = sheets([first, second, third], orders)
    assert [sheet.total for sheet in found] == [60, 60, 60]
    assert [sheet.ties[0].points for sheet in found] == [12, 12, 10]
    assert [sheet.rank for sheet in found] == [2, 1, 3]
    assert [sheet.winner for sheet in found] == [False, True, False]
    level = Tally(tracks=(12, 12, 4), commission=5, attacked=(5, 0, 0), suspicion=1, silver=9)
    assert [sheet.winner for sheet in sheets([level, second, third], orders)] == [True, True, False]


@pytest.mark.rule("PAL-44.4", "PAL-D89")
def test_human_and_ai_compare_by_the_same_rules() -> None:
    human = Tally(tracks=(4, 0, 0), suspicion=1)
    ai = Tally(tracks=(4, 0, 0), suspicion=2, ai=True)
    found = sheets([human, ai], [])
    assert [(sheet.seat, sheet.winner) for sheet in found] == [(0, True), (None, False)]
    assert found[1].name is not None
    assert [sheet.winner for sheet in sheets([human, Tally(tracks=(4, 0, 0), suspicion=1, ai=True)], [])] == [
        True,
        True,
    ]
    assert [sheet.winner for sheet in sheets([human, Tally(tracks=(6, 0, 0), ai=True)], [])] == [False, True]


# -- converted outsiders -------------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-27.1")
def test_base_and_full_measures_card_by_card() -> None:
    assert [worth("lookout", fortify=n) for n in range(5)] == [0, 0, 1, 1, 2]
    both = Tally(tracks=NOBODY, fortify=4, converted=("lookout", "lookout"))
    assert points(both)["converted"] == 4


@pytest.mark.rule("PAL-27.2", "PAL-27.3", "PAL-27.4", "PAL-27.19")
def test_outsiders_that_count_attacked_nations() -> None:
    attacked = (1, 2, 3)  # Byzantines, Saracens, Vikings
    assert worth("assassin", attacked=attacked) == 2
    assert worth("barbarian", attacked=attacked) == 1
    assert worth("invader", attacked=attacked) == 3
    s = stage()
    add_outsiders(s, 0, "converted", "out_13", "out_03")  # a Saracen converted is no Saracen attacked
    assert {line.id: line.points for line in game.scores(s)[0].lines}["converted"] == 0


@pytest.mark.parametrize(
    ("kind", "count"),
    [
        pytest.param("lookout", "fortify", marks=pytest.mark.rule("PAL-27.5")),
        pytest.param("vigilante", "absolve", marks=pytest.mark.rule("PAL-27.6")),
        pytest.param("archer", "garrison", marks=pytest.mark.rule("PAL-27.7")),
        pytest.param("hunter", "townsfolk", marks=pytest.mark.rule("PAL-27.8", "PAL-D38")),
        pytest.param("guardian", "develop", marks=pytest.mark.rule("PAL-27.9")),
        pytest.param("adventurer", "commission", marks=pytest.mark.rule("PAL-27.10")),
    ],
)
def test_outsiders_that_count_every_two_actions(kind: str, count: str) -> None:
    assert [worth(kind, **{count: n}) for n in range(8)] == [0, 0, 1, 1, 2, 2, 3, 3]


@pytest.mark.rule("PAL-27.11", "PAL-27.12", "PAL-27.13")
def test_outsiders_that_count_every_four_of_an_attribute() -> None:
    for place, kind in enumerate(("warrior", "armourer", "marauder")):
        for value in range(13):
            tracks = [0, 0, 0]
            tracks[place] = value
            assert worth(kind, tracks=tuple(tracks)) == value // 4
    s = stage()
    s.players[0].paladin = s.players[0].deck.pop()
    s.players[0].tracks = [3, 3, 3]
    add_outsiders(s, 0, "converted", "out_12", "out_02", "out_19")
    assert {line.id: line.points for line in game.scores(s)[0].lines}["converted"] == 0  # no paladin's bonus


@pytest.mark.rule("PAL-27.14", "PAL-27.15", "PAL-27.16", "PAL-27.17", "PAL-X56")
def test_converted_cards() -> None:
    mine = Tally(
        tracks=NOBODY,
        commission=5,
        fortify=5,
        converted=("traitor", "traitor", "protector", "champion", "thief"),
        paid=1,
        unpaid=3,
        suspicion=4,
    )
    orders = [ORDER["order_commission"], ORDER["order_fortify"], ORDER["order_attack"]]
    assert [outsider_vp(kind, mine, orders) for kind in mine.converted] == [3, 3, 1, 3, 4]
    found = points(mine, "order_commission", "order_fortify", "order_attack")
    assert found["converted"] == 14 and found["paid-debts"] + found["unpaid-debts"] == -8


@pytest.mark.rule("PAL-27.18", "PAL-X30")
def test_mercenaries() -> None:
    for count, together in ((1, 2), (2, 6), (3, 12), (4, 20)):
        assert points(Tally(tracks=NOBODY, converted=("mercenary",) * count))["converted"] == together


def test_cards_of_one_type_are_worth_the_same() -> None:
    by_type: dict[str, set[object]] = {}
    for card in COMPONENTS.outsiders:
        by_type.setdefault(card.type, set()).add(card.end_game)
    assert all(len(found) == 1 for found in by_type.values()) and len(by_type) == 17
