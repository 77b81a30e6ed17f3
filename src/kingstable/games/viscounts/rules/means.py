"""What a main action can be paid with: icons, conversions, a townsfolk to dismiss, and all the ways to pay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from kingstable.kernel import Message, Option

from ..options import Dismiss, Pay
from ..printed.entry import Effects
from ..state import ViscountsState
from ..tables.boards import DISMISS_PRICES, PRINTED_FOLK
from ..tables.cards import CARDS, CONVERSIONS, Conversion
from ..tables.numbers import CRIME, PAID_WITH, SILVER, TRADE, IconCounts


class Means(msgspec.Struct, frozen=True):
    """Icons for one action: those that cost nothing, the most that can be reached, and how.

    `pairs` are bought with silver, two for an icon; `others` are resources that count besides the action's own;
    `double` is 1 when the first unit of that resource counts twice. `price` is the silver for a dismissal.
    """

    icons: int
    most: int
    silver: int
    pairs: int
    others: tuple[int, ...]
    double: int
    price: int


def conversions(s: ViscountsState, who: int, action: int) -> list[Conversion]:
    """VIS-5.9: the conversions of cards on the board for this action."""
    found = [CONVERSIONS[card] for card in s.players[who].slots if card >= 0]
    return [each for each in found if each is not None and each.action == action]


def visible_folk(s: ViscountsState, segment: int) -> tuple[int, IconCounts, Effects]:
    """Price, icons and effect of the townsfolk to dismiss; the printed one where the pile is empty (VIS-9.11)."""
    pile = s.folk[segment]
    if not pile:
        return PRINTED_FOLK[segment]
    card = CARDS[pile[-1]]
    return card.silver, card.icons, card.corner


#: Where no townsfolk can be dismissed.
NOBODY: Final = Message("townsfolk-none")
_PRINTED: Final = Message("townsfolk-printed")


def folk_name(s: ViscountsState, segment: int) -> Message:
    """The visible townsfolk by name, or the printed one."""
    pile = s.folk[segment]
    return CARDS[pile[-1]].name if pile else _PRINTED


def dismiss_price(s: ViscountsState, who: int, segment: int) -> int:
    """VIS-9.8, VIS-12.3."""
    built = s.players[who].built
    for slot, silver in DISMISS_PRICES:
        if built[slot] >= 0:
            return silver
    return visible_folk(s, segment)[0]


def dismissable(s: ViscountsState, who: int, action: int) -> bool:
    """VIS-9.9, VIS-D18: the visible townsfolk has an icon that counts for the action."""
    return _counts(visible_folk(s, s.segment(who))[1], action, conversions(s, who, action))


def _counts(icons: IconCounts, action: int, converters: list[Conversion]) -> bool:
    if icons[action] or icons[CRIME]:
        return True
    return icons[TRADE] > 0 and any(each.trade_icons for each in converters)


def means(s: ViscountsState, who: int, action: int, dismissing: bool) -> Means:
    """What the player has for an action, without or with a dismissal, whether or not that is legal."""
    icons, converters = s.icons(who), conversions(s, who, action)
    if not dismissing:
        return _means(s, who, action, icons, converters, 0)
    segment = s.segment(who)
    icons = _added(icons, visible_folk(s, segment)[1])
    return _means(s, who, action, icons, converters, dismiss_price(s, who, segment))


def _added(icons: list[int], more: IconCounts) -> list[int]:
    a, b, c, d, e = icons
    v, w, x, y, z = more
    return [a + v, b + w, c + x, d + y, e + z]


def _means(
    s: ViscountsState, who: int, action: int, icons: list[int], converters: list[Conversion], price: int
) -> Means:
    """The formula of VIS-9.12."""
    stock = s.players[who].stock
    free, silver = icons[action] + icons[CRIME], stock[SILVER] - price
    if action == TRADE:
        return Means(free, free + silver, silver, 0, (), 0, price)
    trade, pairs, double = icons[TRADE], 0, 0
    others: tuple[int, ...] = ()
    for each in converters:
        if each.trade_icons:  # the pairs cost nothing and are always made (VIS-D16, VIS-D17)
            free += trade // each.amount * each.gives
            trade %= each.amount
        elif each.gives > each.amount:
            double = 1
        elif SILVER in each.resources:
            pairs = each.amount
        else:
            others += tuple(resource for resource in each.resources if resource not in others)
    own = stock[PAID_WITH[action]]
    most = free + own
    if double and own:
        most += double
    if others:
        most += sum([stock[other] for other in others])
    if pairs:
        most += silver // pairs
    return Means(free, most, silver, pairs, others, double, price)


class Purse(msgspec.Struct, frozen=True):
    """The means without and with a dismissal; the latter only if that is legal and affordable (VIS-9.7)."""

    plain: Means
    dismissing: Means | None

    @property
    def most(self) -> int:
        return max(self.plain.most, self.dismissing.most) if self.dismissing else self.plain.most

    def used(self, paid: Pay | Dismiss) -> Means:
        """The means that were paid with."""
        return self.dismissing if isinstance(paid, Dismiss) and self.dismissing else self.plain


def purse(s: ViscountsState, who: int, action: int, icons: list[int] | None = None) -> Purse:
    """`icons` are those of the player's board, where they have been counted already."""
    if icons is None:
        icons = s.icons(who)
    converters, segment = conversions(s, who, action), s.segment(who)
    plain = _means(s, who, action, icons, converters, 0)
    more = visible_folk(s, segment)[1]
    if _counts(more, action, converters):
        price = dismiss_price(s, who, segment)
        if price <= plain.silver:
            return Purse(plain, _means(s, who, action, _added(icons, more), converters, price))
    return Purse(plain, None)


def left_over(s: ViscountsState, who: int, icons: int, dismissed: bool) -> Purse:
    """For further exchanges: the icons that were not needed, and all the silver of now (VIS-D22)."""
    found = purse(s, who, TRADE, [max(0, icons), 0, 0, 0, 0])
    return Purse(found.plain, None) if dismissed else found


def payments(s: ViscountsState, who: int, action: int, need: int, funds: Purse) -> list[Option]:
    """All ways to reach so many icons without spending more than it takes (VIS-D21)."""
    options: list[Option] = []
    if funds.plain.most >= need:
        options += [Pay(*spent) for spent in _ways(s, who, action, need, funds.plain)]
    if funds.dismissing and funds.dismissing.most >= need:
        segment = s.segment(who)
        options += [Dismiss(segment, *spent) for spent in _ways(s, who, action, need, funds.dismissing)]
    return options


def _ways(s: ViscountsState, who: int, action: int, need: int, has: Means) -> Iterator[tuple[int, int, int, int]]:
    """What is spent of ink, gold, stone and silver; no unit could be saved."""
    missing = max(0, need - has.icons)
    own = PAID_WITH[action]
    stock = s.players[who].stock
    if action == TRADE or not missing:
        yield 0, 0, 0, has.price + missing
        return
    spent = [0, 0, 0, has.price]
    for others in _spendings([stock[other] for other in has.others], missing):
        for pairs in range(min(has.silver // has.pairs, missing - sum(others)) + 1 if has.pairs else 1):
            rest = missing - sum(others) - pairs
            units = max(1, rest - has.double) if rest else 0
            wasted = units + has.double > rest > 0
            if units > stock[own] or (wasted and (pairs or any(others))):
                continue
            ways = spent.copy()
            ways[own] += units
            ways[SILVER] += pairs * has.pairs
            for other, number in zip(has.others, others, strict=True):
                ways[other] += number
            ink, gold, stone, silver = ways
            yield ink, gold, stone, silver


def _spendings(stocks: list[int], most: int) -> Iterator[tuple[int, ...]]:
    """All numbers to spend of several stocks, together not more than `most`."""
    if not stocks:
        yield ()
        return
    for number in range(min(stocks[0], most) + 1):
        for rest in _spendings(stocks[1:], most - number):
            yield (number, *rest)
