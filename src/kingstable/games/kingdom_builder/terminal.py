"""The table in a terminal: the map with its lit hexes, and beside it cards, players and tokens."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table as Grid
from rich.text import Text

from kingstable.kernel import Ask, Message, Option, message, named

from .components import LOCATION_IDS
from .options import Build, Lift, Put, Use
from .tables.board import Board, Layout, assemble
from .tables.geometry import COLUMNS, NEIGHBOURS, ROWS
from .tables.geometry import name as hex_name
from .view import KingdomView, PlayerView, TokenView

Say = Callable[[Message], str]

#: The kinds of things that `show` and `panel` mark with the labels of choices.
DRAWS: Final = ("hex", "token")

_NARROW, _WIDE = 2, 4  # columns of a hex; odd rows are shifted by half of it (KB-1.2)
_MARGIN = 3  # the numbers of the rows
_TALL = 2 * ROWS + 4  # lines of a screen on which a wide hex is two lines high
_RECENT: Final = "'"

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


class _Look(NamedTuple):
    """Colours and signs that a terminal can show. `words` are colours of a terrain on which words can be read."""

    ground: dict[str, str]
    words: dict[str, str]
    players: tuple[str, str, str, str]
    lit: str
    #: Every other column, so that labels beside each other stay apart.
    lit_beside: str
    glyphs: dict[str, str]
    marks: str
    #: Between what is not to be torn.
    space: str = "\u00a0"


_GLYPHS: Final = {"G": '"', "T": "♠", "D": ":", "C": "=", "F": "*", "W": "~", "M": "^", "K": "♜"}
_FINE: Final = _Look(
    ground={
        "G": "#4f7d22 on #86b84e",
        "T": "#5f9a63 on #24552e",
        "D": "#b8963c on #e9cf7a",
        "C": "#7d4722 on #b5713e",
        "F": "#94407e on #d488bf",
        "W": "#a8cdf0 on #3f7fc4",
        "M": "#4a4a4a on #9a9a9a",
        "K": "bold #ffffff on #6d4a8c",
        "X": "bold #ffd75f on #3a2d24",
    },
    words={
        "G": "bold #000000 on #86b84e",
        "T": "bold #ffffff on #24552e",
        "D": "bold #000000 on #e9cf7a",
        "C": "bold #000000 on #b5713e",
        "F": "bold #000000 on #d488bf",
    },
    players=(
        "bold #000000 on #ff8c1a",
        "bold #ffffff on #1d3fd1",
        "bold #000000 on #ffffff",
        "bold #ffffff on #000000",
    ),
    lit="bold #000000 on #ffe600",
    lit_beside="bold #000000 on #ffc21a",
    glyphs=_GLYPHS,
    marks="●■▲◆",
)
_SIXTEEN: Final = _FINE._replace(
    ground={
        "G": "green on bright_green",
        "T": "bright_green on green",
        "D": "yellow on bright_yellow",
        "C": "black on yellow",
        "F": "magenta on bright_magenta",
        "W": "white on blue",
        "M": "bright_black on white",
        "K": "bold bright_white on magenta",
        "X": "bold bright_yellow on black",
    },
    words={
        "G": "black on bright_green",
        "T": "bright_white on green",
        "D": "black on bright_yellow",
        "C": "black on yellow",
        "F": "black on bright_magenta",
    },
    players=("black on bright_red", "bright_white on bright_blue", "black on bright_white", "bright_white on black"),
    lit="black on bright_cyan",
    lit_beside="black on cyan",
)


def _look(console: Console, options: ConsoleOptions) -> _Look:
    look = _SIXTEEN if console.color_system in ("standard", "windows") else _FINE
    if options.ascii_only:
        return look._replace(glyphs={**_GLYPHS, "T": "|", "K": "#"}, marks="1234", space=" ")
    return look


def show(view: KingdomView, lit: Mapping[str, str], say: Say) -> RenderableType:
    """The map; `lit` gives the labels of the hexes (``hex:6,17``) that can be chosen."""
    return _Map(view, lit)


def panel(view: KingdomView, lit: Mapping[str, str], say: Say) -> RenderableType:
    """The round, the card in play, and the players with their tokens."""
    return _Drawn(lambda look: _panel(view, lit, say, look))


def board(view: KingdomView, seat: int, say: Say) -> RenderableType:
    """A player: supply, gold by card, tokens with their origin and state, used-up locations, and all settlements."""
    return _Drawn(lambda look: _of_player(view, seat, say, look))


def piles(view: KingdomView, say: Say) -> RenderableType:
    """The terrain cards: how many are to be drawn, which have been discarded, and which are out of the game."""
    return _Drawn(lambda look: _piles(view, say, look))


def tracks(view: KingdomView, say: Say) -> RenderableType:
    """Whose turns are left, the sections of the board, and the locations with all that came of them."""
    return _Drawn(lambda look: _tables(view, say, look))


def choice(view: KingdomView, ask: Ask, option: Option, say: Say) -> str | None:
    """A choice with what it does, and the token that it gives or costs (KB-18.2, KB-18.10)."""
    if isinstance(option, Use):
        return f"{say(option.message)}. {say(Message(f'location-{option.location}-text'))}"
    if not isinstance(option, Build | Put | Lift):
        return None
    board, player = _board(view), view.players[ask.seat]
    place = board.location_at[option.cell]
    if place < 0:
        return None
    location = named("location", board.location_types[place])
    hex = hex_name(board.location_cells[place])
    if isinstance(option, Lift):
        own = [cell for cell in NEIGHBOURS[board.location_cells[place]] if _owner(view, cell) == str(ask.seat)]
        loses = len(own) == 1 and hex in [token.hex for token in player.tokens]
        return say(message("choice-loses", choice=option.message, location=location)) if loses else None
    takes = view.tokens[place] and hex not in player.taken
    return say(message("choice-takes", choice=option.message, location=location)) if takes else None


def _owner(view: KingdomView, cell: int) -> str:
    return view.owners[cell // COLUMNS][cell % COLUMNS]


def about(view: KingdomView, say: Say) -> RenderableType:
    """What the cards pay, what the locations do, and what the signs on the map mean."""
    return _Drawn(lambda look: _about(view, say, look))


class _Drawn:
    """Something drawn when it is known what the terminal can show."""

    def __init__(self, draw: Callable[[_Look], Iterator[RenderableType]]) -> None:
        self.draw = draw

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.draw(_look(console, options))


# -- the map --------------------------------------------------------------------------------------------------------


class _Map:
    """The board; hexes are wider and higher where there is room."""

    def __init__(self, view: KingdomView, lit: Mapping[str, str]) -> None:
        self.view = view
        self.lit = {id.removeprefix("hex:"): label for id, label in lit.items() if id.startswith("hex:")}
        board = _board(view)
        self.terrain = board.rows
        self.locations = {
            hex_name(cell): f"{_LOCATION_LETTERS[location]}{tokens}"
            for cell, location, tokens in zip(board.location_cells, board.location_types, view.tokens, strict=True)
        }
        self.recent = {hex for player in view.players for hex in player.recent}

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(_width(_NARROW), _width(_WIDE))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        look = _look(console, options)
        size = _WIDE if options.max_width >= _width(_WIDE) else _NARROW
        marks = "".join(f"{column:^{2 * size}}" for column in range(0, COLUMNS, 2))
        yield Text(" " * _MARGIN + marks.rstrip(), style="dim", no_wrap=True)
        for row in range(ROWS):
            yield self._row(row, size, look)
            if size == _WIDE and console.height >= _TALL:
                yield self._row(row, size, look, below=True)

    def _row(self, row: int, size: int, look: _Look, *, below: bool = False) -> Text:
        """One line of hexes, or the empty line below their signs."""
        line = Text(no_wrap=True)
        line.append(" " * _MARGIN if below else f"{row:>{_MARGIN - 1}} ", style="dim")
        line.append(" " * (size // 2 * (row % 2)))
        for column in range(COLUMNS):
            text, style = self._hex(row, column, look)
            if below:
                text = ""
            line.append(f"{text:^{size}}" if size > _NARROW else f"{text:<{size}}", style=style)
        return line

    def _hex(self, row: int, column: int, look: _Look) -> tuple[str, str]:
        """What stands on a hex, in at most two letters, and its colours."""
        hex = f"{row},{column}"
        if hex in self.lit:
            label = self.lit[hex]
            return label.capitalize() if len(label) > 1 else label, look.lit_beside if column % 2 else look.lit
        owner = self.view.owners[row][column]
        if owner != ".":
            return look.marks[int(owner)] + (_RECENT if hex in self.recent else ""), look.players[int(owner)]
        code = self.terrain[row][column]
        if code == "X":
            return self.locations[hex], look.ground[code]
        return look.glyphs[code], look.ground[code]


def _board(view: KingdomView) -> Board:
    """The printed board on which this game is played."""
    return assemble(Layout(view.sections, view.rotated))


def _width(size: int) -> int:
    return _MARGIN + COLUMNS * size + size // 2


# -- beside the map -------------------------------------------------------------------------------------------------


def _panel(view: KingdomView, lit: Mapping[str, str], say: Say, look: _Look) -> Iterator[RenderableType]:
    yield _moment(view, say)
    yield Text(say(message("show-first-seat", seat=view.first)), style="dim")
    yield _card(view, say, look)
    yield _players(view, lit, say, look)
    yield _goals(view, say, look)


def _moment(view: KingdomView, say: Say) -> Text:
    text = Text(f"{say(message('show-round'))} {view.round}", style="bold")
    text.append(f"   {say(message('show-draw-pile'))} {view.draw_pile}", style="not bold dim")
    if view.ended_by is not None and not view.finished:
        text.append(f"   {say(message('show-last-round'))}!", style="bold red")
    return text


def _card(view: KingdomView, say: Say, look: _Look) -> Columns:
    """The card in play, the one in the viewer's hand, and what is still to build, beside each other where they fit."""
    hand = view.players[view.seat].hand if view.seat is not None else None
    parts = [
        Text.assemble(f"{say(message(label))}: ", (f" {say(named('terrain', terrain))} ", look.words[_CODES[terrain]]))
        for label, terrain in (("show-card", view.card), ("show-hand", hand))
        if terrain is not None
    ]
    if view.card is not None and view.to_build:
        parts.append(Text(f"{say(message('show-to-build'))}: {view.to_build}"))
    return Columns(parts, padding=(0, 2))


def _players(view: KingdomView, lit: Mapping[str, str], say: Say, look: _Look) -> Grid:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for column in range(4):
        grid.add_column(justify="right" if column > 1 else "left", no_wrap=column > 1)
    grid.add_row("", "", *(Text(say(message(id)), style="dim") for id in ("show-supply", "show-gold")))
    for seat, player in enumerate(view.players):
        active = seat == view.active and not view.finished
        mark = Text(look.marks[seat] + (">" if active else " "), style=look.players[seat])
        name = Text(say(message("seat-name", seat=seat)), style="bold" if active else "")
        grid.add_row(mark, name, str(player.supply), str(sum(player.gold.values())))
        tokens = _tokens(player, lit if active else {}, say, look)
        if tokens:
            grid.add_row("", tokens, "", "")
    return grid


def _tokens(player: PlayerView, lit: Mapping[str, str], say: Say, look: _Look) -> Text:
    """The player's tokens; a label stands before one that can be used now."""
    labels = dict(lit)
    text = Text()
    for token in player.tokens:
        if text:
            text.append(", ")
        ready = token.status == "ready"
        label = labels.pop(f"token:{token.location}", None) if ready else None
        if label is not None:
            text.append(f" {label} ", style=look.lit)
            text.append(" ")
        text.append(say(named("location", token.location)), style="" if ready else "dim")
        if not ready:
            text.append(f" ({say(message('show-token-' + token.status))})", style="dim")
    return text


def _goals(view: KingdomView, say: Say, look: _Look) -> Text:
    """The open cards, with what they pay the viewer now."""
    gold = view.players[view.seat].gold if view.seat is not None else None
    text = Text(f"{say(message('show-goals'))}: ", style="dim")
    goals = [(say(named("card", card)), card) for card in view.cards] + [(say(message("score-castles")), "castles")]
    for index, (name, id) in enumerate(goals):
        text.append(", " if index else "", style="dim")
        text.append(name, style="not dim")
        if gold is not None:
            text.append(f"{look.space}{gold[id]}", style="not dim bold")
    return text


def _about(view: KingdomView, say: Say, look: _Look) -> Iterator[RenderableType]:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for card in view.cards:
        grid.add_row(Text(say(named("card", card)), style="bold"), say(Message(f"card-{card}-text")))
    grid.add_row(Text(say(message("score-castles")), style="bold"), say(message("score-castles-text")))
    for location in dict.fromkeys(_board(view).location_types):
        name = Text.assemble((f" {_LOCATION_LETTERS[location]} ", look.ground["X"]))
        name.append(f" {say(named('location', location))}")
        grid.add_row(name, say(Message(f"location-{location}-text")))
    yield grid
    yield Text()
    signs = [
        Text.assemble((f"{look.glyphs[code]} ", look.ground[code]), f" {say(named('terrain', terrain))}")
        for code, terrain in _TERRAINS.items()
    ]
    yield Columns(signs, padding=(0, 3))


# -- pages of their own ---------------------------------------------------------------------------------------------


def _of_player(view: KingdomView, seat: int, say: Say, look: _Look) -> Iterator[RenderableType]:
    player = view.players[seat]
    yield _name(seat, say, look)
    grid = _lines()
    grid.add_row(say(message("show-supply")), str(player.supply))
    grid.add_row(say(message("show-gold")), _gold(view, player, say))
    grid.add_row(say(message("show-hand")), _in_hand(player, say))
    grid.add_row(say(message("show-tokens")), ", ".join(_token(token, say) for token in player.tokens) or "—")
    grid.add_row(say(message("show-used-up")), _places(view, player.taken, say))
    own = [
        f"{row},{column}"
        for row, owners in enumerate(view.owners)
        for column, owner in enumerate(owners)
        if owner == str(seat)
    ]
    grid.add_row(say(message("show-settlements")), "  ".join(own) or "—")
    if player.recent:
        grid.add_row(say(message("show-recent")), "  ".join(player.recent))
    yield grid


def _name(seat: int, say: Say, look: _Look) -> Text:
    """A player by sign and name."""
    return Text.assemble((f"{look.marks[seat]} ", look.players[seat]), f" {say(message('seat-name', seat=seat))}")


def _lines() -> Grid:
    """Facts below each other, what they are in a column of its own."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", overflow="fold")
    grid.add_column(overflow="fold")
    return grid


def _gold(view: KingdomView, player: PlayerView, say: Say) -> str:
    parts = [f"{say(named('card', card))} {player.gold[card]}" for card in view.cards]
    parts.append(f"{say(message('score-castles'))} {player.gold['castles']}")
    return f"{sum(player.gold.values())} = {', '.join(parts)}"


def _in_hand(player: PlayerView, say: Say) -> str:
    if player.hand is not None:
        return say(named("terrain", player.hand))
    return say(message("show-one-card" if player.holds_card else "show-no-card"))


def _token(token: TokenView, say: Say) -> str:
    """A token with the hex it came from, its state, and why it cannot be used now."""
    state = say(message(f"show-token-{token.status}"))
    if token.why is not None and token.status == "ready":
        state += f"; {say(token.why)}"
    return f"{say(named('location', token.location))} {token.hex} ({state})"


def _places(view: KingdomView, hexes: Iterable[str], say: Say) -> str:
    board = _board(view)
    types = {hex_name(cell): type for cell, type in zip(board.location_cells, board.location_types, strict=True)}
    return ", ".join(f"{say(named('location', types[hex]))} {hex}" for hex in hexes) or "—"


def _piles(view: KingdomView, say: Say, look: _Look) -> Iterator[RenderableType]:
    grid = _lines()
    grid.add_row(say(message("show-draw-pile")), str(view.draw_pile))
    for label, cards in (("show-discard", view.discard), ("show-removed", view.removed)):
        grid.add_row(say(message(label)), _counted(cards, say, look))
    if view.card is not None:
        grid.add_row(say(message("show-card")), say(named("terrain", view.card)))
    yield grid


def _counted(cards: Mapping[str, int], say: Say, look: _Look) -> Text:
    """How many terrain cards of each kind, with the signs of the map."""
    text = Text(str(sum(cards.values())), style="bold")
    for index, (terrain, count) in enumerate(cards.items()):
        text.append("; " if index else ": ", style="not bold")
        text.append(f" {look.glyphs[_CODES[terrain]]} ", style=look.words[_CODES[terrain]])
        text.append(f" {say(named('terrain', terrain))} {count}", style="not bold")
    return text


def _tables(view: KingdomView, say: Say, look: _Look) -> Iterator[RenderableType]:
    yield from _turns(view, say, look)
    yield Text()
    yield _sections(view, say)
    yield Text()
    yield _locations(view, say, look)


def _turns(view: KingdomView, say: Say, look: _Look) -> Iterator[Text]:
    """The round, whose turn it is, who comes after that in this round, and who triggered the end."""
    yield Text(f"{say(message('show-round'))} {view.round}", style="bold")
    seats = len(view.players)
    order = [(view.first + step) % seats for step in range(seats)]
    for id, turn in (("show-order", order), ("show-still", order[order.index(view.active) :])):
        if not view.finished:
            text = Text(f"{say(message(id))}: ")
            yield text.append_text(Text(", ").join(_name(seat, say, look) for seat in turn))
    if view.ended_by is not None:
        yield Text(say(message("log-last-round", seat=view.ended_by)), style="bold")


def _sections(view: KingdomView, say: Say) -> Grid:
    """Which section lies where, and which are turned."""
    grid = Grid(title=say(message("show-sections")), title_justify="left", padding=(0, 2), show_header=False)
    half = ROWS // 2, COLUMNS // 2
    cells = []
    for place, (section, turned) in enumerate(zip(view.sections, view.rotated, strict=True)):
        top, left = half[0] * (place // 2), half[1] * (place % 2)
        name = say(named("section", section)) + (f", {say(message('show-turned'))}" if turned else "")
        cells.append(f"{name}\n{top},{left} – {top + half[0] - 1},{left + half[1] - 1}")
    grid.add_row(*cells[:2])
    grid.add_section()
    grid.add_row(*cells[2:])
    return grid


def _locations(view: KingdomView, say: Say, look: _Look) -> Grid:
    """Each location hex: what is left there, and who has had a token of it."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for id in ("show-location", "show-hex", "show-left", "show-had"):
        grid.add_column(say(message(id)), overflow="fold", justify="right" if id == "show-left" else "left")
    board = _board(view)
    for cell, location, left in zip(board.location_cells, board.location_types, view.tokens, strict=True):
        hex = hex_name(cell)
        sign = Text.assemble(
            (f" {_LOCATION_LETTERS[location]} ", look.ground["X"]), f" {say(named('location', location))}"
        )
        grid.add_row(sign, hex, str(left), Text(", ").join(_had(view, hex, say, look)))
    return grid


def _had(view: KingdomView, hex: str, say: Say, look: _Look) -> Iterator[Text]:
    """The players who have used up a location hex, and what became of their tokens."""
    for seat, player in enumerate(view.players):
        states = [f"show-token-{token.status}" for token in player.tokens if token.hex == hex]
        if hex in player.taken:
            state = say(message(states[0] if states else "show-token-lost"))
            yield _name(seat, say, look).append(f" ({state})")
