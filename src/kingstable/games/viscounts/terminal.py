"""The table in a terminal: the ring segment by segment, the castle, and beside them the players and their cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from kingstable.kernel import Message, message, named

from .components import ACTIONS, ICONS, RESOURCES
from .faces import CardFace, ManuscriptFace, SchemeFace
from .printed.entry import Effect, Effects
from .tables.numbers import SILVER, TRADE
from .tables.words import effects_message, icons_message, stock_message
from .view import PlayerView, SegmentView, SpaceView, SpotView, ViscountsView

Say = Callable[[Message], str]

#: The kinds of things that `show` and `panel` mark with the labels of choices.
DRAWS: Final = ("space", "card", "manuscript")

_MARKS: Final = "●■▲◆"
_AUTOMA_MARK: Final = "✦"
_STYLES: Final = ("bold #ff5f5f", "bold #5f9fff", "bold #ffd75f", "bold #5fd787", "bold #bcbcbc")
_LIT: Final = "bold #000000 on #ffe600"


def show(view: ViscountsView, lit: Mapping[str, str], say: Say) -> RenderableType:
    """The pairs while they are drafted, the ring clockwise, and the castle."""
    parts: list[RenderableType] = []
    if view.pairs:
        parts += _pairs(view, say)
    prices = _prices(view)
    for segment in view.ring:
        parts += _segment(view, segment, lit, prices, say)
    parts.append(_castle(view, say))
    return _Board(parts)


class _Board:
    """The parts one below the other, on lines of a readable length."""

    def __init__(self, parts: list[RenderableType]) -> None:
        self.parts = parts

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(72, 96)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from console.render(Group(*self.parts), options.update(no_wrap=False, overflow="fold"))


def panel(view: ViscountsView, lit: Mapping[str, str], say: Say) -> RenderableType:
    """The round, how near the end is, and the players, the viewer first."""
    first = [player for player in view.players if player.index == view.seat]
    others = [player for player in view.players if player.index != view.seat]
    parts: list[RenderableType] = [_moment(view, say)]
    for player in (*first, *others):
        parts += _player(view, player, lit, say)
    return Group(*parts)


def about(view: ViscountsView, say: Say) -> RenderableType:
    """What the visible and own cards do, and the manuscripts that can be transcribed."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column()
    grid.add_column()
    wanted = [segment.townsfolk for segment in view.ring if segment.townsfolk]
    if view.seat is not None:
        me = view.players[view.seat]
        wanted += [*(me.hand or []), *(slot for slot in me.slots if slot)]
    for id in dict.fromkeys(wanted):
        face = view.cards[id]
        grid.add_row(Text(say(named("card", id)), style="bold"), ability(face, say))
    for segment in view.ring:
        if segment.manuscript:
            face_of = view.manuscripts[segment.manuscript]
            grid.add_row(Text(say(named("manuscript", segment.manuscript)), style="bold"), _worth(face_of, say))
    return grid


# -- words for printed things ----------------------------------------------------------------------------------------


def _effects(effects: Effects, say: Say) -> str:
    return say(effects_message(effects))


def _icons(numbers: Iterable[int], say: Say) -> str:
    """Icons in short: a few letters of their names and their number."""
    shown = [f"{say(named('short', ICONS[icon]))} {n}" for icon, n in enumerate(numbers) if n]
    return " ".join(shown)


def ability(face: CardFace, say: Say) -> str:
    """When a card's ability works and what it does."""
    if face.conversion is not None:
        amount, gives = face.conversion.amount, face.conversion.gives
        paid = [
            icons_message(TRADE, amount) if each == "trade_icon" else stock_message(RESOURCES.index(each), amount)
            for each in face.conversion.paid
        ]
        return say(
            message(
                "ability-convert",
                action=named("action", face.action),
                paid=" / ".join(say(each) for each in paid),
                icons=icons_message(ACTIONS.index(face.action), gives),
            )
        )
    if face.event:
        return say(message("ability-event", event=named("event", face.event), what=effects_message(face.ability)))
    if face.action:
        return say(
            message("ability-after-action", action=named("action", face.action), what=effects_message(face.ability))
        )
    when = say(named("timing", face.timing))
    return f"{when}: {_effects(face.ability, say)}" if face.ability else when


def _worth(face: ManuscriptFace, say: Say) -> str:
    return (
        say(message(f"scores-{face.scores}".replace("_", "-"), per=face.per))
        if face.scores
        else _effects(face.immediate, say)
    )


def _scheme(face: SchemeFace, say: Say) -> str:
    return f"{say(named('scheme', face.id))} ({_icons(face.header, say)})"


def _mark(index: int, automa: bool = False) -> tuple[str, str]:
    return (_AUTOMA_MARK, _STYLES[4]) if automa else (_MARKS[index], _STYLES[index])


def _label(lit: Mapping[str, str], reference: str) -> Text:
    """The label of a thing that can be chosen."""
    return Text.assemble((f" {lit[reference]} ", _LIT), " ") if reference in lit else Text()


# -- the board -------------------------------------------------------------------------------------------------------


def _prices(view: ViscountsView) -> dict[str, int]:
    """In the movement phase what each space costs the viewer."""
    if view.preview is None or view.phase != 2:
        return {}
    return {each.space: each.silver for reach in view.preview.reach.values() for each in reach}


def _segment(
    view: ViscountsView, segment: SegmentView, lit: Mapping[str, str], prices: Mapping[str, int], say: Say
) -> Iterator[RenderableType]:
    head = Text(f"{segment.id} {say(named('segment', segment.name))}", style="bold")
    head.append(f"  {say(message('show-section'))} {segment.section}", style="not bold dim")
    yield head
    line = Text()
    for space in segment.spaces:
        line.append_text(_space(view, space, lit, prices, say))
        line.append("   ")
    yield Padding(line, (0, 0, 0, 2))
    yield Padding(_piles(view, segment, lit, say), (0, 0, 0, 2))
    yield Padding(_spots(view, segment, say), (0, 0, 0, 2))


def _space(view: ViscountsView, space: SpaceView, lit: Mapping[str, str], prices: Mapping[str, int], say: Say) -> Text:
    text = _label(lit, f"space:{space.id}")
    text.append(f"({space.id})", style="bold")
    if prices.get(space.id):
        text.append(f" −{prices[space.id]}", style="red")
    if space.icons:
        text.append(f" {space.icons}→{_effects(space.gain, say)}", style="dim")
    for player in view.players:
        if player.viscount == space.id:
            text.append(
                f" {_mark(player.index, player.automa is not None)[0]}",
                style=_mark(player.index, player.automa is not None)[1],
            )
    return text


def _piles(view: ViscountsView, segment: SegmentView, lit: Mapping[str, str], say: Say) -> Text:
    text = Text()
    if segment.townsfolk:
        text.append_text(_label(lit, f"card:{segment.townsfolk}"))
        text.append_text(_townsfolk(view.cards[segment.townsfolk], say))
        text.append(f" ({segment.townsfolk_left})", style="dim")
    else:
        printed = segment.printed_townsfolk
        text.append(
            f"{say(message('show-townsfolk'))}: {_price(printed.silver, say)}, {_icons(printed.icons, say)}",
            style="dim",
        )
        text.append(f"; {_effects(printed.corner, say)}", style="dim")
    text.append("  |  ")
    if segment.manuscript:
        text.append_text(_label(lit, f"manuscript:{segment.manuscript}"))
        face = view.manuscripts[segment.manuscript]
        text.append(f"{say(named('ribbon', face.ribbon))} {face.cost}: {_worth(face, say)}")
        text.append(f" ({segment.manuscripts_left})", style="dim")
    else:
        printed_one = segment.printed_manuscript
        text.append(
            f"{say(message('show-manuscript'))} {printed_one.cost}: {_effects(printed_one.immediate, say)}", style="dim"
        )
    return text


def _townsfolk(face: CardFace, say: Say) -> Text:
    corner = f"; {_effects(face.corner, say)}" if face.corner else ""
    text = Text(say(named("card", face.id)))
    text.append(f" ({_price(face.silver, say)}, {_icons(face.icons, say)}{corner})", style="dim")
    return text


def _price(silver: int, say: Say) -> str:
    return say(stock_message(SILVER, silver))


def _spots(view: ViscountsView, segment: SegmentView, say: Say) -> Text:
    """Spots and links; `‖` is the river, `—` a gap without a link."""
    text = Text()
    links = {link.one: link for link in segment.links}
    for number, spot in enumerate(segment.spots):
        text.append_text(_spot(view, spot, say))
        if number + 1 < len(segment.spots):
            river = spot.bank != segment.spots[number + 1].bank
            link = links.get(spot.id)
            text.append(f" [{_effects(link.reward, say)}]" if link else " [–]", style="dim")
            text.append(" ‖ " if river else " ")
        elif spot.id in links:
            text.append(f" [{_effects(links[spot.id].reward, say)} →]", style="dim")
    return text


def _spot(view: ViscountsView, spot: SpotView, say: Say) -> Text:
    text = Text(spot.id[-1], style="bold")
    if spot.owner is None:
        text.append(f" {_effects(spot.reward, say)}")
    else:
        mark, style = _mark(spot.owner, view.players[spot.owner].automa is not None)
        type, _, slot = (spot.building or "").rpartition("_")
        text.append(f" {mark}{say(named('short', type))}{slot}", style=style)
    return text


def _castle(view: ViscountsView, say: Say) -> RenderableType:
    """The sections with the workers of each player; tier 3 last."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for _ in range(4):
        grid.add_column()
    tier = say(message("show-tier"))
    grid.add_row(Text(say(message("show-castle")), style="bold"), f"{tier} 1", f"{tier} 2", "")
    for section in view.castle:
        name = f"{say(message('show-section'))} {section.id}"
        grid.add_row(
            name,
            _workers(view, section.tier1),
            _workers(view, section.tier2),
            Text(_effects(section.reward, say), style="dim"),
        )
    grid.add_row(f"{tier} 3", _workers(view, [player.tier3 for player in view.players]), "", "")
    return grid


def _workers(view: ViscountsView, numbers: Iterable[int]) -> Text:
    text = Text()
    for index, number in enumerate(numbers):
        if number:
            mark, style = _mark(index, view.players[index].automa is not None)
            text.append(mark * number if number < 6 else f"{mark}×{number}", style=style)
    return text or Text("·", style="dim")


# -- players ---------------------------------------------------------------------------------------------------------


def _moment(view: ViscountsView, say: Say) -> Text:
    text = Text(f"{say(message('show-round'))} {view.round}", style="bold")
    for id, pile in (("show-poverty", view.poverty), ("show-prosperity", view.prosperity)):
        text.append(f"   {say(message(id))} {pile.left}/{pile.of}", style="bold red" if pile.revealed else "not bold")
    if view.last_round is not None and not view.finished:
        text.append(f"   {say(message('show-last-round'))}: {view.last_round}", style="bold red")
    return text


def _player(view: ViscountsView, player: PlayerView, lit: Mapping[str, str], say: Say) -> Iterator[RenderableType]:
    mark, style = _mark(player.index, player.automa is not None)
    name = named("automa", player.automa) if player.automa else message("seat-name", seat=player.index)
    points = str(player.points).replace("-", "−")
    head = Text.assemble((f"{mark} ", style), (say(name), "bold"), f"  {say(message('show-points'))} {points}")
    if player.leader:
        head.append(f"  {say(message('show-leader'))}", style="bold")
    yield head
    own = player.index == view.seat and player.automa is None
    single = player.automa is not None and view.automa is not None and view.automa.single_type
    lines = [_stock(player, single, say), _standing(player, say), _slots(view, player, lit if own else {}, say)]
    if own:
        lines += _own_cards(view, player, lit, say)
    else:
        lines.append(_hidden_cards(view, player, say))
    for line in lines:
        yield Padding(line, (0, 0, 0, 2))


def _hidden_cards(view: ViscountsView, player: PlayerView, say: Say) -> Text:
    """How many cards, or schemes, an opponent has where nobody sees them."""
    pile = f"{say(message('show-draw-pile'))} {player.draw_pile_size}"
    if player.automa and view.automa:
        return Text(f"{say(message('show-future'))} {view.automa.future_left}, {pile}")
    return Text(f"{say(message('show-hand'))} {player.hand_size}/{player.hand_limit}, {pile}")


def _stock(player: PlayerView, single: bool, say: Say) -> Text:
    """Resources and workers; one Automa keeps all resources in a single stock (VIS-33.2)."""
    parts = [say(stock_message(RESOURCES.index(resource), number)) for resource, number in player.stock.items()]
    if single:
        parts = [say(message("stock-any", n=sum(player.stock.values())))]
    return Text(", ".join([*parts, f"{say(message('show-workers'))} {player.workers}"]))


def _standing(player: PlayerView, say: Say) -> Text:
    text = Text(
        f"{say(message('show-track'))} {player.corruption}/{player.virtue}", style="bold red" if player.linked else ""
    )
    text.append(f"  {say(message('show-debts'))} {player.unpaid}+{player.paid}", style="not bold default")
    text.append(f"  {say(message('show-deeds'))} {player.acquired}+{player.approved}", style="not bold default")
    built = [building for building in player.buildings if building.spot]
    shown = " ".join(f"{say(named('short', b.id.rpartition('_')[0]))}{b.id[-1]}" for b in built)
    text.append(f"  {say(message('show-buildings'))} {shown or '–'}", style="not bold default")
    if player.manuscripts:
        text.append(f"  {say(message('show-manuscripts'))} {len(player.manuscripts)}", style="not bold default")
    return text


def _slots(view: ViscountsView, player: PlayerView, lit: Mapping[str, str], say: Say) -> Text:
    text = Text(f"{say(message('show-board'))}: ")
    for number, id in enumerate(player.slots):
        if number:
            text.append(" → ", style="dim")
        if id is None:
            text.append("·", style="dim")
        elif player.automa:
            text.append(_scheme(view.schemes[id], say))
        else:
            text.append_text(_label(lit, f"card:{id}"))
            text.append_text(_townsfolk(view.cards[id], say))
    text.append(f"  [{_icons(player.icons, say)}]", style="bold")
    return text


def _own_cards(view: ViscountsView, player: PlayerView, lit: Mapping[str, str], say: Say) -> Iterator[Text]:
    for id, cards in (
        ("show-hand", player.hand),
        ("show-draw-pile", player.draw_pile),
        ("show-discard", player.discard),
    ):
        text = Text(f"{say(message(id))}: ")
        for number, card in enumerate(cards or []):
            if number:
                text.append(", ")
            text.append_text(_label(lit, f"card:{card}"))
            if id == "show-hand":
                text.append_text(_townsfolk(view.cards[card], say))
            else:
                text.append(say(named("card", card)), style="dim")
        if not cards:
            text.append(say(message("show-none")), style="dim")
        yield text


def _pairs(view: ViscountsView, say: Say) -> Iterator[RenderableType]:
    yield Text(say(message("show-pairs")), style="bold")
    for pair in view.pairs:
        text = Text(f"  {pair.card}: ", style="bold")
        counted = (("silver", pair.silver), ("gain_deed", pair.deeds), ("gain_debt", pair.debts))
        gains = (*pair.gains, *(Effect(op, n) for op, n in counted if n))
        text.append(_effects(gains, say), style="not bold")
        text.append(f"; {_effects(pair.extra, say)} ({say(named('scope', pair.scope))})", style="not bold")
        text.append(" + ", style="not bold")
        text.append_text(_townsfolk(view.cards[pair.hero], say))
        text.append(f": {ability(view.cards[pair.hero], say)}", style="not bold dim")
        yield text
