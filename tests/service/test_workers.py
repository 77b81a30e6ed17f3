"""Several workers on one PostgreSQL: players at different workers share a table as if there were one."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import psutil
import pytest
import sqlalchemy as sa
from tests.progress import SILENCE, until
from tests.service.harness import Player, Server, play_out
from tests.service.troubles import spawned

from kingstable.service import claiming
from kingstable.service.database import claims, connect, line_of, prepare, url_of
from kingstable.service.workers import HEALTHCHECK

pytestmark = [
    pytest.mark.parametrize("database", ["postgresql"], indirect=True),
    pytest.mark.xdist_group("postgresql"),
]


@pytest.fixture
def pair(database: str, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Two workers, each with an address of its own."""
    servers = Server(tmp_path, database).start(), Server(tmp_path, database).start()
    yield servers
    for server in servers:
        server.stop()
        assert '"level":"error"' not in server.logged(), server.logged()


def test_players_at_different_workers_share_a_table(pair: tuple[Server, Server]) -> None:
    anna, borys = Player(pair[0], "Anna"), Player(pair[1], "Borys")
    table = anna.table("me", "open", "random")
    with anna.page() as mine:
        assert mine.watch(table)["status"] == "open"
        with borys.page() as lobby:
            lobby.send("lobby")
            lobby.until(lambda message: message["type"] == "lobby" and message["open"])
        borys.post(f"/tables/{table}/join")
        mine.scene(lambda scene: scene["status"] == "running")
        with borys.page() as other:
            other.watch(table)
            # Who is there, what is said, and how people are called crosses over.
            mine.scene(lambda scene: scene["seats"][1]["connected"])
            other.scene(lambda scene: scene["seats"][0]["connected"])
            mine.ask("chat", table=table, text="Hello over there")
            [line] = other.until(lambda message: message["type"] == "chat" and message["lines"])["lines"]
            assert (line["name"], line["text"]) == ("Anna", "Hello over there")
            anna.post("/me", name="Hanna")
            other.scene(lambda scene: scene["seats"][0]["name"] == "Hanna")
            # So does every choice.
            done = mine.ask("choose", table=table, seat=0, number=0, do="bid 1")
            other.scene(lambda scene: scene["version"] >= done["version"])
            final = play_out(table, anna, borys)
            for page in (mine, other):
                told = page.scene(lambda scene: scene["over"])
                assert (told["version"], told["scores"]) == (final["version"], final["scores"])


def test_of_two_answers_at_different_workers_one_wins(pair: tuple[Server, Server]) -> None:
    home = Player(pair[0], "Anna")
    away = Player(pair[1])
    for cookie in home.http.cookies.jar:
        away.http.cookies.set(cookie.name, cookie.value or "")
    table = home.table("me", "me")
    codes: list[str] = []

    def answer(player: Player, ask: dict[str, int], do: str) -> None:
        body = {"seat": ask["seat"], "number": ask["number"], "do": do}
        codes.append(player.http.post(f"/tables/{table}/choose", json=body).json().get("code", "done"))

    rounds = 0
    while not (scene := home.scene(table))["over"]:
        away.scene(table)  # both workers hold the table
        [ask] = scene["asks"]
        options = [option["do"] for option in ask["options"]]
        threads = [
            threading.Thread(target=answer, args=(home, ask, options[0])),
            threading.Thread(target=answer, args=(away, ask, options[-1])),
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        rounds += 1
        assert (codes.count("done"), codes.count("stale")) == (rounds, rounds) or home.scene(table)["over"]
    assert away.scene(table)["scores"] == home.scene(table)["scores"]
    assert home.scene(table)["version"] == 1 + codes.count("done")


def test_the_limit_of_tables_holds_across_workers(database: str, tmp_path: Path) -> None:
    servers = [Server(tmp_path, database, KINGSTABLE_TABLES="3").start() for _ in range(2)]
    home = Player(servers[0], "Anna")
    away = Player(servers[1])
    for cookie in home.http.cookies.jar:
        away.http.cookies.set(cookie.name, cookie.value or "")
    codes: list[int] = []

    def create(player: Player) -> None:
        plan = {"game": "tiny", "seats": [{"kind": "me"}, {"kind": "open"}]}
        codes.append(player.http.post("/tables", json=plan).status_code)

    threads = [threading.Thread(target=create, args=(player,)) for player in (home, away) * 6]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (codes.count(201), codes.count(429)) == (3, 9)
    assert len(home.get("/tables", scope="mine")) == 3
    for server in servers:
        server.stop()


def test_a_player_who_is_gone_at_one_worker_is_gone_at_the_other(database: str, tmp_path: Path) -> None:
    servers = [Server(tmp_path, database, KINGSTABLE_GONE_MINUTES="0").start() for _ in range(2)]
    anna, borys, clara = Player(servers[0], "Anna"), Player(servers[1], "Borys"), Player(servers[1], "Clara")
    table = anna.table("me", "open", "open")
    for player in (borys, clara):
        player.post(f"/tables/{table}/join")
    with anna.page() as mine, clara.page() as third:
        with borys.page() as other:
            for page in (mine, third, other):
                page.watch(table)
            mine.scene(lambda scene: all(seat["connected"] for seat in scene["seats"]))
        mine.scene(lambda scene: scene["ending"] == {"votes": {}, "needed": 2})
        anna.post(f"/tables/{table}/vote", how="end")
        third.scene(lambda scene: scene["ending"] == {"votes": {"0": "end"}, "needed": 2})
        clara.post(f"/tables/{table}/vote", how="end")
        assert mine.scene(lambda scene: scene["over"])["status"] == "ended"
    for server in servers:
        server.stop()
        assert '"level":"error"' not in server.logged(), server.logged()


def test_one_worker_at_a_time_thinks_for_a_mind(database: str) -> None:
    url = url_of(database)
    prepare(url)
    engine = connect(url, writer=True, line=line_of(url, 10, "first"))
    second = connect(url, line=line_of(url, 10, "second"))
    there = second.connect()

    def claim(version: int, worker: str, seconds: float = 60) -> bool:
        with engine.begin() as connection:
            return claiming.claim(connection, "table", version, worker, seconds)

    assert claim(1, "first")
    assert claim(1, "first"), "for another mind at the same table"
    assert not claim(1, "second")
    assert claim(2, "second"), "the next question is open to all"
    assert not claim(2, "first")
    assert claim(3, "first", seconds=-1)
    assert claim(3, "second"), "whoever does not come to an end is no longer waited for"
    assert not claim(3, "first")
    there.close()
    second.dispose()
    until(lambda: claim(3, "first"), why="nor is whoever is gone")
    engine.dispose()


def test_the_minds_of_a_worker_that_was_killed_are_taken_over(database: str, tmp_path: Path) -> None:
    first = Server(tmp_path, database, KINGSTABLE_MIND_SECONDS="3600").start()
    second = Server(tmp_path, database, KINGSTABLE_MIND_SECONDS="1").start()
    anna = Player(first, "Anna")
    table = anna.table("slow", "random")
    engine = connect(url_of(database))

    def claimed() -> bool:
        with engine.begin() as connection:
            return connection.execute(sa.select(claims)).first() is not None

    until(claimed)
    engine.dispose()
    first.kill()
    anna.move_to(second)
    second.until(lambda: anna.get(f"/tables/{table}")["status"] == "finished")
    second.stop()


def test_a_worker_that_dies_while_it_is_asked_whether_it_lives_is_replaced_at_once(
    database: str, tmp_path: Path
) -> None:
    server = Server(tmp_path, database, "--workers", "2").start()
    server.until(lambda: server.logged().count('"ready"') == 2)
    assert server.process is not None
    worker = spawned(psutil.Process(server.process.pid))[0]
    worker.suspend()
    time.sleep(1.5)  # every half second one of them is asked
    worker.kill()
    killed = time.monotonic()
    server.until(lambda: server.logged().count('"ready"') == 3)
    assert time.monotonic() - killed < HEALTHCHECK / 2, "nobody waited for the answer of the dead"
    server.stop()


def test_serve_with_two_workers(database: str, tmp_path: Path) -> None:
    server = Server(tmp_path, database, "--workers", "2").start()
    server.until(lambda: len(set(re.findall(r'"ready".*"pid":(\d+)', server.logged()))) >= 2)
    players = [Player(server, name) for name in ("Anna", "Borys", "Clara")]
    table = players[0].table("me", "open", "open")
    for player in players[1:]:
        player.post(f"/tables/{table}/join")
    with players[0].page() as one, players[1].page() as two, players[2].page() as three:
        for page in (one, two, three):
            page.watch(table)
        assert play_out(table, *players)["over"]
        for page in (one, two, three):
            page.scene(lambda scene: scene["over"])
    metrics = httpx.get(f"{server.url}/metrics", timeout=SILENCE).text
    choices = int(float(re.findall(r'kingstable_acts_total\{kind="chose"\} (\S+)', metrics)[0]))
    assert choices == players[0].scene(table)["version"] - 1, "counted over all workers"
    server.stop()
