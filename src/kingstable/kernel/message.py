"""Messages: an id and its arguments, put into words only where somebody reads them."""

from __future__ import annotations

import msgspec


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is to be said, in no language: the id of a Fluent message and its arguments.

    Arguments are numbers, plain words, or messages of their own (a card's name). An argument called
    ``seat``, or ending in ``_seat``, is a seat number and is shown as that player's name.

    >>> message("card-drawn", seat=1, card=message("card-knights"))
    Message(id='card-drawn', args={'seat': 1, 'card': Message(id='card-knights', args={})})
    """

    id: str
    args: dict[str, Argument] = {}


Argument = int | str | Message | list[int | str | Message]


def message(id: str, /, **args: Argument) -> Message:
    """Shorthand for `Message`."""
    return Message(id, args)


def named(kind: str, id: str) -> Message:
    """The name of a component, as its data file and locale give it: ``named("card", "knights")``."""
    return Message(f"{kind}-{id}".replace("_", "-"))
