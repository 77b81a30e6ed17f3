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
from .faces import CardFace, ManuscriptFace, SchemeFace, SpaceFace, SpotFace, faces
from .printed.entry import Effect, Effects
from .tables.numbers import SILVER, TRADE
from .tables.words import effects_message, icons_message, stock_message
from .view import AutomaView, PlayerView, SegmentView, ViscountsView

Say = Callable[[Message], str]

#: The kinds of things that `show` and `panel` mark with the labels of choices.
DRAWS: Final = ("space", "card", "manuscript")

_MARKS: Final = "●■▲◆"
_AUTOMA_MARK: Final = "✦"
_STYLES: Final = ("bold #ff5f5f", "bold #5f9fff", "bold #ffd75f", "bold #5fd787", "bold #bcbcbc")
_LIT: Final = "bold #000000 on #ffe600"
_FACES: Final = faces()


def show(view: ViscountsView, lit: Mapping[str, str], say: Say) -> RenderableType:
    """The pairs while they are drafted, the ring clockwise, and the castle."""
    parts: list[RenderableType] = []
    if view.pairs:
        parts += _pairs(view, say)
    for segment in view.ring:
        parts += _segment(view, segment, lit, say)
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
    parts: list[RenderableType] = [_moment(view, say)]
    for who in sorted(range(len(view.players)), key=lambda who: who != view.seat):
        parts += _player(view, who, lit, say)
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
        grid.add_row(Text(say(named("card", id)), style="bold"), ability(_FACES.cards[id], say))
    for segment in view.ring:
        if segment.manuscript:
            worth = _worth(_FACES.manuscripts[segment.manuscript], say)
            grid.add_row(Text(say(named("manuscript", segment.manuscript)), style="bold"), worth)
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
                "ability-convert-once" if gives > amount else "ability-convert",
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


def _is_automa(view: ViscountsView, who: int) -> bool:
    return view.automa is not None and who == len(view.players) - 1


def _mark(view: ViscountsView, who: int) -> tuple[str, str]:
    return (_AUTOMA_MARK, _STYLES[4]) if _is_automa(view, who) else (_MARKS[who], _STYLES[who])


def _label(lit: Mapping[str, str], reference: str) -> Text:
    """The label of a thing that can be chosen."""
    return Text.assemble((f" {lit[reference]} ", _LIT), " ") if reference in lit else Text()


# -- the board -------------------------------------------------------------------------------------------------------


def _segment(view: ViscountsView, segment: SegmentView, lit: Mapping[str, str], say: Say) -> Iterator[RenderableType]:
    printed = _FACES.segments[segment.id]
    head = Text(f"{segment.id} {say(named('segment', printed.name))}", style="bold")
    head.append(f"  {say(message('show-section'))} {segment.section}", style="not bold dim")
    yield head
    line = Text()
    for space in printed.spaces:
        line.append_text(_space(view, space, lit, say))
        line.append("   ")
    yield Padding(line, (0, 0, 0, 2))
    yield Padding(_piles(segment, lit, say), (0, 0, 0, 2))
    yield Padding(_spots(view, segment, say), (0, 0, 0, 2))


def _space(view: ViscountsView, space: SpaceFace, lit: Mapping[str, str], say: Say) -> Text:
    text = _label(lit, f"space:{space.id}")
    text.append(f"({space.id})", style="bold")
    if space.icons:
        text.append(f" {space.icons}→{_effects(space.gain, say)}", style="dim")
    for who, player in enumerate(view.players):
        if player.viscount == space.id:
            mark, style = _mark(view, who)
            text.append(f" {mark}", style=style)
    return text


def _piles(segment: SegmentView, lit: Mapping[str, str], say: Say) -> Text:
    text = Text()
    face = _FACES.segments[segment.id]
    if segment.townsfolk:
        text.append_text(_label(lit, f"card:{segment.townsfolk}"))
        text.append_text(_townsfolk(_FACES.cards[segment.townsfolk], say))
        text.append(f" ({segment.townsfolk_left})", style="dim")
    else:
        printed = face.townsfolk
        text.append(
            f"{say(message('show-townsfolk'))}: {_price(printed.silver, say)}, {_icons(printed.icons, say)}",
            style="dim",
        )
        text.append(f"; {_effects(printed.corner, say)}", style="dim")
    text.append("  |  ")
    if segment.manuscript:
        text.append_text(_label(lit, f"manuscript:{segment.manuscript}"))
        scroll = _FACES.manuscripts[segment.manuscript]
        text.append(f"{say(named('ribbon', scroll.ribbon))} {scroll.cost}: {_worth(scroll, say)}")
        text.append(f" ({segment.manuscripts_left})", style="dim")
    else:
        text.append(
            f"{say(message('show-manuscript'))} {face.manuscript.cost}: {_effects(face.manuscript.immediate, say)}",
            style="dim",
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
    spots = _FACES.segments[segment.id].spots[view.side]
    for number, spot in enumerate(spots):
        text.append_text(_spot(view, spot, say))
        if number + 1 < len(spots):
            text.append(" [–]" if spot.link is None else f" [{_effects(spot.link, say)}]", style="dim")
            text.append(" ‖ " if spot.bank != spots[number + 1].bank else " ")
        elif spot.link is not None:
            text.append(f" [{_effects(spot.link, say)} →]", style="dim")
    return text


def _spot(view: ViscountsView, spot: SpotFace, say: Say) -> Text:
    text = Text(spot.id[-1], style="bold")
    for who, player in enumerate(view.players):
        for building, place in player.built.items():
            if place == spot.id:
                mark, style = _mark(view, who)
                text.append(f" {mark}{_short(building, say)}", style=style)
                return text
    text.append(f" {_effects(spot.reward, say)}")
    return text


def _short(building: str, say: Say) -> str:
    """A building in short: a few letters of its type, and the number of its slot."""
    type, _, slot = building.rpartition("_")
    return f"{say(named('short', type))}{slot}"


def _castle(view: ViscountsView, say: Say) -> RenderableType:
    """The sections with the workers of each player; tier 3 last."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for _ in range(4):
        grid.add_column()
    tier = say(message("show-tier"))
    grid.add_row(Text(say(message("show-castle")), style="bold"), f"{tier} 1", f"{tier} 2", "")
    for number, section in enumerate(_FACES.castle):
        grid.add_row(
            f"{say(message('show-section'))} {section.id}",
            _workers(view, [player.tier1[number] for player in view.players]),
            _workers(view, [player.tier2[number] for player in view.players]),
            Text(_effects(section.reward, say), style="dim"),
        )
    grid.add_row(f"{tier} 3", _workers(view, [player.tier3 for player in view.players]), "", "")
    return grid


def _workers(view: ViscountsView, numbers: Iterable[int]) -> Text:
    text = Text()
    for who, number in enumerate(numbers):
        if number:
            mark, style = _mark(view, who)
            text.append(mark * number if number < 6 else f"{mark}×{number}", style=style)
    return text or Text("·", style="dim")


# -- players ---------------------------------------------------------------------------------------------------------


def _moment(view: ViscountsView, say: Say) -> Text:
    text = Text(f"{say(message('show-round'))} {view.round}", style="bold")
    people = len(view.players) - (view.automa is not None)
    for id, left, of in (
        ("show-poverty", view.debts, _FACES.poverty[people - 1]),
        ("show-prosperity", view.deeds, _FACES.prosperity[people - 1]),
    ):
        text.append(f"   {say(message(id))} {left}/{of}", style="not bold" if left else "bold red")
    if view.last_round is not None and not view.finished:
        text.append(f"   {say(message('show-last-round'))}: {view.last_round}", style="bold red")
    return text


def _player(view: ViscountsView, who: int, lit: Mapping[str, str], say: Say) -> Iterator[RenderableType]:
    player = view.players[who]
    automa = view.automa if _is_automa(view, who) else None
    mark, style = _mark(view, who)
    name = named("automa", automa.id) if automa else message("seat-name", seat=who)
    points = str(player.points).replace("-", "−")
    head = Text.assemble((f"{mark} ", style), (say(name), "bold"), f"  {say(message('show-points'))} {points}")
    if view.leader == who:
        head.append(f"  {say(message('show-leader'))}", style="bold")
    yield head
    own = who == view.seat
    single = automa is not None and _FACES.automas[automa.id].single_type
    lines = [_stock(player, single, say), _standing(player, say), _slots(player, lit if own else {}, say)]
    if own:
        lines += _own_cards(player, lit, say)
    else:
        lines.append(_hidden_cards(player, automa, say))
    for line in lines:
        yield Padding(line, (0, 0, 0, 2))


def _hidden_cards(player: PlayerView, automa: AutomaView | None, say: Say) -> Text:
    """How many cards, or schemes, an opponent has where nobody sees them."""
    pile = f"{say(message('show-draw-pile'))} {player.draw_pile_size}"
    if automa is not None:
        return Text(f"{say(message('show-future'))} {automa.future_left}, {pile}")
    return Text(f"{say(message('show-hand'))} {player.hand_size}/{player.hand_limit}, {pile}")


def _stock(player: PlayerView, single: bool, say: Say) -> Text:
    """Resources and workers; one Automa keeps all resources in a single stock (VIS-33.2)."""
    parts = [say(stock_message(RESOURCES.index(resource), number)) for resource, number in player.stock.items()]
    if single:
        parts = [say(message("stock-any", n=sum(player.stock.values())))]
    return Text(", ".join([*parts, f"{say(message('show-workers'))} {player.workers}"]))


def _standing(player: PlayerView, say: Say) -> Text:
    text = Text(
        f"{say(message('show-track'))} {player.corruption}/{player.virtue}",
        style="bold red" if player.corruption == player.virtue else "",
    )
    text.append(f"  {say(message('show-debts'))} {player.unpaid}+{player.paid}", style="not bold default")
    text.append(f"  {say(message('show-deeds'))} {player.acquired}+{player.approved}", style="not bold default")
    shown = " ".join(_short(building, say) for building in player.built)
    text.append(f"  {say(message('show-buildings'))} {shown or '–'}", style="not bold default")
    if player.manuscripts:
        text.append(f"  {say(message('show-manuscripts'))} {len(player.manuscripts)}", style="not bold default")
    return text


def _slots(player: PlayerView, lit: Mapping[str, str], say: Say) -> Text:
    text = Text(f"{say(message('show-board'))}: ")
    for number, id in enumerate(player.slots):
        if number:
            text.append(" → ", style="dim")
        if id is None:
            text.append("·", style="dim")
        elif id in _FACES.schemes:
            text.append(_scheme(_FACES.schemes[id], say))
        else:
            text.append_text(_label(lit, f"card:{id}"))
            text.append_text(_townsfolk(_FACES.cards[id], say))
    text.append(f"  [{_icons(player.icons, say)}]", style="bold")
    return text


def _own_cards(player: PlayerView, lit: Mapping[str, str], say: Say) -> Iterator[Text]:
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
                text.append_text(_townsfolk(_FACES.cards[card], say))
            else:
                text.append(say(named("card", card)), style="dim")
        if not cards:
            text.append(say(message("show-none")), style="dim")
        yield text


def _pairs(view: ViscountsView, say: Say) -> Iterator[RenderableType]:
    yield Text(say(message("show-pairs")), style="bold")
    for pair in view.pairs:
        text = Text(f"  {pair.card}: ", style="bold")
        card, hero = _FACES.player_cards[pair.card], _FACES.cards[pair.hero]
        counted = (("silver", card.silver), ("gain_deed", card.deeds), ("gain_debt", card.debts))
        gains = (*card.gains, *(Effect(op, n) for op, n in counted if n))
        text.append(_effects(gains, say), style="not bold")
        text.append(f"; {_effects(card.extra, say)} ({say(named('scope', card.scope))})", style="not bold")
        text.append(" + ", style="not bold")
        text.append_text(_townsfolk(hero, say))
        text.append(f": {ability(hero, say)}", style="not bold dim")
        yield text
