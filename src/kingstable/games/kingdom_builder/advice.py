"""What matters now: gold and tokens within reach, how free one is to build, and how near the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Final

from kingstable.kernel import Ask, Message, message, named

from .components import COMPONENTS
from .names import CARD_NAMES, LOCATION_NAMES
from .options import Build, Lift, Use, Withdraw
from .rules.actions import MANDATORY
from .scoring import CARDS, Kingdoms, own_cells
from .tables.board import Board, Layout, assemble
from .tables.geometry import NEIGHBOURS, SECTION, parse
from .view import KingdomView, PlayerView

#: An opponent with no more settlements than this can end the game within two turns.
_NEARLY_OUT: Final = 2 * MANDATORY
_NOBODY: Final = "."


def advice(view: KingdomView, ask: Ask) -> Iterator[Message]:
    """What the seat that is asked may be told, the most important first."""
    look = _Look(view, ask)
    return (said for rule in _RULES if (said := rule(look)) is not None)


class _Look:
    """A view with what follows from it."""

    def __init__(self, view: KingdomView, ask: Ask) -> None:
        self.view, self.ask, self.seat = view, ask, ask.seat
        self.builds = [option.cell for option in ask.options if isinstance(option, Build)]
        #: Whether the settlements are those of the terrain card, not one of a token.
        self.mandatory = bool(self.builds) and not any(isinstance(option, Withdraw) for option in ask.options)

    @property
    def me(self) -> PlayerView:
        return self.view.players[self.seat]

    @cached_property
    def board(self) -> Board:
        return assemble(Layout(self.view.sections, self.view.rotated))

    @cached_property
    def own(self) -> list[list[int]]:
        letters = "".join(self.view.owners)
        return own_cells([-1 if each == _NOBODY else int(each) for each in letters], len(self.view.players))

    @property
    def mine(self) -> list[int]:
        return self.own[self.seat]

    def is_free(self, cell: int) -> bool:
        return all(cell not in cells for cells in self.own)

    def touches_me(self, cell: int) -> bool:
        return any(near in self.mine for near in NEIGHBOURS[cell])

    def gold(self, card: str, more: int | None = None) -> int:
        """What a card pays me, with one settlement more."""
        own: list[list[int]] = [*self.own]
        if more is not None:
            own[self.seat] = [*self.mine, more]
        return CARDS[card](Kingdoms(self.board, own))[self.seat]

    def per_section(self, seat: int) -> list[int]:
        return [sum(SECTION[cell] == section for cell in self.own[seat]) for section in range(4)]


def _total(player: PlayerView) -> int:
    return sum(player.gold.values())


# -- the end --------------------------------------------------------------------------------------------------------


def _last_turn(look: _Look) -> Message | None:
    return message("advice-last-turn") if look.builds and look.view.ended_by is not None else None


def _own_end(look: _Look) -> Message | None:
    """My last settlements: the game ends by my own hand (KB-20.2)."""
    if not look.mandatory or look.me.supply > MANDATORY - look.view.built or look.view.ended_by is not None:
        return None
    best = max(_total(player) for seat, player in enumerate(look.view.players) if seat != look.seat)
    return message("advice-own-end", gold=_total(look.me), theirs=best)


def _rival_ends(look: _Look) -> Message | None:
    others = [(player.supply, seat) for seat, player in enumerate(look.view.players) if seat != look.seat]
    left, seat = min(others)
    if not look.builds or left > _NEARLY_OUT or look.view.ended_by is not None:
        return None
    return message("advice-rival-ends", seat=seat, left=left)


# -- what pays ------------------------------------------------------------------------------------------------------


def _castle(look: _Look) -> Message | None:
    """KB-19.1: a castle pays once."""
    known = {look.board.castle_at[cell] for cell in look.mine} | {-1}
    if all(look.board.castle_at[cell] in known for cell in look.builds):
        return None
    return message("advice-castle", gold=COMPONENTS.castle.gold_per_castle)


def _card(look: _Look) -> Message | None:
    """The card that pays most for one settlement more, where it matters which hex one takes."""
    best: tuple[int, int, str] | None = None
    for card in look.view.cards:
        now = look.gold(card)
        gains = [look.gold(card, cell) - now for cell in look.builds]
        most = max(gains, default=0)
        if most > 0 and min(gains) < most and (best is None or most > best[0]):
            best = (most, gains.count(most), card)
    if best is None:
        return None
    gold, count, card = best
    return message("advice-card", card=CARD_NAMES[card], gold=gold, count=count)


def _farmers(look: _Look) -> Message | None:
    """KB-31.1: only the section with the fewest settlements counts."""
    counts = look.per_section(look.seat)
    emptiest = {section for section in range(4) if counts[section] == min(counts)}
    within = {SECTION[cell] in emptiest for cell in look.builds}
    if "farmers" not in look.view.cards or within != {True, False}:
        return None
    sections = [named("section", look.view.sections[section]) for section in sorted(emptiest)]
    return message("advice-farmers", card=CARD_NAMES["farmers"], sections=[*sections], count=min(counts))


def _lords(look: _Look) -> Message | None:
    """KB-29.2: somebody is one settlement behind where I lead."""
    if "lords" not in look.view.cards or not look.builds:
        return None
    counts = [look.per_section(seat) for seat in range(len(look.view.players))]
    for section, mine in enumerate(counts[look.seat]):
        most, seat = max((count[section], seat) for seat, count in enumerate(counts) if seat != look.seat)
        if mine > 1 and most == mine - 1:
            lies = named("section", look.view.sections[section])
            return message("advice-lords", card=CARD_NAMES["lords"], seat=seat, section=lies)
    return None


# -- tokens ---------------------------------------------------------------------------------------------------------


def _token(look: _Look) -> Message | None:
    """KB-18.5, KB-18.7: a location next to which I may build for the first time, one with few tokens left first."""
    if look.view.ended_by is not None:
        return None
    taken = {parse(hex) for hex in look.me.taken}
    places = {look.board.location_at[cell] for cell in look.builds} - {-1}
    left = [
        (look.view.tokens[place], place)
        for place in sorted(places)
        if look.view.tokens[place] and look.board.location_cells[place] not in taken
    ]
    if not left:
        return None
    tokens, place = min(left)
    id = "advice-token-last" if tokens == 1 else "advice-token"
    return message(id, location=LOCATION_NAMES[look.board.location_types[place]])


def _tokens(look: _Look) -> Message | None:
    """KB-5.4: before or after the mandatory action; said to whoever has a first token."""
    ready = [option.location for option in look.ask.options if isinstance(option, Use)]
    if not look.mandatory or not ready or len(look.me.tokens) > 1:
        return None
    return message("advice-tokens", location=LOCATION_NAMES[ready[0]])


def _lift(look: _Look) -> Message | None:
    """KB-18.9: who no longer touches a location loses its token."""
    lifts = {option.cell for option in look.ask.options if isinstance(option, Lift)}
    for token in look.me.tokens:
        beside = [cell for cell in NEIGHBOURS[parse(token.hex)] if cell in look.mine]
        if len(beside) == 1 and beside[0] in lifts:
            return message("advice-lift", location=LOCATION_NAMES[token.location])
    return None


# -- where one may build --------------------------------------------------------------------------------------------


def _first(look: _Look) -> Message | None:
    return message("advice-first") if look.mandatory and not look.mine else None


def _anywhere(look: _Look) -> Message | None:
    """KB-7.5."""
    free = look.mandatory and bool(look.mine) and not any(map(look.touches_me, look.builds))
    return message("advice-anywhere") if free else None


def _patch(look: _Look) -> Message | None:
    """KB-7.3: where a patch is soon full, the rest goes anywhere."""
    if not look.mandatory or not look.touches_me(look.builds[0]):
        return None
    patch = [*look.builds]
    for cell in patch:  # grows while it is walked
        if len(patch) >= look.view.to_build:
            return None
        patch += [near for near in NEIGHBOURS[cell] if near not in patch and _continues(look, near)]
    return message("advice-patch", count=len(patch), left=look.view.to_build - len(patch))


def _continues(look: _Look, cell: int) -> bool:
    return look.board.terrain[cell] == look.board.terrain[look.builds[0]] and look.is_free(cell)


_RULES: Final[tuple[Callable[[_Look], Message | None], ...]] = (
    _last_turn,
    _own_end,
    _rival_ends,
    _lift,
    _first,
    _patch,
    _anywhere,
    _castle,
    _token,
    _card,
    _lords,
    _farmers,
    _tokens,
)
