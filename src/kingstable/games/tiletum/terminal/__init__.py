"""The table in a terminal: the wheel and the map, and beside them offers, fairs, the king track and the boards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from kingstable.kernel import Ask, Message, Option, message, named

from ..components import COMPONENTS
from ..faces import BoardFace, faces
from ..names import name_of
from ..options import ROOM_IDS, Contribute, PickDie, Place, PlaceCrest, Put, Recruit, Replace, TakeContract, TakeDie
from ..rival.directives import option_words
from ..tables import CATHEDRALS, MEEPLES, SPOTS, TILES
from ..view import FairView, TiletumView
from ..view.boards import CardinalView, PlayerView
from .europe import Map, towns
from .signs import RESOURCES, SIDES, Say, dice, die, head, label, name, parted, resources, sign, signed, tile, tiles
from .wheel import wheel

#: The kinds of things that `show` and `panel` mark with the labels of choices.
DRAWS: Final = ("die", "tile")

_INDENT: Final = (0, 0, 0, 2)
_DIRECTIVES: Final = {card.id: card for card in COMPONENTS.directive_cards}


def show(view: TiletumView, lit: Mapping[str, str], say: Say) -> RenderableType:
    """The wheel and the map with its tiles; in a solo game, where the panel is long, also the contracts on offer."""
    parts = [wheel(view, lit, say), Map(view, say), _map_tiles(view, lit, say)]
    return Group(*parts, _contracts(view, lit, say)) if view.cardinal is not None else Group(*parts)


def panel(view: TiletumView, lit: Mapping[str, str], say: Say) -> RenderableType:
    """The moment, king track and fairs, contracts and characters on offer, and the players with their boards.

    Where there are more than two, the boards of others are left to their pages.
    """
    parts: list[RenderableType] = [_moment(view, say), _king(view, lit, say), _fairs(view, say)]
    parts += [_contracts(view, lit, say)] if view.cardinal is None else []
    parts.append(_characters(view, lit, say))
    for side in view.order:
        parts.append(_player_head(view, side, say))
        if len(view.order) <= 2 or view.seat in (None, view.players[side].seat):
            parts += _board(view.players[side], lit, say)
    if view.cardinal is not None:
        parts += _cardinal(view.cardinal, lit, say)
    return Group(*parts)


def _map_tiles(view: TiletumView, lit: Mapping[str, str], say: Say) -> Text:
    told = [
        tile(id, lit, say).append(f" ({say(name_of('spot', spot))})", style="dim")
        for spot, ids in view.map_tiles.items()
        for id in ids
    ]
    return head(say, "show-map-tiles").append_text(parted(told))


# -- beside the board ---------------------------------------------------------------------------------------------


def _moment(view: TiletumView, say: Say) -> Text:
    text = Text(
        f"{say(message('show-round'))} {view.round}/{faces().rounds} {say(named('phase', view.phase))}", style="bold"
    )
    if view.active is not None:
        text.append(f" · {say(message('show-pass', number=view.turn))} · {name(view.players[view.active], say)}")
    for frame in view.actions:
        text.append(f"  {say(named('action', frame.action))}: {frame.ap} {say(message('show-ap'))}", style="not bold")
    if view.picked is not None:
        text.append("  ").append_text(die(view.picked, say))
    return text


def _king(view: TiletumView, lit: Mapping[str, str], say: Say) -> Text:
    """Markers on one space are told from the bottom up: the lower one is ahead (TIL-17.4)."""
    told = []
    for stack in view.king_track:
        text = Text(f"{signed(faces().king_track[stack.space])}:")
        for side in stack.sides:
            text.append(f" {sign(view, side, say)}", style=SIDES[side])
        told.append(text)
    if view.king_tile is not None:
        told.append(tile(view.king_tile, lit, say))
    corruption = ", ".join(map(str, view.corruption)) or "-"
    told.append(Text(f"{say(message('show-corruption'))} {corruption}", style="dim"))
    return head(say, "score-king").append_text(parted(told))


def _fair_words(view: TiletumView, slot: int, say: Say) -> tuple[str, str]:
    """A fair by name and town, and how it counts (TIL-18.5)."""
    fair = view.fairs[slot]
    face = faces().fairs[fair.fair]
    value = face.value + faces().fair_slots[slot]
    return (
        f"{say(name_of('fair', fair.fair))} ({say(name_of('spot', fair.town))})",
        f"{'+' if face.adds else '×'}{value}",
    )


def _fairs(view: TiletumView, say: Say) -> RenderableType:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for slot, fair in enumerate(view.fairs):
        style = "dim" if fair.held else "bold" if slot + 1 == view.round else ""
        now = Text()
        for side, points in enumerate(fair.now):
            now.append(f"{sign(view, side, say)}:{points} ", style=SIDES[side])
        title, value = _fair_words(view, slot, say)
        grid.add_row(Text(f"{slot + 1}", style=style), Text(title, style=style), value, now)
    return grid


def _contracts(view: TiletumView, lit: Mapping[str, str], say: Say) -> Text:
    told = []
    for points, id in zip(faces().contract_ap, view.contracts, strict=True):
        text = Text(f"{points}\u00a0{say(message('show-ap'))}: ", style="dim")
        told.append(text.append_text(tile(id, lit, say) if id else Text("-")))
    return head(say, "score-contracts").append_text(parted(told))


def _characters(view: TiletumView, lit: Mapping[str, str], say: Say) -> Text:
    text = head(say, "score-characters").append(f"{faces().character_ap}\u00a0{say(message('show-ap'))}: ", style="dim")
    return text.append_text(tiles(view.characters, lit, say))


def _board(player: PlayerView, lit: Mapping[str, str], say: Say) -> Iterator[Text]:
    """Buildings and storehouse; the Cardinal has none."""
    yield _buildings(player, lit, say)
    if player.seat is not None:
        free = faces().board.storehouse - len(player.storehouse)
        store = head(say, "show-storehouse").append_text(tiles(player.storehouse, lit, say))
        yield store.append(f" · {say(message('show-free-slots', count=free))}", style="dim")


def _player_head(view: TiletumView, side: int, say: Say) -> Text:
    player = view.players[side]
    houses = sum(owner == side for owner in view.houses.values())
    pillars = sum(side in cathedral.pillars for cathedral in view.cathedrals.values())
    text = Text(f"{view.order.index(side) + 1}. {name(player, say)} [{sign(view, side, say)}]", style=SIDES[side])
    text.append(f"  {player.vp} ({player.estimate})  ", style="not bold default")
    text.append_text(resources(player.resources, say))
    text.append(f" {say(message('show-houses'))} {houses}+{player.house_supply}", style="not bold default")
    text.append(f" {say(message('show-pillars'))} {pillars}+{player.pillar_supply}", style="not bold default")
    return text.append(f" {say(message('show-contracts'))} {len(player.contracts)}", style="not bold default")


def _buildings(player: PlayerView, lit: Mapping[str, str], say: Say) -> Text:
    """Rooms from the ground floor up, the crest, and the marker that still waits."""
    text = Text()
    for index, (rooms, crest, marker) in enumerate(zip(player.rooms, player.crests, player.home_markers, strict=True)):
        text.append(f"{' ' if index else ''}{index + 1}[", style="dim")
        lives = [Text("_") if id is None else label(lit, f"tile:{id}").append(id) for id in rooms]
        text.append_text(Text("\u00a0").join(lives)).append("]", style="dim")
        if crest is not None:
            text.append(f"({say(_crest(crest))})")
        if marker:
            text.append(f"+{marker}", style="dim")
    return text


def _crest(id: str) -> Message:
    return named("crest", faces().tiles[id].crest or "")


def _cardinal(cardinal: CardinalView, lit: Mapping[str, str], say: Say) -> list[RenderableType]:
    """The row of directive cards with an arrow at the pawn, and what waits on his board."""
    cards = [
        Text.assemble("> ", (say(named("directive", card)), "bold reverse"))
        if place == cardinal.pawn
        else Text(say(named("directive", card)))
        for place, card in enumerate(cardinal.row)
    ]
    row = head(say, "show-directives").append_text(parted(cards))
    challenges = head(say, "score-challenges")
    challenges.append(", ".join(say(named("challenge", card)) for card in cardinal.challenges) or "-")
    parts: list[RenderableType] = [row, challenges]
    contracts = [slot.tile for slot in cardinal.slots]
    for title, ids in (
        ("show-reserve", cardinal.reserve),
        ("show-unfulfilled", contracts),
        ("show-supply", cardinal.supply),
    ):
        if ids:
            parts.append(head(say, title).append_text(tiles(ids, lit, say)))
    return parts


# -- pages --------------------------------------------------------------------------------------------------------


def board(view: TiletumView, seat: int | None, say: Say) -> RenderableType:
    """All that a player has, or the Cardinal."""
    side = next(side for side, player in enumerate(view.players) if player.seat == seat)
    player = view.players[side]
    printed = faces().board if seat is not None else faces().cardinal_board
    parts: list[RenderableType] = [_player_head(view, side, say), *_standing(view, side, say)]
    parts += _building_lines(player, printed, say)
    if seat is not None:
        free = printed.storehouse - len(player.storehouse)
        store = head(say, "show-storehouse").append_text(tiles(player.storehouse, {}, say))
        parts.append(store.append(f" · {say(message('show-free-slots', count=free))}"))
    if view.cardinal is not None and seat is None:
        parts += [*_cardinal_page(view.cardinal, say)]
    return Group(*parts)


def _standing(view: TiletumView, side: int, say: Say) -> Iterator[Text]:
    player = view.players[side]
    where = message("show-at", merchant=name_of("spot", player.merchant), architect=name_of("spot", player.architect))
    yield Text(say(where))
    markers = ", ".join(f"{say(named('action', action))} +{ap}" for action, ap in player.markers.items())
    yield head(say, "show-markers").append(markers or "-")
    yield head(say, "show-taken-dice").append_text(dice(player.dice, say))
    yield head(say, "show-fulfilled").append_text(tiles(player.contracts, {}, say))
    given = ", ".join(say(named("cathedral", town.lower())) for town in player.given)
    yield head(say, "show-given").append(given or "-")


def _building_lines(player: PlayerView, printed: BoardFace, say: Say) -> Iterator[Text]:
    """Buildings: the AP of each floor and who lives there, the crest or what one costs, and the marker."""
    for number, (rooms, crest, marker) in enumerate(zip(player.rooms, player.crests, player.home_markers, strict=True)):
        face = printed.buildings[number]
        text = Text(f"{say(Message(f'building-{number + 1}'))}: ", style="bold")
        for cost, id in zip(face.rooms, rooms, strict=True):
            text.append(f"{cost}\u00a0{say(message('show-ap'))}: ", style="not bold dim")
            text.append_text(tile(id, {}, say) if id else Text("-")).append("; ")
        text.append(
            say(message("show-crest-food", food=face.crest_food)) if crest is None else say(_crest(crest)), "not bold"
        )
        yield text.append(f"; {say(message('show-marker'))} +{marker}" if marker else "", "not bold")


def _cardinal_page(cardinal: CardinalView, say: Say) -> Iterator[RenderableType]:
    """TIL-39.8: his directives with what they say, and what he needs for his contracts."""
    yield from _cardinal(cardinal, {}, say)
    for slot in cardinal.slots:
        lacks = message("show-lacks", count=slot.lacks)
        yield Text(f"  {say(name_of('tile', slot.tile))}: {say(message('show-ready') if slot.ready else lacks)}")
    yield Text(say(message("show-reserved-food", food=cardinal.reserved_food)))
    yield Text()
    for card in cardinal.row:
        yield Text(say(named("directive", card)), style="bold")
        yield from _directive(card, say)


def _directive(card: str, say: Say) -> Iterator[RenderableType]:
    printed = _DIRECTIVES[card]
    dice = " > ".join(say(_kind_of_die(kind)) for kind in printed.dice_priority)
    lines = [f"{number}. {say(option_words(option))}" for number, option in enumerate(printed.options, 1)]
    yield from (Padding(line, _INDENT) for line in [*lines, f"{say(message('show-dice'))}: {dice}"])


def _kind_of_die(kind: str) -> Message:
    """What the strip of a directive card names: a resource, one of two, or the one that is needed most."""
    return named("resource" if kind in RESOURCES else "show", kind)


def piles(view: TiletumView, say: Say) -> RenderableType:
    """What is left in each pile, in no order, what is discarded and what has left the game; the bag; corruption."""
    parts: list[RenderableType] = [
        head(say, "show-bag").append_text(resources(view.bag, say)),
        head(say, "show-corruption-left").append(str(view.corruption_left)),
    ]
    for title, ids in (
        ("show-bonus-pile", view.bonus_pile),
        ("show-contract-pile", view.contract_pile),
        ("show-character-pile", view.character_pile),
        ("show-bonus-discard", view.bonus_discard),
        ("show-removed", view.removed),
    ):
        parts.append(Text(f"{say(message(title))}: {len(ids)}", style="bold"))
        parts.append(Padding(tiles(ids, {}, say), _INDENT))
    return Group(*parts)


def tracks(view: TiletumView, say: Say) -> RenderableType:
    """The order of play, the king track, the fairs in full, and every town."""
    order = ", ".join(name(view.players[side], say) for side in view.order)
    parts: list[RenderableType] = [head(say, "show-order").append(order), _king_table(view, say), Text()]
    return Group(*parts, *_fair_table(view, say), Text(), *towns(view, say))


def _king_table(view: TiletumView, say: Say) -> Text:
    """The VP of all its spaces, with those who stand there."""
    stacks = {stack.space: stack.sides for stack in view.king_track}
    text = head(say, "show-king-track")
    for space, vp in enumerate(faces().king_track):
        who = " ".join(sign(view, side, say) for side in stacks.get(space, ()))
        text.append(signed(vp), style="bold" if who else "dim").append(f" [{who}]  " if who else "  ")
    return text.append(say(message("show-king-last", vp=faces().king_last)), style="dim")


def _fair_table(view: TiletumView, say: Say) -> Iterator[Text]:
    for slot, fair in enumerate(view.fairs):
        title, value = _fair_words(view, slot, say)
        held = f" · {say(message('show-held'))}" if fair.held else ""
        yield Text(f"{slot + 1}. {title} {value}{held}", style="bold" if slot + 1 == view.round else "")
        for side, player in enumerate(view.players):
            yield Text(f"   {name(player, say)}: {say(_fair_count(fair, side))}")


def _fair_count(fair: FairView, side: int) -> Message:
    part = "yes" if fair.takes_part[side] else "no"
    return message("show-fair-count", count=fair.counts[side], vp=fair.now[side], part=part)


def choice(view: TiletumView, ask: Ask, option: Option, say: Say) -> str | None:
    """What an option costs and brings beyond its own words."""
    if isinstance(option, Place):
        return say(_placing(option))
    if isinstance(option, Put):
        return f"{say(named('sector', MEEPLES[option.meeple]))} → {say(name_of('spot', SPOTS[option.spot]))}"
    text = say(option.message)
    if isinstance(option, PickDie):
        resource, _, value = option.notation.removeprefix("die ").partition("-")
        return f"{text}: {_brings(view, ask.seat, resource, int(value), say)}"
    if isinstance(option, TakeDie):
        return f"{text}: {_brings(view, ask.seat, view.named or '', option.value, say)}"
    if isinstance(option, Contribute):
        cathedral = view.cathedrals[CATHEDRALS[option.cathedral]]
        stone = faces().costs[cathedral.cost].stone
        return f"{text}: {say(message('show-contribution-now', stone=stone, vp=cathedral.vp))}"
    if isinstance(option, PlaceCrest):
        food = faces().board.buildings[option.building].crest_food
        price = message("amount", amount=food, resource=named("resource", "food"))
        return f"{text} ({say(price)}). {say(Message(f'building-{option.building + 1}-text'))}"
    points = _points(view, option)
    return None if points is None else f"{text} ({say(message('show-costs-ap', ap=points))})"


def _placing(option: Place) -> Message:
    """In short, for there are many: the number of the character, the room and its AP."""
    building, floor = map(int, ROOM_IDS[option.room].split("-"))
    points = faces().board.buildings[building - 1].rooms[floor - 1]
    return message("show-placing", tile=TILES[option.tile].id, building=building, floor=floor, ap=points)


def _brings(view: TiletumView, seat: int, resource: str, value: int, say: Say) -> str:
    """The resources and the action of a die of this value, with the AP of a marker."""
    action = view.wheel[(value - view.first_value) % len(view.wheel)]
    markers = next(player.markers for player in view.players if player.seat == seat)
    gained = message("amount", amount=value, resource=named("resource", resource))
    points = faces().ap[value - 1] + markers.get(action, 0)
    return say(message("show-die-brings", gained=gained, action=named("action", action), ap=points))


def _points(view: TiletumView, option: Option) -> int | None:
    """The AP that an option costs."""
    if isinstance(option, TakeContract):
        offered = dict(zip(view.contracts, faces().contract_ap, strict=True))
        return offered.get(TILES[option.tile].id)
    if isinstance(option, Recruit):
        return faces().character_ap
    if isinstance(option, Replace):
        return faces().replace_ap
    return None


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
