"""The game as the kernel knows it: its facts, and where each of its functions is found."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final

from kingstable.kernel import Ask, GameInfo, Message, Names, Options, Rng, ScoreSheet, Setting, Stretch, Turn
from kingstable.kernel.registry import mark_in

from .components import PLAYERS
from .explain import explain
from .faces import KingFaces, faces
from .invariants import check
from .knowledge import imagine
from .names import names, title
from .options import NOTATION
from .rules.course import active, over, turn
from .scoring import score_sheets
from .setup import set_up
from .state import KingState
from .tables import DEALS
from .view import KingView, view

INFO: Final = GameInfo(
    id="for_the_king",
    names=title(),
    seats=(PLAYERS[0], PLAYERS[-1]),
    settings=(Setting(id="nobles", kind="choice", default="dealt", values=("dealt", "chosen")),),
    clauses="FK",
    components=mark_in(__package__),
    minutes=(30, 45),
    weight=1.8,
    step_cap=10_000,
    secrets=True,
    stretches={seats: (Stretch("turn", deal.turns), Stretch("round", deal.turns)) for seats, deal in DEALS.items()},
)


class ForTheKing:
    """The rules of docs/rules/for_the_king.md."""

    info = INFO
    notation = NOTATION
    state_type = KingState
    view_type = KingView
    faces_type = KingFaces

    @cached_property
    def names(self) -> Mapping[str, Names]:
        return names()

    def setup(self, seats: int, options: Options, rng: Rng) -> KingState:
        return set_up(seats, options, rng)

    def turn(self, s: KingState) -> Turn:
        return turn(s)

    def over(self, s: KingState) -> bool:
        return over(s)

    def faces(self) -> KingFaces:
        return faces()

    def view(self, s: KingState, seat: int | None) -> KingView:
        return view(s, seat)

    def imagine(self, s: KingState, seat: int | None, rng: Rng) -> None:
        imagine(s, seat, rng)

    def scores(self, s: KingState) -> list[ScoreSheet]:
        return score_sheets(s)

    def active(self, s: KingState) -> int | None:
        return active(s)

    def round(self, s: KingState) -> int:
        return s.turn + s.round

    def explain(self, s: KingState, ask: Ask, thing: str) -> Message | None:
        return explain(s, ask, thing)

    def check(self, s: KingState) -> None:
        check(s)


game = ForTheKing()
