"""Greedy at the table of Viscounts: it plays whole games, takes over anywhere, and beats chance."""

from collections.abc import Sequence
from typing import Any

import pytest
from tests.games.viscounts.scenes import at, cards, castle, scene, stock

from kingstable.arena.contest import Contest, compete
from kingstable.games.viscounts.greedy import promising, quick
from kingstable.games.viscounts.options import DECLINE, Take, Trade
from kingstable.games.viscounts.prospects import BURDENS, NEUTRAL, WITHIN, WORTH, means, strengths
from kingstable.games.viscounts.state import ViscountsState
from kingstable.kernel import Ask, Option, Rng, Table, message
from kingstable.minds import Sight, find_mind
from kingstable.minds.reasons import Prospect, Reading, why
from kingstable.minds.search import more


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_it_plays_a_whole_game_with_offered_options(seats: int) -> None:
    table = Table.new("viscounts", seats, seed=seats, quiet=True)
    minds = [find_mind("viscounts", "greedy") for _ in range(seats)]
    rng = Rng.seeded(seats)
    while not table.over:
        ask = table.asks[0]
        option = minds[ask.seat].choose(Sight.of(table, ask.seat, rng))
        assert option in ask.options
        table.choose(option, seat=ask.seat)


def test_it_takes_over_in_the_middle_of_a_turn() -> None:
    table = Table.new("viscounts", 2, seed=5, quiet=True)
    rng = Rng.seeded("middle")
    asked = set()
    for step in range(250):
        ask = table.asks[0]
        if step % 3 == 0:  # a new mind each time: it knows no plan
            asked.add(ask.prompt.id)
            option = find_mind("viscounts", "greedy").choose(Sight.of(table, ask.seat, rng))
            assert option in ask.options
        else:
            option = rng.pick(ask.options)
        table.choose(option, seat=ask.seat)
        if table.over:
            break
    assert {"ask-play", "ask-move", "ask-outer-action", "ask-hire"} <= asked


def test_it_leaves_the_table_as_it_is() -> None:
    table = Table.new("viscounts", 2, seed=6, quiet=True)
    rng = Rng.seeded("still")
    for _ in range(60):
        ask = table.asks[0]
        before = table.digest()
        find_mind("viscounts", "greedy").choose(Sight.of(table, ask.seat, Rng.seeded(1)))
        assert table.digest() == before
        table.choose(rng.pick(ask.options), seat=ask.seat)


def test_it_beats_chance() -> None:
    games = compete(Contest("viscounts", ("greedy", "random"), games=4, seed="test"))
    assert sum(game.won[game.seating.index(0)] for game in games) == 4


GOOD = ("tinker_1", "acolyte", "artisan")  # cards that nobody would part with


def _quick(s: ViscountsState, prompt: str, options: Sequence[Option]) -> Option:
    return quick(s, Ask(0, message(prompt), options, ()))


def test_an_effect_that_would_be_declined_is_not_chosen() -> None:
    s = scene(2)
    destroy, other = Take(("destroy:1",)), Take(("free_hire:1",))
    cards(s, 0, hand=["squire"], deck=["lender", "thief", "financer", "abbot", "labourer", "journeyman", "trader"])
    assert _quick(s, "ask-take", [other, destroy]) == destroy
    cards(s, 0, hand=GOOD, deck=["lender", "thief", "financer", "abbot", "labourer"])
    assert _quick(s, "ask-take", [other, destroy]) == other
    discard, nothing = Take(("discard:1",)), Take(("corruption:1",))
    assert _quick(s, "ask-take", [nothing, discard]) == discard, "it does no harm at least"


def test_no_more_exchanges_are_made_than_cards_are_to_be_destroyed() -> None:
    s = scene(2)
    at(s, 0, "8")
    stock(s, 0, silver=9)
    rest = ["thief", "financer", "abbot", "labourer", "journeyman", "lender"]
    cards(s, 0, hand=["trader", *GOOD], deck=rest)
    assert [option for option in promising(s, 0) if isinstance(option, Trade)] == [Trade(1)]
    assert _quick(s, "ask-trade-on", [Trade(1), DECLINE]) == Trade(1)
    cards(s, 0, hand=GOOD, deck=rest)
    assert _quick(s, "ask-trade-on", [Trade(1), DECLINE]) == DECLINE


def _strengths(s: ViscountsState) -> dict[str, int]:
    return {line.id: line.points for line in strengths(s, 0)}


def test_pairs_in_the_castle_are_strengths_and_those_of_others_are_burdens() -> None:
    s = scene(3)
    castle(s, 0, tier1="22100")
    castle(s, 1, tier1="02000")
    castle(s, 2, tier1="00021", tier2="00020")
    stock(s, 1, ink=2, silver=5)
    stock(s, 2, stone=1)
    found = _strengths(s)
    assert (found["pairs"], found["sections"], found["others-pairs"], found["others-resources"]) == (2, 3, 2, 3)
    assert {id for id in found if id.startswith("others-")} < set(BURDENS)
    cards(s, 1, hand=["squire", "thief"])
    cards(s, 2, hand=["squire"])
    assert (_strengths(s)["others-noble"], _strengths(s)["others-crime"]) == (2, 1)


def test_the_automa_has_no_cards_that_are_a_burden() -> None:
    s = scene(automa="cleric")
    assert all(_strengths(s)[f"others-{icon}"] == 0 for icon in ("trade", "build", "noble", "cleric", "crime"))


def test_a_deck_without_weak_cards_is_stronger_the_longer_a_game_goes_on() -> None:
    s = scene(2)
    cards(s, 0, hand=["squire"], deck=["squire", "bertha", "trader"])
    weak = _strengths(s)["deck"]
    cards(s, 0, hand=["squire"], deck=["squire", "bertha"])
    strong = _strengths(s)["deck"]
    assert strong > weak > 0
    s.players[0].permanent = [0, 1, 1, 1, 0]
    assert _strengths(s)["deck"] == strong, "buildings are no cards"
    s.last_round = s.round + 1
    assert _strengths(s)["deck"] == strong, "a way that brings the end nearer does not spoil cards"
    s.round += 8
    assert 0 < _strengths(s)["deck"] < strong


def test_what_a_criminal_shows_is_told_before_a_step_on_the_track() -> None:
    s = scene(2)
    lines = {line.id for line in (*means(s, 0), *strengths(s, 0))}
    assert set(WORTH) | set(BURDENS) <= lines
    cards(s, 0, deck=["scoundrel_1"])
    plain = means(s, 0)
    cards(s, 0, deck=["scoundrel_1", "thief"])
    s.players[0].virtue -= 1
    gained = [line for line in more(plain, means(s, 0)) if line.id not in NEUTRAL]
    mine = Prospect(brings=[], means=gained, vague=frozenset(), sheets=[[]], held=[[]], others=[0], margins=[3.0])
    other = mine._replace(means=[], margins=[0.0])
    listed: Any = why(mine, other, 2, Reading(BURDENS, WITHIN, (), WORTH))[1].args["what"]
    assert [each.args["what"].id for each in listed[:2]] == ["strength-cards", "means-virtue"]
