"""Checks of score sheets and of all that a game says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import cast

import msgspec

from kingstable.kernel.conformance.walk import Walk, check, encode
from kingstable.kernel.message import Message
from kingstable.kernel.option import Option
from kingstable.kernel.parts import AdvicePart
from kingstable.kernel.registry import part_of
from kingstable.kernel.score import ScoreSheet
from kingstable.kernel.table import Table


@check
def scores(walk: Walk) -> None:
    """There is a sheet for each seat at every decision; in the end ranks, totals and winners agree."""
    for table, _, _ in walk.steps(quiet=True):
        _sheets(walk, table)
    sheets = _sheets(walk, walk.table)
    ranked = [sheet.rank for sheet in sheets]
    for sheet in sheets:
        walk.same("a rank does not count those before it", sheet.rank, 1 + sum(rank < sheet.rank for rank in ranked))
    if walk.case.seats > 1:
        walk.same("the winners are not those of rank 1", [s.winner for s in sheets], [s.rank == 1 for s in sheets])


def _sheets(walk: Walk, table: Table) -> list[ScoreSheet]:
    sheets = table.scores()
    walk.same("there is not one sheet a seat", [s.seat for s in sheets if s.seat is not None], [*range(table.seats)])
    for sheet in sheets:
        walk.same(f"the lines of {sheet.seat} do not add up", sum(line.points for line in sheet.lines), sheet.total)
    walk.same("sheets are not read as written", msgspec.json.decode(encode(sheets), type=list[ScoreSheet]), sheets)
    return sheets


_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_NAME = re.compile(r"[a-z][a-z0-9_]*")


@check
def messages(walk: Walk) -> None:
    """All that is said consists of well-formed messages."""
    for said in said_in(walk):
        for part in parts(said):
            if not _ID.fullmatch(part.id):
                walk.fail(f"the message id {part.id!r} is not in kebab-case")
            for name, value in part.args.items():
                if not _NAME.fullmatch(name):
                    walk.fail(f"{part.id} has an argument {name!r}, which is no Fluent variable")
                for item in value if isinstance(value, list) else [value]:
                    if not isinstance(item, int | str | Message):
                        walk.fail(f"the argument {name} of {part.id} is {item!r}")
                if (name == "seat" or name.endswith("_seat")) and value not in range(walk.case.seats):
                    walk.fail(f"the argument {name} of {part.id} is {value!r}, which is no seat")


def said_in(walk: Walk) -> Iterator[Message]:
    """Prompts, options, explanations, advice, events and score lines of one game."""
    adviser = cast("AdvicePart | None", part_of(walk.game, "advice"))
    seen: set[Option] = set()
    things: dict[str, None] = {}
    sample = walk.sample()
    for table, _, _ in walk.steps():
        for ask in table.asks:
            yield ask.prompt
            for option in ask.options:
                if option not in seen:
                    seen.add(option)
                    things.update(dict.fromkeys(option.references))
                    yield option.message
            if walk.step in sample:
                for thing in walk.rng.sample(list(things), 40):
                    why = walk.game.explain(table.state, ask, thing)
                    if why is not None:
                        yield why
            if adviser is not None:
                yield from adviser.advice(table.view(ask.seat), ask)
        if walk.step in sample:
            yield from _scored(table)
    yield from _scored(walk.table)
    for entry in walk.table.log or ():
        yield entry.event.message
        if entry.event.secret is not None:
            yield entry.event.secret


def _scored(table: Table) -> Iterator[Message]:
    for sheet in table.scores():
        if sheet.name is not None:
            yield sheet.name
        for line in (*sheet.lines, *sheet.ties):
            yield line.label or Message(f"score-{line.id}")


def parts(said: Message) -> Iterator[Message]:
    """The message and those nested in it."""
    yield said
    for value in said.args.values():
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, Message):
                yield from parts(item)
