"""What matters now: what buildings, workers and manuscripts bring, the two markers, what is short, and the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from kingstable.kernel import Ask, Message, message, named

from .components import COMPONENTS, ICONS, RIBBONS
from .options import Construct, Dismiss, Flip, Hire, Move, PlaceWorkers, Play, Transcribe
from .scoring import set_points
from .tables.boards import GROUP, TRACK_ACTIVE
from .tables.cards import BONUS_NEEDS, CARD_ICONS, SCROLLS
from .tables.numbers import BUILD, CLERIC, CRIME, INNER, NOBLE
from .view import PlayerView, ViscountsView

#: Debts or deeds that are few, and points of a set that are worth a word.
_FEW: Final = 3
_SET: Final = 3
#: Rounds in which one is told what one soon knows.
_EARLY: Final = 4
#: For each type of building: what the first, second and third bring.
_BUILDING_VP: Final = tuple(building.vp_by_number_built for building in COMPONENTS.player_board.buildings)
_BUILDING_NAMES: Final = tuple(named("building", building.type) for building in COMPONENTS.player_board.buildings)
_SCROLL: Final = {scroll.id: scroll for scroll in SCROLLS}


def advice(view: ViscountsView, ask: Ask) -> Iterator[Message]:
    """What the seat that is asked may be told, the most important first."""
    look = _Look(view, ask)
    return (said for rule in _RULES if (said := rule(look)) is not None)


class _Look:
    """A view with what follows from it."""

    def __init__(self, view: ViscountsView, ask: Ask) -> None:
        self.view, self.ask, self.seat = view, ask, ask.seat
        self.others = [number for number in range(len(view.players)) if number != self.seat]

    def offers(self, kind: type) -> bool:
        return any(isinstance(option, kind) for option in self.ask.options)

    @property
    def me(self) -> PlayerView:
        return self.view.players[self.seat]

    @property
    def silver(self) -> int:
        return self.me.stock["silver"]

    def name(self, number: int) -> Message:
        """How another player is called; the last may be an Automa."""
        if self.view.automa is not None and number == len(self.view.players) - 1:
            return named("automa", self.view.automa.id)
        return message("seat-name", seat=number)

    def ribbons(self, number: int) -> Counter[int]:
        return Counter(_SCROLL[scroll].ribbon for scroll in self.view.players[number].manuscripts)


# -- the end --------------------------------------------------------------------------------------------------------


def _last_round(look: _Look) -> Message | None:
    """VIS-20.1."""
    if look.view.last_round is None or not look.offers(Play):
        return None
    return message("advice-last-round", left=look.view.last_round - look.view.round + 1)


def _end_near(look: _Look) -> Message | None:
    """VIS-20.1: the last debt or deed brings the end."""
    left, pile = min((look.view.debts, "debts"), (look.view.deeds, "deeds"))
    if look.view.last_round is not None or left > _FEW or not look.offers(Play):
        return None
    return message(f"advice-end-{pile}", left=left)


def _majority(id: str, mine: int, best: int) -> Message | None:
    """Said of cards turned over where I am just behind, or just ahead."""
    return message(id, mine=mine, best=best) if best and abs(mine - best) <= 1 else None


def _poverty(look: _Look) -> Message | None:
    """VIS-21.9: the Poverty card, when its debts are nearly gone, rewards approved deeds."""
    if not (look.offers(Flip) or look.offers(Play)) or look.view.debts > _FEW:
        return None
    best = max(look.view.players[number].approved for number in look.others)
    return _majority("advice-poverty", look.me.approved, best)


def _prosperity(look: _Look) -> Message | None:
    """VIS-21.10: the Prosperity card rewards paid debts."""
    if not (look.offers(Flip) or look.offers(Play)) or look.view.deeds > _FEW:
        return None
    best = max(look.view.players[number].paid for number in look.others)
    return _majority("advice-prosperity", look.me.paid, best)


def _unpaid(look: _Look) -> Message | None:
    ends = look.view.last_round is not None or min(look.view.debts, look.view.deeds) <= _FEW
    if not look.me.unpaid or not ends or not look.offers(Play):
        return None
    return message("advice-unpaid", count=look.me.unpaid, vp=-COMPONENTS.debt_card.unpaid_vp)


# -- the two markers ------------------------------------------------------------------------------------------------


def _collision(look: _Look) -> Message | None:
    """VIS-17.1: one step more and they meet; what lies where they would."""
    if not look.offers(Play) or look.me.virtue - look.me.corruption != 1:
        return None
    sides = [_gained(look.me.virtue), _gained(look.me.corruption)]  # corruption goes right, virtue left
    (deeds, debts), (good_deeds, good_debts) = sides
    return message("advice-collision", deeds=deeds, debts=debts, virtue_deeds=good_deeds, virtue_debts=good_debts)


def _gained(space: int) -> tuple[int, int]:
    """The deeds and debts of a collision on a space."""
    effects = Counter[str]()
    for effect in TRACK_ACTIVE[space - 1]:
        effects[effect.op] += effect.n
    return effects["gain_deed"], effects["gain_debt"]


def _crime(look: _Look) -> Message | None:
    """VIS-7.4: a card with a crime icon costs corruption for each one that will be on the board."""
    hand = [option.card for option in look.ask.options if isinstance(option, Play)]
    wild = [card for card in hand if CARD_ICONS[card][CRIME]]
    there = look.me.icons[CRIME]  # the cards have slid already
    if not wild or not there:
        return None
    return message("advice-crime", count=there + min(CARD_ICONS[card][CRIME] for card in wild))


# -- what pays ------------------------------------------------------------------------------------------------------


def _building(look: _Look) -> Message | None:
    """VIS-21.1: the type of building of which the next one brings most, where several can be built."""
    types = {option.building // 3 for option in look.ask.options if isinstance(option, Construct)}
    standing = Counter(building.rpartition("_")[0] for building in look.me.built)
    worth = []
    for kind in types:
        count = standing[COMPONENTS.player_board.buildings[kind].type]
        table = (0, *_BUILDING_VP[kind])
        worth.append((table[count + 1] - table[count], -kind))
    if len(worth) < 2:
        return None
    vp, kind = max(worth)
    return message("advice-building", building=_BUILDING_NAMES[-kind], vp=vp)


def _castle(look: _Look) -> Message | None:
    """VIS-13.4: the fewest workers with which three stand together."""
    placed = {option.workers for option in look.ask.options if isinstance(option, PlaceWorkers)}
    cascades = look.view.outlook.cascades if look.view.outlook is not None else []
    for cascade in cascades:
        if cascade.workers in placed and any(step.startswith("advance") for step in cascade.steps):
            return message("advice-castle", workers=cascade.workers, group=GROUP)
    return None


def _leader(look: _Look) -> Message | None:
    """VIS-14.1: nobody leads the castle yet, and I am close to the highest tier."""
    near = look.offers(PlaceWorkers) and look.view.leader is None and max(look.me.tier2) == GROUP - 1
    return message("advice-leader", vp=COMPONENTS.castle_leader_card.vp) if near else None


def _set(look: _Look) -> Message | None:
    """VIS-21.3: what the manuscript here adds to my sets of ribbons."""
    here = _manuscript(look)
    if here is None:
        return None
    mine = [*look.ribbons(look.seat).elements()]
    vp = set_points([*mine, here]) - (set_points(mine) if mine else 0)
    return message("advice-set", ribbon=named("ribbon", RIBBONS[here]), vp=vp) if vp >= _SET else None


def _bonus(look: _Look) -> Message | None:
    """VIS-15.10: the manuscript here makes enough of a ribbon whose bonus card nobody has."""
    here = _manuscript(look)
    if here is None or _is_claimed(look, here) or look.ribbons(look.seat)[here] != BONUS_NEEDS[here] - 1:
        return None
    return message("advice-bonus", ribbon=named("ribbon", RIBBONS[here]), count=BONUS_NEEDS[here])


def _bonus_race(look: _Look) -> Message | None:
    """Somebody else lacks one manuscript for a bonus card that I am after too."""
    for ribbon in range(len(RIBBONS)) if look.offers(Move) else ():
        after_it = look.ribbons(look.seat)[ribbon] >= BONUS_NEEDS[ribbon] - 2 > 0
        for number in look.others if after_it and not _is_claimed(look, ribbon) else ():
            if look.ribbons(number)[ribbon] == BONUS_NEEDS[ribbon] - 1:
                return message("advice-bonus-race", who=look.name(number), ribbon=named("ribbon", RIBBONS[ribbon]))
    return None


def _manuscript(look: _Look) -> int | None:
    """The ribbon of the manuscript that can be transcribed."""
    for option in look.ask.options:
        if isinstance(option, Transcribe):
            shown = next((each.manuscript for each in look.view.ring if each.id == _label(option)), None)
            return _SCROLL[shown].ribbon if shown is not None else None
    return None


def _label(option: Transcribe) -> str:
    return option.notation.partition(" ")[2]


def _is_claimed(look: _Look, ribbon: int) -> bool:
    return any(RIBBONS[ribbon] in player.bonuses for player in look.view.players)


# -- what is short, and where to go ---------------------------------------------------------------------------------


def _poor(look: _Look) -> Message | None:
    """VIS-8.2, VIS-9.7, VIS-16.2: what silver is needed for."""
    return message("advice-poor") if look.offers(Play) and not look.silver else None


def _dismiss(look: _Look) -> Message | None:
    """VIS-9.7: the townsfolk here can help with the action; its icons and its corner for its silver."""
    means = look.view.outlook.means if look.view.outlook is not None and look.offers(Dismiss) else []
    price = next((each.dismiss_price for each in means if each.dismiss_legal), None)
    return message("advice-dismiss", silver=price) if price is not None else None


def _path(look: _Look) -> Message | None:
    """VIS-9.1: the icons on my board, those for trade aside, decide which path is for me, where both can be reached."""
    paths = {option.space % 3 == INNER for option in look.ask.options if isinstance(option, Move)}
    *_, (second, _), (count, icon) = sorted((look.me.icons[icon], icon) for icon in (BUILD, NOBLE, CLERIC))
    if paths != {True, False} or count < 2 or count <= max(second, look.me.icons[CRIME]):
        return None
    id = "advice-outer" if icon == BUILD else "advice-inner"
    return message(id, icon=named("icon", ICONS[icon]), count=count)


def _hire(look: _Look) -> Message | None:
    early = look.offers(Hire) and look.view.round <= _EARLY
    return message("advice-hire") if early else None


_RULES: Final[tuple[Callable[[_Look], Message | None], ...]] = (
    _last_round,
    _end_near,
    _collision,
    _crime,
    _bonus,
    _set,
    _castle,
    _leader,
    _building,
    _bonus_race,
    _unpaid,
    _poverty,
    _prosperity,
    _poor,
    _dismiss,
    _path,
    _hire,
)
