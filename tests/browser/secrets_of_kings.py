"""What pages of For the King receive, and what each seat may know of the cards at each moment of a finished game."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocket

from kingstable.games.for_the_king.state import DISTRIBUTE, NONE, KingState
from kingstable.games.for_the_king.tables import IDS
from kingstable.kernel import Record, Table

_CARD = re.compile(
    r"(?<![a-z0-9-])(?:card[:-])?((?:dip|ent|liv|arc|mil|pro)-[a-i]|king-[a-z0-9]+-\d+|gold\d-\d+)(?![a-z0-9-])"
)
_CARDS = frozenset(IDS)


class Ear:
    """Everything that a page hears from the server."""

    def __init__(self, page: Page) -> None:
        self.heard: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    def scenes(self) -> list[dict[str, Any]]:
        return [told for told in self.heard if told["type"] == "scene" and told["view"] is not None]


def known_by(record: Record) -> list[list[frozenset[str]]]:
    """For each number of choices and each seat: the cards it may know by then.

    Worked out from where the cards lie, not from what the game remembers of who has seen them: what is or was in one's
    own hand or before one's own eyes, and what ever lay open (FK-V3 to FK-V12).
    """
    known: list[set[int]] = [set() for _ in range(record.seats)]
    found: list[list[frozenset[str]]] = []
    table: Table = Table.replay(record, upto=0)
    advisor, favour = 0, frozenset[int]()
    while True:
        s = table.state
        assert isinstance(s, KingState)
        known[advisor] |= frozenset(s.favour) - favour  # what the advisor has just put there, asked or not
        open_now = {*s.centre, *s.spent, s.sale, s.king} - {NONE}
        for seat, cards in enumerate(known):
            cards.update(open_now, s.hands[seat], s.buried[seat])
        if s.stage == DISTRIBUTE and s.drawn != NONE:
            known[s.leader].add(s.drawn)
        advisor, favour = s.leader, frozenset(s.favour)
        # Questions that answered themselves come to the same moment.
        now = [frozenset(IDS[card] for card in cards) for cards in known]
        found += [now] * (len(table.record.choices) + 1 - len(found))
        if table.over:
            return found
        choice = record.choices[len(table.record.choices)]
        table.choose(choice.do, seat=choice.seat)


def told_cards(told: Any, path: str = "") -> dict[str, str]:
    """The cards that a message names anywhere, and where."""
    found: dict[str, str] = {}
    if isinstance(told, dict):
        for key, value in told.items():
            found |= told_cards(value, f"{path}/{key}")
    elif isinstance(told, list):
        for index, value in enumerate(told):
            found |= told_cards(value, f"{path}/{index}")
    elif isinstance(told, str):
        found = {id: f"{path}: {told}" for id in _CARD.findall(told) if id in _CARDS}
    return found


def leaks(ear: Ear, seat: int, known: list[list[frozenset[str]]]) -> list[str]:
    """What the page of this seat was told although it may not know it."""
    found: list[str] = []
    moment, over = 0, False
    for told in ear.heard:
        if told["type"] == "scene":
            moment, over = told["choices"], told["over"]
            found += [
                f"another's secret: {entry['message']}"
                for entry in told["log"]
                if entry["message"]["id"].endswith("-known") and entry["message"]["args"]["seat"] != seat
            ]
        if not over:
            cards = told_cards(told)
            found += [
                f"{card} after {moment} choices in {told['type']}{cards[card]}"
                for card in sorted(cards.keys() - known[moment][seat])
            ]
    return found
