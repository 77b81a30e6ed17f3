"""The table in a terminal: the council, what is on the table, my cards; beside it the other players."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from kingstable.kernel import Ask, Message, Option, message, named

from .components import COMPONENTS
from .options import Bid, Lower, Place, Raise, Shift, Take
from .tables import EFFECT, FACE, GOLD, IDS, IS_GOLD, IS_KING, IS_RECONSTRUCTED, NUMBER, OFFICE, OFFICE_OF_CODE, OFFICES
from .view import AuctionView, KingView, OfficeView, SaleView
from .view.places import Place as Whereabouts
from .view.places import places

Say = Callable[[Message], str]

#: The kinds of things that `show` and `panel` mark with the labels of choices, and those that are typed as numbers.
DRAWS: Final = ("card",)
TYPES: Final = ("bid",)

_COLOURS: Final = {
    "blue": "#ffffff on #2f6fb5",
    "red": "#ffffff on #b03030",
    "pink": "#000000 on #f0a0c0",
    "green": "#ffffff on #3c7a3c",
    "purple": "#ffffff on #6d3f8f",
    "orange": "#000000 on #e8963c",
}
_GOLD: Final = "#000000 on #e6c84f"
_KING: Final = "#000000 on #c8ccd4"
_LIT: Final = "bold #000000 on #ffe600"
_HELD: Final = "\N{NO-BREAK SPACE}"
_SUM: Final = 4  # columns of a sum and a letter
_TALL: Final = 36  # lines of a screen on which cards stand in lines of their own


def show(view: KingView, lit: Mapping[str, str], say: Say) -> RenderableType:
    """Council, table and own cards; `lit` gives the labels of the cards (``card:dip-h``) that can be chosen."""
    faces = _Faces(lit, say)
    below = [*_table(view, faces, say)]
    if view.seat is not None:
        below.append(_ByHeight(_own(view, view.seat, faces, say), _in_short(view, view.seat, faces, say)))
    return _Board(Group(_moment(view, say), _council(view, say)), Group(*_note(view, say), *below))


def _note(view: KingView, say: Say) -> Iterator[Text]:
    """What the sums below the names are of; at the end all is open."""
    if view.stage != "over":
        names = ["show-open-note", *(["show-own-note"] if view.seat is not None else [])]
        yield Text(" ".join(say(message(name)) for name in names), style="dim")


class _Board:
    """The council, which takes the room it needs, and below it lines that may wrap."""

    def __init__(self, council: RenderableType, below: RenderableType) -> None:
        self.council, self.below = council, below

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        least = Measurement.get(console, options, self.council).maximum
        return Measurement(least, max(least, Measurement.get(console, options, self.below).maximum))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.council
        yield self.below


class _ByHeight:
    """Lines for a high screen, or fewer for a low one."""

    def __init__(self, tall: Iterable[RenderableType], short: Iterable[RenderableType]) -> None:
        self.tall, self.short = list(tall), list(short)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.tall if console.height >= _TALL else self.short


class _Faces:
    """Cards as they are drawn: on the colour of their office, with a label before it when they can be chosen."""

    def __init__(self, lit: Mapping[str, str], say: Say) -> None:
        self.lit = lit
        self.say = say

    def full(self, title: str, cards: Sequence[str]) -> Text:
        """A titled line of cards with their names."""
        text = Text(f"{title}: ")
        for card in cards:
            self._label(text, card)
            text.append(f" {self.say(named('card', card))} ", style=_style(NUMBER[card])).append(" ")
        return text if cards else text.append(self.say(message("show-empty")), style="dim")

    def grouped(self, cards: Iterable[str]) -> RenderableType:
        """Cards by office and gold, indented; a group that does not fit a line goes to the next one whole."""
        return Padding(Columns(self.groups(cards), padding=(0, 2)), (0, 0, 0, 2))

    def groups(self, cards: Iterable[str]) -> Iterator[Text]:
        """For each office and for gold its name once, then the values and letters; kings by their names."""
        groups: dict[tuple[bool, int], list[int]] = {}
        for card in map(NUMBER.__getitem__, cards):
            groups.setdefault((IS_KING[card], OFFICE[card]), []).append(card)
        for (kings, office), group in groups.items():
            if kings:
                yield from (Text(f" {self.say(named('card', IDS[king]))} ", style=_KING) for king in group)
                continue
            name = named("office", OFFICES[office]) if office >= 0 else Message("show-gold-cards")
            text = Text.assemble((f" {self.say(name)} ", _style(group[0])))
            for card in group:
                text.append(" ")
                self._label(text, IDS[card])
                text.append(_face(card))
            yield text

    def _label(self, text: Text, card: str) -> None:
        label = self.lit.get(f"card:{card}")
        if label is not None:
            text.append(f"{_HELD}{label}{_HELD}", style=_LIT).append(_HELD)  # a card stays with its label


def _face(card: int) -> str:
    """A government card as 4H, gold as its value."""
    _, value, letter, gold = FACE[card]
    return f"{value or gold}{letter}"


def _style(card: int) -> str:
    if IS_GOLD[card]:
        return _GOLD
    return _KING if IS_KING[card] else _office_style(OFFICES[OFFICE[card]])


def _office_style(office: str) -> str:
    return _COLOURS.get(COMPONENTS.offices[OFFICE_OF_CODE[office]].colour.en, "reverse")


def _moment(view: KingView, say: Say) -> Text:
    if view.stage == "over":
        return Text(say(message("show-over")), style="bold")
    if view.phase == 1:
        name, count = "term-phase-one", message("show-turn", turn=view.turn, turns=view.deal.turns)
        more = [message("show-deck", cards=view.deck), message("show-favour", cards=view.favour)]
    else:
        name, count = "term-phase-two", message("show-round", round=view.round, rounds=view.deal.turns)
        more = [message("show-favour", cards=view.favour)]
    text = Text(say(Message(name)), style="bold")
    for each in (count, *more):
        text.append(f" · {say(each)}", style="not bold")
    return text


def _council(view: KingView, say: Say) -> RenderableType:
    """The offices with their duties, my sums, and those of the others as far as they are open."""
    grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="dim", show_edge=False)
    grid.add_column(say(message("show-office")), no_wrap=True)
    heads = [message(duty) for duty in ("show-primary", "show-secondary")[: 1 + view.deal.secondary]]
    heads += [message("show-mine")] if view.seat is not None else []
    heads += [message("seat-name", seat=seat) for seat in _others(view)]
    for head in heads:
        grid.add_column(say(head), justify="right", min_width=_SUM, overflow="fold")
    for office in view.offices:
        grid.add_row(*_office(view, office, say))
    return grid


def _office(view: KingView, office: OfficeView, say: Say) -> Iterator[Text]:
    yield Text(f" {say(named('office', office.office))} ", style=_office_style(office.office))
    yield Text(str(office.primary), style="bold")
    if view.deal.secondary:
        yield Text(str(office.secondary or "-"))
    if view.seat is not None:
        mine = [FACE[card] for card in _hand(view, view.seat) if OFFICE[card] == OFFICE_OF_CODE[office.office]]
        best = min([face.letter for face in mine], default="")
        yield Text(_sum(sum([face.value for face in mine]), best), style="bold")
    known = {each.seat: each for each in office.standings}
    for seat in _others(view):
        each = known.get(seat)
        yield Text(_sum(each.sum, each.letter) if each is not None else "")


def _others(view: KingView) -> list[int]:
    """The seats of which only open cards are known."""
    return [seat for seat in range(view.seats) if seat != view.seat]


def _hand(view: KingView, seat: int) -> list[int]:
    return [NUMBER[card] for card in view.players[seat].hand or ()]


def _sum(value: int, letter: str) -> str:
    return f"{value} {letter}" if value else ""


def _table(view: KingView, faces: _Faces, say: Say) -> Iterator[RenderableType]:
    """What lies on the table: the card being looked at, the middle, the king, or the card on sale."""
    if view.king is not None:
        yield faces.full(say(message("show-king")), [view.king]).append(_effect(view.king, say))
    if view.drawn is not None:
        yield faces.full(say(message("show-drawn")), [view.drawn]).append(_effect(view.drawn, say), style="dim")
    elif view.drawing:
        yield Text(say(message("show-drawing", seat=view.leader)), style="dim")
    if view.stage in ("distribute", "choose"):
        yield faces.full(say(message("show-centre")), view.centre)
        effects = {say(named("card", card)): _effect(card, say) for card in view.centre if IS_KING[NUMBER[card]]}
        yield from (Text(f"  {king}: {effect}", style="dim") for king, effect in effects.items())
    if view.stage == "distribute":
        own, centre, favour = view.room
        yield Text(say(Message("show-room", {"self": own, "centre": centre, "favour": favour})), style="dim")
    if view.auction is not None:
        yield from _auction(view, view.auction, faces, say)


def _auction(view: KingView, auction: AuctionView, faces: _Faces, say: Say) -> Iterator[RenderableType]:
    text = faces.full(say(message("show-sale")), [auction.card])
    if auction.bidder is None:
        text.append(say(message("show-no-bid")))
    else:
        text.append(say(message("show-high", amount=_amount(auction.high, auction), seat=auction.bidder)))
    yield text
    if IS_KING[NUMBER[auction.card]]:
        yield Text(_effect(auction.card, say), style="dim")
    if view.actor == view.seat and auction.means is not None and not auction.owed and auction.means < auction.least:
        amount = _amount(auction.means, auction)
        yield Text(say(message("show-beyond", any=auction.means, amount=amount)), style="yellow")


def _unit(sold: AuctionView | SaleView) -> str:
    """What a card is paid in (FK-9.8)."""
    return "cards" if IS_GOLD[NUMBER[sold.card]] else "gold"


def _amount(count: int, sold: AuctionView | SaleView) -> Message:
    """So much of what a card is paid in."""
    return message("show-amount", count=count, unit=_unit(sold))


def typed(view: KingView, ask: Ask, say: Say) -> str | None:
    """The bids that are open, and what one can pay, unless the table says that all are beyond it."""
    auction, bids = view.auction, [option.amount for option in ask.options if isinstance(option, Bid)]
    if auction is None or not bids:
        return None
    means = auction.means or 0
    return say(
        message(
            "show-one-bid" if len(bids) == 1 else "show-range",
            least=min(bids),
            most=max(bids),
            unit=_unit(auction),
            amount=_amount(min(bids), auction),
            paid=0 if means < auction.least else means,
            means=_amount(means, auction),
        )
    )


def _effect(card: str, say: Say) -> str:
    """What a king does, a change in one line with what it changes; of other cards nothing."""
    number = NUMBER[card]
    return say(named("effect", EFFECT[number])).replace(": ", f":{_HELD}") if IS_KING[number] else ""


def _in_short(view: KingView, seat: int, faces: _Faces, say: Say) -> Iterator[RenderableType]:
    """My cards in a few lines."""
    hand = sorted(_hand(view, seat), key=lambda card: OFFICE[card] % len(OFFICES))  # gold, which has none, comes last
    cards = list(faces.groups([IDS[card] for card in hand])) or [Text(say(message("show-none")), style="dim")]
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_row(f"{say(message('show-hand'))}:", Columns(cards, padding=(0, 2)))
    yield grid


def _own(view: KingView, seat: int, faces: _Faces, say: Say) -> Iterator[RenderableType]:
    """My cards by office with their sums, and those that I have put away."""
    yield Text(say(message("show-hand")), style="bold")
    hand = _hand(view, seat)
    if not hand:
        yield Text(f"  {say(message('show-none'))}", style="dim")
    for office in (*view.deal.offices, -1):
        cards = [card for card in hand if OFFICE[card] == office]
        if cards:
            total = sum([FACE[card].value + GOLD[card] for card in cards])
            (group,) = faces.groups([IDS[card] for card in cards])
            yield Padding(group.append(f"  = {total}", style="bold"), (0, 0, 0, 2))
    for title, put in (("show-put", view.put), ("show-discarded", view.players[seat].buried)):
        if put:
            yield Text(f"{say(message(title))}:", style="dim")
            yield _Faces({}, say).grouped(put)


def panel(view: KingView, lit: Mapping[str, str], say: Say) -> RenderableType:
    """The players: how many cards they have and how they bid; on a high screen, and at the end, also their cards."""
    seats = range(view.seats)
    tall = [part for seat in seats for part in (_player(view, seat, say), *_cards(view, seat, say))]
    short = [Columns([_player(view, seat, say) for seat in seats], padding=(0, 3))]
    return Group(*tall) if view.stage == "over" else _ByHeight(tall, short)


def _player(view: KingView, seat: int, say: Say) -> Text:
    """A player in one line; an arrow points at whoever decides."""
    player = view.players[seat]
    text = Text("> " if seat == view.actor else "  ").append(say(message("seat-name", seat=seat)), style="bold")
    text.append(f"  {say(message('show-cards'))}: {player.cards}")
    for mark in _marks(view, seat):
        text.append(f"  {say(mark)}", style="italic")
    if player.discarded:
        text.append(f"  {say(message('show-face-down', count=player.discarded))}", style="dim")
    return text


def _cards(view: KingView, seat: int, say: Say) -> Iterator[RenderableType]:
    """The cards of a player as far as they are known here: all of one's own, and of the others what was seen."""
    player, faces = view.players[seat], _Faces({}, say)
    if player.hand is not None:
        groups = [("", player.hand if seat != view.seat else [])]
    else:
        sure = [known.card for known in player.known if not known.discards]
        perhaps = [known.card for known in player.known if known.discards]
        groups = [("", sure), ("show-perhaps", perhaps)]
    for title, cards in groups:
        if cards and title:
            yield Text(f"  {say(message(title))}:", style="dim")
        if cards:
            yield faces.grouped(cards)


def _marks(view: KingView, seat: int) -> Iterator[Message]:
    auction = view.auction
    if seat == view.leader and view.stage != "over":
        yield message("show-advisor" if view.phase == 1 else "show-first")
    if auction is not None:
        if auction.excluded[seat]:
            yield message("show-excluded")
        elif auction.passed[seat]:
            yield message("show-passed")
        if auction.bids[seat]:
            yield message("show-bids", amount=_amount(auction.bids[seat], auction))


def board(view: KingView, seat: int, say: Say) -> RenderableType:
    """A player: their noble, what they are known to have, and their sums as far as they are open."""
    player = view.players[seat]
    parts: list[RenderableType] = [_player(view, seat, say)]
    if player.noble is not None:
        parts.append(Text(say(message("option-noble", tile=player.noble, side=player.side))))
    if seat == view.seat:
        parts += _own(view, seat, _Faces({}, say), say)
    else:
        parts.append(Text(say(message("show-known")), style="bold"))
        parts += list(_cards(view, seat, say)) or [Text(f"  {say(message('show-none'))}", style="dim")]
    parts += [Text(say(message("show-open-sums")), style="bold"), _open_sums(view, seat, say)]
    return Group(*parts)


def _open_sums(view: KingView, seat: int, say: Say) -> RenderableType:
    sums = [
        Text.assemble(
            (f" {say(named('office', it.office))} ", _office_style(it.office)), f" {_sum(own.sum, own.letter)}"
        )
        for it in view.offices
        for own in it.standings
        if own.seat == seat
    ]
    return Padding(Columns(sums or [Text(say(message("show-none")), style="dim")], padding=(0, 2)), (0, 0, 0, 2))


def choice(view: KingView, ask: Ask, option: Option, say: Say) -> str | None:
    """What a king does, in short; other choices say enough themselves."""
    match option:
        case Raise():
            return _changed("+1", option.offices, say)
        case Lower():
            return _changed("−1", option.offices, say)
        case Shift():
            return f"{_changed('+1', [option.up], say)}, {_changed('−1', [option.down], say)}"
        case Take() if IS_KING[option.card]:
            return f"{say(option.message)}. {_effect(IDS[option.card], say)}"
        case Place(zone="self") if view.drawn is not None and IS_KING[NUMBER[view.drawn]]:
            return say(message("choice-acts", choice=option.message))
    return None


def _changed(change: str, offices: Sequence[int], say: Say) -> str:
    """Offices and what becomes of their value, said once for several."""
    names = [say(named("office", OFFICES[office])) for office in offices]
    return f"{names[0]} {change}" if len(names) == 1 else f"{change}: {', '.join(names)}"


def piles(view: KingView, say: Say) -> RenderableType:
    """Deck and favour pile, what is out of the game, and how much has been discarded face down."""
    faces = _Faces({}, say)
    parts: list[RenderableType] = [
        Text(say(message("show-deck", cards=view.deck)).capitalize()),
        Text(say(message("show-favour", cards=view.favour)).capitalize()),
    ]
    for title, cards in (("show-put", view.put), ("show-gone", view.gone), ("show-removed-cards", view.removed)):
        if cards or title == "show-gone":
            parts.append(Text(f"{say(message(title))}:", style="bold"))
            parts.append(faces.grouped(cards) if cards else Text(f"  {say(message('show-none'))}", style="dim"))
    for seat, player in enumerate(view.players):
        if player.discarded:
            name = say(message("seat-name", seat=seat))
            parts.append(Text(f"{name}  {say(message('show-face-down', count=player.discarded))}"))
            parts += [faces.grouped(player.buried)] if player.buried else []
    return Group(*parts)


def tracks(view: KingView, say: Say) -> RenderableType:
    """The duties by their titles, the cards there are and where they are known to be, and what has been sold."""
    found = places(view)
    head = message("show-reference", seats=view.seats, cards=len(found), removed=view.deal.removal)
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    for office in view.deal.offices:
        cards = {card: place for card, place in found.items() if OFFICE[card] == office}
        grid.add_row(f"{say(named('office', OFFICES[office]))}:", _referred(cards, say))
    for title, kind in (("show-kings", IS_KING), ("show-gold-cards", IS_GOLD)):
        cards = {card: place for card, place in found.items() if kind[card]}
        grid.add_row(f"{say(Message(title))}:", _referred(cards, say))
    parts: list[RenderableType] = [_duties(view, say), Text(say(head), style="bold"), grid]
    parts.append(Text(say(message("show-legend")), style="dim"))
    if view.sales:
        parts.append(Text(say(message("show-sales")), style="bold"))
    return Group(*parts, *(_sale(sale, say) for sale in view.sales))


def _sale(sale: SaleView, say: Say) -> Text:
    """A finished round: the card, the price, and who could not pay before."""
    card = named("card", sale.card)
    if sale.winner is None:
        sold = message("show-unsold", card=card)
    else:
        sold = message("show-sold", card=card, seat=sale.winner, amount=_amount(sale.price, sale))
    text = Text(f"  {say(sold)}")
    return text.append(f"; {say(message('show-failed', seat=[*sale.failed]))}") if sale.failed else text


def about(view: KingView, say: Say) -> RenderableType:
    """How cards are written, and what each king does."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    kings = {EFFECT[card]: IDS[card] for card in view.deal.cards if IS_KING[card]}
    for king in kings.values():
        grid.add_row(Text(f" {say(named('card', king))} ", style=_KING), _effect(king, say))
    return Group(Text(say(message("show-faces"))), grid)


def _duties(view: KingView, say: Say) -> RenderableType:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for office in view.offices:
        titles = [
            f"{value} {say(named('duty', f'{office.office}-{value}'))}" if value else ""
            for value in (office.primary, office.secondary)
        ]
        grid.add_row(Text(f" {say(named('office', office.office))} ", style=_office_style(office.office)), *titles)
    return grid


def _referred(cards: Mapping[int, Whereabouts], say: Say) -> Text:
    text = Text()
    for card, (where, _, _) in cards.items():
        name = say(named("card", IDS[card])).replace(" ", _HELD) if IS_KING[card] else _face(card)
        name += "*" if IS_RECONSTRUCTED[card] else ""
        if where in ("gone", "discarded", "removed"):
            text.append(f"({name})", style="strike dim")
        else:
            text.append(name if where == "unknown" else f"{name}'", style="" if where == "unknown" else "dim")
        text.append("  ")
    return text
