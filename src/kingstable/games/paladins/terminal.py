"""The table in a terminal: rows of cards, regions and the own board in words, players in a panel beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table as Grid
from rich.text import Text

from kingstable.kernel import Message, message, named

from .faces import ActionFace, Icon, Icons, PaladinFace, SpaceFace, faces
from .options import CARD, FAVOUR, OUTSIDER, ability_words, favour_words, worth_words
from .view import PaladinsView, PlayerView

Say = Callable[[Message], str]

_FACES: Final = faces()

#: The kinds of things that `show` marks with the labels of choices.
DRAWS: Final = ("space",)

_LEAST, _MOST = 76, 108  # columns
_LIT: Final = "bold #000000 on #ffe600"
_PLAYER_STYLES: Final = (
    "bold #ffffff on #a11d33",
    "bold #ffffff on #1d3fd1",
    "bold #000000 on #f2c14e",
    "bold #ffffff on #2f6b3a",
    "bold #ffffff on #444444",
)
_WORKER_STYLES: Final = {
    "labourer": "#000000 on #f4f1e8",
    "scout": "#ffffff on #2f7d3b",
    "merchant": "#ffffff on #2a56b8",
    "fighter": "#ffffff on #b3261e",
    "cleric": "#ffffff on #2b2b2b",
    "criminal": "#ffffff on #6f3fa0",
}
_PIECES: Final = {"monk": ("☩", "m"), "outpost": ("⌂", "o")}
_WORKSHOP, _PLAIN_WORKSHOP = "■", "#"


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
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(style="bold", max_width=24)
        grid.add_column()
        view, say, plain = self.view, self.say, options.ascii_only
        grid.add_row(say(message("show-townsfolk")), _townsfolk(view, say))
        grid.add_row(say(message("show-outsiders")), _outsiders(view, say))
        grid.add_row(say(message("show-king")), _king(view, say))
        pieces = _pieces(view, plain)
        for region in _FACES.regions:
            head = message("show-region", region=region.id, faith=region.faith_flag, strength=region.strength_flag)
            spaces = [space for space in region.spaces if space.min_players <= view.seats]
            grid.add_row(say(head), _joined(_space(space, pieces, self.lit, say) for space in spaces))
        if view.taverns and view.phase in ("new_round", "tavern"):
            grid.add_row(say(message("show-taverns")), _taverns(view, say))
        if view.seat is not None:
            grid.add_row(say(message("show-actions")), _joined(_actions(view.players[view.seat], say, plain), "\n"))
        yield grid


def _joined(parts: Iterable[Text], gap: str = " · ") -> Text:
    return Text(gap).join(parts)


# -- rows of cards -------------------------------------------------------------------------------------------------


def _townsfolk(view: PaladinsView, say: Say) -> Text:
    parts = []
    for slot, printed in zip(view.townsfolk, _FACES.townsfolk_slots, strict=True):
        if slot.card is None:
            parts.append(Text(say(message("show-empty")), style="dim"))
            continue
        price = printed.price if slot.price is None else slot.price
        text = Text(say(named("townsfolk", slot.card)), style="bold" if slot.affordable else "")
        text.append(f" ({say(message('price-silver', amount=price))}", style="not bold dim")
        if printed.debt_allowed and price:  # PAL-D36
            text.append(f" {say(message('show-or-debt'))}", style="not bold dim")
        parts.append(text.append(")", style="not bold dim"))
    return _joined(parts)


def _outsiders(view: PaladinsView, say: Say) -> Text:
    parts = []
    for slot in view.outsiders:
        if slot.card is None:
            parts.append(Text(say(message("show-empty")), style="dim"))
            continue
        text = Text(say(named("outsider", slot.card)), style="bold" if slot.convertible else "")
        text.append(f" ({say(named('nation', _FACES.outsiders[slot.card].nation))}", style="not bold dim")
        if slot.price:
            text.append(f", {say(message('price-silver', amount=slot.price))}", style="not bold dim")
        parts.append(text.append(")", style="not bold dim"))
    return _joined(parts)


def _king(view: PaladinsView, say: Say) -> Text:
    hidden = say(message("show-face-down"))
    parts = []
    for order, slot in zip(view.orders, _FACES.order_slots, strict=True):
        name = hidden if order.card is None else say(named("order", order.card))
        parts.append(Text(f"{name} ({slot.vp})", style="dim" if order.card is None else ""))
    for favour in view.favours:
        if favour.card is not None:
            text = Text(say(named("favour", favour.card)))
            if favour.owner is not None:
                text.append(f" {_mark(favour.owner)} ", style=_PLAYER_STYLES[favour.owner])
            parts.append(text)
    return _joined(parts)


def _taverns(view: PaladinsView, say: Say) -> Text:
    parts = []
    for tavern in view.taverns:
        text = Text()
        for worker in _FACES.taverns[tavern.id]:
            text.append_text(_worker(worker, say)).append(" ")
        if tavern.taken_by is not None:
            text = Text(f"{_mark(tavern.taken_by)}", style=_PLAYER_STYLES[tavern.taken_by])
        parts.append(text)
    return _joined(parts)


def _pieces(view: PaladinsView, plain: bool) -> dict[str, Text]:
    """The monk or outpost on each space that has one."""
    return {
        space: Text(f"{_PIECES[kind][plain]}{_mark(owner)}", style=_PLAYER_STYLES[owner])
        for owner, player in enumerate(view.players)
        for kind, spaces in (("monk", player.monks), ("outpost", player.outposts))
        for space in spaces
    }


def _space(space: SpaceFace, pieces: Mapping[str, Text], lit: Mapping[str, str], say: Say) -> Text:
    text = Text()
    label = lit.get(f"space:{space.id}")
    if label is not None:
        text.append(f" {label} ", style=_LIT).append(" ")
    if space.id in pieces:
        return text.append_text(pieces[space.id])
    return text.append(say(words(space.reward)), style="" if label else "dim")


def words(icons: Icons) -> Message:
    """Printed icons in words."""
    parts = [_icon(icon) for icon in icons]
    if not parts:
        return message("reward-nothing")
    return parts[0] if len(parts) == 1 else Message("reward-all", {"parts": list(parts)})


def _icon(icon: Icon) -> Message:
    if icon.options:
        *others, found = [words(option) for option in icon.options]
        for option in reversed(others):
            found = message("reward-or", left=option, right=found)
        return found
    if icon.effect == "gain_worker":
        return message("reward-worker", amount=icon.amount, worker=named("worker", icon.what))
    if icon.effect == "gain_attribute":
        return _attribute(icon.what, icon.amount)
    return message(f"reward-{icon.effect.removeprefix('gain_')}".replace("_", "-"), amount=icon.amount)


def _attribute(id: str, amount: int) -> Message:
    return message("reward-attribute", amount=amount, attribute=named("attribute", id))


# -- the own board -------------------------------------------------------------------------------------------------


def _actions(mine: PlayerView, say: Say, plain: bool) -> Iterator[Text]:
    for action in _FACES.actions:
        placed = mine.placed.get(action.id, [None] * len(action.spaces))
        text = Text(say(named("action", action.id)), style="dim" if any(placed) else "bold")
        text.append(" ")
        for number, (space, worker) in enumerate(zip(action.spaces, placed, strict=True), 1):
            if f"{action.id}.{number}" in mine.workshops:
                text.append(f" {_PLAIN_WORKSHOP if plain else _WORKSHOP} ", style="not dim")
            elif worker is not None:
                text.append_text(_worker(worker, say))
            elif space.accepts == "any":
                text.append("[   ]", style="not bold dim")
            else:
                text.append(f"[{_short(space.accepts, say)}]", style="not bold dim")
        yield text.append_text(_facts(action, mine, say))


def _counts(player: PlayerView) -> dict[str, int]:
    """How often each action counts as taken."""
    return {
        "develop": len(player.workshops),
        "commission": len(player.monks),
        "fortify": len(player.walls),
        "garrison": len(player.outposts),
        "absolve": len(player.jars),
        "attack": len(player.attacked),
        "convert": len(player.converted),
    }


def _facts(action: ActionFace, mine: PlayerView, say: Say) -> Text:
    """How often it was done, what it needs and what it costs next."""
    facts = []
    count = _counts(mine).get(action.id, 0)
    if action.limit:
        facts.append(say(message("show-count", count=count, limit=action.limit)))
    elif count:
        facts.append(str(count))
    need = action.thresholds[count] if count < len(action.thresholds) else 0
    if need and action.needs is not None:
        facts.append(say(message("show-need", attribute=named("attribute", action.needs), need=need)))
    printed = action.costs[count] if count < len(action.costs) else action.cost
    cost = mine.costs.get(action.id, printed)
    if action.resource is not None and cost:
        price = message(f"reward-{action.resource}", amount=cost)
        facts.append(say(message("show-next-cost", price=price)))
    return Text(f"  {', '.join(facts)}" if facts else "", style="not bold dim")


def _short(worker: str, say: Say) -> str:
    return say(named("worker", worker))[:3]


def _worker(worker: str, say: Say) -> Text:
    return Text(f" {_short(worker, say)} ", style=_WORKER_STYLES[worker])


def _mark(player: int) -> str:
    return str(player + 1)


# -- players -------------------------------------------------------------------------------------------------------


def panel(view: PaladinsView, lit: Mapping[str, str], say: Say) -> RenderableType:
    """The round, the tax supply, all players, and the viewer's paladins."""
    head = Text(f"{say(message('show-round'))} {view.round}", style="bold")
    head.append(f"   {say(message('show-tax'))} {view.tax}/{_FACES.tax[view.seats]}", style="not bold")
    return Group(
        head,
        *(part for number in range(len(view.players)) for part in _player(view, number, say)),
        *_paladins(view, say),
    )


def _player(view: PaladinsView, number: int, say: Say) -> Iterator[RenderableType]:
    player = view.players[number]
    name = say(message("seat-name", seat=number) if number < view.seats else named("term", "ai_player"))
    first = Text.assemble((f" {_mark(number)} ", _PLAYER_STYLES[number]), " ")
    first.append(name, style="bold" if number == view.active else "")
    for attribute, value in player.tracks.items():
        bonus = _bonus(_FACES.paladins[player.paladin])[attribute] if player.paladin is not None else 0
        first.append(f"  {say(named('attribute', attribute))} {value}{f'+{bonus}' if bonus else ''}")
    if player.passed:
        first.append(f"  {say(message('show-passed'))}", style="dim")
    yield first
    yield _stock(player, say) if number < view.seats else _rival(view, player, say)
    cards = _owned(player, say)
    if cards:
        yield cards


def _stock(player: PlayerView, say: Say) -> Text:
    text = Text("    ")
    for worker, count in player.workers.items():
        for _ in range(count):
            text.append_text(_worker(worker, say))
    facts = [
        f"{say(message('show-silver'))} {player.silver}",
        f"{say(message('show-provisions'))} {player.provisions}",
        *_guilt(player, say),
    ]
    return text.append(f"  {', '.join(facts)}")


def _guilt(player: PlayerView, say: Say) -> list[str]:
    return [
        f"{say(message('show-suspicion'))} {len(player.suspicion)}",
        f"{say(message('show-debts'))} {player.unpaid}/{player.paid}",
    ]


def _rival(view: PaladinsView, player: PlayerView, say: Say) -> Text:
    assert view.rival is not None
    rival = view.rival
    facts = [
        f"{say(message('show-workers'))} {rival.workers}",
        say(message("show-marker", marker=rival.marker)),
        say(message("show-schemes", deck=rival.scheme_deck, pile=len(rival.scheme_pile))),
        *_guilt(player, say),
    ]
    if rival.placed:
        facts.append(say(message("show-blocked", actions=[named("action", id) for id in rival.placed])))
    return Text(f"    {', '.join(facts)}")


def _owned(player: PlayerView, say: Say) -> Text:
    facts = []
    counts = [f"{say(named('action', action))} {count}" for action, count in _counts(player).items() if count]
    if counts:
        facts.append(", ".join(counts))
    if player.converted:
        names = ", ".join(f"{say(named('outsider', card))} {vp}" for card, vp in player.converted.items())
        facts.append(f"{say(message('show-converted'))}: {names}")
    if player.kept:
        names = ", ".join(say(named("townsfolk", card)) for card in player.kept)
        facts.append(f"{say(message('show-kept'))}: {names}")
    return Text(f"    {'; '.join(facts)}" if facts else "", style="dim")


def _paladins(view: PaladinsView, say: Say) -> Iterator[Text]:
    """What the viewer knows of the own paladins."""
    if view.seat is None:
        return
    revealed = view.players[view.seat].paladin or view.chosen
    for title, cards in (
        ("show-paladin", [revealed] if revealed is not None else []),
        ("show-hand", view.hand),
        ("show-known-top", [view.known_top] if view.known_top is not None else []),
        ("show-known-bottom", view.known_bottom),
    ):
        if cards:
            told = "; ".join(_paladin(_FACES.paladins[card], say) for card in cards)
            yield Text.assemble((f"{say(message(title))}: ", "bold"), told)


def _paladin(face: PaladinFace, say: Say) -> str:
    facts = [say(_attribute(id, value)) for id, value in _bonus(face).items() if value]
    facts += [_short(worker, say) for worker in face.workers]
    return f"{say(named('paladin', face.id))} ({', '.join(facts)}; {say(ability(face))})"


def _bonus(face: PaladinFace) -> dict[str, int]:
    return {"faith": face.faith, "strength": face.strength, "influence": face.influence}


def ability(face: PaladinFace) -> Message:
    """A paladin's ability in words."""
    action = named("action", face.action)
    if face.kind == "bonus":
        return message("paladin-bonus", action=action, reward=words(face.reward))
    if face.kind == "reduce_cost":
        return message("paladin-reduce-silver", action=action, amount=face.reduce_by)
    return message(f"paladin-waive-{face.resource}", action=action)


def about(view: PaladinsView, say: Say) -> RenderableType:
    """What the cards of the rows and of the viewer do."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    kept = [] if view.seat is None else view.players[view.seat].kept
    for card in dict.fromkeys([*(slot.card for slot in view.townsfolk if slot.card is not None), *kept]):
        text = f"{say(words(_FACES.townsfolk[card].discard))} / {say(ability_words(CARD.read(card)))}"
        grid.add_row(Text(say(named("townsfolk", card)), style="bold"), text)
    for slot in view.outsiders:
        if slot.card is not None:
            text = f"{say(words(_FACES.outsiders[slot.card].attack))} / {say(worth_words(OUTSIDER.read(slot.card)))}"
            grid.add_row(Text(say(named("outsider", slot.card)), style="bold"), text)
    for favour in view.favours:
        if favour.card is not None:
            cost = ", ".join(say(part) for part in favour_words(FAVOUR.read(favour.card)))
            text = f"{cost} → {say(words(_FACES.favours[favour.card].reward))}"
            grid.add_row(Text(say(named("favour", favour.card)), style="bold"), text)
    return grid
