"""The hold that a server has on its SQLite file: a second one would not see what the first one does."""

from __future__ import annotations

from pathlib import Path

from filelock import FileLock, Timeout

from kingstable.kernel import message
from kingstable.service.database import url_of
from kingstable.service.settings import BadSettings


class Hold:
    """A lock beside the file, which ends with the process at the latest, and beside it where its server is.

    The address has a file of its own: what is locked cannot be read on Windows.
    """

    def __init__(self, db: str) -> None:
        self._path = Path(url_of(db).database or "").resolve()  # a link to it leads to the same lock
        self._address = self._path.with_name(self._path.name + ".address")
        # No other kind of lock will do where the system has none: it would outlast a server that was killed.
        self._lock = FileLock(self._path.with_name(self._path.name + ".lock"), fallback_to_soft=False)

    def take(self) -> bool:
        """Whether no other server has it; raises `BadSettings` where none can be had."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._lock.acquire(blocking=False)
            self._address.unlink(missing_ok=True)  # of the server before
        except Timeout:
            return False
        except OSError as error:
            why = error.strerror or str(error)
            text = f"cannot write beside the database {self._path}: {why}"
            raise BadSettings(text, message("serve-database", file=str(self._path), reason=why)) from None
        return True

    def release(self) -> None:
        """Let others have it."""
        self._lock.release()

    @property
    def address(self) -> str:
        """Where the server is that has it; empty where that is not known."""
        try:
            return self._address.read_text().strip()
        except OSError:
            return ""

    @address.setter
    def address(self, address: str) -> None:
        self._address.write_text(address)
