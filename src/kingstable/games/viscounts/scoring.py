"""Victory points: buildings, castle, manuscripts, cards, debts and deeds, Poverty and Prosperity (VIS-21, 22, 41)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from kingstable.kernel import Message, ScoreLine, ScoreSheet, ranks

from .components import COMPONENTS, ICONS, RIBBONS
from .state import ViscountsState
from .tables.cards import CARD_ICONS, SCROLLS
from .tables.numbers import NONE
from .tables.schemes import LEFTOVER_POINTS, SCHEME_ICONS

_BUILDINGS: Final = tuple((0, *building.vp_by_number_built) for building in COMPONENTS.player_board.buildings)
_TIERS: Final = COMPONENTS.castle.vp_per_worker
_SETS: Final = (0, *(COMPONENTS.ribbon_set_vp.vp_by_set_size.of(size) for size in range(1, 5)))
_BONUS: Final = {RIBBONS.index(card.ribbon): card.vp for card in COMPONENTS.cleric_bonus_cards}
_LEADER: Final = COMPONENTS.castle_leader_card.vp
_MANY: Final = COMPONENTS.poverty_card.vp_by_rank_3_or_more_players
_FEW: Final = COMPONENTS.poverty_card.vp_by_rank_1_or_2_players
_DEBT: Final = COMPONENTS.debt_card
_DEED: Final = COMPONENTS.deed_card

#: The lines of a score sheet in their order.
LINES: Final = (
    "trading-posts",
    "guildhalls",
    "workshops",
    "castle",
    "sets",
    "manuscripts",
    "leader",
    "bonuses",
    "unpaid-debts",
    "paid-debts",
    "acquired-deeds",
    "approved-deeds",
    "poverty",
    "prosperity",
    "leftovers",
)


class Estate(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """All that counts for one player at the end, as a person could note it down."""

    #: Trading posts, guildhalls, workshops on the board.
    buildings: tuple[int, int, int] = (0, 0, 0)
    #: Workers in tiers 1, 2, 3.
    castle: tuple[int, int, int] = (0, 0, 0)
    manuscripts: list[int] = []
    #: Trade, build, noble, cleric, crime icons on all cards, and permanent ones.
    icons: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)
    leader: bool = False
    #: Ribbons of cleric bonus cards.
    bonuses: list[int] = []
    unpaid: int = 0
    paid: int = 0
    acquired: int = 0
    approved: int = 0
    ink: int = 0
    gold: int = 0
    stone: int = 0
    silver: int = 0
    automa: bool = False


def set_points(ribbons: Sequence[int]) -> int:
    """VIS-21.3: set k holds the ribbons of which there are at least k manuscripts."""
    counts = [list(ribbons).count(ribbon) for ribbon in range(4)]
    return sum(_SETS[sum(count >= k for count in counts)] for k in range(1, max(counts) + 1))


def places(numbers: Sequence[int]) -> list[int]:
    """VIS-21.9 to VIS-21.12: points by rank; ties share the sum of their places, none at all without a card."""
    return list(_places(tuple(numbers)))


@lru_cache(maxsize=4096)
def _places(numbers: tuple[int, ...]) -> tuple[int, ...]:
    prizes = _MANY if len(numbers) >= 3 else _FEW
    points = [0] * len(numbers)
    taken = 0
    for number in sorted(set(numbers) - {0}, reverse=True):
        tied = [player for player, other in enumerate(numbers) if other == number]
        share = sum(prizes[taken : taken + len(tied)]) // len(tied)
        for player in tied:
            points[player] = share
        taken += len(tied)
    return tuple(points)


def manuscript_points(estate: Estate) -> int:
    """VIS-21.4: those that score by themselves."""
    total = 0
    for number in estate.manuscripts:
        scroll = SCROLLS[number]
        if scroll.scores:
            total += _counted(estate, scroll.scores) // scroll.per
    return total


def _counted(estate: Estate, what: str) -> int:
    if what == "buildings":
        return sum(estate.buildings)
    if what == "castle_workers":
        return sum(estate.castle)
    if what == "manuscripts":
        return len(estate.manuscripts)
    if what == "approved_deeds":
        return estate.approved
    if what == "paid_debts":
        return estate.paid
    if what == "leftover_resources":
        return estate.ink + estate.gold + estate.stone
    return estate.icons[ICONS.index(what.removesuffix("_icons"))]


def tally(estates: Sequence[Estate], poverty: bool, prosperity: bool) -> list[dict[str, int]]:
    """The points of all players line by line (VIS-21.1 to VIS-21.12, VIS-41.2)."""
    by_deeds = places([estate.approved for estate in estates]) if poverty else [0] * len(estates)
    by_debts = places([estate.paid for estate in estates]) if prosperity else [0] * len(estates)
    return [
        dict(zip(LINES, (*_own_points(estate), deeds, debts, _leftovers(estate)), strict=True))
        for estate, deeds, debts in zip(estates, by_deeds, by_debts, strict=True)
    ]


def _own_points(estate: Estate) -> tuple[int, ...]:
    one, two, three = estate.castle
    return (
        *(_BUILDINGS[type][number] for type, number in enumerate(estate.buildings)),
        one * _TIERS.one + two * _TIERS.two + three * _TIERS.three,
        set_points([SCROLLS[number].ribbon for number in estate.manuscripts]),
        manuscript_points(estate),
        _LEADER if estate.leader else 0,
        sum(_BONUS[ribbon] for ribbon in estate.bonuses),
        estate.unpaid * _DEBT.unpaid_vp,
        estate.paid * _DEBT.paid_vp,
        estate.acquired * _DEED.acquired_vp,
        estate.approved * _DEED.approved_vp,
    )


def _leftovers(estate: Estate) -> int:
    return LEFTOVER_POINTS * (estate.ink + estate.gold + estate.stone) if estate.automa else 0


def wealth(estate: Estate) -> int:
    """VIS-22.2: the tie-break."""
    return estate.silver + estate.ink + estate.gold + estate.stone


def sheets(estates: Sequence[Estate], poverty: bool, prosperity: bool, automa: Message | None) -> list[ScoreSheet]:
    """The sheets of all players (VIS-22); `automa` names an Automa, which is the last of two.

    The solo game is won only with more points than the Automa (VIS-41.3, VIS-D74).
    """
    lines = tally(estates, poverty, prosperity)
    totals = [sum(each.values()) for each in lines]
    riches = [wealth(each) for each in estates]
    ranked = ranks(totals if automa else list(zip(totals, riches, strict=True)))
    return [
        ScoreSheet(
            None if each.automa else who,
            tuple(ScoreLine(id, number) for id, number in lines[who].items() if each.automa or id != "leftovers"),
            totals[who],
            ranked[who],
            (totals[0] > totals[1]) == (who == 0) if automa else ranked[who] == 1,
            () if automa else (ScoreLine("wealth", riches[who]),),
            automa if each.automa else None,
        )
        for who, each in enumerate(estates)
    ]


# -- from the state --------------------------------------------------------------------------------------------------


def owned_icons(s: ViscountsState, who: int) -> tuple[int, int, int, int, int]:
    """VIS-21.5, VIS-D72: icons of all cards, wherever they are, and permanent ones; start icons do not count."""
    player = s.players[who]
    table = SCHEME_ICONS if s.is_automa(who) else CARD_ICONS
    secret = s.is_automa(who) and not s.finished  # schemes mixed in unseen are counted when they have come up
    trade, build, noble, cleric, crime = player.permanent
    for card in (*player.hand, *player.deck, *player.discard, *player.slots):
        if card != NONE and not (secret and card in s.unseen):
            a, b, c, d, e = table[card]
            trade += a
            build += b
            noble += c
            cleric += d
            crime += e
    return trade, build, noble, cleric, crime


def estate(s: ViscountsState, who: int) -> Estate:
    player = s.players[who]
    standing = [sum(spot != NONE for spot in player.built[type * 3 : type * 3 + 3]) for type in range(3)]
    ink, gold, stone, silver = player.stock
    return Estate(
        buildings=(standing[0], standing[1], standing[2]),
        castle=(sum(player.tier1), sum(player.tier2), player.tier3),
        manuscripts=player.scrolls,
        icons=owned_icons(s, who),
        leader=s.leader == who,
        bonuses=player.bonuses,
        unpaid=player.unpaid,
        paid=player.paid,
        acquired=player.acquired,
        approved=player.approved,
        ink=ink,
        gold=gold,
        stone=stone,
        silver=silver,
        automa=s.is_automa(who),
    )


def own_points(s: ViscountsState, who: int) -> int:
    """The sum of a sheet without Poverty and Prosperity, for those who look through thousands of positions."""
    player = s.players[who]
    total = _buildings_of(tuple(player.built))
    total += sum(player.tier1) * _TIERS.one + sum(player.tier2) * _TIERS.two + player.tier3 * _TIERS.three
    if player.scrolls:
        total += _sets_of(tuple(player.scrolls))
        if any(SCROLLS[number].scores for number in player.scrolls):
            total += manuscript_points(estate(s, who))
    if s.leader == who:
        total += _LEADER
    for ribbon in player.bonuses:
        total += _BONUS[ribbon]
    total += player.unpaid * _DEBT.unpaid_vp + player.paid * _DEBT.paid_vp
    total += player.acquired * _DEED.acquired_vp + player.approved * _DEED.approved_vp
    return total + (LEFTOVER_POINTS * sum(player.stock[:3]) if s.is_automa(who) else 0)


@lru_cache(maxsize=512)
def _buildings_of(built: tuple[int, ...]) -> int:
    return sum([_BUILDINGS[type][3 - built[type * 3 : type * 3 + 3].count(NONE)] for type in range(3)])


@lru_cache(maxsize=4096)
def _sets_of(scrolls: tuple[int, ...]) -> int:
    return set_points([SCROLLS[number].ribbon for number in scrolls])


def points(s: ViscountsState) -> list[dict[str, int]]:
    """The lines of all players as they stand; Poverty and Prosperity only once they are revealed."""
    return tally(estates(s), s.debts == 0, s.deeds == 0)


def estates(s: ViscountsState) -> list[Estate]:
    return [estate(s, who) for who in range(len(s.players))]


def score_sheets(s: ViscountsState) -> list[ScoreSheet]:
    """VIS-21, VIS-22, VIS-41: the points now; the solo game is won only with more than the Automa."""
    automa = s.name(s.humans) if s.automa else None
    return sheets(estates(s), s.debts == 0, s.deeds == 0, automa)
