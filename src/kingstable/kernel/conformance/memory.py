"""Checks of copies, records, saved states and taking back: a game forgets nothing and mixes nothing up."""

from __future__ import annotations

from collections import deque
from dataclasses import fields, is_dataclass
from enum import Enum

import msgspec

from kingstable.kernel.conformance.walk import SAMPLE, Walk, check, encode, look
from kingstable.kernel.errors import UndoRefused
from kingstable.kernel.option import Option
from kingstable.kernel.record import Record
from kingstable.kernel.state import State, digest
from kingstable.kernel.table import Table


@check
def copies(walk: Walk) -> None:
    """`copy()` forgets no field, shares nothing that changes, and goes on like its original."""
    kept: list[tuple[int, State, str]] = []
    sample = walk.sample()
    for table, seat, option in walk.steps(quiet=True):
        state = table.state
        copy = state.copy()
        _same_fields(walk, state, copy)
        if walk.step in sample:
            _plain(walk, state, "state")
            kept.append((walk.step, copy, digest(copy)))
            _copied_table(walk, table, seat, option)
    for step, copy, before in kept:
        if digest(copy) != before:
            walk.step = step
            walk.fail("a later choice changed a copy made before it: copy() shares a part with its original")


def _same_fields(walk: Walk, state: State, copy: State) -> None:
    slow = State.copy(state)
    if type(copy) is not type(state):
        walk.fail(f"copy() makes a {type(copy).__name__}")
    if copy.log is not None:
        walk.fail("copy() takes the log along")
    for name in (field.name for field in fields(state)):
        if name == "log":
            continue
        value = getattr(state, name)
        walk.same(f"the field {name!r} is not of its declared type", getattr(slow, name), value)
        walk.same(f"copy() does not take the field {name!r} along", getattr(copy, name, "nothing"), value)


def _plain(walk: Walk, value: object, place: str) -> None:
    """Fail unless the value is plain data whose order is fixed."""
    if is_dataclass(value):
        value = {field.name: getattr(value, field.name) for field in fields(value)}
    elif isinstance(value, msgspec.Struct):
        value = {name: getattr(value, name) for name in value.__struct_fields__}
    if isinstance(value, dict):
        for key, item in value.items():
            _plain(walk, key, f"a key of {place}")
            _plain(walk, item, f"{place}.{key}")
    elif isinstance(value, list | tuple):
        for index, item in enumerate(value):
            _plain(walk, item, f"{place}[{index}]")
    elif not isinstance(value, bool | int | float | str | bytes | bytearray | Enum | None):
        walk.fail(f"{place} is a {type(value).__name__}, which is not plain data")


def _copied_table(walk: Walk, table: Table, seat: int, option: Option) -> None:
    before = table.digest()
    copy = table.copy()
    walk.same("a copied table is in another state", copy.digest(), before)
    walk.same("a copied table asks something else", copy.asks, table.asks)
    twin = table.copy()
    for each in (copy, twin):
        each.choose(option, seat=seat)
    walk.same("two copies of a table go different ways", copy.digest(), twin.digest())
    copy.play_out(walk.pick)
    walk.same("playing a copy to its end changes the original", table.digest(), before)
    walk.game.check(copy.state)


@check
def records(walk: Walk) -> None:
    """A record can be written and read, and replays to the same state at every step."""
    digests = {len(table.made): table.digest() for table, _, _ in walk.steps()}
    table = walk.table
    digests[len(table.made)] = table.digest()
    record = table.record
    walk.same("a record is not read as it was written", Record.loads(record.dumps()), record)
    again = Table.replay(record, 0, game=walk.game)
    walk.step = 0
    for choice in record.choices:
        again.again(choice)
        walk.step += not choice.auto
        if len(again.made) in digests:
            walk.same("a replay goes another way", again.digest(), digests[len(again.made)])
    walk.same("a replay tells something else", again.heard(None), table.heard(None))
    for number in walk.rng.sample(sorted(digests), 3):
        part = Table.replay(record, number, game=walk.game, quiet=True)
        walk.same(f"a replay up to {number} is elsewhere", part.digest(), digests[number])
    _played_out(walk)


def _played_out(walk: Walk) -> None:
    """The shortcut that simulations take ends in the same state."""
    answers: list[deque[Option]] = [deque() for _ in range(walk.case.seats)]
    fresh = Table.replay(walk.table.record, 0, game=walk.game, quiet=True)
    for made in walk.table.made:
        answers[made.seat].append(made.option)
    fresh.play_out(lambda ask: answers[ask.seat].popleft())
    walk.same("play_out() ends elsewhere than the same choices", fresh.digest(), walk.table.digest())


@check
def reloads(walk: Walk) -> None:
    """A state saved as JSON between two turns is loaded again and goes on to the same end."""
    loaded: list[Table] = []
    sample = walk.sample(4 * SAMPLE)
    for table, seat, option in walk.steps(quiet=True):
        if walk.step in sample:
            for other in loaded:
                walk.same("a reloaded table goes another way", other.digest(), table.digest())
            if len(loaded) < SAMPLE // 2 and all(made.auto for made in table.made[table._since :]):
                state = msgspec.json.decode(encode(table._checkpoint), type=walk.game.state_type)
                # Another game in between, so that nothing remembered outside the state can help.
                Table.new(walk.game, table.seats, table.options, walk.step, quiet=True).play_out(walk.pick)
                loaded.append(Table.at(walk.game, state, table.seats, quiet=True))
                walk.same("a reloaded table is in another state", loaded[-1].digest(), table.digest())
                walk.same("a reloaded table asks something else", loaded[-1].asks, table.asks)
        for other in loaded:
            other.choose(option, seat=seat)
    for other in loaded:
        walk.same("a reloaded table ends in another way", other.digest(), walk.table.digest())


@check
def undo(walk: Walk) -> None:
    """A choice can be taken back exactly, unless chance, a reveal or another seat came in between."""
    sample = walk.sample()
    looks: list[tuple[object, ...]] = []
    for table, seat, option in walk.steps():
        looks.append(look(table))
        if walk.step in sample:
            made, heard = table.made.copy(), table.heard(seat)
            _take_back(walk, table, seat, option)
            walk.same("taking a choice back leads elsewhere", look(table), looks[-1])
            _undo_more(walk, table, looks)
            walk.same("taking back changes what was chosen", table.made, made)
            walk.same("taking back changes what was told", table.heard(seat), heard)
    table = walk.table
    table.undo(free=range(table.seats))
    walk.same("taking back the last choice of the game leads elsewhere", look(table), looks[-1])


def _take_back(walk: Walk, table: Table, seat: int, option: Option) -> None:
    number, seal, made = table.number, table.state.seal, len(table.made)
    table.choose(option, seat=seat)
    others = any(later.seat != seat for later in table.made[made:])
    allowed = table.number == number or (table.state.seal == seal and not others)
    try:
        table.undo(seat)
    except UndoRefused as refused:
        if allowed:
            walk.fail(f"taking back {option.notation!r} is refused: {refused}")
        table.undo(seat, free=range(table.seats))
    else:
        if not allowed:
            walk.fail(f"{option.notation!r} is taken back, though chance, a reveal or another seat came after it")


def _undo_more(walk: Walk, table: Table, looks: list[tuple[object, ...]]) -> None:
    """Take back several choices, as far as that goes, and choose them again."""
    back = walk.step
    while back > max(0, walk.step - SAMPLE) and table.undo_refusal() is None:
        table.undo()
        back -= 1
        walk.same(f"taking back {walk.step - back} choices leads elsewhere", look(table), looks[back])
    for seat, option in walk.choices[back : walk.step]:
        table.choose(option, seat=seat)
    walk.same("choosing again leads elsewhere", look(table), looks[-1])
