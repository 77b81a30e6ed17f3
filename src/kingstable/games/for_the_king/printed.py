"""The shapes of the printed facts: what each entry of `data/components.json` says, in frozen structs."""

from typing import Literal

import msgspec


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What every entry has in common: no key that is not known, and no change after loading."""


class Text(_Entry, frozen=True):
    en: str
    uk: str
    ru: str


class Term(_Entry, frozen=True):
    id: str
    text: Text
    provenance: str


class Office(_Entry, frozen=True):
    id: str
    code: str
    name: Text
    colour: Text
    final_tiebreak_rank: int
    provenance: str


class Noble(_Entry, frozen=True):
    id: str
    sides: Literal[2]
    gameplay_effect: Literal["none"]
    provenance: str


class DutyTile(_Entry, frozen=True):
    id: str
    office: str
    value: int
    title: Text
    provenance: str


class KingEffect(_Entry, frozen=True):
    """`steps` has a list of allowed changes for each tile to change, in order; all tiles of one card differ."""

    id: str
    symbol: str
    steps: tuple[tuple[Literal[1, -1], ...], ...]
    text: Text
    provenance: str


class Card(_Entry, frozen=True):
    """One of the 108 cards; what does not apply is "none" or 0."""

    id: str
    type: Literal["government", "king", "gold"]
    office: str
    value: int
    letter: str
    player_mark: int
    king_effect: str
    provenance: str


class TieBreakOrder(_Entry, frozen=True):
    offices: tuple[str, ...]
    provenance: str


class Counts(_Entry, frozen=True):
    values: tuple[int, ...]
    provenance: str


class Value(_Entry, frozen=True):
    value: int
    provenance: str


class Limits(_Entry, frozen=True):
    min: int
    max: int
    provenance: str


class Halves(_Entry, frozen=True):
    table: dict[str, int]
    provenance: str


class MarkRule(_Entry, frozen=True):
    remove_if: Literal["player_mark > players"]
    unmarked_value: Literal[0]
    provenance: str


class Numbers(_Entry, frozen=True):
    by_players: dict[str, int]
    provenance: str
    note: str = ""


class Flags(_Entry, frozen=True):
    by_players: dict[str, bool]
    provenance: str


class NumberLists(_Entry, frozen=True):
    by_players: dict[str, tuple[int, ...]]
    provenance: str


class OfficeLists(_Entry, frozen=True):
    by_players: dict[str, tuple[str, ...]]
    provenance: str


class CardCounts(_Entry, frozen=True):
    government: int
    king: int
    gold: int
    total: int


class CardCountTable(_Entry, frozen=True):
    by_players: dict[str, CardCounts]
    provenance: str


class ZoneLimits(_Entry, frozen=True):
    own: int = msgspec.field(name="self")
    centre: int
    favour: int


class ZoneTable(_Entry, frozen=True):
    by_players: dict[str, ZoneLimits]
    provenance: str


class Setup(_Entry, frozen=True):
    """The numbers of the set-up; those that follow from the cards are checked against them."""

    player_counts: Counts
    board_portraits: Numbers
    offices_in_play: OfficeLists
    secondary_duties_used: Flags
    start_primary_value: Value
    start_secondary_value: Numbers
    primary_limits: Limits
    secondary_value_by_primary: Halves
    mark_removal_rule: MarkRule
    cards_after_mark_removal: CardCountTable
    random_removal: Numbers
    deck_size: Numbers
    zone_limits: ZoneTable
    cards_per_advisor_turn: Numbers
    advisor_turns: Numbers
    advisor_turns_by_seat: NumberLists
    favour_pile_size: Numbers
    cards_gained_per_player_phase_one: Numbers
    phase_two_first_seat: Numbers
    bid_cap_gold: Numbers
    bid_cap_cards: Numbers


class Reconstruction(_Entry, frozen=True):
    """What was filled in where the printed pictures are lost, and how sure it is."""

    id: str
    what: str
    chosen: str
    alternatives: str
    effect: str
    confidence: str


class Components(_Entry, frozen=True):
    """The whole box."""

    game: Literal["for_the_king"]
    schema_version: Literal[1]
    schema_notes: tuple[str, ...]
    provenance_values: dict[str, str]
    field_provenance: dict[str, dict[str, str]]
    terms: tuple[Term, ...]
    offices: tuple[Office, ...]
    final_tiebreak_order: TieBreakOrder
    noble_tiles: tuple[Noble, ...]
    duty_tiles: tuple[DutyTile, ...]
    king_effects: tuple[KingEffect, ...]
    cards: tuple[Card, ...]
    setup: Setup
    reconstructions: tuple[Reconstruction, ...]

    def with_players(self, players: int) -> list[Card]:
        """The cards left after those with a higher mark have been removed (FK-3.11)."""
        return [card for card in self.cards if card.player_mark <= players]
