"""The main screen: rows of cards, the King's cards, regions with their pieces, and the viewer's own actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table as Grid
from rich.text import Text

from kingstable.kernel import message, named
from kingstable.kernel.parts import Say

from ..faces import RegionFace, SpaceFace
from ..view import FavourSlot, OrderSlot, PaladinsView
from .actions import actions
from .signs import FACES, LIT, crew, joined, marks, numbered, piece, two_columns, words

#: The kinds of things that `show` marks with the labels of choices.
DRAWS: Final = ("space",)

_LEAST, _MOST = 80, 108  # columns


def show(view: PaladinsView, lit: Mapping[str, str], say: Say) -> RenderableType:
    """The main board and the viewer's own; `lit` gives the labels of the board spaces that can be chosen."""
    return _Board(view, lit, say)


class _Board:
    """Lines of words that wrap at the width there is."""

    def __init__(self, view: PaladinsView, lit: Mapping[str, str], say: Say) -> None:
        self.view, self.lit, self.say = view, lit, say

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(_LEAST, _MOST)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view, say, plain = self.view, self.say, options.ascii_only
        yield _cards(view, say)
        yield _regions(view, self.lit, say, plain)
        if view.seat is not None:
            yield actions(view.players[view.seat], say, plain)


# -- cards ---------------------------------------------------------------------------------------------------------


def _cards(view: PaladinsView, say: Say) -> Grid:
    """The rows of cards and the King's cards, each slot with its number."""
    grid = two_columns()
    grid.add_row(say(message("show-townsfolk")), _townsfolk(view, say))
    grid.add_row(say(message("show-outsiders")), _outsiders(view, say))
    orders = [_order(view, number, slot, say) for number, slot in enumerate(view.orders)]
    grid.add_row(say(message("show-orders")), joined(orders))
    grid.add_row(say(message("show-favours")), _favours(view, say))
    if view.taverns and view.phase in ("new_round", "tavern"):
        grid.add_row(say(message("show-taverns")), taverns(view, say))
    return grid


def _townsfolk(view: PaladinsView, say: Say) -> Text:
    parts = []
    for number, (slot, printed) in enumerate(zip(view.townsfolk, FACES.townsfolk_slots, strict=True), 1):
        price = printed.price if slot.price is None else slot.price
        facts = say(message("price-silver", amount=price))
        if printed.debt_allowed and price:  # PAL-D36
            facts += f" {say(message('show-or-debt'))}"
        parts.append(_slot(number, None if slot.card is None else say(named("townsfolk", slot.card)), facts, say))
    return joined(parts)


def _outsiders(view: PaladinsView, say: Say) -> Text:
    parts = []
    for number, slot in enumerate(view.outsiders, 1):
        if slot.card is None:
            parts.append(_slot(number, None, "", say))
            continue
        facts = say(named("nation", FACES.outsiders[slot.card].nation))
        if slot.price is not None:
            facts += f", {say(message('price-silver', amount=slot.price))}"
        parts.append(_slot(number, say(named("outsider", slot.card)), facts, say))
    return joined(parts)


def _slot(number: int, name: str | None, facts: str, say: Say) -> Text:
    """A card of a row, or an empty slot."""
    text = numbered(number)
    if name is None:
        return text.append(say(message("show-empty")))
    return text.append(name, style="not dim").append(f" ({facts})" if facts else "")


def _order(view: PaladinsView, number: int, slot: OrderSlot, say: Say) -> Text:
    """What it asks for and gives, who has done so; face down, when it is turned up and what lies on it."""
    printed = FACES.order_slots[number]
    vp = say(message("show-vp", vp=printed.vp))
    text = numbered(number + 1)
    if slot.card is None:
        text.append(say(message("show-hidden", round=printed.round)))
        return text.append(f", {vp}{_lying(view, 'show-workshop-on', say)}")
    face = FACES.orders[slot.card]
    told = f"{say(named('action', face.action))} ×{face.count}, {vp}"
    if slot.done_by:
        told += f", {say(message('show-done', players=marks(slot.done_by)))}"
    return text.append(told, style="not dim")


def _favours(view: PaladinsView, say: Say) -> Text:
    """Those that lie face up; then in which rounds the others are turned up, and what lies on them."""
    open = [_favour(number, slot, say) for number, slot in enumerate(view.favours, 1) if slot.card is not None]
    hidden = [number for number, slot in enumerate(view.favours) if slot.card is None]
    if not hidden:
        return joined(open)
    told = message("show-hidden", round=",\u00a0".join(str(FACES.favour_slots[number]) for number in hidden))
    lying = _lying(view, "show-scheme-on", say)
    return joined([*open, Text(f"{marks(hidden)} {say(told)}{lying}", style="dim")])


def _favour(number: int, slot: FavourSlot, say: Say) -> Text:
    """Its name, and the worker on it."""
    text = numbered(number)
    text.append(say(named("favour", slot.card or "")), style="not dim")
    if slot.owner is not None:
        used = message("show-used-by", player=marks([slot.owner]), worker=named("worker", slot.worker or ""))
        text.append(f" ({say(used)})", style="not dim")
    return text


def _lying(view: PaladinsView, what: str, say: Say) -> str:
    """What the solo opponent has on each King's card that lies face down (PAL-30.9)."""
    return "" if view.rival is None else f" ({say(message(what))})"


def taverns(view: PaladinsView, say: Say) -> Text:
    """The taverns of the round, and who has taken their workers."""
    parts = []
    for tavern in view.taverns:
        taken = tavern.taken_by is not None
        text = Text(crew(FACES.taverns[tavern.id], say), style="dim" if taken else "")
        if tavern.taken_by is not None:
            text.append(f" ({say(message('show-taken-by', player=marks([tavern.taken_by])))})")
        parts.append(text)
    return joined(parts)


# -- regions -------------------------------------------------------------------------------------------------------


def _regions(view: PaladinsView, lit: Mapping[str, str], say: Say, plain: bool) -> Grid:
    """Both flags of each region, which the outsider slot of its number has too, and its spaces."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold")
    grid.add_column(say(message("show-region-head")), justify="right")
    grid.add_column(say(named("attribute", "faith")), justify="right")
    grid.add_column(say(named("attribute", "strength")), justify="right")
    grid.add_column(say(message("show-spaces")), overflow="fold")
    pieces = _pieces(view, plain)
    for region in FACES.regions:
        spaces = _spaces(region, view, pieces, lit, say)
        grid.add_row(str(region.id), str(region.faith_flag), str(region.strength_flag), spaces)
    return grid


def _spaces(
    region: RegionFace, view: PaladinsView, pieces: Mapping[str, Text], lit: Mapping[str, str], say: Say
) -> Text:
    open = [space for space in region.spaces if space.min_players <= view.seats]
    parts = [_space(space, pieces, lit, say) for space in open]
    if len(open) < len(region.spaces):
        closed = message("show-closed", count=len(region.spaces) - len(open))
        parts.append(Text(say(closed), style="dim"))
    return joined(parts)


def _pieces(view: PaladinsView, plain: bool) -> dict[str, Text]:
    """The monk or outpost on each space that has one."""
    return {
        space: piece(kind, owner, plain)
        for owner, player in enumerate(view.players)
        for kind, spaces in (("monk", player.monks), ("outpost", player.outposts))
        for space in spaces
    }


def _space(space: SpaceFace, pieces: Mapping[str, Text], lit: Mapping[str, str], say: Say) -> Text:
    text = Text()
    label = lit.get(f"space:{space.id}")
    if label is not None:
        text.append(f"\u00a0{label}\u00a0", style=LIT).append("\u00a0")  # a line never ends between it and its space
    if space.id in pieces:
        return text.append_text(pieces[space.id])
    return text.append(say(words(space.reward)), style="" if label else "dim")
