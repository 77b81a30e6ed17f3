"""What a seat may know: the whole table but face-down cards, the order of decks and the others' paladins in hand."""

from __future__ import annotations

from typing import Final

import msgspec

from ..components import COMPONENTS
from ..faces import (
    FAVOUR_FACES,
    OUTSIDER_FACES,
    SPACE_ICONS,
    TOWNSFOLK_FACES,
    FavourFace,
    Icon,
    OutsiderFace,
    PaladinFace,
    TownsfolkFace,
)
from ..rules.legal import discounted
from ..scoring import ATTRIBUTE_VP, completed, tally
from ..state import CLOSED, NONE, OVER, PaladinsState, Player
from ..tables import (
    ACTIONS,
    AI_ACTIONS,
    ATTACK_PRICE,
    BOARD_SPACES,
    CONVERT_REACH,
    FAITH_FLAGS,
    ORDER_ACTION,
    ORDER_COUNT,
    ORDER_VP,
    ORDERS,
    OUTSIDERS,
    RECRUIT,
    SCHEMES,
    SLOT_DEBT,
    SLOT_PRICE,
    SPACE_PLAYERS,
    SPACE_REGION,
    STRENGTH_FLAGS,
    SUSPICION,
    TAVERNS,
    TOWNSFOLK,
)
from ..tables.rewards import FAITH, STRENGTH, WORKERS
from .player import PlayerView, own_paladins, player_view

_KING_SLOTS = COMPONENTS.main_board.king_slots
_ORDER_ROUNDS = [slot.revealed_in_round for slot in _KING_SLOTS if slot.kind == "order"]
_FAVOUR_ROUNDS = [slot.revealed_in_round for slot in _KING_SLOTS if slot.kind == "favour"]


def _is_reconstructed(facts: object) -> bool:
    """Whether an entry, or one inside it, is marked as reconstructed."""
    if isinstance(facts, dict):
        return facts.get("provenance") == "reconstructed" or any(map(_is_reconstructed, facts.values()))
    return isinstance(facts, (list, tuple)) and any(map(_is_reconstructed, facts))


def _reconstructed() -> tuple[str, ...]:
    """Tables of the data file, and parts of the boards, that hold reconstructed numbers."""
    facts = msgspec.to_builtins(COMPONENTS)
    boards = ("player_board", "main_board")
    parts = {table: rows for table, rows in facts.items() if table not in boards}
    parts |= {part: rows for board in boards for part, rows in facts[board].items()}
    return tuple(name for name, rows in parts.items() if _is_reconstructed(rows))


RECONSTRUCTED: Final = _reconstructed()


class TownsfolkSlot(msgspec.Struct, frozen=True):
    """`price` is printed under the slot; `price_now` and `affordable` hold for the viewer, if it is a player."""

    slot: int
    price: int
    debt_allowed: bool
    card: TownsfolkFace | None
    price_now: int | None
    affordable: bool


class OutsiderSlot(msgspec.Struct, frozen=True):
    """`attack_price` (in silver) and `convertible` hold for the viewer's effective strength and faith."""

    slot: int
    strength_flag: int
    faith_flag: int
    card: OutsiderFace | None
    attack_price: int | None
    convertible: bool


class OrderSlot(msgspec.Struct, frozen=True):
    """`done_by` are the players (an index into `players`) that have completed it as things stand."""

    slot: int
    vp: int
    round: int
    order: str | None
    action: str | None
    count: int
    done_by: list[int]
    #: A workshop of the solo opponent lies on the card.
    workshop: bool


class FavourSlot(msgspec.Struct, frozen=True):
    slot: int
    round: int
    card: FavourFace | None
    worker: str | None
    owner: int | None
    #: A scheme of the solo opponent lies on the card.
    scheme: bool


class SpaceView(msgspec.Struct, frozen=True):
    id: str
    reward: tuple[Icon, ...]
    min_players: int
    closed: bool
    piece: str | None
    owner: int | None


class RegionView(msgspec.Struct, frozen=True):
    """The flags are needed for Commission (faith) and Garrison (strength)."""

    id: int
    faith_flag: int
    strength_flag: int
    spaces: list[SpaceView]


class TavernView(msgspec.Struct, frozen=True):
    id: str
    workers: tuple[str, ...]
    taken_by: int | None


class Piles(msgspec.Struct, frozen=True):
    """How many cards lie in each face-down deck."""

    townsfolk: int
    outsiders: int
    walls: int
    suspicion: int
    taverns: int


class Discards(msgspec.Struct, frozen=True):
    """The face-up discard piles, which may be inspected."""

    townsfolk: list[str]
    outsiders: list[str]
    suspicion: list[str]
    taverns: list[str]


class RivalView(msgspec.Struct, frozen=True):
    """The solo opponent beside its board: `stack` lists the attribute markers from the one moved longest ago."""

    workers: int
    marker: int
    stack: list[str]
    placed: dict[str, int]
    scheme_deck: int
    scheme_pile: list[str]
    schemes_on_favours: int
    difficulty_orders: list[str]


class PaladinsView(msgspec.Struct, frozen=True):
    """The table as one seat sees it; `active` is an index into `players`, of which the AI is the last."""

    seat: int | None
    seats: int
    round: int
    phase: str
    first: int
    active: int
    finished: bool
    tax: int
    tax_start: int
    inquisition: bool
    townsfolk: list[TownsfolkSlot]
    outsiders: list[OutsiderSlot]
    orders: list[OrderSlot]
    favours: list[FavourSlot]
    regions: list[RegionView]
    taverns: list[TavernView]
    piles: Piles
    discards: Discards
    players: list[PlayerView]
    rival: RivalView | None
    #: Only for the viewer: the paladins in hand, the one lying face down, and what is known of the own deck (PAL-D24).
    hand: list[PaladinFace]
    chosen: PaladinFace | None
    known_top: PaladinFace | None
    known_bottom: list[PaladinFace]
    #: What each value of an attribute is worth in the end.
    attribute_vp: tuple[int, ...]
    #: The parts of the game some of whose printed numbers are reconstructed, not taken from the printed game.
    reconstructed: tuple[str, ...]


def view(s: PaladinsState, seat: int | None) -> PaladinsView:
    """The view of a seat; None is a spectator."""
    mine = None if seat is None else s.players[seat]
    tallies = [tally(s, number) for number in range(len(s.players))]
    orders = s.orders[: s.orders_open]
    hand, chosen, top, bottom = own_paladins(mine)
    return PaladinsView(
        seat=seat,
        seats=s.seats,
        round=s.round,
        phase=s.phase,
        first=s.first,
        active=s.active,
        finished=s.phase == OVER,
        tax=s.tax,
        tax_start=s.tax_start,
        inquisition=s.inquiring,
        townsfolk=[_townsfolk_slot(s, mine, slot) for slot in range(len(s.townsfolk_row))],
        outsiders=[_outsider_slot(s, mine, slot) for slot in range(len(s.outsider_row))],
        orders=_orders(s, [completed(each, orders) for each in tallies]),
        favours=[_favour(s, slot) for slot in range(len(s.favours))],
        regions=_regions(s),
        taverns=[
            TavernView(TAVERNS[card].id, tuple(TAVERNS[card].workers), None if taken == NONE else taken)
            for card, taken in zip(s.tavern_row, s.tavern_taken, strict=True)
        ],
        piles=Piles(len(s.townsfolk), len(s.outsiders), len(s.walls), len(s.suspicion), len(s.taverns)),
        discards=Discards(
            [TOWNSFOLK[card].id for card in s.townsfolk_gone],
            [OUTSIDERS[card].id for card in s.outsiders_gone],
            [SUSPICION[card].id for card in s.suspicion_gone],
            [TAVERNS[card].id for card in s.taverns_gone],
        ),
        players=[player_view(s, number, tallies[number]) for number in range(len(s.players))],
        rival=_rival(s),
        hand=hand,
        chosen=chosen,
        known_top=top,
        known_bottom=bottom,
        attribute_vp=ATTRIBUTE_VP,
        reconstructed=RECONSTRUCTED,
    )


def _townsfolk_slot(s: PaladinsState, mine: Player | None, slot: int) -> TownsfolkSlot:
    card = s.townsfolk_row[slot]
    price = None if mine is None else discounted(mine, RECRUIT, SLOT_PRICE[slot])
    payable = mine is not None and price is not None and (price <= mine.silver or SLOT_DEBT[slot])
    face = None if card == NONE else TOWNSFOLK_FACES[card]
    return TownsfolkSlot(slot + 1, SLOT_PRICE[slot], SLOT_DEBT[slot], face, price, face is not None and payable)


def _outsider_slot(s: PaladinsState, mine: Player | None, slot: int) -> OutsiderSlot:
    card = s.outsider_row[slot]
    face = None if card == NONE else OUTSIDER_FACES[card]
    price = None if mine is None else ATTACK_PRICE[mine.effective(STRENGTH)][slot]
    convertible = face is not None and mine is not None and slot < CONVERT_REACH[mine.effective(FAITH)]
    return OutsiderSlot(slot + 1, STRENGTH_FLAGS[slot], FAITH_FLAGS[slot], face, price, convertible)


def _orders(s: PaladinsState, done: list[list[bool]]) -> list[OrderSlot]:
    found = []
    for slot, order in enumerate(s.orders):
        face_up = slot < s.orders_open
        found.append(
            OrderSlot(
                slot + 1,
                ORDER_VP[slot],
                _ORDER_ROUNDS[slot],
                ORDERS[order].id if face_up else None,
                ACTIONS[ORDER_ACTION[order]] if face_up else None,
                ORDER_COUNT[order] if face_up else 0,
                [number for number, each in enumerate(done) if face_up and each[slot]],
                s.rival is not None and not face_up,
            )
        )
    return found


def _favour(s: PaladinsState, slot: int) -> FavourSlot:
    face_up = slot < s.favours_open
    worker, owner = s.favour_workers[slot], s.favour_owners[slot]
    return FavourSlot(
        slot + 1,
        _FAVOUR_ROUNDS[slot],
        FAVOUR_FACES[s.favours[slot]] if face_up else None,
        None if worker == NONE else WORKERS[worker],
        None if owner == NONE else owner,
        s.rival is not None and not face_up,
    )


def _regions(s: PaladinsState) -> list[RegionView]:
    regions = [RegionView(r + 1, FAITH_FLAGS[r], STRENGTH_FLAGS[r], []) for r in range(len(FAITH_FLAGS))]
    for space, piece in enumerate(s.pieces):
        stands = piece >= 0
        regions[SPACE_REGION[space]].spaces.append(
            SpaceView(
                BOARD_SPACES[space],
                SPACE_ICONS[space],
                SPACE_PLAYERS[space],
                piece == CLOSED,
                ("outpost" if piece & 1 else "monk") if stands else None,
                piece >> 1 if stands else None,
            )
        )
    return regions


def _rival(s: PaladinsState) -> RivalView | None:
    rival = s.rival
    if rival is None:
        return None
    return RivalView(
        workers=rival.workers,
        marker=rival.marker,
        stack=[COMPONENTS.attributes[attribute].id for attribute in rival.stack],
        placed={AI_ACTIONS[action]: count for action, count in enumerate(rival.placed) if count},
        scheme_deck=len(rival.deck),
        scheme_pile=[SCHEMES[card].id for card in rival.pile],
        schemes_on_favours=len(s.favours) - s.favours_open,
        difficulty_orders=[ORDERS[order].id for order in rival.drawn],
    )
