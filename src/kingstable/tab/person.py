"""The one person of a tab: their name, what they have learned, and the secret by which chance is drawn for them."""

from __future__ import annotations

import msgspec

from kingstable.lessons.wire import Learned
from kingstable.play.deals import Dealer
from kingstable.play.header import new_id
from kingstable.service.identity import clean_name
from kingstable.service.requests import Introduction
from kingstable.service.wire import Me
from kingstable.tab.outcome import Outcome


class _Own(msgspec.Struct):
    """What has been kept of the person, by its name."""

    me: Me = msgspec.field(default_factory=lambda: Me("", ""))
    deals: str = ""
    learned: dict[str, dict[str, Learned]] = {}


class Self:
    """Reads what was kept, and has kept what changes."""

    def __init__(self, kept: dict[str, str]) -> None:
        self._own = msgspec.convert({name: msgspec.json.decode(text) for name, text in kept.items()}, _Own)

    @property
    def me(self) -> Me:
        """Who this is; without an id until they have a name."""
        return self._own.me

    @property
    def names(self) -> dict[str, str]:
        """The names of all people here."""
        return {self.me.id: self.me.name}

    def rename(self, wish: Introduction, out: Outcome) -> Me:
        """Take a name."""
        before = self._own.me
        self._own.me = Me(before.id or new_id(), clean_name(wish.name), wish.lang or before.lang)
        out.keep("me", self._own.me)
        return self._own.me

    def dealer(self, out: Outcome) -> Dealer:
        """Draws chance that was seen in a preview."""
        if not self._own.deals:
            self._own.deals = new_id(32)
            out.keep("deals", self._own.deals)
        return Dealer(self._own.deals)

    def learned(self, game: str) -> dict[str, Learned]:
        """How far they have come in the lessons of a game."""
        return self._own.learned.get(game, {})

    def learn(self, game: str, reached: dict[str, Learned], out: Outcome) -> None:
        """Go on to there; a lesson that was once finished stays so."""
        known = self._own.learned.setdefault(game, {})
        for lesson, one in reached.items():
            done = one.done or (lesson in known and known[lesson].done)
            known[lesson] = Learned(one.steps, done)
        out.keep("learned", self._own.learned)
