"""Rounds: whose turn comes next, which round is the last one, and the end of the game (VIS-6.1, VIS-20)."""

from __future__ import annotations

from ..state import ViscountsState


def end_turn(s: ViscountsState, me: int) -> None:
    """VIS-6.1, VIS-20.1, VIS-20.2: the next player clockwise; after the last round the game is over."""
    s.players[me].turns += 1
    s.active = (me + 1) % len(s.players)
    if s.active == s.first:
        if s.round == s.last_round:
            s.finished = True
            s.tell("game-over")
            return
        s.round += 1
        if s.round == s.last_round:
            s.tell("last-round")


def trigger_end(s: ViscountsState) -> None:
    """VIS-20.1: this round and one more; a second reveal changes nothing (VIS-D52)."""
    if not s.last_round:
        s.last_round = s.round + 1
        s.tell("end-triggered", round=s.last_round)
