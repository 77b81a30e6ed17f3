"""What a step makes of a choice, and how its goal can be reached from where the learner is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from typing import Final

from kingstable.kernel import Ask, IllegalChoice, Option, Table
from kingstable.lessons.judge import Reached, all_hold
from kingstable.lessons.lesson import BadLesson, Step

#: Verdicts beside the names of foreseen mistakes, which cannot have these: the goal is reached, the step goes on, or
#: the learner is no longer asked and has not got there.
GOAL: Final = "+"
ON: Final = ""
ASTRAY: Final = "?"

_DEEP, _TRIES = 4, 1500  # how many choices ahead, and how many tables, are tried at most


def offered(step: Step, ask: Ask) -> list[Option]:
    """The options of a question that a step leaves open."""
    if not step.only:
        return list(ask.options)
    return [option for option in ask.options if any(fnmatchcase(option.notation, like) for like in step.only)]


def judged(step: Step, table: Table, seat: int, choice: str) -> str:
    """What a choice has led to: a verdict, or the name of a foreseen mistake."""
    seen = Reached(table, seat, choice)
    try:
        for name, wrong in step.wrong.items():
            if all_hold(wrong.when, seen):
                return name
        if all_hold(step.goal, seen):
            return GOAL
    except (LookupError, TypeError) as error:
        raise BadLesson(f"{step.id}: a check cannot be made: {error}") from None
    ask = table.ask_of(seat)
    return ON if ask is not None and offered(step, ask) else ASTRAY


def way(step: Step, table: Table, seat: int) -> list[str] | None:
    """Choices that lead to the goal: those written in the step, or the rest of them, else what a short search finds."""
    for start in range(len(step.do)):
        if _leads(step, table, seat, step.do[start:]):
            return step.do[start:]
    tries = iter(range(_TRIES))
    return next((found for deep in range(1, _DEEP + 1) for found in _ways(step, table, seat, deep, tries)), None)


def _leads(step: Step, table: Table, seat: int, choices: Sequence[str]) -> bool:
    """Whether just these choices reach the goal."""
    tried = table.copy()
    for number, choice in enumerate(choices, 1):
        ask = tried.ask_of(seat)
        try:
            option = table.game.notation.parse(choice)
        except IllegalChoice:
            return False
        if ask is None or option not in offered(step, ask):
            return False
        tried.choose(option, seat=seat)
        if judged(step, tried, seat, choice) != (GOAL if number == len(choices) else ON):
            return False
    return True


def _ways(step: Step, table: Table, seat: int, deep: int, tries: Iterator[int]) -> Iterator[list[str]]:
    """Ways of exactly so many choices, as long as there are tries left."""
    ask = table.ask_of(seat)
    for option in offered(step, ask) if ask is not None else ():
        if next(tries, None) is None:
            return
        tried = table.copy()
        tried.choose(option, seat=seat)
        verdict = judged(step, tried, seat, option.notation)
        if verdict == GOAL and deep == 1:
            yield [option.notation]
        elif verdict == ON and deep > 1:
            yield from ([option.notation, *rest] for rest in _ways(step, tried, seat, deep - 1, tries))
