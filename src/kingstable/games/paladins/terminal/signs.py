"""What all pages share: the marks of players, the signs of pieces and workers, printed icons and cards in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from kingstable.kernel import Argument, Message, message, named
from kingstable.kernel.parts import Say

from ..faces import Icon, Icons, PaladinFace, faces
from ..options import crew_words
from ..view import PaladinsView, PlayerView

FACES: Final = faces()

LIT: Final = "bold #000000 on #ffe600"
_PLAYER_STYLES: Final = (
    "bold #ffffff on #a11d33",
    "bold #ffffff on #1d3fd1",
    "bold #000000 on #f2c14e",
    "bold #ffffff on #2f6b3a",
    "bold #ffffff on #444444",
)
_WORKER_STYLES: Final = {
    "labourer": "#000000 on #f4f1e8",
    "scout": "#ffffff on #2f7d3b",
    "merchant": "#ffffff on #2a56b8",
    "fighter": "#ffffff on #b3261e",
    "cleric": "#ffffff on #2b2b2b",
    "criminal": "#ffffff on #6f3fa0",
}
_SIGNS: Final = {"monk": ("☩", "m"), "outpost": ("⌂", "o"), "workshop": ("■", "#")}


# -- players and pieces --------------------------------------------------------------------------------------------


def name_of(view: PaladinsView, number: int) -> Message:
    """A player by name; the solo opponent is the last of them."""
    return message("seat-name", seat=number) if number < view.seats else named("term", "ai_player")


def mark(number: int) -> Text:
    """The number that tells whose a thing is; the same that `b` asks for."""
    return Text(f" {number + 1} ", style=_PLAYER_STYLES[number])


def marks(numbers: Iterable[int]) -> str:
    return ", ".join(str(number + 1) for number in numbers)


def sign(kind: str, plain: bool) -> str:
    """A piece, in a letter where the terminal has nothing else."""
    return _SIGNS[kind][plain]


def piece(kind: str, owner: int, plain: bool) -> Text:
    """A monk or an outpost with the number of its owner."""
    return Text(f"{sign(kind, plain)}{owner + 1}", style=_PLAYER_STYLES[owner])


def short(worker: str, say: Say) -> str:
    """A worker in three letters."""
    return say(named("worker", worker))[:3]


def worker(kind: str, say: Say) -> Text:
    """A worker on a space."""
    return Text(f"({short(kind, say)})", style=_WORKER_STYLES[kind])


# -- words ---------------------------------------------------------------------------------------------------------


def numbered(number: int) -> Text:
    """The number of a slot, which stands in one line with what is said of it."""
    return Text(f"{number}\u00a0", style="dim")


def joined(parts: Iterable[Text], gap: str = " · ") -> Text:
    return Text(gap).join(parts)


def two_columns() -> Grid:
    """Headings on the left, what belongs to them on the right; long lines are folded."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", max_width=26, overflow="fold")
    grid.add_column(overflow="fold")
    return grid


def words(icons: Icons) -> Message:
    """Printed icons in words."""
    parts = [_icon(icon) for icon in icons]
    if not parts:
        return message("reward-nothing")
    return parts[0] if len(parts) == 1 else Message("reward-all", {"parts": list(parts)})


def _icon(icon: Icon) -> Message:
    if icon.options:
        *others, found = [words(option) for option in icon.options]
        for option in reversed(others):
            found = message("reward-or", left=option, right=found)
        return found
    if icon.effect == "gain_worker":
        return message("reward-worker", amount=icon.amount, worker=named("worker", icon.what))
    if icon.effect == "gain_attribute":
        return _attribute(icon.what, icon.amount)
    return message(f"reward-{icon.effect.removeprefix('gain_')}".replace("_", "-"), amount=icon.amount)


def _attribute(id: str, amount: int) -> Message:
    return message("reward-attribute", amount=amount, attribute=named("attribute", id))


def crew(workers: Iterable[str], say: Say) -> str:
    """Workers by kind, each with its number."""
    found = crew_words(workers)
    return say(Message("reward-all", {"parts": found}) if found else message("show-nobody"))


def attributes(player: PlayerView, say: Say) -> list[str]:
    """The tracks, and apart from them what the paladin of the round adds."""
    bonus = bonuses(FACES.paladins[player.paladin]) if player.paladin is not None else {}
    return [
        f"{say(named('attribute', id))} {value}{f'+{bonus[id]}' if bonus.get(id) else ''}"
        for id, value in player.tracks.items()
    ]


def bonuses(face: PaladinFace) -> dict[str, int]:
    return {"faith": face.faith, "strength": face.strength, "influence": face.influence}


def paladin_facts(face: PaladinFace, say: Say) -> str:
    """All that is printed on a paladin."""
    return f"{paladin_gains(face, say)}; {say(ability(face))}"


def paladin_gains(face: PaladinFace, say: Say) -> str:
    """What a paladin adds to the attributes, and the workers that come along."""
    facts = [say(_attribute(id, value)) for id, value in bonuses(face).items() if value]
    return f"{', '.join(facts)}; {crew(face.workers, say)}"


def ability(face: PaladinFace) -> Message:
    """A paladin's ability in words."""
    action = named("action", face.action)
    if face.kind == "bonus":
        return message("paladin-bonus", action=action, reward=words(face.reward))
    if face.kind == "reduce_cost":
        return message("paladin-reduce-silver", action=action, amount=face.reduce_by)
    return message(f"paladin-waive-{face.resource}", action=action)


def labelled(label: str, value: Argument, say: Say) -> str:
    """A heading and what it has, in one line."""
    return f"{say(message(label))} {value}"
