"""What a seat sees."""

from tests.games.viscounts.scenes import (
    at,
    cards,
    castle,
    markers,
    scene,
    stock,
    visible,
)

from kingstable.games.viscounts import game
from kingstable.kernel import Rng, Table


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
