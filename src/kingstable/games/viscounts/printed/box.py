"""The shapes of what the box says of itself: terms, resources, actions, counts and set-up."""

from __future__ import annotations

from typing import Literal

from .entry import Action, ByPlayers, Entry, Icon, Names, SideByPlayers, Source


class AbilityNotes(Entry, frozen=True):
    effects: str
    after_action: str
    on_event: str
    convert: str
    none: str


class Notes(Entry, frozen=True):
    effects: str
    icons: str
    on_hire_or_dismiss: str
    ability: AbilityNotes
    names: str
    provenance: Source


class GameFacts(Entry, frozen=True):
    id: str
    names: Names
    players_min: int
    players_max: int
    provenance: Source


class Term(Entry, frozen=True):
    id: str
    names: Names
    provenance: Source


class Resource(Entry, frozen=True):
    id: str
    names: Names
    pieces_in_box: int
    unlimited: Literal[True]
    provenance: Source


class IconKind(Entry, frozen=True):
    id: Icon
    names: Names
    main_action: str
    extra_icon_paid_with: str
    provenance: Source


class MainAction(Entry, frozen=True):
    id: Action
    names: Names
    path: Literal["outer", "inner"]
    icon: Icon
    pay_resource: str
    provenance: Source


class Phase(Entry, frozen=True):
    number: int
    id: str
    names: Names
    provenance: Source


class EffectOp(Entry, frozen=True):
    op: str
    names: Names
    meaning: str
    optional: bool
    provenance: Source


class Counts(Entry, frozen=True):
    townsfolk: int
    heroes: int
    starters_per_player: int
    starters_total: int
    manuscripts: int
    manuscripts_grey_backed: int
    player_cards: int
    cleric_bonus_cards: int
    castle_leader_cards: int
    debts: int
    deeds: int
    multiplier_cards: int
    starting_schemes: int
    future_schemes: int
    automa_reference_cards: int
    board_segments: int
    player_boards: int
    workers_per_player: int
    buildings_per_player: int
    provenance: Source


class Multipliers(Entry, frozen=True):
    count: int
    faces: tuple[str, ...]
    digital_use: str
    provenance: Source


class SetupFacts(Entry, frozen=True):
    board_side_by_players: SideByPlayers
    townsfolk_piles: int
    townsfolk_pile_sizes: tuple[int, ...]
    manuscript_pile_size: int
    draft_pairs_by_players: ByPlayers
    starting_hand: int
    board_side_provenance: Source
    provenance: Source
