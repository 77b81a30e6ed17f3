"""What a seat may know: the whole table but hands, orders of piles and the seed; with prices and previews."""

from __future__ import annotations

import msgspec

from ..components import BUILDINGS, COMPONENTS, RESOURCES, RIBBONS, SEGMENTS
from ..faces import CardFace, ManuscriptFace, SchemeFace, card_faces, manuscript_faces, scheme_faces
from ..printed.entry import Effects
from ..rules.construction import ends
from ..scoring import points
from ..state import ViscountsState
from ..tables.boards import (
    BUILDING_COSTS,
    EXCHANGES,
    PRINTED_FOLK,
    PRINTED_SCROLLS,
    SECTION_LABELS,
    SEGMENT_LABELS,
    SPACE_LABELS,
    SPOT_LABELS,
    TIER2,
    TRACK_ACTIVE,
    TRACK_OTHERS,
)
from ..tables.cards import CARDS, SCROLLS
from ..tables.numbers import NONE
from ..tables.schemes import AUTOMA_COSTS, AUTOMA_OTHERS, AUTOMA_TRACK, BUILDING_ORDER, SCHEMES
from .outlook import Cascade, MeansView, ReachView, cascades, means_view, reach_view


class SpaceView(msgspec.Struct, frozen=True):
    """A space; the outer ones show how many trade icons buy what."""

    id: str
    kind: str
    number: int
    icons: int
    gain: Effects


class SpotView(msgspec.Struct, frozen=True):
    id: str
    bank: str
    reward: Effects
    owner: int | None
    building: str | None


class LinkView(msgspec.Struct, frozen=True):
    """A link between two spots; `complete` when both are built on."""

    id: str
    one: str
    other: str
    reward: Effects
    complete: bool


class PrintedFolkView(msgspec.Struct, frozen=True):
    silver: int
    icons: tuple[int, int, int, int, int]
    corner: Effects


class PrintedManuscriptView(msgspec.Struct, frozen=True):
    cost: int
    immediate: Effects


class SegmentView(msgspec.Struct, frozen=True):
    """One segment of the ring with its piles; `townsfolk` and `manuscript` are the visible ones."""

    id: str
    name: str
    section: str
    spaces: list[SpaceView]
    spots: list[SpotView]
    links: list[LinkView]
    townsfolk: str | None
    townsfolk_left: int
    printed_townsfolk: PrintedFolkView
    manuscript: str | None
    manuscripts_left: int
    printed_manuscript: PrintedManuscriptView


class SectionView(msgspec.Struct, frozen=True):
    """A castle section: workers of each player in tiers 1 and 2, and what the step to tier 2 gives."""

    id: str
    tier1: list[int]
    tier2: list[int]
    reward: Effects


class BuildingView(msgspec.Struct, frozen=True):
    """A building of a player: on its slot while `spot` is None, else its slot's ability is open."""

    id: str
    cost: int
    spot: str | None


class TrackView(msgspec.Struct, frozen=True):
    """What a collision on this space gives."""

    space: int
    owner: Effects
    condition: str
    others: Effects


class PlayerView(msgspec.Struct, frozen=True):
    """One player as everybody sees them; `hand` and `draw_pile` (sorted) are there for the owner only.

    An Automa with a single stock (`AutomaView.single_type`) keeps it under ``ink``.
    """

    index: int
    automa: str | None
    colour: str
    stock: dict[str, int]
    workers: int
    tier3: int
    viscount: str | None
    slots: list[str | None]
    hand: list[str] | None
    hand_size: int
    hand_limit: int
    draw_pile: list[str] | None
    draw_pile_size: int
    discard: list[str]
    dropping: str | None
    icons: list[int]
    permanent: list[int]
    corruption: int
    virtue: int
    linked: bool
    collision: TrackView
    unpaid: int
    paid: int
    acquired: int
    approved: int
    manuscripts: list[str]
    bonuses: list[str]
    leader: bool
    buildings: list[BuildingView]
    turns: int
    points: int


class AutomaView(msgspec.Struct, frozen=True):
    """The Automa's board: its focus, what it prefers, and the schemes still to come."""

    id: str
    focus: str
    single_type: bool
    preference: list[tuple[str, int]]
    future_left: int
    track: list[TrackView]


class EndPileView(msgspec.Struct, frozen=True):
    """Debts on Poverty or deeds on Prosperity."""

    left: int
    of: int
    revealed: bool


class PairView(msgspec.Struct, frozen=True):
    """A player card and the hero under it."""

    card: int
    hero: str
    space: str
    gains: Effects
    silver: int
    deeds: int
    debts: int
    extra: Effects
    scope: str
    reconstructed: bool


class PreviewView(msgspec.Struct, frozen=True):
    """For the viewer alone: icons for each action, spaces in reach by card, castle cascades."""

    means: list[MeansView]
    reach: dict[str, list[ReachView]]
    cascades: list[Cascade]


class ViscountsView(msgspec.Struct, frozen=True):
    """The table as one seat sees it; the ring begins with the first segment clockwise. `cards` has all faces."""

    seat: int | None
    side: str
    ring: list[SegmentView]
    castle: list[SectionView]
    track: list[TrackView]
    players: list[PlayerView]
    automa: AutomaView | None
    poverty: EndPileView
    prosperity: EndPileView
    bonuses: list[str]
    leader: int | None
    pairs: list[PairView]
    first: int
    active: int
    round: int
    last_round: int | None
    phase: int
    finished: bool
    preview: PreviewView | None
    cards: dict[str, CardFace]
    manuscripts: dict[str, ManuscriptFace]
    schemes: dict[str, SchemeFace]


_AUTOMA_COLOUR = "grey"


def view(s: ViscountsState, seat: int | None) -> ViscountsView:
    totals = [sum(lines.values()) for lines in points(s)]
    debts = COMPONENTS.poverty_card.cards_on_top_by_players.of(s.humans)
    deeds = COMPONENTS.prosperity_card.cards_on_top_by_players.of(s.humans)
    return ViscountsView(
        seat=seat,
        side=s.side,
        ring=[_segment(s, segment) for segment in s.ring],
        castle=[
            SectionView(
                SECTION_LABELS[section],
                [player.tier1[section] for player in s.players],
                [player.tier2[section] for player in s.players],
                TIER2[section],
            )
            for section in range(5)
        ],
        track=_track(False),
        players=[_player(s, who, seat, totals[who]) for who in range(len(s.players))],
        automa=_automa(s) if s.automa else None,
        poverty=EndPileView(s.debts, debts, not s.debts),
        prosperity=EndPileView(s.deeds, deeds, not s.deeds),
        bonuses=[RIBBONS[ribbon] for ribbon in range(4) if s.bonuses[ribbon]],
        leader=None if s.leader == NONE else s.leader,
        pairs=_pairs(s),
        first=s.first,
        active=s.active,
        round=s.round,
        last_round=s.last_round or None,
        phase=s.phase,
        finished=s.finished,
        preview=_preview(s, seat),
        cards=card_faces(_seen_cards(s, seat)),
        manuscripts=manuscript_faces(
            [pile[-1] for pile in s.scrolls if pile] + [scroll for player in s.players for scroll in player.scrolls]
        ),
        schemes=scheme_faces(_seen_schemes(s)),
    )


def _seen_cards(s: ViscountsState, seat: int | None) -> list[int]:
    seen = [pile[-1] for pile in s.folk if pile] + [pair.hero for pair in s.pairs]
    for who, player in enumerate(s.players[: s.humans]):
        seen += [card for card in player.slots if card != NONE] + player.discard
        if who == seat:
            seen += player.hand + player.deck
    return seen


def _seen_schemes(s: ViscountsState) -> list[int]:
    if not s.automa:
        return []
    player = s.players[s.humans]
    return [card for card in player.slots if card != NONE] + player.discard


def _segment(s: ViscountsState, segment: int) -> SegmentView:
    printed = COMPONENTS.board.segments[segment]
    folk, scrolls = s.folk[segment], s.scrolls[segment]
    places = range(segment * 5, segment * 5 + s.board.places)
    left = s.board.banks[segment][0]
    return SegmentView(
        id=SEGMENT_LABELS[segment],
        name=SEGMENTS[segment],
        section=SECTION_LABELS[s.faces[segment]],
        spaces=[
            SpaceView(SPACE_LABELS[segment * 3 + kind], space.kind, space.number, *EXCHANGES[segment * 3 + kind])
            for kind, space in enumerate(printed.spaces)
        ],
        spots=[
            SpotView(
                SPOT_LABELS[spot],
                "left" if spot in left else "right",
                s.board.rewards[spot],
                None if s.owners[spot] == NONE else s.owners[spot],
                None if s.owners[spot] == NONE else BUILDINGS[s.standing[spot]],
            )
            for spot in places
        ],
        links=[_link(s, link) for link in places if link in s.board.links],
        townsfolk=CARDS[folk[-1]].id if folk else None,
        townsfolk_left=len(folk),
        printed_townsfolk=PrintedFolkView(*PRINTED_FOLK[segment]),
        manuscript=SCROLLS[scrolls[-1]].id if scrolls else None,
        manuscripts_left=len(scrolls),
        printed_manuscript=PrintedManuscriptView(*PRINTED_SCROLLS[segment]),
    )


def _link(s: ViscountsState, link: int) -> LinkView:
    one, other = ends(s, link)
    complete = s.owners[one] != NONE and s.owners[other] != NONE
    return LinkView(SPOT_LABELS[link], SPOT_LABELS[one], SPOT_LABELS[other], s.board.links[link], complete)


def _track(automa: bool) -> list[TrackView]:
    own, others = (AUTOMA_TRACK, AUTOMA_OTHERS) if automa else (TRACK_ACTIVE, TRACK_OTHERS)
    return [TrackView(space + 1, gain, *others[space]) for space, gain in enumerate(own)]


def _player(s: ViscountsState, who: int, seat: int | None, total: int) -> PlayerView:
    player = s.players[who]
    automa = s.is_automa(who)
    ids = [scheme.id for scheme in SCHEMES] if automa else [card.id for card in CARDS]
    own = who == seat and not automa
    slots = [None if card == NONE else ids[card] for card in player.slots]
    return PlayerView(
        index=who,
        automa=s.automa if automa else None,
        colour=_AUTOMA_COLOUR if automa else COMPONENTS.player_colours[who].id,
        stock=dict(zip(RESOURCES, player.stock, strict=True)),
        workers=player.workers,
        tier3=player.tier3,
        viscount=None if player.viscount == NONE else SPACE_LABELS[player.viscount],
        slots=slots,
        hand=[ids[card] for card in player.hand] if own else None,
        hand_size=len(player.hand),
        hand_limit=0 if automa else s.hand_limit(who),
        draw_pile=sorted(ids[card] for card in player.deck) if own else None,
        draw_pile_size=len(player.deck),
        discard=[ids[card] for card in player.discard],
        dropping=slots[2],
        icons=s.icons(who),
        permanent=list(player.permanent),
        corruption=player.corruption,
        virtue=player.virtue,
        linked=player.linked,
        collision=_track(automa)[player.virtue - 1],
        unpaid=player.unpaid,
        paid=player.paid,
        acquired=player.acquired,
        approved=player.approved,
        manuscripts=[SCROLLS[scroll].id for scroll in player.scrolls],
        bonuses=[RIBBONS[ribbon] for ribbon in player.bonuses],
        leader=s.leader == who,
        buildings=[
            BuildingView(
                BUILDINGS[building],
                (AUTOMA_COSTS if automa else BUILDING_COSTS)[building],
                None if player.built[building] == NONE else SPOT_LABELS[player.built[building]],
            )
            for building in (BUILDING_ORDER if automa else range(9))
        ],
        turns=player.turns,
        points=total,
    )


def _automa(s: ViscountsState) -> AutomaView:
    board = s.automa_board
    preference = [("any" if board.single_type else RESOURCES[kind], until) for kind, until in board.preference]
    return AutomaView(s.automa, board.focus, board.single_type, preference, len(s.future), _track(True))


def _pairs(s: ViscountsState) -> list[PairView]:
    cards = {card.number: card for card in COMPONENTS.player_cards}
    return [
        PairView(
            pair.card,
            CARDS[pair.hero].id,
            str(card.start_space),
            card.resources,
            card.silver,
            card.deeds,
            card.debts,
            card.extra,
            card.extra_scope,
            card.provenance == "reconstructed",
        )
        for pair in s.pairs
        for card in (cards[pair.card],)
    ]


def _preview(s: ViscountsState, seat: int | None) -> PreviewView | None:
    if seat is None or s.players[seat].viscount == NONE:
        return None
    return PreviewView([means_view(s, seat, action) for action in range(4)], reach_view(s, seat), cascades(s, seat))
