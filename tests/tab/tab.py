"""A tab without a browser: a host, a mind, and drawers that keep what the host has kept, all in plain dictionaries."""

from __future__ import annotations

import json
from typing import Any

from kingstable.tab.host import Host
from kingstable.tab.mind import Thinking


class Tab:
    """One page and its host; `reload` begins anew with what was kept."""

    def __init__(self) -> None:
        self.own: dict[str, str] = {}
        self.tables: dict[str, str] = {}
        self.acts: dict[str, dict[int, str]] = {}
        self.thinking = Thinking()
        self.heard: list[Any] = []
        self.questions: list[Any] = []
        self.reload()

    def reload(self) -> None:
        """Close the tab and open it again."""
        self.host = Host(json.dumps(self.own))
        self.host.list(json.dumps([*self.tables.values()]))

    # -- what workers of a browser do ---------------------------------------------------------------------------------

    def bring(self, id: str) -> None:
        """Open a table, if there is one."""
        if id in self.tables and not self.host.has(id):
            acts = self.acts[id]
            self.host.bring(self.tables[id], json.dumps([acts[n] for n in sorted(acts)]))

    def _settle(self, text: str) -> Any:
        outcome = json.loads(text)
        for row in outcome["rows"]:
            self._keep(**row)
        self.heard += outcome["said"]
        self.questions = outcome["questions"]
        return outcome

    def _keep(self, drawer: str, key: Any, body: str | None) -> None:
        if drawer == "acts" and body is not None:
            acts = self.acts.setdefault(key[0], {})
            assert key[1] == len(acts) + 1, "acts are appended one by one"
            acts[key[1]] = body
        elif body is None:
            getattr(self, drawer).pop(key, None)
        else:
            getattr(self, drawer)[key] = body

    # -- what a page does ---------------------------------------------------------------------------------------------

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to a request: its status, and the body."""
        parts = path.split("/")
        if len(parts) > 4 and parts[2] == "tables":
            self.bring(parts[3])
        text = body if isinstance(body, str) else json.dumps(body or {})
        outcome = self._settle(self.host.answer(method, path, text))
        return outcome["status"], outcome["body"]

    def get(self, path: str) -> Any:
        status, body = self.call("GET", path)
        assert status == 200, body
        return json.loads(body)

    def post(self, path: str, body: Any = None) -> Any:
        status, answer = self.call("POST", path, body)
        assert status == 200, answer
        return json.loads(answer)

    def say(self, type: str, **message: Any) -> list[Any]:
        """Send a message; what the page hears of it."""
        if "table" in message:
            self.bring(message["table"])
        self.heard = []
        self._settle(self.host.hear(json.dumps({"type": type, **message})))
        return self.heard

    def think(self) -> None:
        """Have minds decide until nobody waits for one."""
        while self.questions:
            asked = self.questions[0]
            thought = self.host.thought(asked["table"], asked["seat"])
            self._settle(self.host.decided(self.thinking.decide(thought)))

    # -- ready made ---------------------------------------------------------------------------------------------------

    def table(self, game: str, *seats: dict[str, Any], **plan: Any) -> str:
        """A new table of somebody with a name, at which the page looks."""
        self.post("/api/me", {"name": "Anna", "lang": "en"})
        id: str = self.post("/api/tables", {"game": game, "seats": list(seats), **plan})["id"]
        return id

    def scene(self, id: str) -> Any:
        """The table as the page sees it when it comes."""
        return next(told for told in self.say("watch", table=id, id="w") if told["type"] == "scene")
