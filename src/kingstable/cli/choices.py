"""The labels of choices, and which choice was meant by what was typed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from string import ascii_lowercase

from kingstable.kernel import AnyGame, Ask, Option

#: Letters that are commands, so no labels.
COMMANDS = "uovlsqh"


def labels() -> Iterator[str]:
    """a, b, c ... without the letters of commands, then aa, ab ..."""
    letters = [letter for letter in ascii_lowercase if letter not in COMMANDS]
    yield from letters
    for first, second in product(letters, ascii_lowercase):
        yield first + second
    raise ValueError("a question with more options than a person can tell apart")


class Offer:
    """The options of a question with their labels.

    An option that refers to one thing that the game draws is lit there: `lit` maps the reference to the label. All
    others are `listed` in words.
    """

    def __init__(self, ask: Ask, draws: Sequence[str]) -> None:
        self.ask = ask
        self.by_label = dict(zip(labels(), ask.options, strict=False))
        self.lit: dict[str, str] = {}
        self.listed: list[tuple[str, Option]] = []
        for label, option in self.by_label.items():
            references = option.references
            drawn = len(references) == 1 and references[0].partition(":")[0] in draws
            if drawn and references[0] not in self.lit:
                self.lit[references[0]] = label
            else:
                self.listed.append((label, option))

    def meant(self, text: str, game: AnyGame) -> Option:
        """The option with this label or notation, or whose notation ends like that; raises `IllegalChoice`."""
        text = " ".join(text.split())
        option = self.by_label.get(text.lower())
        if option is not None:
            return option
        ending = [option for option in self.ask.options if f" {option.notation}".endswith(f" {text.lower()}")]
        if len(ending) == 1:
            return ending[0]
        return game.notation.parse(text)


def only(ask: Ask) -> Option | None:
    """The one option of a question that just wants a nod."""
    return ask.options[0] if len(ask.options) == 1 else None
