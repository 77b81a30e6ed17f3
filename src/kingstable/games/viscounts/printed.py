"""The shapes of all printed things: cards, boards, schemes and the effects on them, as frozen structs."""

from __future__ import annotations

from typing import Literal

import msgspec

Source = str
Action = Literal["trade", "construct", "place_workers", "transcribe"]
Icon = Literal["trade", "build", "noble", "cleric", "crime"]
Timing = Literal["immediate", "ongoing", "drop_off", "none"]
Condition = Literal["has_crime", "no_crime", "always"]
Bank = Literal["left", "right", "none"]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What every entry has in common: no key that is not known, and no change after loading."""


class Names(Entry, frozen=True):
    en: str
    uk: str
    ru: str


class Effect(Entry, frozen=True, omit_defaults=True):
    """One step of an effect list: an op of `effect_ops` with its number, or a choice between whole lists."""

    op: str
    n: int = 1
    options: tuple[tuple[Effect, ...], ...] = ()


Effects = tuple[Effect, ...]


class Icons(Entry, frozen=True):
    trade: int
    build: int
    noble: int
    cleric: int
    crime: int


class IconsBySlot(Entry, frozen=True):
    """Icons printed on the card slots of a board, seen while the slot is empty."""

    one: Icons = msgspec.field(name="1")
    two: Icons = msgspec.field(name="2")
    three: Icons = msgspec.field(name="3")


class ByPlayers(Entry, frozen=True):
    """A number for each count of players."""

    one: int = msgspec.field(name="1")
    two: int = msgspec.field(name="2")
    three: int = msgspec.field(name="3")
    four: int = msgspec.field(name="4")

    def of(self, players: int) -> int:
        return (self.one, self.two, self.three, self.four)[players - 1]


class SideByPlayers(Entry, frozen=True):
    one: str = msgspec.field(name="1")
    two: str = msgspec.field(name="2")
    three: str = msgspec.field(name="3")
    four: str = msgspec.field(name="4")

    def of(self, players: int) -> str:
        return (self.one, self.two, self.three, self.four)[players - 1]


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


# -- townsfolk -------------------------------------------------------------------------------------------------------


class NoAbility(Entry, frozen=True, tag_field="kind", tag="none"):
    pass


class OnceAbility(Entry, frozen=True, tag_field="kind", tag="effects"):
    """Resolved once, when the card is placed or drops off."""

    effects: Effects


class AfterAction(Entry, frozen=True, tag_field="kind", tag="after_action"):
    action: Action
    effects: Effects


class OnEvent(Entry, frozen=True, tag_field="kind", tag="on_event"):
    event: Literal["own_debt_flipped", "own_debt_gained", "any_collision"]
    effects: Effects


class Convert(Entry, frozen=True, tag_field="kind", tag="convert"):
    """In one main action, every `pay_amount` units count as `gives_amount` icons."""

    action: Action
    pay_any_of: tuple[str, ...]
    pay_amount: int
    gives_icon: Icon
    gives_amount: int
    max_uses_per_action: int


Ability = NoAbility | OnceAbility | AfterAction | OnEvent | Convert


class Townsfolk(Entry, frozen=True):
    """A townsfolk card of any family; only the starting ones say how many copies a player has."""

    id: str
    names: Names
    silver: int
    icons: Icons
    criminal: bool
    on_hire_or_dismiss: Effects
    timing: Timing
    ability: Ability
    provenance: Source
    ru_name_source: Literal["rulebook", "editor"]
    provenance_note: str = ""
    copies_per_player: int = 0


# -- manuscripts, debts, deeds, player cards -------------------------------------------------------------------------


class EndScoring(Entry, frozen=True):
    what: str
    per: int


class Manuscript(Entry, frozen=True):
    id: str
    names: Names
    ribbon: str
    cost: int
    immediate: Effects
    end_scoring: EndScoring | None
    back: Literal["grey", "black"]
    back_provenance: Source
    provenance: Source


class SetPoints(Entry, frozen=True):
    vp_by_set_size: ByPlayers
    provenance: Source


class BonusCard(Entry, frozen=True):
    id: str
    names: Names
    ribbon: str
    manuscripts_needed: int
    icons: Icons
    vp: int
    provenance: Source


class LeaderCard(Entry, frozen=True):
    id: str
    names: Names
    vp: int
    hand_limit_bonus: int
    provenance: Source


class DebtCard(Entry, frozen=True):
    id: str
    names: Names
    unpaid_vp: int
    paid_vp: int
    on_flip: Effects
    provenance: Source


class DeedCard(Entry, frozen=True):
    id: str
    names: Names
    acquired_vp: int
    approved_vp: int
    on_flip: Effects
    provenance: Source


class EndCard(Entry, frozen=True):
    """Poverty or Prosperity."""

    id: str
    names: Names
    pile: Literal["debts", "deeds"]
    cards_on_top_by_players: ByPlayers
    ranks_by: Literal["approved_deeds", "paid_debts"]
    vp_by_rank_3_or_more_players: tuple[int, int, int]
    vp_by_rank_1_or_2_players: tuple[int, int]
    provenance: Source


class PlayerCard(Entry, frozen=True):
    number: int
    id: str
    names: Names
    start_space: int
    resources: Effects
    silver: int
    deeds: int
    debts: int
    extra: Effects
    extra_scope: Literal["self", "any_segment", "own_viscount_space", "own_starting_cards"]
    provenance: Source
    provenance_note: str = ""


class PlayerCardBack(Entry, frozen=True):
    lines: tuple[str, ...]
    provenance: Source
