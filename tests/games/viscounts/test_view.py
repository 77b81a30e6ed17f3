"""What a seat sees, what it may imagine, and why a thing is not lit."""

import pytest
from tests.games.viscounts.scenes import (
    Course,
    at,
    built,
    cards,
    castle,
    desk,
    gaining,
    ids,
    markers,
    no_townsfolk,
    own_manuscripts,
    scene,
    stock,
    visible,
)

from kingstable.games.viscounts import game
from kingstable.games.viscounts.actions import main_action
from kingstable.games.viscounts.cards import draw, shuffle_in
from kingstable.games.viscounts.castle import climb
from kingstable.games.viscounts.turn import hire_phase, move
from kingstable.kernel import Rng, Table, named

# -- the view --------------------------------------------------------------------------------------------------------


def test_the_view_says_what_each_action_could_use():
    s = scene(2)
    at(s, 0, "1-2")
    cards(s, 0, slots=["artist", "diplomat", "thief"])
    visible(s, "1-2", "enforcer")
    stock(s, 0, gold=2, silver=7)
    preview = game.view(s, 0).preview
    assert preview is not None
    place = preview.means[2]
    assert (place.action, place.here, place.icons, place.most) == ("place_workers", True, 3, 9)
    assert (place.paid_with, place.silver_per_icon, place.first_counts_double) == ("gold", 2, True)
    assert (place.dismiss_legal, place.dismiss_price, place.dismiss_icons) == (True, 3, 2)
    assert not preview.means[0].here
    assert game.view(s, None).preview is None


def test_the_view_shows_spaces_in_reach_for_each_hand_card():
    s = scene(2)
    at(s, 0, "3")
    cards(s, 0, slots=["", "abbot", "squire"], hand=["labourer", "thief"])
    preview = game.view(s, 0).preview
    assert preview is not None
    assert {card: {each.space: each.silver for each in reach} for card, reach in preview.reach.items()} == {
        "start_labourer": {"5": 0, "5-6": 0, "4": 0},
        "start_thief": {"4": 0, "3-4": 0},
    }


def test_the_view_foresees_the_castle():
    s = scene(2)
    at(s, 0, "1-2")
    castle(s, 0, "10000", "20000")
    castle(s, 1, "02000")
    preview = game.view(s, 0).preview
    assert preview is not None
    assert [cascade.workers for cascade in preview.cascades] == [1, 2, 3, 4]
    assert preview.cascades[0].steps == []
    assert preview.cascades[1].steps == ["advance 1", "ascend 1"]


def test_the_view_tells_what_a_collision_would_give():
    s = scene(2)
    markers(s, 0, 4, 4)
    player = game.view(s, 1).players[0]
    assert player.linked and player.collision.space == 4
    assert [(effect.op, effect.n) for effect in player.collision.owner] == [
        ("silver", 2),
        ("gain_deed", 1),
        ("gain_debt", 1),
    ]


def test_all_visible_cards_have_a_face():
    table = Table.new(game, 1, {"automa": "builder"}, seed=2)
    rng = Rng.seeded(2)
    for _ in range(80):
        ask = table.asks[0]
        table.choose(rng.pick(ask.options), seat=ask.seat)
        view = table.view(0)
        me, automa = view.players
        shown = [*(me.hand or []), *(me.draw_pile or []), *me.discard, *(slot for slot in me.slots if slot)]
        shown += [segment.townsfolk for segment in view.ring if segment.townsfolk]
        assert set(shown) <= set(view.cards)
        assert {*automa.discard, *(slot for slot in automa.slots if slot)} == set(view.schemes)


def test_references_of_options_are_ids_of_the_view():
    table = Table.new(game, 2, seed=6)
    rng = Rng.seeded(6)
    for _ in range(120):
        ask = table.asks[0]
        view = table.view(ask.seat)
        known = {f"space:{space.id}" for segment in view.ring for space in segment.spaces}
        known |= {f"spot:{spot.id}" for segment in view.ring for spot in segment.spots}
        known |= {f"{kind}:{segment.id}" for segment in view.ring for kind in ("pile", "desk")}
        known |= {f"link:{link.id}" for segment in view.ring for link in segment.links}
        known |= {f"card:{card}" for card in view.cards} | {f"manuscript:{id}" for id in view.manuscripts}
        known |= {f"section:{section.id}" for section in view.castle}
        known |= {f"building:{building.id}" for building in view.players[ask.seat].buildings}
        known |= {f"pair:{pair.card}" for pair in view.pairs}
        known |= {f"resource:{resource}" for resource in view.players[0].stock} | {"flip:debt", "flip:deed"}
        known |= {f"worker:{tier}.{section.id}.{who}" for tier in (1, 2) for section in view.castle for who in range(5)}
        for option in ask.options:
            assert set(option.references) <= known, option.notation
        table.choose(rng.pick(ask.options), seat=ask.seat)


# -- imagination -----------------------------------------------------------------------------------------------------


def imagined_hands(s, seat, who):
    found = set()
    for seed in range(60):
        t = s.copy()
        game.imagine(t, seat, Rng.seeded(seed))
        game.check(t)
        found.add(tuple(sorted(ids(t.players[who].hand))))
    return found


def test_a_hand_that_was_there_when_the_draw_pile_ran_out_is_known():
    s = scene(2)
    cards(
        s,
        0,
        slots=["abbot", "squire", "labourer"],
        hand=["thief", "trader"],
        discard=["lender", "financer", "journeyman"],
    )
    shuffle_in(s, 0)
    assert imagined_hands(s, 1, 0) == {("start_thief", "start_trader")}
    draw(s, 0, 3)
    hands = imagined_hands(s, 1, 0)
    assert len(hands) == 3 and all({"start_thief", "start_trader"} < set(hand) for hand in hands)


def test_otherwise_hand_and_draw_pile_are_one_unknown_heap():
    s = scene(2)
    cards(
        s,
        0,
        slots=["abbot", "squire", "labourer"],
        hand=["thief", "trader"],
        deck=["ada", "lender"],
        discard=["financer"],
    )
    assert len(imagined_hands(s, 1, 0)) == 6
    shuffle_in(s, 0)
    assert len(imagined_hands(s, 1, 0)) == 6  # the Financer was shuffled in after the hand was drawn
    assert imagined_hands(s, 0, 0) == {("start_thief", "start_trader")}


def test_piles_and_schemes_are_dealt_anew():
    s = Table.new(game, 1, {"automa": "card", "difficulty": 2}, seed=4).state
    t = s.copy()
    game.imagine(t, 0, Rng.seeded(9))
    assert [pile[-1] for pile in s.folk] == [pile[-1] for pile in t.folk] and s.folk != t.folk
    assert [pile[-1] for pile in s.scrolls] == [pile[-1] for pile in t.scrolls] and s.scrolls != t.scrolls
    assert (sorted([*s.players[1].deck, *s.future])) == sorted([*t.players[1].deck, *t.future])
    unseen = {tuple(sorted(_imagined(s, seed).unseen)) for seed in range(30)}
    assert len(unseen) > 5


def _imagined(s, seed):
    t = s.copy()
    game.imagine(t, 0, Rng.seeded(seed))
    return t


# -- explanations ----------------------------------------------------------------------------------------------------


def why(s, course, thing):
    message = game.explain(s, course.ask, thing)
    return None if message is None else (message.id.removeprefix("why-"), message.args)


def test_why_a_space_is_not_lit():
    s = scene(2)
    at(s, 0, "3")
    course = Course(s, move(s, 0, 2))
    assert why(s, course, "space:5") is None
    assert why(s, course, "space:6") == ("too-far", {"silver": 1, "have": 0})
    assert why(s, course, "space:3") == ("too-far", {"silver": 5, "have": 0})
    assert why(s, course, "nonsense:7") is None and why(s, course, "space:77") is None


def test_why_a_spot_or_building_is_not_lit():
    s = scene(2)
    at(s, 0, "1")
    no_townsfolk(s)
    built(s, 1, "workshop_1", "1-2A")
    cards(s, 0, slots=["labourer", "squire", "trader"])
    course = Course(s, main_action(s, 0))
    assert why(s, course, "spot:1-2A")[0] == "spot-taken"
    assert why(s, course, "spot:1-2B") == ("icons", {"need": 3, "have": 1})
    assert why(s, course, "spot:1-2C")[0] == "across-river"
    assert why(s, course, "spot:3-4A")[0] == "other-segment"
    assert why(s, course, "building:guildhall_1") == ("icons", {"need": 7, "have": 1})
    assert why(s, course, "section:1")[0] == "inner-only" and why(s, course, "desk:1-2")[0] == "inner-only"
    assert why(s, course, "space:3")[0] == "not-moving"
    built(s, 0, "workshop_2", "1-2B")
    assert why(s, course, "building:workshop_2") == ("built", {"spot": "1-2B"})
    assert why(s, course, "building:workshop_1")[0] == "bank-full"
    at(s, 0, "1-2")
    desk(s, "1-2", "yellow_5")
    course = Course(s, main_action(s, 0))
    assert why(s, course, "spot:3-4A")[0] == "outer-only" and why(s, course, "building:workshop_3")[0] == "outer-only"
    assert why(s, course, "desk:1-2") == ("icons", {"need": 6, "have": 0})
    assert why(s, course, "desk:3-4")[0] == "other-segment"
    assert why(s, course, "manuscript:ms_yellow_5") == ("icons", {"need": 6, "have": 0})
    assert why(s, course, "section:3") == ("other-section", {"section": "1"})
    assert why(s, course, "pile:1-2")[0] == "dismiss-later"
    castle(s, 0, tier3=20)
    stock(s, 0, ink=6)
    assert why(s, Course(s, main_action(s, 0)), "section:1")[0] == "no-workers"


def test_why_a_card_is_not_lit():
    s = scene(2)
    at(s, 0, "1-2")
    visible(s, "1-2", "bishop")
    visible(s, "3-4", "friar")
    stock(s, 0, silver=2)
    cards(s, 0, slots=["labourer", "squire", "trader"], hand=["thief"], discard=["abbot"], deck=["ada"])
    course = Course(s, hire_phase(s, 0))
    assert why(s, course, "card:bishop_1") == ("hire-dear", {"silver": 3, "have": 2})
    assert why(s, course, "card:friar_1") == ("hire-elsewhere", {"segment": named("segment", "seg_1_2")})
    assert why(s, course, "card:start_squire")[0] == "on-board"
    assert why(s, course, "card:start_abbot")[0] == "discarded"
    assert why(s, course, "card:start_thief")[0] == "card-not-asked"
    assert why(s, course, "spot:1-2A")[0] == "not-building" and why(s, course, "section:1")[0] == "not-placing"
    assert why(s, course, "desk:1-2")[0] == "not-transcribing"
    course = Course(s, main_action(s, 0))
    assert why(s, course, "card:bishop_1")[0] == "hire-later"


def test_why_manuscripts_and_castle_sections_are_not_lit():
    s = scene(2)
    desk(s, "1-2", "yellow_5")
    own_manuscripts(s, 1, "blue_1")
    course = gaining(s, 0, "free_manuscript 1")
    assert why(s, course, "manuscript:ms_yellow_5") == ("manuscript-dear", {"cost": 6})
    assert why(s, course, "manuscript:ms_blue_1")[0] == "manuscript-owned"
    castle(s, 0, "10000")
    course = gaining(s, 0, "castle_move 1")
    assert why(s, course, "section:3")[0] == "no-worker-near"
    castle(s, 0, "30300")
    assert why(s, Course(s, climb(s, 0)), "section:2")[0] == "no-group"


@pytest.mark.parametrize(("silver", "reason"), [(0, "dismiss-dear"), (9, "dismiss-icons")])
def test_why_a_townsfolk_cannot_be_dismissed(silver, reason):
    s = scene(2)
    at(s, 0, "1")
    visible(s, "1-2", "miner")
    cards(s, 0, slots=["emma", "squire", "trader"])
    at(s, 0, "1-2")
    desk(s, "1-2", "grey_2")
    stock(s, 0, silver=silver, ink=2, gold=2)
    course = Course(s, main_action(s, 0)).do("transcribe 1-2")
    assert course.prompt == "ask-pay"
    found = why(s, course, "pile:1-2")
    assert found is not None and found[0] == reason
    assert why(s, course, "pile:3-4")[0] == "other-segment"
