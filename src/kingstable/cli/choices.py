"""The labels of choices, and which choice was meant by what was typed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from string import ascii_lowercase

from kingstable.cli.layout import latin
from kingstable.kernel import AnyGame, Ask, IllegalChoice, Option

#: Letters that are commands, so no labels.
COMMANDS = "uovlsqhbdti"


def labels() -> Iterator[str]:
    """a, c, e ... without the letters of commands, then aa, ab ..."""
    yield from (letter for letter in ascii_lowercase if letter not in COMMANDS)
    for first, second in product(ascii_lowercase, repeat=2):
        yield first + second
    raise ValueError("a question with more options than a person can tell apart")


class Offer:
    """The options of a question with their labels.

    An option that refers to one thing that the game draws is lit there: `lit` maps the reference to the label. One
    whose thing is a number to be typed has that as its label. All others are `listed` in words.
    """

    def __init__(self, ask: Ask, draws: Sequence[str], types: Sequence[str] = ()) -> None:
        self.ask = ask
        self.by_label: dict[str, Option] = {}
        self.lit: dict[str, str] = {}
        self.listed: list[tuple[str, Option]] = []
        letters = labels()
        for option in ask.options:
            references = option.references
            kind, _, number = references[0].partition(":") if len(references) == 1 else ("", "", "")
            label = number if kind in types else next(letters)
            self.by_label[label] = option
            if kind in draws and references[0] not in self.lit:
                self.lit[references[0]] = label
            elif kind not in types:
                self.listed.append((label, option))

    @property
    def lettered(self) -> list[tuple[str, Option]]:
        """All options but those that are typed as numbers."""
        return [(label, option) for label, option in self.by_label.items() if not label.isdecimal()]

    def meant(self, text: str, game: AnyGame) -> Option:
        """The option that was typed, with either layout of the keyboard; raises `IllegalChoice`."""
        text = " ".join(text.split())
        try:
            return self._typed(text) or self._typed(latin(text)) or game.notation.parse(text)
        except IllegalChoice:
            return game.notation.parse(latin(text))

    def _typed(self, text: str) -> Option | None:
        """The option with this label, or the only one whose notation ends like that."""
        ending = [option for option in self.ask.options if f" {option.notation}".endswith(f" {text.lower()}")]
        return self.by_label.get(text.lower()) or (ending[0] if len(ending) == 1 else None)


def only(ask: Ask) -> Option | None:
    """The one option of a question that just wants a nod."""
    return ask.options[0] if len(ask.options) == 1 else None
