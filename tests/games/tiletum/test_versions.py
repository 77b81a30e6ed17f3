"""Version 1: the cathedral tiles with which older tables and records go on."""

from kingstable.games.tiletum.tables import CATHEDRAL, PILLAR_SPACES, STACKS
from kingstable.kernel import Table, find_game, part_of

OLD = find_game("tiletum", version=1)


def test_the_cathedrals_of_london_and_bordeaux() -> None:
    before = part_of(OLD, "tables")
    london, bordeaux = CATHEDRAL["London"], CATHEDRAL["Bordeaux"]
    assert (STACKS[london], STACKS[bordeaux]) == ((4, 3, 2), (6, 5))
    assert (before.STACKS[london], before.STACKS[bordeaux]) == ((4, 2), (6, 5, 3))
    assert (PILLAR_SPACES[london], before.PILLAR_SPACES[london]) == (3, 2)
    assert before.STACKS[2:4] == STACKS[2:4]


def test_new_tables_are_of_the_newest_version() -> None:
    assert Table.new("tiletum", 2).record.rules_version == 2
    assert Table.new(OLD, 2).record.rules_version == 1


def test_names_are_those_of_today() -> None:
    assert OLD.names == find_game("tiletum").names
