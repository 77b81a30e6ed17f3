"""The box: terms and components (section 1), cards (section 5), and how a faulty file is reported."""

import json
from collections import Counter
from importlib.resources import files

import pytest
from tests.games.viscounts.scenes import at, built, cards, desk, gaining, own_manuscripts, scene, shown, stock, visible

from kingstable.games.viscounts import game
from kingstable.games.viscounts.components import COMPONENTS, ICONS, load
from kingstable.games.viscounts.printed.entry import Effect
from kingstable.games.viscounts.rules.means import purse
from kingstable.games.viscounts.scoring import owned_icons
from kingstable.games.viscounts.tables.boards import EXCHANGES, SIDES, SPACE_LABELS
from kingstable.games.viscounts.tables.cards import CARDS
from kingstable.games.viscounts.tables.numbers import PAID_WITH, in_order
from kingstable.games.viscounts.tables.schemes import AUTOMAS
from kingstable.kernel import BadOptions, Table
from kingstable.kernel.printed import ComponentError

RAW = json.loads(files("kingstable.games.viscounts").joinpath("data/components.json").read_text())


@pytest.mark.rule("VIS-1.1")
def test_one_to_four_people_play_and_a_lone_one_meets_the_automa():
    assert game.info.seats == (1, 4)
    for seats in (1, 2, 3, 4):
        table = Table.new(game, seats, seed=3)
        assert len(table.state.players) == max(2, seats)
        assert [table.state.is_automa(who) for who in range(len(table.state.players))] == (
            [False, True] if seats == 1 else [False] * seats
        )
    with pytest.raises(BadOptions):
        Table.new(game, 5)


@pytest.mark.rule("VIS-1.4", "VIS-19.3")
def test_silver_is_no_resource():
    assert [entry.id for entry in COMPONENTS.resources] == ["ink", "gold", "stone", "silver"]
    s = scene()
    stock(s, 0, ink=1, gold=2, stone=4, silver=50)
    own_manuscripts(s, 0, "grey_4")  # 1 point per 2 leftover resources
    assert game.scores(s)[0].lines[5].id == "manuscripts"
    assert game.scores(s)[0].lines[5].points == 3


@pytest.mark.rule("VIS-1.5")
def test_debts_deeds_resources_and_silver_are_unlimited():
    assert all(entry.unlimited for entry in COMPONENTS.resources)
    assert COMPONENTS.multiplier_cards.digital_use.startswith("none")
    s = scene()
    s.debts = s.deeds = 1
    gaining(s, 0, "gain_debt 60", "gain_deed 60", "ink 100", "silver 200")
    player = s.players[0]
    assert (player.unpaid, player.acquired, player.stock[0], player.stock[3]) == (60, 60, 100, 200)


@pytest.mark.rule("VIS-1.6", "VIS-23.1")
def test_workers_buildings_townsfolk_and_manuscripts_are_limited():
    counts = COMPONENTS.component_counts
    assert (counts.workers_per_player, counts.buildings_per_player) == (20, 9)
    s = scene()
    assert sum(map(len, s.folk)) == 68
    assert sum(map(len, s.scrolls)) == 35
    assert s.players[0].workers == 20 and len(s.players[0].built) == 9


@pytest.mark.rule("VIS-1.7")
def test_there_are_five_icons():
    assert [entry.id for entry in COMPONENTS.icons] == list(ICONS) == ["trade", "build", "noble", "cleric", "crime"]


@pytest.mark.rule("VIS-1.8")
def test_the_ring_has_five_segments_of_three_spaces_numbered_1_to_10_outside():
    assert len(COMPONENTS.board.segments) == 5
    for segment in COMPONENTS.board.segments:
        assert [space.kind for space in segment.spaces] == ["outer_left", "outer_right", "inner"]
    assert [label for label in SPACE_LABELS if "-" not in label] == [str(number) for number in range(1, 11)]


@pytest.mark.rule("VIS-1.9", "VIS-1.11", "VIS-2.4")
def test_clockwise_on_the_board_is_clockwise_in_the_castle():
    turns = set()
    for seed in range(40):
        s = Table.new(game, 2, seed=seed).state
        faced = [s.faces[segment] for segment in s.ring]
        assert faced == [(faced[0] + step) % 5 for step in range(5)]
        assert sorted(faced) == [0, 1, 2, 3, 4]  # every section faces exactly one segment
        assert all(s.next[segment] == s.ring[(at + 1) % 5] for at, segment in enumerate(s.ring))
        turns.add(faced[0])
    assert turns == {0, 1, 2, 3, 4}
    assert [section.id for section in COMPONENTS.castle.sections] == [f"castle_{n}" for n in range(1, 6)]
    assert len(scene().players[0].tier2) == 5 and isinstance(scene().players[0].tier3, int)


@pytest.mark.rule("VIS-1.10")
def test_both_piles_of_a_segment_are_adjacent_to_all_its_spaces():
    s = scene()
    visible(s, "5-6", "scoundrel")  # crime counts for every action
    stock(s, 0, silver=1)
    for space in ("5", "6", "5-6"):
        at(s, 0, space)
        assert s.segment(0) == 2
        assert all(purse(s, 0, action).dismissing for action in range(4))


@pytest.mark.rule("VIS-1.12")
def test_a_player_board_has_three_slots_a_track_of_seven_and_nine_buildings():
    board = COMPONENTS.player_board
    assert (board.card_slots, board.track.spaces) == (3, 7)
    assert {building.type: building.count for building in board.buildings} == {
        "trading_post": 3,
        "guildhall": 3,
        "workshop": 3,
    }


@pytest.mark.rule("VIS-1.14", "VIS-1.15")
def test_crime_on_the_board_is_that_of_the_cards_in_the_slots():
    s = scene()
    cards(s, 0, slots=["thief", "antagonist", "abbot"], discard=["scoundrel_1"], hand=["scoundrel_2"])
    assert s.crime(0) == 3
    criminals = [card for card in (*COMPONENTS.townsfolk, *COMPONENTS.heroes, *COMPONENTS.starters) if card.criminal]
    assert all(card.icons.crime for card in criminals)
    assert len(criminals) == sum(card.icons[4] > 0 for card in CARDS)


@pytest.mark.rule("VIS-1.16", "VIS-12.4", "VIS-12.5", "VIS-D54")
def test_permanent_icons_come_from_open_slots_and_bonus_cards():
    s = scene()
    cards(s, 0, slots=["", "", ""], deck=["thief", "abbot", "squire"])
    for building in ("trading_post_3", "guildhall_1", "guildhall_2", "guildhall_3"):
        built(s, 0, building)
    assert s.players[0].permanent == [2, 1, 1, 1, 0]
    own_manuscripts(s, 0, "blue_1", "blue_2")
    desk(s, "1-2", "blue_3")
    gaining(s, 0, "free_manuscript 1").do("manuscript ms_blue_3", "pick ink", "pick ink")
    assert s.players[0].permanent == [4, 1, 1, 1, 0]
    assert owned_icons(s, 0) == (4, 1, 2, 2, 1)  # with Squire, Abbot and Thief: all count for icon manuscripts


@pytest.mark.rule("VIS-1.18")
def test_families_of_cards_are_told_apart():
    view = Table.new(game, 2, seed=1).view(0)
    printed = game.faces().cards
    families = {printed[id].family for id in shown(view) if id in printed}
    assert families == {"townsfolk", "hero"}  # piles and pairs, before the draft
    schemes = (*COMPONENTS.solo.starting_schemes, *COMPONENTS.solo.future_schemes)
    assert Counter(scheme.deck for scheme in schemes) == {"starting": 8, "future": 8}
    player = view.players[0]
    assert (player.unpaid, player.paid, player.acquired, player.approved) == (0, 0, 0, 0)


@pytest.mark.rule("VIS-1.19")
def test_all_counts_agree():
    counts = COMPONENTS.component_counts
    assert (counts.townsfolk, counts.heroes, counts.starters_per_player) == (68, 10, 8)
    assert (counts.manuscripts, counts.manuscripts_grey_backed, counts.player_cards) == (35, 5, 10)
    for key, entries in (("townsfolk", "townsfolk"), ("heroes", "heroes"), ("manuscripts", "manuscripts")):
        wrong = json.loads(json.dumps(RAW))
        wrong[entries].pop()
        with pytest.raises(ComponentError, match=f"component_counts.{key}"):
            load(wrong)


@pytest.mark.rule("VIS-5.1", "VIS-5.3", "VIS-5.7")
def test_what_a_townsfolk_card_shows():
    for card in COMPONENTS.townsfolk:
        assert card.silver >= 1 and card.names.en and card.on_hire_or_dismiss and card.timing != "none"
        assert sum(CARDS[[c.id for c in CARDS].index(card.id)].icons) >= 1
    for card in (*COMPONENTS.heroes, *COMPONENTS.starters):
        assert not card.on_hire_or_dismiss
    assert [card.id for card in COMPONENTS.starters if card.timing == "none"] == [
        "start_abbot",
        "start_labourer",
        "start_squire",
    ]


@pytest.mark.rule("VIS-5.8")
def test_an_arrow_leads_from_cost_or_event_to_effect():
    face = {card.id: card for card in CARDS}
    traveller = face["traveller_1"].conversion
    assert traveller and (traveller.action, traveller.amount, traveller.gives) == (3, 2, 1)  # 2 trade icons -> 1 cleric
    assert face["peddler_1"].event == "any_collision" and face["peddler_1"].ongoing == (Effect("ink", 1),)
    assert face["start_trader"].after_action == 0 and face["start_trader"].ongoing == (Effect("silver", 1),)


@pytest.mark.rule("VIS-9.2", "VIS-9.5")
def test_each_action_has_its_icon_and_its_resource():
    assert [(action.id, action.icon, action.pay_resource) for action in COMPONENTS.main_actions] == [
        ("trade", "trade", "silver"),
        ("construct", "build", "stone"),
        ("place_workers", "noble", "gold"),
        ("transcribe", "cleric", "ink"),
    ]
    assert PAID_WITH == (3, 2, 1, 0)


@pytest.mark.rule("VIS-10.3")
def test_the_exchanges_that_exist():
    assert {
        label: (icons, gain[0].op, gain[0].n)
        for label, (icons, gain) in zip(SPACE_LABELS, EXCHANGES, strict=True)
        if icons
    } == {
        "1": (1, "silver", 1),
        "2": (2, "ink", 1),
        "3": (1, "silver", 1),
        "4": (2, "stone", 1),
        "5": (2, "ink", 1),
        "6": (4, "flip_any", 1),
        "7": (2, "gold", 1),
        "8": (3, "destroy", 1),
        "9": (2, "stone", 1),
        "10": (2, "gold", 1),
    }


@pytest.mark.rule("VIS-11.8")
def test_links_join_neighbours_and_the_next_segment():
    for side in SIDES.values():
        for segment in range(5):
            last = segment * 5 + side.places - 1
            assert last in side.links  # to spot A of the next segment
            gaps = [spot for spot in range(segment * 5, last) if spot not in side.links]
            assert gaps, "some neighbours have no link"
    sides = [segment.sides["side_3_4"] for segment in COMPONENTS.board.segments]
    assert any(link.crosses_river for side in sides for link in side.links)


@pytest.mark.rule("VIS-D5", "VIS-4.4")
def test_effects_keep_their_order_except_corruption_before_virtue():
    virtue, corruption, ink = Effect("virtue", 1), Effect("corruption", 1), Effect("ink", 1)
    assert in_order((ink, virtue)) == (ink, virtue)
    assert in_order((virtue, ink, corruption)) == (corruption, virtue, ink)


@pytest.mark.rule("VIS-15.7")
def test_every_manuscript_has_one_of_four_ribbons():
    assert Counter(entry.ribbon for entry in COMPONENTS.manuscripts) == {"grey": 9, "black": 9, "yellow": 9, "blue": 8}


@pytest.mark.rule("VIS-42.1", "VIS-42.3")
def test_the_four_automa_boards():
    assert {id: (board.focus, board.single_type) for id, board in AUTOMAS.items()} == {
        "cleric": ("transcribe", False),
        "builder": ("construct", False),
        "noble": ("place_workers", False),
        "card": ("flip", True),
    }
    assert AUTOMAS["cleric"].preference == ((0, 6), (2, 4), (1, 0))
    assert AUTOMAS["builder"].preference == ((2, 6), (1, 4), (0, 0))
    assert AUTOMAS["noble"].preference == ((1, 6), (0, 4), (2, 0))
    assert AUTOMAS["cleric"].start_icons[1:] == ((0, 0, 1, 0, 0), (0, 1, 0, 1, 0))
    assert COMPONENTS.automa("automa_cleric").provenance == "public"
    for board in COMPONENTS.solo.automa_boards:
        assert board.provenance_note
        assert len(board.remove_future_schemes) == 2 and len(board.remove_starting_schemes) == 1


# -- faulty files ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        (("schema",), "x", "schema: is 'x'"),
        (("townsfolk", 0, "silver"), "two", "townsfolk.acolyte_1.silver: Expected `int`"),
        (("townsfolk", 0, "silver"), 0, "townsfolk.acolyte_1: has the silver value 0"),
        (("townsfolk", 0, "criminal"), True, "townsfolk.acolyte_1: is a criminal only with"),
        (("townsfolk", 0, "timing"), "ongoing", "townsfolk.acolyte_1: the ability does not fit"),
        (("townsfolk", 0, "provenance"), "hearsay", "townsfolk.acolyte_1: has the unknown provenance 'hearsay'"),
        (("townsfolk", 1, "id"), "acolyte_1", "townsfolk.acolyte_1: appears 2 times"),
        (("townsfolk", 0, "on_hire_or_dismiss", 0, "op"), "dance", "townsfolk.acolyte_1: has the unknown effect"),
        (("townsfolk", 0, "on_hire_or_dismiss", 0, "op"), "future_scheme", "is an effect of the Automa only"),
        (("manuscripts", 0, "ribbon"), "pink", "manuscripts.ms_grey_1: has the ribbon 'pink'"),
        (("manuscripts", 3, "end_scoring", "what"), "cats", "manuscripts.ms_grey_4: scores 'cats'"),
        (("heroes", 0, "names", "uk"), " ", "heroes.hero_ada: has no name in 'uk'"),
        (("player_cards", 2, "start_space"), 7, "player_cards.player_card_3: starts on another number"),
        (("castle", "tier1_limit"), 4, "castle: has the limits"),
        (("board", "segments", 0, "sides", "side_1_2", "links"), [], "board.segments.seg_1_2.side_1_2: joins or parts"),
        (("solo", "automa_boards", 0, "remove_future_schemes", 0), "starting_build", "which is no future scheme"),
        (("solo", "starting_schemes", 0, "extra"), 1, "solo.starting_schemes.starting_build: Object contains unknown"),
    ],
)
def test_a_faulty_entry_is_named(path: tuple[str | int, ...], value: object, fault: str) -> None:
    data = json.loads(json.dumps(RAW))
    place = data
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    with pytest.raises(ComponentError, match=fault):
        load(data)


def test_an_owners_file_is_read_like_our_own() -> None:
    data = json.loads(json.dumps(RAW))
    data["townsfolk"][0]["silver"] = 5
    assert load(json.dumps(data)).townsfolk[0].silver == 5
    assert load(RAW) == COMPONENTS
    with pytest.raises(ComponentError, match="not a JSON file"):
        load("{")
