"""Questions: what the rules yield wherever a player must decide."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any

import msgspec

from kingstable.kernel.message import Message
from kingstable.kernel.option import Option


class Ask(msgspec.Struct, frozen=True):
    """One question to one seat: what is asked, and every legal answer in a fixed order.

    `rules` are the clauses behind the question. A question with one option answers itself, unless it is
    marked `confirm`: then the player first sees what they have done and may still take it back.
    """

    seat: int
    prompt: Message
    options: Sequence[Option]
    rules: tuple[str, ...] = ()
    confirm: bool = False


class Asks(msgspec.Struct, frozen=True):
    """Questions that several seats answer at the same time, none seeing another's answer.

    The rules receive the answers as a list in the order of `asks`. Where the options of a question show what is hidden
    from the other seats (the cards of a hand), `renew` makes all questions anew from the state: an imagined table then
    asks the others about their imagined hands.
    """

    asks: Sequence[Ask]
    renew: Callable[[], Sequence[Ask]] | None = None


#: What `Game.turn` returns: it yields questions and receives the chosen option (or the list of them).
Turn = Generator[Ask | Asks, Any, None]
