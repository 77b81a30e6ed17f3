"""What one click makes together: walks with what is done at their end, steps of the king, dice as they lie, the end."""

from __future__ import annotations

import pytest
from tests.games.tiletum.scenes import at, begin, own, play, scene

from kingstable.kernel import Table
from kingstable.play.rows import after, ways, whole


def walks(table: Table, kind: str = "move") -> dict[str, int]:
    """How many choices it takes to what lies further off, by its notation."""
    return {row[-1].notation: len(row) for row in ways(table, 0) if row[-1].kind == kind}


def merchant(ap: int) -> Table:
    """The merchant action of seat 0 in Paris, with so many AP."""
    s = scene(dice=(f"wool-{7 - ap}",), wheel="merchant king architect character contract jester", first=7 - ap)
    at(s, 0, merchant="Paris")
    return play(begin(s), f"die wool-{7 - ap}", f"take {7 - ap} 0")


@pytest.mark.parametrize("ap", [1, 2, 3])
def test_a_walk_goes_as_far_as_the_points(ap: int) -> None:
    table = merchant(ap)
    assert table.asks[0].prompt.id == "ask-merchant"
    reach = table.view(0).reach  # type: ignore[attr-defined]
    far = {f"move merchant {spot}": steps for spot, steps in reach.items() if steps > 1}
    assert walks(table) == far
    for row in ways(table, 0):
        there = after(table, 0, row)
        there.undo(0)
        assert there.digest() == table.digest()


def test_a_house_at_the_end_of_the_way_is_part_of_the_row() -> None:
    table = merchant(3)
    houses = walks(table, "house")
    assert houses and set(houses.values()) <= {2, 3}
    row = next(row for row in ways(table, 0) if row[-1].kind == "house" and len(row) == 3)
    there = after(table, 0, row)
    assert there.state.houses.count(0) == table.state.houses.count(0) + 1


def test_the_king_climbs_several_steps_at_once() -> None:
    s = scene(dice=("wool-3",), first=3)
    table = play(begin(s), "die wool-3", "take 3 0")
    assert [[option.notation for option in row] for row in ways(table, 0)] == [["king"] * n for n in (2, 3, 4)]


def test_a_die_that_can_only_be_taken_as_it_lies_is_not_asked_about() -> None:
    s = scene(dice=("wool-3", "iron-2"), first=3)
    own(s, 0)
    assert whole(begin(s), 0, ["die wool-3"], on=True) == ["die wool-3", "take 3 0"]
    assert whole(begin(s), 0, ["die wool-3"], on=False) == ["die wool-3"]
    own(s, 0, gold=2)
    assert whole(begin(s), 0, ["die wool-3"], on=True) == ["die wool-3"], "it may be turned"


def test_a_turn_ends_where_nothing_is_left_to_do_and_the_end_shows_nothing_new() -> None:
    s = scene(dice=("wool-6", "iron-2"), first=6)
    own(s, 0)
    table = begin(s)
    row = whole(table, 0, ["die wool-6", "take 6 0", "king"], on=True)
    assert row[-1] == "end"
    there = after(table, 0, row)
    assert there.asks[0].seat == 1
    there.undo(0)
    assert there.digest() == table.digest()


def clicks(table: Table, *rows: tuple[str, ...]) -> list[int]:
    """How many choices each click makes."""
    made = []
    for row in rows:
        whole_row = whole(table, 0, row, on=True)
        table = after(table, 0, whole_row)
        made.append(len(whole_row))
    assert table.asks[0].seat == 1, "the turn has ended"
    return made


def test_two_turns_that_took_a_click_for_each_choice() -> None:
    s = scene(dice=("wool-4", "iron-2"), wheel="merchant king architect character contract jester", first=4)
    at(s, 0, merchant="Paris")
    own(s, 0)
    walk = ("move merchant Tiletum", "move merchant Antwerpen", "house Antwerpen-h1")
    assert clicks(begin(s), ("die wool-4",), walk) == [2, 4]
    s = scene(dice=("wool-3", "iron-2"), first=3)
    own(s, 0)
    assert clicks(begin(s), ("die wool-3",), ("king",) * 4) == [2, 5]
