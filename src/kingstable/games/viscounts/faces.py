"""Faces: everything printed that a client draws or explains: cards, the board on both sides, tracks and buildings."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from kingstable.kernel import Faces

from .components import ACTIONS, BUILDINGS, COMPONENTS, RESOURCES, RIBBONS, SEGMENTS
from .printed.entry import ByPlayers, Effects
from .tables.boards import (
    BUILDING_COSTS,
    EXCHANGES,
    PRINTED_FOLK,
    PRINTED_SCROLLS,
    SECTION_LABELS,
    SEGMENT_LABELS,
    SIDES,
    SPACE_LABELS,
    SPOT_LABELS,
    START_ICONS,
    TIER2,
    TRACK_ACTIVE,
    TRACK_OTHERS,
)
from .tables.cards import CARDS, PLAYER_CARDS, PRINTED_CARDS, SCROLLS, Conversion
from .tables.numbers import PAID_WITH, IconCounts
from .tables.schemes import (
    AUTOMA_COSTS,
    AUTOMA_OTHERS,
    AUTOMA_TRACK,
    AUTOMAS,
    BUILDING_ORDER,
    SCHEMES,
    Automa,
)

# -- cards -----------------------------------------------------------------------------------------------------------


class ConversionFace(msgspec.Struct, frozen=True):
    """In an action, so many of one of `paid` count as `gives` icons of the action; `limit` 0 is no limit."""

    paid: list[str]
    amount: int
    gives: int
    limit: int


class CardFace(msgspec.Struct, frozen=True):
    """A townsfolk card. `action` and `event` say when an ongoing ability works."""

    id: str
    family: str
    silver: int
    icons: IconCounts
    corner: Effects
    timing: str
    ability: Effects
    action: str
    event: str
    conversion: ConversionFace | None
    reconstructed: bool


class ManuscriptFace(msgspec.Struct, frozen=True):
    """A manuscript: 1 point for each `per` of what it `scores`, if it does."""

    id: str
    ribbon: str
    cost: int
    immediate: Effects
    scores: str
    per: int
    reconstructed: bool


class OptionFace(msgspec.Struct, frozen=True):
    """An option of a scheme: an action or focus, or else effects."""

    action: str
    effects: Effects


class SchemeFace(msgspec.Struct, frozen=True):
    id: str
    deck: str
    header: IconCounts
    row1: Effects
    row2: Effects
    move: int
    options: list[OptionFace]
    reconstructed: bool


class PlayerCardFace(msgspec.Struct, frozen=True):
    """A player card: where the viscount starts, and what comes with it."""

    space: str
    gains: Effects
    silver: int
    deeds: int
    debts: int
    extra: Effects
    scope: str
    reconstructed: bool


# -- boards ----------------------------------------------------------------------------------------------------------


class SpaceFace(msgspec.Struct, frozen=True):
    """A space; the outer ones show how many trade icons buy what."""

    id: str
    kind: str
    number: int
    icons: int
    gain: Effects


class PrintedFolkFace(msgspec.Struct, frozen=True):
    silver: int
    icons: IconCounts
    corner: Effects


class PrintedManuscriptFace(msgspec.Struct, frozen=True):
    cost: int
    immediate: Effects


class SpotFace(msgspec.Struct, frozen=True):
    """A building spot; `link` is what the link to the next spot gives, which may lie on the next segment clockwise."""

    id: str
    bank: str
    reward: Effects
    link: Effects | None


class SegmentFace(msgspec.Struct, frozen=True):
    """A segment of the ring; its spots by the side of the board."""

    name: str
    spaces: list[SpaceFace]
    spots: dict[str, list[SpotFace]]
    townsfolk: PrintedFolkFace
    manuscript: PrintedManuscriptFace


class SectionFace(msgspec.Struct, frozen=True):
    """A castle section, and what the step to tier 2 gives there."""

    id: str
    reward: Effects


class BuildingFace(msgspec.Struct, frozen=True):
    id: str
    cost: int


class TrackFace(msgspec.Struct, frozen=True):
    """What a collision on this space gives."""

    space: int
    owner: Effects
    condition: str
    others: Effects


class BoardFace(msgspec.Struct, frozen=True):
    """A player's board, or the Automa's: its buildings in their order, and its track."""

    buildings: list[BuildingFace]
    track: list[TrackFace]


class AutomaFace(msgspec.Struct, frozen=True):
    """What sets one Automa apart: its focus, and which resources it prefers up to which number (0 is no limit).

    One with a `single_type` keeps a single stock, which is told under ``ink``.
    """

    focus: str
    single_type: bool
    preference: list[tuple[str, int]]


class PointsFace(msgspec.Struct, frozen=True):
    """What pays in the end.

    Buildings by how many of a type stand, a worker of each tier, sets by their size from one on, the leader card, and
    the two sides of a debt and of a deed.
    """

    buildings: dict[str, tuple[int, ...]]
    tiers: tuple[int, int, int]
    sets: tuple[int, ...]
    leader: int
    debt: tuple[int, int]
    deed: tuple[int, int]


class ViscountsFaces(Faces, frozen=True):
    """All that is printed; `start_icons` are those of empty card slots, `poverty` and `prosperity` by people."""

    cards: dict[str, CardFace]
    manuscripts: dict[str, ManuscriptFace]
    schemes: dict[str, SchemeFace]
    player_cards: dict[int, PlayerCardFace]
    segments: dict[str, SegmentFace]
    castle: list[SectionFace]
    board: BoardFace
    automa_board: BoardFace
    automas: dict[str, AutomaFace]
    start_icons: list[IconCounts]
    paid_with: dict[str, str]
    poverty: list[int]
    prosperity: list[int]
    points: PointsFace


@cache
def faces() -> ViscountsFaces:
    c = COMPONENTS
    return ViscountsFaces(
        cards={card.id: _card(number) for number, card in enumerate(CARDS)},
        manuscripts={scroll.id: _manuscript(number) for number, scroll in enumerate(SCROLLS)},
        schemes={scheme.id: _scheme(number) for number, scheme in enumerate(SCHEMES)},
        player_cards={number: _player_card(number) for number in PLAYER_CARDS},
        segments={label: _segment(segment) for segment, label in enumerate(SEGMENT_LABELS)},
        castle=[SectionFace(label, TIER2[section]) for section, label in enumerate(SECTION_LABELS)],
        board=_board(range(len(BUILDINGS)), BUILDING_COSTS, TRACK_ACTIVE, TRACK_OTHERS),
        automa_board=_board(BUILDING_ORDER, AUTOMA_COSTS, AUTOMA_TRACK, AUTOMA_OTHERS),
        automas={id: _automa(automa) for id, automa in AUTOMAS.items()},
        start_icons=list(START_ICONS),
        paid_with={action: RESOURCES[PAID_WITH[number]] for number, action in enumerate(ACTIONS)},
        poverty=_by_people(c.poverty_card.cards_on_top_by_players),
        prosperity=_by_people(c.prosperity_card.cards_on_top_by_players),
        points=_points(),
    )


def _points() -> PointsFace:
    c = COMPONENTS
    tiers = c.castle.vp_per_worker
    return PointsFace(
        buildings={building.type: building.vp_by_number_built for building in c.player_board.buildings},
        tiers=(tiers.one, tiers.two, tiers.three),
        sets=tuple(c.ribbon_set_vp.vp_by_set_size.of(size) for size in range(1, len(RIBBONS) + 1)),
        leader=c.castle_leader_card.vp,
        debt=(c.debt_card.unpaid_vp, c.debt_card.paid_vp),
        deed=(c.deed_card.acquired_vp, c.deed_card.approved_vp),
    )


_FAMILIES: Final = (
    ["townsfolk"] * len(COMPONENTS.townsfolk)
    + ["hero"] * len(COMPONENTS.heroes)
    + ["starter"] * len(COMPONENTS.starters)
)


def _card(number: int) -> CardFace:
    card = CARDS[number]
    conversion = card.conversion
    action = conversion.action if conversion else card.after_action
    return CardFace(
        card.id,
        _FAMILIES[number],
        card.silver,
        card.icons,
        card.corner,
        card.timing,
        card.immediate or card.drop_off or card.ongoing,
        ACTIONS[action] if action >= 0 else "",
        card.event,
        _conversion(conversion) if conversion else None,
        PRINTED_CARDS[number].provenance == "reconstructed",
    )


def _conversion(each: Conversion) -> ConversionFace:
    paid = [RESOURCES[resource] for resource in each.resources] + ["trade_icon"] * each.trade_icons
    return ConversionFace(paid, each.amount, each.gives, each.limit)


def _manuscript(number: int) -> ManuscriptFace:
    scroll = SCROLLS[number]
    return ManuscriptFace(
        scroll.id,
        RIBBONS[scroll.ribbon],
        scroll.cost,
        scroll.immediate,
        scroll.scores,
        scroll.per,
        COMPONENTS.manuscripts[number].provenance == "reconstructed",
    )


def _scheme(number: int) -> SchemeFace:
    scheme = SCHEMES[number]
    printed = (*COMPONENTS.solo.starting_schemes, *COMPONENTS.solo.future_schemes)[number]
    return SchemeFace(
        scheme.id,
        printed.deck,
        scheme.header,
        scheme.row1,
        scheme.row2,
        scheme.move,
        [OptionFace(option.action, option.effects) for option in scheme.options],
        printed.provenance == "reconstructed",
    )


def _player_card(number: int) -> PlayerCardFace:
    card = PLAYER_CARDS[number]
    return PlayerCardFace(
        str(card.start_space),
        card.resources,
        card.silver,
        card.deeds,
        card.debts,
        card.extra,
        card.extra_scope,
        card.provenance == "reconstructed",
    )


def _segment(segment: int) -> SegmentFace:
    printed = COMPONENTS.board.segments[segment]
    return SegmentFace(
        SEGMENTS[segment],
        [
            SpaceFace(SPACE_LABELS[segment * 3 + kind], space.kind, space.number, *EXCHANGES[segment * 3 + kind])
            for kind, space in enumerate(printed.spaces)
        ],
        {side: _spots(segment, side) for side in SIDES},
        PrintedFolkFace(*PRINTED_FOLK[segment]),
        PrintedManuscriptFace(*PRINTED_SCROLLS[segment]),
    )


def _spots(segment: int, side: str) -> list[SpotFace]:
    table = SIDES[side]
    left = table.banks[segment][0]
    return [
        SpotFace(SPOT_LABELS[spot], "left" if spot in left else "right", table.rewards[spot], table.links.get(spot))
        for spot in range(segment * 5, segment * 5 + table.places)
    ]


def _board(
    order: range | tuple[int, ...],
    costs: tuple[int, ...],
    track: tuple[Effects, ...],
    others: tuple[tuple[str, Effects], ...],
) -> BoardFace:
    return BoardFace(
        [BuildingFace(BUILDINGS[building], costs[building]) for building in order],
        [TrackFace(space + 1, gain, *others[space]) for space, gain in enumerate(track)],
    )


def _automa(automa: Automa) -> AutomaFace:
    preference = [("any" if automa.single_type else RESOURCES[kind], until) for kind, until in automa.preference]
    return AutomaFace(automa.focus, automa.single_type, preference)


def _by_people(numbers: ByPlayers) -> list[int]:
    """By the number of people, from one on."""
    return [numbers.of(people) for people in range(1, COMPONENTS.game.players_max + 1)]
