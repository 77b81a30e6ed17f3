"""The Automa's start: its space, its first gains and its first building (VIS-30.8, VIS-30.9)."""

from __future__ import annotations

from kingstable.kernel import Turn

from ..rules.construction import free_spots, raise_building
from ..rules.effects import gain
from ..state import ViscountsState
from ..tables.boards import SPACE_LABELS, space_of


def automa_start(s: ViscountsState, card: int) -> Turn:
    """VIS-30.8, VIS-30.9: its viscount by the other player card, its start effects, its first building."""
    me = s.humans
    player = s.players[me]
    board = s.automa_board
    player.viscount = space_of(card)
    s.tell("start-space", who=s.name(me), space=SPACE_LABELS[player.viscount])
    yield from gain(s, me, board.start_effects)
    segment, kind = divmod(player.viscount, 3)
    banks = s.board.banks[segment]
    free = free_spots(s, banks[kind]) or free_spots(s, (*banks[0], *banks[1]))
    yield from raise_building(s, me, board.start_building, free[0])
