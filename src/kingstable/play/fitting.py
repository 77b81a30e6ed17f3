"""Which program fits somebody: the one met last, the next one after a victory, the one before after two defeats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from kingstable.minds import default_mind, ladder, mind_ids
from kingstable.play.listed import Listed

#: Games that are looked at.
LATEST = 8


def fitting_mind(game: str, person: str, latest: Iterable[Listed]) -> str:
    """By their last finished games, the latest first; whoever has not met a program yet meets the default one."""
    rungs = ladder(game)[1:]  # who plays by chance is nobody's match
    places = _places(game, rungs)
    met = [each for each in (_met(person, table, places) for table in latest) if each is not None]
    if not met:
        return default_mind(game)
    (place, won), *before = met
    if won:
        place = min(place + 1, len(rungs) - 1)
    elif before and before[0] == (place, False):
        place = max(place - 1, 0)
    return rungs[place]


def _places(game: str, rungs: Iterable[str]) -> dict[str, int]:
    """By every program the rung it stands on; one that is no longer offered stands with the one below it."""
    place, places = -1, dict[str, int]()
    for mind in mind_ids(game):
        place += mind in rungs
        if place >= 0:
            places[mind] = place
    return places


def _met(person: str, table: Listed, places: Mapping[str, int]) -> tuple[int, bool] | None:
    """The rung of the strongest program that somebody met alone, and whether they won."""
    mine = [seat for seat, who in enumerate(table.seats) if who.person == person and who.mind is None]
    others = [who.mind for who in table.seats if who.mind is not None]
    if len(mine) != 1 or len(others) != len(table.seats) - 1:
        return None
    known = [places[mind] for mind in others if mind in places]
    return (max(known), mine[0] in table.winners) if known else None
