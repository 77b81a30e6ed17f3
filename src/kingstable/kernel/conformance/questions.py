"""Checks of what a game asks, and of how it refuses what it did not ask for."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from kingstable.kernel.ask import Ask
from kingstable.kernel.clauses import clauses_of
from kingstable.kernel.conformance.walk import Walk, check, encode, look
from kingstable.kernel.errors import GameOver, IllegalChoice, KingstableError, NotYourTurn, StaleChoice
from kingstable.kernel.message import Message
from kingstable.kernel.option import Option
from kingstable.kernel.state import digest
from kingstable.kernel.table import Table

_REFERENCE = re.compile(r"[a-z][a-z0-9_-]*:\S+")


@check
def questions(walk: Walk) -> None:
    """No option is offered twice; each can be written and read; questions cite clauses that its rules have."""
    seen: set[Option] = set()
    for table, _, _ in walk.steps(quiet=True):
        for ask in table.asks:
            options = list(ask.options)
            if len(set(options)) < len(options):
                twice = sorted({option.notation for option in options if options.count(option) > 1})
                walk.fail(f"{ask.prompt.id} offers twice: {', '.join(twice)}")
            _cited(walk, ask)
            for option in options:
                if option not in seen:
                    seen.add(option)
                    _round_trip(walk, option)


def _cited(walk: Walk, ask: Ask) -> None:
    """Of a game without a document only the prefix of its clauses is known."""
    prefix, known = walk.game.info.clauses + "-", clauses_of(walk.game)
    for clause in ask.rules:
        if not clause.startswith(prefix):
            walk.fail(f"{ask.prompt.id} cites {clause}, which is no clause {prefix}*")
        if known is not None and clause not in known:
            walk.fail(f"{ask.prompt.id} cites {clause}, which its rules do not have")


def _round_trip(walk: Walk, option: Option) -> None:
    notation = walk.game.notation
    for way, back in (
        (option.notation, notation.parse(option.notation)),
        (encode(option), notation.from_json(encode(option))),
    ):
        if back != option or encode(back) != encode(option):
            walk.fail(f"{option!r} is written {way!r}, which is read as {back!r}")
    for reference in option.references:
        if not _REFERENCE.fullmatch(reference):
            walk.fail(f"{option.notation!r} refers to {reference!r}, which is not of the form kind:name")


@check
def rules(walk: Walk) -> None:
    """The invariants hold after every choice; looking at a state does not change it."""
    game, last = walk.game, 0
    sample = walk.sample()
    for table, _, _ in walk.steps(quiet=True):
        state = table.state
        game.check(state)
        active, number = game.active(state), game.round(state)
        if active is not None and not 0 <= active < table.seats:
            walk.fail(f"active() is {active}")
        if number < last:
            walk.fail(f"round() goes back from {last} to {number}")
        last = number
        if walk.step in sample:
            before = digest(state)
            for seat in (None, *range(table.seats)):
                game.view(state, seat)
            game.scores(state)
            game.over(state)
            walk.same("looking at the state changes it", digest(state), before)
    game.check(walk.table.state)


@check
def explanations(walk: Walk) -> None:
    """`explain` gives a message or None for every thing that any question ever referred to."""
    seen: dict[str, None] = {}
    sample = walk.sample()
    for table, _, _ in walk.steps(quiet=True):
        for ask in table.asks:
            for option in ask.options[:50]:
                seen.update(dict.fromkeys(option.references))
        if walk.step in sample:
            things = walk.rng.sample(list(seen), 40)
            before = table.digest()
            for ask in table.asks:
                for thing in things:
                    why = walk.game.explain(table.state, ask, thing)
                    if why is not None and not isinstance(why, Message):
                        walk.fail(f"explain({thing!r}) gives {why!r}")
            walk.same("explain() changes the state", table.digest(), before)


_GARBAGE = ("", " ", "?", "no such choice", "-1", "\u00b2", "{}", "x" * 300)
_WORDS = ("x", "-", "-1", "99999", "1,2,3,4", "+", "1+x", ":", "\u0663", "yes")
_VALUES: tuple[object, ...] = (-1, 10**9, "x", "", None, [], [-1], ["x"], 1.5, True)


@check
def refusals(walk: Walk) -> None:
    """A choice that is illegal, foreign, stale or malformed is refused by the right error and changes nothing."""
    sample = walk.sample()
    seen: dict[Option, None] = {}
    for table, seat, option in walk.steps():
        for ask in table.asks:
            seen.update(dict.fromkeys(ask.options[:20]))
        if walk.step in sample:
            before = look(table)
            for error, choice, said in _wrong(walk, table, seat, option, list(seen)):
                try:
                    table.choose(choice, **said)  # type: ignore[arg-type]
                except error:
                    pass
                except Exception as other:
                    walk.fail(f"{choice!r} {said} raises {type(other).__name__} ({other}), not {error.__name__}")
                else:
                    walk.fail(f"{choice!r} {said} is accepted")
                walk.same(f"the refused {choice!r} {said} changes the table", table.digest(), before[0])
            walk.same("refused choices change the table", look(table), before)
    try:
        walk.table.choose("pass")
    except GameOver:
        return
    walk.fail("a choice after the end is accepted")


def _wrong(
    walk: Walk, table: Table, seat: int, option: Option, seen: list[Option]
) -> Iterator[tuple[type[KingstableError], object, dict[str, int]]]:
    asked = [ask.seat for ask in table.asks]
    for other in range(-1, table.seats + 1):
        if other not in asked:
            answered = other in table._answers
            yield StaleChoice if answered else NotYourTurn, option, {"seat": other}
    for number in (table.number - 1, table.number + 1):
        yield StaleChoice, option, {"seat": seat, "number": number}
    ask = table.ask_of(seat)
    assert ask is not None
    for foreign in walk.rng.sample([other for other in seen if other not in ask.options], 10):
        yield IllegalChoice, foreign, {"seat": seat}
        yield IllegalChoice, foreign.notation, {"seat": seat}
    for garbage in (*_GARBAGE, None, 7, b"", *_garbled(walk, ask)):
        yield IllegalChoice, garbage, {"seat": seat}


def _garbled(walk: Walk, ask: Ask) -> Iterator[object]:
    """Texts and JSON forms of the game's option kinds with arguments that mean nothing."""
    notation = walk.game.notation
    legal = {option.notation for option in ask.options}
    for tag, kind in notation.options.items():
        names = kind.__struct_fields__
        yield f"{tag}{' 0' * (len(names) + 1)}"
        for word in _WORDS if names else ():
            text = " ".join([tag, *[word] * len(names)])
            if text not in legal and _reads(text, notation.parse) not in ask.options:
                yield text
        for value in _VALUES if names else ():
            read = _reads({"kind": tag, **dict.fromkeys(names, value)}, notation.from_builtins)
            if read is not None and read not in ask.options:
                yield read


def _reads(raw: Any, read: Callable[[Any], Option]) -> Option | None:
    try:
        return read(raw)
    except IllegalChoice:
        return None
