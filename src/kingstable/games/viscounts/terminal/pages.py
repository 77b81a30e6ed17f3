"""Further pages: piles and discards, tracks and tables, and what cards and signs mean."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from kingstable.kernel import message, named
from kingstable.kernel.parts import Say

from ..components import BUILDINGS, COMPONENTS, RIBBONS
from ..tables.boards import EXPELLED, WORKER_COSTS
from ..tables.numbers import BUILD
from ..tables.words import icons_message
from ..view import ViscountsView
from ..view.outlook import Cascade, MeansView, Outlook
from .players import counted
from .signs import (
    FACES,
    ability,
    bonus_words,
    card_name,
    effects_words,
    is_automa,
    manuscript_words,
    marks,
    name_of,
    price,
    short,
    table,
    two_columns,
)

# -- piles -----------------------------------------------------------------------------------------------------------


def piles(view: ViscountsView, say: Say) -> RenderableType:
    """The piles of the segments, what lies on Poverty and Prosperity, bonus cards, and each player's piles."""
    grid = table(*(say(message(head)) for head in ("show-segment", "show-townsfolk", "show-manuscripts")))
    for segment in view.ring:
        name = f"{segment.id} {say(named('segment', FACES.segments[segment.id].name))}"
        grid.add_row(name, str(segment.townsfolk_left), str(segment.manuscripts_left))
    rows = two_columns()
    for title, told in (*_supplies(view, say), *_players_piles(view, say)):
        rows.add_row(title, told)
    return Group(grid, Text(), rows)


def _supplies(view: ViscountsView, say: Say) -> Iterator[tuple[str, str]]:
    for id, left in (("show-poverty", view.debts), ("show-prosperity", view.deeds)):
        yield say(message(id)), str(left) if left else say(message("show-revealed"))
    held = {ribbon for player in view.players for ribbon in player.bonuses}
    free = [bonus_words(ribbon, say) for ribbon in RIBBONS if ribbon not in held]
    yield say(message("show-bonuses-left")), "\n".join(free) or say(message("show-none"))


def _players_piles(view: ViscountsView, say: Say) -> Iterator[tuple[str, str]]:
    for who, player in enumerate(view.players):
        kind = "scheme" if is_automa(view, who) else "card"
        if view.automa is not None and kind == "scheme":
            facts = [
                f"{say(message('show-scheme-deck'))} {player.draw_pile_size}",
                f"{say(message('show-future'))} {view.automa.future_left}",
            ]
        else:
            hand = say(message("show-hand-told", cards=player.hand_size, limit=player.hand_limit))
            facts = [
                f"{say(message('show-hand'))} {hand}",
                f"{say(message('show-draw-pile'))} {player.draw_pile_size}",
            ]
        names = (say(named(kind, card)) if kind == "scheme" else card_name(card, say) for card in player.discard)
        gone = counted(names, say)
        yield say(name_of(view, who)), f"{' · '.join(facts)}\n{say(message('show-discard'))} {gone}"


# -- tracks and tables -----------------------------------------------------------------------------------------------


def tracks(view: ViscountsView, say: Say) -> RenderableType:
    """The collision track, what the viewer could do now, and what is printed on boards and cards."""
    parts: list[RenderableType] = [_collisions(view, say), Text()]
    if view.outlook is not None:
        parts += [_outlook(view.outlook, say), Text()]
    return Group(*parts, _buildings(view, say), Text(), _points(say))


def _collisions(view: ViscountsView, say: Say) -> Grid:
    """Each space with the markers on it, and what a collision there gives to whom."""
    heads = ("show-space", "show-corruption", "show-virtue", "show-collision")
    grid = table(*(say(message(head)) for head in heads))
    for number, face in enumerate(FACES.board.track):
        at = marks(view, [who for who, player in enumerate(view.players) if player.corruption == face.space])
        free = marks(view, [who for who, player in enumerate(view.players) if player.virtue == face.space])
        gains = [say(message("show-you-gain", what=effects_words(face.owner, say)))]
        if view.automa is not None:
            gain = FACES.automa_board.track[number].owner
            gains.append(say(message("show-automa-gains", what=effects_words(gain, say))))
        gains.append(f"{say(named('condition', face.condition))}: {effects_words(face.others, say)}")
        grid.add_row(str(face.space), at, free, "\n".join(gains))
    return grid


def _outlook(outlook: Outlook, say: Say) -> Grid:
    """What the viewer has for each action, where each hand card could lead, and what workers would set going."""
    grid = two_columns()
    for means in outlook.means:
        grid.add_row(say(named("action", means.action)), _means(means, say))
    if outlook.reach:
        grid.add_row(say(message("show-reach")), "\n".join(_reach(*each, say) for each in outlook.reach.items()))
    for cascade in outlook.cascades:
        grid.add_row(say(message("show-cascade", n=cascade.workers)), steps_words(cascade, say))
    return grid


def _reach(card: str, spaces: Mapping[str, int], say: Say) -> str:
    """Where a card could lead, and the silver that it costs."""
    found = [f"({space}) {price(silver, say)}" if silver else f"({space})" for space, silver in spaces.items()]
    return f"{say(named('card', card))}: {', '.join(found)}"


def _means(means: MeansView, say: Say) -> str:
    told = say(message("show-means", icons=means.icons, most=means.most))
    if means.dismiss_legal:
        silver = price(means.dismiss_price, say)
        told += f"; {say(message('show-dismissing', icons=means.dismiss_icons, price=silver))}"
    return told if means.here else f"{told} ({say(message('show-not-here'))})"


def steps_words(cascade: Cascade, say: Say) -> str:
    """What workers would set going in the castle."""
    return "; ".join(_step(step, say) for step in cascade.steps)


def _step(step: str, say: Say) -> str:
    kind, _, place = step.partition(" ")
    tier, _, section = place.rpartition(".")
    return say(message(f"show-step-{kind}", section=section, tier=tier))


def _buildings(view: ViscountsView, say: Say) -> Grid:
    """What each slot opens, and who has built it; the Automa's slots open something else."""
    people = [who for who in range(len(view.players)) if not is_automa(view, who)]
    grid = table(*(say(message(head)) for head in ("show-building", "show-opens", "show-built-by")))
    for building in BUILDINGS:
        there = marks(view, [who for who in people if building in view.players[who].built])
        grid.add_row(short(building, say), say(named("slot", building)), there)
    return grid


def _points(say: Say) -> Grid:
    """What things cost and score."""
    grid = two_columns()
    for face in COMPONENTS.player_board.buildings:
        cost = say(icons_message(BUILD, face.cost_build_icons))
        told = say(message("show-each-cost", cost=cost, points=_steps(face.vp_by_number_built)))
        grid.add_row(say(named("building", face.type)), told)
    workers, icons = zip(*WORKER_COSTS, strict=True)
    told = say(message("show-worker-costs", workers=_steps(workers), icons=_steps(icons)))
    grid.add_row(say(message("show-workers")), told)
    for tier, gain in EXPELLED.items():
        title = say(message("show-expelled", tier=tier))
        grid.add_row(title, effects_words(gain, say))
    points = COMPONENTS.castle.vp_per_worker
    grid.add_row(say(message("score-castle")), _steps((points.one, points.two, points.three)))
    sets = COMPONENTS.ribbon_set_vp.vp_by_set_size
    grid.add_row(say(message("score-sets")), _steps(sets.of(size) for size in range(1, len(RIBBONS) + 1)))
    return grid


def _steps(numbers: Iterable[int]) -> str:
    """What holds for one, for two, and so on."""
    return " / ".join(map(str, numbers))


# -- what things mean ------------------------------------------------------------------------------------------------


def about(view: ViscountsView, say: Say) -> RenderableType:
    """The signs, what the visible and own cards do, and the manuscripts that can be transcribed."""
    grid = two_columns()
    grid.add_row(say(message("show-signs")), say(message("show-signs-told", inner="9-10")))
    wanted = [segment.townsfolk for segment in view.ring if segment.townsfolk]
    if view.seat is not None:
        me = view.players[view.seat]
        wanted += [*(me.hand or []), *(slot for slot in me.slots if slot)]
    for id in dict.fromkeys(wanted):
        grid.add_row(say(named("card", id)), ability(FACES.cards[id], say))
    for segment in view.ring:
        if segment.manuscript:
            grid.add_row(say(named("manuscript", segment.manuscript)), manuscript_words(segment.manuscript, say))
    return grid
