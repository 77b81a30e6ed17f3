"""What can change, as far as a seat may know it: all but hands, orders of piles and the seed; with a look ahead."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from ..components import BUILDINGS, RESOURCES, RIBBONS
from ..scoring import points
from ..state import ViscountsState
from ..tables.boards import SECTION_LABELS, SEGMENT_LABELS, SPACE_LABELS, SPOT_LABELS
from ..tables.cards import CARDS, SCROLLS
from ..tables.numbers import NONE
from ..tables.schemes import SCHEMES
from .outlook import Outlook, outlook


class SegmentView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A segment of the ring: the castle section it faces, and its piles with their visible cards."""

    id: str
    section: str
    townsfolk: str | None = None
    townsfolk_left: int = 0
    manuscript: str | None = None
    manuscripts_left: int = 0


class PlayerView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One player as everybody sees them; `hand` and `draw_pile` (sorted) are there for the owner only.

    `tier1` and `tier2` are workers in each castle section, `built` says where buildings stand that left their slots.
    """

    stock: dict[str, int]
    workers: int
    tier1: list[int]
    tier2: list[int]
    slots: list[str | None]
    icons: list[int]
    corruption: int
    virtue: int
    points: int
    tier3: int = 0
    viscount: str | None = None
    hand: list[str] | None = None
    hand_size: int = 0
    hand_limit: int = 0
    draw_pile: list[str] | None = None
    draw_pile_size: int = 0
    discard: list[str] = []
    built: dict[str, str] = {}
    manuscripts: list[str] = []
    bonuses: list[str] = []
    unpaid: int = 0
    paid: int = 0
    acquired: int = 0
    approved: int = 0


class AutomaView(msgspec.Struct, frozen=True):
    """Which Automa plays, as the last of the players, and how many schemes are still to come."""

    id: str
    future_left: int


class PairView(msgspec.Struct, frozen=True):
    """A player card and the hero under it."""

    card: int
    hero: str


class ViscountsView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table as one seat sees it; the ring begins with the first segment clockwise.

    `debts` and `deeds` still lie on Poverty and Prosperity; `outlook` is for the viewer alone.
    """

    side: str
    ring: list[SegmentView]
    players: list[PlayerView]
    debts: int
    deeds: int
    first: int
    active: int
    round: int
    phase: int
    seat: int | None = None
    automa: AutomaView | None = None
    leader: int | None = None
    pairs: list[PairView] = []
    last_round: int | None = None
    finished: bool = False
    outlook: Outlook | None = None


def view(s: ViscountsState, seat: int | None) -> ViscountsView:
    shown = _shown(s)
    return shown if seat is None else own_view(shown, s, seat)


def own_view(shown: ViscountsView, s: ViscountsState, seat: int) -> ViscountsView:
    """The view of a seat, made of what all see."""
    mine, players = s.players[seat], shown.players.copy()
    hand, draw_pile = [CARDS[card].id for card in mine.hand], sorted([CARDS[card].id for card in mine.deck])
    players[seat] = replace(players[seat], hand=hand, draw_pile=draw_pile)
    return replace(shown, seat=seat, players=players, outlook=None if mine.viscount == NONE else outlook(s, seat))


def _shown(s: ViscountsState) -> ViscountsView:
    totals = [sum(lines.values()) for lines in points(s)]
    return ViscountsView(
        side=s.side,
        ring=[_segment(s, segment) for segment in s.ring],
        players=[_player(s, who, totals[who]) for who in range(len(s.players))],
        debts=s.debts,
        deeds=s.deeds,
        first=s.first,
        active=s.active,
        round=s.round,
        phase=s.phase,
        automa=AutomaView(s.automa, len(s.future)) if s.automa else None,
        leader=None if s.leader == NONE else s.leader,
        pairs=[PairView(pair.card, CARDS[pair.hero].id) for pair in s.pairs],
        last_round=s.last_round or None,
        finished=s.finished,
    )


def _segment(s: ViscountsState, segment: int) -> SegmentView:
    folk, scrolls = s.folk[segment], s.scrolls[segment]
    return SegmentView(
        id=SEGMENT_LABELS[segment],
        section=SECTION_LABELS[s.faces[segment]],
        townsfolk=CARDS[folk[-1]].id if folk else None,
        townsfolk_left=len(folk),
        manuscript=SCROLLS[scrolls[-1]].id if scrolls else None,
        manuscripts_left=len(scrolls),
    )


def _player(s: ViscountsState, who: int, total: int) -> PlayerView:
    player = s.players[who]
    automa = s.is_automa(who)
    names = SCHEMES if automa else CARDS

    def ids(cards: Sequence[int]) -> list[str]:
        return [names[card].id for card in cards]

    return PlayerView(
        stock=dict(zip(RESOURCES, player.stock, strict=True)),
        workers=player.workers,
        tier1=player.tier1.copy(),
        tier2=player.tier2.copy(),
        slots=[None if card == NONE else names[card].id for card in player.slots],
        icons=s.icons(who),
        corruption=player.corruption,
        virtue=player.virtue,
        points=total,
        tier3=player.tier3,
        viscount=None if player.viscount == NONE else SPACE_LABELS[player.viscount],
        hand_size=len(player.hand),
        hand_limit=0 if automa else s.hand_limit(who),
        draw_pile_size=len(player.deck),
        discard=ids(player.discard),
        built={BUILDINGS[building]: SPOT_LABELS[spot] for building, spot in enumerate(player.built) if spot != NONE},
        manuscripts=[SCROLLS[scroll].id for scroll in player.scrolls],
        bonuses=[RIBBONS[ribbon] for ribbon in player.bonuses],
        unpaid=player.unpaid,
        paid=player.paid,
        acquired=player.acquired,
        approved=player.approved,
    )
