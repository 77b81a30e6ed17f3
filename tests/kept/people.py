"""The people of a kept database: how they play, and what they are told; the maker and the test both ask them."""

from __future__ import annotations

import gzip
import shutil
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import psycopg
from tests.progress import Patience
from tests.service.harness import Player, Server

from kingstable.kernel import Rng, Table
from kingstable.service.identity import COOKIE
from kingstable.service.transfer import export_table

SCOPES = ("open", "running", "mine", "finished")
#: What is known of lessons.
LEARNED = "/me/lessons/kingdom_builder"
#: More entries than any log has: spares a scene its log.
NO_LOG = 100_000


def put_back(folder: Path, db: str) -> None:
    """Fill an empty database with the kept one of its kind."""
    if "://" not in db:
        with gzip.open(folder / "kingstable.db.gz") as kept, Path(db).open("wb") as file:
            shutil.copyfileobj(kept, file)
        return
    with gzip.open(folder / "kingstable.sql.gz", "rt", encoding="utf-8") as kept, psycopg.connect(db) as connection:
        connection.execute(kept.read().encode())


def cookie(player: Player) -> str:
    """What makes a browser this person's."""
    return str(player.http.cookies[COOKIE])


def with_cookie(server: Server, value: str) -> Player:
    """The person whose browser still has this cookie."""
    player = Player(server)
    player.http.cookies.set(COOKIE, value, domain="127.0.0.1")  # so that a new one takes its place
    return player


def play(
    table: str, people: Iterable[Player], rng: Rng, enough: Callable[[Any], bool] = lambda scene: False
) -> Player | None:
    """Everybody chooses at random until a person is asked whose scene is enough: that one is given.

    Minds are waited for. None means that the game is over.
    """
    sitting = {seat: player for player in people for seat in player.scene(table, log=NO_LOG)["viewer_seats"]}
    player = next(iter(sitting.values()))
    version = 0
    patience = Patience(lambda: version)
    while True:
        patience.check("nobody plays on")
        scene = player.scene(table, log=NO_LOG)
        version = scene["version"]
        if scene["over"]:
            return None
        if not set(scene["waiting"]) <= set(sitting):
            time.sleep(0.01)
            continue
        asked = sitting[rng.pick(scene["waiting"])]
        if asked is not player:
            player, scene = asked, asked.scene(table, log=NO_LOG)
        if enough(scene):
            return player
        ask = scene["asks"][0]
        do = rng.pick(ask["options"])["do"]
        player.post(f"/tables/{table}/choose", seat=ask["seat"], number=ask["number"], do=do)


def lists(people: dict[str, Player], labels: dict[str, str]) -> dict[str, dict[str, list[str]]]:
    """The tables in the lists of each person, by their labels."""
    return {
        name: {scope: sorted(labels[row["id"]] for row in player.get("/tables", scope=scope)) for scope in SCOPES}
        for name, player in people.items()
    }


def told(db: str, table: str, people: dict[str, Player]) -> dict[str, Any]:
    """What is known of a table: to everybody, to each of its players, and by the record to the server itself."""
    scenes = {name: player.scene(table) for name, player in people.items()}
    scene = next(iter(scenes.values()))
    same = ("game", "name", "status", "version", "choices", "round", "active", "waiting", "private", "pace", "deadline")
    return {
        **{key: scene[key] for key in same},
        "seats": [[seat["kind"], seat["name"], seat["mind"], seat["taken_over"]] for seat in scene["seats"]],
        "scores": [[sheet["seat"], sheet["total"], sheet["rank"], sheet["winner"]] for sheet in scene["scores"]],
        "history": [[round, totals[: len(scene["seats"])]] for round, totals in scene["history"]],
        "winners": scene["result"] and scene["result"]["winners"],
        "consent": scene["consent"],
        "chat": [
            [line["name"], line["text"]] for line in next(iter(people.values())).get(f"/tables/{table}/chat")["lines"]
        ],
        "players": {name: _asked(scene) for name, scene in scenes.items() if scene["viewer_seats"]},
        "digest": None if scene["status"] == "open" else Table.replay(export_table(db, table)).digest(),
    }


def _asked(scene: Any) -> dict[str, Any]:
    """What a player may do now."""
    asks = {str(ask["seat"]): " | ".join(option["do"] for option in ask["options"]) for ask in scene["asks"]}
    return {"seats": scene["viewer_seats"], "asks": asks, "undo": scene["undo"]["allowed"]}
