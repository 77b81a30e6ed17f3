"""The shapes of the printed facts: one frozen struct for each kind of word and card."""

from __future__ import annotations

from typing import Literal

import msgspec

Worker = Literal["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
Attribute = Literal["faith", "strength", "influence"]
Nation = Literal["byzantine", "saracen", "viking"]
Action = Literal[
    "develop",
    "recruit",
    "hunt",
    "trade",
    "pray",
    "conspire",
    "commission",
    "fortify",
    "garrison",
    "absolve",
    "attack",
    "convert",
]
EffectKind = Literal[
    "gain_worker",
    "gain_attribute",
    "gain_silver",
    "gain_provision",
    "gain_tax",
    "pray",
    "discard_suspicion",
    "destroy_debt",
    "pay_debt",
    "free_recruit",
    "free_develop",
    "take_debt",
    "choose_one",
]
RewardClass = Literal[
    "free_recruit", "pay_debt", "pray", "two_workers", "one_worker", "two_silver", "discard_suspicion"
]
Trigger = Literal[
    "action:develop",
    "action:recruit",
    "action:hunt",
    "action:trade",
    "action:pray",
    "action:conspire",
    "action:commission",
    "action:fortify",
    "action:garrison",
    "action:absolve",
    "action:attack",
    "action:convert",
    "pay_debt",
    "inquisition",
]
Condition = Literal["always", "suspicion_is_0", "suspicion_at_least_2"]
CountOf = Literal[
    "attacked_byzantine",
    "attacked_saracen",
    "attacked_viking",
    "commission_count",
    "fortify_count",
    "garrison_count",
    "absolve_count",
    "townsfolk_kept",
    "workshops_placed",
    "faith_track",
    "strength_track",
    "influence_track",
    "paid_debts",
    "unpaid_debts",
    "orders_completed",
    "suspicion_held",
    "mercenaries_converted",
]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every entry has in common: its origin, no key that is not known, and no change after loading."""

    provenance: str = "rulebook"
    provenance_fields: dict[str, str] = {}
    note: str = ""


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    en: str
    uk: str
    ru: str


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One icon of a reward; `options` only in a ``choose_one``, left alternative first."""

    effect: EffectKind
    amount: int = 0
    worker: Worker | None = None
    attribute: Attribute | None = None
    options: tuple[tuple[Effect, ...], ...] = ()


Reward = tuple[Effect, ...]


class GameFacts(Entry, frozen=True, kw_only=True):
    id: Literal["paladins"]
    name: Name
    players_min: int
    players_max: int
    scope: str


class Named(Entry, frozen=True, kw_only=True):
    """A word of the game: a term, an attribute, a kind of worker, an action ..."""

    id: str
    name: Name


class ComponentCount(Named, frozen=True, kw_only=True):
    count: int


class WorkerType(Named, frozen=True, kw_only=True):
    id: Worker
    colour: str
    count: int
    wild: bool


class AttributeFacts(Named, frozen=True, kw_only=True):
    id: Attribute
    colour: str


class NationFacts(Named, frozen=True, kw_only=True):
    id: Nation
    card_colour: str


class ActionName(Named, frozen=True, kw_only=True):
    side: Literal["left", "right", "ai_left", "ai_scheme", "main_board"]


class EffectFacts(Named, frozen=True, kw_only=True):
    id: EffectKind
    meaning: str


class RoundStructure(Entry, frozen=True, kw_only=True):
    rounds: int
    paladins_drawn: int
    workers_from_paladin: int
    workers_from_tavern: int
    townsfolk_row: int
    outsider_row: int
    orders_in_play: int
    favours_in_play: int


class Bonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    faith: int
    strength: int
    influence: int


class PaladinAbility(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    trigger: Trigger
    kind: Literal["waive_cost", "reduce_cost", "bonus"]
    resource: Literal["silver", "provision", "none"]
    reduce_by: int
    reward: Reward


class _Card(Named, frozen=True, kw_only=True):
    copies: int = 1
    uk_name_from: str = "rulebook"


class Paladin(_Card, frozen=True, kw_only=True):
    copies_per_player: int
    copies_total: int
    workers: tuple[Worker, ...]
    bonus: Bonus
    ability: PaladinAbility


class TownsfolkAbility(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    trigger: Trigger
    condition: Condition
    reward: Reward


class Townsfolk(_Card, frozen=True, kw_only=True):
    type: str
    discard_reward: Reward
    hire_instant: Reward
    ability: TownsfolkAbility


class EndGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a converted outsider is worth: `base_vp` and `vp` for every full `per` of the count."""

    base_vp: int
    vp: int
    per: int
    count_of: CountOf


class Outsider(_Card, frozen=True, kw_only=True):
    type: str
    uk_aliases: tuple[str, ...]
    nation: Nation
    attack_reward: Reward
    convert_reward: Reward
    end_game: EndGame


class Order(_Card, frozen=True, kw_only=True):
    action: Action
    required_count: int


class FavourCost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    silver: int
    provision: int
    take_debt: int


class Favour(_Card, frozen=True, kw_only=True):
    space: Worker | Literal["any"]
    cost: FavourCost
    reward: Reward


class Tavern(_Card, frozen=True, kw_only=True):
    workers: tuple[Worker, ...]


class Wall(_Card, frozen=True, kw_only=True):
    reward: Reward
    vp: int


class Suspicion(_Card, frozen=True, kw_only=True):
    tax: int


class Debt(_Card, frozen=True, kw_only=True):
    unpaid_vp: int
    paid_vp: int


class Scheme(_Card, frozen=True, kw_only=True):
    action: str
    start: Literal["deck", "on_favour_cards"]
