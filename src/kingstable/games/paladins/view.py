"""What can change, as far as a seat may know it: all but face-down cards, orders of decks and others' paladins.

Cards, spaces and taverns are named by their ids; what is printed on them is among the faces.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from .options import WORKSHOP_SPACE
from .rules.legal import discounted
from .scoring import Tally, completed, outsider_vp, tally
from .state import NONE, PaladinsState, Player
from .tables import (
    ACTIONS,
    AI_ACTIONS,
    ATTACK_PRICE,
    BOARD_SPACES,
    CONVERT_REACH,
    COST_BY_COUNT,
    DASHED,
    FAVOURS,
    FIRST_SPACE,
    JAR_SPACES,
    ORDERS,
    OUTSIDERS,
    PALADIN_WAIVES,
    PALADINS,
    RECRUIT,
    RIGHT,
    SCHEMES,
    SILVER_COST,
    SLOT_DEBT,
    SLOT_PRICE,
    SPACES,
    SUSPICION,
    TAVERNS,
    TOWNSFOLK,
    WALLS,
)
from .tables.rewards import ATTRIBUTES, FAITH, STRENGTH, WORKERS

# -- the main board ----------------------------------------------------------------------------------------------


class TownsfolkSlot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card of the row; `price` (in silver) and `affordable` hold for the viewer, if it is a player."""

    card: str | None = None
    price: int | None = None
    affordable: bool = False


class OutsiderSlot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card of the row; `price` (of an attack, in silver) and `convertible` hold for the viewer."""

    card: str | None = None
    price: int | None = None
    convertible: bool = False


class OrderSlot(msgspec.Struct, frozen=True, omit_defaults=True):
    """An Order, if it lies face up; `done_by` are the players that have completed it as things stand."""

    card: str | None = None
    done_by: list[int] = []


class FavourSlot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A Favour, if it lies face up, and the worker on it."""

    card: str | None = None
    worker: str | None = None
    owner: int | None = None


class TavernView(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    taken_by: int | None = None


class Piles(msgspec.Struct, frozen=True):
    """How many cards lie in each face-down deck."""

    townsfolk: int
    outsiders: int
    walls: int
    suspicion: int
    taverns: int


class Discards(msgspec.Struct, frozen=True, omit_defaults=True):
    """The face-up discard piles, which may be inspected."""

    townsfolk: list[str] = []
    outsiders: list[str] = []
    suspicion: list[str] = []
    taverns: list[str] = []


# -- players -----------------------------------------------------------------------------------------------------


class PlayerView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One player as everybody sees them."""

    tracks: dict[str, int]
    workers: dict[str, int] = {}
    silver: int = 0
    provisions: int = 0
    #: The paladin revealed this round, whether one lies face down, those of earlier rounds, and the rest of the deck.
    paladin: str | None = None
    has_chosen: bool = False
    used: list[str] = []
    deck: int = 0
    #: The workers on each space of an action that holds some.
    placed: dict[str, list[str | None]] = {}
    #: What an action costs now, where that is not what is printed.
    costs: dict[str, int] = {}
    workshops: list[str] = []
    monks: list[str] = []
    outposts: list[str] = []
    #: The space of each jar, in the order of the jars.
    jars: list[str] = []
    walls: list[str] = []
    kept: list[str] = []
    suspicion: list[str] = []
    unpaid: int = 0
    paid: int = 0
    attacked: list[str] = []
    #: What each would score now.
    converted: dict[str, int] = {}
    passed: bool = False


class RivalView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The solo opponent beside its board: `stack` lists the attribute markers from the one moved longest ago."""

    workers: int
    marker: int
    stack: list[str]
    scheme_deck: int
    placed: dict[str, int] = {}
    scheme_pile: list[str] = []
    #: The Orders of the difficulty draw.
    drawn: list[str] = []


class PaladinsView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table as one seat sees it; `active` is an index into `players`, of which the solo opponent is the last."""

    seats: int
    round: int
    phase: str
    first: int
    active: int
    tax: int
    townsfolk: list[TownsfolkSlot]
    outsiders: list[OutsiderSlot]
    orders: list[OrderSlot]
    favours: list[FavourSlot]
    piles: Piles
    discards: Discards
    players: list[PlayerView]
    seat: int | None = None
    inquisition: bool = False
    taverns: list[TavernView] = []
    rival: RivalView | None = None
    #: Only for the viewer: the paladins in hand, the one lying face down, and what is known of the own deck (PAL-D24).
    hand: list[str] = []
    chosen: str | None = None
    known_top: str | None = None
    known_bottom: list[str] = []  # the lowest last


def view(s: PaladinsState, seat: int | None) -> PaladinsView:
    """The view of a seat; None is a spectator."""
    shown = _shown(s)
    return shown if seat is None else own_view(shown, s, seat)


def own_view(shown: PaladinsView, s: PaladinsState, seat: int) -> PaladinsView:
    """The view of a seat, made of what all see."""
    mine = s.players[seat]
    return replace(
        shown,
        townsfolk=[_own_townsfolk(one, mine, slot) for slot, one in enumerate(shown.townsfolk)],
        outsiders=[_own_outsider(one, mine, slot) for slot, one in enumerate(shown.outsiders)],
        seat=seat,
        hand=_paladins(mine.hand),
        chosen=_paladin(mine.chosen),
        known_top=_paladin(mine.deck[-1]) if mine.on_top else None,
        known_bottom=_paladins(mine.deck[: mine.under][::-1]),
    )


def _shown(s: PaladinsState) -> PaladinsView:
    tallies = [tally(s, number) for number in range(len(s.players))]
    return PaladinsView(
        seats=s.seats,
        round=s.round,
        phase=s.phase,
        first=s.first,
        active=s.active,
        tax=s.tax,
        townsfolk=[TownsfolkSlot(None if card == NONE else TOWNSFOLK[card].id) for card in s.townsfolk_row],
        outsiders=[OutsiderSlot(None if card == NONE else OUTSIDERS[card].id) for card in s.outsider_row],
        orders=_orders(s, tallies),
        favours=[_favour(s, slot) for slot in range(len(s.favours))],
        piles=Piles(len(s.townsfolk), len(s.outsiders), len(s.walls), len(s.suspicion), len(s.taverns)),
        discards=Discards(
            [TOWNSFOLK[card].id for card in s.townsfolk_gone],
            [OUTSIDERS[card].id for card in s.outsiders_gone],
            [SUSPICION[card].id for card in s.suspicion_gone],
            [TAVERNS[card].id for card in s.taverns_gone],
        ),
        players=[_player(s, number, tallies[number]) for number in range(len(s.players))],
        inquisition=s.inquiring,
        taverns=[
            TavernView(TAVERNS[card].id, None if taken == NONE else taken)
            for card, taken in zip(s.tavern_row, s.tavern_taken, strict=True)
        ],
        rival=_rival(s),
    )


def _own_townsfolk(shown: TownsfolkSlot, mine: Player, slot: int) -> TownsfolkSlot:
    price = discounted(mine, RECRUIT, SLOT_PRICE[slot])
    return TownsfolkSlot(shown.card, price, shown.card is not None and (price <= mine.silver or SLOT_DEBT[slot]))


def _own_outsider(shown: OutsiderSlot, mine: Player, slot: int) -> OutsiderSlot:
    convertible = shown.card is not None and slot < CONVERT_REACH[mine.effective(FAITH)]
    return OutsiderSlot(shown.card, ATTACK_PRICE[mine.effective(STRENGTH)][slot], convertible)


def _orders(s: PaladinsState, tallies: Sequence[Tally]) -> list[OrderSlot]:
    face_up = s.orders[: s.orders_open]
    done = [completed(mine, face_up) for mine in tallies]
    found = [
        OrderSlot(ORDERS[order].id, [number for number, mine in enumerate(done) if mine[slot]])
        for slot, order in enumerate(face_up)
    ]
    return found + [OrderSlot()] * (len(s.orders) - len(found))


def _favour(s: PaladinsState, slot: int) -> FavourSlot:
    worker, owner = s.favour_workers[slot], s.favour_owners[slot]
    return FavourSlot(
        FAVOURS[s.favours[slot]].id if slot < s.favours_open else None,
        None if worker == NONE else WORKERS[worker],
        None if owner == NONE else owner,
    )


def _player(s: PaladinsState, number: int, mine: Tally) -> PlayerView:
    player = s.players[number]
    face_up = s.orders[: s.orders_open]
    return PlayerView(
        tracks=dict(zip(ATTRIBUTES, player.tracks, strict=True)),
        workers={WORKERS[kind]: count for kind, count in enumerate(player.workers) if count},
        silver=player.silver,
        provisions=player.provisions,
        paladin=_paladin(player.paladin),
        has_chosen=player.chosen != NONE,
        used=_paladins(player.used),
        deck=len(player.deck),
        placed={
            ACTIONS[action]: _placed(player, action) for action in range(len(ACTIONS)) if player.busy >> action & 1
        },
        costs=_costs(player),
        workshops=_workshops(player),
        monks=[BOARD_SPACES[space] for space, piece in enumerate(s.pieces) if piece == 2 * number],
        outposts=[BOARD_SPACES[space] for space, piece in enumerate(s.pieces) if piece == 2 * number + 1],
        jars=[JAR_SPACES[space] for space in player.jars],
        walls=[WALLS[card].id for card in player.walls],
        kept=[TOWNSFOLK[card].id for card in player.kept],
        suspicion=[SUSPICION[card].id for card in player.suspicion],
        unpaid=player.unpaid,
        paid=player.paid,
        attacked=[OUTSIDERS[card].id for card in player.attacked],
        converted={OUTSIDERS[c].id: outsider_vp(OUTSIDERS[c].type, mine, face_up) for c in player.converted},
        passed=player.passed,
    )


def _placed(player: Player, action: int) -> list[str | None]:
    first = FIRST_SPACE[action]
    stand = player.spaces[first : first + len(SPACES[action])]
    return [None if worker == NONE else WORKERS[worker] for worker in stand]


def _costs(player: Player) -> dict[str, int]:
    """At most one: that of the action whose cost the paladin lowers."""
    action = PALADIN_WAIVES[player.paladin]
    if action < 0 or action == RECRUIT:  # the prices of townsfolk are told beside them
        return {}
    steps = COST_BY_COUNT[action] or (SILVER_COST[action],)
    count = player.count(action) if action in RIGHT else 0
    printed = steps[count] if count < len(steps) else 0
    now = discounted(player, action, printed)
    return {} if now == printed else {ACTIONS[action]: now}


def _workshops(player: Player) -> list[str]:
    return [
        WORKSHOP_SPACE.write(number)
        for number, (action, space) in enumerate(DASHED)
        if player.workshops[action - RIGHT.start] >> space & 1
    ]


def _paladins(cards: Sequence[int]) -> list[str]:
    return [PALADINS[card].id for card in cards]


def _paladin(card: int) -> str | None:
    return None if card == NONE else PALADINS[card].id


def _rival(s: PaladinsState) -> RivalView | None:
    rival = s.rival
    if rival is None:
        return None
    return RivalView(
        workers=rival.workers,
        marker=rival.marker,
        stack=[ATTRIBUTES[attribute] for attribute in rival.stack],
        scheme_deck=len(rival.deck),
        placed={AI_ACTIONS[action]: count for action, count in enumerate(rival.placed) if count},
        scheme_pile=[SCHEMES[card].id for card in rival.pile],
        drawn=[ORDERS[order].id for order in rival.drawn],
    )
