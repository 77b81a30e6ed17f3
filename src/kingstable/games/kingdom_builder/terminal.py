"""The table in a terminal: the map with its lit hexes, and beside it cards, players and tokens."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table as Grid
from rich.text import Text

from kingstable.games.kingdom_builder.components import LOCATION_IDS
from kingstable.games.kingdom_builder.geometry import COLUMNS, ROWS
from kingstable.games.kingdom_builder.view import KingdomView, PlayerView, TokenView
from kingstable.kernel import Message, message, named

Say = Callable[[Message], str]

#: The kinds of things that `show` and `panel` mark with the labels of choices.
DRAWS: Final = ("hex", "token")

_NARROW, _WIDE = 2, 4  # columns of a hex; odd rows are shifted by half of it (KB-1.2)
_MARGIN = 3  # the numbers of the rows
_TALL = 2 * ROWS + 4  # lines of a screen on which a wide hex is two lines high

_GLYPHS: Final = {"G": '"', "T": "♠", "D": ":", "C": "=", "F": "*", "W": "~", "M": "^", "K": "♜"}
_PLAIN_GLYPHS: Final = {**_GLYPHS, "T": "|", "K": "#"}
_TERRAIN_STYLES: Final = {
    "G": "#4f7d22 on #86b84e",
    "T": "#5f9a63 on #24552e",
    "D": "#b8963c on #e9cf7a",
    "C": "#7d4722 on #b5713e",
    "F": "#94407e on #d488bf",
    "W": "#a8cdf0 on #3f7fc4",
    "M": "#4a4a4a on #9a9a9a",
    "K": "bold #ffffff on #6d4a8c",
    "X": "bold #ffd75f on #3a2d24",
}
_TERRAINS: Final = {
    "G": "grass",
    "T": "forest",
    "D": "desert",
    "C": "canyon",
    "F": "flower_field",
    "W": "water",
    "M": "mountain",
    "K": "castle",
}
_CODES: Final = {terrain: code for code, terrain in _TERRAINS.items()}
_LOCATION_LETTERS: Final = dict(zip(LOCATION_IDS, "OFSTVBHP", strict=True))
_PLAYERS: Final = "●■▲◆"
_PLAIN_PLAYERS: Final = "1234"
_PLAYER_STYLES: Final = (
    "bold #000000 on #ff8c1a",
    "bold #ffffff on #1d3fd1",
    "bold #000000 on #ffffff",
    "bold #ffffff on #000000",
)
_LIT: Final = "bold #000000 on #ffe600"
_LIT_BESIDE: Final = "bold #000000 on #ffc21a"  # every other column, so that labels beside each other stay apart
_RECENT: Final = "'"


def show(view: KingdomView, lit: Mapping[str, str], say: Say) -> RenderableType:
    """The map; `lit` gives the labels of the hexes (``hex:6,17``) that can be chosen."""
    return _Map(view, lit)


class _Map:
    """The board; hexes are wider and higher where there is room."""

    def __init__(self, view: KingdomView, lit: Mapping[str, str]) -> None:
        self.view = view
        self.lit = {id.removeprefix("hex:"): label for id, label in lit.items() if id.startswith("hex:")}
        self.locations = {location.hex: location for location in view.locations}
        self.recent = {hex for player in view.players for hex in player.recent}

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(_width(_NARROW), _width(_WIDE))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        size = _WIDE if options.max_width >= _width(_WIDE) else _NARROW
        marks = "".join(f"{column:^{2 * size}}" for column in range(0, COLUMNS, 2))
        yield Text(" " * _MARGIN + marks.rstrip(), style="dim", no_wrap=True)
        for row in range(ROWS):
            line = Text(no_wrap=True)
            line.append(f"{row:>{_MARGIN - 1}} ", style="dim")
            line.append(" " * (size // 2 * (row % 2)))
            below = line.copy()
            for column in range(COLUMNS):
                text, style = self._hex(row, column, options.ascii_only)
                line.append(f"{text:^{size}}" if size > _NARROW else f"{text:<{size}}", style=style)
                below.append(" " * size, style=style)
            yield line
            if size == _WIDE and console.height >= _TALL:
                below.plain = " " * _MARGIN + below.plain[_MARGIN:]
                yield below

    def _hex(self, row: int, column: int, plain: bool) -> tuple[str, str]:
        """What stands on a hex, in at most two letters, and its colours."""
        hex = f"{row},{column}"
        if hex in self.lit:
            label = self.lit[hex]
            return label.capitalize() if len(label) > 1 else label, _LIT_BESIDE if column % 2 else _LIT
        owner = self.view.owners[row][column]
        if owner != ".":
            mark = (_PLAIN_PLAYERS if plain else _PLAYERS)[int(owner)]
            return mark + (_RECENT if hex in self.recent else ""), _PLAYER_STYLES[int(owner)]
        code = self.view.terrain[row][column]
        if code == "X":
            location = self.locations[hex]
            return f"{_LOCATION_LETTERS[location.location]}{location.tokens}", _TERRAIN_STYLES[code]
        return (_PLAIN_GLYPHS if plain else _GLYPHS)[code], _TERRAIN_STYLES[code]


def _width(size: int) -> int:
    return _MARGIN + COLUMNS * size + size // 2


def panel(view: KingdomView, lit: Mapping[str, str], say: Say) -> RenderableType:
    """The round, the card in play, and the players with their tokens."""
    card = _card(view, say)
    return Group(_moment(view, say), *([card] if card else []), *_players(view, lit, say))


def _moment(view: KingdomView, say: Say) -> Text:
    text = Text(f"{say(message('show-round'))} {view.round}", style="bold")
    text.append(f"   {say(message('show-draw-pile'))} {view.draw_pile}", style="not bold dim")
    if view.ended_by is not None and not view.finished:
        text.append(f"   {say(message('show-last-round'))}!", style="bold red")
    return text


def _card(view: KingdomView, say: Say) -> Text:
    text = Text()
    if view.card is not None:
        text.append(f"{say(message('show-card'))}: ")
        text.append_text(_terrain(view.card, say))
        if view.to_build:
            text.append(f"   {say(message('show-to-build'))}: {view.to_build}")
        text.append(" ")
    hand = view.players[view.seat].hand if view.seat is not None else None
    if hand is not None:
        text.append(f"{say(message('show-hand'))}: ")
        text.append_text(_terrain(hand, say))
    return text


def _terrain(terrain: str, say: Say) -> Text:
    return Text(f" {say(named('terrain', terrain))} ", style=_on_ground(_CODES[terrain]))


def _on_ground(code: str) -> str:
    """Readable words on the colour of a terrain."""
    return f"bold #000000 on {_TERRAIN_STYLES[code].rpartition(' ')[2]}" if code != "T" else "bold #ffffff on #24552e"


def _players(view: KingdomView, lit: Mapping[str, str], say: Say) -> Iterator[RenderableType]:
    grid = Grid.grid(padding=(0, 1, 0, 0), expand=False)
    for column in range(4):
        grid.add_column(justify="right" if column > 1 else "left", no_wrap=column > 1, ratio=None)
    grid.add_row("", "", *(Text(say(message(id)), style="dim") for id in ("show-supply", "show-gold")))
    for player in view.players:
        name = Text(say(message("seat-name", seat=player.seat)), style="bold" if player.seat == view.active else "")
        grid.add_row(_mark(player.seat), name, str(player.supply), str(player.gold["total"]))
        tokens = _tokens(view, player, lit, say)
        if tokens:
            grid.add_row("", tokens, "", "")
    yield grid
    gold = view.players[view.seat].gold if view.seat is not None else None
    yield _goals(view, gold, say)


def _mark(seat: int) -> RenderableType:
    return _Mark(seat)


class _Mark:
    """The sign of a player's settlements."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(2, 2)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        marks = _PLAIN_PLAYERS if options.ascii_only else _PLAYERS
        yield Text(f"{marks[self.seat]} ", style=_PLAYER_STYLES[self.seat])


def _tokens(view: KingdomView, player: PlayerView, lit: Mapping[str, str], say: Say) -> Text:
    """The player's tokens; a label stands before one that can be used now."""
    text = Text()
    labelled: set[str] = set()
    for token in player.tokens:
        if text:
            text.append(", ")
        label = lit.get(f"token:{token.location}")
        mine = player.seat == view.active and token.status == "ready"
        if label is not None and mine and token.location not in labelled:
            labelled.add(token.location)
            text.append(f" {label} ", style=_LIT)
            text.append(" ")
        text.append_text(_token(token, say))
    return text


def _token(token: TokenView, say: Say) -> Text:
    text = Text(say(named("location", token.location)), style="" if token.status == "ready" else "dim")
    if token.status != "ready":
        text.append(f" ({say(message('show-token-' + token.status))})")
    return text


def _goals(view: KingdomView, gold: Mapping[str, int] | None, say: Say) -> Text:
    """The open cards, with what they pay the viewer now."""
    text = Text(f"{say(message('show-goals'))}: ", style="dim")
    goals = [(say(named("card", card)), card) for card in view.cards] + [(say(message("score-castles")), "castles")]
    for index, (name, id) in enumerate(goals):
        text.append(", " if index else "", style="dim")
        text.append(name, style="not dim")
        if gold is not None:
            text.append(f" {gold[id]}", style="not dim bold")
    return text


def about(view: KingdomView, say: Say) -> RenderableType:
    """What the open cards pay, what the locations of this board do, and what the signs on the map mean."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for card in view.cards:
        grid.add_row(Text(say(named("card", card)), style="bold"), say(Message(f"card-{card}-text")))
    grid.add_row(Text(say(message("score-castles")), style="bold"), say(message("score-castles-text")))
    for location in dict.fromkeys(location.location for location in view.locations):
        name = Text.assemble((f" {_LOCATION_LETTERS[location]} ", _TERRAIN_STYLES["X"]))
        name.append(f" {say(named('location', location))}")
        grid.add_row(name, say(Message(f"location-{location}-text")))
    return Group(grid, Text(), _Legend(say))


class _Legend:
    """The signs of the terrains."""

    def __init__(self, say: Say) -> None:
        self.say = say

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        glyphs = _PLAIN_GLYPHS if options.ascii_only else _GLYPHS
        entries = [
            Text.assemble((f"{glyphs[code]} ", _TERRAIN_STYLES[code]), f" {self.say(named('terrain', terrain))}")
            for code, terrain in _TERRAINS.items()
        ]
        yield Columns(entries, padding=(0, 3))
