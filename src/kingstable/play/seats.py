"""Who sits where: one type for whoever holds a seat, from the plan of a table to its end."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import count
from typing import Literal

from msgspec import Struct

SeatKind = Literal["person", "mind", "open"]


class Occupant(Struct, frozen=True, omit_defaults=True):
    """Who holds a seat. A mind with a `person` took it over from them.

    An `open` seat is free: whoever has the join link may take it and, where it is `listed`, anybody from the lobby.
    People who share a screen, or are known from a record only, bear a `name` of the seat's own.
    """

    person: str | None = None
    mind: str | None = None
    open: bool = False
    listed: bool = False
    name: str = ""

    @property
    def kind(self) -> SeatKind:
        """Who plays here now."""
        return "mind" if self.mind else "open" if self.open else "person"

    @property
    def by_link(self) -> bool:
        """Whether the seat is free for those only who have the join link."""
        return self.kind == "open" and not self.listed

    def is_held_by(self, person: str) -> bool:
        """Whether this person sits here, and has not left the seat to a mind or to whoever comes."""
        return self.person == person and not self.mind and not self.open


def seats_of(occupants: Sequence[Occupant], person: str) -> list[int]:
    """The seats on which this person sits."""
    return [seat for seat, who in enumerate(occupants) if who.is_held_by(person)]


def people(occupants: Sequence[Occupant]) -> list[str]:
    """The people who sit here, each once."""
    return list({who.person: None for who in occupants if who.person and who.kind == "person"})


def everybody(occupants: Sequence[Occupant]) -> set[str]:
    """All who have a seat here, also those for whom a mind plays."""
    return {who.person for who in occupants if who.person}


def free_seat(occupants: Sequence[Occupant], wanted: int | None, *, with_link: bool) -> int | None:
    """The first free seat, or the wanted one, that somebody may take with the join link or without."""
    for seat, who in enumerate(occupants):
        if wanted in (None, seat) and who.kind == "open" and (with_link or who.listed):
            return seat
    return None


#: The longest name.
NAME_LENGTH = 40
#: Letters that look like others, at least as capitals.
_ALIKE = str.maketrans("авекмнорстухіјѕ", "abekmhopctyxijs")


@lru_cache(maxsize=4096)
def _look(name: str) -> str:
    """What a name looks like at a glance."""
    return unicodedata.normalize("NFKC", name).casefold().translate(_ALIKE)


def told_apart(ids: Iterable[str], names: Mapping[str, str]) -> Mapping[str, str]:
    """The names of these people, with a number where they look alike; who comes first in `names` keeps theirs."""
    here = {id for id in ids if id in names}
    if len({_look(names[id]) for id in here}) == len(here):
        return names
    shown: dict[str, str] = {}
    looks: set[str] = set()
    for id in [id for id in names if id in here]:
        numbered = (names[id] if number == 1 else f"{names[id][: NAME_LENGTH - 5]} ({number})" for number in count(1))
        shown[id] = next(name for name in numbered if _look(name) not in looks)
        looks.add(_look(shown[id]))
    return shown


def names_at(occupants: Sequence[Occupant], names: Mapping[str, str]) -> list[str]:
    """The name of the person on each seat, told apart; empty where there is none."""
    own = {f"seat {seat}": who.name for seat, who in enumerate(occupants) if who.name}
    plain = {who.person for who in occupants if who.person and not who.name}
    shown = told_apart([*plain, *own], {**names, **own})
    return [shown.get(f"seat {seat}" if who.name else who.person or "", "") for seat, who in enumerate(occupants)]


def called(occupants: Sequence[Occupant], names: Mapping[str, str]) -> list[str]:
    """What to call whoever holds each seat in a record: the person, or else the mind."""
    return [name or who.mind or "" for name, who in zip(names_at(occupants, names), occupants, strict=True)]
