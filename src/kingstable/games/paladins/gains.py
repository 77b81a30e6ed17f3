"""What a player receives at once: workers, attributes, silver, provisions, and the solo opponent's resource track."""

from __future__ import annotations

from collections.abc import Sequence

from kingstable.kernel import Argument, Message, named

from .rewards import (
    ATTRIBUTES,
    GAIN_ATTRIBUTE,
    GAIN_PROVISION,
    GAIN_SILVER,
    GAIN_WORKER,
    Effect,
)
from .state import PaladinsState, Rival
from .tables import AI_POSITIONS, TRACK_TOP

AI = named("term", "ai_player")


def tell_of(s: PaladinsState, player: int, id: str, **args: Argument) -> None:
    """Log something that happens to a human or to the solo opponent, which has its own words for it."""
    if player < s.seats:
        s.tell(id, seat=player, **args)
    else:
        s.tell("ai-" + id, **args)


def rival_of(s: PaladinsState) -> Rival:
    """The solo opponent, where there must be one."""
    assert s.rival is not None
    return s.rival


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


def move_marker(s: PaladinsState, steps: int) -> None:
    """PAL-32.1 to PAL-32.4: the resource marker walks on; each wrap raises the lowest attribute."""
    rival = rival_of(s)
    for _ in range(steps):
        before = rival.marker
        rival.marker = before % AI_POSITIONS + 1
        s.tell("ai-marker", before=before, after=rival.marker)
        if rival.marker == 1:
            _raise_lowest(s, rival)


def _raise_lowest(s: PaladinsState, rival: Rival) -> None:
    tracks = s.players[s.seats].tracks
    lowest = min(tracks)
    attribute = next(each for each in reversed(rival.stack) if tracks[each] == lowest)
    raise_attribute(s, s.seats, attribute, 1)  # PAL-D73: at the top nothing rises
    s.tell("ai-wrap", attribute=named("attribute", ATTRIBUTES[attribute]), value=tracks[attribute])
