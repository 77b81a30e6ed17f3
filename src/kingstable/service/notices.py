"""Notices by mail, messenger or webhook: it is your turn, and no page of yours is open."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from kingstable.kernel import find_game, message
from kingstable.play.refused import Refused
from kingstable.play.seats import people
from kingstable.service import metrics
from kingstable.service.limits import Limiter
from kingstable.service.sending import Letter, Outcome, deliver
from kingstable.service.waiting import WaitingLine

if TYPE_CHECKING:
    from kingstable.play.gathering import Gathering
    from kingstable.play.header import Header
    from kingstable.service.hall import Hall
    from kingstable.service.register import Person
    from kingstable.service.room import Room

log = logging.getLogger("kingstable.notices")

#: How many are sent at once, and how many of one person may wait.
PLACES = 4
WAITING = 20


class Notices:
    """Sends them, each person's one after the other; a failure is logged and nothing else."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._line = WaitingLine(PLACES, WAITING)
        self._limit = Limiter(0.2, WAITING, "notices")
        #: The question of which people have been told, at the tables at which they are still asked it.
        self._told: dict[str, dict[str, int]] = {}

    async def check(self, url: str, who: str) -> None:
        """Refuse an address to which no notice can be sent, or none of a kind that the host allows."""
        kinds = self._hall.settings.notices
        kind, colon, _ = url.partition("://")
        if not colon or kind.lower() not in kinds:
            raise self._bad(f"a notice URL begins with one of: {', '.join(f'{one}://' for one in kinds)}")
        if await self._deliver(who, Letter(url)) != "sent":
            raise self._bad("the notice URL cannot be read; see the documentation of apprise")

    def _bad(self, text: str) -> Refused:
        kinds = ", ".join(f"{one}://" for one in self._hall.settings.notices)
        return Refused("bad_notice", text, message("error-bad-notice", kinds=kinds))

    async def try_out(self, person: Person) -> None:
        """Send somebody a notice that says nothing but that it works; raises `Refused` when it does not."""
        from kingstable.words import Speaker  # slow to import, and seldom needed

        speaker = Speaker(person.lang or "en")
        letter = Letter(person.notify, "Kingstable", speaker.say("notice-test"), self._hall.settings.notice_networks)
        if not person.notify or await self._deliver(person.id, letter) != "sent":
            raise Refused("notice_failed", "the notice could not be sent")

    def turn(self, room: Room, table: Gathering) -> None:
        """Tell those who are asked now, once for each question."""
        match = table.match
        before = self._told.pop(room.id, {})
        told: dict[str, int] = {}
        for id in people([match.occupants[seat] for seat in match.waiting]):
            if before.get(id) != match.asked_version:
                if id in self._hall.pages:
                    continue
                self._hall.spawn(self._tell(id, room, table.header))
            told[id] = match.asked_version
        if told:
            self._told[room.id] = told

    async def _tell(self, id: str, room: Room, header: Header) -> None:
        person = await self._hall.person(id)
        if person is None or not person.notify or id in room.connected():
            return
        title, body = self._words(person, header)
        outcome: str
        try:
            outcome = await self._deliver(id, Letter(person.notify, title, body, self._hall.settings.notice_networks))
        except Refused:
            outcome = "too many"
        metrics.NOTICES.labels(outcome).inc()
        if outcome != "sent":
            log.warning("a notice could not be sent", extra={"table": room.id, "person": id, "why": outcome})

    async def _deliver(self, who: str, letter: Letter) -> Outcome:
        if not self._limit.allows(who):
            raise Refused("rate", "too many notices; wait a little")
        async with self._line.taken(who):
            return await deliver(letter, self._hall.settings.notice_seconds)

    def _words(self, person: Person, header: Header) -> tuple[str, str]:
        from kingstable.words import Speaker  # slow to import, and seldom needed

        lang = person.lang or "en"
        names = find_game(header.game, "").info.names
        speaker = Speaker(lang)
        game = names.get(lang) or names["en"]
        link = f"{self._hall.settings.url.rstrip('/')}/table/{header.id}" if self._hall.settings.url else ""
        title = speaker.say("notice-turn-title", game=game)
        id = "notice-turn" if header.name else "notice-turn-unnamed"
        return title, speaker.say(id, name=header.name, link=link).strip()
