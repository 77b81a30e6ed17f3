"""Final scoring and tie-breaks (PAL sections 23, 24, 27, 44), for a running game and for the score pad alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from kingstable.kernel import ScoreLine, ScoreSheet, named, ranks

from .components import COMPONENTS
from .printed.cards import EndGame
from .state import PaladinsState, Player
from .tables import (
    ACTIONS,
    AI_LEAST_VP,
    ATTACK,
    CONVERT,
    ORDER_ACTION,
    ORDER_COUNT,
    ORDER_VP,
    OUTSIDERS,
    WALLS,
)
from .tables.rewards import FAITH, INFLUENCE, STRENGTH

AI: Final = named("term", "ai_player")
ATTRIBUTE_VP: Final = COMPONENTS.scoring.attribute_vp_by_value.values
COUNT_VP: Final = {table.action: table.by_count for table in COMPONENTS.scoring.count_vp}
LEFTOVERS: Final = COMPONENTS.scoring.leftovers
DEBT: Final = COMPONENTS.debts[0]
NATIONS: Final = tuple(nation.id for nation in COMPONENTS.nations)
#: What a converted outsider of each type is worth.
WORTH: Final[dict[str, EndGame]] = {card.type: card.end_game for card in OUTSIDERS}
#: Where a tally has what an outsider counts.
_FIELDS: Final = {
    "commission_count": "commission",
    "fortify_count": "fortify",
    "garrison_count": "garrison",
    "absolve_count": "absolve",
    "workshops_placed": "develop",
    "townsfolk_kept": "townsfolk",
    "paid_debts": "paid",
    "unpaid_debts": "unpaid",
    "suspicion_held": "suspicion",
}
_TRACKS: Final = {"faith_track": FAITH, "strength_track": STRENGTH, "influence_track": INFLUENCE}


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """All that counts for the score of one player; `converted` are types of outsiders, `attacked` follows NATIONS."""

    tracks: tuple[int, int, int]
    attacked: tuple[int, ...] = (0, 0, 0)
    converted: tuple[str, ...] = ()
    commission: int = 0
    fortify: int = 0
    garrison: int = 0
    absolve: int = 0
    develop: int = 0
    wall_vp: int = 0
    townsfolk: int = 0
    suspicion: int = 0
    paid: int = 0
    unpaid: int = 0
    silver: int = 0
    provisions: int = 0
    ai: bool = False

    def count(self, action: int) -> int:
        """PAL-1.9."""
        if action == ATTACK:
            return sum(self.attacked)
        return len(self.converted) if action == CONVERT else int(getattr(self, ACTIONS[action]))


def tally(s: PaladinsState, number: int) -> Tally:
    """What a player of the running game has to count."""
    player: Player = s.players[number]
    faith, strength, influence = player.tracks
    nations = [OUTSIDERS[card].nation for card in player.attacked]
    return Tally(
        tracks=(faith, strength, influence),
        attacked=tuple(nations.count(nation) for nation in NATIONS),
        converted=tuple(OUTSIDERS[card].type for card in player.converted),
        commission=player.monks,
        fortify=len(player.walls),
        garrison=player.outposts,
        absolve=len(player.jars),
        develop=player.built,
        wall_vp=sum(WALLS[wall].vp for wall in player.walls),
        townsfolk=len(player.kept),
        suspicion=len(player.suspicion),
        paid=player.paid,
        unpaid=player.unpaid,
        silver=player.silver,
        provisions=player.provisions,
        ai=number >= s.seats,
    )


def completed(mine: Tally, orders: Sequence[int]) -> list[bool]:
    """Which of the face-up Orders, slot by slot, this player has completed (PAL-16.1)."""
    return [mine.count(ORDER_ACTION[order]) >= ORDER_COUNT[order] for order in orders]


def order_vp(mine: Tally, orders: Sequence[int]) -> int:
    """PAL-23.2."""
    done = completed(mine, orders)
    return sum(vp for vp, whether in zip(ORDER_VP[: len(done)], done, strict=True) if whether)


def outsider_vp(kind: str, mine: Tally, orders: Sequence[int]) -> int:
    """PAL-27.1: the base and one for every full measure of what the card counts; at least 1 for the AI (PAL-44.3)."""
    worth = WORTH[kind]
    value = worth.base_vp + worth.vp * (_counted(worth.count_of, mine, orders) // worth.per)
    return max(value, AI_LEAST_VP) if mine.ai else value


def _counted(what: str, mine: Tally, orders: Sequence[int]) -> int:
    if what in _FIELDS:
        return int(getattr(mine, _FIELDS[what]))
    if what in _TRACKS:
        return mine.tracks[_TRACKS[what]]
    if what.startswith("attacked_"):
        return mine.attacked[NATIONS.index(what.removeprefix("attacked_"))]
    if what == "orders_completed":
        return sum(completed(mine, orders))
    assert what == "mercenaries_converted"
    return mine.converted.count("mercenary")


def lines(mine: Tally, orders: Sequence[int]) -> tuple[ScoreLine, ...]:
    """PAL-23.2 to PAL-23.11; the AI scores neither Develop nor leftovers (PAL-44.2)."""
    faith, strength, influence = (ATTRIBUTE_VP[value] for value in mine.tracks)
    leftovers = (mine.silver + mine.provisions) // LEFTOVERS.set_size * LEFTOVERS.vp_per_set
    found = [
        ScoreLine("orders", order_vp(mine, orders)),
        ScoreLine("faith", faith),
        ScoreLine("strength", strength),
        ScoreLine("influence", influence),
        ScoreLine("commission", COUNT_VP["commission"][mine.commission]),
        ScoreLine("fortify", COUNT_VP["fortify"][mine.fortify]),
        ScoreLine("walls", mine.wall_vp),
        ScoreLine("develop", 0 if mine.ai else COUNT_VP["develop"][mine.develop]),
        ScoreLine("garrison", COUNT_VP["garrison"][mine.garrison]),
        ScoreLine("absolve", COUNT_VP["absolve"][mine.absolve]),
        ScoreLine("converted", sum(outsider_vp(kind, mine, orders) for kind in mine.converted)),
        ScoreLine("paid-debts", mine.paid * DEBT.paid_vp),
        ScoreLine("unpaid-debts", mine.unpaid * DEBT.unpaid_vp),
        ScoreLine("leftovers", 0 if mine.ai else leftovers),
    ]
    return tuple(found)


def sheets(tallies: Sequence[Tally], orders: Sequence[int]) -> list[ScoreSheet]:
    """The sheets of all players; ties go to Order points, then to fewer suspicion cards (PAL section 24)."""
    scored = [lines(mine, orders) for mine in tallies]
    totals = [sum(line.points for line in each) for each in scored]
    royal = [order_vp(mine, orders) for mine in tallies]
    keys = [(total, vp, -mine.suspicion) for total, vp, mine in zip(totals, royal, tallies, strict=True)]
    found = []
    for number, (mine, rank) in enumerate(zip(tallies, ranks(keys), strict=True)):
        ties = (ScoreLine("tie-orders", royal[number]), ScoreLine("tie-suspicion", mine.suspicion))
        seat, name = (None, AI) if mine.ai else (number, None)
        found.append(ScoreSheet(seat, scored[number], totals[number], rank, rank == 1, ties, name))
    return found


def score_sheets(s: PaladinsState) -> list[ScoreSheet]:
    """The sheets as they stand; an Order face down counts for nobody (PAL-16.3)."""
    return sheets([tally(s, number) for number in range(len(s.players))], s.orders[: s.orders_open])


def points(s: PaladinsState, who: int) -> float:
    """The points of a player or of the opponent without a seat as they stand."""
    return float(sum([line.points for line in lines(tally(s, who), s.orders[: s.orders_open])]))
