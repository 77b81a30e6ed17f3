"""The whole truth about a game: plain numbers and lists, copied in microseconds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from kingstable.kernel import Message, State, message

from .tables import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONVERT,
    DEVELOP,
    FORTIFY,
    GARRISON,
    PALADIN_BONUS,
)

NONE = -1
#: A board space that does not exist with this number of players (PAL-10.6).
CLOSED = -2

#: What `turn` does next.
SETUP_HIRE = "setup_hire"
NEW_ROUND = "new_round"
TAVERN = "tavern"
ACTION = "action"
REFRESH = "refresh"
OVER = "over"

_SEATS = tuple(message("seat-name", seat=seat) for seat in range(4))
_RIVAL = message("rival-name")


@dataclass(slots=True)
class Player:
    """One player's board and cards; the solo opponent has one too, and a `Rival` beside it."""

    deck: list[int]  # own paladins, top last
    workers: list[int]  # unplaced, by type
    tracks: list[int]  # faith, strength, influence
    spaces: list[int]  # the worker on each of the 28 spaces, or NONE
    workshops: list[int]  # of each right-side action: bit 0 and 1 for its dashed spaces
    jars: list[int]  # the jar space each moved jar went to
    walls: list[int]
    kept: list[int]  # townsfolk
    attacked: list[int]
    converted: list[int]
    suspicion: list[int]  # newest last
    hand: list[int]  # the paladins drawn this round
    used: list[int]  # the paladins of earlier rounds
    silver: int = 0
    provisions: int = 0
    busy: int = 0  # bit a: action a holds a worker
    built: int = 0  # workshops moved
    monks: int = 0  # on the main board
    outposts: int = 0
    unpaid: int = 0
    paid: int = 0
    chosen: int = NONE  # the paladin lying face down
    paladin: int = NONE  # the paladin revealed this round
    on_top: int = 0  # 1 when the owner knows the top of the own deck
    under: int = 0  # how many cards the owner has put under it, which lie in known order
    passed: bool = False

    def copy(self) -> Player:
        copy: Player = object.__new__(Player)
        copy.deck = self.deck.copy()
        copy.workers = self.workers.copy()
        copy.tracks = self.tracks.copy()
        copy.spaces = self.spaces.copy()
        copy.workshops = self.workshops.copy()
        copy.jars = self.jars.copy()
        copy.walls = self.walls.copy()
        copy.kept = self.kept.copy()
        copy.attacked = self.attacked.copy()
        copy.converted = self.converted.copy()
        copy.suspicion = self.suspicion.copy()
        copy.hand = self.hand.copy()
        copy.used = self.used.copy()
        copy.silver = self.silver
        copy.provisions = self.provisions
        copy.busy = self.busy
        copy.built = self.built
        copy.monks = self.monks
        copy.outposts = self.outposts
        copy.unpaid = self.unpaid
        copy.paid = self.paid
        copy.chosen = self.chosen
        copy.paladin = self.paladin
        copy.on_top = self.on_top
        copy.under = self.under
        copy.passed = self.passed
        return copy

    def effective(self, attribute: int) -> int:
        """PAL-1.5: the track value and the bonus of the paladin revealed this round."""
        return self.tracks[attribute] + PALADIN_BONUS[self.paladin][attribute]

    def count(self, action: int) -> int:
        """PAL-1.9: how often an action counts as taken."""
        if action == COMMISSION:
            return self.monks
        if action == GARRISON:
            return self.outposts
        if action == DEVELOP:
            return self.built
        piles = {FORTIFY: self.walls, ABSOLVE: self.jars, ATTACK: self.attacked, CONVERT: self.converted}
        return len(piles[action])


@dataclass(slots=True)
class Rival:
    """What the solo opponent has beside its `Player` board."""

    deck: list[int]  # schemes, top last
    pile: list[int]  # schemes played, newest last
    placed: list[int]  # workers on each action, Rest included
    stack: list[int]  # attribute markers by arrival: on one step, the later lies on top (PAL-32.4)
    drawn: list[int]  # the Orders of the difficulty draw
    workers: int = 0
    marker: int = 1

    def copy(self) -> Rival:
        copy: Rival = object.__new__(Rival)
        copy.deck = self.deck.copy()
        copy.pile = self.pile.copy()
        copy.placed = self.placed.copy()
        copy.stack = self.stack.copy()
        copy.drawn = self.drawn.copy()
        copy.workers = self.workers
        copy.marker = self.marker
        return copy


@dataclass(slots=True, kw_only=True)
class PaladinsState(State):
    """The table: everything that is not on a player's side of it."""

    seats: int
    players: list[Player]  # in a solo game the second is the opponent
    rival: Rival | None
    phase: str
    round: int
    first: int
    active: int
    tax: int
    tax_start: int
    townsfolk: list[int]  # deck, top last
    townsfolk_row: list[int]  # slot by slot, or NONE
    townsfolk_gone: list[int]
    outsiders: list[int]
    outsider_row: list[int]
    outsiders_gone: list[int]
    walls: list[int]
    suspicion: list[int]
    suspicion_gone: list[int]
    taverns: list[int]
    tavern_row: list[int]
    tavern_taken: list[int]  # by which seat, or NONE
    taverns_gone: list[int]
    orders: list[int]  # in play, slot by slot
    favours: list[int]
    unused_orders: list[int]
    unused_favours: list[int]
    orders_open: int
    favours_open: int
    favour_workers: list[int]  # the worker on each favour slot, or NONE
    favour_owners: list[int]
    pieces: list[int]  # each board space: NONE, CLOSED, or 2 * player + (1 for an outpost)
    inquiring: bool = False  # an Inquisition is being resolved

    def copy(self) -> Self:
        rival = self.rival
        copy = self.begun()
        copy.seats = self.seats
        copy.players = [player.copy() for player in self.players]
        copy.rival = rival.copy() if rival is not None else None
        copy.phase = self.phase
        copy.round = self.round
        copy.first = self.first
        copy.active = self.active
        copy.tax = self.tax
        copy.tax_start = self.tax_start
        copy.townsfolk = self.townsfolk.copy()
        copy.townsfolk_row = self.townsfolk_row.copy()
        copy.townsfolk_gone = self.townsfolk_gone.copy()
        copy.outsiders = self.outsiders.copy()
        copy.outsider_row = self.outsider_row.copy()
        copy.outsiders_gone = self.outsiders_gone.copy()
        copy.walls = self.walls.copy()
        copy.suspicion = self.suspicion.copy()
        copy.suspicion_gone = self.suspicion_gone.copy()
        copy.taverns = self.taverns.copy()
        copy.tavern_row = self.tavern_row.copy()
        copy.tavern_taken = self.tavern_taken.copy()
        copy.taverns_gone = self.taverns_gone.copy()
        copy.orders = self.orders.copy()
        copy.favours = self.favours.copy()
        copy.unused_orders = self.unused_orders.copy()
        copy.unused_favours = self.unused_favours.copy()
        copy.orders_open = self.orders_open
        copy.favours_open = self.favours_open
        copy.favour_workers = self.favour_workers.copy()
        copy.favour_owners = self.favour_owners.copy()
        copy.pieces = self.pieces.copy()
        copy.inquiring = self.inquiring
        return copy

    def name(self, player: int) -> Message:
        """A player in messages: a seat, or the solo opponent."""
        return _SEATS[player] if player < self.seats else _RIVAL


def rival_of(s: PaladinsState) -> Rival:
    """The solo opponent, where there must be one."""
    assert s.rival is not None
    return s.rival
