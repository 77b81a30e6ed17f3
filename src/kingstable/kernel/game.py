"""What a game is: a handful of functions over its state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

import msgspec

from kingstable.kernel.ask import Ask, Turn
from kingstable.kernel.faces import Faces
from kingstable.kernel.info import GameInfo, Names, Options
from kingstable.kernel.message import Message
from kingstable.kernel.option import Notation
from kingstable.kernel.rng import Rng
from kingstable.kernel.score import ScoreSheet
from kingstable.kernel.state import State

S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """The contract of a game package; `Table` and everything above it need nothing else.

    `state_type`, `view_type` and `faces_type` are the structs of the state, of what a seat may know, and of what is
    printed; `notation` holds the game's option classes; `names` maps message ids (``terrain-grass``) to component names
    by language.
    """

    info: GameInfo
    notation: Notation
    state_type: type[S]

    @property
    def view_type(self) -> type[msgspec.Struct]: ...

    @property
    def faces_type(self) -> type[Faces]: ...

    def __hash__(self) -> int:
        """An edition of a game is one object, and a key."""

    @property
    def names(self) -> Mapping[str, Names]:
        """Names of all components, from the data files."""

    def setup(self, seats: int, options: Options, rng: Rng) -> S:
        """The state in which the first turn begins. `options` are complete and checked one by one."""

    def turn(self, s: S) -> Turn:
        """Run what comes next, decided from `s` alone, to its end."""

    def over(self, s: S) -> bool:
        """Whether the game has ended; asked between turns."""

    def faces(self) -> Faces:
        """Everything printed that a client needs to draw: fetched once; views only name it."""

    def view(self, s: S, seat: int | None) -> msgspec.Struct:
        """All that can change, as far as this seat may know it; None is a spectator."""

    def imagine(self, s: S, seat: int | None, rng: Rng) -> None:
        """Re-deal, in place, what this seat cannot know, consistently with what it can."""

    def scores(self, s: S) -> list[ScoreSheet]:
        """The sheets as they would be now: from open information, unless the game is over."""

    def active(self, s: S) -> int | None:
        """The seat whose turn it is, if any, for displays."""

    def round(self, s: S) -> int:
        """The number of the round, for displays and charts."""

    def explain(self, s: S, ask: Ask, thing: str) -> Message | None:
        """Why the thing (``hex:6,17``) is not among the options of this question, if there is a reason to give."""

    def check(self, s: S) -> None:
        """Raise AssertionError when an invariant of the rules is broken; the conformance kit calls it."""


AnyGame = Game[Any]
