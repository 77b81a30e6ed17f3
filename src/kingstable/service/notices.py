"""Notices by mail, messenger or webhook: it is your turn, and no page of yours is open."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from kingstable.kernel import find_game
from kingstable.play.refused import Refused
from kingstable.service import metrics

if TYPE_CHECKING:
    from kingstable.play.gathering import Gathering
    from kingstable.play.header import Header
    from kingstable.service.hall import Hall
    from kingstable.service.ledger import Person
    from kingstable.service.room import Room

log = logging.getLogger("kingstable.notices")


def check(url: str, schemes: tuple[str, ...]) -> None:
    """Refuse a URL that no notice can be sent to; what an owner of the server has not allowed is refused too."""
    scheme, colon, _ = url.partition("://")
    if not colon or scheme.lower() not in schemes:
        raise Refused("malformed", f"a notice URL begins with one of: {', '.join(f'{one}://' for one in schemes)}")
    import apprise  # slow to import, and seldom needed

    if not apprise.Apprise().add(url):
        raise Refused("malformed", "the notice URL cannot be read; see the documentation of apprise")


class Notices:
    """Sends them on a thread of its own; a failure is logged and nothing else."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="notices")
        #: The question that each person was last told of.
        self._told: dict[tuple[str, str], int] = {}

    def turn(self, room: Room, table: Gathering) -> None:
        """Tell those who are asked now, once for each question."""
        match = table.match
        for seat in match.waiting:
            who = match.occupants[seat]
            if who.mind is not None or who.person is None or who.person in self._hall.pages:
                continue
            if self._told.get((room.id, who.person)) != match.asked_version:
                self._told[room.id, who.person] = match.asked_version
                self._hall.spawn(self._tell(who.person, room, table.header))

    async def _tell(self, id: str, room: Room, header: Header) -> None:
        person = await self._hall.person(id)
        if person is None or not person.notify or id in room.connected():
            return
        title, body = self._words(person, header)
        sent = await asyncio.get_running_loop().run_in_executor(self._thread, _send, person.notify, title, body)
        metrics.NOTICES.labels("sent" if sent else "failed").inc()
        if not sent:
            log.warning("a notice could not be sent", extra={"table": room.id, "person": id})

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

    def close(self) -> None:
        """Send no more."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _send(url: str, title: str, body: str) -> bool:
    import apprise

    try:
        sender = apprise.Apprise()
        return bool(sender.add(url) and sender.notify(title=title, body=body))
    except Exception as error:
        log.warning("sending a notice failed", extra={"error": type(error).__name__})
        return False
