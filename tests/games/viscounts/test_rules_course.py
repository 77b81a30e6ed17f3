"""Townsfolk abilities (section 5), rounds and turns (6), playing (7), moving (8)."""

import pytest
from tests.games.viscounts.scenes import (
    Course,
    at,
    begin,
    card,
    cards,
    castle,
    desk,
    gaining,
    ids,
    markers,
    owns,
    scene,
    spaces,
    stock,
    told,
    track,
    visible,
)

from kingstable.games.viscounts import game
from kingstable.games.viscounts.rules.actions import main_action
from kingstable.games.viscounts.rules.collision import resolve_collision
from kingstable.games.viscounts.rules.course import hire_phase, human_turn, play, slide
from kingstable.games.viscounts.rules.rounds import end_turn
from kingstable.games.viscounts.scoring import owned_icons
from kingstable.games.viscounts.tables.cards import CARDS
from kingstable.kernel import Table

# -- abilities -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VIS-5.2")
def test_the_silver_value_is_price_of_hiring_and_dismissing_gain_of_destroying_and_distance():
    assert CARDS[card("bishop")].silver == 3
    s = scene()
    cards(s, 0, slots=["", "abbot", "squire"], hand=["bishop"], deck=["trader"])
    at(s, 0, "1-2")
    course = Course(s, human_turn(s, 0))
    assert sorted(course.options) == [f"move {space} 0" for space in ("3-4", "4", "5", "6", "7-8")]
    t = scene()
    cards(t, 0, slots=["abbot", "squire", "labourer"], hand=["charlatan"], deck=["trader"])
    at(t, 0, "9-10")
    desk(t, "9-10", "grey_2")
    visible(t, "9-10", "deacon_1", "bishop")
    stock(t, 0, silver=3)
    course = Course(t, main_action(t, 0)).do("transcribe 9-10")
    assert course.options == ["dismiss 9-10 0 0 0 3"]
    course.do("dismiss 9-10 0 0 0 3")
    assert owns(t, 0)["silver"] == 0
    gaining(t, 0, "destroy 1").do("destroy charlatan_1")
    assert owns(t, 0)["silver"] == 3
    course = Course(t, hire_phase(t, 0)).do("hire deacon_1")
    assert owns(t, 0)["silver"] == 0


@pytest.mark.rule("VIS-5.4", "VIS-7.5")
def test_an_immediate_ability_works_once_when_the_card_is_placed():
    s = scene()
    cards(s, 0, hand=["scoundrel_1"], slots=["", "", "abbot"], deck=["squire", "trader"])
    course = Course(s, play(s, 0))
    assert course.done and owns(s, 0)["gold"] == 1
    for _ in range(2):
        Course(s, slide(s, 0))
    Course(s, slide(s, 0))
    assert owns(s, 0)["gold"] == 1


@pytest.mark.rule("VIS-5.5")
def test_an_ongoing_ability_works_while_the_card_is_on_the_board():
    s = scene()
    s.players[0].unpaid = 3
    cards(s, 0, slots=["", "", "debt_collector_4"], deck=["squire", "trader", "abbot"])
    gaining(s, 0, "flip_debt 1").do("pick ink", "pick gold")
    Course(s, slide(s, 0))
    course = gaining(s, 0, "flip_debt 1").do("pick ink")
    assert course.done and owns(s, 0) == {"ink": 2, "gold": 1, "stone": 0, "silver": 0}


@pytest.mark.rule("VIS-5.6", "VIS-7.1", "VIS-7.2")
def test_a_drop_off_ability_works_once_when_the_card_leaves_the_board():
    s = scene()
    cards(s, 0, slots=["abbot", "missionary_1", "swindler_3"], deck=["squire"])
    assert Course(s, slide(s, 0)).done
    assert ids(s.players[0].slots) == ["", "start_abbot", "missionary_1"]
    assert ids(s.players[0].discard) == ["swindler_3"]
    assert owns(s, 0)["ink"] == 2
    Course(s, slide(s, 0))
    assert owns(s, 0)["ink"] == 4  # that of the Missionary


@pytest.mark.rule("VIS-7.2")
def test_the_dropped_card_lies_in_the_discard_pile_before_its_ability_works():
    s = scene()
    cards(s, 0, slots=["abbot", "squire", "defender"], deck=[], hand=["trader", "lender"])
    course = Course(s, slide(s, 0))
    assert ids(s.players[0].discard) == ["defender_1"] and s.icons(0)[1] == 0
    course.do("take destroy:1")
    assert "reshuffle" in course.options  # the Defender itself could be shuffled


@pytest.mark.rule("VIS-X2", "VIS-19.11")
def test_the_journeyman_drops_off():
    s = scene()
    markers(s, 0, 1, 6)
    visible(s, "1-2", "jeweller")  # virtue in the corner
    visible(s, "5-6", "scoundrel")  # discard
    cards(s, 0, slots=["abbot", "squire", "journeyman"], deck=["trader"], hand=["lender"])
    course = Course(s, slide(s, 0))
    assert ids(s.players[0].discard) == ["start_journeyman"]
    assert len(course.options) == 5
    course.do("hire scoundrel_1")
    assert course.prompt == "ask-discard" and track(s, 0) == (1, 6)  # the corner first
    course.do("decline")
    assert course.done and track(s, 0) == (1, 5)
    assert ids(s.players[0].discard) == ["start_journeyman", "scoundrel_1"]


@pytest.mark.rule("VIS-5.10", "VIS-D37")
def test_after_action_abilities_work_after_their_main_action_only():
    s = scene()
    at(s, 0, "1-2")
    cards(s, 0, slots=["overseer_2", "squire", "abbot"], hand=["trader"])
    castle(s, 0, "20000")
    assert gaining(s, 0, "free_workers 1").do("station 3").done  # not for free workers
    assert track(s, 0) == (1, 7)
    course = Course(s, main_action(s, 0)).do("place 1 1")
    assert course.done
    assert s.players[0].tier2 == [1, 0, 0, 0, 0] and track(s, 0) == (1, 4)  # virtue 2 of the castle, then 1
    order = [id for id in told(s) if id in ("place", "advance", "castle-move", "ability")]
    assert order[-1] == "ability" and order.count("castle-move") == 2


@pytest.mark.rule("VIS-5.11", "VIS-X64")
def test_a_debt_collector_reacts_to_an_own_flipped_debt():
    s = scene()
    cards(s, 0, slots=["debt_collector_1", "abbot", "squire"])
    s.players[0].unpaid, s.players[0].acquired = 1, 1
    s.players[1].unpaid = 1
    gaining(s, 0, "flip_debt 1").do("pick ink")
    assert (s.players[0].approved, s.players[0].paid, owns(s, 0)["ink"]) == (1, 1, 1)
    s.players[0].acquired = 1
    gaining(s, 1, "flip_debt 1").do("pick ink")
    assert s.players[0].acquired == 1  # only the owner's debts count


@pytest.mark.rule("VIS-X58", "VIS-5.11", "VIS-D23")
def test_a_racketeer_reacts_to_each_gained_debt():
    s = scene()
    markers(s, 0, 6, 6)
    cards(s, 0, slots=["racketeer_1", "abbot", "squire"], hand=["trader", "lender"], deck=["financer", "labourer"])
    course = Course(s, resolve_collision(s, 0))
    assert course.options == ["take destroy:1", "take discard:1"] and s.players[0].unpaid == 1
    course.do("take discard:1", "discard start_trader")
    assert s.players[0].unpaid == 2 and course.options == ["take destroy:1", "take discard:1"]
    course.do("take destroy:1", "decline")
    assert course.done
    assert ids(s.players[0].discard) == ["start_trader"]


@pytest.mark.rule("VIS-D23")
def test_two_event_cards_trigger_for_each_of_two_debts():
    s = scene()
    cards(
        s, 0, slots=["racketeer_1", "racketeer_2", "squire"], hand=["trader", "lender"], deck=["financer", "labourer"]
    )
    course = gaining(s, 0, "gain_debt 2")
    resolved = 0
    while not course.done:
        resolved += course.prompt == "ask-take"
        course.do(next((o for o in course.options if o == "decline"), course.options[-1]))
    assert resolved == 4


@pytest.mark.rule("VIS-D6")
def test_the_owner_orders_triggers_of_one_moment():
    s = scene()
    cards(s, 0, slots=["debt_collector_1", "debt_collector_3", "squire"])
    s.players[0].unpaid, s.players[0].acquired = 1, 1
    course = gaining(s, 0, "flip_debt 1").do("pick ink")
    assert course.options == ["resolve debt_collector_1", "resolve debt_collector_3"]
    course.do("resolve debt_collector_3")
    assert course.done
    assert [id for id in told(s) if id in ("gain", "flip-deed")] == ["gain", "flip-deed"]  # silver before the deed


@pytest.mark.rule("VIS-5.12")
def test_cards_discarded_destroyed_or_dismissed_never_use_their_ability():
    s = scene()
    cards(s, 0, slots=["abbot", "squire", "labourer"], hand=["swindler_1", "scoundrel_1"], deck=["missionary_1"])
    gaining(s, 0, "discard 2").do("discard swindler_1", "top")
    gaining(s, 0, "destroy 1").do("destroy scoundrel_1")
    assert owns(s, 0) == {"ink": 0, "gold": 0, "stone": 0, "silver": 1}
    at(s, 0, "9-10")
    desk(s, "9-10", "grey_2")
    visible(s, "9-10", "friar")  # immediate: virtue 1; its corner gives virtue 1
    stock(s, 0, silver=2, ink=1)
    Course(s, main_action(s, 0)).do("transcribe 9-10", "dismiss 9-10 1 0 0 2")
    assert track(s, 0) == (1, 5)  # the corner and the manuscript's virtue, not the ability


# -- rounds and turns ------------------------------------------------------------------------------------------------


@pytest.mark.rule("VIS-6.1", "VIS-18.8")
def test_in_each_round_everybody_has_one_turn_clockwise():
    s = scene(3)
    s.first = 2
    s.active = 2
    order = []
    for _ in range(6):
        order.append((s.round, s.active))
        end_turn(s, s.active)
    assert order == [(4, 2), (4, 0), (4, 1), (5, 2), (5, 0), (5, 1)]


@pytest.mark.rule("VIS-6.2", "VIS-9.1")
def test_a_turn_has_six_phases_in_order():
    s = scene(2)
    cards(s, 0, slots=["abbot", "squire", "labourer"], hand=["trader", "lender"], deck=["financer", "thief", "ada"])
    markers(s, 0, 4, 4)
    stock(s, 0, silver=3)
    table = begin(s)
    phases = []
    while table.state.active == 0:
        phases.append((table.state.phase, table.asks[0].prompt.id))
        ask = table.asks[0]
        wanted = [o for o in ask.options if o.kind in ("skip", "end", "decline", "keep")]
        table.choose(wanted[0] if wanted else ask.options[0], seat=ask.seat)
    prompts = [id for _, id in phases]
    assert prompts[:2] == ["ask-play", "ask-move"] and "-action" in prompts[2] and prompts[3] == "ask-hire"
    assert [phase for phase, _ in phases] == sorted(phase for phase, _ in phases)
    heard = [message.id.removeprefix("log-") for _, message in table.heard(None)]
    wanted = ["drop-off", "play", "move", "skip", "collision", "collision-over", "draw", "turn"]
    assert [id for id in heard if id in wanted] == [
        "turn",
        "drop-off",
        "play",
        "move",
        "skip",
        "collision",
        "collision-over",
        "draw",
        "turn",
    ]


@pytest.mark.rule("VIS-6.3")
def test_a_nested_effect_is_resolved_before_the_rest_goes_on():
    s = scene()
    cards(s, 0, slots=["debt_collector_4", "abbot", "squire"])
    s.players[0].unpaid = 1
    course = gaining(s, 0, "flip_any 1", "virtue 1")
    assert track(s, 0) == (1, 7)
    course.do("pick ink")
    assert track(s, 0) == (1, 7)
    course.do("pick ink")  # the Debt Collector's resource
    assert course.done and track(s, 0) == (1, 6)


@pytest.mark.rule("VIS-6.4", "VIS-D10", "VIS-D44")
def test_effects_are_mandatory_unless_marked_optional():
    s = scene()
    castle(s, 0, "11100")
    cards(s, 0, slots=["abbot", "squire", "labourer"], hand=["thief", "trader"], discard=["lender"], deck=["ada"])
    s.players[0].unpaid = s.players[0].acquired = 1
    for effect in (
        "any_resource 1",
        "flip_any 1",
        "free_hire 1",
        "free_workers 1",
        "free_manuscript 1",
        "free_workshop 1",
    ):
        assert "decline" not in gaining(s.copy(), 0, effect).options
    for effect in ("discard 1", "destroy 1", "castle_move 1"):
        assert "decline" in gaining(s.copy(), 0, effect).options
    assert "keep" in gaining(s.copy(), 0, "rearrange 1").options
    assert gaining(s, 0, "shuffle 1").done and not s.players[0].discard  # not asked


# -- phase 1 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VIS-7.3", "VIS-1.13")
def test_a_card_must_be_played_from_hand():
    s = scene()
    cards(s, 0, slots=["", "abbot", "squire"], hand=["trader", "lender", "thief"], deck=["financer"])
    course = Course(s, play(s, 0))
    assert course.options == ["play start_trader", "play start_lender", "play start_thief"]
    course.do("play start_lender")
    player = s.players[0]
    assert ids(player.slots) == ["start_lender", "start_abbot", "start_squire"]
    places = [*player.hand, *player.deck, *player.discard, *player.slots]
    assert sorted(ids(places)) == sorted(set(ids(places)))  # each card in exactly one place
    game.check(s)


@pytest.mark.rule("VIS-X3", "VIS-7.4", "VIS-7.5", "VIS-D4")
@pytest.mark.parametrize(("slot2", "corruption"), [("thief", 4), ("abbot", 3)])
def test_a_criminal_with_an_immediate_ability(slot2, corruption):
    s = scene()
    cards(s, 0, slots=["", slot2, "squire"], hand=["antagonist"], deck=["trader"])
    assert Course(s, play(s, 0)).done
    assert track(s, 0) == (corruption, 7)
    assert s.players[0].unpaid == 1
    assert told(s).index("corruption") < told(s).index("gain")  # corruption first


@pytest.mark.rule("VIS-7.4")
def test_a_card_without_crime_gives_no_corruption():
    s = scene()
    cards(s, 0, slots=["", "thief", "antagonist"], hand=["abbot"], deck=["trader"])
    Course(s, play(s, 0))
    assert track(s, 0) == (1, 7)


@pytest.mark.rule("VIS-7.6", "VIS-D1", "VIS-D51")
def test_with_an_empty_hand_the_top_card_is_played_unseen():
    s = scene()
    cards(s, 0, slots=["", "squire", "labourer"], deck=["trader", "thief"])
    course = Course(s, play(s, 0))
    assert course.done
    assert ids(s.players[0].slots) == ["start_thief", "start_squire", "start_labourer"]
    assert track(s, 0) == (2, 7) and told(s)[0] == "play-unseen"


@pytest.mark.rule("VIS-X24", "VIS-7.6", "VIS-7.7", "VIS-18.4", "VIS-D15")
def test_three_cards_only():
    s = scene()
    cards(s, 0, slots=["squire", "labourer", "abbot"])
    stock(s, 0, silver=0)
    course = Course(s, human_turn(s, 0))
    assert ids(s.players[0].slots) == ["start_abbot", "start_squire", "start_labourer"]
    assert track(s, 0) == (1, 6)
    assert course.prompt == "ask-move" and s.players[0].owned == 3
    assert {option.split()[2] for option in course.options} == {"0"}
    assert spaces(s, 0, 2).keys() == {option.split()[1] for option in course.options}
    assert gaining(s, 0, "destroy 2").done and s.players[0].owned == 3


@pytest.mark.rule("VIS-7.7")
def test_an_effect_that_would_go_below_three_cards_stops_there():
    s = scene()
    cards(s, 0, slots=["squire", "labourer", "abbot"], hand=["trader", "lender"])
    course = gaining(s, 0, "destroy 3").do("destroy start_trader", "destroy start_lender")
    assert course.done and s.players[0].owned == 3


@pytest.mark.rule("VIS-7.7", "VIS-D15")
def test_with_three_cards_none_is_destroyed_from_hand_or_draw_pile():
    s = scene()
    cards(s, 0, slots=["squire"], hand=["trader"], deck=["lender"])
    assert gaining(s, 0, "destroy 1").done and s.players[0].owned == 3
    assert told(s) == ["lost"]


@pytest.mark.rule("VIS-X23", "VIS-7.8", "VIS-D55")
def test_start_icons_count_while_their_slot_is_empty():
    s = scene()
    cards(s, 0, hand=["squire", "abbot", "labourer"], deck=["trader", "lender"])
    noble, trade = [], []
    for name in ("squire", "abbot", "labourer"):
        Course(s, slide(s, 0))
        course = Course(s, play(s, 0))
        if not course.done:
            course.do(f"play start_{name}")
        noble.append(s.icons(0)[2])
        trade.append(s.icons(0)[0])
    assert noble == [2, 1, 1] and trade == [2, 2, 0]
    empty = scene()
    assert empty.icons(0)[:4] == [2, 1, 1, 1]
    assert owned_icons(empty, 0)[2] == 1 + 0  # the Squire in the draw pile; start icons score nothing


@pytest.mark.rule("VIS-D24")
def test_icons_gained_in_the_middle_do_not_raise_an_action_already_paid():
    s = scene()
    at(s, 0, "7")
    cards(s, 0, slots=["financer", "lender", "trader"], hand=["thief"], deck=["abbot"])
    course = Course(s, main_action(s, 0)).do("trade 2")
    assert course.done and owns(s, 0)["gold"] == 2
    t = scene()
    at(t, 0, "9")
    stock(t, 0, stone=7)
    cards(t, 0, slots=["financer", "lender", "trader"], hand=["thief"], deck=["abbot"])
    Course(t, main_action(t, 0)).do("build guildhall_1 9-10A")
    assert owns(t, 0)["stone"] == 0  # the icon of the new slot was no help
    assert t.icons(0)[1] == 1  # it is there from now on


@pytest.mark.rule("VIS-D79")
def test_the_hand_is_not_checked_before_phase_6():
    s = scene()
    cards(s, 0, slots=["", "squire", "labourer"], hand=["financer", "thief"], deck=["trader", "ada", "lender"])
    course = Course(s, play(s, 0)).do("play start_financer")
    assert course.prompt == "ask-discard"
    course.do("discard start_thief")
    assert s.players[0].hand == []  # nothing is drawn now


def test_a_whole_game_plays_through_a_table():
    table = Table.new(game, 2, seed=9)
    while not table.over:
        ask = table.asks[0]
        table.choose(ask.options[len(table.made) % len(ask.options)], seat=ask.seat)
    game.check(table.state)
