"""Components of one's own: an owner of the printed game may put a corrected file in the place of a game's data.

The shipped file is `data/components.json` in the game's package; the owner's lies in the user's folder, and beside it a
copy of every one that was ever played with, by its mark: a table goes on with the components it was begun with.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from kingstable.home import home
from kingstable.kernel import AnyGame, Rng, Table, message
from kingstable.kernel.errors import BadComponents, BadOptions
from kingstable.kernel.printed import ComponentError
from kingstable.kernel.registry import edition_with, mark, package_named, shipped

#: Games of each number of players that are tried with components before they are used.
TRIALS = 3


def own_file(id: str) -> Path:
    """Where the owner's components of this game lie, if there are any."""
    return home() / "components" / f"{id}.json"


def _copy(id: str, mark: str) -> Path:
    return home() / "components" / id / f"{mark}.json"


def place(id: str) -> str:
    """The owner's file, to be named when something is wrong with it."""
    return str(own_file(id))


def chosen(id: str) -> bytes | None:
    """The owner's components, None when the shipped ones are played with."""
    path = own_file(id)
    try:
        status = path.stat()
    except OSError:
        return None
    return _read(path, status.st_mtime_ns, status.st_size)


@lru_cache(maxsize=32)
def _read(path: Path, changed: int, size: int) -> bytes:
    """A file as it was after its last change."""
    return path.read_bytes()


def kept(id: str, wanted: str) -> bytes | None:
    """The owner's components of this mark, in use or kept since they were; those in use are kept from now on."""
    path = _copy(id, wanted)
    if path.exists():
        return path.read_bytes()
    raw = chosen(id)
    if raw is None or mark(package_named(id), raw) != wanted:
        return None
    _write(path, raw)
    return raw


def current(id: str) -> bytes:
    """The file in use, the owner's or the shipped one."""
    raw = chosen(id)
    return shipped(package_named(id)) if raw is None else raw


def is_own(id: str) -> bool:
    """Whether other components than the shipped ones are in use."""
    raw = chosen(id)
    return raw is not None and mark(package_named(id), raw) != ""


def use(id: str, raw: bytes) -> Path:
    """Put a file of one's own in place, if it passes the game's checks and can be played; raises `BadComponents`."""
    try:
        game = edition_with(id, raw)
    except ComponentError as error:
        raise BadComponents(str(error), error.said) from None
    least, most = game.info.seats
    for seats in range(least, most + 1):
        for number in range(TRIALS if game.info.components else 0):
            trial(game, seats, f"trial {number}")
    return _write(own_file(id), raw)


def trial(game: AnyGame, seats: int, seed: str, closely: bool = True) -> None:
    """Play a random game by these components and look at it after every choice, or at its end; `BadComponents`."""
    rng = Rng.seeded(seed)
    try:
        table = _begun(game, seats, rng, seed)
        while not table.over:
            assert len(table.made) < game.info.step_cap, "it does not end"
            ask = rng.pick(table.asks)
            table.choose(rng.pick(ask.options), seat=ask.seat)
            if closely or table.over:
                game.check(table.state)
                table.view(ask.seat)
        table.scores()
    except Exception as error:
        text = f"a trial game of {seats} breaks off: {type(error).__name__} {error}"
        raise BadComponents(text, message("components-unplayable", seats=seats)) from error


def _begun(game: AnyGame, seats: int, rng: Rng, seed: str) -> Table:
    """A table with any options, or with the usual ones where those do not go together."""
    options = {setting.id: rng.pick(setting.values) for setting in game.info.settings if setting.kind == "choice"}
    try:
        return Table.new(game, seats, options, seed, quiet=True)
    except BadOptions:
        return Table.new(game, seats, seed=seed, quiet=True)


def _write(path: Path, raw: bytes) -> Path:
    """Write a file beside its place first, so that there is never half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    part.write_bytes(raw)
    part.replace(path)
    return path


def reset(id: str) -> bool:
    """Go back to the shipped components; False when they were in use already."""
    path = own_file(id)
    if not path.exists():
        return False
    path.unlink()
    return True
