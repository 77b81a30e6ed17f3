"""What matters now: the fair, the king, what can be had without AP, houses times pillars, and what is short."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from kingstable.kernel import Ask, Message, message, named

from .options import DICE, Contribute, Fulfil, House, Move, PickDie, Pillar, PlaceCrest, TakeTile
from .tables import (
    CATHEDRAL,
    CATHEDRALS,
    DISTANCE,
    FAIR_COUNT,
    FAIR_VALUE,
    FAIRS,
    KING_VP,
    PILLAR_SPACES,
    PIP_PRICE,
    RESOURCES_A_VP,
    SLOT_VALUE,
    SPOT_NAMES,
    SPOTS,
    STOREHOUSE,
    TILES,
)
from .view import TiletumView
from .view.boards import PlayerView

_ROUNDS: Final = len(SLOT_VALUE)
_TURNS: Final = 3
#: From this round on it is time to think of the final scoring.
_LATE: Final = 3


def advice(view: TiletumView, ask: Ask) -> Iterator[Message]:
    """What the seat that is asked may be told, the most important first."""
    look = _Look(view, ask)
    return (said for rule in _RULES if (said := rule(look)) is not None)


class _Look:
    """A view with what follows from it."""

    def __init__(self, view: TiletumView, ask: Ask) -> None:
        self.view, self.ask, self.seat = view, ask, ask.seat
        #: Whether a turn begins: one looks for a die.
        self.picks = self.offers(PickDie) and view.picked is None

    def offers(self, kind: type) -> bool:
        return any(isinstance(option, kind) for option in self.ask.options)

    def acts_as(self, action: str) -> bool:
        """Whether this action is in progress, and one may still move."""
        return bool(self.view.actions) and self.view.actions[-1].action == action and self.offers(Move)

    @property
    def me(self) -> PlayerView:
        return self.view.players[self.seat]

    @property
    def houses(self) -> int:
        """Mine on the map."""
        return sum(side == self.seat for side in self.view.houses.values())

    @property
    def pillars(self) -> int:
        return sum(cathedral.pillars.count(self.seat) for cathedral in self.view.cathedrals.values())

    @property
    def king(self) -> int:
        """What my space on the king track is worth."""
        return next(KING_VP[stack.space] for stack in self.view.king_track if self.seat in stack.sides)

    def may_build(self, town: str) -> bool:
        """Whether there is room for my pillar at a cathedral, and none yet (TIL-9.4)."""
        pillars = self.view.cathedrals[town].pillars
        return self.seat not in pillars and len(pillars) < PILLAR_SPACES[CATHEDRAL[town]]

    def fair_vp(self) -> tuple[int, int]:
        """What the fair of this round would bring me if I took part, and each further thing that it counts."""
        slot = self.view.round - 1
        fair = FAIRS.index(self.view.fairs[slot].fair)
        value, count = FAIR_VALUE[fair] + SLOT_VALUE[slot], self.view.fairs[slot].counts[self.seat]
        return (value + count, 1) if FAIR_COUNT[fair] == "king_track" else (value * count, value)


def _spot(id: str) -> Message:
    return SPOT_NAMES[SPOTS.index(id)]


# -- the end of a round ---------------------------------------------------------------------------------------------


def _fair(look: _Look) -> Message | None:
    """TIL-18.1: I do not take part in a fair that would pay."""
    fair = look.view.fairs[look.view.round - 1]
    vp, _ = look.fair_vp()
    if not look.picks or fair.takes_part[look.seat] or vp <= 0:
        return None
    steps = DISTANCE[SPOTS.index(look.me.merchant)][SPOTS.index(fair.town)]
    return message("advice-fair", town=_spot(fair.town), vp=vp, steps=steps)


def _fair_near(look: _Look) -> Message | None:
    """The merchant on his way can get to the fair of this round."""
    fair, (vp, _) = look.view.fairs[look.view.round - 1], look.fair_vp()
    if not look.acts_as("merchant") or fair.takes_part[look.seat] or fair.town not in look.view.reach:
        return None
    return message("advice-fair-near", town=_spot(fair.town), steps=look.view.reach[fair.town], vp=vp)


def _fair_more(look: _Look) -> Message | None:
    """TIL-18.2: I take part, and each thing more that it counts pays."""
    fair = look.view.fairs[look.view.round - 1]
    _, each = look.fair_vp()
    if not look.picks or not fair.takes_part[look.seat]:
        return None
    return message("advice-fair-more", fair=named("fair", fair.fair.lower()), vp=each, count=fair.counts[look.seat])


def _king(look: _Look) -> Message | None:
    """TIL-17.1: a place on the king track that costs points."""
    return message("advice-king", vp=-look.king) if look.picks and look.king < 0 else None


def _corruption(look: _Look) -> Message | None:
    """TIL-5.2: more tokens will push the markers down before the round is over; mine would then cost points."""
    left = _TURNS - look.view.turn
    if not look.picks or not left or not 0 <= look.king < left:
        return None
    return message("advice-corruption", count=left, vp=look.king)


def _last_turn(look: _Look) -> Message | None:
    if not look.picks or (look.view.round, look.view.turn) != (_ROUNDS, _TURNS):
        return None
    return message("advice-last-turn", resources=RESOURCES_A_VP)


# -- what pays without AP -------------------------------------------------------------------------------------------


def _fulfil(look: _Look) -> Message | None:
    """TIL-13.3: a contract that can be fulfilled, the best of them."""
    vp = max((TILES[option.tile].vp for option in look.ask.options if isinstance(option, Fulfil)), default=0)
    return message("advice-fulfil", vp=vp) if vp > 0 else None


def _contribute(look: _Look) -> Message | None:
    """TIL-13.8, TIL-16.3: each who contributes takes the top tile, so the next gets less."""
    towns = [CATHEDRALS[option.cathedral] for option in look.ask.options if isinstance(option, Contribute)]
    if not towns:
        return None
    vp, town = max((look.view.cathedrals[town].vp, town) for town in towns)
    return message("advice-contribute", town=_spot(town), vp=vp)


def _cathedral_near(look: _Look) -> Message | None:
    """TIL-16.1: the architect can get to a cathedral and put my first pillar there; the one that pays most."""
    if not look.acts_as("architect") or not look.me.pillar_supply:
        return None
    ap = look.view.actions[-1].ap
    near = [
        (cathedral.vp, town)
        for town, cathedral in look.view.cathedrals.items()
        if look.view.reach.get(town, ap) < ap and cathedral.vp and look.may_build(town)
    ]
    vp, town = max(near, default=(0, ""))
    return message("advice-cathedral-near", town=_spot(town), steps=look.view.reach[town], vp=vp) if vp else None


def _race(look: _Look) -> Message | None:
    """TIL-16.2: at a cathedral where I have a pillar and have not paid, somebody else is as far."""
    for town, cathedral in look.view.cathedrals.items() if look.picks else ():
        rivals = [side for side in cathedral.pillars if side != look.seat and town not in look.view.players[side].given]
        human = [side for side in rivals if look.view.players[side].seat is not None]
        if look.seat in cathedral.pillars and town not in look.me.given and human:
            return message("advice-race", seat=human[0], town=_spot(town), vp=cathedral.vp)
    return None


def _crest(look: _Look) -> Message | None:
    """TIL-15.4: a crest that completes a building whose rooms are full."""
    for option in look.ask.options:
        if isinstance(option, PlaceCrest) and None not in look.me.rooms[option.building]:
            building = named("building", str(option.building + 1))
            return message("advice-crest", building=building, ap=look.me.home_markers[option.building])
    return None


# -- houses and pillars ---------------------------------------------------------------------------------------------


def _product(look: _Look) -> Message | None:
    """TIL-20.1: houses times pillars, so that what one has fewer of is worth more."""
    houses, pillars = look.houses, look.pillars
    if not look.picks or look.view.round < _LATE or abs(houses - pillars) < 2:
        return None
    id = "advice-more-pillars" if pillars < houses else "advice-more-houses"
    return message(id, houses=houses, pillars=pillars, vp=max(houses, pillars))


def _no_house(look: _Look) -> Message | None:
    """TIL-10.11."""
    return message("advice-no-house") if look.picks and not look.me.house_supply else None


def _no_pillar(look: _Look) -> Message | None:
    """TIL-13.4."""
    return message("advice-no-pillar") if look.picks and not look.me.pillar_supply else None


def _place(look: _Look) -> Message | None:
    """A house or a pillar can be placed at once, and each multiplies the other."""
    vp = look.pillars if look.offers(House) else look.houses if look.offers(Pillar) else 0
    id = "advice-house" if look.offers(House) else "advice-pillar"
    return message(id, vp=vp) if vp > 1 else None


# -- dice and tiles -------------------------------------------------------------------------------------------------


def _die(look: _Look) -> Message | None:
    """TIL-5.9, TIL-6.1: said once, in the first turn."""
    return message("advice-die") if look.picks and (look.view.round, look.view.turn) == (1, 1) else None


def _turn(look: _Look) -> Message | None:
    """TIL-5.6: said in the second turn of the game, to whoever can pay."""
    second = look.picks and (look.view.round, look.view.turn) == (1, 2)
    return message("advice-turn", gold=PIP_PRICE) if second and look.me.resources["gold"] >= PIP_PRICE else None


def _marker(look: _Look) -> Message | None:
    """TIL-15.5: a die lies where a marker of mine gives more AP."""
    for option in look.ask.options if look.picks else ():
        if isinstance(option, PickDie):
            value = int(DICE[option.die].rpartition("-")[2])
            action = look.view.wheel[(value - look.view.first_value) % 6]
            if look.me.markers.get(action):
                return message("advice-marker", action=named("action", action), ap=look.me.markers[action])
    return None


def _storehouse(look: _Look) -> Message | None:
    """TIL-14.1: no room for a tile."""
    full = (look.picks or look.offers(TakeTile)) and len(look.me.storehouse) >= STOREHOUSE
    return message("advice-storehouse", slots=STOREHOUSE) if full else None


# -- the Cardinal ---------------------------------------------------------------------------------------------------


def _cardinal(look: _Look) -> Message | None:
    """TIL-22.7, TIL-35.6: he takes part in every fair, and wins a tie; said where this fair pays him."""
    cardinal = look.view.cardinal
    if cardinal is None or not look.picks:
        return None
    his = look.view.fairs[look.view.round - 1].now[-1]
    mine = look.view.fairs[look.view.round - 1].now[look.seat]
    return message("advice-cardinal", his=his, mine=mine) if his > mine else None


_RULES: Final[tuple[Callable[[_Look], Message | None], ...]] = (
    _last_turn,
    _crest,
    _fulfil,
    _contribute,
    _fair,
    _fair_near,
    _cathedral_near,
    _king,
    _die,
    _turn,
    _storehouse,
    _product,
    _race,
    _cardinal,
    _corruption,
    _no_house,
    _no_pillar,
    _marker,
    _place,
    _fair_more,
)
