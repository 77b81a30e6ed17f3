"""The game as the kernel knows it: its facts, set-up, views, imagination, scores and invariants."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Final, Protocol

from kingstable.kernel import Ask, Faces, GameInfo, Message, Names, Options, Rng, ScoreSheet, Setting, Turn
from kingstable.kernel.registry import mark_in

from . import explain as explanations
from . import rules
from .box import name_of
from .checks import CHALLENGE_IDS
from .components import COMPONENTS
from .entries import Names as EntryNames
from .invariants import check_state
from .options import NOTATION
from .scoring import score_sheets
from .setup import CUSTOM, set_up
from .state import ACTION_PHASE, CARDINAL_SIDE, FINISHED, TiletumState
from .view import TiletumView, tiletum_view

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
    components=mark_in(__package__),
    minutes=(60, 100),
    weight=3.6,
    step_cap=5_000,
)


class _NamedEntry(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def name(self) -> EntryNames: ...


def _in_town(cathedral: EntryNames, town: EntryNames) -> EntryNames:
    return EntryNames(
        en=f"{cathedral.en} ({town.en})", uk=f"{cathedral.uk} ({town.uk})", ru=f"{cathedral.ru} ({town.ru})"
    )


class Tiletum:
    """The rules of docs/rules/tiletum.md."""

    info = INFO
    notation = NOTATION
    state_type = TiletumState
    view_type = TiletumView
    faces_type = Faces

    @cached_property
    def names(self) -> Mapping[str, Names]:
        box = COMPONENTS
        groups: dict[str, Iterable[_NamedEntry]] = {
            "resource": box.resources,
            "action": box.actions,
            "spot": box.map.nodes,
            "tile": (*box.bonus_tiles, *box.contract_tiles, *box.character_tiles),
            "crest": box.crest_types,
            "difficulty": box.cardinal_board.difficulty,
            "directive": box.directive_cards,
            "challenge": box.challenge_cards,
        }
        names = {name_of(kind, entry.id).id: entry.name for kind, entries in groups.items() for entry in entries}
        # These carry their kind in their ids.
        own: tuple[Iterable[_NamedEntry], ...] = (
            box.cost_tiles,
            box.fair_tiles,
            box.player_board.buildings,
            box.i18n.terms,
        )
        names.update({entry.id.replace("_", "-").lower(): entry.name for entries in own for entry in entries})
        towns = {town.id: town.name for town in box.map.nodes}
        for cathedral in box.cathedrals:
            names[cathedral.id.lower()] = _in_town(cathedral.name, towns[cathedral.town])
        names.update({f"category-{each.category}": each.name for each in box.cardinal_bonus_priority})
        names.update({f"colour-{each.id}": each.die_colour_name for each in box.resources})
        return {id: {"en": name.en, "uk": name.uk, "ru": name.ru} for id, name in names.items()}

    def setup(self, seats: int, options: Options, rng: Rng) -> TiletumState:
        return set_up(seats, options, rng)

    def turn(self, s: TiletumState) -> Turn:
        return rules.turn(s)

    def over(self, s: TiletumState) -> bool:
        return s.phase == FINISHED

    def active(self, s: TiletumState) -> int | None:
        if s.phase != ACTION_PHASE or (s.solo and s.active == CARDINAL_SIDE):
            return None
        return s.active

    def round(self, s: TiletumState) -> int:
        return s.round

    def faces(self) -> Faces:
        return Faces()

    def view(self, s: TiletumState, seat: int | None) -> TiletumView:
        return tiletum_view(s, seat)

    def explain(self, s: TiletumState, ask: Ask, thing: str) -> Message | None:
        return explanations.explain(s, ask, thing)

    def imagine(self, s: TiletumState, seat: int | None, rng: Rng) -> None:
        """TIL-39.10: nobody knows more than another: the order of the piles, and the corruption tokens."""
        for pile in (s.bonus_pile, s.contract_pile, s.character_pile):
            pile.sort()
            rng.shuffle(pile)
        tokens = sorted(s.tokens + s.aside)
        rng.shuffle(tokens)
        down = len(s.tokens)
        s.tokens, s.aside = tokens[:down], tokens[down:]

    def scores(self, s: TiletumState) -> list[ScoreSheet]:
        return score_sheets(s)

    def check(self, s: TiletumState) -> None:
        check_state(s)


game = Tiletum()
