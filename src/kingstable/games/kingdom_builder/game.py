"""The game as the kernel knows it: its facts, and where each of its functions is found."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final

from kingstable.kernel import Ask, GameInfo, Message, Names, Options, Rng, ScoreSheet, Setting, Turn
from kingstable.kernel.registry import mark_in

from .components import CARD_IDS, COMPONENTS
from .explain import explain
from .faces import KingdomFaces, faces
from .invariants import check
from .knowledge import imagine
from .names import names
from .options import NOTATION
from .rules import course
from .scoring import score_sheets
from .setup import CARDS_IN_PLAY, set_up
from .state import KingdomState
from .view import KingdomView, view

INFO: Final = GameInfo(
    id="kingdom_builder",
    names={"en": COMPONENTS.game.names.en, "uk": COMPONENTS.game.names.uk, "ru": COMPONENTS.game.names.ru},
    seats=(COMPONENTS.game.players_min, COMPONENTS.game.players_max),
    settings=(
        Setting(id="setup", kind="choice", default="random", values=("random", "first_game", "chosen")),
        Setting(
            id="sections",
            kind="several",
            default=[],
            values=tuple(section.id for section in COMPONENTS.sections),
            least=4,
            most=4,
            when=("setup", ("chosen",)),
            value_kind="section",
        ),
        Setting(id="rotated", kind="flags", default=[], most=4, when=("setup", ("chosen",))),
        Setting(
            id="cards",
            kind="several",
            default=[],
            values=CARD_IDS,
            least=CARDS_IN_PLAY,
            most=CARDS_IN_PLAY,
            when=("setup", ("random", "chosen")),
            value_kind="card",
        ),
        Setting(id="first", kind="choice", default="random", values=("random", "0", "1", "2", "3"), of_seats=True),
    ),
    clauses="KB",
    components=mark_in(__package__),
    minutes=(30, 60),
    weight=2.1,
    step_cap=5_000,
    secrets=True,
)


class KingdomBuilder:
    """The rules of docs/rules/kingdom_builder.md."""

    info = INFO
    notation = NOTATION
    state_type = KingdomState
    view_type = KingdomView
    faces_type = KingdomFaces

    @cached_property
    def names(self) -> Mapping[str, Names]:
        return names()

    def setup(self, seats: int, options: Options, rng: Rng) -> KingdomState:
        return set_up(seats, options, rng)

    def turn(self, s: KingdomState) -> Turn:
        return course.turn(s)

    def over(self, s: KingdomState) -> bool:
        return course.over(s)

    def active(self, s: KingdomState) -> int | None:
        return course.active(s)

    def round(self, s: KingdomState) -> int:
        return s.round

    def faces(self) -> KingdomFaces:
        return faces()

    def view(self, s: KingdomState, seat: int | None) -> KingdomView:
        return view(s, seat)

    def explain(self, s: KingdomState, ask: Ask, thing: str) -> Message | None:
        return explain(s, ask, thing)

    def imagine(self, s: KingdomState, seat: int | None, rng: Rng) -> None:
        imagine(s, seat, rng)

    def scores(self, s: KingdomState) -> list[ScoreSheet]:
        return score_sheets(s)

    def check(self, s: KingdomState) -> None:
        check(s)


game = KingdomBuilder()
