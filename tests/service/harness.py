"""What the tests of the service play with: real servers, and players who talk to them."""

from __future__ import annotations

import contextlib
import os
import re
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from tests.progress import SILENCE, Patience, T, ended, until, work_of
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).parents[2]

#: Fast enough that limits are not met by accident.
EASY = {"KINGSTABLE_RATE": "5000", "KINGSTABLE_BURST": "5000", "KINGSTABLE_GUESTS_PER_MINUTE": "60000"}
#: A site whose pages may use the servers.
FRIEND = "https://play.example.org"
QUICK = {
    "KINGSTABLE_MIND_SECONDS": "30",
    "KINGSTABLE_GUESTS_BURST": "5000",
    "KINGSTABLE_TABLES": "10000",
    "KINGSTABLE_ANALYSIS_SECONDS": "1",
}


def plugin(folder: Path) -> Path:
    """A folder on the Python path that registers the tiny game of the kernel's tests, and minds that misbehave."""
    for name, entries in {
        "games": "[kingstable.games]\ntiny = tests.kernel.tiny:tiny\n",
        "minds": "[kingstable.minds]\n"
        "tiny.greedy = kingstable.minds.simple:Random\n"
        "tiny.broken = tests.service.minds:Broken\n"
        "tiny.slow = tests.service.minds:Slow\n"
        "tiny.patient = tests.service.minds:Patient\n"
        "tiny.deadly = tests.service.minds:Deadly\n"
        "tiny.cheat = tests.service.minds:Cheat\n",
    }.items():
        info = folder / f"kingstable_test_{name}-0.dist-info"
        info.mkdir(parents=True, exist_ok=True)
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: kingstable-test-{name}\nVersion: 0\n")
        (info / "entry_points.txt").write_text(entries)
    return folder


#: Servers that have been started and not yet ended.
RUNNING: set[Server] = set()


class Server:
    """A server process of its own."""

    def __init__(self, folder: Path, db: str, *arguments: str, **environment: str) -> None:
        self.folder = folder
        self.db = db
        self.arguments = arguments
        self.environment = environment
        self.log = folder / f"server-{time.monotonic_ns()}.log"
        self.url = ""
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, wait: bool = True) -> Server:
        path = os.pathsep.join([str(plugin(self.folder / "plugin")), str(ROOT), str(ROOT / "src")])
        settings = {**EASY, **QUICK, "KINGSTABLE_ORIGINS": FRIEND, **self.environment}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "kingstable.service.run", "--port", "0", "--db", self.db, *self.arguments],
                env={**os.environ, **settings, "PYTHONPATH": path, "PYTHONHASHSEED": "random"},
                stdout=subprocess.DEVNULL,
                stderr=log,
                cwd=self.folder,
                start_new_session=True,
            )
        RUNNING.add(self)
        if wait:
            self.wait()
        return self

    def wait(self) -> None:
        assert self.process is not None
        self.until(self._answers)

    def _answers(self) -> bool:
        said = re.findall(r"Kingstable is at (\S+)", self.logged())
        if said:
            self.url = said[-1].replace("localhost", "127.0.0.1")
            with contextlib.suppress(httpx.HTTPError):
                return httpx.get(f"{self.url}/health", timeout=5, verify=False).status_code == 200
        return False

    def until(self, holds: Callable[[], T]) -> T:
        """Wait for what the server does in its own time, while it works or writes to its log."""
        assert self.process is not None
        process = self.process

        def alive() -> T:
            found = holds()
            assert found or process.poll() is None, f"the server ended: {self.logged()}"
            return found

        return until(alive, self.logged, work_of(process.pid), why=self.logged)

    def stop(self) -> int:
        assert self.process is not None
        RUNNING.discard(self)
        self.process.send_signal(signal.SIGTERM)
        return ended(self.process)

    def kill(self) -> None:
        """kill -9, with all its children."""
        assert self.process is not None
        RUNNING.discard(self)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def logged(self) -> str:
        return self.log.read_text()


class Player:
    """Somebody with a browser of their own."""

    def __init__(self, server: Server, name: str = "") -> None:
        self.server = server
        self.http = httpx.Client(base_url=f"{server.url}/api", timeout=SILENCE, verify=False)
        self.name = name
        if name:
            self.post("/me", name=name)

    def move_to(self, server: Server) -> Player:
        """The same identity at another server, or at a restarted one."""
        cookies = self.http.cookies
        self.http.close()
        self.server = server
        self.http = httpx.Client(base_url=f"{server.url}/api", timeout=SILENCE, verify=False)
        for cookie in cookies.jar:
            self.http.cookies.set(cookie.name, cookie.value or "")
        return self

    def get(self, path: str, **query: Any) -> Any:
        answer = self.http.get(path, params=query)
        assert answer.is_success, answer.text
        return answer.json()

    def post(self, path: str, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def refused(self, path: str, method: str = "POST", **body: Any) -> str:
        """The code with which a request is refused."""
        answer = self.http.request(method, path, json=body if method == "POST" else None)
        assert answer.is_error, answer.text
        problem = answer.json()
        assert set(problem) == {"code", "message", "detail"}
        return str(problem["code"])

    def table(self, *seats: str, game: str = "tiny", **more: Any) -> str:
        """A new table; seats are me, person, open, or the name of a mind."""
        plans = [
            {"kind": seat} if seat in ("me", "person", "open", "mind") else {"kind": "mind", "mind": seat}
            for seat in seats
        ]
        return str(self.post("/tables", game=game, seats=plans, **more)["id"])

    def scene(self, table: str, **query: Any) -> Any:
        return self.get(f"/tables/{table}/scene", **query)

    def choose(self, table: str, pick: Callable[[list[Any]], Any] | None = None) -> Any:
        """Answer the open question of one of my seats."""
        ask = self.scene(table)["asks"][0]
        option = (pick or (lambda options: options[0]))(ask["options"])
        return self.post(f"/tables/{table}/choose", seat=ask["seat"], number=ask["number"], do=option["do"])

    @contextlib.contextmanager
    def page(self, **headers: str) -> Iterator[Page]:
        url = self.server.url.replace("http", "ws", 1) + "/api/socket"
        cookie = "; ".join(f"{one.name}={one.value}" for one in self.http.cookies.jar)
        extra = {**({"Cookie": cookie} if cookie else {}), **headers}
        socket = connect(
            url, additional_headers=extra, max_size=None, open_timeout=SILENCE, ping_interval=None, close_timeout=1
        )
        with socket:
            yield Page(socket)


class Page:
    """An open page: sends messages and waits for answers."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seen: list[Any] = []
        self._name = secrets.token_hex(4)
        self._ids = 0

    def send(self, type: str, **fields: Any) -> str:
        self._ids += 1
        id = fields.pop("id", f"{self._name}-{self._ids}")
        self.socket.send(msgspec.json.encode({"type": type, "id": id, **fields}).decode())
        return str(id)

    def receive(self, silence: float = SILENCE) -> Any:
        message = msgspec.json.decode(self.socket.recv(silence))
        self.seen.append(message)
        return message

    def until(self, wanted: Callable[[Any], bool]) -> Any:
        while not wanted(message := self.receive()):
            pass
        return message

    def ask(self, type: str, **fields: Any) -> Any:
        """Send a message, and wait for what answers it."""
        id = self.send(type, **fields)
        return self.until(lambda message: message.get("id") == id and message["type"] != "scene")

    def scene(self, wanted: Callable[[Any], bool] = lambda scene: True) -> Any:
        return self.until(lambda message: message["type"] == "scene" and wanted(message))

    def watch(self, table: str, **fields: Any) -> Any:
        self.send("watch", table=table, **fields)
        return self.scene(lambda scene: scene["table"] == table)

    def quiet(self, seconds: float = 0.2) -> bool:
        try:
            self.receive(seconds)
        except TimeoutError:
            return True
        return False

    def closed_with(self) -> int:
        """The code with which the server closes the connection."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            return closed.rcvd.code


def play_out(table: str, *players: Player) -> Any:
    """Everybody takes the first option until it is over; returns the last scene."""
    made = 0
    patience = Patience(lambda: made)
    while made < 2000:
        for player in players:
            scene = player.scene(table)
            if scene["over"]:
                return scene
            if scene["asks"]:
                player.choose(table)
                made += 1
                break
        else:
            patience.check("nobody is asked")
            time.sleep(0.02)
    raise AssertionError("the game does not end")
