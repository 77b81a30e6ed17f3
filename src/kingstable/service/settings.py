"""How a server is set up: by the command line, and by environment variables for what is rarely changed."""

from __future__ import annotations

import os
import re
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from kingstable.home import home
from kingstable.kernel import KingstableError, message

#: Carries the settings from `serve` to the worker processes.
VARIABLE = "KINGSTABLE_SERVICE"
#: Environment variables such as KINGSTABLE_RATE set the field of that name.
PREFIX = "KINGSTABLE_"
#: What may be said of where people reach the server.
_URL = re.compile(r"(https?://[\w.:\[\]-]+(/[\w.~-]+)*/?)?", re.ASCII)


class BadSettings(KingstableError):
    """The server cannot run like this; the text says why and what to do."""


def default_database() -> str:
    """The SQLite file in the user's data directory."""
    return str(home() / "kingstable.db")


class Settings(msgspec.Struct, kw_only=True, frozen=True):
    """All that can be set."""

    #: A file (SQLite) or a URL (``postgresql://user@host/name``).
    db: str = msgspec.field(default_factory=default_database)
    workers: int = 1
    #: Seconds that somebody waits for the database before being told that it does not answer.
    database_seconds: float = 3.5
    #: Further origins (``https://play.example.org``) whose pages may talk to this server.
    origins: tuple[str, ...] = ()
    #: A folder that ``kingstable site`` has written: what pages play with when this server is away.
    site: str = ""
    #: Where people reach this server (``https://play.example.org``, or with a path), for links in notices.
    url: str = ""
    #: Kinds of apprise URLs to which people may have notices sent.
    notices: tuple[str, ...] = ("discord", "mailtos", "ntfys", "pover", "slack", "tgram")
    #: Networks (``10.0.0.0/8``) that notices may reach, beside public addresses.
    notice_networks: tuple[str, ...] = ()
    #: The longest that sending one may take.
    notice_seconds: float = 20.0
    #: Set the cookie for HTTPS only.
    secure_cookie: bool = False
    #: Seconds for which browsers that came by HTTPS are told to come by nothing else; 0 tells them nothing.
    hsts: int = 2_592_000
    #: Whether every request is told to the log.
    access_log: bool = False
    #: What Prometheus has to show to read the metrics; without it, they are told to this machine alone.
    metrics_token: str = ""
    #: Days after a visit during which a browser is still known: one that has signed in, and that of a guest.
    session_days: float = 90.0
    guest_days: float = 400.0
    #: Bytes of a request body or a socket message.
    max_message: int = 16_384
    #: Bytes of a record that somebody opens, and the days for which it then stays.
    max_record: int = 1_000_000
    record_days: float = 7.0
    #: Requests a second and at once, for each identity (or address of a stranger).
    rate: float = 25.0
    burst: int = 100
    #: New guests from one address: a minute, and at once.
    guests_per_minute: float = 30.0
    guests_burst: int = 60
    #: Requests under way and open sockets of one address; a school has many people behind one.
    connections: int = 200
    #: Seconds in which a whole request has to come, and the first message of a socket.
    patience: float = 10.0
    #: Open sockets of one identity.
    sockets: int = 20
    #: Unfinished tables made by one identity.
    tables: int = 200
    #: Minutes after which somebody who is asked and not there counts as gone, where the table says nothing else.
    gone_minutes: float = 10.0
    #: Days after which open tables expire, and running ones to which nobody comes; 0 is never.
    open_days: float = 7.0
    running_days: float = 30.0
    #: Processes in which minds think, and the seconds one may take for a choice.
    mind_processes: int = max(2, min(4, os.cpu_count() or 2))
    mind_seconds: float = 30.0
    #: Seconds of thought for the analysis of a game.
    analysis_seconds: float = 80.0
    #: Seconds after which a table that nobody watches is dropped from memory.
    idle: float = 300.0

    @property
    def postgresql(self) -> bool:
        """Whether the database is PostgreSQL."""
        return self.db.startswith(("postgresql://", "postgres://", "postgresql+psycopg://"))

    def body_of(self, path: str) -> tuple[int, str]:
        """How many bytes the body of a request to this path may have, and of which media type it is."""
        if path.endswith("/api/records"):
            return self.max_record, "application/jsonl"
        return self.max_message, "application/json"

    @property
    def root(self) -> str:
        """The path under which people reach the server, with no slash at its end; mostly none."""
        return urlsplit(self.url).path.rstrip("/")

    def dumps(self) -> str:
        """As text for an environment variable."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def loads(cls, text: str) -> Settings:
        """Read `dumps`."""
        return msgspec.json.decode(text, type=cls)


_LISTS = ("origins", "notices", "notice_networks")


def from_environment(**given: object) -> Settings:
    """Settings from the environment, those given going first; raises `BadSettings`."""
    values: dict[str, object] = {}
    for field in Settings.__struct_fields__:
        text = os.environ.get(PREFIX + field.upper())
        if text is not None:
            values[field] = text.split(",") if field in _LISTS else text
    values.update({key: value for key, value in given.items() if value is not None})
    try:
        settings = msgspec.convert(values, Settings, strict=False)
        for network in settings.notice_networks:
            ip_network(network)
    except (msgspec.ValidationError, ValueError) as error:
        raise BadSettings(f"bad setting: {error}", message("serve-bad-setting", text=str(error))) from None
    if not _URL.fullmatch(settings.url):
        text = f"url: {settings.url!r} is no address such as https://play.example.org or https://example.org/games"
        raise BadSettings(f"bad setting: {text}", message("serve-bad-setting", text=text))
    if settings.site and not (Path(settings.site) / "py" / "manifest.json").is_file():
        text = f"site: {settings.site!r} is no folder that `kingstable site` has written"
        raise BadSettings(f"bad setting: {text}", message("serve-bad-setting", text=text))
    count = settings.workers
    if count < 1:
        text = f"a server needs at least one worker, not {count}"
        raise BadSettings(text, message("serve-no-worker", count=count))
    if count > 1 and not settings.postgresql:
        text = f"{count} workers need PostgreSQL (--db postgresql://...): SQLite serves one worker only"
        raise BadSettings(text, message("serve-workers", count=count))
    return settings
