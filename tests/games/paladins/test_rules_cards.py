"""Sections 25, 26 and 29: paladins, townsfolk, reward icons."""

import pytest
from tests.games.paladins.scenes import (
    PALADIN,
    add_outsiders,
    asked,
    attribute,
    blocked,
    give,
    held,
    keep,
    next_suspicion,
    next_wall,
    offered,
    outsider_row,
    play,
    put_workers,
    stage,
    start,
    townsfolk_row,
)

from kingstable.games.paladins import game
from kingstable.games.paladins.components import COMPONENTS

BONUS = {
    card.id: (card.bonus.faith, card.bonus.strength, card.bonus.influence, *card.workers)
    for card in COMPONENTS.paladins
}


# -- paladins ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-25.2")
def test_anseis() -> None:
    assert BONUS["anseis"] == (1, 0, 3, "merchant", "scout")
    s = stage()
    mine = give(s.players[0], "merchant labourer scout", paladin="anseis")
    next_wall(s, "wall_01")
    play(start(s), "use fortify 3")
    assert len(mine.walls) == 1


@pytest.mark.rule("PAL-25.3")
def test_berengier() -> None:
    assert BONUS["berengier"] == (0, 3, 1, "fighter", "merchant")
    s = stage()
    mine = give(s.players[0], "merchant labourer fighter", paladin="berengier")
    play(start(s), "use garrison 3", "occupy r1s2")
    assert mine.outposts == 1 and mine.silver == 2


@pytest.mark.rule("PAL-25.4", "PAL-25.15")
def test_engelier() -> None:
    assert BONUS["engelier"] == (1, 3, 0, "fighter", "scout")
    s = stage()
    mine = give(s.players[0], "scout labourer fighter", paladin="engelier")
    outsider_row(s, {1: "out_02"})
    play(start(s), "use attack 3", "attack out_02 0")
    assert mine.silver == 2 and s.tax == 8


@pytest.mark.rule("PAL-25.5", "PAL-X46")
def test_gerier() -> None:
    assert BONUS["gerier"] == (3, 0, 1, "cleric", "fighter")
    s = stage()
    mine = give(s.players[0], "fighter labourer cleric", paladin="gerier")
    mine.converted = [s.outsiders.pop() for _ in range(6)]
    table = play(start(s), "use convert 3")
    table.choose(table.asks[0].options[0])
    assert len(mine.converted) == 7 and mine.silver == 0


@pytest.mark.rule("PAL-25.6", "PAL-25.15", "PAL-X46")
def test_gerin() -> None:
    assert BONUS["gerin"] == (0, 0, 4, "merchant", "labourer")
    s = stage()
    next_suspicion(s, 0)
    mine = give(s.players[0], "labourer", paladin="gerin")
    play(start(s), "use conspire 1")
    assert held(mine) == {"criminal": 1} and len(mine.suspicion) == 1 and mine.silver == 2 and s.tax == 8


@pytest.mark.rule("PAL-25.7", "PAL-X46")
def test_girard() -> None:
    assert BONUS["girard"] == (2, 0, 2, "scout", "scout")
    for workers, mode, provisions in (("labourer", 1, 3), ("labourer scout", 2, 5)):
        s = stage()
        mine = give(s.players[0], workers, paladin="girard")
        play(start(s), f"use hunt {mode}")
        assert mine.provisions == provisions


@pytest.mark.rule("PAL-25.8")
def test_ivon() -> None:
    assert BONUS["ivon"] == (3, 1, 0, "cleric", "scout")
    s = stage()
    mine = give(s.players[0], "scout labourer cleric", paladin="ivon")
    play(start(s), "use commission 3", "occupy r1s2")
    assert mine.monks == 1 and mine.provisions == 0


@pytest.mark.rule("PAL-25.9")
def test_ivoire() -> None:
    assert BONUS["ivoire"] == (0, 1, 3, "cleric", "merchant")
    s = stage()
    mine = give(s.players[0], "cleric labourer merchant", paladin="ivoire")
    play(start(s), "use absolve 3", "jar jar_space_5")
    assert attribute(mine, "faith") == 2 and mine.silver == 0


@pytest.mark.rule("PAL-25.10", "PAL-X46")
def test_oliver() -> None:
    assert BONUS["oliver"] == (4, 0, 0, "cleric", "cleric")
    s = stage()
    mine = give(s.players[0], "cleric", paladin="oliver")
    put_workers(mine, "hunt", "labourer")
    play(start(s), "use pray 1")
    assert not blocked(mine, "hunt") and held(mine) == {}


@pytest.mark.rule("PAL-25.11", "PAL-25.15", "PAL-X46")
def test_otton() -> None:
    assert BONUS["otton"] == (2, 2, 0, "merchant", "merchant")
    for workers, mode, silver in (("labourer", 1, 3), ("labourer merchant", 2, 5)):
        s = stage()
        mine = give(s.players[0], workers, paladin="otton")
        play(start(s), f"use trade {mode}")
        assert mine.silver == silver and s.tax == 8


@pytest.mark.rule("PAL-25.12", "PAL-25.14", "PAL-D36", "PAL-X46")
def test_roland() -> None:
    assert BONUS["roland"] == (0, 4, 0, "fighter", "labourer")
    s = stage()
    mine = give(s.players[0], "labourer 2", paladin="roland")
    townsfolk_row(s, {1: "tf_12"})
    table = start(s)
    assert "use recruit 2" not in offered(table)  # the fighter is still needed
    assert all(choice.endswith(" 0") for choice in offered(play(table, "use recruit 1")))  # nothing costs, no debt
    s = stage()
    mine = give(s.players[0], "labourer fighter", paladin="roland")
    townsfolk_row(s, {1: "tf_12"})
    play(start(s), "use recruit 2", "hire tf_12 0")
    assert (mine.silver, mine.unpaid, len(mine.kept)) == (0, 0, 1)


@pytest.mark.rule("PAL-25.13", "PAL-X46")
def test_samson() -> None:
    assert BONUS["samson"] == (0, 2, 2, "scout", "labourer")
    s = stage()
    mine = give(s.players[0], "labourer 2", silver=2, paladin="samson")
    play(start(s), "use develop 2", "workshop attack.1")
    assert mine.silver == 0 and mine.built == 1


@pytest.mark.rule("PAL-25.1")
def test_a_paladin_works_from_its_reveal() -> None:
    s = stage()
    mine = give(s.players[0], "labourer", paladin="girard")
    mine.paladin, mine.chosen = -1, PALADIN["girard"]
    play(start(s), "use hunt 1")
    assert mine.provisions == 1


@pytest.mark.rule("PAL-25.14")
def test_a_waived_cost_leaves_workers_and_requirements() -> None:
    s = stage()
    give(s.players[0], "merchant labourer", paladin="anseis")
    assert "use fortify 3" not in offered(start(s))
    s = stage()
    mine = give(s.players[0], "merchant labourer scout", paladin="anseis")
    mine.walls = [s.walls.pop() for _ in range(3)]
    assert mine.effective(2) == 3
    assert "use fortify 3" not in offered(start(s))  # the fourth wall needs 5


@pytest.mark.rule("PAL-X46")
def test_paladin_abilities_in_numbers() -> None:
    kinds = {card.id: (card.ability.trigger[7:], card.ability.kind) for card in COMPONENTS.paladins}
    assert kinds == {
        "anseis": ("fortify", "waive_cost"),
        "berengier": ("garrison", "waive_cost"),
        "engelier": ("attack", "bonus"),
        "gerier": ("convert", "waive_cost"),
        "gerin": ("conspire", "bonus"),
        "girard": ("hunt", "bonus"),
        "ivon": ("commission", "waive_cost"),
        "ivoire": ("absolve", "waive_cost"),
        "oliver": ("pray", "waive_cost"),
        "otton": ("trade", "bonus"),
        "roland": ("recruit", "waive_cost"),
        "samson": ("develop", "reduce_cost"),
    }


# -- townsfolk -----------------------------------------------------------------------------------------------------

#: A way to take each action that townsfolk react to; it gives no labourer, silver or provision by itself.
TAKE = {
    "absolve": ("cleric labourer merchant", ["use absolve 3", "jar jar_space_5"]),
    "develop": ("labourer 2", ["use develop 2", "workshop attack.1"]),
    "fortify": ("merchant labourer scout", ["use fortify 3"]),
    "attack": ("scout labourer fighter", ["use attack 3", "attack out_18 0"]),
    "convert": ("fighter labourer cleric", ["use convert 3", "convert out_18"]),
    "garrison": ("merchant labourer fighter", ["use garrison 3", "occupy r1s4"]),
    "commission": ("scout labourer cleric", ["use commission 3", "occupy r1s4"]),
}
REACTING = {
    "abbot": ("absolve", ("tf_01", "tf_02", "tf_03")),
    "architect": ("develop", ("tf_07", "tf_08", "tf_09")),
    "gatekeeper": ("fortify", ("tf_18", "tf_19", "tf_20")),
    "defender": ("attack", ("tf_15", "tf_16", "tf_17")),
    "missionary": ("convert", ("tf_21", "tf_22", "tf_23")),
    "watchman": ("garrison", ("tf_30", "tf_31", "tf_32")),
    "acolyte": ("commission", ("tf_04", "tf_05", "tf_06")),
}


def gains(action: str, *kept: str) -> tuple[int, int, int, int]:
    """Labourers, silver, provisions and tax that an action gives with these townsfolk."""
    s = stage()
    workers, choices = TAKE[action]
    mine = give(s.players[0], workers, silver=5, provisions=5, faith=3, strength=3, influence=3)
    keep(s, 0, *kept)
    outsider_row(s, {1: "out_18"})
    next_wall(s, "wall_01")
    play(start(s), *choices)
    return held(mine).get("labourer", 0), mine.silver, mine.provisions, 8 - s.tax


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("abbot", marks=pytest.mark.rule("PAL-26.2")),
        pytest.param("architect", marks=pytest.mark.rule("PAL-26.3")),
        pytest.param("gatekeeper", marks=pytest.mark.rule("PAL-26.4")),
        pytest.param("defender", marks=pytest.mark.rule("PAL-26.5")),
        pytest.param("missionary", marks=pytest.mark.rule("PAL-26.6")),
        pytest.param("watchman", marks=pytest.mark.rule("PAL-26.7")),
        pytest.param("acolyte", marks=pytest.mark.rule("PAL-26.8")),
    ],
)
@pytest.mark.rule("PAL-26.1")
def test_townsfolk_that_react_to_an_action(kind: str) -> None:
    action, cards = REACTING[kind]
    plain = gains(action)
    found = set()
    for card in cards:
        assert COMPONENTS.townsfolk[int(card[3:]) - 1].type == kind
        now = gains(action, card)
        found.add(tuple(a - b for a, b in zip(now, plain, strict=True)))
        for other in TAKE:
            if other != action:
                assert gains(other, card) == gains(other)
    labourer, tax = (1, 0, 0, 0), (0, 1, 0, 1)
    assert labourer in found and tax in found
    assert found - {labourer, tax} <= {(0, 1, 0, 0), (0, 0, 1, 0)} and len(found) == 3


@pytest.mark.rule("PAL-26.1")
def test_a_townsfolk_works_for_its_owner_only() -> None:
    s = stage()
    give(s.players[0], "merchant labourer scout", provisions=1)
    keep(s, 1, "tf_18", "tf_19")
    next_wall(s, "wall_01")
    play(start(s), "use fortify 3")
    assert held(s.players[0]) == {} and held(s.players[1]) == {} and s.players[1].silver == 0


@pytest.mark.rule("PAL-26.9")
def test_debt_collectors_give_their_worker() -> None:
    rewards = {card.id: card.ability.reward[0].worker for card in COMPONENTS.townsfolk if card.type == "debt_collector"}
    assert rewards == {"tf_12": "labourer", "tf_13": "fighter", "tf_14": "scout"}


@pytest.mark.rule("PAL-26.10", "PAL-26.12")
def test_squires_and_peddlers() -> None:
    squires = {card.id: card.ability.reward[0].attribute for card in COMPONENTS.townsfolk if card.type == "squire"}
    assert squires == {"tf_27": "faith", "tf_28": "influence", "tf_29": "strength"}
    peddlers = [card.ability.reward[0] for card in COMPONENTS.townsfolk if card.type == "peddler"]
    assert [(effect.effect, effect.amount) for effect in peddlers] == [
        ("gain_worker", 1),
        ("gain_provision", 2),
        ("gain_silver", 2),
    ]


# -- icons ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-29.1", "PAL-29.2", "PAL-29.5", "PAL-29.6")
def test_plain_icons() -> None:
    for card, check in (
        ("tf_28", lambda mine: attribute(mine, "influence") == 1),
        ("tf_04", lambda mine: held(mine) == {"cleric": 1}),
        ("tf_08", lambda mine: held(mine) == {"labourer": 1} and mine.provisions == 1),
    ):
        s = stage()
        mine = give(s.players[0], "labourer")
        townsfolk_row(s, {5: card})
        assert asked(play(start(s), "use recruit 1", f"send {card} 0")) == "ask-end"
        assert check(mine)
    s = stage()
    mine = give(s.players[0], "labourer fighter")
    townsfolk_row(s, {5: "tf_31"})
    play(start(s), "use recruit 2", "hire tf_31 0")
    assert mine.silver == 1 and s.tax == 8
    add_outsiders(s, 0, "attacked", "out_01")
    assert game.view(s, 0).players[0].attacked == ["out_01"]
