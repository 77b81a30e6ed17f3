"""The speaker: says messages in one language, at one table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentNone

from kingstable.kernel import AnyGame, Argument, Message, find_game
from kingstable.words.source import text_of

CASES = ("gen", "dat", "acc", "ins", "loc")

MINUS = "\N{MINUS SIGN}"


def number(value: int) -> str:
    """A number as it stands in a table: below zero with a true minus, as in a sentence."""
    return str(value).replace("-", MINUS)


class _Number(FluentInt):
    """A number in a sentence: it chooses among plural forms as any other, and has a true minus."""

    def format(self, locale: Any) -> str:
        return super().format(locale).replace("-", MINUS)


class _Bundle(FluentBundle):
    """A bundle that takes numbers as they are: Fluent's own would make them plain ones again."""

    def format_pattern(
        self, pattern: Pattern, args: dict[str, Any] | None = None
    ) -> tuple[str | FluentNone, list[Exception]]:
        errors: list[Exception] = []
        current = CurrentEnvironment(args={} if args is None else args)
        env = ResolverEnvironment(context=self, current=current, errors=errors)
        try:
            return pattern(env), errors
        except ValueError as error:  # far too long
            return "{???}", [*errors, error]


_Value = _Number | str


@cache
def _bundle(lang: str, game: AnyGame | None, place: str) -> _Bundle:
    bundle = _Bundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(text_of(lang, game, place)))
    return bundle


class _Values(dict[str, Any]):
    """The arguments of a message as Fluent wants them: what a pattern does not ask for is not said."""

    def __init__(self, speaker: Speaker, args: Mapping[str, Argument]) -> None:
        super().__init__()
        self._speaker, self._args = speaker, args

    def __missing__(self, name: str) -> _Value:
        value = self[name] = self._speaker.argument(self._args, name)
        return value


class Speaker:
    """Says messages in a language, with the words of a game and the names of its players, as one place needs them.

    It never fails: a message that nobody has written is shown by its id.

    >>> Speaker("en", players=["Anna", "Borys"]).say(Message("undo-other-seat", {"seat": 1}))
    'Borys has already made a choice since then.'
    >>> Speaker("en").say(Message("no-such-message"))
    'no-such-message'
    """

    def __init__(
        self, lang: str, game: AnyGame | str | None = None, players: Sequence[str] = (), place: str = "terminal"
    ) -> None:
        self.lang = lang
        self.players = list(players)
        found = find_game(game) if isinstance(game, str) else game
        self._bundle = _bundle(lang, found, place)

    def say(self, message: Message | str, /, **args: Argument) -> str:
        """The text of a message, or of an id with its arguments."""
        if isinstance(message, str):
            message = Message(message, args)
        return self._form(message, None) or message.id

    def say_in(self, message: Message, case: str) -> str:
        """The text of a message in a case, or its plain text where it has no such form."""
        return self._form(message, case) or self.say(message)

    def knows(self, id: str) -> bool:
        """Whether somebody has written this message."""
        return bool(self._bundle.has_message(id))

    def _form(self, message: Message, case: str | None) -> str:
        """The message's text, or its form in a case; empty when there is none."""
        if not self._bundle.has_message(message.id):
            return ""
        entry = self._bundle.get_message(message.id)
        pattern = entry.value if case is None else entry.attributes.get(case)
        if pattern is None:
            return ""
        text, _ = self._bundle.format_pattern(pattern, _Values(self, message.args))
        return str(text)

    def argument(self, args: Mapping[str, Argument], name: str) -> _Value:
        """What a pattern asks for by this name: an argument, its form in a case, or its id; raises `KeyError`."""
        if name in args:
            return self._said(name, args[name])
        base, _, form = name.rpartition("_")
        argument = args[base]
        if form in CASES and _is_declined(argument):
            return self._said(base, argument, form)
        if form == "id" and isinstance(argument, Message):
            return argument.id
        if form == "id" and isinstance(argument, int) and is_seat(base):
            return _Number(argument)
        raise KeyError(name)

    def _said(self, name: str, argument: Argument, case: str | None = None) -> _Value:
        if isinstance(argument, list):
            items = [self._item(name, item, case) for item in argument]
            return ("; " if any(", " in item for item in items) else ", ").join(items)
        return self._value(name, argument, case)

    def _item(self, name: str, argument: int | str | Message, case: str | None) -> str:
        value = self._value(name, argument, case)
        return value if isinstance(value, str) else number(value)

    def _value(self, name: str, argument: int | str | Message, case: str | None) -> _Value:
        if isinstance(argument, Message):
            return self.say_in(argument, case) if case else self.say(argument)
        if isinstance(argument, int) and is_seat(name):
            return self.player(argument)
        return _Number(argument) if isinstance(argument, int) else argument

    def player(self, seat: int) -> str:
        """The name of the player in a seat."""
        if 0 <= seat < len(self.players) and self.players[seat]:
            return self.players[seat]
        return self.say("player-number", number=seat + 1)


def _is_declined(argument: Argument) -> bool:
    """Whether an argument has forms in cases."""
    return isinstance(argument, Message) or (
        isinstance(argument, list) and any(isinstance(item, Message) for item in argument)
    )


def is_seat(name: str) -> bool:
    """Whether an argument of this name is a seat, said as the name of its player."""
    return name == "seat" or name.endswith("_seat")
