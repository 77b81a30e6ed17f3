"""Set-up (section 3): the random board, the first game, chosen sections and cards, and what cannot be chosen."""

from collections import Counter

import pytest
from tests.games.kingdom_builder.scenes import hexes, stack, tokens_of, total_tokens

from kingstable.games.kingdom_builder import game
from kingstable.games.kingdom_builder.components import CARD_IDS, COMPONENTS
from kingstable.games.kingdom_builder.faces import faces
from kingstable.games.kingdom_builder.state import NO_CARD
from kingstable.kernel import LANGUAGES, BadOptions, Rng, Table
from kingstable.words import Speaker


def fresh(seats=2, seed=0, **options):
    """The state right after set-up, before the first card is played."""
    return game.setup(seats, game.info.check_options(options), Rng.seeded(seed))


@pytest.mark.rule("KB-3.1", "KB-3.2", "KB-D3", "KB-C1")
def test_random_setup_draws_four_different_sections_with_any_place_and_turn():
    seen, turned, places, turns = Counter(), Counter(), Counter(), set()
    for seed in range(400):
        layout = fresh(seed=seed).board.layout
        assert len(set(layout.sections)) == 4
        seen.update(layout.sections)
        turned.update(layout.rotated)
        turns.add(layout.rotated)
        places.update((place, section) for place, section in enumerate(layout.sections))
    assert len(seen) == 8 and min(seen.values()) > 150  # 200 expected
    assert 700 < turned[True] < 900  # 800 expected
    assert len(turns) == 16  # each section is turned or not by itself
    assert len(places) == 32 and min(places.values()) > 25  # 50 expected


@pytest.mark.rule("KB-3.2", "KB-C1")
def test_players_may_choose_sections_turns_and_cards_freely():
    s = fresh(
        setup="chosen",
        sections=["barn", "oracle", "farm", "tower"],
        rotated=[True, False, False, True],
        cards=["lords", "miners", "farmers"],
    )
    assert s.board.layout.sections == ("barn", "oracle", "farm", "tower")
    assert s.board.layout.rotated == (True, False, False, True)
    assert s.cards == ("lords", "miners", "farmers")


@pytest.mark.rule("KB-3.2")
def test_chosen_cards_go_with_a_random_board_and_chosen_sections_need_not_be_turned():
    assert fresh(cards=["lords", "miners", "farmers"]).cards == ("lords", "miners", "farmers")
    s = fresh(setup="chosen", sections=["barn", "oracle", "farm", "tower"])
    assert s.board.layout.rotated == (False,) * 4


@pytest.mark.rule("KB-3.3")
def test_the_location_types_in_play_are_shown_with_their_sections():
    table = Table.new(game, 2, seed=4)
    sections = [faces().sections[id] for id in table.view(None).sections]
    assert {section.location for section in sections} == set(table.state.board.location_types)
    for location in table.state.board.location_types:
        assert set(game.names[f"location-{location}"]) == {"en", "uk", "ru"}


@pytest.mark.rule("KB-3.4")
@pytest.mark.parametrize("seed", range(5))
def test_each_location_hex_gets_two_tokens_of_its_type(seed):
    s = fresh(seed=seed)
    assert s.stacks == [2] * len(s.board.location_cells)


@pytest.mark.rule("KB-3.5", "KB-3.8", "KB-2.8", "KB-D7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_terrain_cards_are_shuffled_and_one_dealt_to_each_in_turn_order(seats):
    s = fresh(seats, seed=9)
    hands = [player.hand for player in s.players]
    assert len(s.deck) == 25 - seats
    assert Counter(s.deck + hands) == dict.fromkeys(range(5), 5)
    orders = {tuple(fresh(seats, seed=seed).deck) for seed in range(20)}
    assert len(orders) == 20


@pytest.mark.rule("KB-D7")
def test_the_first_player_is_dealt_the_top_card():
    """With the same seed and named first players, the same three cards come off the pile in turn order."""
    dealt = []
    for first in range(3):
        s = fresh(3, seed=5, first=str(first))
        dealt.append([s.players[(first + step) % 3].hand for step in range(3)])
    assert dealt[0] == dealt[1] == dealt[2]


@pytest.mark.rule("KB-3.6", "KB-2.9")
def test_three_of_the_ten_kingdom_builder_cards_lie_open():
    seen = Counter()
    for seed in range(200):
        cards = fresh(seed=seed).cards
        assert len(set(cards)) == 3
        seen.update(cards)
    assert set(seen) == set(CARD_IDS) and min(seen.values()) > 30  # 60 expected
    table = Table.new(game, 2, seed=1)
    assert table.view(None).cards == table.state.cards


@pytest.mark.rule("KB-3.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_a_colour_of_their_own_and_forty_settlements(seats):
    view = Table.new(game, seats, seed=2).view(None)
    assert len(set(faces().colours[: len(view.players)])) == seats
    assert [player.supply for player in view.players] == [40] * seats


@pytest.mark.rule("KB-3.8")
def test_the_opening_card_is_hidden_from_the_others():
    table = Table.new(game, 3, {"first": "0"}, seed=3)
    hands = [player.hand for player in table.state.players]
    assert hands[0] == NO_CARD  # the first player has just played theirs
    for seat in (None, 0, 1, 2):
        shown = [player.hand for player in table.view(seat).players]
        assert [hand is not None for hand in shown] == [False, seat == 1, seat == 2]
        assert [player.holds_card for player in table.view(seat).players] == [False, True, True]


@pytest.mark.rule("KB-3.9", "KB-D4")
def test_the_table_names_the_first_player_or_a_random_seat_is_drawn():
    for first in range(4):
        assert fresh(4, first=str(first)).first == first
    drawn = Counter(fresh(4, seed=seed).first for seed in range(200))
    assert set(drawn) == {0, 1, 2, 3} and min(drawn.values()) > 25


@pytest.mark.rule("KB-3.9")
def test_the_first_player_stays_the_same_all_game():
    table = Table.new(game, 3, {"first": "2"}, seed=6)
    rng = Rng.seeded(1)
    while not table.over:
        assert table.state.first == 2
        table.choose(rng.pick(table.asks[0].options))


@pytest.mark.rule("KB-3.10", "KB-D5", "KB-2.11")
def test_everybody_starts_with_no_gold_and_gold_has_no_limit():
    table = Table.new(game, 2, {"cards": ["fishermen", "miners", "workers"]}, seed=1)
    assert [sheet.total for sheet in table.scores()] == [0, 0]
    assert isinstance(table.scores()[0].total, int)


@pytest.mark.rule("KB-3.11")
def test_components_not_used_are_out_of_the_game():
    view = Table.new(game, 2, {"setup": "first_game"}, seed=1).view(0)
    assert len(view.sections) == 4 and len(view.cards) == 3 and len(view.players) == 2
    assert sum(view.tokens) == 16
    assert total_tokens() - 16 == 12


@pytest.mark.rule("KB-3.12")
def test_the_board_starts_without_settlements():
    assert set(fresh().owner) == {-1}


@pytest.mark.rule("KB-3.13", "KB-3.14", "KB-X3", "KB-D6")
def test_x3_first_game_setup():
    s = fresh(3, setup="first_game")
    assert s.board.layout.sections == ("tavern", "paddock", "oasis", "farm")
    assert s.board.layout.rotated == (False,) * 4
    assert s.cards == ("fishermen", "knights", "merchants")
    expected = {
        "2,18": "paddock",
        "6,2": "tavern",
        "6,7": "tavern",
        "6,11": "paddock",
        "11,17": "farm",
        "12,7": "oasis",
        "15,12": "farm",
        "17,5": "oasis",
    }
    assert dict(zip(s.board.location_cells, s.board.location_types, strict=True)) == {
        hexes(where)[0]: location for where, location in expected.items()
    }
    assert all(stack(s, where) == 2 for where in expected)
    assert total_tokens() - sum(s.stacks) == 12
    assert list(s.board.castle_cells) == hexes("3,3 7,15 11,11 17,1")
    assert len(s.deck) == 22
    assert all(player.hand != NO_CARD and player.supply == 40 for player in s.players)
    counts = [len(cells) for cells in s.board.cells_by_terrain]
    assert counts == [61, 58, 53, 55, 57, 80, 24, 4, 8]


@pytest.mark.rule("KB-X4", "KB-2.6", "KB-3.4")
def test_x4_setup_with_the_two_one_location_sections():
    assert tokens_of("B") == {"2,13": 2, "3,7": 2, "13,7": 2, "13,15": 2, "17,3": 2, "17,12": 2}


@pytest.mark.rule("KB-3.15", "KB-3.16", "KB-C1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_game_is_otherwise_as_any_other_and_open_to_any_table(seats):
    table = Table.new(game, seats, {"setup": "first_game", "first": "1"}, seed=8)
    s = table.state
    assert s.first == s.active == 1
    assert [player.supply for player in s.players] == [40] * seats
    assert len(s.deck) == 25 - seats
    game.check(s)


@pytest.mark.rule("KB-C1", "KB-2.1")
@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (1, {}, "2 to 4 players"),
        (5, {}, "2 to 4 players"),
        (2, {"setup": "chosen"}, "needs four sections"),
        (2, {"setup": "chosen", "sections": ["farm", "oasis", "tower"]}, "takes 4"),
        (2, {"setup": "chosen", "sections": ["farm", "farm", "tower", "barn"]}, "twice"),
        (2, {"setup": "chosen", "sections": ["farm", "swamp", "tower", "barn"]}, "'swamp' is not one of"),
        (2, {"setup": "first_game", "sections": ["farm", "oasis", "tower", "barn"]}, "has its own sections"),
        (2, {"setup": "first_game", "cards": ["lords", "farmers", "miners"]}, "has its own cards"),
        (2, {"sections": ["farm", "oasis", "tower", "barn"]}, "choose setup chosen"),
        (2, {"rotated": [True, False, False, False]}, "choose sections too"),
        (2, {"setup": "chosen", "sections": ["farm", "oasis", "tower", "barn"], "rotated": [True]}, "4 yes/no"),
        (2, {"cards": ["lords", "farmers"]}, "takes 3"),
        (2, {"cards": ["lords", "farmers", "kings"]}, "'kings' is not one of"),
        (2, {"first": "2"}, "no seat 2"),
        (2, {"first": "oldest"}, "'oldest' is not one of"),
        (2, {"colour": "red"}, "no option 'colour'"),
    ],
)
def test_what_cannot_be_set_up_is_refused_with_the_reason(seats, options, reason):
    with pytest.raises(BadOptions, match=reason) as refused:
        Table.new(game, seats, options)
    said = [Speaker(lang, game).say(refused.value.said) for lang in LANGUAGES]
    assert len(set(said)) == 3 and not any("wrong-" in text for text in said)


@pytest.mark.rule("KB-2.10")
def test_summaries_explain_each_location_by_its_clauses():
    for location in COMPONENTS.locations:
        assert location.rules.startswith("KB-")
