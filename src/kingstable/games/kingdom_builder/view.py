"""What a seat may know: the whole table but the others' hands, the order of the draw pile and the seed."""

from __future__ import annotations

import msgspec

from kingstable.kernel import Message

from .components import COMPONENTS
from .rules.actions import MANDATORY
from .rules.locations import usable
from .scoring import PlayerGold, score_position
from .state import NEW, SPENT, KingdomState, Token
from .tables.board import BUILDABLE
from .tables.geometry import COLUMNS, ROWS, name

_STATUS = ("ready", "spent", "new")


class LocationView(msgspec.Struct, frozen=True):
    """A location hex and the tokens left on it."""

    hex: str
    location: str
    tokens: int


class TokenView(msgspec.Struct, frozen=True):
    """A held token: `why` says why it cannot be used now, when it is its owner's turn."""

    location: str
    hex: str
    status: str
    why: Message | None


class PlayerView(msgspec.Struct, frozen=True):
    """One player as everybody sees them; `hand` is the terrain in hand, only for its owner."""

    seat: int
    colour: str
    supply: int
    tokens: list[TokenView]
    #: Location hexes from which no further token can be taken.
    taken: list[str]
    hand: str | None
    holds_card: bool
    recent: list[str]
    gold: dict[str, int]


class KingdomView(msgspec.Struct, frozen=True):
    """The table as one seat sees it. `terrain` and `owners` are 20 rows of letters and of seats or dots."""

    seat: int | None
    sections: tuple[str, ...]
    rotated: tuple[bool, ...]
    terrain: tuple[str, ...]
    owners: list[str]
    locations: list[LocationView]
    castles: list[str]
    cards: tuple[str, ...]
    players: list[PlayerView]
    active: int
    first: int
    round: int
    #: The seat that triggered the end, and the seats that still have a turn in this round.
    ended_by: int | None
    still_to_move: list[int]
    finished: bool
    card: str | None
    built: int
    to_build: int
    complete: bool
    draw_pile: int
    discard: dict[str, int]
    removed: dict[str, int]


def view(s: KingdomState, seat: int | None) -> KingdomView:
    """The view of a seat; None is a spectator, who sees no hand."""
    board = s.board
    gold = score_position(board, [player.own for player in s.players], s.cards)
    return KingdomView(
        seat=seat,
        sections=board.layout.sections,
        rotated=board.layout.rotated,
        terrain=board.rows,
        owners=_owners(s.owner),
        locations=[
            LocationView(name(cell), location, tokens)
            for cell, location, tokens in zip(board.location_cells, board.location_types, s.stacks, strict=True)
        ],
        castles=[name(cell) for cell in board.castle_cells],
        cards=s.cards,
        players=[_player(s, other, seat, gold[other]) for other in range(len(s.players))],
        active=s.active,
        first=s.first,
        round=s.round,
        ended_by=s.ended_by if s.ended_by >= 0 else None,
        still_to_move=_still_to_move(s),
        finished=s.finished,
        card=_terrain(s.card),
        built=s.built,
        to_build=0 if s.complete else min(MANDATORY - s.built, s.players[s.active].supply),
        complete=s.complete,
        draw_pile=len(s.deck),
        discard=_counted(s.discard),
        removed=_counted(s.removed),
    )


def _owners(owner: list[int]) -> list[str]:
    letters = "".join(["." if seat < 0 else str(seat) for seat in owner])
    return [letters[start : start + COLUMNS] for start in range(0, ROWS * COLUMNS, COLUMNS)]


def _still_to_move(s: KingdomState) -> list[int]:
    """The seats that have a turn left in this round, the active one first (KB-20.2)."""
    if s.finished:
        return []
    seats = len(s.players)
    until = (s.first - s.active) % seats or seats
    return [(s.active + step) % seats for step in range(until)]


def _player(s: KingdomState, other: int, seat: int | None, gold: PlayerGold) -> PlayerView:
    player, cells = s.players[other], s.board.location_cells
    return PlayerView(
        seat=other,
        colour=COMPONENTS.player_colours[other].id,
        supply=player.supply,
        tokens=[
            TokenView(
                s.board.location_types[token.place],
                name(cells[token.place]),
                _STATUS[token.status],
                why_unusable(s, other, token) if other == s.active else None,
            )
            for token in player.tokens
        ],
        taken=[name(cells[place]) for place in player.taken],
        hand=_terrain(player.hand) if other == seat else None,
        holds_card=player.hand >= 0,
        recent=[name(cell) for cell in player.recent if s.owner[cell] == other],
        gold=gold.lines(),
    )


def why_unusable(s: KingdomState, me: int, token: Token) -> Message | None:
    """Why the active player cannot use this token now; None when they can."""
    if token.status == SPENT:
        return Message("why-token-spent")
    if token.status == NEW:
        return Message("why-token-new")
    if s.built and not s.complete:
        return Message("why-mandatory-under-way")
    location = s.board.location_types[token.place]
    if usable(s, me, location):
        return None
    is_build = COMPONENTS.location(location).action.uses_supply
    return Message("why-supply-empty" if is_build and not s.players[me].supply else "why-no-target")


def _terrain(ground: int) -> str | None:
    return COMPONENTS.terrains[ground].id if ground >= 0 else None


def _counted(cards: list[int]) -> dict[str, int]:
    """How many cards of each terrain, where there are any."""
    return {COMPONENTS.terrains[ground].id: cards.count(ground) for ground in BUILDABLE if ground in cards}
