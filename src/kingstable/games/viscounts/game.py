"""The game as the kernel knows it: its facts, and where each of its functions is found."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final

from kingstable.kernel import (
    Ask,
    GameInfo,
    Message,
    Names,
    Options,
    Rng,
    ScoreSheet,
    Setting,
    Turn,
)
from kingstable.kernel.registry import mark_in

from .components import COMPONENTS
from .explain import explain
from .faces import ViscountsFaces, faces
from .invariants import check
from .knowledge import imagine
from .names import names
from .options import NOTATION
from .rules import course
from .scoring import score_sheets
from .setup import set_up
from .state import ViscountsState
from .tables.schemes import AUTOMAS
from .versions import VERSION
from .view import ViscountsView, view

INFO: Final = GameInfo(
    id="viscounts",
    names={"en": COMPONENTS.game.names.en, "uk": COMPONENTS.game.names.uk, "ru": COMPONENTS.game.names.ru},
    seats=(COMPONENTS.game.players_min, COMPONENTS.game.players_max),
    settings=(
        Setting(id="first", kind="choice", default="random", values=("random", "0", "1", "2", "3"), of_seats=True),
        Setting(id="automa", kind="choice", default="cleric", values=tuple(AUTOMAS), value_kind="automa", seats=(1,)),
        Setting(
            id="difficulty",
            kind="number",
            default=0,
            least=min(COMPONENTS.solo.difficulty_future_cards_added),
            most=max(COMPONENTS.solo.difficulty_future_cards_added),
            seats=(1,),
        ),
    ),
    rules_version=VERSION,
    clauses="VIS",
    components=mark_in(__package__),
    minutes=(60, 90),
    weight=3.5,
    step_cap=20_000,
    secrets=True,
)


class Viscounts:
    """The rules of docs/rules/viscounts.md."""

    info = INFO
    notation = NOTATION
    state_type = ViscountsState
    view_type = ViscountsView
    faces_type = ViscountsFaces

    @cached_property
    def names(self) -> Mapping[str, Names]:
        return names()

    def setup(self, seats: int, options: Options, rng: Rng) -> ViscountsState:
        return set_up(seats, options, rng)

    def turn(self, s: ViscountsState) -> Turn:
        return course.turn(s)

    def over(self, s: ViscountsState) -> bool:
        return course.over(s)

    def active(self, s: ViscountsState) -> int | None:
        return course.active(s)

    def round(self, s: ViscountsState) -> int:
        return s.round

    def faces(self) -> ViscountsFaces:
        return faces()

    def view(self, s: ViscountsState, seat: int | None) -> ViscountsView:
        return view(s, seat)

    def explain(self, s: ViscountsState, ask: Ask, thing: str) -> Message | None:
        return explain(s, ask, thing)

    def imagine(self, s: ViscountsState, seat: int | None, rng: Rng) -> None:
        imagine(s, seat, rng)

    def scores(self, s: ViscountsState) -> list[ScoreSheet]:
        return score_sheets(s)

    def check(self, s: ViscountsState) -> None:
        check(s)


game = Viscounts()
