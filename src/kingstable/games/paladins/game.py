"""The game as the kernel knows it: its facts, and where each of its functions is found."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final

from kingstable.kernel import Ask, GameInfo, Message, Names, Options, Rng, ScoreSheet, Setting, Stretch, Turn
from kingstable.kernel.registry import mark_in

from .components import COMPONENTS
from .explain import explain
from .faces import PaladinsFaces, faces
from .invariants import check
from .knowledge import imagine
from .names import names
from .options import NOTATION
from .rules import course
from .scoring import score_sheets
from .setup import set_up
from .state import ACTION, SETUP_HIRE, TAVERN, PaladinsState
from .tables import ROUNDS
from .view import PaladinsView, view

_NAME = COMPONENTS.game.name

INFO: Final = GameInfo(
    id="paladins",
    names={"en": _NAME.en, "uk": _NAME.uk, "ru": _NAME.ru},
    seats=(COMPONENTS.game.players_min, COMPONENTS.game.players_max),
    settings=(
        Setting(  # PAL-30.6
            id="difficulty",
            kind="choice",
            default="normal",
            values=tuple(level.id for level in COMPONENTS.ai_board.difficulty),
            seats=(1,),
        ),
    ),
    clauses="PAL",
    minutes=(90, 120),
    weight=3.7,
    step_cap=5_000,
    components=mark_in(__package__),
    secrets=True,
    stretches={
        seats: (Stretch("round", ROUNDS),)
        for seats in range(COMPONENTS.game.players_min, COMPONENTS.game.players_max + 1)
    },
)


class Paladins:
    """The rules of docs/rules/paladins.md."""

    info = INFO
    notation = NOTATION
    state_type = PaladinsState
    view_type = PaladinsView
    faces_type = PaladinsFaces

    @cached_property
    def names(self) -> Mapping[str, Names]:
        return names()

    def setup(self, seats: int, options: Options, rng: Rng) -> PaladinsState:
        return set_up(seats, options, rng)

    def turn(self, s: PaladinsState) -> Turn:
        return course.turn(s)

    def over(self, s: PaladinsState) -> bool:
        return course.over(s)

    def faces(self) -> PaladinsFaces:
        return faces()

    def view(self, s: PaladinsState, seat: int | None) -> PaladinsView:
        return view(s, seat)

    def imagine(self, s: PaladinsState, seat: int | None, rng: Rng) -> None:
        imagine(s, seat, rng)

    def scores(self, s: PaladinsState) -> list[ScoreSheet]:
        return score_sheets(s)

    def active(self, s: PaladinsState) -> int | None:
        """None while all choose, and on the solo opponent's turn."""
        return s.active if s.phase in (SETUP_HIRE, TAVERN, ACTION) and s.active < s.seats else None

    def round(self, s: PaladinsState) -> int:
        return s.round

    def explain(self, s: PaladinsState, ask: Ask, thing: str) -> Message | None:
        return explain(s, ask, thing)

    def check(self, s: PaladinsState) -> None:
        check(s)


game = Paladins()
