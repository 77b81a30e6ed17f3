"""The game as the kernel knows it: its facts, and where each of its functions is found."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final

from kingstable.kernel import Ask, GameInfo, Message, Names, Options, Rng, ScoreSheet, Turn
from kingstable.kernel.registry import mark_in

from .explain import explain
from .faces import GameFaces, faces
from .invariants import check
from .knowledge import imagine
from .names import names
from .options import NOTATION
from .rules.course import over, turn
from .scoring import score_sheets
from .setup import set_up
from .state import GameState
from .view import GameView, view

INFO: Final = GameInfo(
    id="newgame",
    names={"en": "New Game", "uk": "New Game", "ru": "New Game"},
    seats=(2, 4),
    clauses="NEW",
    components=mark_in(__package__),
    minutes=(5, 10),
    weight=1.0,
    step_cap=20,
)


class NewGame:
    """The rules of rules.md."""

    info = INFO
    notation = NOTATION
    state_type = GameState
    view_type = GameView
    faces_type = GameFaces

    @cached_property
    def names(self) -> Mapping[str, Names]:
        return names()

    def setup(self, seats: int, options: Options, rng: Rng) -> GameState:
        return set_up(seats, options, rng)

    def turn(self, s: GameState) -> Turn:
        return turn(s)

    def over(self, s: GameState) -> bool:
        return over(s)

    def faces(self) -> GameFaces:
        return faces()

    def view(self, s: GameState, seat: int | None) -> GameView:
        return view(s, seat)

    def imagine(self, s: GameState, seat: int | None, rng: Rng) -> None:
        imagine(s, seat, rng)

    def scores(self, s: GameState) -> list[ScoreSheet]:
        return score_sheets(s)

    def active(self, s: GameState) -> int | None:
        return s.active

    def round(self, s: GameState) -> int:
        return min(map(len, s.taken)) + 1

    def explain(self, s: GameState, ask: Ask, thing: str) -> Message | None:
        return explain(s, ask, thing)

    def check(self, s: GameState) -> None:
        check(s)


game = NewGame()
