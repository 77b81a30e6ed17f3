"""Greedy at For the King: plays any table, stays within its means, and beats random players."""

import pytest
from tests.games.for_the_king import scenes
from tests.games.for_the_king.scenes import P1, P2, phase_two

from kingstable.arena.contest import Contest, play
from kingstable.kernel import Rng, Table
from kingstable.minds import Sight, default_mind, find_mind


def test_greedy_is_the_opponent_a_newcomer_meets() -> None:
    assert default_mind("for_the_king") == "greedy"


@pytest.mark.parametrize("nobles", ["dealt", "chosen"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_never_bids_what_it_cannot_pay(seats: int, nobles: str) -> None:
    table = Table.new("for_the_king", seats, {"nobles": nobles}, seed=seats)
    minds = [find_mind("for_the_king", "greedy") for _ in range(seats)]
    rng = Rng.seeded("means")
    while not table.over:
        ask = table.asks[0]
        option = minds[ask.seat].choose(Sight.of(table, ask.seat, rng))
        assert option in ask.options
        table.choose(option)
    told = [said.id for _, said in table.heard(None)]
    assert "log-win" in told and "log-fail" not in told and "log-fail-cards" not in told


def test_greedy_pays_with_the_cards_it_needs_least() -> None:
    table = phase_two(2, "GOLD3-09 DIP-I DIP-G", hands={P1: "DIP-H DIP-A DIP-B MIL-A", P2: "DIP-C MIL-H MIL-I MIL-B"})
    scenes.play(table, "P1 bid 1", "P2 pass")
    sight = Sight.of(table, P1, Rng.seeded(1))
    assert find_mind("for_the_king", "greedy").choose(sight).notation in ("discard mil-a", "discard dip-a")


@pytest.mark.parametrize(
    ("minds", "games", "least"), [(("greedy", "random"), 10, 9), (("greedy", *["random"] * 3), 8, 6)]
)
def test_greedy_beats_random_players(minds: tuple[str, ...], games: int, least: int) -> None:
    contest = Contest("for_the_king", minds, seed="strength")
    games_played = [play(contest, number) for number in range(games)]
    assert sum(each.won[each.seating.index(0)] for each in games_played) >= least
