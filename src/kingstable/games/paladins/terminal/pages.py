"""Further pages: piles and discards, tracks and tables, and what cards and signs mean."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from kingstable.kernel import message, named
from kingstable.kernel.parts import Say

from ..faces import ActionFace, RegionFace
from ..options import CARD, FAVOUR, OUTSIDER, ability_words, favour_words, worth_words
from ..scoring import COUNT_VP
from ..view import PaladinsView
from .players import scheme_pile
from .signs import FACES, crew, labelled, marks, name_of, paladin_facts, short, sign, two_columns, words
from .table import taverns


def _table(*heads: str) -> Grid:
    """A table whose last column has the rest of the line."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    for head in heads:
        grid.add_column(head, overflow="fold")
    return grid


# -- piles ---------------------------------------------------------------------------------------------------------


def piles(view: PaladinsView, say: Say) -> RenderableType:
    """Every deck with its size and its discards, the taverns of the round, and the players' paladins."""
    grid = _table(say(message("show-pile")), say(message("show-in-deck")), say(message("show-discarded")))
    gone = view.discards
    suspicion = Counter(FACES.suspicion[card] for card in gone.suspicion)
    numbers = ", ".join(f"{tax} ×{suspicion[tax]}" for tax in sorted(suspicion))
    taxes = say(message("show-taxes", taxes=numbers)) if numbers else ""
    crews = "; ".join(crew(FACES.taverns[card], say) for card in gone.taverns)
    for title, left, count, told in (
        ("show-townsfolk", view.piles.townsfolk, len(gone.townsfolk), _named("townsfolk", gone.townsfolk, say)),
        ("show-outsiders", view.piles.outsiders, len(gone.outsiders), _named("outsider", gone.outsiders, say)),
        ("show-walls", view.piles.walls, 0, ""),
        ("show-suspicion", view.piles.suspicion, len(gone.suspicion), taxes),
        ("show-taverns", view.piles.taverns, len(gone.taverns), crews),
    ):
        grid.add_row(say(message(title)), str(left), f"{count}: {told}" if told else str(count))
    if view.rival is not None:
        pile = view.rival.scheme_pile
        told = f"{len(pile)}: {scheme_pile(view.rival, say)}" if pile else "0"
        grid.add_row(say(message("show-scheme-cards")), str(view.rival.scheme_deck), told)
    for number in range(view.seats):
        player = view.players[number]
        title = say(message("show-paladins-of", player=name_of(view, number)))
        told = f"{len(player.used)}: {_named('paladin', player.used, say)}" if player.used else "0"
        grid.add_row(title, str(player.deck), told)
    rows = two_columns()
    rows.add_row(say(message("show-taverns-now")), taverns(view, say) if view.taverns else say(message("show-none")))
    return Group(grid, Text(), rows)


def _named(kind: str, cards: Iterable[str], say: Say) -> str:
    return ", ".join(say(named(kind, card)) for card in cards)


# -- tracks and tables ---------------------------------------------------------------------------------------------


def tracks(view: PaladinsView, say: Say) -> RenderableType:
    """The attribute tracks with all markers, what actions need and cost time by time, and the spaces of boards."""
    return Group(_attributes(view, say), Text(), _actions(say), Text(), _boards(view, say))


def _attributes(view: PaladinsView, say: Say) -> Grid:
    """Each value with its points, and the numbers of the players that have it."""
    ids = list(view.players[0].tracks)
    grid = _table(say(message("show-value")), *(say(named("attribute", id)) for id in ids), say(message("show-worth")))
    for value, vp in enumerate(FACES.attribute_vp):
        there = [marks(n for n, player in enumerate(view.players) if player.tracks[id] == value) for id in ids]
        grid.add_row(str(value), *there, say(message("show-vp", vp=vp)), style="" if any(there) else "dim")
    return grid


def _actions(say: Say) -> Grid:
    """What each right-side action needs, costs and scores, the first time and all further ones."""
    heads = ("show-action", "show-needs", "show-raises", "show-costs", "show-points")
    grid = _table(*(say(message(head)) for head in heads))
    for action in FACES.actions:
        points = _points(action, say)
        if action.needs is None and not points:
            continue
        needs = say(named("attribute", action.needs)) if action.needs else ""
        if action.thresholds:
            needs += f" {_steps(action.thresholds)}"
        raises = say(named("attribute", action.raises)) if action.raises else ""
        grid.add_row(say(named("action", action.id)), needs, raises, _costs(action, say), points)
    return grid


def _costs(action: ActionFace, say: Say) -> str:
    if not action.costs:
        return say(message("reward-silver", amount=action.cost)) if action.cost else ""
    resource = "show-silver" if action.resource == "silver" else "show-provisions"
    return labelled(resource, _steps(action.costs), say)


def _steps(numbers: Iterable[int]) -> str:
    """What holds the first time, the second, and so on."""
    return "-".join(map(str, numbers))


def _points(action: ActionFace, say: Say) -> str:
    """For how often it was taken."""
    found = next((vp for id, vp in COUNT_VP.items() if id == action.id), ())
    return ", ".join(f"{count}× {say(message('show-vp', vp=vp))}" for count, vp in enumerate(found) if vp)


def _boards(view: PaladinsView, say: Say) -> Grid:
    """What workshops and jars give, and whose have got there."""
    grid = _table(say(message("show-place-of")), say(message("show-gives")), say(message("show-players")))
    people = view.players[: view.seats]
    for place, kind in enumerate(FACES.workshop_row, 1):
        there = marks(number for number, player in enumerate(people) if len(player.workshops) >= place)
        grid.add_row(f"{say(named('term', 'workshop'))} {place}", crew([kind], say), there)
    for place, space in enumerate(FACES.jar_spaces, 1):
        there = marks(number for number, player in enumerate(people) if space.id in player.jars)
        grid.add_row(say(message("show-jar-space", space=place)), say(words(space.reward)), there)
    return grid


# -- what things mean ----------------------------------------------------------------------------------------------


def about(view: PaladinsView, say: Say) -> RenderableType:
    """The signs, and what the cards of the rows, the viewer's townsfolk and paladins and the King's cards do."""
    grid = two_columns()
    grid.add_row(say(message("show-signs")), _signs(say))
    for card in (slot.card for slot in view.townsfolk if slot.card is not None):
        grid.add_row(say(named("townsfolk", card)), _townsfolk(card, say))
    for card in [] if view.seat is None else view.players[view.seat].kept:
        told = f"{say(message('show-kept'))}: {say(ability_words(CARD.read(card)))}"
        grid.add_row(say(named("townsfolk", card)), told)
    for slot, region in zip(view.outsiders, FACES.regions, strict=True):
        if slot.card is not None:
            grid.add_row(say(named("outsider", slot.card)), _outsider(slot.card, region, say))
    for favour in view.favours:
        if favour.card is not None:
            cost = ", ".join(say(part) for part in favour_words(FAVOUR.read(favour.card)))
            told = f"{cost} → {say(words(FACES.favours[favour.card].reward))}"
            grid.add_row(say(named("favour", favour.card)), told)
    for card in _own_paladins(view):
        grid.add_row(say(named("paladin", card)), paladin_facts(FACES.paladins[card], say))
    return grid


def _signs(say: Say) -> str:
    """The pieces, the spaces of actions, and how needs are told."""
    pieces = {kind: sign(kind, False) for kind in ("monk", "outpost", "workshop")}
    tracks = {id: named("attribute", id) for id in ("faith", "influence")}
    return say(message("show-signs-told", scout=short("scout", say), **pieces, **tracks))


def _townsfolk(card: str, say: Say) -> str:
    face = FACES.townsfolk[card]
    instant = f"{say(words(face.instant))}; " if face.instant else ""
    discard, ability = say(words(face.discard)), f"{instant}{say(ability_words(CARD.read(card)))}"
    return say(message("show-townsfolk-told", discard=discard, ability=ability))


def _outsider(card: str, region: RegionFace, say: Say) -> str:
    face = FACES.outsiders[card]
    return say(
        message(
            "show-outsider-told",
            strength=region.strength_flag,
            attack=words(face.attack),
            faith=region.faith_flag,
            convert=words(face.convert),
            worth=worth_words(OUTSIDER.read(card)),
        )
    )


def _own_paladins(view: PaladinsView) -> list[str]:
    """Those that the viewer has or knows of, each once."""
    if view.seat is None:
        return []
    known = (view.players[view.seat].paladin, view.chosen, *view.hand, view.known_top, *view.known_bottom)
    return list(dict.fromkeys(card for card in known if card is not None))
