"""The database: its tables, how it is opened, and how an older one is brought up to date."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.pool import ConnectionPoolEntry

from kingstable.home import home
from kingstable.kernel import KingstableError, message
from kingstable.service import archive

if TYPE_CHECKING:
    from alembic.config import Config

#: The newest migration in migrations/versions.
HEAD = "0008"

#: The key that is made up anew whenever a backup takes the place of what was in the database.
RESTORED = "restored"

metadata = sa.MetaData()

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("lang", sa.String(2)),
    sa.Column("notify", sa.String(500), nullable=False, server_default=""),
    sa.Column("login", sa.String(40), unique=True),
    sa.Column("password", sa.String(200)),
    sa.Column("created", sa.String(32), nullable=False),
)

# One row a browser in which somebody is known; a session that has ended has none.
sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("seen", sa.Float, nullable=False, index=True),
)

# One-time links for a new password; of the code only a hash is kept.
resets = sa.Table(
    "resets",
    metadata,
    sa.Column("code", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("components", sa.String(32), nullable=False, server_default=""),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("owner", sa.String(32), nullable=False, index=True),
    sa.Column("free_undo", sa.Boolean, nullable=False),
    sa.Column("private", sa.Boolean, nullable=False),
    # At most so many days for a decision; NULL is live play.
    sa.Column("days", sa.Integer),
    sa.Column("join_code", sa.String(32), nullable=False, unique=True),
    sa.Column("created", sa.String(32), nullable=False),
    # What follows is derived from the acts, for lists and for waking up: written with each of them.
    sa.Column("status", sa.String(10), nullable=False),
    sa.Column("version", sa.Integer, nullable=False, server_default="0"),
    sa.Column("waiting", sa.Text, nullable=False, server_default="[]"),
    sa.Column("minds_asked", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("round", sa.Integer, nullable=False, server_default="0"),
    sa.Column("winners", sa.Text, nullable=False, server_default="[]"),
    sa.Column("updated", sa.String(32), nullable=False),
    sa.Column("rematch", sa.String(32)),
    # Minutes until somebody counts as gone, if they are the table's own; and when the table expires, once that is near.
    sa.Column("patience", sa.Integer),
    sa.Column("expires", sa.String(32)),
    sa.Index("tables_by_status", "status", "updated"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("person", sa.String(32), index=True),
    sa.Column("mind", sa.String(64)),
    sa.Column("by_link", sa.Boolean, nullable=False, server_default=sa.false()),
    # When the person was last known to be at the table.
    sa.Column("seen", sa.String(32)),
    # What the person is called on this seat, if not by their own name.
    sa.Column("name", sa.String(40), nullable=False, server_default=""),
)

# One row an act, never changed: the truth about a table. The primary key keeps two workers from writing the same one.
acts = sa.Table(
    "acts",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.String(32), nullable=False),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.String(500), nullable=False),
)

# Which worker thinks for the minds of a table; only used where there are several.
claims = sa.Table(
    "claims",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("worker", sa.String(32), nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)

# What people did under an id of their own, and what came of it: said again, it is not done again.
deeds = sa.Table(
    "deeds",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("answer", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

# How far people have come in the lessons: the choices in each step that was begun, and whether it was once finished.
learned = sa.Table(
    "learned",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("lesson", sa.String(64), primary_key=True),
    sa.Column("steps", sa.Text, nullable=False),
    sa.Column("done", sa.Boolean, nullable=False),
)

# What a finished game was judged to be: how far that has come, by which worker, and when it was last heard of.
analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("weights", sa.String(32), nullable=False),
    sa.Column("worker", sa.String(32), nullable=False),
    sa.Column("progress", sa.Integer, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.String(128), nullable=False),
)


class BadDatabase(KingstableError):
    """The database cannot be used; the text says why, and nothing in it has been touched."""


def url_of(db: str) -> sa.URL:
    """The SQLAlchemy URL of a file name or URL; raises `BadDatabase`."""
    if "://" not in db:
        return sa.URL.create("sqlite", database=str(Path(db).expanduser()))
    try:
        url = sa.make_url(db)
    except (sa.exc.ArgumentError, ValueError):
        text = "the database URL cannot be read; it looks like postgresql://user@host/name"
        raise BadDatabase(text, message("serve-url")) from None
    if url.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg")
    if url.drivername == "sqlite" and url.database:
        return url
    text = f"{url.drivername!r} is not a database Kingstable knows; use a file name or postgresql://..."
    raise BadDatabase(text, message("serve-kind", name=url.drivername))


def shown(url: sa.URL) -> str:
    """The URL without its password."""
    return url.database or "" if url.drivername == "sqlite" else url.render_as_string(hide_password=True)


def connect(url: sa.URL, *, writer: bool = False, patience: float = 10.0, line: dict[str, Any] | None = None) -> Engine:
    """An engine for one writer thread, or for readers.

    SQLite waits so many seconds for others to let go of the file; how PostgreSQL is reached the `line` says.
    """
    size = 1 if writer else 4
    if url.drivername != "sqlite":
        return sa.create_engine(url, pool_size=size, max_overflow=0, connect_args=line or {})
    engine = sa.create_engine(
        url,
        poolclass=sa.QueuePool,
        pool_size=size,
        max_overflow=0,
        connect_args={"check_same_thread": False, "timeout": patience, "isolation_level": None},
    )

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA fullfsync=ON")  # on macOS, where fsync alone does not reach the disk
        connection.execute("PRAGMA foreign_keys=ON")

    @sa.event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writer else "BEGIN")

    return engine


def line_of(url: sa.URL, patience: float, worker: str) -> dict[str, Any]:
    """Connections to PostgreSQL that notice when the other end is gone, there as well as here.

    They carry the name of the worker, who is alive as long as one of them is.
    """
    limit = int(patience * 1000)
    there = {
        "statement_timeout": limit,
        "lock_timeout": limit,
        "idle_in_transaction_session_timeout": 4 * limit,
        "tcp_keepalives_idle": 2,
        "tcp_keepalives_interval": 1,
        "tcp_keepalives_count": 2,
    }
    given = url.query.get("options", "")
    return {
        "application_name": f"kingstable {worker}",
        "connect_timeout": max(2, int(patience)),
        "keepalives_idle": 2,
        "keepalives_interval": 1,
        "keepalives_count": 2,
        "tcp_user_timeout": 2 * limit,
        "options": " ".join([str(given), *(f"-c {name}={value}" for name, value in there.items())]).strip(),
    }


def prepare(url: sa.URL) -> Path | None:
    """Create the database or bring it up to date; raises `BadDatabase`, having touched nothing, when that cannot be.

    Returns where an older one has been set aside as it was.
    """
    if look(url) == HEAD:
        return None
    try:
        if url.drivername == "sqlite":
            Path(url.database or "").parent.mkdir(parents=True, exist_ok=True)
        return _migrate(url)
    except sa.exc.DBAPIError as error:
        raise unusable(url, reason(error)) from None
    except sqlite3.Error as error:
        raise unusable(url, str(error)) from None
    except OSError as error:
        raise unusable(url, error.strerror or str(error)) from None


def look(url: sa.URL) -> str | None:
    """The version of the database, None for an empty or missing one; raises `BadDatabase` when it is not for us."""
    if missing(url):
        return None
    try:
        with snapshot(url) as connection:
            found = _version(connection)
    except sa.exc.DBAPIError as error:
        raise unusable(url, reason(error)) from None
    if found not in (None, HEAD):
        _refuse_unknown(url, found)
    return found


def missing(url: sa.URL) -> bool:
    """Whether the file of an SQLite database is not there yet; raises `BadDatabase` when it is no file."""
    path = Path(url.database or "")
    if url.drivername == "sqlite" and path.is_dir():
        raise unusable(url, os.strerror(errno.EISDIR))
    return url.drivername == "sqlite" and not path.exists()


def unusable(url: sa.URL, why: str) -> BadDatabase:
    """That the database cannot be used, and why."""
    text = f"cannot use the database {shown(url)}: {why}"
    return BadDatabase(text, message("serve-database", file=shown(url), reason=why))


@contextmanager
def snapshot(url: sa.URL) -> Iterator[Connection]:
    """The database as it is at this moment, only for reading, whatever others write meanwhile."""
    if url.drivername != "sqlite":
        level = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
        with sa.create_engine(url, poolclass=sa.NullPool, execution_options=level).begin() as connection:
            yield connection
    else:
        engine = sa.create_engine("sqlite://", creator=lambda: _only_reading(url), poolclass=sa.NullPool)
        with engine.connect() as connection:
            connection.exec_driver_sql("BEGIN")
            yield connection


def _only_reading(url: sa.URL) -> sqlite3.Connection:
    """Even opening an SQLite file in the usual way could change it."""
    return sqlite3.connect(Path(url.database or "").absolute().as_uri() + "?mode=ro", uri=True)


def _alembic() -> Config:
    from alembic.config import Config  # slow to import, and only needed for a new or an old database

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    return config


def known_versions() -> list[str]:
    """All versions of the database that there have been."""
    from alembic.script import ScriptDirectory

    return [script.revision for script in ScriptDirectory.from_config(_alembic()).walk_revisions()]


def _refuse_unknown(url: sa.URL, found: str) -> None:
    if found not in known_versions():
        text = (
            f"the database {shown(url)} has version {found}: a newer Kingstable made it, and this one knows versions "
            f"up to {HEAD} only. Nothing was changed: use the newer Kingstable or another --db"
        )
        raise BadDatabase(text, message("serve-newer", file=shown(url), found=found, known=HEAD))


def _migrate(url: sa.URL) -> Path | None:
    engine = connect(url, writer=True)
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":  # several servers may start at once
                connection.exec_driver_sql("SELECT pg_advisory_xact_lock(5464823)")
            found = _version(connection)
            copy = None if found in (None, HEAD) else _set_aside(url, found)
            upgrade(connection)
            return copy
    finally:
        engine.dispose()


def upgrade(connection: Connection, version: str = "head") -> None:
    """Lay out the tables of this version, or change them to it."""
    from alembic import command

    config = _alembic()
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def _set_aside(url: sa.URL, found: str) -> Path:
    """Keep the database as it is before it is changed: a copy beside an SQLite file, a backup of others at home."""
    if url.drivername == "sqlite":
        path = Path(url.database or "")
        copy = path.with_name(f"{path.stem}.before-{HEAD}{path.suffix}")
        unfinished = copy.with_name(copy.name + ".part")
        unfinished.unlink(missing_ok=True)
        with closing(_only_reading(url)) as source, closing(sqlite3.connect(unfinished)) as target:
            source.backup(target)
        return unfinished.replace(copy)
    copy = home() / f"{url.database}.before-{HEAD}.backup"
    copy.parent.mkdir(parents=True, exist_ok=True)
    with snapshot(url) as connection:
        archive.write(connection, found, copy)
    return copy


def _version(connection: Connection) -> str | None:
    """The version of the database; None for an empty one."""
    names = set(sa.inspect(connection).get_table_names())
    if "alembic_version" in names:
        found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
        return None if found is None else str(found)
    if names:
        held = ", ".join(sorted(names)[:5])
        text = f"the database belongs to another program (it holds {held}); give Kingstable one of its own"
        raise BadDatabase(text, message("serve-foreign", names=held))
    return None


def reason(error: sa.exc.DBAPIError) -> str:
    """The first line of what the database says."""
    return str(error.orig).strip().split("\n")[0]


def as_dict(row: sa.Row[Any]) -> dict[str, Any]:
    """A row by column names."""
    return dict(row._mapping)
