"""What has got lost, or has come from nowhere, is noticed."""

from collections.abc import Callable

import pytest
from tests.games.tiletum.scenes import cardinal, fresh, hold, houses, live, pillars, scene

from kingstable.games.tiletum.invariants import check
from kingstable.games.tiletum.state import TiletumState


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_fresh_game_is_whole(seats: int) -> None:
    check(fresh(seats))


def lose_a_tile(s: TiletumState) -> None:
    s.bonus_pile.pop()


def double_a_tile(s: TiletumState) -> None:
    s.players[0].storehouse.append(s.bonus_pile[0])


def lose_a_token(s: TiletumState) -> None:
    s.tokens.pop()


def lose_a_die(s: TiletumState) -> None:
    s.bag[0] -= 1


def lose_a_house(s: TiletumState) -> None:
    s.players[0].house_supply -= 1


def lose_a_pillar(s: TiletumState) -> None:
    s.players[0].pillar_supply -= 1


def forget_a_house(s: TiletumState) -> None:
    houses(s, 0, "Paris")
    s.players[0].house_at = 0


def take_a_tile_without_giving(s: TiletumState) -> None:
    pillars(s, 0, "Paris")
    s.taken[0] += 1


def score_without_a_line(s: TiletumState) -> None:
    s.players[1].vp += 1


def owe(s: TiletumState) -> None:
    s.players[1].resources[0] = -1


def stand_twice_on_the_track(s: TiletumState) -> None:
    s.track[0].append(0)


def mix_types(s: TiletumState) -> None:
    live(s, 0, 1, 1, "P10")
    live(s, 0, 1, 2, "P30")


def own_a_crest_twice(s: TiletumState) -> None:
    hold(s, 0, "B01", "KC01")


FAULTS = [
    (lose_a_tile, "tiles"),
    (double_a_tile, "tiles"),
    (lose_a_token, "corruption tokens"),
    (lose_a_die, "dice"),
    (lose_a_house, "houses"),
    (lose_a_pillar, "pillars"),
    (forget_a_house, "houses"),
    (take_a_tile_without_giving, "cathedral tiles"),
    (score_without_a_line, "VP and their lines"),
    (owe, "resources"),
    (stand_twice_on_the_track, "king track"),
    (mix_types, "one type in a building"),
    (own_a_crest_twice, "two crests of one type"),
]


@pytest.mark.parametrize(("fault", "name"), FAULTS, ids=[fault.__name__ for fault, _ in FAULTS])
def test_a_fault_is_named(fault: Callable[[TiletumState], None], name: str) -> None:
    s = scene(2)
    check(s)
    fault(s)
    with pytest.raises(AssertionError, match=name):
        check(s)


def test_faults_of_the_cardinal_are_named() -> None:
    s = scene(1)
    s.players[1].house_supply -= 1
    with pytest.raises(AssertionError, match="the Cardinal's houses"):
        check(s)
    s = scene(1)
    cardinal(s).slots += [s.contract_pile.pop() for _ in range(3)]
    with pytest.raises(AssertionError, match="the Cardinal's contracts"):
        check(s)
