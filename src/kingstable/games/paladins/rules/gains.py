"""What a player receives at once: workers, attributes, silver and provisions."""

from __future__ import annotations

from collections.abc import Sequence

from kingstable.kernel import Message, named

from ..state import PaladinsState, rival_of
from ..tables import TRACK_TOP, WALL_REWARD, WALLS
from ..tables.rewards import (
    GAIN_ATTRIBUTE,
    GAIN_PROVISION,
    GAIN_SILVER,
    GAIN_WORKER,
    Effect,
)


def raise_attribute(s: PaladinsState, player: int, attribute: int, amount: int) -> None:
    """PAL-29.1; the marker stops at the top (PAL-D18) and lands on top of those already there (PAL-32.4)."""
    tracks = s.players[player].tracks
    value = min(TRACK_TOP, tracks[attribute] + amount)
    if value == tracks[attribute]:
        return
    tracks[attribute] = value
    if player >= s.seats:
        stack = rival_of(s).stack
        stack.remove(attribute)
        stack.append(attribute)


def gain(s: PaladinsState, player: int, effects: Sequence[Effect]) -> None:
    """The gains whose order never matters, for a human (PAL-29.1, PAL-29.2, PAL-29.5, PAL-29.6)."""
    mine = s.players[player]
    for effect in effects:
        kind = effect.kind
        if kind == GAIN_WORKER:
            mine.workers[effect.which] += effect.amount
        elif kind == GAIN_ATTRIBUTE:
            raise_attribute(s, player, effect.which, effect.amount)
        elif kind == GAIN_SILVER:
            mine.silver += effect.amount
        else:
            assert kind == GAIN_PROVISION
            mine.provisions += effect.amount
    if s.log is not None:
        s.tell("gain", seat=player, reward=_summed(effects))


def _summed(effects: Sequence[Effect]) -> list[int | str | Message]:
    """Gains in words: each kind once, however many things bring it."""
    found: dict[tuple[int, int], Message] = {}
    totals: dict[tuple[int, int], int] = {}
    for effect in effects:
        key = effect.kind, effect.which
        totals[key] = totals.get(key, 0) + effect.amount
        found[key] = Message(effect.message.id, {**effect.message.args, "amount": totals[key]})
    return list(found.values())


def draw_wall(s: PaladinsState, player: int) -> int:
    """The top wall of the deck, which the player builds."""
    wall = s.draw(s.walls)
    s.players[player].walls.append(wall)
    if s.log is not None:
        s.tell("wall", who=s.name(player), wall=named("wall", WALLS[wall].id), reward=WALL_REWARD[wall].message)
    return wall
