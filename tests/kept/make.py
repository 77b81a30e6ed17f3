"""Makes databases to keep, by running the service of this version: `python -m tests.kept.make tests/kept/2026-11-16`.

A folder that is not released yet may be made anew in place.
"""

from __future__ import annotations

import gzip
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from tests.kept.people import LEARNED, cookie, lists, play, told
from tests.service.harness import Player, Server
from tests.service.postgresql import BIN, new_database, postgresql

from kingstable import __version__
from kingstable.kernel import Record, Rng, Table, find_game, game_ids, package_named
from kingstable.service.database import known_versions
from kingstable.service.transfer import Imported, import_record

#: How many choices have been made at a running table at least.
SOME = 40
LOGIN = {"login": "anna", "password": "correct horse battery"}


class Evening:
    """A server with its people, and the tables at which they have played, each under a label."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.sitting = [Player(server, name) for name in ("Anna", "Borys", "Clara")]
        self.anna, self.borys, self.clara = self.sitting
        self.people = {"": Player(server), **{player.name: player for player in self.sitting}}
        self.tables: dict[str, str] = {}
        self.rng = Rng.seeded("an evening")

    def table(self, label: str, *seats: str, game: str, guests: tuple[Player, ...] = (), **more: Any) -> str:
        """Anna makes a table, and the guests sit down at it."""
        table = self.tables[label] = self.anna.table(*seats, game=game, name=label, **more)
        for guest in guests:
            guest.post(f"/tables/{table}/join")
        return table

    def play(self, table: str, enough: Callable[[Any], bool] = bool) -> Player:
        """Play until some choices are made and the scene of somebody who is asked is enough: gives that one."""
        asked = play(table, self.sitting, self.rng, lambda scene: scene["choices"] >= SOME and enough(scene))
        assert asked is not None, "the game is over too soon"
        return asked

    def play_out(self, table: str) -> None:
        """Play to the end."""
        play(table, self.sitting, self.rng)


def in_a_turn(scene: Any) -> bool:
    """Whether who is asked has just chosen something that can be taken back."""
    return bool(scene["undo"]["allowed"] and not scene["undo"]["needs_consent"])


def needs_consent(scene: Any) -> bool:
    """Whether who is asked can take a choice back if the others agree."""
    return bool(scene["undo"]["needs_consent"])


def others_have_answered(scene: Any) -> bool:
    """Whether several were asked at once, and only this one has not answered yet."""
    return bool(scene["number"] < scene["choices"] and len(scene["waiting"]) == 1)


def usual_tables(evening: Evening) -> None:
    """Of every game an open, a running and a finished table, of some solo ones too."""
    for game in game_ids():
        evening.table(f"{game} open", "me", "open", game=game)
        running = evening.table(f"{game} running", "me", "open", "greedy", game=game, guests=(evening.borys,))
        evening.play(running)
        evening.play(evening.table(f"{game} against a mind", "me", "random", game=game))
        finished = evening.table(f"{game} finished", "me", "open", "random", game=game, guests=(evening.clara,))
        evening.play_out(finished)
        if find_game(game).info.seats[0] == 1:
            evening.play(evening.table(f"{game} solo running", "me", game=game))
            evening.play_out(evening.table(f"{game} solo finished", "me", game=game))


def special_tables(evening: Evening) -> None:
    """Tables at which something has happened that is not just a choice."""
    anna, borys, clara = evening.anna, evening.borys, evening.clara

    table = evening.table("in a turn, after an undo", "me", "open", game="kingdom_builder", guests=(borys,))
    evening.play(table, in_a_turn).post(f"/tables/{table}/undo")
    evening.play(table, in_a_turn)

    table = evening.table("one has answered", "me", "open", "greedy", game="paladins", guests=(borys,))
    evening.play(table, others_have_answered)

    table = evening.table("with a chat", "me", "open", "random", game="for_the_king", guests=(borys,))
    evening.play(table)
    anna.post(f"/tables/{table}/chat", text="Good luck, everybody!")
    clara.post(f"/tables/{table}/chat", text="Можна подивитися?")

    table = evening.table("taken back by consent, and asked again", "me", "open", game="viscounts", guests=(borys,))
    asker = evening.play(table, needs_consent)
    asker.post(f"/tables/{table}/undo")
    (borys if asker is anna else anna).post(f"/tables/{table}/consent", agree=True)
    evening.play(table, needs_consent).post(f"/tables/{table}/undo")

    table = evening.table("left to a mind", "me", "open", game="tiletum", guests=(borys,), free_undo=False)
    evening.play(table)
    borys.post(f"/tables/{table}/resign", mind="greedy")
    evening.play(table)

    for label, how in (("ended without a result", "end"), ("a mind plays on for one who is gone", "mind")):
        table = evening.table(label, "me", "open", game="kingdom_builder", guests=(borys,))
        gone = evening.play(table)
        (borys if gone is anna else anna).post(f"/tables/{table}/vote", how=how)
    evening.play(table)

    days = {"kind": "days", "days": 3}
    table = evening.table("a move in three days", "me", "open", game="kingdom_builder", guests=(clara,), pace=days)
    evening.play(table)

    evening.table("private and open", "me", "person", "greedy", game="tiletum", private=True)
    evening.play(evening.table("private and at one screen", "me", "me", game="viscounts", private=True))

    named = [{"kind": "me", "name": "Olena"}, {"kind": "me", "name": "Petro"}]
    table = anna.post("/tables", game="tiletum", seats=named, private=True)["id"]
    evening.tables["at one screen under their names"] = table
    evening.play(table)

    guest = Player(evening.server, "Wanderer")
    table = evening.tables["brought along by a guest"] = guest.table("me", "open", game="kingdom_builder")
    borys.post(f"/tables/{table}/join")
    play(table, [guest, borys], evening.rng, lambda scene: scene["choices"] >= SOME)
    guest.post("/login", **LOGIN, bring=True)
    evening.play(table)

    table = evening.table("played twice", "me", "open", game="for_the_king", guests=(borys,))
    evening.play_out(table)
    evening.tables["the rematch"] = borys.post(f"/tables/{table}/rematch")["id"]
    borys.post(f"/tables/{table}/analysis")
    evening.server.until(lambda: borys.get(f"/tables/{table}/analysis")["progress"] == 100)

    table = evening.table("with a hint", "me", "random", game="kingdom_builder")
    evening.play(table)
    with anna.page() as page:
        scene = page.watch(table)
        page.ask("hint", table=table, seat=scene["asks"][0]["seat"], number=scene["number"])


def recorded(game: str, seed: str, choices: int | None = None) -> Record:
    """A game of two that was played elsewhere."""
    table = Table.new(game, 2, seed=seed)
    rng = Rng.seeded(seed)
    while not table.over and (choices is None or len(table.made) < choices):
        ask = rng.pick(table.asks)
        table.choose(rng.pick(ask.options), seat=ask.seat)
    return table.record


def imported_tables(db: str) -> dict[str, Imported]:
    """Tables out of records: a running one, whose people come by the link, and a finished one."""
    return {
        "imported and running": import_record(db, recorded("tiletum", "elsewhere", SOME), ["Dana", "Emil"]),
        "imported and finished": import_record(db, recorded("kingdom_builder", "elsewhere"), ["Dana"], ["", "random"]),
    }


def make(folder: Path, db: str) -> dict[str, Any]:
    """Fill this empty database; gives what its people were told."""
    imported = imported_tables(db)
    server = Server(folder, db, KINGSTABLE_GONE_MINUTES="0").start()  # whoever has no page open is gone at once
    try:
        evening = Evening(server)
        come_in(evening, imported)
        usual_tables(evening)
        special_tables(evening)
        expected = all_told(evening)
    finally:
        server.stop()
    assert not re.search('"level":"(error|warning)"', server.logged()), server.logged()
    return expected


def come_in(evening: Evening, imported: dict[str, Imported]) -> None:
    """One has a login, one a language and a lesson begun, and one goes on with an imported game."""
    evening.anna.post("/me/password", **LOGIN)
    evening.borys.post("/me", name="Borys", lang="uk")
    evening.tables |= {label: made.table for label, made in imported.items()}
    running = imported["imported and running"]
    seat = evening.anna.scene(running.table)["waiting"][0]
    evening.clara.post(f"/join/{running.code}", seat=seat)
    evening.borys.post("/lessons/kingdom_builder/three", want="next")


def made_by() -> dict[str, Any]:
    """The schema and the rules of the shipped games: of these the newest kept database must be."""
    ours = [game for game in game_ids() if package_named(game).startswith("kingstable.games.")]
    return {"schema": known_versions()[0], "rules": {game: find_game(game, "").info.rules_version for game in ours}}


def all_told(evening: Evening) -> dict[str, Any]:
    """What the test of a later version compares."""
    people, tables, db = evening.people, evening.tables, evening.server.db
    return {
        "version": __version__,
        "login": {"name": "Anna", **LOGIN},
        "people": {name: cookie(player) for name, player in people.items() if name},
        "learned": {name: player.get(LEARNED) for name, player in people.items()},
        "analysed": {"played twice": people[""].get(f"/tables/{tables['played twice']}/analysis")},
        "hinted": {"with a hint": people[""].scene(tables["with a hint"])["hints"]},
        "lists": lists(people, {id: label for label, id in tables.items()}),
        "tables": {label: {"id": id, **told(db, id, people)} for label, id in tables.items()},
    }


def dumped(url: str) -> str:
    """A PostgreSQL database as SQL that any connection can execute, without what only psql or this version knows."""
    assert BIN is not None
    command = [str(BIN / "pg_dump"), "--inserts", "--no-owner", "--no-privileges", url]
    dump = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    session = ("--", "\\", "SET ", "SELECT pg_catalog.set_config")
    kept = [line for line in dump.splitlines() if line and not line.startswith(session)]
    return "\n".join(kept) + "\n"


def written(value: Any, depth: int = 0) -> str:
    """As JSON with a line for each thing known of a table."""
    if not isinstance(value, dict) or depth > 3:
        return msgspec.json.encode(value).decode()
    inside = [f"{' ' * depth} {written(key)}: {written(one, depth + 1)}" for key, one in value.items()]
    return "{\n" + ",\n".join(inside) + "\n" + " " * depth + "}"


def main(target: Path) -> None:
    """Make both databases, and write down what was told at them."""
    with tempfile.TemporaryDirectory() as name, postgresql() as there:
        folder = Path(name)
        file, url = folder / "kingstable.db", new_database(there.url)
        expected = {"made_by": made_by(), "sqlite": make(folder, str(file)), "postgresql": make(folder, url)}
        target.mkdir(parents=True, exist_ok=True)
        (target / "kingstable.db.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))
        (target / "kingstable.sql.gz").write_bytes(gzip.compress(dumped(url).encode(), mtime=0))
    (target / "expected.json").write_text(written(expected) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
