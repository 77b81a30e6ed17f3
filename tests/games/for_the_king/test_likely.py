"""What others hold at For the King: they have mostly chosen it, and worlds in which that shows come more often."""

from statistics import fmean

from tests.games.for_the_king import scenes
from tests.games.for_the_king.scenes import P1, P2, phase_two

from kingstable.games.for_the_king.options import PASS, Bid
from kingstable.games.for_the_king.prospects import candidates, likely
from kingstable.games.for_the_king.tables import GOLD
from kingstable.kernel import Rng, Table
from kingstable.minds import Sight, find_mind
from kingstable.minds.search import Search


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
        scenes.play(table, "P1 bid 1", f"P2 bid {bid}")
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
    scenes.play(table, "P1 bid 1", "P2 bid 4")
    sight = Sight.of(table, P1, Rng.seeded(1))
    search = Search(sight, 0.0, lambda: 0.0)

    def pays(world: Table) -> bool:
        return sum(GOLD[card] for card in world.state.hands[P2]) >= 4

    tried = fmean(pays(search._world(number)) for number in range(40))
    imagined = fmean(pays(sight.imagine()) for _ in range(200))
    assert tried > imagined + 0.3


def test_whoever_bids_passes_when_others_go_higher_as_that_is_thought_about_then() -> None:
    table = phase_two(2, "GOLD3-09 DIP-I", hands={P1: "ARC-A ARC-B MIL-A", P2: "MIL-H MIL-I MIL-B"})
    found = [each.choices for each in candidates(table, table.asks[0], 4)]
    assert all(choices == (PASS,) or (isinstance(choices[0], Bid) and choices[1:] == (PASS,)) for choices in found)
    assert candidates(table, table.asks[0], 1)[0].choices[1:] == ()
