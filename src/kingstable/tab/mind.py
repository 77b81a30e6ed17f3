"""Where minds think in a tab: in a worker of their own, which is ended when nobody wants to know any more."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from kingstable.play.thoughts import Thinker, Thought


class Decision(Struct):
    """What a mind was asked at which version, and what it chose; nothing while it thinks, or when it has failed."""

    thought: Thought
    asked: int
    do: str | None = None


_decoder = msgspec.json.Decoder(Decision)


class Thinking:
    """Thinks about one thing after the other, each a `Decision` in JSON."""

    def __init__(self) -> None:
        self._thinker = Thinker()

    def decide(self, text: str) -> str:
        """The decision with its end."""
        decision = _decoder.decode(text)
        try:
            decision.do = self._thinker.decide(decision.thought)
        except Exception:  # whatever a mind raises, somebody else plays on
            decision.do = None
        return msgspec.json.encode(decision).decode()
