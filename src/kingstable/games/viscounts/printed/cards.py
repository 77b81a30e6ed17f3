"""The shapes of cards: townsfolk, manuscripts, debts, deeds and player cards."""

from __future__ import annotations

from typing import Literal

from .entry import Action, ByPlayers, Effects, Entry, Icon, Icons, Names, Source, Timing

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
