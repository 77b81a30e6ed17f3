"""The printed facts of the game, read from `data/components.json` and checked on the way in.

Every entry keeps its `provenance`. `load` also takes a file of one's own, so that an owner of the printed game can
have a correction checked; a fault is reported as a `ComponentError` that names the entry.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Final, Protocol

import msgspec

from kingstable.kernel.printed import expect, expect_ids, parts, read
from kingstable.kernel.registry import printed_in

from .printed import boards, box, cards
from .printed.entry import Effect, Entry, Names
from .printed.solo import AutomaBoard, EffectsOption, Solo

SCHEMA: Final = "viscounts-components/1"
RESOURCES: Final = ("ink", "gold", "stone", "silver")
ICONS: Final = ("trade", "build", "noble", "cleric", "crime")
RIBBONS: Final = ("grey", "black", "yellow", "blue")
SEGMENTS: Final = ("seg_1_2", "seg_3_4", "seg_5_6", "seg_7_8", "seg_9_10")
SPACE_KINDS: Final = ("outer_left", "outer_right", "inner")
BUILDING_TYPES: Final = ("trading_post", "guildhall", "workshop")
BUILDINGS: Final = tuple(f"{type}_{slot}" for type in BUILDING_TYPES for slot in (1, 2, 3))
ACTIONS: Final = ("trade", "construct", "place_workers", "transcribe")
AUTOMAS: Final = ("automa_cleric", "automa_builder", "automa_noble", "automa_card")
SCORED: Final = (
    "buildings",
    "castle_workers",
    "manuscripts",
    "approved_deeds",
    "paid_debts",
    "leftover_resources",
    *(f"{icon}_icons" for icon in ICONS),
)
AUTOMA_OPS: Final = ("future_scheme", "automa_dismiss", "corruption_per_crime")


class RibbonEntry(Entry, frozen=True):
    id: str
    names: Names
    provenance: str


class ReconstructedIndex(Entry, frozen=True):
    entries: tuple[str, ...]
    provenance: str


class Components(Entry, frozen=True):
    """The whole box."""

    schema: str
    provenance_key: dict[str, str]
    notes: box.Notes
    game: box.GameFacts
    terms: tuple[box.Term, ...]
    resources: tuple[box.Resource, ...]
    icons: tuple[box.IconKind, ...]
    main_actions: tuple[box.MainAction, ...]
    phases: tuple[box.Phase, ...]
    effect_ops: tuple[box.EffectOp, ...]
    player_colours: tuple[box.Term, ...]
    component_counts: box.Counts
    multiplier_cards: box.Multipliers
    setup: box.SetupFacts
    townsfolk: tuple[cards.Townsfolk, ...]
    heroes: tuple[cards.Townsfolk, ...]
    starters: tuple[cards.Townsfolk, ...]
    ribbons: tuple[RibbonEntry, ...]
    manuscripts: tuple[cards.Manuscript, ...]
    ribbon_set_vp: cards.SetPoints
    cleric_bonus_cards: tuple[cards.BonusCard, ...]
    castle_leader_card: cards.LeaderCard
    debt_card: cards.DebtCard
    deed_card: cards.DeedCard
    poverty_card: cards.EndCard
    prosperity_card: cards.EndCard
    player_cards: tuple[cards.PlayerCard, ...]
    player_card_back: cards.PlayerCardBack
    board: boards.Board
    castle: boards.Castle
    player_board: boards.PlayerBoard
    solo: Solo
    #: Files of owners may still have it; what is reconstructed now stands in `data/reconstructed.json`.
    reconstructed_index: ReconstructedIndex | None = None

    def automa(self, id: str) -> AutomaBoard:
        return next(board for board in self.solo.automa_boards if board.id == id)


def load(raw: bytes | str | Mapping[str, object]) -> Components:
    """Read components from JSON text or from an object already decoded, and check them."""
    components = read(raw, Components)
    _check(components)
    return components


class NamedEntry(Protocol):
    """An entry that has a name in each language."""

    @property
    def id(self) -> str: ...

    @property
    def names(self) -> Names: ...


def _check(components: Components) -> None:
    expect(
        components.schema == SCHEMA, "schema", "is {found!r}, not {wanted!r}", found=components.schema, wanted=SCHEMA
    )
    _check_sources(components)
    _check_ids(components)
    _check_counts(components)
    _check_effects(components)
    _check_townsfolk(components)
    _check_manuscripts(components)
    _check_player_cards(components)
    for segment in components.board.segments:
        _check_segment(components, segment)
    _check_boards(components)
    _check_solo(components)


def _check_sources(components: Components) -> None:
    """Each provenance is one that the file's key explains, and no name is empty."""
    sources = components.provenance_key
    for entry, key, part in parts(msgspec.to_builtins(components)):
        if key.endswith("provenance"):
            expect(part in sources, entry, "has the unknown {key} {name!r}", key=key, name=part)
        elif key == "names" and isinstance(part, dict):
            for language, text in part.items():
                expect(bool(text.strip()), entry, "has no name in {lang!r}", lang=language)


def _check_ids(c: Components) -> None:
    expect(
        c.game.id == "viscounts", "game", "has the id {found!r}, not {wanted!r}", found=c.game.id, wanted="viscounts"
    )
    expect((c.game.players_min, c.game.players_max) == (1, 4), "game", "is not for 1 to 4 players")  # VIS-1.1
    expect_ids("resources", (entry.id for entry in c.resources), RESOURCES)
    expect_ids("icons", (entry.id for entry in c.icons), ICONS)
    expect_ids("main_actions", (entry.id for entry in c.main_actions), ACTIONS)
    expect_ids("ribbons", (entry.id for entry in c.ribbons), RIBBONS)
    expect_ids("board.segments", (entry.id for entry in c.board.segments), SEGMENTS)
    expect_ids("solo.automa_boards", (entry.id for entry in c.solo.automa_boards), AUTOMAS)
    expect_ids("player_board.buildings", (entry.type for entry in c.player_board.buildings), BUILDING_TYPES)
    expect_ids("effect_ops", (entry.op for entry in c.effect_ops))
    expect_ids("townsfolk", (card.id for card in (*c.townsfolk, *c.heroes, *c.starters)))
    expect_ids("manuscripts", (entry.id for entry in c.manuscripts))
    expect_ids("solo.schemes", (scheme.id for scheme in (*c.solo.starting_schemes, *c.solo.future_schemes)))
    phases = [phase.number for phase in c.phases]
    expect(phases == [1, 2, 3, 4, 5, 6], "phases", "have the numbers {found}", found=phases)  # VIS-6.2


def _check_counts(c: Components) -> None:
    """VIS-1.19."""
    counts = c.component_counts
    for key, found in (
        ("townsfolk", len(c.townsfolk)),
        ("heroes", len(c.heroes)),
        ("starters_per_player", sum(card.copies_per_player for card in c.starters)),
        ("starters_total", counts.player_boards * counts.starters_per_player),
        ("manuscripts", len(c.manuscripts)),
        ("manuscripts_grey_backed", sum(entry.back == "grey" for entry in c.manuscripts)),
        ("player_cards", len(c.player_cards)),
        ("cleric_bonus_cards", len(c.cleric_bonus_cards)),
        ("castle_leader_cards", 1),
        ("multiplier_cards", c.multiplier_cards.count),
        ("starting_schemes", len(c.solo.starting_schemes)),
        ("future_schemes", len(c.solo.future_schemes)),
        ("automa_reference_cards", 1),
        ("board_segments", len(c.board.segments)),
        ("workers_per_player", c.player_board.workers),
        ("buildings_per_player", sum(entry.count for entry in c.player_board.buildings)),
    ):
        stated = getattr(counts, key)
        expect(
            stated == found,
            f"component_counts.{key}",
            "is {found}, but the file has {wanted}",
            found=stated,
            wanted=found,
        )
    sizes = c.setup.townsfolk_pile_sizes
    expect(sum(sizes) == counts.townsfolk, "setup.townsfolk_pile_sizes", "add up to {found}", found=sum(sizes))
    expect(len(sizes) == c.setup.townsfolk_piles == 5, "setup.townsfolk_pile_sizes", "are not five")
    expect(c.setup.manuscript_pile_size * 5 == counts.manuscripts, "setup.manuscript_pile_size", "does not fit")
    expect(counts.manuscripts_grey_backed == 5, "manuscripts", "do not have five grey backs")  # VIS-2.6


def effects_in(value: object, entry: str) -> Iterator[tuple[str, Effect]]:
    """All effects anywhere in a struct, each with the entry it stands in."""
    if isinstance(value, Effect):
        yield entry, value
    if isinstance(value, msgspec.Struct):
        name = getattr(value, "id", None)
        for field in value.__struct_fields__:
            yield from effects_in(getattr(value, field), f"{entry}.{name}" if isinstance(name, str) else entry)
    elif isinstance(value, tuple):
        for part in value:
            yield from effects_in(part, entry)
    elif isinstance(value, dict):
        for part in value.values():
            yield from effects_in(part, entry)


def _check_effects(c: Components) -> None:
    known = {entry.op for entry in c.effect_ops}
    for field in c.__struct_fields__:
        for entry, effect in effects_in(getattr(c, field), field):
            expect(effect.op in known, entry, "has the unknown effect {name!r}", name=effect.op)
            expect(effect.n >= 1, entry, "has the effect {effect!r} {found} times", effect=effect.op, found=effect.n)
            choice = effect.op == "choose_one"
            expect(
                choice == (len(effect.options) > 1),
                entry,
                "the effect {effect!r} has the wrong options",
                effect=effect.op,
            )
            solo = entry.startswith("solo")
            expect(
                solo or effect.op not in AUTOMA_OPS, entry, "{name!r} is an effect of the Automa only", name=effect.op
            )


def _check_townsfolk(c: Components) -> None:
    for card in (*c.townsfolk, *c.heroes, *c.starters):
        entry = f"townsfolk.{card.id}"
        expect(card.silver >= 1, entry, "has the silver value {found}", found=card.silver)
        expect(card.criminal is (card.icons.crime > 0), entry, "is a criminal only with a crime icon")  # VIS-1.15
        ability = card.ability
        fits = {
            "immediate": isinstance(ability, cards.OnceAbility),
            "drop_off": isinstance(ability, cards.OnceAbility),
            "ongoing": isinstance(ability, cards.AfterAction | cards.OnEvent | cards.Convert),
            "none": isinstance(ability, cards.NoAbility),
        }
        expect(fits[card.timing], entry, "the ability does not fit the timing {found!r}", found=card.timing)
        if isinstance(ability, cards.Convert):
            _check_conversion(c, entry, ability)
    for card in (*c.heroes, *c.starters):  # VIS-5.3
        expect(not card.on_hire_or_dismiss, f"townsfolk.{card.id}", "has a top right effect")


def _check_conversion(c: Components, entry: str, ability: cards.Convert) -> None:
    action = next(action for action in c.main_actions if action.id == ability.action)
    expect(
        ability.gives_icon == action.icon,
        entry,
        "gives {found} icons in {action}, not {wanted}",
        found=ability.gives_icon,
        action=action.id,
        wanted=action.icon,
    )
    expect(ability.gives_amount in (1, 2), entry, "gives {found} icons", found=ability.gives_amount)
    for paid in ability.pay_any_of:
        expect(paid in (*RESOURCES, "trade_icon"), entry, "is paid with {found!r}", found=paid)
    if ability.gives_amount == 2:
        one = ability.pay_any_of == (action.pay_resource,) and ability.pay_amount == 1
        expect(one and ability.max_uses_per_action == 1, entry, "only one unit of the action's resource counts double")
    else:
        expect(ability.max_uses_per_action == 0, entry, "has a limit that no other conversion has")


def _check_manuscripts(c: Components) -> None:
    for entry in c.manuscripts:
        place = f"manuscripts.{entry.id}"
        expect(entry.ribbon in RIBBONS, place, "has the ribbon {found!r}", found=entry.ribbon)
        expect(entry.cost >= 1, place, "costs {found}", found=entry.cost)
        if entry.end_scoring is not None:
            expect(entry.end_scoring.what in SCORED, place, "scores {found!r}", found=entry.end_scoring.what)
            expect(entry.end_scoring.per >= 1, place, "scores per {found}", found=entry.end_scoring.per)
    expect_ids("cleric_bonus_cards", sorted(card.ribbon for card in c.cleric_bonus_cards), sorted(RIBBONS))


def _check_player_cards(c: Components) -> None:
    numbers = [card.number for card in c.player_cards]
    expect(numbers == list(range(1, 11)), "player_cards", "have the numbers {found}", found=numbers)
    for card in c.player_cards:
        expect(card.start_space == card.number, f"player_cards.{card.id}", "starts on another number")  # VIS-2.14


def _check_segment(c: Components, segment: boards.Segment) -> None:
    entry = f"board.segments.{segment.id}"
    left, right, inner = segment.spaces
    kinds = tuple(space.kind for space in segment.spaces)
    expect(kinds == SPACE_KINDS, entry, "has the spaces {found}", found=", ".join(kinds))  # VIS-1.8
    expect(
        segment.id == f"seg_{left.number}_{right.number}",
        entry,
        "has the numbers {left}, {right}",
        left=left.number,
        right=right.number,
    )
    expect(left.trade is not None and right.trade is not None, entry, "has an outer space without an exchange")
    expect(inner.trade is None and inner.number == 0, entry, "has a number or an exchange on its inner space")
    expect_ids(entry + ".sides", segment.sides, c.board.sides)
    for name, side in segment.sides.items():
        place = f"{entry}.{name}"
        spots = "".join(spot.id for spot in side.spots)
        expect(spots == "ABCDE"[: c.board.sides[name].spots_per_segment], place, "has the spots {found}", found=spots)
        banks = [spot.bank for spot in side.spots]
        expect(banks == sorted(banks) and set(banks) == {"left", "right"}, place, "has the banks {found}", found=banks)
        pairs = {*(link.between for link in side.links), *side.unlinked_neighbours}
        wanted = set(pairwise(spots))
        expect(pairs == wanted, place, "joins or parts the spots {found}", found=sorted(pairs))
        bank_of = {spot.id: spot.bank for spot in side.spots}
        for link in side.links:
            crosses = bank_of[link.between[0]] != bank_of[link.between[1]]
            expect(
                link.crosses_river is crosses,
                place,
                "the link {link} is on the wrong bank",
                link="-".join(link.between),
            )
        out = side.link_to_next_segment
        expect(
            (out.from_, out.to_next_segment_spot) == (spots[-1], "A"), place, "its link out does not join E or D to A"
        )


def _check_boards(c: Components) -> None:
    board, castle = c.player_board, c.castle
    expect(
        board.card_slots == 3, "player_board", "has {found} card slots, not {wanted}", found=board.card_slots, wanted=3
    )  # VIS-1.12
    track = board.track
    expect(
        [space.space for space in track.detail] == list(range(1, track.spaces + 1)), "player_board.track", "has gaps"
    )
    directions = (track.corruption_direction, track.virtue_direction)
    expect(directions == (1, -1), "player_board.track", "has the directions {found}", found=directions)  # VIS-4.1
    ends = (track.corruption_start, track.virtue_start)
    expect(ends == (1, track.spaces), "player_board.track", "starts at {found}", found=ends)  # VIS-2.9
    for building in board.buildings:
        slots = [slot.slot for slot in building.slots]
        expect(building.count == 3 and slots == [1, 2, 3], f"player_board.buildings.{building.type}", "has not 3 slots")
    indices = [section.clockwise_index for section in castle.sections]
    expect(indices == [0, 1, 2, 3, 4], "castle.sections", "have the places {found}", found=indices)  # VIS-1.11
    limits = (castle.tier1_limit, castle.tier2_limit, castle.group_size_to_advance)
    expect(limits == (3, 3, 3), "castle", "has the limits {found}", found=limits)  # VIS-13.4, VIS-13.9
    expect(
        {(arrow.from_, arrow.to, arrow.segment) for arrow in c.board.moves_within_and_between_segments}
        == {
            ("outer_left", "outer_right", "same"),
            ("outer_left", "inner", "same"),
            ("inner", "outer_right", "same"),
            ("inner", "inner", "next_clockwise"),
            ("outer_right", "outer_left", "next_clockwise"),
        },
        "board.moves_within_and_between_segments",
        "are not the five arrows of the board",  # VIS-8.3
    )
    for players in range(1, 5):
        side = c.setup.board_side_by_players.of(players)
        fits = side in c.board.sides and players in c.board.sides[side].players
        expect(
            fits, "setup.board_side_by_players", "gives {players} players the side {name!r}", players=players, name=side
        )


def _check_solo(c: Components) -> None:
    common = c.solo.common_board
    expect_ids("solo.common_board.building_order", sorted(common.building_order_left_to_right), sorted(BUILDINGS))
    expect_ids("solo.common_board.slot_abilities", sorted(e.slot for e in common.slot_abilities), sorted(BUILDINGS))
    spaces = [space.space for space in common.track]
    expect(spaces == [space.space for space in c.player_board.track.detail], "solo.common_board.track", "has gaps")
    decks = {scheme.id: scheme.deck for scheme in (*c.solo.starting_schemes, *c.solo.future_schemes)}
    for scheme in (*c.solo.starting_schemes, *c.solo.future_schemes):
        last = scheme.options[-1]
        expect(isinstance(last, EffectsOption), f"solo.{scheme.id}", "its last option can be impossible")  # VIS-31.7
    for board in c.solo.automa_boards:
        entry = f"solo.automa_boards.{board.id}"
        expect(board.start_building in BUILDINGS, entry, "starts with {found!r}", found=board.start_building)
        for icon in board.guildhall_icons:
            expect(icon in ICONS, entry, "has the guildhall icon {found!r}", found=icon)
        for deck, removed in (("starting", board.remove_starting_schemes), ("future", board.remove_future_schemes)):
            for scheme_id in removed:
                expect(
                    decks.get(scheme_id) == deck,
                    entry,
                    "removes {name!r}, which is no {deck} scheme",
                    name=scheme_id,
                    deck=deck,
                )
        expect((board.focus == "flip") == bool(board.focus_effects), entry, "has a focus that does not fit its effects")


COMPONENTS: Final = load(printed_in(__package__))
"""The components this version of the game is played with."""
