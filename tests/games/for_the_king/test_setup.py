"""Section 3: what lies where before the first card is drawn."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.for_the_king.scenes import asked, heard, listed, office, play, random_game, view

from kingstable.games.for_the_king import game
from kingstable.games.for_the_king.components import COMPONENTS
from kingstable.games.for_the_king.tables import DEALS, IDS, TYPE
from kingstable.kernel import BadOptions, Table

COUNTS = [2, 3, 4, 5]


@pytest.mark.rule("FK-1.1")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_any_other_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(BadOptions):
        Table.new(game, seats)


@pytest.mark.rule("FK-1.1", "FK-2.1", "FK-3.3", "FK-3.4", "FK-3.5", "FK-D3")
@pytest.mark.parametrize(("seats", "portraits"), [(2, 5), (3, 5), (4, 5), (5, 6)])
def test_five_portraits_are_used_with_up_to_four_players_and_six_with_five(seats: int, portraits: int) -> None:
    table = Table.new(game, seats)
    in_play = [each.office for each in view(table, None).offices]
    assert len(in_play) == portraits
    named = COMPONENTS.setup.offices_in_play.by_players[str(seats)]
    assert in_play == [each.code.lower() for each in COMPONENTS.offices if each.id in named]
    assert {card.office for card in COMPONENTS.with_players(seats) if card.type == "government"} == set(named)
    assert ("liv" in in_play) == (seats == 5)


@pytest.mark.rule("FK-2.2", "FK-3.6", "FK-3.7", "FK-3.8", "FK-3.10")
@pytest.mark.parametrize(("seats", "secondary"), [(2, 0), (3, 1), (4, 1), (5, 1)])
def test_every_office_starts_with_primary_3_and_secondary_1_or_none(seats: int, secondary: int) -> None:
    offices = view(Table.new(game, seats), None).offices
    assert {(each.primary, each.secondary) for each in offices} == {(3, secondary)}


@pytest.mark.rule("FK-3.9", "FK-D2")
def test_every_value_from_1_to_6_of_each_office_has_a_tile_for_its_primary_and_its_secondary() -> None:
    """Half of a value is never the value itself, so one set of six tiles an office is enough."""
    tiles = {(tile.office, tile.value) for tile in COMPONENTS.duty_tiles}
    for each in COMPONENTS.offices:
        for value in range(1, 7):
            assert (each.id, value) in tiles
            assert value // 2 != value
            assert value // 2 == 0 or (each.id, value // 2) in tiles


@pytest.mark.rule("FK-3.1", "FK-3.2", "FK-D39")
def test_nobles_are_dealt_one_each_and_change_nothing_else() -> None:
    for seats in COUNTS:
        dealt = [(player.noble, player.side) for player in view(Table.new(game, seats), None).players]
        assert dealt == [(str(number), "a") for number in range(1, seats + 1)]
    dealt_table = random_game(3, 5)
    chosen = Table.new(game, 3, {"nobles": "chosen"}, 5)
    while chosen.state.stage == "nobles":
        chosen.choose(chosen.asks[0].options[0])
    for made in dealt_table.made:
        if not made.auto:
            chosen.choose(made.option, seat=made.seat)
    assert chosen.scores() == dealt_table.scores()


@pytest.mark.rule("FK-C1", "FK-3.1", "FK-D39")
def test_players_may_choose_a_free_noble_and_its_side_before_the_start() -> None:
    table = Table.new(game, 3, {"nobles": "chosen"}, 3)
    first, options = asked(table)
    assert options == [f"noble {number} {side}" for number in range(1, 6) for side in "ab"]
    table.choose("noble 4 b")
    second, options = asked(table)
    assert second == (first + 1) % 3
    assert len(options) == 8 and not any(" 4 " in option for option in options)
    play(table, f"P{second + 1} noble 1 a", f"P{(second + 1) % 3 + 1} noble 5 a")
    players = view(table, None).players
    assert (players[first].noble, players[first].side) == ("4", "b")
    assert asked(table)[0] == first  # now as first advisor
    assert len({player.noble for player in players}) == 3


@pytest.mark.rule("FK-3.11", "FK-3.12", "FK-3.17", "FK-V16")
@pytest.mark.parametrize(
    ("seats", "counts", "removal", "deck", "turns"),
    [
        (2, (45, 10, 27), 22, 60, 20),
        (3, (45, 10, 30), 13, 72, 18),
        (4, (45, 10, 33), 8, 80, 16),
        (5, (54, 15, 39), 0, 108, 18),
    ],
)
def test_the_table_of_numbers(seats: int, counts: tuple[int, int, int], removal: int, deck: int, turns: int) -> None:
    deal = DEALS[seats]
    assert [Counter(TYPE[card] for card in deal.cards)[type] for type in ("government", "king", "gold")] == list(counts)
    table = Table.new(game, seats, seed=4)
    shown = view(table, None)
    assert shown.deal.removal == len(table.state.removed) == removal
    assert shown.deck == deck - 1  # the first card is drawn already
    assert shown.deal.turns == turns
    assert deck == turns * (seats + 1)
    assert len(listed(table, None)) == sum(counts)
    assert listed(table, None).keys() == {card.id.lower() for card in COMPONENTS.cards if card.player_mark <= seats}


@pytest.mark.rule("FK-X1", "FK-3.11", "FK-3.12", "FK-3.14")
def test_marks_with_three_players() -> None:
    deal = DEALS[3]
    assert Counter(TYPE[card] for card in deal.out) == {"government": 9, "king": 5, "gold": 9}
    gone = Counter(IDS[card][:5] for card in deal.out if TYPE[card] == "gold")
    assert gone == {"gold1": 3, "gold2": 3, "gold3": 3}
    assert Counter(TYPE[card] for card in deal.cards) == {"government": 45, "king": 10, "gold": 30}
    marked_3 = [card.id.lower() for card in COMPONENTS.cards if card.player_mark == 3]
    assert marked_3 == ["gold1-10", "gold2-10", "gold3-10"]
    assert set(marked_3) <= {IDS[card] for card in deal.cards}
    s = Table.new(game, 3).state
    assert len(s.removed) == 13
    assert len(s.deck) + 1 == 72


@pytest.mark.rule("FK-3.13", "FK-3.14", "FK-3.16", "FK-D40")
def test_removal_and_deck_are_random() -> None:
    tables = [Table.new(game, 4, seed=seed).state for seed in range(30)]
    assert len({tuple(s.removed) for s in tables}) == 30
    assert len({tuple(s.deck) for s in tables}) == 30
    removed = Counter(card for s in tables for card in s.removed)
    assert len(removed) > 60, "nearly every card is removed sometimes"


@pytest.mark.rule("FK-3.15", "FK-D5", "FK-V7")
def test_nobody_sees_the_removed_cards_before_the_end() -> None:
    table = Table.new(game, 4, seed=4)
    for seat in (None, 0, 1, 2, 3):
        assert {listed(table, seat)[IDS[card]].where for card in table.state.removed} == {"unknown"}
    end = listed(random_game(4, 4), None)
    assert sorted(card for card, place in end.items() if place.where == "removed") == sorted(
        IDS[card] for card in table.state.removed
    )


@pytest.mark.rule("FK-3.18")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_deck_can_be_dealt_out_evenly(seats: int) -> None:
    assert (len(game.setup(seats, {"nobles": "dealt"}, Table.new(game, seats).state.rng).deck)) % (seats + 1) == 0


@pytest.mark.rule("FK-3.19", "FK-1.6", "FK-D40")
def test_a_random_first_player_is_the_first_advisor() -> None:
    firsts = Counter()
    for seed in range(60):
        table = Table.new(game, 3, seed=seed)
        seat, options = asked(table)
        shown = view(table, None)
        assert seat == shown.first == shown.leader == heard(table, None, "start")[0].args["seat"]
        assert options == ["place self", "place centre", "place favour"]
        firsts[seat] += 1
    assert set(firsts) == {0, 1, 2} and min(firsts.values()) > 8


@pytest.mark.rule("FK-3.20")
@pytest.mark.parametrize("seats", COUNTS)
def test_decks_middle_and_favour_pile_start_empty(seats: int) -> None:
    shown = view(Table.new(game, seats), None)
    assert [player.cards for player in shown.players] == [0] * seats
    assert shown.centre == [] and shown.favour == 0


@pytest.mark.rule("FK-2.12", "FK-D1", "FK-V2")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_composition_is_open_to_everybody_at_any_time(seats: int) -> None:
    for steps in (0, 40, None):
        table = random_game(seats, 2, steps)
        for seat in (None, *range(seats)):
            cards = [card.id.lower() for card in COMPONENTS.cards if card.player_mark <= seats]
            assert list(listed(table, seat)) == cards


@pytest.mark.rule("FK-X6", "FK-D6", "FK-5.9", "FK-5.8", "FK-8.3", "FK-3.4")
def test_five_players_use_all_108_cards() -> None:
    table = random_game(5, 8, 0)
    s = table.state
    assert len(s.deck) + 1 == 108 and s.removed == []
    assert len(view(table, None).offices) == 6
    assert s.deal.zones == (1, 4, 1)
    advisors: list[int] = []
    gained: Counter[int] = Counter()
    while s.stage != "auction":
        if view(table, None).turn > len(advisors):
            advisors.append(s.leader)
        table.choose(table.asks[0].options[0])
        s = table.state
    p1 = s.first
    order = [(p1 + number) % 5 for number in range(5)]
    assert advisors == [order[number % 5] for number in range(18)]
    assert [advisors.count(seat) for seat in order] == [4, 4, 4, 3, 3]
    assert len(s.favour) + 1 == 18  # one is on sale
    for _, said in table.heard(None):
        if said.id in ("log-keep", "log-take", "log-king"):
            gained[int(str(said.args["seat"]))] += 1
    assert gained == dict.fromkeys(range(5), 18)
    assert advisors[-1] == order[2]
    assert s.leader == order[3]
    assert office(table, "LIV").primary >= 1
