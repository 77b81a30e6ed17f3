"""How the rules number things, and two readings of what is printed: counted icons, and effects in their order.

Icons are numbered trade, build, noble, cleric, crime; a main action has the number of its icon. Resources are numbered
ink, gold, stone, silver. A space is `segment * 3 + kind`, a building spot `segment * 5 + place`, a link has the number
of its first spot. Building slots are numbered 0 to 8 in the order of `BUILDINGS`.
"""

from __future__ import annotations

from typing import Final

from ..components import COMPONENTS, RESOURCES
from ..printed.entry import Effects, Icons

TRADE, BUILD, NOBLE, CLERIC, CRIME = range(5)
CONSTRUCT, PLACE, TRANSCRIBE = BUILD, NOBLE, CLERIC
INK, GOLD, STONE, SILVER = range(4)
LEFT, RIGHT, INNER = range(3)
NONE: Final = -1

PAID_WITH: Final = tuple(RESOURCES.index(action.pay_resource) for action in COMPONENTS.main_actions)

IconCounts = tuple[int, int, int, int, int]
NO_ICONS: Final[IconCounts] = (0, 0, 0, 0, 0)


def counted(icons: Icons) -> IconCounts:
    return (icons.trade, icons.build, icons.noble, icons.cleric, icons.crime)


def in_order(effects: Effects) -> Effects:
    """VIS-4.4, VIS-D5: the listed order, except that corruption comes before virtue."""
    ops = [effect.op for effect in effects]
    if "corruption" in ops and "virtue" in ops[: ops.index("corruption")]:
        return tuple(sorted(effects, key=lambda effect: effect.op != "corruption"))
    return effects
