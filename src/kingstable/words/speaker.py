"""The speaker: says messages in one language, at one table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from kingstable.kernel import AnyGame, Argument, Message, find_game
from kingstable.words.source import text_of

CASES = ("gen", "dat", "acc", "ins", "loc")

_Value = int | str


@cache
def _bundle(lang: str, game: AnyGame | None) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(text_of(lang, game, "terminal")))  # type: ignore[arg-type]
    return bundle


class Speaker:
    """Says messages in a language, with the words of a game and the names of its players.

    It never fails: a message that nobody has written is shown by its id.

    >>> Speaker("en", players=["Anna", "Borys"]).say(Message("undo-other-seat", {"seat": 1}))
    'Borys has chosen since then.'
    >>> Speaker("en").say(Message("no-such-message"))
    'no-such-message'
    """

    def __init__(self, lang: str, game: AnyGame | str | None = None, players: Sequence[str] = ()) -> None:
        self.lang = lang
        self.players = list(players)
        self._bundle = _bundle(lang, find_game(game) if isinstance(game, str) else game)  # type: ignore[arg-type]

    def say(self, message: Message | str, /, **args: Argument) -> str:
        """The text of a message, or of an id with its arguments."""
        if isinstance(message, str):
            message = Message(message, args)
        return self._form(message, None) or message.id

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
        values: dict[str, _Value] = {}
        for name, argument in message.args.items():
            self._resolve(name, argument, values)
        text, _ = self._bundle.format_pattern(pattern, values)
        return str(text)

    def _resolve(self, name: str, argument: Argument, values: dict[str, _Value]) -> None:
        """Put an argument into the values for Fluent, with all that goes with it."""
        if isinstance(argument, list):
            values[name] = ", ".join(str(self._value(name, item)) for item in argument)
            if any(isinstance(item, Message) for item in argument):
                for case in CASES:
                    values[f"{name}_{case}"] = ", ".join(str(self._value(name, item, case)) for item in argument)
            return
        values[name] = self._value(name, argument)
        if isinstance(argument, Message):
            values[f"{name}_id"] = argument.id
            for case in CASES:
                values[f"{name}_{case}"] = self._value(name, argument, case)
        elif isinstance(argument, int) and _is_seat(name):
            values[f"{name}_id"] = argument

    def _value(self, name: str, argument: int | str | Message, case: str | None = None) -> _Value:
        if isinstance(argument, Message):
            return (case and self._form(argument, case)) or self.say(argument)
        if isinstance(argument, int) and _is_seat(name):
            return self.player(argument)
        return argument

    def player(self, seat: int) -> str:
        """The name of the player in a seat."""
        if 0 <= seat < len(self.players) and self.players[seat]:
            return self.players[seat]
        return self.say("player-number", number=seat + 1)


def _is_seat(name: str) -> bool:
    return name == "seat" or name.endswith("_seat")
