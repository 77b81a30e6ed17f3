"""The game as the kernel knows it: its facts, and where each of its functions is found."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final

from kingstable.kernel import Ask, GameInfo, Message, Names, Options, Rng, ScoreSheet, Turn
from kingstable.kernel.registry import mark_in

from .explain import explain
from .faces import MothFaces, faces
from .invariants import check
from .knowledge import imagine
from .names import names
from .options import NOTATION
from .rules.course import over, turn
from .scoring import score_sheets
from .setup import set_up
from .state import MothState
from .view import MothView, view

INFO: Final = GameInfo(
    id="moths",
    names={"en": "To the Light", "uk": "На світло", "ru": "На свет"},
    seats=(2, 4),
    clauses="MOTH",
    components=mark_in(__package__),
    minutes=(5, 10),
    weight=1.2,
    step_cap=20,
    secrets=True,
)


class Moths:
    """The rules of rules.md."""

    info = INFO
    notation = NOTATION
    state_type = MothState
    view_type = MothView
    faces_type = MothFaces

    @cached_property
    def names(self) -> Mapping[str, Names]:
        return names()

    def setup(self, seats: int, options: Options, rng: Rng) -> MothState:
        return set_up(seats, options, rng)

    def turn(self, s: MothState) -> Turn:
        return turn(s)

    def over(self, s: MothState) -> bool:
        return over(s)

    def faces(self) -> MothFaces:
        return faces()

    def view(self, s: MothState, seat: int | None) -> MothView:
        return view(s, seat)

    def imagine(self, s: MothState, seat: int | None, rng: Rng) -> None:
        imagine(s, seat, rng)

    def scores(self, s: MothState) -> list[ScoreSheet]:
        return score_sheets(s)

    def active(self, s: MothState) -> int | None:
        return None

    def round(self, s: MothState) -> int:
        return s.night

    def explain(self, s: MothState, ask: Ask, thing: str) -> Message | None:
        return explain(s, ask, thing)

    def check(self, s: MothState) -> None:
        check(s)


game = Moths()
