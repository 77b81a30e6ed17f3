"""The phases of a round besides the turns: preparation, corruption, king, fair, refresh and the end (TIL-4, 17-20)."""

from __future__ import annotations

from typing import Final

from kingstable.kernel import Ask, Message, Option, Turn, message

from ..options import LEAVE_TILE, TAKE_TILE, TakeTile
from ..rival.tasks import gets_bonus_tile, last_contracts
from ..scoring import completed_buildings, count, fair_points, takes_part
from ..state import (
    ACTION_PHASE,
    CARDINAL_SIDE,
    CORRUPTION_STEP,
    FAIR_PHASE,
    FINAL_SCORING,
    FINISHED,
    KING_PHASE,
    LINE_BUILDINGS,
    LINE_FAIRS,
    LINE_KING,
    LINE_PIECES,
    LINE_RESOURCES,
    PREPARATION,
    REFRESH,
    TiletumState,
)
from ..tables import (
    COMPLETED_VP,
    CORRUPTION,
    DICE_ROLLED,
    FAIR_COUNT,
    FAIR_NAMES,
    FAIR_VALUE,
    KING_VP,
    KING_ZERO,
    LAST_KING_VP,
    NONE,
    PASSES,
    RESOURCE_NAMES,
    RESOURCES_A_VP,
    ROUNDS,
    SLOT_VALUE,
    SPOT_NAMES,
    TILE_NAMES,
    TOKENS_A_ROUND,
)
from .challenges import floor_space
from .pieces import corrupt, draw_bonus, put_on_track, take_tile, why_not_take

_KING_TILE_RULES: Final = ("TIL-17.2", "TIL-17.3")


def prepare(s: TiletumState) -> None:
    """TIL-4.3 to TIL-4.5: draw dice from the bag and roll them onto the wheel."""
    bag = [resource for resource, count in enumerate(s.bag) for _ in range(count)]
    s.tell("round", round=s.round)
    rolled: list[int | str | Message] = []
    for resource in s.rng.sample(bag, DICE_ROLLED[s.n]):
        value = s.rng.die(6)
        s.bag[resource] -= 1
        s.wheel[resource * 6 + value - 1] += 1
        if s.log is not None:
            rolled.append(message("die", resource=RESOURCE_NAMES[resource], value=value))
    s.tell("roll", dice=rolled)
    s.phase, s.pass_, s.place = CORRUPTION_STEP, 0, 0


def corruption_step(s: TiletumState) -> None:
    """TIL-5.2: turn up the next token; every king marker moves down."""
    token = s.tokens.pop(0)
    s.reveal()
    s.revealed.append(token)
    s.tell("corruption", steps=CORRUPTION[token])
    corrupt(s, CORRUPTION[token])
    s.phase = ACTION_PHASE


def next_turn(s: TiletumState) -> None:
    """TIL-5.1: three passes, each begins with a corruption token."""
    s.place += 1
    if s.place == len(s.order):
        s.place = 0
        s.pass_ += 1
        s.phase = CORRUPTION_STEP if s.pass_ < PASSES else KING_PHASE


# -- king phase ---------------------------------------------------------------------------------------------------


def standing(s: TiletumState) -> list[int]:
    """TIL-17.4, TIL-22.4: sides from the highest on the king track down; in a stack the lower marker is ahead."""
    sides = [side for stack in reversed(s.track) for side in stack]
    if s.solo and s.players[0].king == s.players[1].king:
        return [CARDINAL_SIDE, 1 - CARDINAL_SIDE]
    return sides


def king_phase(s: TiletumState) -> Turn:
    """TIL-17, TIL-22.2 to TIL-22.6."""
    for side in s.order:
        vp = s.king_vp(side)
        s.players[side].score(vp, LINE_KING)
        s.tell("king-score", who=s.who(side), vp=vp)
    yield from _king_bonus(s, standing(s)[0])
    s.order = standing(s)  # TIL-17.4
    for side, player in enumerate(s.players):
        player.king_vp = s.king_vp(side)  # TIL-17.7, TIL-D24
    _reset(s)
    if s.log is not None:
        s.tell(
            "order", order=[message("place", place=place + 1, who=s.who(side)) for place, side in enumerate(s.order)]
        )
    s.phase = FAIR_PHASE


def _king_bonus(s: TiletumState, side: int) -> Turn:
    """TIL-17.2, TIL-17.3, TIL-22.6."""
    if s.round == ROUNDS:
        s.players[side].score(LAST_KING_VP, LINE_KING)
        s.tell("king-last", who=s.who(side), vp=LAST_KING_VP)
        return
    tile, s.king_tile = s.king_tile, NONE
    if tile == NONE:
        return
    if s.solo and side == CARDINAL_SIDE:
        gets_bonus_tile(s, tile)
        return
    options: list[Option] = [LEAVE_TILE]
    reason = why_not_take(s, side, tile)
    if reason is None:
        options.insert(0, TAKE_TILE[tile])
    s.king_tile = tile
    option = yield Ask(side, message("ask-king-tile", tile=TILE_NAMES[tile]), options, _KING_TILE_RULES)
    s.king_tile = NONE
    if isinstance(option, TakeTile):
        take_tile(s, side, tile)
        return
    s.bonus_discard.append(tile)
    if s.log is not None:
        s.tell("king-tile-discarded", seat=side, tile=TILE_NAMES[tile])


def _reset(s: TiletumState) -> None:
    """TIL-17.5, TIL-17.6, TIL-D18: from the highest red space down, each stack from the bottom up, onto 0."""
    for space in range(KING_ZERO - 1, -1, -1):
        for side in s.track[space].copy():
            put_on_track(s, side, KING_ZERO)
    if s.cardinal is not None:
        floor = floor_space(s.cardinal.challenges)
        if s.players[CARDINAL_SIDE].king < floor:  # TIL-22.3, TIL-37.9
            put_on_track(s, CARDINAL_SIDE, floor)
            s.tell("rival-floor", vp=KING_VP[floor])


# -- fair phase ---------------------------------------------------------------------------------------------------


def fair_phase(s: TiletumState) -> None:
    """TIL-18, TIL-22.7 to TIL-22.15."""
    slot = s.round - 1
    fair = s.fair_tiles[slot]
    if s.log is not None:
        s.tell("fair", fair=FAIR_NAMES[fair], spot=SPOT_NAMES[s.fair_towns[slot]])
    for side in s.order:
        player = s.players[side]
        if not takes_part(s, side, slot):
            s.tell("fair-absent", who=s.who(side))
            continue
        vp = fair_points(s, side, slot, player.king_vp)
        player.score(vp, LINE_FAIRS)
        value = FAIR_VALUE[fair] + SLOT_VALUE[slot]
        if FAIR_COUNT[fair] == "king_track":
            s.tell("fair-score-king", who=s.who(side), vp=vp, value=value, king=player.king_vp)
        else:
            s.tell("fair-score", who=s.who(side), vp=vp, value=value, count=count(player, FAIR_COUNT[fair]))
    if s.cardinal is not None:  # TIL-22.15
        s.tell("directive-removed", card=Message("directive-" + s.cardinal.row[0].replace("_", "-")))
        del s.cardinal.row[0]
        s.cardinal.pawn = 0
    s.phase = FINAL_SCORING if s.round == ROUNDS else REFRESH  # TIL-4.2


# -- refresh ------------------------------------------------------------------------------------------------------


def refresh(s: TiletumState) -> None:
    """TIL-19."""
    for die, dice in enumerate(s.wheel):  # TIL-19.1
        s.bag[die // 6] += dice
    for player in s.players:
        for die in player.dice:
            s.bag[die // 6] += 1
        player.dice = []
    s.wheel = [0] * len(s.wheel)
    for action, tile in enumerate(s.sector_bonus):  # TIL-19.2
        if tile == NONE:
            s.sector_bonus[action] = draw_bonus(s)
    if s.round < ROUNDS - 1:  # TIL-19.3
        s.king_tile = draw_bonus(s)
    tokens = sorted(s.tokens + s.aside + s.revealed)  # TIL-19.4
    s.rng.shuffle(tokens)
    s.tokens, s.aside, s.revealed = tokens[:TOKENS_A_ROUND], tokens[TOKENS_A_ROUND:], []
    s.first_value = (s.first_value + 4) % 6 + 1  # TIL-19.5: every value falls by 1, 1 becomes 6
    s.tell("refresh")
    s.round += 1
    s.phase = PREPARATION


# -- the end ------------------------------------------------------------------------------------------------------


def final_scoring(s: TiletumState) -> None:
    """TIL-20, TIL-35."""
    for side in s.order:
        player, who = s.players[side], s.who(side)
        pieces = player.houses * player.pillars
        player.score(pieces, LINE_PIECES)
        s.tell("final-pieces", who=who, houses=player.houses, pillars=player.pillars, vp=pieces)
        if s.solo and side == CARDINAL_SIDE:
            last_contracts(s)  # TIL-35.3; he scores no buildings (TIL-35.5)
        else:
            completed = completed_buildings(player)
            player.score(COMPLETED_VP[completed], LINE_BUILDINGS)
            s.tell("final-buildings", who=who, count=completed, vp=COMPLETED_VP[completed])
        vp = sum(player.resources) // RESOURCES_A_VP
        player.score(vp, LINE_RESOURCES)
        s.tell("final-resources", who=who, count=sum(player.resources), vp=vp)
    s.phase = FINISHED
