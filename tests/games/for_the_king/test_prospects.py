"""What is likely at For the King, and what hints say: bids, payments, and cards for others.

What others hold they have mostly chosen, and worlds in which that shows come more often.
"""

from __future__ import annotations

from itertools import permutations
from statistics import fmean

import pytest
from tests.games.for_the_king.scenes import P1, P2, P3, card, phase_one, phase_two, play
from tests.games.hinting import hinted

from kingstable.games.for_the_king import prospects
from kingstable.games.for_the_king.options import DISCARD, PASS, Bid
from kingstable.games.for_the_king.prospects import candidates, likely
from kingstable.games.for_the_king.state import Sale
from kingstable.games.for_the_king.tables import GOLD
from kingstable.kernel import Candidate, Message, Rng, Sight, Table
from kingstable.minds import find_mind
from kingstable.minds.hints import Hint, Outlook
from kingstable.minds.search import Line, Search


def test_where_a_game_tells_of_its_end_hints_do() -> None:
    table = Table.new("for_the_king", 2, seed="tells", quiet=True)
    rng = Rng.seeded("tells")
    for _ in range(20):
        table.choose(rng.pick(table.asks[0].options), seat=table.asks[0].seat)
    assert any(line.points > 0 for hint in hinted(table) for line in hint.leads)


def test_where_a_game_tells_of_its_end_points_at_once_stand_in_the_same_lines() -> None:
    table = phase_one(2, "KING-UP1-1 GOLD1-01 GOLD1-02", hands={P1: "DIP-H DIP-I", P2: "ENT-A"})
    play(table, "P1 place self")
    raised = next(hint for hint in hinted(table) if hint.choices[0].notation == "raise dip")
    assert [(line.id, line.points) for line in raised.brings] == [("dip", 1)]
    assert "dip" in {line.id for line in raised.leads}


def test_ways_that_come_to_the_same_are_told_once() -> None:
    hands = {P1: "GOLD1-01 GOLD1-02 DIP-A DIP-B", P2: "ENT-A ENT-B"}
    table = phase_two(2, "GOLD3-09 DIP-I DIP-H", hands=hands)
    play(table, "P1 bid 1", "P2 pass")
    assert len([hint for hint in hinted(table) if hint.choices[0].notation.startswith("discard gold1")]) == 1


def test_a_bid_is_told_by_what_it_costs_and_brings_if_it_wins() -> None:
    table = phase_two(2, "DIP-H DIP-I", hands={P1: "GOLD3-01 GOLD3-02", P2: "GOLD1-01 GOLD2-01"})
    found = [(hint.choices[0].notation, {line.id: line.points for line in hint.means}) for hint in hinted(table)]
    bids = [means for notation, means in found if notation in ("bid 1", "bid 2", "bid 3")]
    assert bids and all(means == {"gold-bid": 3, "dip-won": 4} for means in bids), "no change is given"
    assert all(not means for notation, means in found if notation == "pass")


def test_a_card_that_is_kept_ends_the_choice_among_those_to_come() -> None:
    table = phase_one(2, "GOLD2-01 GOLD1-01 GOLD1-02", hands={P1: "DIP-H", P2: "ENT-A"})
    found = {hint.choices[0].notation: hint for hint in hinted(table)}
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
    found = {hint.choices[0].notation: hint for hint in hinted(table)}
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
    assert "pass" in {hint.choices[0].notation for hint in hinted(table)}


def test_payments_of_the_same_gold_differ_in_the_number_of_cards() -> None:
    hands = {P1: "GOLD1-01 GOLD1-02 GOLD2-01", P2: "ENT-A"}
    table = phase_two(2, "DIP-B DIP-C", hands=hands)
    play(table, "P1 bid 2", "P2 pass")
    found = {hint.choices[0].notation: hint for hint in hinted(table)}
    one, two = found["pay gold2-01"], found["pay gold1-01+gold1-02"]
    assert "means-gold-cards +1" in _listed(one, "advantage")
    assert "means-gold-cards −1" in _listed(two, "drawback")


def test_a_card_for_others_is_told_beside_one_for_the_auction() -> None:
    table = phase_one(3, "GOLD2-01 GOLD3-01 DIP-H DIP-I", hands={P1: "DIP-A", P2: "ENT-A", P3: "ENT-B"})
    play(table, "P1 place self")
    found = {hint.choices[0].notation: hint for hint in hinted(table)}
    given, sold = found["place centre"], found["place favour"]
    assert "means-gold-given +3" in _listed(given, "drawback") and "means-to-favour +2" in _listed(given, "advantage")
    assert "means-gold-given −3" in _listed(sold, "advantage") and "means-to-favour −2" in _listed(sold, "drawback")
    assert not given.means and not sold.means, "it is not what one has oneself"


@pytest.mark.parametrize(("drawn", "given"), [("KING-DOWN1-1", "king-given {}1"), ("GOLD1-03", "gold-given {}1")])
def test_a_card_for_others_comes_to_them_instead_of_another(drawn: str, given: str) -> None:
    table = phase_one(2, f"DIP-A {drawn} GOLD1-01", hands={P1: "DIP-H GOLD3-01", P2: "ENT-A"})
    play(table, "P1 place self")
    found = {hint.choices[0].notation: hint for hint in hinted(table)}
    put, sold = found["place centre"], found["place favour"]
    good, bad = _listed(put, "advantage"), _listed(put, "drawback")
    assert "means-other-given −1" in good and "means-" + given.format("+") in bad
    good, bad = _listed(sold, "advantage"), _listed(sold, "drawback")
    assert "means-other-given +1" in bad and "means-" + given.format("−") in good
    assert not put.means and not sold.means, "it is not what one has oneself"


def test_a_king_that_takes_points_from_an_opponent_says_so() -> None:
    deck = "ENT-A GOLD1-01 GOLD1-02 GOLD1-03 GOLD1-04 GOLD1-05 KING-DOWN1-1 GOLD2-01 GOLD2-02 GOLD2-03"
    table = phase_one(2, deck, hands={P1: "DIP-H"})
    play(table, "P1 place centre", "P1 place self", "P2 place centre", "P2 place self", "P1 place self")
    found = {hint.choices[0].notation: hint for hint in hinted(table)}
    taken, others = found.pop("lower ent"), [*found.values()]
    said = _listed(taken, "advantage") + [line for other in others for line in _listed(other, "drawback")]
    assert {"means-rival −1", "means-rival +1"} & {*said}


def test_cards_of_equal_worth_are_told_once_even_where_they_are_all_that_seems_good() -> None:
    hands = {P1: "GOLD1-01 GOLD1-02 GOLD1-03 GOLD1-04 GOLD1-05 DIP-H DIP-I ENT-H", P2: "ENT-A ENT-B", P3: "ARC-A"}
    table = phase_two(3, "GOLD3-09 DIP-E DIP-F", hands=hands)
    play(table, "P1 bid 1", "P2 pass", "P3 pass")
    first = [hint.choices[0].notation for hint in hinted(table)]
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


def _held(cards: str, **primary: int) -> float:
    return likely(phase_two(2, "DIP-I", hands={P1: "ARC-A DIP-C", P2: cards}, **primary).state, P1)


def test_large_gold_is_kept_more_often_than_small_gold() -> None:
    assert _held("GOLD3-09") > _held("GOLD2-06") > _held("GOLD1-01")


def test_cards_are_kept_where_they_lead_and_where_that_is_worth_most() -> None:
    assert _held("DIP-H") > _held("DIP-A")
    assert _held("DIP-H", dip=6) > _held("DIP-H", dip=1)


def test_a_bid_that_could_not_be_paid_is_hardly_meant() -> None:
    def of(bid: str) -> float:
        table = phase_two(2, "DIP-I", hands={P1: "GOLD3-08 ARC-A", P2: "GOLD2-06"})
        play(table, "P1 bid 1", f"P2 bid {bid}")
        return likely(table.state, P1)

    assert of("3") < of("2") - 1


def test_the_true_world_is_mostly_among_the_likeliest() -> None:
    """By half a hundred positions of games among programs, each beside nine worlds that a seat imagines."""
    places = []
    for number in range(6):
        table, rng = Table.new("for_the_king", 2, seed=f"true/{number}", quiet=True), Rng.seeded(number)
        minds = [find_mind("for_the_king", "greedy") for _ in range(2)]
        while not table.over:
            seat = table.asks[0].seat
            if table.state.turn > 6 and rng.below(8) == 0:
                true = likely(table.state, seat)
                places.append(sum(likely(table.imagine(seat, rng).state, seat) > true for _ in range(9)))
            table.choose(minds[seat].choose(Sight.of(table, seat, rng)), seat=seat)
    assert len(places) > 50
    assert fmean(places) < 3  # of ten places, 4.5 if it told nothing


def test_a_search_tries_likelier_worlds() -> None:
    table = phase_two(2, "DIP-I DIP-G", hands={P1: "GOLD3-08 ARC-A", P2: "GOLD3-09 GOLD2-06 MIL-H"})
    play(table, "P1 bid 1", "P2 bid 4")
    sight = Sight.of(table, P1, Rng.seeded(1))
    search = Search(sight, 0.0, lambda: 0.0)

    def pays(world: Table) -> bool:
        return sum(GOLD[card] for card in world.state.hands[P2]) >= 4

    tried = fmean(pays(search._world(number)) for number in range(40))
    imagined = fmean(pays(sight.imagine()) for _ in range(200))
    assert tried > imagined + 0.3


def test_gold_of_equal_worth_leaves_room_for_other_cards_to_pay_with() -> None:
    hands = {P1: "GOLD2-01 GOLD2-02 GOLD2-03 GOLD2-04 ARC-A ENT-H DIP-I", P2: "ENT-A ENT-B ENT-I ARC-H ARC-I"}
    table = phase_two(2, "GOLD3-09 DIP-E DIP-F", hands=hands)
    play(table, "P1 bid 2", "P2 pass")
    found = [each.choices[0].notation for each in candidates(table, table.asks[0], 8)]
    assert sum(each.startswith("discard gold2") for each in found) == 1
    assert {"discard arc-a", "discard ent-h"} <= {*found}


@pytest.mark.parametrize(("favour", "ends"), [("DIP-I DIP-H DIP-G", True), ("DIP-I DIP-H DIP-G DIP-F", False)])
def test_between_two_the_last_sales_are_played_to_the_end(favour: str, ends: bool) -> None:
    hands = {P1: "GOLD3-05 GOLD3-09 ENT-H", P2: "GOLD1-01 ENT-A ARC-H"}
    table = phase_two(2, favour, hands=hands)
    table.state.sales += [Sale(card("MIL-A"))] * (table.state.deal.turns - len(favour.split()))
    search = Search(Sight.of(table, P1, Rng.seeded("last")), 0.0, lambda: 1.0)
    search._play(table, Line(Candidate(0.0, (PASS,)), 0.0), prospects.AHEAD)
    assert table.over is ends, "what gold is worth shows at the end"


def test_whoever_bids_passes_when_others_go_higher_as_that_is_thought_about_then() -> None:
    table = phase_two(2, "GOLD3-09 DIP-I", hands={P1: "ARC-A ARC-B MIL-A", P2: "MIL-H MIL-I MIL-B"})
    found = [each.choices for each in candidates(table, table.asks[0], 4)]
    assert all(choices == (PASS,) or (isinstance(choices[0], Bid) and choices[1:] == (PASS,)) for choices in found)
    assert candidates(table, table.asks[0], 1)[0].choices[1:] == ()
