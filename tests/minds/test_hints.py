"""Hints: the best ways to go on from a question, by what the seat that is asked can know."""

from __future__ import annotations

from itertools import count, pairwise, permutations
from typing import Any

import pytest
from tests.games.for_the_king.scenes import P1, P2, P3, card, phase_one, phase_two, play
from tests.games.paladins.scenes import add_walls, give, put_piece, put_workshop, stage
from tests.games.viscounts.scenes import at, begin, cards, castle, markers, scene, stock, visible
from tests.kernel.tiny import tiny

from kingstable.games.for_the_king import prospects
from kingstable.games.for_the_king.options import DISCARD, PASS, Bid
from kingstable.kernel import Candidate, Message, Option, Rng, ScoreLine, Sight, Table, find_game, game_ids, part_of
from kingstable.kernel.registry import package_of
from kingstable.minds import find_mind
from kingstable.minds.hints import LEAST, NOBODY, AtOnce, Hint, Outlook, Way, hints, within_turn
from kingstable.minds.reasons import Prospect, compare
from kingstable.minds.search import Judged, Line

GAMES = [id for id in game_ids() if package_of(find_game(id)).startswith("kingstable.games.")]


def _hinted(table: Table) -> list[Hint]:
    """What is found by a clock that goes on by a second whenever it is looked at."""
    ticks = count()
    return hints(Sight.of(table, table.asks[0].seat, Rng.seeded("hint")), clock=lambda: float(next(ticks)))


@pytest.mark.parametrize("id", GAMES)
def test_hints_are_ways_to_go_on_that_begin_differently(id: str) -> None:
    table = Table.new(id, 2, seed="hints", quiet=True)
    rng = Rng.seeded(id)
    for _ in range(30):
        table.choose(rng.pick(table.asks[0].options), seat=table.asks[0].seat)
    found = _hinted(table)
    first = [hint.choices[0] for hint in found]
    assert 1 <= len(found) <= 3
    assert len(set(first)) == len(first)
    assert set(first) <= set(table.asks[0].options)
    assert all(0 <= hint.chance <= 1 for hint in found)


def test_what_a_way_brings_at_once_is_what_the_score_sheet_then_says() -> None:
    table = Table.new("kingdom_builder", 2, seed="brings", quiet=True)
    hint, seat = _hinted(table)[0], table.asks[0].seat
    for choice in hint.choices:
        table.choose(choice, seat=seat)
    sheet = next(sheet for sheet in table.scores() if sheet.seat == seat)
    assert {line.id: line.points for line in sheet.lines if line.points} == {
        line.id: line.points for line in hint.brings
    }


@pytest.mark.parametrize("id", ["paladins", "viscounts", "tiletum"])
def test_a_way_from_the_middle_of_a_turn_goes_on_to_its_end(id: str) -> None:
    table, rng = Table.new(id, 2, seed="middle", quiet=True), Rng.seeded("middle")
    greedy, whole = find_mind(id, "greedy"), 0
    while len(table.made) < 80:
        seat = table.asks[0].seat
        began = len(table.made) and table.made[-1].seat == seat and len(table.asks[0].options) > 2
        for hint in _hinted(table)[:1] if began and rng.below(4) == 0 else ():
            ended, told = table.copy(), list[Message]()
            for choice in hint.choices:
                while ended.ask_of(seat) is None:
                    other = ended.asks[0]
                    ended = within_turn(ended, other.options[0], seat, told, by=other.seat)
                ended = within_turn(ended, choice, seat, told)
            cut = {reason.id for reason in hint.reasons} & {"hint-open", "hint-others-first"}
            assert cut or ended.ask_of(seat) is None
            whole += not cut
        table.choose(greedy.choose(Sight.of(table, seat, rng)), seat=seat)
    assert whole, "nothing was looked at"


def test_a_settlement_that_a_way_lifts_is_put_somewhere() -> None:
    table, rng, looked = Table.new("kingdom_builder", 2, seed=5, quiet=True), Rng.seeded("lift"), 0
    while not table.over and looked < 3:
        ask = table.asks[0]
        if len([option for option in ask.options if option.kind == "lift"]) > 2:
            looked += 1
            ways = [[choice.kind for choice in hint.choices[:2]] for hint in _hinted(table)]
            assert ["lift", "withdraw"] not in ways and ["lift", "put"] in ways
        uses = [option for option in ask.options if option.kind == "use"]
        table.choose(rng.pick(uses or ask.options))
    assert looked == 3


def test_ways_lead_to_different_kingdoms_and_take_nothing_up_in_vain() -> None:
    table, rng, looked = Table.new("kingdom_builder", 2, seed=5, quiet=True), Rng.seeded("apart"), 0
    while not table.over and looked < 12:
        ask = table.asks[0]
        if len(ask.options) > 2 and rng.below(5) == 0:
            looked += 1
            ends = []
            for hint in _hinted(table):
                kinds = [choice.kind for choice in hint.choices]
                assert ("use", "withdraw") not in pairwise(kinds)
                there = table
                for choice in hint.choices:
                    there = within_turn(there, choice, ask.seat, [])
                ends.append(frozenset(there.state.players[ask.seat].own))
            assert len(set(ends)) == len(ends)
        uses = [option for option in ask.options if option.kind == "use"]
        table.choose(rng.pick(uses or ask.options))
    assert looked == 12


def test_a_game_that_tells_no_prospects_has_hints_too() -> None:
    table = Table.new(tiny, 2, {"rounds": 3}, seed=1, quiet=True)
    assert _hinted(table)[0].choices[0] in table.asks[0].options


def test_a_hint_tells_what_one_then_has_beside_points() -> None:
    table = Table.new("viscounts", 2, seed="means", quiet=True)
    seat = table.asks[0].seat
    hint = _hinted(table)[0]  # a player card, with supplies and cards
    part: Any = part_of(table.game, "prospects")
    before = {line.id: line.points for line in part.means(table.state, seat)}
    for choice in hint.choices:  # some player cards ask for more
        table.choose(choice, seat=seat)
    after = {line.id: line.points - before[line.id] for line in part.means(table.state, seat)}
    whole = {id: more for id, more in after.items() if more and id not in part.WITHIN}
    assert {line.id: line.points for line in hint.means} == whole
    assert after["cards"] > 0


def _paladins(prompt: str) -> Table:
    """A game of Paladins at the first question of this kind."""
    table = Table.new("paladins", 2, seed="beginning", quiet=True)
    while table.asks[0].prompt.id != prompt:
        table.choose(table.asks[0].options[0], seat=table.asks[0].seat)
    return table


def test_of_choices_that_begin_alike_for_the_game_the_best_alone_is_told() -> None:
    firsts: list[Any] = [hint.choices[0] for hint in _hinted(_paladins("ask-paladin"))]
    assert sorted(first.use for first in firsts) == [1, 2, 3]


def test_what_is_counted_in_another_line_tells_ways_apart_where_that_is_the_same() -> None:
    found = _hinted(_paladins("ask-tavern"))
    assert {line.id: line.points for line in found[0].means} == {"workers": 4}
    assert "worker-" in repr(found[0].reasons)
    assert "means-workers" not in repr(found[0].reasons)


def test_workers_are_told_whole_and_by_their_kind_and_so_are_pieces_that_pay_only_later() -> None:
    s = stage(2)
    give(s.players[0], "scout 2 criminal", silver=0, provisions=0)
    put_workshop(s.players[0], "commission.1")
    put_piece(s, 0, "monk", "r1s1")
    put_piece(s, 0, "outpost", "r2s1", "r2s2")
    add_walls(s, 0, 3)
    part: Any = part_of(find_game("paladins"), "prospects")
    has = {line.id: line.points for line in part.means(s, 0) if line.points}
    assert {id: has.pop(id) for id in [*has] if id in part.WITHIN} == {"worker-scout": 2, "worker-criminal": 1}
    assert has == {"workers": 3, "workshop": 1, "monk": 1, "outpost": 2, "wall": 3}


def test_where_a_game_tells_of_its_end_hints_do() -> None:
    table = Table.new("for_the_king", 2, seed="tells", quiet=True)
    rng = Rng.seeded("tells")
    for _ in range(20):
        table.choose(rng.pick(table.asks[0].options), seat=table.asks[0].seat)
    assert any(line.points > 0 for hint in _hinted(table) for line in hint.leads)


def test_where_a_game_tells_of_its_end_points_at_once_stand_in_the_same_lines() -> None:
    table = phase_one(2, "KING-UP1-1 GOLD1-01 GOLD1-02", hands={P1: "DIP-H DIP-I", P2: "ENT-A"})
    play(table, "P1 place self")
    raised = next(hint for hint in _hinted(table) if hint.choices[0].notation == "raise dip")
    assert [(line.id, line.points) for line in raised.brings] == [("dip", 1)]
    assert "dip" in {line.id for line in raised.leads}


def test_ways_that_come_to_the_same_are_told_once() -> None:
    hands = {P1: "GOLD1-01 GOLD1-02 DIP-A DIP-B", P2: "ENT-A ENT-B"}
    table = phase_two(2, "GOLD3-09 DIP-I DIP-H", hands=hands)
    play(table, "P1 bid 1", "P2 pass")
    assert len([hint for hint in _hinted(table) if hint.choices[0].notation.startswith("discard gold1")]) == 1


def test_of_ways_that_are_about_as_good_none_comes_first_that_only_costs_more() -> None:
    table = phase_two(2, "DIP-B DIP-C", hands={P1: "GOLD1-01 GOLD3-01", P2: "DIP-H"})
    search = Outlook(Sight.of(table, P1, Rng.seeded("hint")), 0.0, lambda: 0.0)
    dear, cheap, worse = (
        Way(
            Line(Candidate(0.0, ()), 0.0), AtOnce((), [], [], []), Prospect([], means, frozenset(), [], [], [], margins)
        )
        for means, margins in (
            ([ScoreLine("gold-held", -5)], [1.1, 1.0]),
            ([ScoreLine("gold-held", -4)], [1.0, 1.0]),
            ([ScoreLine("gold-held", -3)], [-4.0, -4.0]),
        )
    )
    assert search.spoken_for([dear, cheap, worse]) == [cheap, dear, worse]
    assert search.spoken_for([cheap, dear, worse]) == [cheap, dear, worse]
    assert search.spoken_for([cheap, worse, dear]) == [cheap, dear, worse], "what is worse comes after what is as good"


def test_of_ways_that_are_about_as_good_the_first_brings_more_points_that_last() -> None:
    table = phase_two(2, "DIP-B DIP-C", hands={P1: "GOLD1-01 GOLD3-01", P2: "DIP-H"})
    search = Outlook(Sight.of(table, P1, Rng.seeded("hint")), 0.0, lambda: 0.0)

    def way(points: int, gold: int, margin: float, last: bool) -> Way:
        brings, means = [ScoreLine("dip", points)], [ScoreLine("gold-held", gold)]
        seen = Prospect(brings, means, frozenset(), [brings] * 2, [], [], [margin] * 2, last)
        return Way(Line(Candidate(0.0, ()), 0.0), AtOnce((), brings, means, []), seen)

    kept, paid, far = way(0, 5, 1.2, last=True), way(3, 0, 1.0, last=True), way(9, 0, -4.0, last=True)
    assert search.spoken_for([kept, paid, far]) == [paid, kept, far]
    kept, paid = way(0, 5, 1.2, last=False), way(3, 0, 1.0, last=False)
    assert search.spoken_for([kept, paid]) == [kept, paid]


def test_a_way_that_is_close_to_one_that_is_close_to_the_best_does_not_come_first() -> None:
    table = phase_two(2, "DIP-B DIP-C", hands={P1: "GOLD1-01 GOLD3-01", P2: "DIP-H"})
    search = Outlook(Sight.of(table, P1, Rng.seeded("hint")), 0.0, lambda: 0.0)

    def way(points: int, margin: float) -> Way:
        brings, means = [ScoreLine("dip", points)], [ScoreLine("ink", -points)]
        seen = Prospect(brings, means, frozenset(), [brings] * 2, [], [], [margin] * 2)
        return Way(Line(Candidate(0.0, ()), 0.0), AtOnce((), brings, means, []), seen)

    best, close, closer = way(0, 1.0), way(1, 0.6), way(2, 0.2)
    assert search.spoken_for([best, close, closer])[0] == close


def test_points_that_only_stand_for_means_do_not_put_a_way_first() -> None:
    table = _paladins("ask-action")
    search = Outlook(Sight.of(table, table.asks[0].seat, Rng.seeded("hint")), 0.0, lambda: 0.0)

    def way(points: int, margin: float) -> Way:
        brings, means = [ScoreLine("leftovers", points)], [ScoreLine("silver", points), ScoreLine("workers", -points)]
        seen = Prospect(brings, means, frozenset(), [brings] * 2, [], [], [margin] * 2)
        return Way(Line(Candidate(0.0, ()), 0.0), AtOnce((), brings, means, []), seen)

    assert not search._brings_more(way(2, 0.8), way(0, 1.0))


def test_of_ways_that_are_about_as_good_the_first_does_nothing_in_vain() -> None:
    table = phase_two(2, "DIP-B DIP-C", hands={P1: "GOLD1-01 GOLD3-01", P2: "DIP-H"})
    search = Outlook(Sight.of(table, P1, Rng.seeded("hint")), 0.0, lambda: 0.0)
    one, two, *_ = table.asks[0].options

    def way(choices: tuple[Option, ...], gold: int, ink: int, margin: float) -> Way:
        means = [ScoreLine("gold-held", gold), ScoreLine("ink", ink)]
        seen = Prospect([], means, frozenset(), [[]] * 2, [], [], [margin] * 2)
        return Way(Line(Candidate(0.0, ()), 0.0), AtOnce(choices, [], means, []), seen)

    longer, shorter = way((one, two), 0, 1, 1.2), way((two,), 2, 0, 1.0)
    assert search.spoken_for([longer, shorter]) == [shorter, longer]
    another = way((one,), 2, 0, 1.0)._replace(sure=AtOnce((one, one), [], [], []))
    assert search.spoken_for([longer, another]) == [longer, another]
    richer = way((one, two), 2, 1, 1.2)
    assert search.spoken_for([richer, shorter]) == [richer, shorter]


def test_a_way_that_is_only_behind_the_first_comes_after_one_that_is_as_good() -> None:
    table = phase_two(2, "DIP-B DIP-C", hands={P1: "GOLD1-01 GOLD3-01", P2: "DIP-H"})
    search = Outlook(Sight.of(table, P1, Rng.seeded("hint")), 0.0, lambda: 0.0)
    first, behind, alike, worse = (
        Way(
            Line(Candidate(0.0, ()), 0.0), AtOnce((), [], [], []), Prospect([], means, frozenset(), [], [], [], margins)
        )
        for means, margins in (
            ([ScoreLine("ink", 1)], [1.0, 1.0]),
            ([], [0.9, 0.9]),
            ([ScoreLine("seals", 1)], [0.8, 0.8]),
            ([ScoreLine("seals", 1)], [-4.0, -4.0]),
        )
    )
    assert search.spoken_for([first, behind, alike]) == [first, alike, behind]
    assert search.spoken_for([first, behind, worse]) == [first, behind, worse]


def test_a_bid_is_told_by_what_it_costs_and_brings_if_it_wins() -> None:
    table = phase_two(2, "DIP-H DIP-I", hands={P1: "GOLD3-01 GOLD3-02", P2: "GOLD1-01 GOLD2-01"})
    found = [(hint.choices[0].notation, {line.id: line.points for line in hint.means}) for hint in _hinted(table)]
    bids = [means for notation, means in found if notation in ("bid 1", "bid 2", "bid 3")]
    assert bids and all(means == {"gold-bid": 3, "dip-won": 4} for means in bids), "no change is given"
    assert all(not means for notation, means in found if notation == "pass")


def test_a_card_that_is_kept_ends_the_choice_among_those_to_come() -> None:
    table = phase_one(2, "GOLD2-01 GOLD1-01 GOLD1-02", hands={P1: "DIP-H", P2: "ENT-A"})
    found = {hint.choices[0].notation: hint for hint in _hinted(table)}
    kept, given = found["place self"], found["place centre"]
    assert {line.id: line.points for line in kept.means} == {"gold-held": 2, "to-come": -2}
    assert given.reasons[0].id == "hint-centre" and not given.means


def _listed(hint: Hint, name: str) -> list[str]:
    """What speaks for a way or against it: the ids of its lines with what they come to."""
    lists = [reason.args["what"] for reason in hint.reasons if reason.id == f"hint-{name}"]
    items = [item for what in lists if isinstance(what, list) for item in what if isinstance(item, Message)]
    named = [(item.args["what"], item.args["points"]) for item in items if "what" in item.args]
    return [f"{what.id} {points}" for what, points in named if isinstance(what, Message)]


def test_bids_for_the_same_card_differ_in_what_others_must_bid() -> None:
    hands = {P1: "GOLD1-01 GOLD2-01 GOLD2-02", P2: "GOLD1-02 GOLD2-03"}
    table = phase_two(2, "DIP-H DIP-I DIP-E", hands=hands)
    found = {hint.choices[0].notation: hint for hint in _hinted(table)}
    assert not any(line.id.endswith("-outbid") for hint in found.values() for line in hint.means), "on no list of means"
    said = {line for hint in found.values() for side in ("advantage", "drawback") for line in _listed(hint, side)}
    assert {"means-outbid +1", "means-outbid −1"} & said


def test_a_bid_beyond_ones_means_drives_up_the_price() -> None:
    hands = {P1: "GOLD1-01 DIP-A DIP-F", P2: "GOLD3-01 GOLD3-02 GOLD3-03 DIP-B"}
    table = phase_two(2, "DIP-H DIP-I", hands=hands, dip=6)
    play(table, "P1 bid 1", "P2 bid 3")
    search = Outlook(Sight.of(table, P1, Rng.seeded("hint")), 0.0, lambda: 1.0)
    bids = [search._at_once(0, Line(Candidate(0.0, (Bid(amount),)), 0.0)) for amount in (4, 6)]
    told = [{line.id: line.points for line in bid.means} for bid in bids]
    assert told == [{"short": 3, "gold-driven": 2}, {"short": 5, "gold-driven": 4}]
    assert prospects.WITHIN["gold-driven"] == "gold-bid", "beside a bid that can be paid it would be too much"


def test_passing_is_told_beside_bids() -> None:
    table = phase_two(2, "DIP-H DIP-I", hands={P1: "GOLD3-01 GOLD3-02 DIP-A", P2: "DIP-B"}, dip=6)
    search = Outlook(Sight.of(table, P1, Rng.seeded("hint")), 0.0, lambda: 1.0)
    bids = [Line(Candidate(0.0, (Bid(amount),)), 0.0) for amount in (1, 2, 3, 4)]
    passing = Line(Candidate(0.0, (PASS,)), 0.0)
    assert search._various([*bids, passing], 3) == [*bids[:2], passing]
    assert search._various([bids[0], passing, *bids[1:]], 3) == [bids[0], passing, bids[1]]
    assert search._various(bids, 3) == bids[:3]
    assert "pass" in {hint.choices[0].notation for hint in _hinted(table)}


def test_payments_of_the_same_gold_differ_in_the_number_of_cards() -> None:
    hands = {P1: "GOLD1-01 GOLD1-02 GOLD2-01", P2: "ENT-A"}
    table = phase_two(2, "DIP-B DIP-C", hands=hands)
    play(table, "P1 bid 2", "P2 pass")
    found = {hint.choices[0].notation: hint for hint in _hinted(table)}
    one, two = found["pay gold2-01"], found["pay gold1-01+gold1-02"]
    assert "means-gold-cards +1" in _listed(one, "advantage")
    assert "means-gold-cards −1" in _listed(two, "drawback")


def test_a_card_for_others_is_told_beside_one_for_the_auction() -> None:
    table = phase_one(3, "GOLD2-01 GOLD3-01 DIP-H DIP-I", hands={P1: "DIP-A", P2: "ENT-A", P3: "ENT-B"})
    play(table, "P1 place self")
    found = {hint.choices[0].notation: hint for hint in _hinted(table)}
    given, sold = found["place centre"], found["place favour"]
    assert "means-gold-given +3" in _listed(given, "drawback") and "means-to-favour +2" in _listed(given, "advantage")
    assert "means-gold-given −3" in _listed(sold, "advantage") and "means-to-favour −2" in _listed(sold, "drawback")
    assert not given.means and not sold.means, "it is not what one has oneself"


def test_a_king_that_takes_points_from_an_opponent_says_so() -> None:
    deck = "ENT-A GOLD1-01 GOLD1-02 GOLD1-03 GOLD1-04 GOLD1-05 KING-DOWN1-1 GOLD2-01 GOLD2-02 GOLD2-03"
    table = phase_one(2, deck, hands={P1: "DIP-H"})
    play(table, "P1 place centre", "P1 place self", "P2 place centre", "P2 place self", "P1 place self")
    found = {hint.choices[0].notation: hint for hint in _hinted(table)}
    taken, others = found.pop("lower ent"), [*found.values()]
    said = _listed(taken, "advantage") + [line for other in others for line in _listed(other, "drawback")]
    assert {"means-rival −1", "means-rival +1"} & {*said}


def test_cards_of_equal_worth_are_told_once_even_where_they_are_all_that_seems_good() -> None:
    hands = {P1: "GOLD1-01 GOLD1-02 GOLD1-03 GOLD1-04 GOLD1-05 DIP-H DIP-I ENT-H", P2: "ENT-A ENT-B", P3: "ARC-A"}
    table = phase_two(3, "GOLD3-09 DIP-E DIP-F", hands=hands)
    play(table, "P1 bid 1", "P2 pass", "P3 pass")
    first = [hint.choices[0].notation for hint in _hinted(table)]
    assert len(first) > 1 and sum(each.startswith("discard gold1") for each in first) == 1


def test_the_same_cards_in_another_order_are_one_way_whatever_their_letters() -> None:
    hands = {P1: "MIL-A MIL-B ENT-F ENT-G GOLD1-01 DIP-A", P2: "ENT-A ENT-B ARC-A"}
    table = phase_two(2, "GOLD3-09 DIP-E DIP-F", hands=hands)
    play(table, "P1 bid 2", "P2 pass")
    search = Outlook(Sight.of(table, P1, Rng.seeded("hint")), 0.0, lambda: 1.0)

    def way(*ids: str) -> Line:
        return Line(Candidate(0.0, tuple(DISCARD[card(id)] for id in ids)), 0.0)

    one, other = way("ENT-F", "MIL-A"), way("MIL-A", "ENT-G")
    one.values, other.values = [1.0], [1.1]
    assert search._alike(one, other)
    another = way("MIL-A", "MIL-B")
    another.values = [1.1]
    assert not search._alike(one, another)


def test_where_all_that_seems_good_comes_to_the_same_another_way_is_told_too() -> None:
    hands = {P1: "DIP-A DIP-H DIP-I ENT-H ENT-I MIL-A MIL-B", P2: "MIL-H MIL-I PRO-A", P3: "MIL-G ARC-A"}
    table = phase_two(3, "GOLD3-09 DIP-E ENT-F", hands=hands, mil=1)
    play(table, "P1 bid 2", "P2 pass", "P3 pass")
    search = Outlook(Sight.of(table, P1, Rng.seeded("hint")), 0.0, lambda: 1.0)
    one, other = (
        Line(Candidate(0.0, row), 0.0) for row in permutations(DISCARD[card(id)] for id in ("MIL-A", "MIL-B"))
    )
    for line in (one, other):
        line.meet(search._judged(search._world(0).copy(), line, 1))
    found = search._unlike([one, other])
    assert len(found) > 1 and found[0] is one and other not in found
    assert all(len(line.met) == len(one.met) for line in found), "they have met the same worlds"


def test_ways_are_tried_in_several_worlds_however_late_it_is() -> None:
    table = Table.new("for_the_king", 3, seed="late", quiet=True)
    search = Outlook(Sight.of(table, table.asks[0].seat, Rng.seeded("hint")), 0.0, lambda: 1.0)
    assert all(len(line.met) >= LEAST for line in search.best_few(8, 3))
    assert all(0 < search.hint(0, [search.way(line)]).chance < 1 for line in search.best_few(8, 3))


@pytest.mark.parametrize("id", GAMES)
def test_every_way_has_a_reason(id: str) -> None:
    table = Table.new(id, 2, seed="reasons", quiet=True)
    for hint in _hinted(table):
        assert any(reason.id.startswith("hint-") for reason in hint.reasons)


@pytest.mark.parametrize("seed", range(3))
def test_no_way_takes_up_again_what_it_has_just_put_back(seed: int) -> None:
    table = Table.new("tiletum", 2, seed=f"back/{seed}", quiet=True)
    picked = table.asks[0].options[0]
    table.choose(picked, seat=table.asks[0].seat)
    found = {hint.choices[0].kind: hint.choices[1] for hint in _hinted(table)}
    assert found["put_back"].kind == "die" and found["put_back"] != picked


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
    seen = [hint for hint in _hinted(table) if hint.reasons[0].id == "hint-collision"]
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
    found = _hinted(table)
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
    removed = [frozenset(choice.notation for choice in hint.choices) for hint in _hinted(table)]
    assert len(set(removed)) == len(removed) > 1


def test_of_buildings_of_a_kind_on_a_spot_the_best_alone_is_told() -> None:
    s = scene(2)
    cards(s, 0, slots=["", "labourer", "judith"], hand=["lender"], deck=["trader", "abbot", "financer"])
    stock(s, 0, stone=2)
    at(s, 0, "9")
    table = begin(s)
    table.choose(next(option for option in table.asks[0].options if option.notation == "move 10 0"), seat=0)
    built: list[Any] = [hint.choices[0] for hint in _hinted(table) if hint.choices[0].kind == "build"]
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
            for hint in _hinted(table):
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
    [met] = [hint for hint in _hinted(table) if hint.choices[0].notation == "move 2 0"]
    assert len(met.choices) > 1 and {line.id: line.points for line in met.means}["ink"] == 2
    assert "hint-others-first" not in {reason.id for reason in met.reasons}
    table.choose(met.choices[0], seat=0)
    assert table.asks[0].seat == 1, "the other may rearrange first"


def test_ways_stand_in_the_order_of_what_came_of_them() -> None:
    table, rng, looked = Table.new("viscounts", 1, seed="order", quiet=True), Rng.seeded("order"), 0
    greedy = find_mind("viscounts", "greedy")
    while looked < 4:
        if len(table.asks[0].options) > 2:
            values = [Judged(hint.margin, hint.chance).value for hint in _hinted(table)]
            assert values == sorted(values, reverse=True)
            looked += 1
        table.choose(greedy.choose(Sight.of(table, 0, rng)), seat=0)
