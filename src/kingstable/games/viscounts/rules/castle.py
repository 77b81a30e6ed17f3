"""The castle: placing and moving workers, the advances they cause, expulsion, and the castle leader."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Final

from kingstable.kernel import Ask, Asks, Option, Turn, message

from ..options import ADVANCE, AUTOMA_WORKER, DECLINE, EXPEL, STATION, CastleMove, Decline, where
from ..printed.entry import Effect
from ..state import ViscountsState
from ..tables.boards import CROWD, EXPELLED, GROUP, SECTION_LABELS, TIER2, TIER3
from ..tables.numbers import NONE
from ..tables.words import PHASE_NAMES, in_phases
from .effects import gain, human, lost

_ASK_CASTLE_MOVE: Final = in_phases("ask-castle-move")
_ASK_ADVANCE: Final = message("ask-advance")
_ASK_EXPEL: Final = message("ask-expel")
_CASTLE_MOVES: Final = {
    (start, (start + way) % 5): CastleMove(start, (start + way) % 5) for start in range(5) for way in (1, -1)
}


def place(s: ViscountsState, who: int, section: int, workers: int) -> Turn:
    """Workers from the supply into a tier 1 section, then all that follows (VIS-13.3, VIS-13.13)."""
    player = s.players[who]
    player.workers -= workers
    player.tier1[section] += workers
    s.tell("place", who=s.name(who), n=workers, section=SECTION_LABELS[section])
    yield from climb(s, who)


@human("free_workers")
def free_workers(s: ViscountsState, who: int, effect: Effect) -> Turn:
    """VIS-19.19, as many as there are (VIS-D8)."""
    workers = min(effect.n, s.players[who].workers)
    if not workers:
        lost(s, who, effect)
        return
    prompt = message("ask-free-workers", during=PHASE_NAMES[s.phase], n=workers)
    chosen = yield Ask(who, prompt, STATION, ("VIS-19.19", "VIS-13.13"))
    yield from place(s, who, chosen.section, workers)


@human("castle_move")
def castle_move(s: ViscountsState, who: int, effect: Effect) -> Turn:
    """VIS-19.18: optional; the castle procedure follows."""
    player = s.players[who]
    for _ in range(effect.n):
        options: list[Option] = [
            _CASTLE_MOVES[start, (start + way) % 5] for start in range(5) if player.tier1[start] for way in (1, -1)
        ]
        if not options:
            lost(s, who, effect)
            return
        chosen = yield Ask(who, _ASK_CASTLE_MOVE[s.phase], [*options, DECLINE], ("VIS-19.18",))
        if isinstance(chosen, Decline):
            return
        _shift(s, who, chosen.start, chosen.end)
        yield from climb(s, who)


def _shift(s: ViscountsState, who: int, start: int, end: int) -> None:
    tier1 = s.players[who].tier1
    tier1[start] -= 1
    tier1[end] += 1
    s.tell("castle-move", who=s.name(who), start=SECTION_LABELS[start], end=SECTION_LABELS[end])


# -- the castle procedure --------------------------------------------------------------------------------------------


def climb(s: ViscountsState, who: int) -> Turn:
    """VIS-13.4 to VIS-13.11. Within a running procedure none starts (VIS-D39); another player's waits (VIS-13.14)."""
    if s.climbing == who:
        return
    if s.climbing != NONE:
        if who not in s.waiting:
            s.waiting.append(who)
        return
    yield from _resolve(s, who)
    while s.waiting:
        yield from _resolve(s, s.waiting.pop(0))


def _resolve(s: ViscountsState, who: int) -> Turn:
    s.climbing = who
    tier1, tier2 = s.players[who].tier1, s.players[who].tier2
    while True:
        if max(tier1) >= GROUP:
            yield from _advance(s, who)
        elif max(tier2) >= GROUP:  # tier 1 is looked at again after each (VIS-D40)
            yield from _ascend(s, who, next(section for section in range(5) if tier2[section] >= GROUP))
        else:
            break
    yield from _expel(s, who)
    s.climbing = NONE


def _advance(s: ViscountsState, who: int) -> Turn:
    """VIS-13.4: one worker inwards, its reward, then one to each side, as far as there are any (VIS-D80)."""
    player = s.players[who]
    section = yield from _which_section(s, who)
    player.tier1[section] -= 1
    player.tier2[section] += 1
    s.tell("advance", who=s.name(who), section=SECTION_LABELS[section])
    yield from gain(s, who, TIER2[section])
    for way in (1, -1):
        if player.tier1[section]:
            _shift(s, who, section, (section + way) % 5)


def _which_section(s: ViscountsState, who: int) -> Generator[Ask | Asks, Any, int]:
    """VIS-13.6: the player's choice; the Automa goes clockwise from its viscount (VIS-38.3)."""
    tier1 = s.players[who].tier1
    if s.is_automa(who):
        return next(section for section in around(s, who) if tier1[section] >= GROUP)
    ready = [section for section in range(5) if tier1[section] >= GROUP]
    if len(ready) == 1:
        return ready[0]
    chosen = yield Ask(who, _ASK_ADVANCE, [ADVANCE[section] for section in ready], ("VIS-13.6", "VIS-13.4"))
    section: int = chosen.section
    return section


def _ascend(s: ViscountsState, who: int, section: int) -> Turn:
    """VIS-13.7: one worker to tier 3, the leader card, one resource."""
    player = s.players[who]
    player.tier2[section] -= 1
    player.tier3 += 1
    s.tell("ascend", who=s.name(who), section=SECTION_LABELS[section])
    if s.leader == NONE or (s.leader != who and player.tier3 > s.players[s.leader].tier3):  # VIS-14.1, VIS-14.2
        s.leader = who
        s.tell("leader", who=s.name(who))
    yield from gain(s, who, TIER3)


# -- expulsion -------------------------------------------------------------------------------------------------------


def _expel(s: ViscountsState, who: int) -> Turn:
    """VIS-13.9: down to three in each section of tiers 1 and 2, whoever they are."""
    while True:
        crowded = [
            (tier, section) for tier in (1, 2) for section, workers in enumerate(s.crowds(tier)) if workers > CROWD
        ]
        if not crowded:
            return
        if s.is_automa(who):
            tier, section, owner = _automa_expels(s, who, crowded)
        else:
            options = [EXPEL[worker] for worker in _removable(s, crowded)]
            chosen = yield Ask(who, _ASK_EXPEL, options, ("VIS-13.9", "VIS-13.10"))
            tier, section, owner = where(chosen.worker)
            owner = s.humans if owner == AUTOMA_WORKER else owner
        yield from _sent_home(s, tier, section, owner)


def _removable(s: ViscountsState, crowded: Sequence[tuple[int, int]]) -> list[int]:
    return [
        ((tier - 1) * 5 + section) * 5 + (AUTOMA_WORKER if s.is_automa(owner) else owner)
        for tier, section in crowded
        for owner, player in enumerate(s.players)
        if (player.tier1 if tier == 1 else player.tier2)[section]
    ]


def _sent_home(s: ViscountsState, tier: int, section: int, owner: int) -> Turn:
    """VIS-13.10: the worker returns to its owner's supply, and the owner is paid at once (VIS-D42)."""
    player = s.players[owner]
    (player.tier1 if tier == 1 else player.tier2)[section] -= 1
    player.workers += 1
    s.tell("expel", who=s.name(owner), tier=tier, section=SECTION_LABELS[section])
    yield from gain(s, owner, EXPELLED[tier])


def _automa_expels(s: ViscountsState, who: int, crowded: Sequence[tuple[int, int]]) -> tuple[int, int, int]:
    """VIS-38.5, VIS-D66, VIS-D67: the human's workers, clockwise from its viscount, tier 1 before tier 2."""
    order = around(s, who)
    tier, section = min(crowded, key=lambda place: (place[0], order.index(place[1])))
    human = s.players[0]
    there = (human.tier1 if tier == 1 else human.tier2)[section]
    return tier, section, 0 if there else who


def around(s: ViscountsState, who: int) -> list[int]:
    """The castle sections clockwise from the one that the viscount faces."""
    start = s.faces[s.segment(who)]
    return [(start + step) % 5 for step in range(5)]
