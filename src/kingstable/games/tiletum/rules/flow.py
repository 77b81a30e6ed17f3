"""How acts nest: actions, free tasks and bonuses form a stack, the newest is finished first (TIL-D22)."""

from __future__ import annotations

from functools import cache
from typing import Final

from kingstable.kernel import Ask, Message, Option, Turn, message

from ..options import (
    ACT,
    BONUS,
    END,
    GAINS,
    HOUSE,
    KING_UP,
    MOVES,
    PILLAR,
    PUTS,
    REVEAL,
    SKIP,
    STOP,
    Act,
    Bonus,
    End,
    Gain,
    House,
    KingUp,
    Move,
    Pillar,
    Put,
    Recruit,
    Replace,
    Skip,
    Stop,
)
from ..state import LINE_CHARACTERS, LINE_HOUSES, Frame, Player, TiletumState
from ..tables import (
    ACTION_NAMES,
    ARCHITECT_MEEPLE,
    BUILDING_NAMES,
    CATHEDRAL_AT,
    CATHEDRALS,
    KING_TOP,
    MERCHANT_MEEPLE,
    NONE,
    TILE_NAMES,
    TILES,
    TOWNS,
    Part,
)
from .actions import action_options, carry_out, move
from .pieces import (
    gain,
    house_spaces,
    king_up,
    may_place_pillar,
    place_house,
    place_pillar,
    score,
)
from .tasks import TASKS, add_tasks, carry_out_task

_RULES: Final = (
    ("TIL-7.1", "TIL-5.14"),
    ("TIL-8.1", "TIL-8.2", "TIL-8.3", "TIL-8.4"),
    ("TIL-9.1", "TIL-9.2", "TIL-9.3", "TIL-9.4"),
    ("TIL-10.1", "TIL-10.2", "TIL-10.3", "TIL-10.5", "TIL-10.6"),
    ("TIL-11.1", "TIL-11.3", "TIL-11.5", "TIL-11.6"),
)
_ASK_ACTION: Final = ("ask-king", "ask-merchant", "ask-architect", "ask-character", "ask-contract")
_BONUS_RULES: Final = ("TIL-10.8", "TIL-10.10", "TIL-14.13")
_GAIN_RULES: Final = ("TIL-14.7", "TIL-11.6")
_BUILDING_RULES: Final = ("TIL-8.8", "TIL-14.11")
_REVEAL_RULES: Final = ("TIL-39.13",)
_END_RULES: Final = ("TIL-5.15", "TIL-5.13", "TIL-13.1")
#: What ends an action, and what turns up a hidden tile.
_STOPS: Final = (Stop, End)
_REVEALS: Final = (Recruit, Replace)


def free_task(s: TiletumState, side: int, option: Option) -> Turn:
    """Do a free task and all that it brings."""
    line, parts = carry_out_task(s, side, option)
    if parts:
        yield from resolve(s, side, option, line, parts)


# -- actions ------------------------------------------------------------------------------------------------------


def perform(s: TiletumState, side: int) -> Turn:
    """Perform the newest action until it is over (TIL-5.14, TIL-6.4, TIL-6.9).

    A granted action ends with its last AP. A die action goes on, since a helper or a marker may add AP to it; when
    none are left the player declares the end of the turn instead of stopping.
    """
    frame = s.frames[-1]
    while frame.ap > 0 or frame.die:
        options = action_options(s, side, frame.action, frame.ap) if frame.ap > 0 else []
        add_tasks(s, side, options)
        if frame.ap > 0:
            options.append(STOP)
            ask = Ask(side, _prompt(frame.action, frame.ap, frame.die), options, _RULES[frame.action])
        else:
            ask = end_ask(side, options)
        option = yield ask
        if type(option) in TASKS:
            yield from free_task(s, side, option)
        elif isinstance(option, _STOPS):
            if frame.ap > 0 and s.log is not None:
                s.tell("stop", seat=side, action=ACTION_NAMES[frame.action], ap=frame.ap)
            break
        else:
            yield from _act(s, side, frame, option)
    s.frames.pop()


@cache
def _prompt(action: int, ap: int, die: bool) -> Message:
    return message(_ASK_ACTION[action], ap=ap, granted=0 if die else 1)


def end_ask(side: int, tasks: list[Option]) -> Ask:
    """TIL-5.15, TIL-39.11 (13): declare the end; the question warns of free tasks that could still be done."""
    return Ask(side, _end_prompt(len(tasks)), [*tasks, END], _END_RULES, confirm=True)


@cache
def _end_prompt(tasks: int) -> Message:
    return message("ask-end", tasks=tasks)


def _act(s: TiletumState, side: int, frame: Frame, option: Option) -> Turn:
    """Spend AP on one act and take what it brings."""
    if isinstance(option, _REVEALS) and s.character_pile:  # TIL-39.13: what comes up cannot be undone
        yield Ask(side, message("ask-reveal", choice=option.message), (REVEAL,), _REVEAL_RULES, confirm=True)
    cost, (line, parts) = carry_out(s, side, option)
    frame.ap -= cost
    if parts:
        yield from resolve(s, side, option, line, parts)


def grant(s: TiletumState, side: int, action: int, ap: int) -> Turn:
    """TIL-6.6, TIL-6.7: a granted action, with the AP of its source and no others."""
    s.frames.append(Frame(action, ap, False))
    if s.log is not None:
        s.tell("granted", seat=side, action=ACTION_NAMES[action], ap=ap)
    yield from perform(s, side)


# -- bonuses ------------------------------------------------------------------------------------------------------


def resolve(s: TiletumState, side: int, by: Option, line: int, parts: tuple[Part, ...]) -> Turn:
    """Gain the parts of a bonus: plain gains at once, the others in the order the player likes (TIL-10.8, TIL-10.10).

    `by` is the choice that brought it; `line` is where VP go on the score sheet. What cannot be carried out is lost
    (TIL-14.13).
    """
    left: list[Part] = []
    for part in parts:
        if part.kind == "gain_resource":
            gain(s, side, part.resource, part.amount)
        elif part.kind == "gain_vp":
            score(s, side, part.amount, line)
        elif part.kind != "none":
            left.append(part)
    while left:
        if len(left) == 1 and left[0].kind == "action":
            yield from grant(s, side, left[0].action, left[0].ap)
            return
        options: list[Option] = []
        for part in left:
            options += _part_options(s, side, part)
        if not options:
            s.tell("bonus-lost", seat=side)
            return
        option = yield _bonus_ask(s, side, by, left, options)
        if isinstance(option, Skip):
            s.tell("skip", seat=side)
            return
        if type(option) in TASKS:
            yield from free_task(s, side, option)
        else:
            yield from _gain_part(s, side, by, left, option)


@cache
def _brought(by: Option, id: str, **args: int) -> Message:
    """A question about what a choice has brought."""
    return message(id, by=by.message, **args)


def _bonus_ask(s: TiletumState, side: int, by: Option, left: list[Part], options: list[Option]) -> Ask:
    kinds = [part.kind for part in left]
    if kinds == ["gain_any_resource"]:
        return Ask(side, _brought(by, "ask-gain", left=left[0].amount), options, _GAIN_RULES)
    add_tasks(s, side, options)
    options.append(SKIP)
    if kinds == ["building_bonuses"]:
        return Ask(side, _brought(by, "ask-building"), options, _BUILDING_RULES)
    if kinds == ["action_any"]:
        return Ask(side, _brought(by, "ask-any-action", ap=left[0].ap), options, ("TIL-14.8",))
    return Ask(side, _brought(by, "ask-bonus"), options, _BONUS_RULES)


def _part_options(s: TiletumState, side: int, part: Part) -> list[Option] | tuple[Option, ...]:
    """The ways in which one part of a bonus can be taken now."""
    player = s.players[side]
    match part.kind:
        case "gain_any_resource":
            return GAINS
        case "move":
            return MOVES[part.meeple][player.at[part.meeple]]
        case "teleport":
            return PUTS[part.meeple]
        case "place_house":
            towns = TOWNS if part.anywhere else (player.at[MERCHANT_MEEPLE],)
            return [HOUSE[space] for town in towns for space in house_spaces(s, player, town)]
        case "place_pillar":
            here = (CATHEDRAL_AT[player.at[ARCHITECT_MEEPLE]],)
            cathedrals = range(len(CATHEDRALS)) if part.anywhere else here
            return [PILLAR[cathedral] for cathedral in cathedrals if may_place_pillar(s, player, cathedral)]
        case "king_steps":
            return [KING_UP] if player.king < KING_TOP else []
        case "action":
            return [ACT[part.action]]
        case "action_any":
            return ACT
        case _:
            assert part.kind == "building_bonuses", part.kind
            return [BONUS[tile] for rooms in player.rooms for tile in rooms if tile != NONE]


def _gain_part(s: TiletumState, side: int, by: Option, left: list[Part], option: Option) -> Turn:
    """Take one step of the part that offers this option."""
    if isinstance(option, Gain):
        _spend(left, "gain_any_resource")
        gain(s, side, option.resource, 1)
    elif isinstance(option, Move):
        _spend(left, "move", option.meeple)
        move(s, side, option.meeple, option.spot)
    elif isinstance(option, Put):
        _spend(left, "teleport", option.meeple)
        move(s, side, option.meeple, option.spot)
    elif isinstance(option, KingUp):
        _spend(left, "king_steps")
        king_up(s, side, 1)
    elif isinstance(option, House):
        _spend(left, "place_house")
        yield from resolve(s, side, option, LINE_HOUSES, (place_house(s, side, option.space),))
    elif isinstance(option, Pillar):
        _spend(left, "place_pillar")
        place_pillar(s, side, option.cathedral)
    elif isinstance(option, Act):
        part = next(part for part in left if part.kind in ("action", "action_any"))
        left.remove(part)
        yield from grant(s, side, option.action, part.ap)
    else:
        assert isinstance(option, Bonus)
        _spend(left, "building_bonuses")
        yield from _building_bonuses(s, side, by, option.tile)


def _spend(left: list[Part], kind: str, meeple: int = NONE) -> None:
    """One use less of the part of this kind."""
    for index, part in enumerate(left):
        if part.kind == kind and part.meeple == meeple:
            if part.amount > 1:
                left[index] = Part(kind, amount=part.amount - 1, meeple=meeple)
            else:
                del left[index]
            return


def _building_bonuses(s: TiletumState, side: int, by: Option, first: int) -> Turn:
    """TIL-8.8: each character of the chosen building once, in any order; the first one chosen names the building."""
    player = s.players[side]
    building = _building_of(player, first)
    waiting = [tile for tile in player.rooms[building] if tile != NONE]
    tile = first
    while True:
        waiting.remove(tile)
        if s.log is not None:
            s.tell("bonus", seat=side, tile=TILE_NAMES[tile], building=BUILDING_NAMES[building])
        yield from resolve(s, side, BONUS[tile], LINE_CHARACTERS, TILES[tile].parts)
        while True:
            if not waiting:
                return
            options: list[Option] = [BONUS[other] for other in waiting]
            add_tasks(s, side, options)
            options.append(SKIP)
            option = yield Ask(side, _brought(by, "ask-building-next"), options, _BUILDING_RULES)
            if type(option) in TASKS:
                yield from free_task(s, side, option)
                continue
            break
        if isinstance(option, Skip):
            return
        tile = option.tile


def _building_of(player: Player, tile: int) -> int:
    return next(building for building, rooms in enumerate(player.rooms) if tile in rooms)
