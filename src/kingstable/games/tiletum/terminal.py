"""The table in a terminal: the wheel and the map, and beside them offers, fairs, the king track and the boards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table as Grid
from rich.text import Text

from kingstable.kernel import Message, message, named

from .faces import SpotFace, faces
from .names import name_of
from .view import TiletumView
from .view.boards import CardinalView, PlayerView

Say = Callable[[Message], str]

#: The kinds of things that `show` and `panel` mark with the labels of choices.
DRAWS: Final = ("die", "tile")

_LIT: Final = "bold #000000 on #ffe600"
#: Dice are told apart by letter as well as by colour (TIL-39.2).
_RESOURCES: Final = {
    "gold": ("G", "bold #000000 on #f2c230"),
    "food": ("F", "bold #000000 on #f29bb7"),
    "wool": ("W", "bold #000000 on #d9d9d9"),
    "stone": ("S", "bold #ffffff on #4d4d4d"),
    "iron": ("I", "bold #ffffff on #2f6fd0"),
}
_SIDES: Final = ("bold #ff8c1a", "bold #5f9cff", "bold #5fd75f", "bold #d787ff")
_NARROW, _WIDE, _HEIGHT = 78, 104, 26
_MAP_X, _MAP_Y = 1000, 670


def show(view: TiletumView, lit: Mapping[str, str], say: Say) -> RenderableType:
    """The wheel and the map."""
    return Group(_wheel(view, lit, say), Text(), _Map(view, say), Text(), _map_tiles(view, lit, say))


def panel(view: TiletumView, lit: Mapping[str, str], say: Say) -> RenderableType:
    """The moment, the offers, fairs and king track, and everybody's board."""
    parts: list[RenderableType] = [_moment(view, say), _king(view, lit, say), _fairs(view, say)]
    parts += [_offer(view, lit, say), _people(view, lit, say)]
    for side in range(len(view.players)):
        parts += [Text(), *_player(view, side, lit, say)]
    if view.cardinal is not None:
        parts += [Text(), *_cardinal(view.cardinal, lit, say)]
    return Group(*parts)


# -- words --------------------------------------------------------------------------------------------------------


def _name(player: PlayerView, say: Say) -> str:
    if player.seat is None:
        return say(message("cardinal-name"))
    return say(message("seat-name", seat=player.seat))


def _label(lit: Mapping[str, str], thing: str) -> Text:
    """The label of a thing that can be chosen, and a space."""
    return Text.assemble((f" {lit[thing]} ", _LIT), " ") if thing in lit else Text()


def _tile(id: str, lit: Mapping[str, str], say: Say) -> Text:
    text = _label(lit, f"tile:{id}")
    text.append(f"{id} ", style="dim")
    text.append(say(name_of("tile", id)))
    return text


def _tiles(ids: Iterable[str], lit: Mapping[str, str], say: Say) -> Text:
    return Text("; ").join(_tile(id, lit, say) for id in ids)


def _die(id: str) -> Text:
    resource, _, value = id.partition("-")
    letter, style = _RESOURCES[resource]
    return Text(f" {letter}{value} ", style=style)


def _resources(amounts: Mapping[str, int]) -> Text:
    text = Text()
    for resource, amount in amounts.items():
        letter, style = _RESOURCES[resource]
        text.append(f"{letter}", style=style)
        text.append(f"{amount} ")
    return text


def _head(say: Say, id: str) -> Text:
    return Text(f"{say(message(id))}: ", style="dim")


# -- the wheel ----------------------------------------------------------------------------------------------------


def _wheel(view: TiletumView, lit: Mapping[str, str], say: Say) -> RenderableType:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for _ in range(4):
        grid.add_column(no_wrap=True)
    grid.add_column()
    heads = ("show-value", "show-ap", "show-action", "show-dice", "show-bonus")
    grid.add_row(*(Text(say(message(id)), style="dim") for id in heads))
    for sector, action in enumerate(view.wheel):
        value = (view.first_value - 1 + sector) % len(view.wheel) + 1
        tile = view.sector_tiles.get(action)
        bonus = _tile(tile, lit, say) if tile else Text()
        points = str(faces().ap[value - 1])
        grid.add_row(str(value), points, _sector_name(view, action, say), _sector_dice(view, value, lit), bonus)
    return grid


def _sector_name(view: TiletumView, action: str, say: Say) -> Text:
    text = Text(say(named("action", action)))
    for side, player in enumerate(view.players):
        if action in player.markers:
            text.append(f" +{player.markers[action]}", style=_SIDES[side])
    return text


def _sector_dice(view: TiletumView, value: int, lit: Mapping[str, str]) -> Text:
    dice, labelled = Text(), set()
    for die in view.dice:
        if not die.endswith(f"-{value}"):
            continue
        if die not in labelled:
            labelled.add(die)
            dice.append_text(_label(lit, f"die:{die}"))
        dice.append_text(_die(die))
        dice.append(" ")
    return dice


# -- the map ------------------------------------------------------------------------------------------------------


class _Map:
    """Towns where they lie: name and meeples, below them house spaces, bonus tile and cathedral."""

    def __init__(self, view: TiletumView, say: Say) -> None:
        self.view = view
        self.say = say

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(_NARROW, _WIDE)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = max(_NARROW, min(_WIDE, options.max_width))
        rows = [[(" ", "")] * width for _ in range(_HEIGHT)]
        spots = faces().spots
        places = {spot.id: _place(spot, width) for spot in spots}
        for spot in spots:
            for other in spot.roads:
                _road(rows, places[spot.id], places[other])
        for spot in spots:
            column, row = places[spot.id]
            _write(rows, column, row, _top_line(self.view, spot, self.say))
            _write(rows, column, row + 1, _bottom_line(self.view, spot))
        for cells in rows:
            yield Text.assemble(*cells, no_wrap=True)


def _place(spot: SpotFace, width: int) -> tuple[int, int]:
    return spot.x * (width - 10) // _MAP_X, spot.y * (_HEIGHT - 2) // _MAP_Y


def _road(rows: list[list[tuple[str, str]]], start: tuple[int, int], end: tuple[int, int]) -> None:
    steps = max(abs(start[0] - end[0]), abs(start[1] - end[1]), 1)
    for step in range(0, steps + 1, 2):
        column = start[0] + (end[0] - start[0]) * step // steps
        row = start[1] + (end[1] - start[1]) * step // steps
        rows[row][column] = (".", "dim")


def _write(rows: list[list[tuple[str, str]]], column: int, row: int, parts: list[tuple[str, str]]) -> None:
    for text, style in parts:
        for letter in text:
            if column < len(rows[row]):
                rows[row][column] = (letter, style)
                column += 1


def _top_line(view: TiletumView, spot: SpotFace, say: Say) -> list[tuple[str, str]]:
    meeples = [("m", _SIDES[side]) for side, player in enumerate(view.players) if player.merchant == spot.id]
    meeples += [("a", _SIDES[side]) for side, player in enumerate(view.players) if player.architect == spot.id]
    if spot.kind == "waypoint":
        return [("o", "dim"), *meeples]
    rounds = [round for round, fair in enumerate(view.fairs, 1) if fair.town == spot.id]
    parts = [(say(name_of("spot", spot.id))[:6], "bold underline" if rounds else "bold")]
    parts += [(str(round), "bold #ffe600") for round in rounds]
    if meeples:
        parts.append(("/", "dim"))
    return parts + meeples


def _bottom_line(view: TiletumView, spot: SpotFace) -> list[tuple[str, str]]:
    parts = []
    for space in spot.spaces:
        if space.min_players > view.players_count:
            continue
        if space.id in view.houses:
            parts.append(("^", _SIDES[view.houses[space.id]]))
        elif space.reward is None:
            parts.append(("_", "dim"))
        else:
            parts.append((str(space.reward.amount) if space.reward.kind == "gain_vp" else "B", "dim"))
    parts += [("*", "bold #ffe600")] * len(view.map_tiles.get(spot.id, ()))
    if spot.id in view.cathedrals:
        cathedral = view.cathedrals[spot.id]
        cost = faces().costs[cathedral.cost]
        parts.append(("x" if cost.closed else f" {cost.stone}:{cathedral.vp}", ""))
        parts += [("I", _SIDES[side]) for side in cathedral.pillars]
    return parts


def _map_tiles(view: TiletumView, lit: Mapping[str, str], say: Say) -> Text:
    text = _head(say, "show-map-tiles")
    for spot, tiles in view.map_tiles.items():
        for tile in tiles:
            text.append_text(_tile(tile, lit, say))
            text.append(f" ({say(name_of('spot', spot))})  ", style="dim")
    return text


# -- beside the board ---------------------------------------------------------------------------------------------


def _moment(view: TiletumView, say: Say) -> Text:
    text = Text(
        f"{say(message('show-round'))} {view.round}/{faces().rounds} {say(named('phase', view.phase))}", style="bold"
    )
    for frame in view.actions:
        text.append(f"  {say(named('action', frame.action))}: {frame.ap}", style="not bold")
    return text


def _king(view: TiletumView, lit: Mapping[str, str], say: Say) -> Text:
    text = _head(say, "score-king")
    for stack in view.king_track:
        text.append(f"{faces().king_track[stack.space]:+d} ")
        for side in stack.sides:
            text.append(f"{side + 1} ", style=_SIDES[side])
    if view.king_tile is not None:
        text.append_text(_tile(view.king_tile, lit, say))
    text.append(f"  {say(message('show-corruption'))} {', '.join(map(str, view.corruption)) or '-'}", style="dim")
    return text


def _fairs(view: TiletumView, say: Say) -> RenderableType:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for slot, fair in enumerate(view.fairs):
        style = "dim" if fair.held else "bold" if slot + 1 == view.round else ""
        now = Text()
        for side, points in enumerate(fair.now):
            now.append(f"{points} ", style=_SIDES[side])
        name = f"{say(name_of('fair', fair.fair))} ({say(name_of('spot', fair.town))})"
        face = faces().fairs[fair.fair]
        sign = "+" if face.adds else "×"  # TIL-18.5
        value = f"{sign}{face.value + faces().fair_slots[slot]}"
        grid.add_row(Text(f"{slot + 1}", style=style), Text(name, style=style), value, now)
    return grid


def _offer(view: TiletumView, lit: Mapping[str, str], say: Say) -> Text:
    text = _head(say, "score-contracts")
    for points, tile in zip(faces().contract_ap, view.contracts, strict=True):
        text.append(f"{points}: ", style="dim")
        text.append_text(_tile(tile, lit, say) if tile else Text("-"))
        text.append("  ")
    return text


def _people(view: TiletumView, lit: Mapping[str, str], say: Say) -> Text:
    return _head(say, "score-characters").append_text(_tiles(view.characters, lit, say))


def _player(view: TiletumView, side: int, lit: Mapping[str, str], say: Say) -> list[RenderableType]:
    player = view.players[side]
    houses = sum(owner == side for owner in view.houses.values())
    pillars = sum(side in cathedral.pillars for cathedral in view.cathedrals.values())
    head = Text(f"{view.order.index(side) + 1}. {_name(player, say)}", style=_SIDES[side])
    head.append(f"  {player.vp} ({player.estimate})  ", style="not bold default")
    head.append_text(_resources(player.resources))
    head.append(f" {say(message('show-houses'))} {houses}+{player.house_supply}", style="not bold default")
    head.append(f" {say(message('show-pillars'))} {pillars}+{player.pillar_supply}", style="not bold default")
    parts: list[RenderableType] = [head, _buildings(player, lit, say)]
    if player.storehouse:
        parts.append(_head(say, "show-storehouse").append_text(_tiles(player.storehouse, lit, say)))
    if player.contracts:
        parts.append(Text(f"{say(message('score-contracts'))}: {len(player.contracts)}", style="dim"))
    return parts


def _buildings(player: PlayerView, lit: Mapping[str, str], say: Say) -> Text:
    """Rooms from the ground floor up, the crest, and the marker that still waits."""
    text = Text()
    for index, (rooms, crest, marker) in enumerate(zip(player.rooms, player.crests, player.home_markers, strict=True)):
        text.append(f" {index + 1}[", style="dim")
        for tile in rooms:
            if tile is None:
                text.append("_", style="dim")
                continue
            text.append_text(_label(lit, f"tile:{tile}"))
            text.append(f"{tile} ")
        text.append("]", style="dim")
        if crest is not None:
            text.append(f"({say(named('crest', faces().tiles[crest].crest or ''))})")
        if marker:
            text.append(f"+{marker}", style="dim")
    return text


def _cardinal(cardinal: CardinalView, lit: Mapping[str, str], say: Say) -> list[RenderableType]:
    row = _head(say, "show-directives")
    for place, card in enumerate(cardinal.row):
        row.append(say(named("directive", card)), style="bold reverse" if place == cardinal.pawn else "")
        row.append("  ")
    challenges = _head(say, "score-challenges")
    challenges.append(", ".join(say(named("challenge", card)) for card in cardinal.challenges) or "-")
    parts: list[RenderableType] = [row, challenges]
    if cardinal.reserve:
        parts.append(_head(say, "show-reserve").append_text(_tiles(cardinal.reserve, lit, say)))
    if cardinal.slots:
        contracts = _tiles((slot.tile for slot in cardinal.slots), lit, say)
        parts.append(_head(say, "show-unfulfilled").append_text(contracts))
    if cardinal.supply:
        parts.append(_head(say, "show-supply").append_text(_tiles(cardinal.supply, lit, say)))
    return parts


def about(view: TiletumView, say: Say) -> RenderableType:
    """What the crest slots give, what the challenge cards do, and what the signs on the map mean."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for number in range(1, len(faces().board.buildings) + 1):
        grid.add_row(Text(say(Message(f"building-{number}")), style="bold"), say(Message(f"building-{number}-text")))
    for card in view.cardinal.challenges if view.cardinal is not None else ():
        text = say(Message(named("challenge", card).id + "-text"))
        grid.add_row(Text(say(named("challenge", card)), style="bold"), text)
    return Group(grid, Text(), Text(say(message("show-legend"))))
