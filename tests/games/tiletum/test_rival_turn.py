"""Sections 21 to 23 and 39: the solo game's set-up and phases, and the Cardinal's turn as it is told."""

import pytest
from tests.games.tiletum.scenes import (
    at,
    begin,
    cardinal,
    cost,
    fairs,
    finish,
    fresh,
    houses,
    king,
    king_vps,
    listen,
    options,
    own,
    pillars,
    play,
    pull,
    resources,
    run_until,
    scene,
    told,
)

from kingstable.games.tiletum import game
from kingstable.games.tiletum.components import COMPONENTS
from kingstable.games.tiletum.rival.needs import at_random
from kingstable.games.tiletum.rival.turn import cardinal_turn, move_pawn
from kingstable.games.tiletum.rules.phases import fair_phase, king_phase, standing
from kingstable.games.tiletum.setup import ALWAYS, directive_row
from kingstable.games.tiletum.state import FAIR_PHASE, FINISHED, KING_PHASE, LINE_FAIRS, PREPARATION, TiletumState
from kingstable.games.tiletum.tables import (
    CATHEDRAL_AT,
    COSTS,
    FAIR,
    KING_VP,
    NONE,
    SPOT_NAMES,
    TOWN_TILES,
)
from kingstable.kernel import Message, Rng, Table

CARDS = [card.id for card in COMPONENTS.challenge_cards]


# -- setup --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TIL-21.1", "TIL-21.2", "TIL-38.1")
def test_the_cardinal_has_a_board_and_pieces_of_his_own() -> None:
    s = fresh(1)
    player = s.players[1]
    assert player.rooms == [[NONE, NONE]] * 5 and player.crests == [NONE] * 5
    assert player.houses + player.house_supply == 8 and player.pillar_supply == 7
    assert [sheet.seat for sheet in game.scores(s)] == [0, None]


@pytest.mark.rule("TIL-21.3")
def test_his_bonus_markers_lie_in_the_reverse_order() -> None:
    s = fresh(1, difficulty="custom")
    assert s.players[1].home_markers == [1, 1, 2, 2, 3]
    assert s.players[0].home_markers[:5] == [3, 2, 2, 1, 1]


@pytest.mark.rule("TIL-21.4")
def test_starting_spaces() -> None:
    s = fresh(1, difficulty="custom")
    assert king_vps(s) == [0, 3]
    assert s.order == [1, 0]
    assert [player.vp for player in s.players] == [10, 10]


@pytest.mark.rule("TIL-21.5")
@pytest.mark.parametrize(("difficulty", "cards"), [("priest", 1), ("deacon", 3), ("bishop", 5)])
def test_difficulties_draw_challenge_cards(difficulty: str, cards: int) -> None:
    drawn = [tuple(cardinal(fresh(1, seed, difficulty=difficulty)).challenges) for seed in range(60)]
    assert all(len(set(hand)) == len(hand) == cards for hand in drawn)
    assert {card for hand in drawn for card in hand} == set(CARDS)


@pytest.mark.rule("TIL-21.6")
def test_custom_difficulty_picks_the_cards() -> None:
    s = fresh(1, difficulty="custom", challenges=["deep_coffers", "very_special_friends"])
    assert sorted(cardinal(s).challenges) == ["deep_coffers", "very_special_friends"]
    assert cardinal(fresh(1, difficulty="custom")).challenges == []
    assert len(cardinal(fresh(1, difficulty="custom", challenges=CARDS)).challenges) == 8


@pytest.mark.rule("TIL-21.7")
def test_starting_resources() -> None:
    s = fresh(1)
    assert resources(s, 1) == {"gold": 1, "food": 1, "wool": 1, "stone": 1, "iron": 1}
    assert resources(s, 0) == {"gold": 3, "food": 1, "wool": 1, "stone": 1, "iron": 1}


@pytest.mark.rule("TIL-21.8")
def test_his_movement_dice_are_not_those_of_the_bag() -> None:
    s = fresh(1)
    assert sum(s.bag) == 10
    before = (list(s.bag), list(s.wheel))
    move_pawn(s)
    assert (s.bag, s.wheel) == before
    assert COMPONENTS.cardinal_board.movement_dice == 2


@pytest.mark.rule("TIL-21.9")
def test_all_his_pieces_are_in_the_supply() -> None:
    player = fresh(1).players[1]
    assert (player.house_supply, player.pillar_supply, player.houses) == (7, 7, 1)


@pytest.mark.rule("TIL-21.10", "TIL-21.11")
def test_the_row_of_directive_cards() -> None:
    for seed in range(10):
        s = fresh(1, seed)
        matching = [COMPONENTS.fair_tiles[fair].directive_card for fair in s.fair_tiles]
        assert cardinal(s).row == [*matching, "everlasting_fame", "worldly_riches"]
    assert len(COMPONENTS.directive_cards) == 6 + 7
    assert ALWAYS == ("everlasting_fame", "worldly_riches")


@pytest.mark.rule("TIL-21.12")
def test_his_merchant_starts_in_an_unused_fair_town() -> None:
    starts = set()
    for seed in range(60):
        s = fresh(1, seed)
        town = s.players[1].at[0]
        assert town in TOWN_TILES and town not in s.fair_towns
        starts.add(town)
        assert s.players[1].house_at == s.players[0].house_at  # his house is in Tiletum
    assert len(starts) == 8


@pytest.mark.rule("TIL-21.13", "TIL-D40")
def test_his_architect_starts_at_the_marked_cost_tile() -> None:
    for seed in range(20):
        s = fresh(1, seed)
        here = CATHEDRAL_AT[s.players[1].at[1]]
        assert COSTS[s.costs[here]] == COMPONENTS.cardinal_board.architect_start.cost_tile == "cost-3-4"
        assert not s.closed(here)


@pytest.mark.rule("TIL-21.14")
def test_the_pawn_starts_on_the_leftmost_card() -> None:
    assert cardinal(fresh(1)).pawn == 0


@pytest.mark.rule("TIL-21.15", "TIL-37.9", "TIL-37.10", "TIL-37.11")
def test_challenge_cards_change_the_setup_step_they_name() -> None:
    s = fresh(1, difficulty="custom", challenges=["favor_at_the_court", "ready_for_action"])
    assert king_vps(s) == [0, 5]
    assert s.players[1].home_markers == [3, 2, 2, 1, 1]
    assert len(cardinal(s).reserve) == 1


@pytest.mark.rule("TIL-X11")
def test_solo_setup_at_deacon() -> None:
    changing = {"favor_at_the_court", "ready_for_action"}
    games = (fresh(1, seed, difficulty="deacon") for seed in range(500))
    s = next(s for s in games if not changing & set(cardinal(s).challenges))
    assert len(cardinal(s).challenges) == 3
    assert directive_row([FAIR[key] for key in ("Crests", "Houses", "KingTrack", "Cathedrals")]) == [
        "noblesse_oblige",
        "mercantile_empire",
        "king_and_country",
        "glorious_spires",
        "everlasting_fame",
        "worldly_riches",
    ]
    assert cardinal(s).row == directive_row(s.fair_tiles)
    player = s.players[1]
    assert (player.vp, KING_VP[player.king], s.order) == (10, 3, [1, 0])
    assert player.resources == [1] * 5 and player.home_markers == [1, 1, 2, 2, 3]
    assert (player.house_supply, player.pillar_supply) == (7, 7)
    assert resources(s, 0) == {"gold": 3, "food": 1, "wool": 1, "stone": 1, "iron": 1}


# -- phases -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TIL-22.1")
def test_you_play_by_the_base_rules_and_he_takes_three_dice_too() -> None:
    s = fresh(1, 3)
    run_until(s, KING_PHASE)
    assert [len(player.dice) for player in s.players] == [3, 3] and sum(s.wheel) == 2
    table = begin(scene(1, dice=["gold-1", "food-2", "iron-3"]))
    assert table.asks[0].seat == 0
    assert options(table, "die")


def king_phase_with(you: int, him: int, round: int = 1, challenges: tuple[str, ...] = ()) -> TiletumState:
    s = scene(1, round=round, challenges=challenges)
    s.phase = KING_PHASE
    king(s, seat0=you, seat1=him)
    return s


@pytest.mark.rule("TIL-22.2")
def test_both_score_their_space() -> None:
    s = king_phase_with(-3, -5)
    finish(king_phase(s))
    assert [player.vp for player in s.players] == [7, 5]


@pytest.mark.rule("TIL-22.3", "TIL-D64", "TIL-X22", "TIL-37.9", "TIL-D63")
@pytest.mark.parametrize("him", [-2, 0, 1, 2])
def test_the_floor_of_the_cardinal(him: int) -> None:
    s = king_phase_with(-2, him)
    finish(king_phase(s))
    assert king_vps(s) == [0, 3]
    s = king_phase_with(-2, him, challenges=("favor_at_the_court",))
    finish(king_phase(s))
    assert king_vps(s) == [0, 5]


@pytest.mark.rule("TIL-22.3", "TIL-X22")
@pytest.mark.parametrize("challenges", [(), ("favor_at_the_court",)])
def test_above_the_floor_he_stays(challenges: tuple[str, ...]) -> None:
    s = king_phase_with(-2, 7, challenges=challenges)
    finish(king_phase(s))
    assert king_vps(s) == [0, 7]


@pytest.mark.rule("TIL-22.4", "TIL-22.6", "TIL-D73", "TIL-X21")
def test_king_phase_tie() -> None:
    s = king_phase_with(4, 4, round=2)
    assert s.track[KING_VP.index(4)] == [0, 1]  # you are at the bottom
    assert standing(s) == [1, 0]
    tile = s.king_tile
    finish(king_phase(s))
    assert [player.vp for player in s.players] == [14, 14]
    assert s.order == [1, 0]
    assert tile in s.removed + cardinal(s).reserve and s.king_tile == NONE


@pytest.mark.rule("TIL-22.5")
def test_higher_you_are_first_and_have_the_right_to_the_tile() -> None:
    s = king_phase_with(5, 4)
    table = begin(s)
    assert table.asks[0].prompt.id == "ask-king-tile"
    play(table, "leave_tile")
    assert s.order == [0, 1]


@pytest.mark.rule("TIL-22.6")
def test_in_the_last_round_he_scores_four_vp() -> None:
    s = king_phase_with(1, 4, round=4)
    finish(king_phase(s))
    assert s.players[1].vp == 10 + 4 + 4 and s.players[0].vp == 11


@pytest.mark.rule("TIL-X23")
def test_set_fair() -> None:
    def after(*, with_house: bool) -> list[int]:
        s = scene(1, round=3)
        s.phase = FAIR_PHASE
        fairs(s, ["Houses", "Crests", "SetHousePillar", "Pillars"], ["Tiletum", "Brugge", "Genova", "Troyes"])
        houses(s, 0, "Paris", "Lyon", "Wien", "Genova" if with_house else "Praha")
        pillars(s, 0, "Paris", "Lyon", "Wien")
        houses(s, 1, "Antwerpen", "Koeln", "Frankfurt")
        pillars(s, 1, "Koeln", "Milano", "Praha", "Paris")
        assert (s.players[0].houses, s.players[1].houses, s.players[1].pillars) == (5, 4, 4)
        at(s, 0, merchant="Paris")
        fair_phase(s)
        return [player.tally[LINE_FAIRS] for player in s.players]

    assert after(with_house=False) == [0, 28]
    assert after(with_house=True) == [21, 28]


@pytest.mark.rule("TIL-22.14", "TIL-D24")
def test_his_king_fair_uses_his_space_before_the_reset() -> None:
    s = king_phase_with(2, -2)
    fairs(s, ["KingTrack", "Houses", "Pillars", "Crests"])
    finish(king_phase(s))
    before = s.players[1].vp
    fair_phase(s)
    assert s.players[1].vp - before == 3 + 0 - 2


@pytest.mark.rule("TIL-D24", "TIL-37.5")
def test_a_space_gained_by_the_king_bonus_counts_for_the_king_fair() -> None:
    s = king_phase_with(2, 4, challenges=("whispers_in_the_kings_ear",))
    s.bonus_pile.append(s.king_tile)
    s.king_tile = pull(s, "B31")
    fairs(s, ["KingTrack", "Houses", "Pillars", "Crests"])
    finish(king_phase(s))
    assert s.players[1].king_vp == 5


@pytest.mark.rule("TIL-22.15")
def test_after_each_fair_the_leftmost_card_goes() -> None:
    s = fresh(1, 2)
    lengths = []
    for _ in range(4):
        run_until(s, KING_PHASE)
        lengths.append(len(cardinal(s).row))
        first = cardinal(s).row[0]
        run_until(s, PREPARATION if s.round < 4 else FINISHED)
        assert first not in cardinal(s).row and cardinal(s).pawn == 0
    assert lengths == [6, 5, 4, 3]


# -- the frame of his turn ----------------------------------------------------------------------------------------


@pytest.mark.rule("TIL-23.1", "TIL-23.3")
def test_the_pawn_goes_back_left_and_then_right_by_the_difference() -> None:
    for seed in range(40):
        s = scene(1, seed=seed)
        cardinal(s).pawn = 4
        log = listen(s)
        move_pawn(s)
        (rolled,) = told(log, "rival-rolls")
        one, two = rolled.args["one"], rolled.args["two"]
        assert isinstance(one, int) and isinstance(two, int)
        assert cardinal(s).pawn == abs(one - two) == rolled.args["steps"]


@pytest.mark.rule("TIL-23.4", "TIL-X26")
def test_a_short_row() -> None:
    s = scene(1, round=4)
    cardinal(s).row = ["proud_pillars", "everlasting_fame", "worldly_riches"]
    seen = {}
    for seed in range(200):
        s.rng = Rng.seeded(seed)
        log = listen(s)
        move_pawn(s)
        (rolled,) = told(log, "rival-rolls")
        seen[rolled.args["one"], rolled.args["two"]] = cardinal(s).row[cardinal(s).pawn]
    assert seen[6, 1] == "worldly_riches"
    assert seen[3, 3] == "proud_pillars"
    assert seen[4, 3] == "everlasting_fame"


@pytest.mark.rule("TIL-23.2")
def test_the_corruption_token_comes_before_his_turn_when_he_is_first() -> None:
    table = Table.new("tiletum", seats=1, seed=1)
    heard = [message.id for _, message in table.heard(0)]
    assert heard.index("log-corruption") < heard.index("log-rival-turn")


@pytest.mark.rule("TIL-23.5", "TIL-23.6", "TIL-23.7")
def test_the_steps_of_his_turn_in_order() -> None:
    s = scene(1, wheel="merchant king architect character contract jester", dice=["gold-2", "food-3"])
    cardinal(s).row[:] = ["king_and_country"] * 4 + ["everlasting_fame", "worldly_riches"]
    s.sector_bonus[0] = pull(s, "B21")
    cardinal(s).slots.append(pull(s, "B49"))
    cardinal(s).reserve.append(pull(s, "B01"))
    pillars(s, 1, "Paris")
    cost(s, "Paris", "cost-2-1")
    own(s, 1, food=3, stone=2, wool=3)
    log = listen(s)
    s.rng = Rng.seeded(11)
    cardinal_turn(s)
    steps = [event.message.id.removeprefix("log-") for event in log]
    wanted = [
        "rival-turn",
        "rival-rolls",
        "rival-option-holds",
        "rival-takes-die",
        "gain",
        "rival-removes",
        "action",
        "king-up",
        "rival-crest",
        "contribute",
        "rival-fulfils",
    ]
    assert [step for step in steps if step in wanted] == wanted


@pytest.mark.rule("TIL-23.8", "TIL-D72")
def test_random_choices_are_fair_and_told() -> None:
    s = scene(1)
    taken = []
    for _ in range(300):
        log = listen(s)
        taken.append(at_random(s, "town", [3, 7, 9], SPOT_NAMES.__getitem__))
        (said,) = told(log, "rival-random")
        assert said.args["among"] == [SPOT_NAMES[3], SPOT_NAMES[7], SPOT_NAMES[9]]
        assert said.args["choice"] == SPOT_NAMES[taken[-1]]
    assert all(70 < taken.count(each) < 130 for each in (3, 7, 9))


@pytest.mark.rule("TIL-23.9", "TIL-D38")
def test_he_turns_no_dice_trades_nothing_and_refuses_no_tile() -> None:
    for seed in range(60):
        s = scene(1, dice=["gold-1", "iron-3", "food-4", "wool-6", "stone-2"], seed=seed)
        own(s, 1, gold=20)
        for action in range(6):
            s.sector_bonus[action] = s.bonus_pile.pop()
        wheel = list(s.wheel)
        log = listen(s)
        cardinal_turn(s)
        (die,) = s.players[1].dice
        assert wheel[die] == 1 and s.wheel[die] == 0  # taken as it lay
        assert s.sector_bonus[s.action_at(die % 6 + 1)] == NONE
        assert not told(log, "trade") and not told(log, "exchange")


@pytest.mark.rule("TIL-39.9", "TIL-D72")
def test_the_log_explains_each_turn_of_the_cardinal() -> None:
    kinds: set[str] = set()
    for seed in range(40):
        s = scene(1, dice=["gold-1", "food-2", "iron-3", "wool-4", "stone-5"], seed=seed)
        for action in range(6):
            s.sector_bonus[action] = s.bonus_pile.pop()
        log = listen(s)
        cardinal_turn(s)
        assert len(told(log, "rival-rolls")) == 1
        assert len(told(log, "rival-option-holds")) == 1
        assert len(told(log, "rival-takes-die")) == 1
        assert told(log, "rival-gets") or told(log, "rival-removes")
        assert len(told(log, "action")) == 1
        for failed in told(log, "rival-option-fails"):
            reason = failed.args["reason"]
            assert isinstance(reason, Message) and reason.id.startswith("reason-")
        for decided in told(log, "rival-decides"):
            by = decided.args["by"]
            assert isinstance(by, Message) and by.id.startswith("criterion-")
        kinds |= {event.message.id.removeprefix("log-") for event in log}
    assert {"rival-random", "rival-decides", "rival-option-fails", "rival-next-card"} <= kinds
