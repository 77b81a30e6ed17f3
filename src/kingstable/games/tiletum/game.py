"""The game as the kernel knows it: its facts, and the object that joins its functions."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final

from kingstable.kernel import Ask, GameInfo, Message, Names, Options, Rng, ScoreSheet, Setting, Stretch, Turn
from kingstable.kernel.registry import mark_in

from .components import COMPONENTS
from .components.checks import CHALLENGE_IDS
from .explain import explain
from .faces import TiletumFaces, faces
from .invariants import check
from .knowledge import imagine
from .names import names
from .options import NOTATION
from .rules.course import over, turn
from .scoring import score_sheets
from .setup import CUSTOM, set_up
from .state import TiletumState
from .tables import ROUNDS
from .versions import VERSION
from .view import TiletumView, view

INFO: Final = GameInfo(
    id="tiletum",
    names={"en": COMPONENTS.meta.name.en, "uk": COMPONENTS.meta.name.uk, "ru": COMPONENTS.meta.name.ru},
    seats=(1, COMPONENTS.meta.players.max),
    settings=(
        Setting(id="wheel", kind="choice", default="random", values=("random", "first_game")),
        Setting(
            id="difficulty",
            kind="choice",
            default="priest",
            values=tuple(level.id for level in COMPONENTS.cardinal_board.difficulty),
            seats=(1,),
            value_kind="difficulty",
        ),
        Setting(
            id="challenges",
            kind="several",
            default=[],
            values=CHALLENGE_IDS,
            most=len(CHALLENGE_IDS),
            when=("difficulty", (CUSTOM,)),
            seats=(1,),
            value_kind="challenge",
        ),
    ),
    clauses="TIL",
    rules_version=VERSION,
    components=mark_in(__package__),
    minutes=(60, 100),
    weight=3.6,
    step_cap=5_000,
    stretches={seats: (Stretch("round", ROUNDS),) for seats in range(1, COMPONENTS.meta.players.max + 1)},
)


class Tiletum:
    """The rules of docs/rules/tiletum.md."""

    info = INFO
    notation = NOTATION
    state_type = TiletumState
    view_type = TiletumView
    faces_type = TiletumFaces

    @cached_property
    def names(self) -> Mapping[str, Names]:
        return names()

    def setup(self, seats: int, options: Options, rng: Rng) -> TiletumState:
        return set_up(seats, options, rng)

    def turn(self, s: TiletumState) -> Turn:
        return turn(s)

    def over(self, s: TiletumState) -> bool:
        return over(s)

    def faces(self) -> TiletumFaces:
        return faces()

    def view(self, s: TiletumState, seat: int | None) -> TiletumView:
        return view(s, seat)

    def imagine(self, s: TiletumState, seat: int | None, rng: Rng) -> None:
        imagine(s, seat, rng)

    def scores(self, s: TiletumState) -> list[ScoreSheet]:
        return score_sheets(s)

    def active(self, s: TiletumState) -> int | None:
        return s.active_seat

    def round(self, s: TiletumState) -> int:
        return s.round

    def explain(self, s: TiletumState, ask: Ask, thing: str) -> Message | None:
        return explain(s, ask, thing)

    def check(self, s: TiletumState) -> None:
        check(s)


game = Tiletum()
