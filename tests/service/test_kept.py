"""Databases of earlier versions, kept in tests/kept: this version opens each of them and plays on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.kept.people import LEARNED, lists, play, put_back, told, with_cookie
from tests.service.conftest import both_databases
from tests.service.harness import ROOT, Player, Server

from kingstable.kernel import Record, Rng, Table
from kingstable.service.transfer import export_table

FOLDERS = sorted((ROOT / "tests" / "kept").glob("[0-9]*"))
assert FOLDERS, "no database is kept"

pytestmark = [both_databases, pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)]


class Kept:
    """A copy of a kept database, served by this version; the people come with the cookies they have."""

    def __init__(self, server: Server, expected: dict[str, Any]) -> None:
        self.server = server
        self.expected = expected
        self.people = {"": Player(server)}
        self.people |= {name: with_cookie(server, value) for name, value in expected["people"].items()}

    def tables(self, status: str) -> Iterator[tuple[str, dict[str, Any]]]:
        """The tables of that status: their ids, and what was told there."""
        for table in self.expected["tables"].values():
            if table["status"] == status:
                yield table["id"], table

    def sitting(self, table: dict[str, Any]) -> list[Player]:
        """The people who sit there."""
        return [self.people[name] for name in table["players"]]


@pytest.fixture
def kept(folder: Path, database: str, tmp_path: Path) -> Iterator[Kept]:
    put_back(folder, database)
    expected = msgspec.json.decode((folder / "expected.json").read_bytes())
    server = Server(tmp_path, database).start()
    yield Kept(server, expected["postgresql" if "://" in database else "sqlite"])
    server.stop()
    assert not re.search('"level":"(error|warning)"', server.logged()), server.logged()


def test_everybody_comes_back_and_is_told_the_same(kept: Kept) -> None:
    log_in(kept)
    labels = {table["id"]: label for label, table in kept.expected["tables"].items()}
    assert lists(kept.people, labels) == kept.expected["lists"]
    for name, learned in kept.expected.get("learned", {}).items():
        told_now = kept.people[name].get(LEARNED)
        assert {what: told_now[what] for what in learned} == learned, name
    tables, nobody = kept.expected["tables"], kept.people[""]
    for label, found in kept.expected.get("analysed", {}).items():
        assert nobody.get(f"/tables/{tables[label]['id']}/analysis") == found
    for label, hints in kept.expected.get("hinted", {}).items():
        assert nobody.scene(tables[label]["id"])["hints"] == hints
    for label, table in tables.items():
        assert {"id": table["id"], **told(kept.server.db, table["id"], kept.people)} == table, label


def log_in(kept: Kept) -> None:
    """The old password opens another browser to the same person."""
    login = kept.expected["login"]
    elsewhere = Player(kept.server)
    assert elsewhere.refused("/login", login=login["login"], password="not the right one") == "bad_login"
    assert elsewhere.post("/login", login=login["login"], password=login["password"])["name"] == login["name"]
    assert elsewhere.get("/me") == kept.people[login["name"]].get("/me")
    kept.people[login["name"]] = elsewhere


def test_finished_games_can_be_looked_at_again(kept: Kept) -> None:
    for id, table in (*kept.tables("finished"), *kept.tables("ended")):
        finished = table["status"] == "finished"
        text = kept.people[""].http.get(f"/tables/{id}/record").text
        assert text == export_table(kept.server.db, id).dumps()
        again = Table.replay(Record.loads(text))
        assert (again.over, again.digest()) == (finished, table["digest"])
        for player in (kept.people[""], *kept.sitting(table)):
            for at in (0, table["choices"] // 2, table["choices"]):
                scene = player.get(f"/tables/{id}/replay", at=at)
                assert (scene["choices"], scene["over"]) == (at, finished and at == table["choices"])


def test_games_go_on(kept: Kept) -> None:
    rng = Rng.seeded("go on")
    newcomer = Player(kept.server, "Dana")
    for id, _ in kept.tables("open"):
        host = next(player for player in kept.people.values() if player.get(f"/tables/{id}")["own"])
        assert sit_down(newcomer, id, host)["status"] == "running"
        assert play(id, [host, newcomer], rng, bool), "somebody is asked"
    to_the_end = quickest(kept)
    for id, table in kept.tables("running"):
        sitting = kept.sitting(table)
        if any(kind == "open" for kind, *_ in table["seats"]):
            sit_down(newcomer, id, sitting[0])
            sitting.append(newcomer)
        choose(id, sitting, rng)
        assert kept.people[""].scene(id)["choices"] > table["choices"]
        if id in to_the_end:
            assert play(id, sitting, rng) is None
            assert kept.people[""].scene(id)["status"] == "finished"
            assert Table.replay(export_table(kept.server.db, id)).over
        else:
            wait_for_minds(kept, table, sitting, rng)


def sit_down(newcomer: Player, table: str, host: Player) -> Any:
    """Take a free seat by the join link that somebody at the table has."""
    return newcomer.post(f"/join/{host.get(f'/tables/{table}')['join']}")


def choose(table: str, sitting: list[Player], rng: Rng) -> None:
    """Answer the open question, which nobody else at the table may do."""
    player = play(table, sitting, rng, bool)
    assert player is not None
    [ask] = player.scene(table)["asks"]
    choice = {"seat": ask["seat"], "number": ask["number"], "do": rng.pick(ask["options"])["do"]}
    for other in sitting:
        if other is not player:
            assert other.refused(f"/tables/{table}/choose", **choice) == "not_seated"
    player.post(f"/tables/{table}/choose", **choice)


def wait_for_minds(kept: Kept, table: dict[str, Any], sitting: list[Player], rng: Rng) -> None:
    """Play until every mind has chosen something too."""
    minds = {seat for seat, (*_, mind, _) in enumerate(table["seats"]) if mind}
    moved: set[int] = set()
    enough = table["choices"]
    while not minds <= moved:
        enough += 10
        assert play(table["id"], sitting, rng, lambda scene, enough=enough: scene["choices"] >= enough)
        since = export_table(kept.server.db, table["id"]).choices[table["choices"] :]
        moved = {choice.seat for choice in since if not choice.auto}


def quickest(kept: Kept) -> set[str]:
    """Of each game, the running table with the fewest seats at which a mind sits."""
    found: dict[str, list[dict[str, Any]]] = {}
    for _, table in kept.tables("running"):
        if any(mind for *_, mind, _ in table["seats"]):
            found.setdefault(table["game"], []).append(table)
    return {min(tables, key=lambda table: len(table["seats"]))["id"] for tables in found.values()}
