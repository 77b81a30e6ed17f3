"""What ending a turn gives up: gold that a token could still bring by building."""

from __future__ import annotations

from kingstable.kernel import Ask, Message, Option, message

from .names import LOCATION_NAMES
from .options import EndTurn, Use
from .rules.locations import BUILDERS, build_targets
from .scoring import Own, totals
from .state import KingdomState


def loses(s: KingdomState, ask: Ask, option: Option) -> Message | None:
    """Tokens that have not been used in this turn (KB-9.7) and by which one house more would pay at once."""
    if not isinstance(option, EndTurn):
        return None
    ready = [it.location for it in ask.options if isinstance(it, Use) and it.location in BUILDERS]
    paying = [location for location in ready if _pays(s, ask.seat, location)]
    return message("lose-builds", locations=[LOCATION_NAMES[it] for it in paying]) if paying else None


def _pays(s: KingdomState, me: int, location: str) -> bool:
    own = [player.own for player in s.players]
    now = _gold(s, me, own)
    return any(_gold(s, me, _with(own, me, cell)) > now for cell in build_targets(s, me, location))


def _gold(s: KingdomState, me: int, own: Own) -> int:
    return totals(s.board, own, s.cards)[me]


def _with(own: Own, me: int, cell: int) -> Own:
    return [[*cells, cell] if player == me else cells for player, cells in enumerate(own)]
