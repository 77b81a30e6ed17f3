"""The map in a terminal: towns about where they lie, and all of them once more in lines."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

from kingstable.kernel import message

from ..faces import SpaceFace, SpotFace, faces
from ..names import name_of
from ..tables import REWARD_NAMES, SPACES
from ..view import TiletumView
from .signs import SIDES, Say, sign, tile

_NARROW, _WIDE, _HEIGHT = 78, 104, 24
_MAP_X, _MAP_Y = 1000, 670
#: Where a town may give way to its neighbours, the nearest first.
_SHIFTS = sorted(product(range(-24, 25), range(-4, 5)), key=lambda shift: abs(shift[0]) + 4 * abs(shift[1]))

_Parts = list[tuple[str, str]]
_REWARDS = {space.id: reward for space, reward in zip(SPACES, REWARD_NAMES, strict=True)}


class Map:
    """Towns: name, fair and meeples, below them house spaces, bonus tile and cathedral; none covers another."""

    def __init__(self, view: TiletumView, say: Say) -> None:
        self.view = view
        self.say = say

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(_NARROW, _WIDE)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = max(_NARROW, min(_WIDE, options.max_width))
        sheet = _Sheet(width)
        spots = faces().spots
        for spot in spots:
            for other in spot.roads:
                sheet.road(_place(spot, width), _place(_spot(other), width))
        for spot in sorted(spots, key=lambda spot: spot.kind == "waypoint"):
            lines = [_top_line(self.view, spot, self.say), _bottom_line(self.view, spot, self.say)]
            sheet.write(_place(spot, width), lines)
        yield from sheet.lines()


class _Sheet:
    """Rows of letters on which roads are drawn and towns written."""

    def __init__(self, width: int) -> None:
        self._rows = [[(" ", "")] * width for _ in range(_HEIGHT)]
        self._taken: set[tuple[int, int]] = set()
        self._width = width

    def road(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        steps = max(abs(start[0] - end[0]), abs(start[1] - end[1]), 1)
        for step in range(0, steps + 1, 2):
            column = start[0] + (end[0] - start[0]) * step // steps
            row = start[1] + (end[1] - start[1]) * step // steps
            self._rows[row][column] = (".", "dim")

    def write(self, place: tuple[int, int], lines: list[_Parts]) -> None:
        """Write a town at its place, or as near to it as nothing is covered."""
        sizes = [sum(len(text) for text, _ in line) for line in lines]
        for across, down in _SHIFTS:
            column, row = place[0] + across, place[1] + down
            cells = {(column + x, row + y) for y, size in enumerate(sizes) for x in range(-1, size + 1) if size}
            fits = all(-1 <= x <= self._width and 0 <= y < _HEIGHT for x, y in cells) and column >= 0
            if fits and max(sizes) + column <= self._width and not cells & self._taken:
                break
        for y, line in enumerate(lines):
            self._put(column, row + y, line)

    def _put(self, column: int, row: int, line: _Parts) -> None:
        """Letters from this column on; no road touches them."""
        letters = [(letter, style) for text, style in line for letter in text]
        for beside in (column - 1, column + len(letters)):
            if letters and 0 <= beside < self._width:
                self._rows[row][beside] = (" ", "")
        self._rows[row][column : column + len(letters)] = letters
        self._taken |= {(column + x, row) for x in range(len(letters))}

    def lines(self) -> Iterator[Text]:
        for cells in self._rows:
            if any(letter != " " for letter, _ in cells):
                yield Text.assemble(*cells, no_wrap=True)


def _spot(id: str) -> SpotFace:
    return next(spot for spot in faces().spots if spot.id == id)


def _place(spot: SpotFace, width: int) -> tuple[int, int]:
    return spot.x * (width - 12) // _MAP_X, spot.y * (_HEIGHT - 2) // _MAP_Y


def _meeples(view: TiletumView, spot: SpotFace, say: Say) -> _Parts:
    merchants = [side for side, player in enumerate(view.players) if player.merchant == spot.id]
    architects = [side for side, player in enumerate(view.players) if player.architect == spot.id]
    parts = [(f"m{sign(view, side, say)}", SIDES[side]) for side in merchants]
    return parts + [(f"a{sign(view, side, say)}", SIDES[side]) for side in architects]


def _top_line(view: TiletumView, spot: SpotFace, say: Say) -> _Parts:
    meeples = _meeples(view, spot, say)
    if spot.kind == "waypoint":
        return [("o", "dim"), *meeples]
    rounds = [round for round, fair in enumerate(view.fairs, 1) if fair.town == spot.id]
    parts = [(say(name_of("spot", spot.id)), "bold underline" if rounds else "bold")]
    parts += [(str(round), "bold #ffe600") for round in rounds]
    return [*parts, ("/", "dim"), *meeples] if meeples else parts


def _bottom_line(view: TiletumView, spot: SpotFace, say: Say) -> _Parts:
    parts: _Parts = []
    for space in _open(view, spot):
        if space.id in view.houses:
            side = view.houses[space.id]
            parts.append((f"^{sign(view, side, say)}", SIDES[side]))
        elif space.reward is None:
            parts.append(("_", "dim"))
        else:
            parts.append((f"_{space.reward.amount}" if space.reward.kind == "gain_vp" else "_B", "dim"))
    parts += [("*", "bold #ffe600")] * len(view.map_tiles.get(spot.id, ()))
    if spot.id in view.cathedrals:
        cathedral = view.cathedrals[spot.id]
        cost = faces().costs[cathedral.cost]
        parts.append(("x" if cost.closed else f" {cost.stone}:{cathedral.vp}", ""))
        parts += [(f"I{sign(view, side, say)}", SIDES[side]) for side in cathedral.pillars]
    return parts


def _open(view: TiletumView, spot: SpotFace) -> list[SpaceFace]:
    """The house spaces that are used with this many players (TIL-8.4)."""
    return [space for space in spot.spaces if space.min_players <= view.players_count]


# -- the same in lines --------------------------------------------------------------------------------------------


def towns(view: TiletumView, say: Say) -> Iterator[Text]:
    """Every town: who is there, its roads, its house spaces with reward and owner, its bonus tile and its cathedral."""
    for spot in faces().spots:
        facts = [
            _who(view, spot, say),
            _roads(spot, say),
            _spaces(view, spot, say),
            *_bonuses(view, spot, say),
            _cathedral(view, spot, say),
        ]
        if any(facts):
            told = " · ".join(fact for fact in facts if fact)
            yield Text.assemble((say(name_of("spot", spot.id)), "bold"), f": {told}")


def _bonuses(view: TiletumView, spot: SpotFace, say: Say) -> list[str]:
    return [tile(id, {}, say).plain for id in view.map_tiles.get(spot.id, ())]


def _who(view: TiletumView, spot: SpotFace, say: Say) -> str:
    return " ".join(text for text, _ in _meeples(view, spot, say))


def _roads(spot: SpotFace, say: Say) -> str:
    """The towns that the roads of a town lead to; where a merchant can rest on the way, it is a step longer."""
    if spot.kind == "waypoint":
        return ""
    told = []
    for near in map(_spot, spot.roads):
        town = near.id if near.kind == "town" else next(end for end in near.roads if end != spot.id)
        name = name_of("spot", town)
        told.append(say(name) if town == near.id else say(message("show-road-long", town=name)))
    return f"{say(message('show-roads'))}: {', '.join(told)}"


def _spaces(view: TiletumView, spot: SpotFace, say: Say) -> str:
    told = []
    for space in _open(view, spot):
        reward = say(_REWARDS[space.id])
        taken = view.houses.get(space.id)
        told.append(reward if taken is None else f"{reward}: ^{sign(view, taken, say)}")
    return f"{say(message('show-spaces'))}: {', '.join(told)}" if told else ""


def _cathedral(view: TiletumView, spot: SpotFace, say: Say) -> str:
    """Its price and what it brings now, the tiles that are left, and the pillars in the order they came."""
    if spot.cathedral is None:
        return ""
    cathedral = view.cathedrals[spot.id]
    cost = faces().costs[cathedral.cost]
    title = say(message("show-cathedral"))
    if cost.closed:
        return f"{title}: {say(message('show-closed'))}"
    left = spot.cathedral.tiles[cathedral.taken :]
    text = say(message("show-contribution", stone=cost.stone, vp=cathedral.vp, tiles=len(left)))
    pillars = [f"I{sign(view, side, say)}" for side in cathedral.pillars]
    return f"{title}: {text} {' '.join(pillars)}".rstrip()
