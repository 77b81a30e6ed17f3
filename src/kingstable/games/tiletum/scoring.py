"""Scoring: what a fair counts and pays, and the score sheets (TIL-18, TIL-20, TIL-22, TIL-35)."""

from __future__ import annotations

from kingstable.kernel import Message, ScoreLine, ScoreSheet, ranks

from .rival.needs import CONTRACT_VP, can_pay, pay
from .state import (
    CARDINAL_SIDE,
    FINISHED,
    LINE_BUILDINGS,
    LINE_PIECES,
    LINE_RESOURCES,
    LINES,
    Player,
    TiletumState,
)
from .tables import (
    COMPLETED_VP,
    FAIR_COUNT,
    FAIR_VALUE,
    FOOD,
    GOLD,
    MERCHANT_MEEPLE,
    NONE,
    RESOURCES_A_VP,
    SLOT_VALUE,
    STONE,
    TILES,
    WOOL,
)


def takes_part(s: TiletumState, side: int, slot: int) -> bool:
    """TIL-18.1: a house in the fair town or the merchant there; the Cardinal always takes part (TIL-22.7)."""
    if s.solo and side == CARDINAL_SIDE:
        return True
    player, town = s.players[side], s.fair_towns[slot]
    return bool(player.house_at >> town & 1) or player.at[MERCHANT_MEEPLE] == town


def count(player: Player, what: str) -> int:
    """TIL-18.3, TIL-18.4, TIL-22.9 to TIL-22.13: how many of the counted things a side has."""
    match what:
        case "houses":
            return player.houses
        case "pillars":
            return player.pillars
        case "contracts":
            return len(player.contracts)
        case "crests":
            return sum(crest != NONE for crest in player.crests)
        case "cathedrals":
            return player.given_at.bit_count()
        case "upper_floor_characters":
            return sum(tile != NONE for rooms in player.rooms for tile in rooms[1:])
        case "filled_buildings":
            return sum(NONE not in rooms for rooms in player.rooms)
    _, one, other = what.split("_")
    return min(count(player, one), count(player, other))


def fair_points(s: TiletumState, side: int, slot: int, king_vp: int) -> int:
    """TIL-18.2, TIL-18.5: what a participant scores."""
    fair = s.fair_tiles[slot]
    value = FAIR_VALUE[fair] + SLOT_VALUE[slot]
    if FAIR_COUNT[fair] == "king_track":
        return value + king_vp
    return value * count(s.players[side], FAIR_COUNT[fair])


def fair_now(s: TiletumState, side: int, slot: int) -> int:
    """What a side would score if the fair were held now."""
    return fair_points(s, side, slot, s.king_vp(side)) if takes_part(s, side, slot) else 0


def completed_buildings(player: Player) -> int:
    """TIL-15.6, TIL-20.2: building 6 counts too."""
    return sum(player.completed(building) for building in range(len(player.rooms)))


def tally_now(s: TiletumState, side: int) -> list[int]:
    """VP by line, with final scoring as it would be now; the last contracts of the Cardinal are in his resources."""
    player = s.players[side]
    tally = player.tally.copy()
    if s.phase == FINISHED:
        return tally
    # Nothing else scores on these lines; so what final scoring has counted already is not counted twice.
    tally[LINE_PIECES] = player.houses * player.pillars
    resources = player.resources.copy()
    contracts = 0
    if s.cardinal is not None and side == CARDINAL_SIDE:
        contracts = last_contracts_vp(resources, s.cardinal.slots)
    else:
        tally[LINE_BUILDINGS] = COMPLETED_VP[completed_buildings(player)]
    tally[LINE_RESOURCES] = contracts + sum(resources) // RESOURCES_A_VP
    return tally


def last_contracts_vp(resources: list[int], slots: list[int]) -> int:
    """TIL-35.3, in advance: what his last contracts would bring; `resources` are what is left."""
    if not slots:
        return 0
    resources[GOLD] += resources[STONE] + resources[FOOD]
    resources[STONE] = resources[FOOD] = 0
    vp = 0
    for number in sorted(slots, key=lambda number: TILES[number].total):
        tile = TILES[number]
        if can_pay(resources, tile, 0):
            vp += tile.vp + CONTRACT_VP
            pay(resources, tile, 0, lambda: WOOL)
    return vp


def score_sheets(s: TiletumState) -> list[ScoreSheet]:
    """TIL-20.4, TIL-35.6: totals, and the place in the turn order as the tie-break."""
    tallies = [tally_now(s, side) for side in range(len(s.players))]
    totals = [sum(tally) for tally in tallies]
    if s.solo:
        wins = [totals[0] > totals[1], totals[1] >= totals[0]]
        places = [1 if win else 2 for win in wins]
    else:
        places = ranks([(total, -s.order.index(side)) for side, total in enumerate(totals)])
        wins = [place == 1 for place in places]
    sheets = []
    for side, tally in enumerate(tallies):
        bot = s.solo and side == CARDINAL_SIDE
        lines = tuple(ScoreLine(LINES[line], vp) for line, vp in enumerate(tally) if _shown(line, bot))
        ties = () if s.solo else (ScoreLine("turn-order", s.order.index(side) + 1),)
        name = Message("cardinal-name") if bot else None
        sheets.append(
            ScoreSheet(None if bot else side, lines, totals[side], places[side], wins[side], ties=ties, name=name)
        )
    return sheets


def _shown(line: int, bot: bool) -> bool:
    """Lines that can never count for a side are left out."""
    name = LINES[line]
    if name == "challenges":
        return bot
    if name in ("characters", "helpers", "buildings"):
        return not bot
    return True
