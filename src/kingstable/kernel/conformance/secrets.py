"""Checks of what is hidden: views, imagination, and that nothing leaks."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from kingstable.kernel.conformance.walk import SAMPLE, Walk, check, encode
from kingstable.kernel.option import Option
from kingstable.kernel.rng import Rng
from kingstable.kernel.steps import Onlooker
from kingstable.kernel.table import Table


@check
def views(walk: Walk) -> None:
    """A view is of its type, survives JSON, and shows neither the seed nor the generator."""
    view_type = walk.game.view_type
    sample = walk.sample(4 * SAMPLE)
    for table, _, _ in walk.steps(quiet=True):
        if walk.step in sample:
            for seat in (None, *range(table.seats)):
                view = table.view(seat)
                if not isinstance(view, view_type):
                    walk.fail(f"the view is a {type(view).__name__}, not a {view_type.__name__}")
                raw = encode(view)
                walk.same("a view is not read as it was written", encode(msgspec.json.decode(raw, type=view_type)), raw)
                for secret in (table.seed, table.state.rng.key):
                    if secret and secret.encode() in raw:
                        walk.fail(f"the view of seat {seat} shows {secret}")
                for key in _keys(msgspec.json.decode(raw)):
                    if key in ("rng", "seed"):
                        walk.fail(f"the view of seat {seat} has a key {key!r}")


def _keys(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        yield from value
        value = list(value.values())
    if isinstance(value, list):
        for item in value:
            yield from _keys(item)


@check
def imagination(walk: Walk) -> None:
    """`imagine` changes nothing that the seat may see, keeps the invariants, and can be played to the end."""
    sample = walk.sample()
    changed = False
    for table, chooser, _ in walk.steps():
        if walk.step not in sample:
            continue
        before = table.digest()
        for seat in (None, *range(table.seats)):
            rng = walk.rng.split()
            imagined = table.imagine(seat, rng.copy())
            changed = changed or _truth(imagined) != _truth(table)
            _imagined(walk, table, imagined, seat)
            walk.same("imagine() is not the same twice", table.imagine(seat, rng).digest(), imagined.digest())
            if seat == chooser:
                imagined.play_out(walk.pick)
                if not walk.game.over(imagined.state):
                    walk.fail("an imagined game does not end")
                walk.game.check(imagined.state)
        walk.same("imagine() changes the original", table.digest(), before)
    if not changed and any(entry.event.secret is not None for entry in walk.table.log or ()):
        walk.fail("some seats are told secrets, but imagine() never changes anything")


def _truth(table: Table) -> bytes:
    """The state without its generator."""
    copy = table.state.copy()
    copy.rng = Rng("")
    return encode(copy)


def _imagined(walk: Walk, table: Table, imagined: Table, seat: int | None) -> None:
    walk.game.check(imagined.state)
    for who in dict.fromkeys((seat, None)):
        name = "the spectator" if who is None else f"seat {who}"
        walk.same(f"imagine({seat}) changes the view of {name}", encode(imagined.view(who)), encode(table.view(who)))
    if seat is not None:
        walk.same(f"imagine({seat}) changes what it is asked", imagined.ask_of(seat), table.ask_of(seat))


@check
def leaks(walk: Walk) -> None:
    """What a seat cannot know has no effect on what it sees and is asked, unless a seal is broken.

    It sees a choice being carried out, step by step, up to where one is.
    """
    sample = walk.sample(4 * SAMPLE)
    for table, seat, option in walk.steps():
        if walk.step not in sample:
            continue
        if not table._answers:  # an imagined table takes the answers of the others away
            true = _outcome(table.copy(), seat, option)
            imagined = _outcome(table.imagine(seat, walk.rng.split()), seat, option)
            if true is not None and imagined is not None:
                walk.same(f"what seat {seat} cannot know shows after {option.notation!r}", imagined, true)
        if len(table.made) == table._since:
            true, imagined = (_first_question(table, seat, rng) for rng in (None, walk.rng.split()))
            walk.same(f"what seat {seat} cannot know shows in the first question of a turn", imagined, true)


def _outcome(table: Table, seat: int, option: Option) -> tuple[object, ...] | None:
    """What shows after a choice; None when others have chosen."""
    state = table.state
    seal, number = state.seal, len(table.made)
    table.log = []
    onlooker = state.log = Onlooker(lambda: encode(table.view(seat)) if state.seal == seal else b"a seal is broken")
    table.choose(option, seat=seat)
    if any(made.seat != seat for made in table.made[number:]):
        return None
    seen = [(event.seen_by(seat), view) for event, view in onlooker.seen if view != b"a seal is broken"]
    return *_shown(table, seat, seal), seen


def _first_question(table: Table, seat: int, rng: Rng | None) -> tuple[object, ...]:
    """What shows when the running turn begins, in truth or in an imagination."""
    state = table._checkpoint.copy()
    if rng is not None:
        table.game.imagine(state, seat, rng)
    seal = state.seal
    return _shown(Table.at(table.game, state, table.seats), seat, seal)


def _shown(table: Table, seat: int, seal: int) -> tuple[object, ...]:
    """All that the seat and a spectator know, points included, up to where a seal is broken."""
    if table.state.seal != seal:
        return ("a seal is broken",)
    seen = [(who, encode(table.view(who)), [said for _, said in table.heard(who)]) for who in (seat, None)]
    return table.ask_of(seat), table.over, seen, None if table.over else encode(table.scores())
