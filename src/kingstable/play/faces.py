"""Where pages fetch what is printed of an edition of a game."""

from __future__ import annotations

from kingstable.kernel import AnyGame, find_game, print_of

#: What the shipped components of a game are called where a mark is wanted.
SHIPPED = "shipped"


def faces_of(game: AnyGame) -> str:
    """The address of its faces: its components, and the version of the print."""
    return f"{game.info.components or SHIPPED}/{print_of(game).version}"


def edition(game: str, components: str | None) -> AnyGame:
    """A game with the components of this mark, or with those that new tables take."""
    return find_game(game, "" if components == SHIPPED else components)
