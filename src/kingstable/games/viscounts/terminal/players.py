"""The players: in a few lines each beside the table, and with all that is open of one of them on a page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from kingstable.kernel import message, named
from kingstable.kernel.parts import Say

from ..components import RESOURCES
from ..printed.entry import Effect
from ..tables.numbers import BUILD
from ..tables.words import icons_message, stock_message
from ..view import PlayerView, ViscountsView
from .automa import automa_rows, automa_slot
from .signs import (
    FACES,
    ability,
    bonus_words,
    building_name,
    card_facts,
    card_name,
    card_words,
    effects_words,
    explained,
    icons_words,
    is_automa,
    labelled,
    manuscript_words,
    mark,
    name_of,
    short,
    two_columns,
)

Rows = Iterator[tuple[str, RenderableType]]

# -- beside the table ------------------------------------------------------------------------------------------------


def panel(view: ViscountsView, lit: Mapping[str, str], say: Say) -> RenderableType:
    """The round and its phase, how near the end is, the players, the viewer first, and while they are drafted pairs."""
    parts: list[RenderableType] = [*_moment(view, say)]
    for who in sorted(range(len(view.players)), key=lambda who: who != view.seat):
        parts += _player(view, who, lit, say)
    return Group(*parts, *(_pairs(view, say) if view.pairs else ()))


def _pairs(view: ViscountsView, say: Say) -> Iterator[RenderableType]:
    """Player cards, each with its hero."""
    yield Text(say(message("show-pairs")), style="bold")
    for pair in view.pairs:
        card = FACES.player_cards[pair.card]
        counted = (("silver", card.silver), ("gain_deed", card.deeds), ("gain_debt", card.debts))
        gains = (*card.gains, *(Effect(op, n) for op, n in counted if n))
        text = Text(f"{pair.card}: ", style="bold")
        text.append(effects_words(gains, say), style="not bold")
        text.append(f"; {effects_words(card.extra, say)} ({say(named('scope', card.scope))}) + ", style="not bold")
        text.append_text(card_words(pair.hero, say))
        text.append(f": {ability(FACES.cards[pair.hero], say)}", style="not bold")
        yield Padding(text, (0, 0, 0, 2))


def _moment(view: ViscountsView, say: Say) -> Iterator[Text]:
    text = Text(f"{say(message('show-round'))} {view.round}", style="bold")
    if view.phase and not view.finished:
        text.append(f" · {say(message(f'show-phase-{view.phase}'))}", style="not bold")
    if view.last_round is not None and not view.finished:
        text.append(f" · {say(message('show-last-round'))}: {view.last_round}")
    yield text
    people = len(view.players) - (view.automa is not None)
    for id, left, of in (
        ("show-poverty", view.debts, FACES.poverty[people - 1]),
        ("show-prosperity", view.deeds, FACES.prosperity[people - 1]),
    ):
        told = f"{left}/{of}" if left else say(message("show-revealed"))
        yield Text(f"{say(message(id))} {told}", style="" if left else "bold red")


def _player(view: ViscountsView, who: int, lit: Mapping[str, str], say: Say) -> Iterator[RenderableType]:
    player = view.players[who]
    yield _head(view, who, say)
    lines: list[RenderableType] = [_stock(view, who, say), _standing(player, say), _piles(view, who, say)]
    if who == view.seat:
        lines += [_slots(player, lit, say), _own_cards(player, lit, say)]
    for line in lines:
        yield Padding(line, (0, 0, 0, 2))


def _head(view: ViscountsView, who: int, say: Say) -> Text:
    """Sign, number and name of a player, points as they stand, and how they stand in the round."""
    sign, style = mark(view, who)
    head = Text.assemble((f"{sign} ", style), (f"{who + 1} {say(name_of(view, who))}", "bold"))
    points = str(view.players[who].points).replace("-", "−")
    facts = [f"{say(message('show-points'))} {points}"]
    for fact, holds in (
        ("show-turn", who == view.active and view.phase and not view.finished),
        ("show-first", who == view.first),
        ("show-leader", who == view.leader),
    ):
        if holds:
            facts.append(say(message(fact)))
    return head.append(f"  {' · '.join(facts)}", style="not bold")


def _stock(view: ViscountsView, who: int, say: Say) -> Text:
    """Resources and workers; one Automa keeps all resources in a single stock (VIS-33.2)."""
    player = view.players[who]
    parts = [say(stock_message(RESOURCES.index(resource), number)) for resource, number in player.stock.items()]
    if view.automa is not None and is_automa(view, who):
        single = FACES.automas[view.automa.id].single_type
        parts = [say(message("stock-any", n=sum(player.stock.values())))] if single else parts[:-1]
    return Text(f"{', '.join(parts)} · {say(message('show-workers'))} {player.workers}")


def _standing(player: PlayerView, say: Say) -> Text:
    """The markers on the track, debts and deeds."""
    text = Text(say(message("show-markers", corruption=player.corruption, virtue=player.virtue)))
    if player.corruption == player.virtue:
        text.append(f" ({say(message('show-linked'))})", style="bold red")
    text.append(f" · {say(message('show-debts-told', unpaid=player.unpaid, paid=player.paid))}")
    return text.append(f" · {say(message('show-deeds-told', acquired=player.acquired, approved=player.approved))}")


def _piles(view: ViscountsView, who: int, say: Say) -> Text:
    """How many cards are in hand and in the piles."""
    player = view.players[who]
    hand = f"{say(message('show-hand'))} {player.hand_size}/{player.hand_limit}"
    piles = [
        f"{say(message('show-draw-pile'))} {player.draw_pile_size}",
        f"{say(message('show-discard'))} {len(player.discard)}",
    ]
    return Text(" · ".join(piles if is_automa(view, who) else [hand, *piles]))


def _slots(player: PlayerView, lit: Mapping[str, str], say: Say) -> Text:
    """The cards on the board from the left, and all icons that count now."""
    text = Text(f"{say(message('show-board'))}: ")
    for number, id in enumerate(player.slots):
        text.append(" → " if number else "", style="dim")
        if id is None:
            text.append("·", style="dim")
        else:
            text.append_text(labelled(lit, f"card:{id}")).append_text(card_words(id, say))
    return text.append(f"  [{icons_words(player.icons, say)}]", style="bold")


def _own_cards(player: PlayerView, lit: Mapping[str, str], say: Say) -> Grid:
    """The viewer's hand, and the draw pile in no order; cards that can be chosen have lines of their own."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    hand = [_offered(card, lit, say) for card in player.hand or []]
    pile = [labelled(lit, f"card:{card}").append(card_name(card, say)) for card in player.draw_pile or []]
    chosen = any(f"card:{card}" in lit for card in player.draw_pile or [])
    none = Text(say(message("show-none")), style="dim")
    grid.add_row(f"{say(message('show-hand'))}:", Text("\n").join(hand) or none)
    grid.add_row(f"{say(message('show-draw-pile'))}:", Text("\n" if chosen else ", ").join(pile) or none)
    return grid


def _offered(card: str, lit: Mapping[str, str], say: Say) -> Text:
    """A card in hand; one that can be chosen says what it does."""
    text = labelled(lit, f"card:{card}").append_text(card_words(card, say))
    return text.append_text(explained(lit, card, say))


# -- the page of one player ------------------------------------------------------------------------------------------


def board(view: ViscountsView, seat: int | None, say: Say) -> RenderableType:
    """All that is open of one player, or of the Automa."""
    who = len(view.players) - 1 if seat is None else seat
    player = view.players[who]
    grid = two_columns()
    grid.add_row(say(message("show-stock")), _stock(view, who, say))
    grid.add_row(say(message("show-standing")), _standing(player, say))
    cards = automa_rows(view, player, say) if is_automa(view, who) else _card_rows(player, who == view.seat, say)
    for title, told in (*cards, *_owned_rows(view, who, say)):
        grid.add_row(say(message(title)), told)
    return Group(_head(view, who, say), grid)


def _card_rows(player: PlayerView, own: bool, say: Say) -> Rows:
    """The cards in the slots with their abilities, hand and piles."""
    for number, id in enumerate(player.slots, 1):
        told = say(message("show-none")) if id is None else _card(id, say)
        yield f"show-slot-{number}", told
    yield "show-icons", icons_words(player.icons, say) or say(message("show-none"))
    yield "show-hand", say(message("show-hand-told", cards=player.hand_size, limit=player.hand_limit))
    yield "show-draw-pile", str(player.draw_pile_size)
    yield "show-discard", counted((card_name(card, say) for card in player.discard), say)


def _card(id: str, say: Say) -> str:
    face = FACES.cards[id]
    return f"{say(named('card', id))} ({card_facts(face, say)}): {ability(face, say)}"


def counted(names: Iterable[str], say: Say) -> str:
    """How many there are, and which."""
    found = list(names)
    return f"{len(found)}: {', '.join(found)}" if found else say(message("show-none"))


def _owned_rows(view: ViscountsView, who: int, say: Say) -> Rows:
    """Viscount, castle, manuscripts, bonus cards and buildings, built and left."""
    player = view.players[who]
    yield "show-viscount", say(message("show-none")) if player.viscount is None else f"({player.viscount})"
    yield "show-castle", _in_castle(player, say)
    scrolls = "\n".join(manuscript_words(id, say) for id in player.manuscripts)
    yield "show-manuscripts", scrolls or say(message("show-none"))
    bonuses = "\n".join(bonus_words(ribbon, say) for ribbon in player.bonuses)
    yield "show-bonuses", bonuses or say(message("show-none"))
    face = FACES.automa_board if is_automa(view, who) else FACES.board
    lines = [_building(view, who, building.id, building.cost, say) for building in face.buildings]
    built = [line for building, line in zip(face.buildings, lines, strict=True) if building.id in player.built]
    left = [line for building, line in zip(face.buildings, lines, strict=True) if building.id not in player.built]
    yield "show-built", "\n".join(built) or say(message("show-none"))
    yield "show-buildings-left", "\n".join(left) or say(message("show-none"))


def _in_castle(player: PlayerView, say: Say) -> str:
    """Workers by tier and section."""
    tier = say(message("show-tier"))
    found = []
    for number, workers in ((1, player.tier1), (2, player.tier2)):
        there = [f"{section.id}×{n}" for section, n in zip(FACES.castle, workers, strict=True) if n]
        if there:
            found.append(f"{tier} {number}: {say(message('show-sections', sections=', '.join(there)))}")
    if player.tier3:
        found.append(f"{tier} 3: {player.tier3}")
    return "; ".join(found) or say(message("show-none"))


def _building(view: ViscountsView, who: int, building: str, cost: int, say: Say) -> str:
    """Short and whole name, where it stands or what it costs, and its ability."""
    spot = view.players[who].built.get(building)
    place = f"({spot})" if spot is not None else f"({say(icons_message(BUILD, cost))})"
    automa = view.automa.id if view.automa is not None and is_automa(view, who) else None
    opens = say(named("slot", building)) if automa is None else automa_slot(automa, building, say)
    return f"{short(building, say)} {building_name(building, say)} {place}: {opens}"
