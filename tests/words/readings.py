"""Every message that takes a number or a name, said with such arguments as it may get.

`.venv/bin/python -m tests.words.readings uk` prints them, for reading a language alone, as a native player would.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import NamedTuple

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from tests.words.fluent import FOLDERS, game_of, messages, parsed, place_of

from kingstable.kernel import Argument, Message, find_game
from kingstable.kernel.conformance import cases
from kingstable.kernel.conformance.walk import Walk
from kingstable.kernel.conformance.words import parts, said_in
from kingstable.words import Speaker
from kingstable.words.speaker import is_seat

#: Each of them takes another form in some language, or looks as if it did.
NUMBERS = (0, 1, 2, 5, 11, 21, 22)
_CATEGORIES = {"one", "two", "few", "many"}
#: Other names of one kind that are tried for an argument.
_NAMES = 4


class Reading(NamedTuple):
    """One message with arguments, as it is said in a language."""

    id: str
    args: dict[str, Argument]
    text: str


class Look(Visitor):
    """The arguments by whose plural a message chooses its words, and those it shows."""

    def __init__(self) -> None:
        self.counted: set[str] = set()
        self.shown: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if keys & _CATEGORIES and isinstance(node.selector, ast.VariableReference):
            self.counted.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.shown.add(node.id.name)


@cache
def heard(game_id: str) -> dict[str, list[dict[str, Argument]]]:
    """What random games say: for each message the different arguments it was said with."""
    found: dict[str, dict[str, dict[str, Argument]]] = {}
    game = find_game(game_id)
    for case in cases(game):
        for seed in range(2):
            for said in said_in(Walk(game, case, seed, "readings")):
                for part in parts(said):
                    found.setdefault(part.id, {}).setdefault(_kind(part), part.args)
    return {id: list(each.values()) for id, each in found.items()}


def _kind(said: Message) -> str:
    """Messages that differ in their numbers only are of one kind."""
    return repr({name: value for name, value in said.args.items() if not isinstance(value, int)})


def readings(folder: str, lang: str) -> Iterator[Reading]:
    """All messages of a folder with an argument, said in a language."""
    game_id = game_of(folder)
    speaker = Speaker(lang, game_id, ["Олена", "Borys", "Ганна", "Remi", "Тарас"], place_of(folder))
    text = parsed(folder, lang)
    said = heard(game_id) if game_id else {}
    for entry in messages(text) if text else ():
        look = Look()
        look.visit(entry)
        if look.shown:
            for args in _arguments(entry.id.name, look, said):
                yield Reading(entry.id.name, args, speaker.say(Message(entry.id.name, args)))


def _arguments(id: str, look: Look, said: dict[str, list[dict[str, Argument]]]) -> Iterator[dict[str, Argument]]:
    """Arguments to try: those of random games, with every number in place of each one; else numbers for everything."""
    if id not in said:
        for number in NUMBERS:
            yield {name: number if name in look.counted else f"<{name}>" for name in look.shown}
        return
    for args in islice(said[id], _NAMES):
        numbers = [name for name, value in args.items() if isinstance(value, int) and not is_seat(name)]
        yield args
        for name in numbers:
            for number in NUMBERS:
                yield {**args, name: number}


if __name__ == "__main__":
    for each in FOLDERS:
        print(f"\n## {each}\n")
        for text in dict.fromkeys(f"{reading.id}: {reading.text}" for reading in readings(each, sys.argv[1])):
            print(text)
