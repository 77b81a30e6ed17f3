"""Looking ahead for a player: icons for each action and what could be added, spaces in reach, castle cascades."""

from __future__ import annotations

import msgspec

from ..components import ACTIONS, RESOURCES
from ..rules.means import dismiss_price, dismissable, means
from ..rules.movement import reachable
from ..state import ViscountsState
from ..tables.boards import GROUP, SECTION_LABELS, SPACE_LABELS, WORKER_COSTS
from ..tables.cards import CARDS
from ..tables.numbers import INNER, PLACE, TRADE


class MeansView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Icons for one main action where the viscount stands now.

    `icons` cost nothing (crime and converted trade icons included), `most` is what spending all could reach. A
    dismissal of the visible townsfolk would add `dismiss_icons` for `dismiss_price` silver, if it is legal.
    """

    action: str
    icons: int
    most: int
    here: bool = False
    also_paid_with: list[str] = []
    silver_per_icon: int = 0
    first_counts_double: bool = False
    dismiss_legal: bool = False
    dismiss_price: int = 0
    dismiss_icons: int = 0


class Cascade(msgspec.Struct, frozen=True):
    """What placing so many workers would set going, section by section: ``advance 3``, ``ascend 3``, ``crowd 1.3``."""

    workers: int
    steps: list[str]


class Outlook(msgspec.Struct, frozen=True):
    """Icons for each action, for each card the spaces in reach and the silver they cost, castle cascades."""

    means: list[MeansView]
    reach: dict[str, dict[str, int]]
    cascades: list[Cascade]


def outlook(s: ViscountsState, who: int) -> Outlook:
    return Outlook([_means(s, who, action) for action in range(len(ACTIONS))], _reach(s, who), _cascades(s, who))


def _means(s: ViscountsState, who: int, action: int) -> MeansView:
    plain = means(s, who, action, False)
    with_it = means(s, who, action, True)
    legal = dismissable(s, who, action) and with_it.silver >= 0
    inner = s.players[who].viscount % 3 == INNER
    return MeansView(
        ACTIONS[action],
        plain.icons,
        plain.most,
        inner == (action >= PLACE),
        [RESOURCES[other] for other in plain.others],
        1 if action == TRADE else plain.pairs,
        plain.double == 1,
        legal,
        dismiss_price(s, who, s.segment(who)) if legal else 0,
        with_it.icons - plain.icons if legal else 0,
    )


def _reach(s: ViscountsState, who: int) -> dict[str, dict[str, int]]:
    """For each hand card: spaces and their price. Those of a card that was played are told by the options."""
    if s.phase == 2 and s.active == who:
        return {}
    return {
        CARDS[card].id: {SPACE_LABELS[space]: silver for space, silver in reachable(s, who, CARDS[card].silver)}
        for card in s.players[who].hand
    }


def _cascades(s: ViscountsState, who: int) -> list[Cascade]:
    """For each number of workers that could be placed at the viscount's segment and would set something going."""
    section = s.faces[s.segment(who)]
    supply = s.players[who].workers
    found = [Cascade(workers, _cascade(s, who, section, workers)) for workers, _ in WORKER_COSTS if workers <= supply]
    return [cascade for cascade in found if cascade.steps]


def _cascade(s: ViscountsState, who: int, section: int, workers: int) -> list[str]:
    """The steps if sections advance in the order of their numbers and castle moves are declined."""
    tier1, tier2 = s.players[who].tier1.copy(), s.players[who].tier2.copy()
    tier1[section] += workers
    steps = []
    while max(tier1) >= GROUP:
        at = next(index for index in range(5) if tier1[index] >= GROUP)
        tier1[at] -= GROUP
        tier2[at] += 1
        tier1[(at + 1) % 5] += 1
        tier1[(at - 1) % 5] += 1
        steps.append(f"advance {SECTION_LABELS[at]}")
    for at in range(5):
        while tier2[at] >= GROUP:
            tier2[at] -= 1
            steps.append(f"ascend {SECTION_LABELS[at]}")
    for tier, own in ((1, tier1), (2, tier2)):
        before = s.players[who].tier1 if tier == 1 else s.players[who].tier2
        steps += [
            f"crowd {tier}.{SECTION_LABELS[at]}"
            for at, workers in enumerate(s.crowds(tier))
            if workers - before[at] + own[at] > GROUP
        ]
    return steps
