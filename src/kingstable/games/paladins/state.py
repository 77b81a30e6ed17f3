"""The whole truth about a game: plain numbers and lists, copied in microseconds."""

from __future__ import annotations

from typing import Self

import msgspec

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


class Player(msgspec.Struct):
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
        return Player(
            self.deck.copy(),
            self.workers.copy(),
            self.tracks.copy(),
            self.spaces.copy(),
            self.workshops.copy(),
            self.jars.copy(),
            self.walls.copy(),
            self.kept.copy(),
            self.attacked.copy(),
            self.converted.copy(),
            self.suspicion.copy(),
            self.hand.copy(),
            self.used.copy(),
            self.silver,
            self.provisions,
            self.busy,
            self.built,
            self.monks,
            self.outposts,
            self.unpaid,
            self.paid,
            self.chosen,
            self.paladin,
            self.on_top,
            self.under,
            self.passed,
        )

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


class Rival(msgspec.Struct):
    """What the solo opponent has beside its `Player` board."""

    deck: list[int]  # schemes, top last
    pile: list[int]  # schemes played, newest last
    placed: list[int]  # workers on each action, Rest included
    stack: list[int]  # attribute markers by arrival: on one step, the later lies on top (PAL-32.4)
    drawn: list[int]  # the Orders of the difficulty draw
    workers: int = 0
    marker: int = 1

    def copy(self) -> Rival:
        return Rival(
            self.deck.copy(),
            self.pile.copy(),
            self.placed.copy(),
            self.stack.copy(),
            self.drawn.copy(),
            self.workers,
            self.marker,
        )


class PaladinsState(State, kw_only=True):
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
        return type(self)(
            rng=self.rng.copy(),
            seals=self.seals,
            seats=self.seats,
            players=[player.copy() for player in self.players],
            rival=rival.copy() if rival is not None else None,
            phase=self.phase,
            round=self.round,
            first=self.first,
            active=self.active,
            tax=self.tax,
            tax_start=self.tax_start,
            townsfolk=self.townsfolk.copy(),
            townsfolk_row=self.townsfolk_row.copy(),
            townsfolk_gone=self.townsfolk_gone.copy(),
            outsiders=self.outsiders.copy(),
            outsider_row=self.outsider_row.copy(),
            outsiders_gone=self.outsiders_gone.copy(),
            walls=self.walls.copy(),
            suspicion=self.suspicion.copy(),
            suspicion_gone=self.suspicion_gone.copy(),
            taverns=self.taverns.copy(),
            tavern_row=self.tavern_row.copy(),
            tavern_taken=self.tavern_taken.copy(),
            taverns_gone=self.taverns_gone.copy(),
            orders=self.orders.copy(),
            favours=self.favours.copy(),
            unused_orders=self.unused_orders.copy(),
            unused_favours=self.unused_favours.copy(),
            orders_open=self.orders_open,
            favours_open=self.favours_open,
            favour_workers=self.favour_workers.copy(),
            favour_owners=self.favour_owners.copy(),
            pieces=self.pieces.copy(),
            inquiring=self.inquiring,
        )

    def name(self, player: int) -> Message:
        """A player in messages: a seat, or the solo opponent."""
        return _SEATS[player] if player < self.seats else _RIVAL


def rival_of(s: PaladinsState) -> Rival:
    """The solo opponent, where there must be one."""
    assert s.rival is not None
    return s.rival
