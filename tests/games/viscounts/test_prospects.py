"""What hints say of Viscounts: cards and symbols, collisions, and what comes to light later."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.hinting import hinted
from tests.games.viscounts.scenes import at, begin, cards, castle, markers, scene, stock, visible

from kingstable.kernel import Candidate, Message, Rng, Sight, Table, part_of
from kingstable.minds import find_mind
from kingstable.minds.hints import NOBODY, Hint, Outlook, within_turn
from kingstable.minds.reasons import compare
from kingstable.minds.search import Line


def test_a_hint_tells_what_one_then_has_beside_points() -> None:
    table = Table.new("viscounts", 2, seed="means", quiet=True)
    seat = table.asks[0].seat
    hint = hinted(table)[0]  # a player card, with supplies and cards
    part: Any = part_of(table.game, "prospects")
    before = {line.id: line.points for line in part.means(table.state, seat)}
    for choice in hint.choices:  # some player cards ask for more
        table.choose(choice, seat=seat)
    after = {line.id: line.points - before[line.id] for line in part.means(table.state, seat)}
    whole = {id: more for id, more in after.items() if more and id not in part.WITHIN}
    assert {line.id: line.points for line in hint.means} == whole
    assert after["cards"] > 0


def test_what_a_way_brings_ends_with_the_own_turn() -> None:
    table = begin(scene(1, automa="cleric"))
    greedy, rng = find_mind(table.game, "greedy"), Rng.seeded("turn")
    while table.asks[0].prompt.id not in ("ask-hire", "ask-end"):
        table.choose(greedy.choose(Sight.of(table, 0, rng)), seat=0)
    told: list[Message] = []
    slots = list(table.state.players[0].slots)
    ended = within_turn(table, table.asks[0].options[-1], 0, told)
    assert ended.asks[0].seat == NOBODY and ended.state.players[0].slots == slots
    assert "log-turn" not in [message.id for message in told]
    table.choose(table.asks[0].options[-1], seat=0)
    assert table.state.players[0].slots != slots, "the next turn begins by sliding the cards"


def test_a_collision_that_a_way_leads_to_is_noted() -> None:
    s = scene(2)
    cards(s, 0, slots=["", "abbot", "squire"], hand=["labourer"], deck=["trader", "lender", "financer"])
    markers(s, 0, 5, 5)
    table = begin(s)
    seen = [hint for hint in hinted(table) if hint.reasons[0].id == "hint-collision"]
    assert seen and seen[0].reasons[0].args["space"] == 5
    assert not {line.id for hint in seen for line in hint.means} & {"virtue", "corruption"}


def _compared(found: list[Hint]) -> set[str]:
    """The names of all that is said to be better or worse at the end of the turn beside points."""
    items: list[Any] = [
        item for hint in found for reason in hint.reasons if "what" in reason.args for item in _what(reason)
    ]
    return {item.args["what"].id for item in items if item.id == "hint-means"}


def _what(reason: Message) -> list[Any]:
    what: Any = reason.args["what"]
    return list(what)


def test_what_a_collision_settles_is_not_compared() -> None:
    s = scene(2)
    cards(s, 0, slots=["conspirator", "abbot", ""], hand=["thief", "friar"], deck=["trader", "lender", "financer"])
    markers(s, 0, 5, 7)
    table = begin(s)
    search = Outlook(Sight.of(table, 0, Rng.seeded("hint")), 0.0, lambda: 0.0)
    met, apart = (search.way(Line(Candidate(0.0, (option,)), 0.0)) for option in table.asks[0].options)
    assert met.sure.noted[0].id == "hint-collision"
    assert "virtue" in {line.id for line in apart.sure.means}
    assert "means-virtue" not in repr(compare(apart.seen, met.seen, 1).points)
    later = {line.id for seen in search.way(search.best_few(2, 2)[0]).seen.held for line in seen}
    assert "silver" in later and not {"virtue", "corruption", "cards"} & later


def test_a_card_more_is_told_and_what_it_shows_is_better() -> None:
    s = scene(2)
    cards(s, 0, slots=["", "abbot", "squire"], hand=["trader"], deck=["labourer", "lender", "financer"])
    at(s, 0, "1")
    stock(s, 0, silver=2)
    visible(s, "1-2", "peddler_1")
    table = begin(s)
    table.choose(next(option for option in table.asks[0].options if option.notation == "move 2 0"), seat=0)
    while table.asks[0].prompt.id != "ask-hire":
        table.choose(table.asks[0].options[-1], seat=0)
    found = hinted(table)
    hire = next(hint for hint in found if hint.choices[0].kind == "hire")
    assert {line.id: line.points for line in hire.means} == {"silver": -2, "virtue": 1, "cards": 1}
    assert _compared(found) == {"means-silver", "means-virtue", "strength-cards"}


def test_a_way_from_another_first_choice_goes_on_alike_in_all_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    s = scene(2)
    cards(s, 0, slots=["abbot", "squire", ""], hand=["financer", "trader", "lender"], deck=["thief", "journeyman"])
    table = begin(s)
    search = Outlook(Sight.of(table, 0, Rng.seeded("hint")), 0.0, lambda: 0.0)
    trader = next(option for option in table.asks[0].options if option.notation == "play start_trader")
    monkeypatch.setattr(search, "_lines", lambda top: [Line(Candidate(0.0, (trader,)), 0.0)])
    first = {line.candidate.choices[0].notation: line for line in search.best_few(1, 3)}
    settled = first["play start_financer"].candidate.choices
    kinds = [choice.kind for choice in settled]
    assert kinds[1] in ("discard", "decline") and kinds[2] == "move", "what comes after the first effect is settled too"
    assert search.way(first["play start_financer"]).sure.choices[: len(kinds)] == settled


def test_workers_who_are_removed_in_another_order_are_no_other_way() -> None:
    s = scene(2)
    cards(s, 0, slots=["", "abbot", "squire"], hand=["trader"], deck=["labourer", "lender", "financer"])
    castle(s, 0, "21001")
    castle(s, 1, "02002")
    at(s, 0, "1")
    table = begin(s)
    table.choose(next(option for option in table.asks[0].options if option.notation.startswith("move 1-2")), seat=0)
    table.choose(next(option for option in table.asks[0].options if option.kind == "place"), seat=0)
    while table.asks[0].prompt.id != "ask-expel":
        table.choose(table.asks[0].options[0], seat=0)
    removed = [frozenset(choice.notation for choice in hint.choices) for hint in hinted(table)]
    assert len(set(removed)) == len(removed) > 1


def test_of_buildings_of_a_kind_on_a_spot_the_best_alone_is_told() -> None:
    s = scene(2)
    cards(s, 0, slots=["", "labourer", "judith"], hand=["lender"], deck=["trader", "abbot", "financer"])
    stock(s, 0, stone=2)
    at(s, 0, "9")
    table = begin(s)
    table.choose(next(option for option in table.asks[0].options if option.notation == "move 10 0"), seat=0)
    built: list[Any] = [hint.choices[0] for hint in hinted(table) if hint.choices[0].kind == "build"]
    assert built and len({(each.building // 3, each.spot) for each in built}) == len(built)


def test_a_card_that_comes_to_light_later_is_not_named() -> None:
    table = Table.new("viscounts", 2, seed="light", quiet=True)
    greedy, rng = find_mind(table.game, "greedy"), Rng.seeded("light")
    cut = 0
    while len(table.made) < 60:
        ask = table.asks[0]
        if ask.prompt.id == "ask-play":
            folk = {pile[-1] for pile in table.state.folk if pile}
            known = folk | set(table.state.players[ask.seat].hand)
            for hint in hinted(table):
                cut += hint.reasons[0].id == "hint-open"
                assert {each.card for each in hint.choices if each.notation.startswith(("hire", "play"))} <= known
        table.choose(greedy.choose(Sight.of(table, ask.seat, rng)), seat=ask.seat)
    assert cut, "some ways go on as it then turns out"


def test_a_way_goes_on_past_what_another_chooses_for_themselves() -> None:
    s = scene(2)
    cards(s, 0, slots=["journeyman", "", ""], hand=["trader"], deck=["labourer", "thief", "financer"])
    cards(s, 1, slots=["abbot", "squire", "labourer"], hand=["trader"], deck=["lender", "thief", "financer"])
    at(s, 0, "1")
    at(s, 1, "2")
    table = begin(s)
    assert table.asks[0].prompt.id == "ask-move"
    [met] = [hint for hint in hinted(table) if hint.choices[0].notation == "move 2 0"]
    assert len(met.choices) > 1 and {line.id: line.points for line in met.means}["ink"] == 2
    assert "hint-others-first" not in {reason.id for reason in met.reasons}
    table.choose(met.choices[0], seat=0)
    assert table.asks[0].seat == 1, "the other may rearrange first"
