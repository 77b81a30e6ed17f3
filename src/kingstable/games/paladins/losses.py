"""What passing, keeping fewer workers than one may, and declining what is free give up."""

from __future__ import annotations

from kingstable.kernel import Ask, Message, Option, message

from .options import Decline, Hire, Keep, Pass, Workshop
from .state import PaladinsState
from .tables import KEEP_LIMIT, ROUNDS


def loses(s: PaladinsState, ask: Ask, option: Option) -> Message | None:
    """Workers that go back unused (PAL-21.4), and what would have cost nothing."""
    workers = sum(s.players[ask.seat].workers)
    if isinstance(option, Pass):
        return _workers(workers - (0 if s.round == ROUNDS else KEEP_LIMIT))
    if isinstance(option, Keep):
        return _workers(min(workers, KEEP_LIMIT) - len(option.workers))
    if isinstance(option, Decline):
        return _for_nothing(ask.options[0])
    return None


def _workers(count: int) -> Message | None:
    return message("lose-workers", count=count) if count > 0 else None


def _for_nothing(other: Option) -> Message | None:
    if isinstance(other, Hire):
        return message("lose-recruit")
    return message("lose-develop") if isinstance(other, Workshop) else None
