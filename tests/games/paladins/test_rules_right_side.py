"""Sections 10 to 15: Commission, Fortify, Garrison, Absolve, Attack, Convert."""

import pytest
from tests.games.paladins.scenes import (
    OUTSIDER,
    PALADIN,
    SPACE,
    WALL,
    add_outsiders,
    add_walls,
    asked,
    attribute,
    blocked,
    give,
    held,
    next_wall,
    offered,
    outsider_row,
    play,
    put_piece,
    put_workers,
    put_workshop,
    stage,
    start,
    suspect,
)

from kingstable.games.paladins import game
from kingstable.games.paladins.components import COMPONENTS
from kingstable.games.paladins.rules.legal import space_options
from kingstable.games.paladins.rules.workers import COVERED
from kingstable.games.paladins.state import NONE
from kingstable.games.paladins.tables import (
    ATTACK_PRICE,
    BOARD_SPACES,
    COMMISSION,
    FAITH_FLAGS,
    GARRISON,
    JAR_NEEDS,
    STRENGTH_FLAGS,
    WALL_NEEDS,
)
from kingstable.kernel import message, named

# -- Commission ----------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "PAL-10.1", "PAL-10.2", "PAL-10.3", "PAL-10.4", "PAL-10.5", "PAL-10.6", "PAL-10.7", "PAL-10.8", "PAL-X13"
)
def test_commission() -> None:
    s = stage()
    mine = give(s.players[0], "labourer cleric", provisions=1, faith=2, influence=1, paladin="anseis")
    put_workshop(mine, "commission.1")
    assert mine.effective(0) == 3
    table = play(start(s), "use commission 2")
    assert all(choice.split()[1][:2] in ("r1", "r2") for choice in offered(table))
    play(table, "occupy r2s3")
    assert mine.provisions == 0
    assert held(mine) == {"scout": 1}
    assert attribute(mine, "influence") == 2 and mine.effective(2) == 5
    assert game.view(s, 1).players[0].monks == ["r2s3"]


@pytest.mark.rule("PAL-10.1")
def test_commission_takes_a_scout_anyone_and_a_cleric() -> None:
    assert [COMPONENTS.worker_types[k].id if k >= 0 else "any" for k in COVERED[COMMISSION][0].spaces] == [
        "scout",
        "any",
        "cleric",
    ]


@pytest.mark.parametrize("used", range(7))
@pytest.mark.rule("PAL-10.2", "PAL-10.3", "PAL-12.2", "PAL-12.3")
def test_monks_and_outposts_cost_provisions_from_the_left(used: int) -> None:
    cost = (1, 1, 1, 2, 2, 3, 3)[used]
    for action, workers, piece in (
        ("commission", "scout labourer cleric", "monk"),
        ("garrison", "merchant labourer fighter", "outpost"),
    ):
        s = stage()
        mine = give(s.players[0], workers, provisions=cost - 1, faith=4, strength=5)
        put_piece(s, 0, piece, "r1s2", "r1s3", "r1s4", "r2s2", "r2s3", "r2s4", "r2s5")
        for id in ("r1s2", "r1s3", "r1s4", "r2s2", "r2s3", "r2s4", "r2s5")[used:]:
            s.pieces[SPACE[id]] = NONE
        mine.monks, mine.outposts = (used, 0) if piece == "monk" else (0, used)
        assert f"use {action} 3" not in offered(start(s))
        mine.provisions = cost
        play(start(s), f"use {action} 3", "occupy r3s1")
        assert mine.provisions == 0
        view = game.view(s, 0).players[0]
        assert len(view.monks if piece == "monk" else view.outposts) == used + 1


@pytest.mark.rule("PAL-10.4", "PAL-12.4")
def test_flags_of_the_regions() -> None:
    assert FAITH_FLAGS == (0, 2, 4, 6, 8, 10)
    assert STRENGTH_FLAGS == (1, 3, 5, 7, 9, 11)
    for value in range(13):
        s = stage()
        mine = give(s.players[0], faith=value, strength=value)
        regions = {int(option.notation.split()[1][1]) for option in space_options(s, mine, COMMISSION)}
        assert regions == {r + 1 for r in range(6) if FAITH_FLAGS[r] <= value}
        regions = {int(option.notation.split()[1][1]) for option in space_options(s, mine, GARRISON)}
        assert regions == {r + 1 for r in range(6) if STRENGTH_FLAGS[r] <= value}


@pytest.mark.rule("PAL-10.5", "PAL-12.5", "PAL-45.6")
def test_a_space_holds_one_piece_of_anybody() -> None:
    s = stage()
    mine = give(s.players[0], faith=0, strength=1)
    put_piece(s, 1, "monk", "r1s1")
    put_piece(s, 2, "outpost", "r1s2")
    put_piece(s, 0, "outpost", "r1s3")
    assert [option.notation for option in space_options(s, mine, COMMISSION)] == ["occupy r1s4"]
    assert [option.notation for option in space_options(s, mine, GARRISON)] == ["occupy r1s4"]


@pytest.mark.rule("PAL-10.4", "PAL-10.5", "PAL-10.6", "PAL-29.12", "PAL-X42")
def test_closed_spaces() -> None:
    found = {}
    for seats in (2, 3, 4):
        s = stage(seats)
        give(s.players[0], faith=4)
        found[seats] = [BOARD_SPACES[option.space] for option in space_options(s, s.players[0], COMMISSION)]
    two = ["r1s1", "r1s2", *(f"r2s{n}" for n in range(1, 5)), *(f"r3s{n}" for n in range(1, 7))]
    assert found[2] == two and len(two) == 12
    assert set(found[3]) - set(two) == {"r1s3", "r2s6", "r2s7", "r3s7", "r3s8"} and len(found[3]) == 17
    assert set(found[4]) - set(found[3]) == {"r1s4", "r2s5", "r3s9"} and len(found[4]) == 20
    least = {space.id: space.min_players for region in game.faces().regions for space in region.spaces}
    assert (least["r1s3"], least["r1s4"]) == (3, 4)


@pytest.mark.rule("PAL-10.7")
def test_a_monk_stays_to_the_end() -> None:
    s = stage(2)
    give(s.players[0], "scout labourer cleric", provisions=1)
    table = play(start(s), "use commission 3", "occupy r1s2", "end")
    assert s.round == 2 or table.over  # everybody had to pass: the round is over
    assert s.pieces[SPACE["r1s2"]] == 0


# -- Fortify -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-11.1", "PAL-11.2", "PAL-11.3", "PAL-11.4", "PAL-11.5", "PAL-11.6", "PAL-25.2", "PAL-X14")
def test_fortify() -> None:
    s = stage()
    mine = give(s.players[0], "merchant labourer scout", influence=2, faith=2, paladin="anseis")
    add_walls(s, 0, 3)
    next_wall(s, "wall_17")
    play(start(s), "use fortify 3")
    assert mine.provisions == 0
    assert len(mine.walls) == 4 and mine.walls[3] == WALL["wall_17"]
    assert attribute(mine, "strength") == 1
    assert held(mine) == {"labourer": 1, "fighter": 1}
    mine.paladin, mine.used = NONE, [mine.paladin]
    action = game.faces().actions[7]
    assert (action.thresholds[4], action.costs[4], action.resource) == (7, 2, "provision")
    assert game.view(s, 0).players[0].costs == {}


@pytest.mark.rule("PAL-11.3", "PAL-11.4")
def test_each_wall_has_its_cost_and_requirement() -> None:
    assert WALL_NEEDS == (0, 1, 3, 5, 7, 9, 11)
    for walls, need in enumerate(WALL_NEEDS):
        cost = (1, 1, 1, 2, 2, 3, 3)[walls]
        s = stage()
        mine = give(s.players[0], "merchant labourer scout", provisions=cost, influence=need)
        add_walls(s, 0, walls)
        next_wall(s, "wall_01")
        if need:
            mine.tracks[2] = need - 1
            assert "use fortify 3" not in offered(start(s))
            mine.tracks[2] = need
        play(start(s), "use fortify 3")
        assert mine.provisions == 0 and len(mine.walls) == walls + 1


@pytest.mark.rule("PAL-11.6")
def test_every_wall_gives_strength() -> None:
    for wall in COMPONENTS.walls:
        assert sum(effect.amount for effect in wall.reward if effect.attribute == "strength") >= 1


@pytest.mark.rule("PAL-11.7")
def test_the_alternatives_of_a_wall() -> None:
    for choice, silver in (("1", 0), ("2", 2)):
        s = stage()
        mine = give(s.players[0], "merchant labourer scout", provisions=1)
        next_wall(s, "wall_07")
        table = play(start(s), "use fortify 3")
        assert table.asks[0].prompt == message("ask-choose", what=named("action", "fortify"))
        assert len(offered(table)) == 2
        play(table, f"choose pay_debt_1_or_silver_2 {choice}")
        assert mine.silver == silver


@pytest.mark.rule("PAL-11.8")
def test_a_wall_is_drawn_blind_after_paying() -> None:
    s = stage()
    give(s.players[0], "merchant labourer scout 2", provisions=1)
    table = play(start(s), "use fortify 3")
    seal = s.seal
    assert asked(table) == "ask-place" and s.players[0].walls == []
    play(table, "place labourer+scout+merchant")
    assert len(s.players[0].walls) == 1 and s.seal > seal
    assert table.undo_refusal(0) is not None


# -- Garrison ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-12.1", "PAL-12.2", "PAL-12.3", "PAL-12.4", "PAL-12.5", "PAL-12.6", "PAL-8.5", "PAL-X15")
def test_garrison() -> None:
    s = stage()
    mine = give(s.players[0], "merchant labourer fighter", provisions=1, strength=5, faith=2)
    put_workers(mine, "trade", "labourer merchant")
    table = play(start(s), "use garrison 3", "occupy r3s4", "clear trade")
    assert asked(table) == "ask-end"
    assert mine.provisions == 0
    assert not blocked(mine, "trade")
    assert attribute(mine, "faith") == 3
    assert game.view(s, 0).players[0].outposts == ["r3s4"]
    assert s.pieces[SPACE["r3s4"]] == 1


@pytest.mark.rule("PAL-12.7")
def test_silver_does_not_help_a_garrison() -> None:
    s = stage()
    give(s.players[0], "merchant labourer fighter", silver=30, provisions=1)
    assert "use garrison 3" not in offered(start(s))


@pytest.mark.rule("PAL-1.5", "PAL-1.6", "PAL-25.3", "PAL-X43")
def test_a_paladin_opens_regions_for_a_round() -> None:
    s = stage()
    mine = give(s.players[0], "merchant labourer fighter", strength=2, paladin="berengier")
    table = play(start(s), "use garrison 3")
    assert {choice.split()[1][:2] for choice in offered(table)} == {"r1", "r2", "r3"}
    play(table, "occupy r2s2")
    assert mine.provisions == 0
    mine.used.append(mine.paladin)
    mine.deck.remove(PALADIN["anseis"])
    mine.paladin = PALADIN["anseis"]  # the next round
    assert {option.notation.split()[1][:2] for option in space_options(s, mine, GARRISON)} == {"r1"}
    assert {line.id: line.points for line in game.scores(s)[0].lines}["strength"] == 1


# -- Absolve -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-13.1", "PAL-13.2", "PAL-13.3", "PAL-13.4", "PAL-13.5", "PAL-13.6", "PAL-13.7", "PAL-X16")
def test_absolve() -> None:
    s = stage()
    mine = give(s.players[0], "cleric labourer merchant", silver=1, faith=2)
    mine.unpaid = 1
    suspect(s, 2)
    older = mine.suspicion[0]
    table = play(start(s), "use absolve 3", "jar jar_space_8")
    assert asked(table) == "ask-discard"
    play(table, "discard 1", "repay 1")
    assert mine.silver == 0 and (mine.paid, mine.unpaid) == (1, 0)
    assert mine.suspicion == [older]
    assert attribute(mine, "faith") == 3
    assert game.view(s, 0).players[0].jars == ["jar_space_8"] and game.faces().jars[0] == 0


@pytest.mark.rule("PAL-13.3", "PAL-13.4")
def test_each_jar_has_its_cost_and_number() -> None:
    assert JAR_NEEDS[0] == 0 and len(JAR_NEEDS) == 7
    for jars, need in enumerate(JAR_NEEDS):
        cost = (1, 2, 2, 2, 3, 3, 3)[jars]
        s = stage()
        mine = give(s.players[0], "cleric labourer merchant", silver=cost, influence=need)
        mine.jars = list(range(jars))
        if need:
            mine.tracks[2] = need - 1
            assert "use absolve 3" not in offered(start(s))
            mine.tracks[2] = need
        mine.silver = cost - 1
        assert "use absolve 3" not in offered(start(s))
        mine.silver = cost
        table = play(start(s), "use absolve 3")
        if asked(table) == "ask-jar":
            play(table, "jar jar_space_8")
        assert mine.silver == 0


@pytest.mark.rule("PAL-13.5", "PAL-13.8")
def test_every_jar_space_is_used_once() -> None:
    s = stage()
    mine = give(s.players[0], "cleric labourer merchant", silver=9, influence=12)
    mine.jars = [2, 0]
    table = play(start(s), "use absolve 3")
    assert offered(table) == [f"jar jar_space_{n}" for n in (2, 4, 5, 6, 7, 8)]
    play(table, "jar jar_space_6")
    assert mine.provisions == 2 and mine.jars == [2, 0, 5]


@pytest.mark.rule("PAL-13.7")
def test_the_discard_of_an_absolve_may_be_declined() -> None:
    s = stage()
    mine = give(s.players[0], "cleric labourer merchant", silver=1)
    suspect(s, 2)
    table = play(start(s), "use absolve 3", "jar jar_space_5")
    assert offered(table) == ["discard 1", "discard 0"]
    play(table, "discard 0")
    assert len(mine.suspicion) == 2 and attribute(mine, "faith") == 2


@pytest.mark.rule("PAL-13.6", "PAL-D7", "PAL-D8", "PAL-X44")
def test_absolve_without_debts_and_suspicion() -> None:
    s = stage()
    mine = give(s.players[0], "cleric labourer merchant", silver=1)
    table = play(start(s), "use absolve 3", "jar jar_space_2")
    assert asked(table) == "ask-end"
    assert (mine.silver, attribute(mine, "faith"), held(mine)) == (0, 1, {"labourer": 1})
    assert s.tax == 8 and s.suspicion_gone == []


# -- Attack --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-14.1", "PAL-14.2", "PAL-14.3", "PAL-14.5", "PAL-14.6", "PAL-14.7", "PAL-14.8", "PAL-X17")
def test_attack_with_silver() -> None:
    s = stage()
    mine = give(s.players[0], "scout labourer fighter", silver=1, strength=5, influence=2)
    outsider_row(s, {4: "out_32"})
    table = play(start(s), "use attack 3")
    assert [choice.split()[2] for choice in offered(table)] == ["0", "0", "0", "1"]
    play(table, "attack out_32 1")
    assert mine.silver == 0 and attribute(mine, "influence") == 3
    assert held(mine) == {"labourer": 2}
    assert mine.attacked == [OUTSIDER["out_32"]] and s.outsider_row[3] == NONE
    assert game.view(s, 2).players[0].attacked == ["out_32"]
    assert game.faces().outsiders["out_32"].nation == "viking"
    assert mine.tracks[1] == 5  # the strength at the bottom of the card is ignored


@pytest.mark.rule("PAL-14.3", "PAL-15.4", "PAL-D41", "PAL-X39")
def test_the_price_of_an_attack() -> None:
    price = {(s, f): ATTACK_PRICE[s][STRENGTH_FLAGS.index(f)] for s in range(13) for f in STRENGTH_FLAGS}
    assert [price[0, 1], price[0, 11], price[4, 7], price[6, 7], price[7, 7], price[9, 5]] == [1, 6, 2, 1, 0, 0]
    s = stage()
    mine = give(s.players[0], "scout labourer fighter cleric", silver=1, strength=4)
    choices = offered(play(start(s), "use attack 3"))
    ids = [COMPONENTS.outsiders[card].id for card in s.outsider_row]
    assert choices == [f"attack {ids[0]} 0", f"attack {ids[1]} 0", f"attack {ids[2]} 1"]
    s = stage()
    mine = give(s.players[0], "fighter labourer cleric", silver=30, faith=3)
    outsider_row(s, {1: None, 2: None, 3: "out_01"})
    assert "use convert 3" not in offered(start(s))
    mine.tracks[0] = 4
    assert "use convert 3" in offered(start(s))


@pytest.mark.rule("PAL-14.4")
def test_silver_is_only_paid_for_missing_strength() -> None:
    s = stage()
    mine = give(s.players[0], "scout labourer fighter", silver=9, strength=11)
    outsider_row(s, {6: "out_18"})
    table = play(start(s), "use attack 3")
    assert {choice.split()[2] for choice in offered(table)} == {"0"}
    play(table, "attack out_18 0")
    assert mine.silver == 9


@pytest.mark.rule("PAL-14.6")
def test_every_attack_gives_influence() -> None:
    for card in COMPONENTS.outsiders:
        assert sum(effect.amount for effect in card.attack_reward if effect.attribute == "influence") >= 1


@pytest.mark.rule("PAL-D42")
def test_empty_slots_count_for_the_distance() -> None:
    s = stage()
    give(s.players[0], "scout labourer fighter", silver=1, strength=1)
    outsider_row(s, {1: None, 2: None, 3: "out_01"})
    assert "use attack 3" not in offered(start(s))  # flag 5: two silver, whatever lies between
    s.players[0].silver = 2
    assert "use attack 3" in offered(start(s))


@pytest.mark.rule("PAL-D43", "PAL-14.7")
def test_everybody_sees_number_and_nations_of_an_attack_pile() -> None:
    s = stage()
    add_outsiders(s, 1, "attacked", "out_01", "out_13", "out_14")
    for seat in (0, 1, None):
        pile = game.view(s, seat).players[1].attacked
        assert [game.faces().outsiders[card].nation for card in pile] == ["byzantine", "saracen", "saracen"]


# -- Convert -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-15.1", "PAL-15.2", "PAL-15.3", "PAL-15.5", "PAL-15.6", "PAL-15.7", "PAL-X18")
def test_convert() -> None:
    s = stage()
    mine = give(s.players[0], "fighter labourer cleric", silver=2, faith=3, strength=4, paladin="engelier")
    add_outsiders(s, 0, "converted", "out_01", "out_02")
    outsider_row(s, {2: "out_03"})
    table = play(start(s), "use convert 3")
    assert len(offered(table)) == 3  # effective faith 4 reaches three slots
    play(table, "convert out_03")
    assert mine.silver == 0 and attribute(mine, "strength") == 6
    assert mine.converted[2] == OUTSIDER["out_03"] and s.outsider_row[1] == NONE
    assert held(mine) == {} and attribute(mine, "influence") == 0  # the top right corner is ignored
    add_outsiders(s, 0, "attacked", "out_13", "out_14")
    assert game.view(s, 0).players[0].converted["out_03"] == 2


@pytest.mark.rule("PAL-15.2")
def test_the_cost_of_each_conversion() -> None:
    for done, cost in enumerate((0, 1, 2, 2, 2, 3, 3)):
        s = stage()
        mine = give(s.players[0], "fighter labourer cleric", silver=cost)
        mine.converted = [s.outsiders.pop() for _ in range(done)]
        if cost:
            mine.silver = cost - 1
            assert "use convert 3" not in offered(start(s))
            mine.silver = cost
        play(start(s), "use convert 3")
        assert mine.silver == 0 and len(mine.converted) == done + 1


@pytest.mark.rule("PAL-15.3")
def test_faith_flags_limit_conversions() -> None:
    for faith in range(1, 13):
        s = stage()
        give(s.players[0], "fighter labourer cleric", faith=faith)
        table = play(start(s), "use convert 3")
        reach = sum(flag <= faith for flag in FAITH_FLAGS)
        if asked(table) == "ask-convert":
            assert len(offered(table)) == reach
        else:
            assert reach == 1


@pytest.mark.rule("PAL-X5", "PAL-3.9", "PAL-25.4")
def test_engelier_rewards_attacks() -> None:
    s = stage()
    mine = give(s.players[0], "scout 2 labourer 2 fighter 2 cleric", strength=2, silver=0, paladin="engelier")
    assert (mine.effective(1), mine.effective(0)) == (5, 1)
    outsider_row(s, {1: "out_19", 3: "out_18"})
    table = play(start(s), "use attack 3", "attack out_18 0", "place labourer+scout+fighter")
    assert mine.silver == 2
    play(table, "end", "use pray 1", "end", "use attack 3", "attack out_19 0")
    assert mine.silver == 2  # Pray took the first two
