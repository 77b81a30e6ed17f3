"""Placing workers: which sets of workers fit the spaces of an action, and putting them there (PAL section 4)."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from itertools import product
from typing import Any, Final

from kingstable.kernel import Ask, Message, Turn, message, named

from ..options import Place, crew_words
from ..state import NONE, PaladinsState, Player
from ..tables import ACTIONS, ANY, FAVOUR_SPACE, FIRST_SPACE, LEFT, MODES, RIGHT, SPACES
from ..tables.rewards import CRIMINAL, LABOURER, WORKERS

ACTION_NAMES: Final = tuple(named("action", id) for id in ACTIONS)


class Crew:
    """A set of workers that fits a pattern, and where each of them stands."""

    __slots__ = ("need", "option", "stand", "wild")

    def __init__(self, stand: tuple[int, ...], colours: tuple[int, ...]):
        self.stand = stand
        kinds = sorted(stand, key=lambda kind: (kind == CRIMINAL, kind))
        self.option = Place(tuple(kinds))
        self.need = tuple((kind, stand.count(kind)) for kind in sorted(set(stand)))
        #: Criminals beyond those that a space asks for by colour are spent as wild workers.
        self.wild = stand.count(CRIMINAL) > colours.count(CRIMINAL)


class Pattern:
    """The open spaces of an action, left to right: a colour, or ANY (PAL-4.2 to PAL-4.5)."""

    __slots__ = ("colours", "crews", "offsets", "size", "spaces")

    def __init__(self, spaces: tuple[int, ...], offsets: tuple[int, ...]):
        self.spaces = spaces
        self.offsets = offsets
        self.size = len(spaces)
        coloured = tuple(kind for kind in spaces if kind != ANY)
        self.colours = tuple((kind, coloured.count(kind)) for kind in sorted(set(coloured)))
        self.crews = _crews(spaces, coloured)

    def fits(self, workers: list[int], total: int) -> bool:
        """Whether some set among these workers fits: criminals make up for missing colours."""
        if total < self.size:
            return False
        if not self.colours:
            return True
        wild = workers[CRIMINAL]
        for kind, count in self.colours:
            if workers[kind] < count:
                wild -= count - workers[kind]
        return wild >= 0

    def missing(self, workers: list[int]) -> list[int]:
        """The colours for which there is neither a worker nor a spare criminal."""
        wild = workers[CRIMINAL]
        lacking = []
        for kind, count in self.colours:
            for _ in range(count - workers[kind]):
                if kind != CRIMINAL and wild:
                    wild -= 1
                else:
                    lacking.append(kind)
        return lacking

    def fitting(self, workers: list[int]) -> list[Crew]:
        """All sets that fit, exact colours first, criminals last (PAL-D5)."""
        found = []
        for crew in self.crews:
            for kind, count in crew.need:
                if workers[kind] < count:
                    break
            else:
                found.append(crew)
        return found


def _crews(spaces: tuple[int, ...], coloured: tuple[int, ...]) -> tuple[Crew, ...]:
    everybody = tuple(range(LABOURER, CRIMINAL + 1))
    choices = [everybody if kind == ANY else (kind,) if kind == CRIMINAL else (kind, CRIMINAL) for kind in spaces]
    first: dict[tuple[int, ...], tuple[int, ...]] = {}
    for stand in product(*choices):
        first.setdefault(tuple(sorted(stand)), stand)
    return tuple(Crew(stand, coloured) for stand in sorted(first.values(), key=lambda stand: stand.count(CRIMINAL)))


def _covered(action: int, workshops: int) -> Pattern:
    """The pattern of a right-side action with workshops on some of its dashed spaces (PAL-4.8)."""
    offsets = tuple(i for i in range(len(SPACES[action])) if not workshops >> i & 1)
    return Pattern(tuple(SPACES[action][i] for i in offsets), offsets)


#: By right-side action, then by its workshops (two bits).
COVERED: Final = {action: tuple(_covered(action, workshops) for workshops in range(4)) for action in RIGHT}
#: By left-side action and number of workers (PAL-4.10).
MODE: Final = {
    (action, mode): Pattern(SPACES[action][:mode], tuple(range(mode))) for action in LEFT for mode in MODES[action]
}
FAVOUR: Final = tuple(Pattern((space,), (0,)) for space in FAVOUR_SPACE)


def pattern_of(player: Player, action: int, mode: int) -> Pattern:
    """The spaces that have to be filled to take the action."""
    return COVERED[action][player.workshops[action - RIGHT.start]] if action in RIGHT else MODE[action, mode]


def choose_crew(s: PaladinsState, me: int, pattern: Pattern, what: Message) -> Generator[Ask, Any, tuple[int, ...]]:
    """Take the workers for an action or a favour from the own supply; returns them space by space.

    When only one set fits it goes without asking, unless it spends a criminal as a wild worker.
    """
    mine = s.players[me]
    crews = pattern.fitting(mine.workers)
    crew = crews[0]
    if len(crews) > 1 or crew.wild:
        options = [each.option for each in crews]
        prompt = message("ask-place", what=what)
        answer = yield Ask(me, prompt, options, ("PAL-4.2", "PAL-4.3", "PAL-4.4", "PAL-D5"), confirm=True)
        crew = crews[options.index(answer)]
    for kind in crew.stand:
        mine.workers[kind] -= 1
    return crew.stand


def worker_names(workers: Iterable[int]) -> list[int | str | Message]:
    """Workers as the log lists them."""
    return crew_words(WORKERS[kind] for kind in workers)


def place(s: PaladinsState, me: int, action: int, mode: int) -> Turn:
    """Put workers on the spaces of an own action, which is then blocked (PAL-4.6, PAL-4.7)."""
    mine = s.players[me]
    pattern = pattern_of(mine, action, mode)
    stand = yield from choose_crew(s, me, pattern, ACTION_NAMES[action])
    for offset, kind in zip(pattern.offsets, stand, strict=True):
        mine.spaces[FIRST_SPACE[action] + offset] = kind
    mine.busy |= 1 << action
    if s.log is not None:
        s.tell("use", seat=me, action=ACTION_NAMES[action], workers=worker_names(stand))


def clear(player: Player, action: int) -> None:
    """Return the workers of an action to the general supply; workshops stay (PAL-8.2, PAL-8.3)."""
    start = FIRST_SPACE[action]
    for space in range(start, start + len(SPACES[action])):
        player.spaces[space] = NONE
    player.busy &= ~(1 << action)
