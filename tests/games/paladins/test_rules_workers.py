"""Section 4: placing workers."""

import pytest
from tests.games.paladins.scenes import (
    ACT,
    asked,
    blocked,
    crew,
    favours,
    give,
    held,
    next_wall,
    offered,
    outsider_row,
    play,
    put_workers,
    put_workshop,
    stage,
    start,
    townsfolk_row,
)

from kingstable.games.paladins import game
from kingstable.games.paladins.components import COMPONENTS
from kingstable.games.paladins.rules.legal import legal as legal_options
from kingstable.games.paladins.rules.workers import COVERED, FAVOUR, MODE, Pattern
from kingstable.games.paladins.tables import ACTIONS, LIMIT, MODES, RIGHT
from kingstable.games.paladins.tables.rewards import WORKERS
from kingstable.kernel import IllegalChoice


def legal(pattern: Pattern, workers: str) -> bool:
    """Whether exactly this set of workers fills the pattern."""
    found = crew(workers)
    sets = [sorted(each.option.workers) for each in pattern.fitting(found)]
    whole = sorted(kind for kind, count in enumerate(found) for _ in range(count))
    assert pattern.fits(found, sum(found)) is bool(sets)
    return whole in sets


def whole(action: str) -> Pattern:
    return COVERED[ACT[action]][0]


@pytest.mark.rule("PAL-4.1", "PAL-5.1")
def test_an_action_is_taken_by_placing_workers_from_the_own_supply() -> None:
    s = stage()
    mine = give(s.players[0], "labourer 2", silver=4)
    play(start(s), "use develop 2", "workshop attack.1", "end")
    assert held(mine) == {"scout": 1}  # two placed, one gained
    assert blocked(mine, "develop")
    s = stage(round=3)
    favours(s, "favour_09")
    mine = give(s.players[0], "labourer")
    play(start(s), "favour favour_09")
    assert held(mine) == {} and s.favour_workers[0] == 0


@pytest.mark.rule("PAL-4.2", "PAL-4.3", "PAL-X8")
def test_clear_spaces_take_anyone_and_coloured_ones_their_colour() -> None:
    fortify = whole("fortify")
    assert legal(fortify, "merchant labourer scout")
    assert legal(fortify, "merchant scout 2")
    assert not legal(fortify, "merchant labourer 2")
    for worker in WORKERS:
        assert legal(MODE[ACT["conspire"], 1], worker)


@pytest.mark.rule("PAL-4.4", "PAL-4.5", "PAL-X34")
def test_criminals_are_wild_and_nobody_else_is() -> None:
    convert = whole("convert")
    assert legal(convert, "criminal labourer criminal")
    assert not legal(convert, "criminal labourer 2")
    assert legal(convert, "criminal 3")
    eight, nine = (FAVOUR[int(id[-2:]) - 1] for id in ("favour_08", "favour_09"))
    assert legal(eight, "criminal") and not legal(eight, "cleric")
    assert legal(nine, "criminal")
    pray = MODE[ACT["pray"], 1]
    assert [worker for worker in WORKERS if legal(pray, worker)] == ["cleric", "criminal"]


@pytest.mark.rule("PAL-4.6", "PAL-4.10", "PAL-X45")
def test_no_worker_is_added_in_a_later_turn() -> None:
    s = stage(2)
    mine = give(s.players[0], "labourer merchant")
    give(s.players[1], "labourer")
    table = play(start(s), "use trade 1", "place labourer", "end", "use hunt 1", "end")
    assert mine.silver == 1
    assert not [option for option in offered(table) if option.startswith("use trade")]
    with pytest.raises(IllegalChoice):
        table.choose("use trade 2")


@pytest.mark.rule("PAL-4.7")
def test_an_action_with_a_worker_is_blocked_until_it_is_cleared() -> None:
    s = stage()
    mine = give(s.players[0], "labourer 3", silver=9)
    put_workers(mine, "hunt", "labourer")
    assert "use hunt 1" not in offered(start(s))
    mine.workers = crew("labourer 2 cleric")
    table = play(start(s), "use pray 1", "end")
    assert "use hunt 1" in offered(table)
    assert blocked(mine, "pray")


@pytest.mark.rule("PAL-4.8", "PAL-4.9", "PAL-5.5")
def test_a_workshop_replaces_a_worker_for_good_and_all_other_spaces_must_be_filled() -> None:
    s = stage()
    mine = give(s.players[0], "cleric", provisions=9)
    put_workshop(mine, "commission.1")
    assert "use commission 2" not in offered(start(s))  # one worker for two spaces
    mine.workers = crew("labourer cleric")
    assert "use commission 2" in offered(start(s))
    put_workshop(mine, "commission.2")
    assert "use commission 1" in offered(start(s))
    attack = COVERED[ACT["attack"]]
    assert [pattern.size for pattern in attack] == [3, 2, 2, 1]
    assert legal(attack[1], "labourer fighter") and not legal(attack[1], "scout labourer")
    assert legal(attack[2], "scout fighter") and legal(attack[3], "fighter")


@pytest.mark.rule("PAL-4.10")
def test_recruit_hunt_and_trade_have_two_modes() -> None:
    assert [ACTIONS[a] for a in range(6) if MODES[a] == (1, 2)] == ["recruit", "hunt", "trade"]
    for action, colour in (("recruit", "fighter"), ("hunt", "scout"), ("trade", "merchant")):
        for worker in WORKERS:
            assert legal(MODE[ACT[action], 1], worker)
        two = MODE[ACT[action], 2]
        assert legal(two, f"labourer {colour}") and legal(two, "labourer criminal") and not legal(two, "labourer 2")


@pytest.mark.rule("PAL-4.11")
def test_the_spaces_of_all_actions() -> None:
    spaces = {a.id: [space.accepts for space in a.spaces] for a in COMPONENTS.player_board.actions}
    assert spaces == {
        "develop": ["any", "any"],
        "recruit": ["any", "fighter"],
        "hunt": ["any", "scout"],
        "trade": ["any", "merchant"],
        "pray": ["cleric"],
        "conspire": ["any"],
        "commission": ["scout", "any", "cleric"],
        "fortify": ["merchant", "any", "scout"],
        "garrison": ["merchant", "any", "fighter"],
        "absolve": ["cleric", "any", "merchant"],
        "attack": ["scout", "any", "fighter"],
        "convert": ["fighter", "any", "cleric"],
    }
    assert sum(map(len, spaces.values())) == 28
    costs = {a.id: a.cost.by_count for a in COMPONENTS.player_board.actions if a.cost and a.cost.by_count}
    assert costs == {
        "commission": (1, 1, 1, 2, 2, 3, 3),
        "fortify": (1, 1, 1, 2, 2, 3, 3),
        "garrison": (1, 1, 1, 2, 2, 3, 3),
        "absolve": (1, 2, 2, 2, 3, 3, 3),
        "convert": (0, 1, 2, 2, 2, 3, 3),
    }


@pytest.mark.rule("PAL-4.12")
def test_five_actions_end_after_seven_times_and_attack_never() -> None:
    assert {ACTIONS[a]: LIMIT[a] for a in RIGHT} == {
        "commission": 7,
        "fortify": 7,
        "garrison": 7,
        "absolve": 7,
        "attack": 0,
        "convert": 7,
    }
    s = stage()
    workers = "scout 3 merchant 3 fighter 3 cleric 3"
    mine = give(s.players[0], workers, silver=30, provisions=30, faith=12, strength=12, influence=12)
    mine.monks = mine.outposts = 7
    for number in range(7):
        s.pieces[number], s.pieces[10 + number] = 0, 1
    mine.walls = [s.walls.pop() for _ in range(7)]
    mine.jars = list(range(7))
    mine.converted = [s.outsiders.pop() for _ in range(7)]
    mine.attacked = [s.outsiders.pop() for _ in range(9)]
    right = [option for option in offered(start(s)) if option.split()[1:2] and option.split()[1] in _right_names()]
    assert right == ["use attack 3"]
    put_workshop(mine, *(f"{action}.{space}" for action in _right_names()[:4] for space in (1, 2)))
    assert not [option for option in offered(start(s)) if option.startswith("use develop")]


def _right_names() -> list[str]:
    return [ACTIONS[a] for a in RIGHT]


@pytest.mark.rule("PAL-4.13", "PAL-D3")
def test_costs_are_paid_in_full_before_any_reward() -> None:
    s = stage()
    mine = give(s.players[0], "labourer fighter", silver=0)
    townsfolk_row(s, {1: None, 2: None, 3: None, 4: "tf_19", 5: None})
    assert "use recruit 2" not in offered(start(s))  # the Gatekeeper's silver cannot pay for himself
    mine.silver = 1
    play(start(s), "use recruit 2")
    assert mine.silver == 1
    s = stage()
    mine = give(s.players[0], "scout labourer fighter", paladin="engelier")
    outsider_row(s, {1: None, 2: None, 3: None, 4: None, 5: None, 6: "out_01"})
    assert mine.effective(1) == 3
    assert "use attack 3" not in offered(start(s))  # 4 silver are missing; Engelier's come afterwards


@pytest.mark.rule("PAL-4.14", "PAL-D2")
def test_an_action_can_be_repeated_after_it_was_cleared() -> None:
    s = stage()
    mine = give(s.players[0], "labourer 2 cleric", silver=2)
    table = play(start(s), "use hunt 1", "place labourer", "end", "use pray 1", "end", "use hunt 1", "end")
    assert mine.provisions == 2
    assert asked(table) != "ask-action" or "use hunt 1" not in offered(table)
    s = stage()
    mine = give(s.players[0], "cleric 3 labourer 2 merchant 2", silver=9, influence=6)
    table = play(start(s), "use absolve 3", "jar jar_space_5", "place labourer+merchant+cleric", "end")
    play(table, "use pray 1", "end", "use absolve 3", "jar jar_space_6")
    assert len(mine.jars) == 2  # two in one round: seven a game is the only limit


@pytest.mark.rule("PAL-4.15")
def test_one_turn_is_one_action_with_all_that_it_brings() -> None:
    s = stage(2)
    mine = give(s.players[0], "scout labourer cleric", provisions=1)
    give(s.players[1], "labourer")
    townsfolk_row(s, {5: "tf_02"})
    put_workers(mine, "hunt", "labourer")
    table = play(start(s), "use commission 3", "occupy r1s1", "send tf_02 0", "clear hunt")
    assert asked(table) == "ask-end" and table.asks[0].seat == 0
    play(table, "end")
    assert table.asks[0].seat == 1


@pytest.mark.rule("PAL-D4")
def test_a_worker_gained_by_an_action_is_not_placed_in_it() -> None:
    s = stage()
    mine = give(s.players[0], "labourer", silver=4)
    table = start(s)
    assert "use develop 2" not in offered(table)  # the scout it would give does not help
    mine.workers = crew("labourer 2")
    table = play(start(s), "use develop 2", "workshop attack.1", "end")
    assert "use hunt 2" not in offered(table) and "use hunt 1" in offered(table)
    assert held(mine) == {"scout": 1}


@pytest.mark.rule("PAL-D5")
def test_legality_is_a_matching_and_the_worker_of_a_space_is_remembered() -> None:
    s = stage()
    mine = give(s.players[0], "merchant scout 2 labourer", provisions=1)
    table = play(start(s), "use fortify 3")
    assert offered(table) == ["place labourer+scout+merchant", "place scout+scout+merchant"]
    next_wall(s, "wall_01")
    play(table, "place scout+scout+merchant")
    assert game.view(s, 0).players[0].placed == {"fortify": ["merchant", "scout", "scout"]}
    assert held(mine) == {"labourer": 1}


@pytest.mark.rule("PAL-D6")
def test_exactly_as_many_workers_as_there_are_open_spaces() -> None:
    for action in RIGHT:
        for pattern in COVERED[action]:
            assert {len(each.option.workers) for each in pattern.crews} == {pattern.size}
    s = stage()
    mine = give(s.players[0], "labourer 5", silver=8)
    play(start(s), "use develop 2", "workshop attack.1")
    assert held(mine) == {"labourer": 3, "scout": 1}


@pytest.mark.rule("PAL-D7")
def test_an_action_needs_an_effect() -> None:
    s = stage()
    everyone = "labourer 3 scout 3 merchant 3 fighter 3 cleric 3"
    mine = give(s.players[0], everyone, silver=30, provisions=30)
    townsfolk_row(s, dict.fromkeys(range(1, 6)))
    outsider_row(s, dict.fromkeys(range(1, 7)))
    s.walls, mine.walls = [], s.walls[:0]
    s.players[3].walls = list(range(24))
    mine.jars = []
    for space in range(len(s.pieces)):
        if s.pieces[space] == -1:
            s.pieces[space] = 6
    s.players[3].monks = 40
    taken = [option.notation for option in legal_options(s, 0)]
    assert taken == ["use develop 2", "use hunt 1", "use hunt 2", "use trade 1", "use trade 2", "use conspire 1",
                     "use absolve 3", "pass"]  # fmt: skip
    mine.jars = list(range(7))
    mine.built = 8
    put_workers(mine, "conspire", "labourer")
    taken = [option.notation for option in legal_options(s, 0)]
    assert taken == ["use hunt 1", "use hunt 2", "use trade 1", "use trade 2", "use pray 1", "pass"]


@pytest.mark.rule("PAL-D8")
def test_a_useless_part_of_a_reward_is_skipped() -> None:
    s = stage()
    mine = give(s.players[0], "cleric labourer merchant", silver=1)
    table = play(start(s), "use absolve 3", "jar jar_space_8")  # pay a debt, without one
    assert asked(table) == "ask-end"
    assert (mine.paid, mine.unpaid, s.tax) == (0, 0, 8)


def test_a_single_fitting_set_goes_without_asking_but_criminals_never_silently() -> None:
    s = stage()
    give(s.players[0], "scout labourer cleric", provisions=1)
    table = play(start(s), "use commission 3", "occupy r1s2")
    assert asked(table) == "ask-end"
    s = stage()
    give(s.players[0], "criminal labourer cleric", provisions=1)
    table = play(start(s), "use commission 3", "occupy r1s2")
    assert asked(table) == "ask-place" and offered(table) == ["place labourer+cleric+criminal"]
    s = stage(round=3)
    favours(s, "favour_08")
    give(s.players[0], "criminal")
    assert asked(play(start(s), "favour favour_08")) == "ask-end"  # this space asks for a criminal


def test_sets_are_offered_with_exact_colours_first_and_criminals_last() -> None:
    s = stage()
    give(s.players[0], "scout 2 labourer 2 cleric criminal", provisions=1)
    table = play(start(s), "use commission 3", "occupy r1s2")
    choices = offered(table)
    assert choices[0] == "place labourer+scout+cleric"
    assert [choice.count("criminal") for choice in choices] == sorted(choice.count("criminal") for choice in choices)
