"""Sections 36 to 42: the solo opponent's right-side actions, Orders and Favours."""

import pytest
from tests.games.paladins.scenes import (
    OUTSIDER,
    SPACE,
    TOWNSFOLK,
    did,
    effect,
    favours,
    next_suspicion,
    next_wall,
    orders,
    outsider_row,
    placed,
    put_piece,
    run,
    solo,
    suspect,
    townsfolk_row,
    tracks,
    turn,
)

from kingstable.games.paladins import game
from kingstable.games.paladins.rival.actions import receive as rival_receives
from kingstable.games.paladins.rival.choice import board_space, obstacle, order_candidates
from kingstable.games.paladins.scoring import Tally, lines
from kingstable.games.paladins.state import NONE, PaladinsState
from kingstable.games.paladins.tables import (
    ABSOLVE,
    ATTACK,
    BOARD_SPACES,
    COMMISSION,
    CONVERT,
    FORTIFY,
    GARRISON,
    JAR_NEEDS,
    WALL_NEEDS,
)
from kingstable.games.paladins.tables.rewards import FAITH, INFLUENCE, STRENGTH, reward_of


def close_all_but(s: PaladinsState, *ids: str) -> None:
    """Only these board spaces are free (there are not enough pieces for that in a real game)."""
    for space, id in enumerate(BOARD_SPACES):
        if s.pieces[space] == NONE and id not in ids:
            s.pieces[space] = 0


# -- 36: Commission and Garrison -----------------------------------------------------------------------------------


@pytest.mark.rule("PAL-36.1", "PAL-36.2", "PAL-D84")
def test_a_monk_or_outpost_goes_where_the_flag_is_met() -> None:
    s, board, rival = solo(workers=6)
    townsfolk_row(s, {1: "tf_04"})
    board.tracks = [1, 0, 0]
    turn(s, "scheme_commission")
    assert s.pieces[SPACE["r1s1"]] == 2 and board.monks == 1
    assert tracks(board) == {"faith": 1, "strength": 0, "influence": 1}
    assert obstacle(s, GARRISON).id == "rival-why-no-space"  # type: ignore[union-attr]
    board.tracks = [1, 3, 1]
    rival.workers = 3
    townsfolk_row(s, {1: "tf_15"})
    turn(s, "scheme_garrison")
    assert s.pieces[SPACE["r2s1"]] == 3 and board.outposts == 1 and tracks(board)["faith"] == 2


@pytest.mark.rule("PAL-36.3", "PAL-36.4", "PAL-D77")
def test_the_order_of_preference() -> None:
    s, board, _ = solo()
    board.tracks = [12, 0, 0]
    wanted = []
    board.unpaid = 1
    for _ in range(22):
        space = board_space(s, COMMISSION)
        if space == NONE:
            break
        wanted.append(BOARD_SPACES[space])
        s.pieces[space] = 0
    assert wanted == [
        *("r1s1", "r2s1"),  # free recruit
        *("r4s5", "r5s3", "r6s1"),  # pay a debt
        *("r3s4", "r4s2", "r5s1"),  # pray
        *("r4s6", "r5s2", "r5s4", "r5s5"),  # two workers
        *("r2s3", "r3s1", "r3s2", "r3s5", "r3s6", "r4s1", "r4s3", "r4s4"),  # one worker
        *("r1s2", "r2s2"),  # two silver, and so on
    ]


@pytest.mark.rule("PAL-36.3", "PAL-D76", "PAL-D77")
def test_pay_debt_without_a_debt_and_free_recruit_with_an_empty_row_are_not_eligible() -> None:
    s, board, _ = solo()
    board.tracks = [12, 0, 0]
    close_all_but(s, "r4s5")
    assert board_space(s, COMMISSION) == NONE and obstacle(s, COMMISSION) is not None
    board.unpaid = 1
    assert board_space(s, COMMISSION) == SPACE["r4s5"]
    s, board, _ = solo()
    close_all_but(s, "r1s1")
    townsfolk_row(s, dict.fromkeys(range(1, 6)))
    assert board_space(s, COMMISSION) == NONE


@pytest.mark.rule("PAL-D76")
def test_paying_without_a_debt_does_nothing() -> None:
    s, board, _ = solo()
    run(rival_receives(s, reward_of((effect("pay_debt"),))))
    assert (board.paid, s.tax) == (0, 5)


@pytest.mark.rule("PAL-36.5")
def test_rewards_of_free_recruit_and_pray() -> None:
    s, board, rival = solo(marker=2, workers=4)
    townsfolk_row(s, {2: "tf_05"})  # discard: Pray
    turn(s, "scheme_commission")
    assert s.townsfolk_gone == [TOWNSFOLK["tf_05"]] and board.kept == []
    assert placed(rival) == {} and rival.workers == 1  # the Commission itself was cleared
    assert len(rival.deck) == 12 and rival.pile == []
    s, board, rival = solo(3)
    favours(s, "favour_10")
    rival.placed[ATTACK] = 3
    turn(s, "scheme_kings_favour")
    assert placed(rival) == {} and rival.pile == []


@pytest.mark.rule("PAL-D83")
def test_a_reward_pray_clears_the_action_just_taken_and_shuffles_its_scheme() -> None:
    s, board, rival = solo(workers=3)
    board.tracks = [4, 0, 0]
    close_all_but(s, "r3s4")
    turn(s, "scheme_commission", whole=False)
    assert placed(rival) == {} and obstacle(s, COMMISSION).id == "rival-why-workers"  # type: ignore[union-attr]
    assert len(rival.deck) == 12


@pytest.mark.rule("PAL-D84")
def test_the_attribute_under_the_piece_comes_first() -> None:
    s, board, rival = solo(marker=4)
    close_all_but(s, "r1s2")
    rival.stack = [STRENGTH, FAITH, INFLUENCE]
    turn(s, "scheme_commission", whole=False)
    # Influence left step 0 before the two silver wrapped the marker: there faith lay on top.
    assert tracks(board) == {"faith": 1, "strength": 0, "influence": 1} and rival.marker == 1


# -- 37: Absolve ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-37.1", "PAL-D86")
def test_absolve_needs_influence() -> None:
    s, board, _ = solo()
    for jars, need in enumerate(JAR_NEEDS):
        board.jars = list(range(jars))
        board.tracks[2] = need
        assert obstacle(s, ABSOLVE) is None
        if need:
            board.tracks[2] = need - 1
            assert obstacle(s, ABSOLVE).id == "rival-why-attribute"  # type: ignore[union-attr]


@pytest.mark.rule("PAL-37.2", "PAL-37.3", "PAL-37.4", "PAL-32.8", "PAL-X62")
def test_ai_absolve_without_cards() -> None:
    s, board, rival = solo(marker=2)
    board.tracks = [1, 0, 0]
    turn(s, "scheme_absolve")
    assert tracks(board)["faith"] == 2 and s.tax == 3 and rival.marker == 2
    assert board.count(ABSOLVE) == 1
    assert len(game.view(s, 0).players[1].jars) == 1


@pytest.mark.rule("PAL-37.3", "PAL-37.4", "PAL-D78")
def test_absolve_discards_one_and_pays_a_debt_or_discards_another() -> None:
    s, board, _ = solo()
    suspect(s, 0, 3)
    board.unpaid = 1
    turn(s, "scheme_absolve")
    assert (len(board.suspicion), board.unpaid, board.paid, s.tax) == (2, 0, 1, 5)
    s, board, _ = solo()
    suspect(s, 0, 3)
    turn(s, "scheme_absolve")
    assert len(board.suspicion) == 1 and s.tax == 5


# -- 38: Fortify ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-38.1", "PAL-D86")
def test_fortify_needs_influence() -> None:
    s, board, _ = solo()
    for need in WALL_NEEDS:
        board.tracks[2] = need
        assert obstacle(s, FORTIFY) is None
        if need:
            board.tracks[2] = need - 1
            assert obstacle(s, FORTIFY).id == "rival-why-attribute"  # type: ignore[union-attr]
        board.walls.append(s.walls.pop())
    board.tracks[2] = 12
    assert obstacle(s, FORTIFY).id == "rival-why-limit"  # type: ignore[union-attr]


@pytest.mark.rule("PAL-38.2")
def test_fortify_gives_everything_printed() -> None:
    s, board, rival = solo()
    next_wall(s, "wall_17")
    turn(s, "scheme_fortify")
    assert len(board.walls) == 1 and board.tracks[1] == 1 and rival.workers == 5 - 3 + 2


@pytest.mark.rule("PAL-38.3", "PAL-D79", "PAL-D76")
def test_the_left_alternative_if_it_can_help() -> None:
    for unpaid, marker in ((1, 1), (0, 3)):
        s, board, rival = solo()
        board.unpaid = unpaid
        next_wall(s, "wall_07")  # pay a debt or 2 silver
        turn(s, "scheme_fortify")
        assert (board.paid, rival.marker) == (unpaid, marker)
    s, board, rival = solo()
    next_wall(s, "wall_10")  # discard suspicion or 2 silver: the left one always can
    turn(s, "scheme_fortify")
    assert rival.marker == 1 and s.tax == 4
    s, board, rival = solo(3)
    favours(s, "favour_07")  # free develop or fighter and cleric
    turn(s, "scheme_kings_favour")
    assert rival.workers == 5 - 1 + 2 and board.built == 0
    s, board, _ = solo(3)
    favours(s, "favour_04")
    board.tracks = [12, 3, 0]
    turn(s, "scheme_kings_favour")
    assert board.tracks == [12, 4, 0]


# -- 39, 40: Attack and Convert ------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-39.1", "PAL-39.2")
def test_attack_only_within_its_strength() -> None:
    s, board, _ = solo()
    outsider_row(s, {1: None, 2: "out_18", 3: "out_19"})
    board.tracks = [0, 2, 0]
    assert obstacle(s, ATTACK).id == "rival-why-no-outsider"  # type: ignore[union-attr]
    board.silver = 30
    assert obstacle(s, ATTACK) is not None
    board.silver, board.tracks = 0, [0, 3, 0]
    assert obstacle(s, ATTACK) is None


@pytest.mark.rule("PAL-39.3")
def test_attack_gives_all_rewards() -> None:
    s, board, rival = solo()
    outsider_row(s, {1: "out_01"})
    board.tracks = [0, 1, 0]
    turn(s, "scheme_attack")
    assert board.attacked == [OUTSIDER["out_01"]] and s.outsider_row[0] == NONE
    assert board.tracks == [0, 1, 1] and rival.workers == 5 - 3 + 1 and rival.marker == 2


@pytest.mark.rule("PAL-40.1", "PAL-40.2", "PAL-32.7")
def test_convert() -> None:
    s, board, rival = solo(marker=3)
    outsider_row(s, {3: None, 4: "out_04", 1: "out_03"})
    board.tracks = [5, 0, 0]
    turn(s, "scheme_convert")
    # Slot 3 is empty, 4 to 6 are out of reach, slot 1 is the next.
    assert board.converted == [OUTSIDER["out_03"]] and board.tracks == [5, 2, 0]
    board.converted += [s.outsiders.pop() for _ in range(6)]
    rival.placed[CONVERT], rival.workers = 0, 3
    assert obstacle(s, CONVERT).id == "rival-why-limit"  # type: ignore[union-attr]


@pytest.mark.rule("PAL-40.3", "PAL-44.3")
def test_a_converted_outsider_is_worth_at_least_1_to_the_opponent() -> None:
    ai = Tally(tracks=(0, 0, 0), converted=("lookout", "hunter", "mercenary"), ai=True)
    assert {line.id: line.points for line in lines(ai, [])}["converted"] == 1 + 1 + 2


@pytest.mark.rule("PAL-D87", "PAL-44.2")
def test_workshops_count_for_a_guardian_but_give_no_points() -> None:
    ai = Tally(tracks=(0, 0, 0), converted=("guardian",), develop=8, ai=True)
    found = {line.id: line.points for line in lines(ai, [])}
    assert (found["converted"], found["develop"]) == (4, 0)


# -- 41: King's Orders ---------------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-41.1", "PAL-41.3", "PAL-X27")
def test_kings_orders_scheme() -> None:
    s, _, _ = solo(3)
    orders(s, "order_fortify", "order_convert", "order_commission")
    outsider_row(s, {1: "out_01"})
    turn(s, "scheme_kings_orders")
    assert did(s) == "commission"
    s, _, _ = solo(3)
    orders(s, "order_fortify", "order_convert", "order_commission")
    put_piece(s, 1, "monk", "r2s2", "r2s3", "r2s4", "r3s1", "r3s2")
    turn(s, "scheme_kings_orders")
    assert did(s) == "convert"
    s, _, rival = solo(3)
    orders(s, "order_fortify", "order_convert", "order_commission")
    rival.placed[COMMISSION] = 3
    turn(s, "scheme_kings_orders")
    assert did(s) == "convert"
    s, _, rival = solo(3)
    orders(s, "order_fortify", "order_convert", "order_commission")
    rival.placed[COMMISSION] = rival.placed[CONVERT] = 3
    turn(s, "scheme_kings_orders")
    assert did(s) == "fortify"


@pytest.mark.rule("PAL-41.2", "PAL-D82")
def test_completed_orders_come_after_the_others() -> None:
    s, board, rival = solo(3)
    orders(s, "order_fortify", "order_convert", "order_commission")
    put_piece(s, 1, "monk", "r2s2", "r2s3", "r2s4", "r3s1", "r3s2")
    assert order_candidates(s) == [CONVERT, FORTIFY, COMMISSION]
    rival.placed[CONVERT] = rival.placed[FORTIFY] = 3
    turn(s, "scheme_kings_orders")
    assert did(s) == "commission"
    board.walls = [s.walls.pop() for _ in range(5)]
    board.converted = [s.outsiders.pop() for _ in range(5)]
    assert order_candidates(s) == [COMMISSION, CONVERT, FORTIFY]  # all completed: from right to left


@pytest.mark.rule("PAL-41.4")
def test_when_no_order_is_possible_it_falls_back() -> None:
    s, _, _ = solo(1)
    orders(s, "order_garrison", "order_convert", "order_commission")
    ids = turn(s, "scheme_kings_orders")
    assert did(s) == "recruit" and "rival-falls-back" in ids  # only the first Order lies face up


# -- 42: King's Favours --------------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-42.1", "PAL-42.2", "PAL-32.2", "PAL-32.3", "PAL-32.5", "PAL-X28")
def test_kings_favour_scheme_with_wrap() -> None:
    s, board, rival = solo(7, marker=5)
    favours(s, "favour_09", "favour_02", "favour_03", "favour_06", "favour_08")
    for slot in (0, 4):
        s.favour_workers[slot], s.favour_owners[slot] = 0, 0
    board.tracks = [4, 6, 5]
    suspect(s, 0, 2)
    s.tax = 4
    turn(s, "scheme_kings_favour")
    assert s.favour_owners == [0, 1, NONE, NONE, 0]
    assert len(board.suspicion) == 1 and s.tax == 2
    assert rival.marker == 2 and board.tracks == [5, 6, 5]


@pytest.mark.rule("PAL-42.1", "PAL-42.3")
def test_face_down_or_occupied_favours_are_not_available() -> None:
    s, _, _ = solo(3, marker=3)
    favours(s, "favour_08")
    turn(s, "scheme_kings_favour")
    assert s.favour_owners[0] == 1
    s, _, _ = solo(3)
    favours(s, "favour_08")
    s.favour_workers[0], s.favour_owners[0] = 0, 0
    turn(s, "scheme_kings_favour")
    assert did(s) == "recruit"


@pytest.mark.rule("PAL-D80")
def test_a_debt_as_cost_is_taken() -> None:
    s, board, rival = solo(3)
    favours(s, "favour_06")
    turn(s, "scheme_kings_favour")
    assert board.unpaid == 1 and rival.workers == 5 - 1 + 3


@pytest.mark.rule("PAL-D81")
def test_a_favour_is_used_even_if_it_does_nothing() -> None:
    s, _, rival = solo(3)
    favours(s, "favour_01")
    townsfolk_row(s, dict.fromkeys(range(1, 6)))
    turn(s, "scheme_kings_favour")
    assert s.favour_owners[0] == 1 and rival.workers == 4


@pytest.mark.rule("PAL-32.5", "PAL-31.4")
def test_every_step_of_the_opponent_is_told() -> None:
    s, _, _ = solo(marker=5)
    next_suspicion(s, 2)
    ids = turn(s, "scheme_conspire")
    assert ids == [
        "rival-scheme",
        "rival-use",
        "rival-gains-workers",
        "suspicion",
        "tax",
        "rival-marker",
        "rival-wrap",
        "rival-marker",
    ]
