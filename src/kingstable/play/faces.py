"""Where pages fetch what is printed of an edition of a game."""

from __future__ import annotations

from functools import cache

from kingstable.kernel import AnyGame, find_game, print_of

#: What the shipped components of a game are called where a mark is wanted.
SHIPPED = "shipped"


@cache
def faces_of(game: AnyGame) -> str:
    """The address of its faces: its components and the version of its rules, and the version of the print."""
    return f"{game.info.components or SHIPPED}-{game.info.rules_version}/{print_of(game).version}"


def edition(game: str, named: str | None) -> AnyGame:
    """The edition that such an address names first, ``shipped-2``; without one the edition that new tables take."""
    if named is None:
        return find_game(game)
    components, _, version = named.partition("-")
    return find_game(game, "" if components == SHIPPED else components, int(version) if version.isdecimal() else None)
