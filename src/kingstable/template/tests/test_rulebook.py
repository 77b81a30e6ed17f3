"""The rulebook for people: the same in all three languages, and every clause told."""

from kingstable.rulebook import faults

from kingstable_newgame import game


def test_the_rulebook_tells_all_rules_in_every_language() -> None:
    assert not list(faults(game))
