"""The table in a terminal: the wheel and the map, and beside them offers, fairs, the king track and the boards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table as Grid
from rich.text import Text

from kingstable.kernel import Message, message, named

from .components.names import name_of
from .view import SectorView, SpotView, TiletumView
from .view.boards import CardinalView, DieView, PlayerView, TileView

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
    for player in view.players:
        parts += [Text(), *_player(view, player, lit, say)]
    if view.cardinal is not None:
        parts += [Text(), *_cardinal(view.cardinal, lit, say)]
    return Group(*parts)


# -- words --------------------------------------------------------------------------------------------------------


def _side(view: TiletumView, side: int) -> str:
    return _SIDES[side % len(_SIDES)]


def _name(player: PlayerView, say: Say) -> str:
    if player.seat is None:
        return say(message("cardinal-name"))
    return say(message("seat-name", seat=player.seat))


def _label(lit: Mapping[str, str], thing: str) -> Text:
    """The label of a thing that can be chosen, and a space."""
    return Text.assemble((f" {lit[thing]} ", _LIT), " ") if thing in lit else Text()


def _tile(tile: TileView, lit: Mapping[str, str], say: Say) -> Text:
    text = _label(lit, f"tile:{tile.id}")
    text.append(f"{tile.id} ", style="dim")
    text.append(say(name_of("tile", tile.id)))
    return text


def _tiles(tiles: Iterable[TileView], lit: Mapping[str, str], say: Say) -> Text:
    return Text("; ").join(_tile(tile, lit, say) for tile in tiles)


def _die(die: DieView) -> Text:
    letter, style = _RESOURCES[die.resource]
    return Text(f" {letter}{die.value} ", style=style)


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
    for sector in view.wheel:
        grid.add_row(str(sector.value), str(sector.ap), _sector_name(view, sector, say), *_sector_row(sector, lit, say))
    return grid


def _sector_name(view: TiletumView, sector: SectorView, say: Say) -> Text:
    text = Text(say(named("action", sector.action)))
    for marker in sector.markers:
        text.append(f" +{marker.ap}", style=_side(view, marker.side))
    return text


def _sector_row(sector: SectorView, lit: Mapping[str, str], say: Say) -> tuple[Text, Text]:
    dice, labelled = Text(), set()
    for die in sector.dice:
        if die.id not in labelled:
            labelled.add(die.id)
            dice.append_text(_label(lit, f"die:{die.id}"))
        dice.append_text(_die(die))
        dice.append(" ")
    return dice, _tile(sector.bonus, lit, say) if sector.bonus else Text()


# -- the map ------------------------------------------------------------------------------------------------------


class _Map:
    """Towns where they lie: name and meeples, below them house spaces, bonus tile and cathedral."""

    def __init__(self, view: TiletumView, say: Say) -> None:
        self.spots = view.spots
        self.say = say

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(_NARROW, _WIDE)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = max(_NARROW, min(_WIDE, options.max_width))
        rows = [[(" ", "")] * width for _ in range(_HEIGHT)]
        places = {spot.id: _place(spot, width) for spot in self.spots}
        for spot in self.spots:
            for other in spot.roads:
                _road(rows, places[spot.id], places[other])
        for spot in self.spots:
            column, row = places[spot.id]
            _write(rows, column, row, _top_line(spot, self.say))
            _write(rows, column, row + 1, _bottom_line(spot))
        for cells in rows:
            yield Text.assemble(*cells, no_wrap=True)


def _place(spot: SpotView, width: int) -> tuple[int, int]:
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


def _top_line(spot: SpotView, say: Say) -> list[tuple[str, str]]:
    if spot.kind == "waypoint":
        parts = [("o", "dim")]
    else:
        name = say(name_of("spot", spot.id))[:6]
        parts = [(name, "bold underline" if spot.fair is not None else "bold")]
        if spot.fair is not None:
            parts.append((str(spot.fair), "bold #ffe600"))
        if spot.merchants or spot.architects:
            parts.append(("/", "dim"))
    parts += [("m", _SIDES[side]) for side in spot.merchants]
    parts += [("a", _SIDES[side]) for side in spot.architects]
    return parts


def _bottom_line(spot: SpotView) -> list[tuple[str, str]]:
    parts = []
    for space in spot.spaces:
        if space.owner is not None:
            parts.append(("^", _SIDES[space.owner]))
        elif space.reward is None:
            parts.append(("_", "dim"))
        else:
            parts.append((str(space.reward.amount) if space.reward.kind == "gain_vp" else "B", "dim"))
    if spot.bonus is not None:
        parts.append(("*", "bold #ffe600"))
    if spot.cathedral is not None:
        cathedral = spot.cathedral
        parts.append(("x" if cathedral.closed else f" {cathedral.stone}:{cathedral.vp}", ""))
        parts += [("I", _SIDES[side]) for side in cathedral.pillars]
    return parts


def _map_tiles(view: TiletumView, lit: Mapping[str, str], say: Say) -> Text:
    text = _head(say, "show-map-tiles")
    for spot in view.spots:
        if spot.bonus is not None:
            text.append_text(_tile(spot.bonus, lit, say))
            text.append(f" ({say(name_of('spot', spot.id))})  ", style="dim")
    return text


# -- beside the board ---------------------------------------------------------------------------------------------


def _moment(view: TiletumView, say: Say) -> Text:
    text = Text(f"{say(message('show-round'))} {view.round}/4 {say(named('phase', view.phase))}", style="bold")
    for frame in view.actions:
        text.append(f"  {say(named('action', frame.action))}: {frame.ap}", style="not bold")
    return text


def _king(view: TiletumView, lit: Mapping[str, str], say: Say) -> Text:
    text = _head(say, "score-king")
    for space in view.king_track:
        if space.sides:
            text.append(f"{space.vp:+d} ")
            for side in space.sides:
                text.append(f"{side + 1} ", style=_SIDES[side])
    if view.king_tile is not None:
        text.append_text(_tile(view.king_tile, lit, say))
    text.append(f"  {say(message('show-corruption'))} {', '.join(map(str, view.corruption)) or '-'}", style="dim")
    return text


def _fairs(view: TiletumView, say: Say) -> RenderableType:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for fair in view.fairs:
        style = "dim" if fair.held else "bold" if fair.round == view.round else ""
        now = Text()
        for side, points in enumerate(fair.now):
            now.append(f"{points} ", style=_SIDES[side])
        name = f"{say(name_of('fair', fair.fair))} ({say(name_of('spot', fair.town))})"
        sign = "+" if fair.fair == "KingTrack" else "×"  # TIL-18.5
        grid.add_row(Text(f"{fair.round}", style=style), Text(name, style=style), f"{sign}{fair.value}", now)
    return grid


def _offer(view: TiletumView, lit: Mapping[str, str], say: Say) -> Text:
    text = _head(say, "score-contracts")
    for slot in view.contracts:
        text.append(f"{slot.ap}: ", style="dim")
        text.append_text(_tile(slot.tile, lit, say) if slot.tile else Text("-"))
        text.append("  ")
    return text


def _people(view: TiletumView, lit: Mapping[str, str], say: Say) -> Text:
    text = _head(say, "score-characters")
    text.append_text(_tiles((slot.tile for slot in view.characters if slot.tile is not None), lit, say))
    return text


def _player(view: TiletumView, player: PlayerView, lit: Mapping[str, str], say: Say) -> list[RenderableType]:
    head = Text(f"{player.place}. {_name(player, say)}", style=_side(view, player.side))
    head.append(f"  {player.vp} ({player.estimate})  ", style="not bold default")
    head.append_text(_resources(player.resources))
    head.append(f" {say(message('show-houses'))} {player.houses}+{player.house_supply}", style="not bold default")
    head.append(f" {say(message('show-pillars'))} {player.pillars}+{player.pillar_supply}", style="not bold default")
    parts: list[RenderableType] = [head, _buildings(player, lit, say)]
    if player.storehouse:
        parts.append(_head(say, "show-storehouse").append_text(_tiles(player.storehouse, lit, say)))
    if player.contracts:
        parts.append(Text(f"{say(message('score-contracts'))}: {len(player.contracts)}", style="dim"))
    return parts


def _buildings(player: PlayerView, lit: Mapping[str, str], say: Say) -> Text:
    """Rooms from the ground floor up, the crest, and the marker that still waits."""
    text = Text()
    for building in player.buildings:
        text.append(f" {building.id}[", style="dim")
        for room in building.rooms:
            if room.tile is None:
                text.append("_", style="dim")
                continue
            text.append_text(_label(lit, f"tile:{room.tile.id}"))
            text.append(f"{room.tile.id} ")
        text.append("]", style="dim")
        if building.crest is not None and building.crest.crest is not None:
            text.append(f"({say(named('crest', building.crest.crest))})")
        if building.marker_home:
            text.append(f"+{building.marker}", style="dim")
    return text


def _cardinal(cardinal: CardinalView, lit: Mapping[str, str], say: Say) -> list[RenderableType]:
    row = _head(say, "show-directives")
    for card in cardinal.row:
        row.append(say(named("directive", card.id)), style="bold reverse" if card.pawn else "")
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
    for number in range(1, 7):
        grid.add_row(Text(say(Message(f"building-{number}")), style="bold"), say(Message(f"building-{number}-text")))
    for card in view.cardinal.challenges if view.cardinal is not None else ():
        text = say(Message(named("challenge", card).id + "-text"))
        grid.add_row(Text(say(named("challenge", card)), style="bold"), text)
    return Group(grid, Text(), Text(say(message("show-legend"))))
