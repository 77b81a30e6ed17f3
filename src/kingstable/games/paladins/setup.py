"""Laying out the game for one to four players (PAL section 2), and the solo opponent (PAL section 30)."""

from __future__ import annotations

from typing import Any

from kingstable.kernel import Options, Rng

from .state import CLOSED, NONE, SETUP_HIRE, PaladinsState, Player, Rival
from .tables import (
    AI_ACTIONS,
    AI_MARKER,
    AI_STACK,
    DIFFICULTY,
    FAVOURS,
    FAVOURS_IN_PLAY,
    ORDER_ACTION,
    ORDERS,
    ORDERS_IN_PLAY,
    OUTSIDER_SLOTS,
    OUTSIDERS,
    PALADINS,
    RIGHT,
    SCHEME_DECK,
    SPACE_PLAYERS,
    SPACES_IN_ALL,
    START,
    SUSPICION_DECK,
    TAVERNS,
    TAX_START,
    TOWNSFOLK,
    TOWNSFOLK_SLOTS,
    WALLS,
)


def shuffled(rng: Rng, cards: Any) -> list[int]:
    pile = list(cards)
    rng.shuffle(pile)
    return pile


def new_player(rng: Rng) -> Player:
    """PAL-2.13 to PAL-2.17."""
    return Player(
        deck=shuffled(rng, range(len(PALADINS))),
        workers=[0] * 6,
        tracks=[START.faith, START.strength, START.influence],
        spaces=[NONE] * SPACES_IN_ALL,
        workshops=[0] * len(RIGHT),
        jars=[],
        walls=[],
        kept=[],
        attacked=[],
        converted=[],
        suspicion=[],
        hand=[],
        used=[],
        silver=START.silver,
        provisions=START.provision,
    )


def set_up(seats: int, options: Options, rng: Rng) -> PaladinsState:
    """Everything on the table, before the first townsfolk is hired."""
    townsfolk = shuffled(rng, range(len(TOWNSFOLK)))
    outsiders = shuffled(rng, range(len(OUTSIDERS)))
    walls = shuffled(rng, range(len(WALLS)))
    suspicion = shuffled(rng, SUSPICION_DECK)
    taverns = shuffled(rng, range(len(TAVERNS)))
    favours = shuffled(rng, range(len(FAVOURS)))
    players = [new_player(rng) for _ in range(seats)]
    rival = None
    if seats == 1:
        players.append(_opponent(rng))
        rival = _rival(rng, players[1], DIFFICULTY[options["difficulty"]])
    orders = shuffled(rng, range(len(ORDERS)))  # PAL-30.8: shuffled again after the difficulty draw
    first = rng.below(seats) if seats > 1 else 0  # PAL-2.18, PAL-30.10
    row = [townsfolk.pop() for _ in range(TOWNSFOLK_SLOTS)]
    return PaladinsState(
        rng=rng,
        seats=seats,
        players=players,
        rival=rival,
        phase=SETUP_HIRE,
        round=0,
        first=first,
        active=(first - 1) % seats,  # PAL-2.19
        tax=TAX_START[seats],
        tax_start=TAX_START[seats],
        townsfolk=townsfolk,
        townsfolk_row=row[::-1],  # PAL-D19: the first card went to the rightmost slot
        townsfolk_gone=[],
        outsider_row=[outsiders.pop() for _ in range(OUTSIDER_SLOTS)],
        outsiders=outsiders,
        outsiders_gone=[],
        walls=walls,
        suspicion=suspicion,
        suspicion_gone=[],
        taverns=taverns,
        tavern_row=[],
        tavern_taken=[],
        taverns_gone=[],
        orders=orders[:ORDERS_IN_PLAY],
        unused_orders=orders[ORDERS_IN_PLAY:],
        favours=favours[:FAVOURS_IN_PLAY],
        unused_favours=favours[FAVOURS_IN_PLAY:],
        orders_open=0,
        favours_open=0,
        favour_workers=[NONE] * FAVOURS_IN_PLAY,
        favour_owners=[NONE] * FAVOURS_IN_PLAY,
        pieces=[NONE if seats >= least else CLOSED for least in SPACE_PLAYERS],
    )


def _opponent(rng: Rng) -> Player:
    """PAL-30.2, PAL-30.11: a board with its pieces, and nothing to spend."""
    player = new_player(rng)
    player.deck.clear()
    player.silver = player.provisions = 0
    return player


def _rival(rng: Rng, board: Player, workshops: int) -> Rival:
    """PAL-30.3 to PAL-30.7: the stack, the marker, the scheme deck and the difficulty draw."""
    drawn = shuffled(rng, range(len(ORDERS)))[:workshops]
    for order in drawn:
        add_workshop(board, ORDER_ACTION[order])
    return Rival(
        deck=shuffled(rng, SCHEME_DECK),
        pile=[],
        placed=[0] * len(AI_ACTIONS),
        stack=list(AI_STACK),
        drawn=drawn,
        marker=AI_MARKER,
    )


def add_workshop(board: Player, action: int) -> None:
    """One more workshop of the opponent on an action; only their number matters."""
    board.workshops[action - RIGHT.start] = board.workshops[action - RIGHT.start] << 1 | 1
    board.built += 1
