"""Looking ahead for a player: icons for each action and what could be added, spaces in reach, castle cascades."""

from __future__ import annotations

import msgspec

from ..components import ACTIONS, RESOURCES
from ..rules.means import dismiss_price, dismissable, means
from ..rules.movement import reachable
from ..state import ViscountsState
from ..tables.boards import GROUP, SECTION_LABELS, SPACE_LABELS, WORKER_COSTS
from ..tables.cards import CARDS
from ..tables.numbers import NONE, PAID_WITH


class MeansView(msgspec.Struct, frozen=True):
    """Icons for one main action where the viscount stands now.

    `icons` cost nothing (crime and converted trade icons included), `most` is what spending all could reach. A
    dismissal of the visible townsfolk would add `dismiss_icons` for `dismiss_price` silver, if it is legal.
    """

    action: str
    here: bool
    icons: int
    most: int
    paid_with: str
    also_paid_with: list[str]
    silver_per_icon: int
    first_counts_double: bool
    dismiss_legal: bool
    dismiss_price: int
    dismiss_icons: int


class ReachView(msgspec.Struct, frozen=True):
    space: str
    silver: int


class Cascade(msgspec.Struct, frozen=True):
    """What placing so many workers would set going, section by section: ``advance 3``, ``ascend 3``, ``crowd 1.3``."""

    workers: int
    steps: list[str]


def means_view(s: ViscountsState, who: int, action: int) -> MeansView:
    plain = means(s, who, action, False)
    legal = dismissable(s, who, action)
    with_it = means(s, who, action, True)
    inner = s.players[who].viscount % 3 == 2
    return MeansView(
        ACTIONS[action],
        inner == (action >= 2),
        plain.icons,
        plain.most,
        RESOURCES[PAID_WITH[action]],
        [RESOURCES[other] for other in plain.others],
        1 if action == 0 else plain.pairs,
        plain.double == 1,
        legal and with_it.silver >= 0,
        dismiss_price(s, who, s.segment(who)),
        with_it.icons - plain.icons,
    )


def reach_view(s: ViscountsState, who: int) -> dict[str, list[ReachView]]:
    """In phase 2 for the card just played, otherwise for each hand card: spaces and their price."""
    player = s.players[who]
    cards = [player.slots[0]] if s.phase == 2 and s.active == who else player.hand
    return {
        CARDS[card].id: [
            ReachView(SPACE_LABELS[space], silver) for space, silver in reachable(s, who, CARDS[card].silver)
        ]
        for card in cards
        if card != NONE
    }


def cascades(s: ViscountsState, who: int) -> list[Cascade]:
    """For each number of workers that could be placed at the viscount's segment."""
    section = s.faces[s.segment(who)]
    supply = s.players[who].workers
    return [Cascade(workers, _cascade(s, who, section, workers)) for workers, _ in WORKER_COSTS if workers <= supply]


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
            f"crowd {tier}.{SECTION_LABELS[at]}" for at in range(5) if s.crowd(tier, at) - before[at] + own[at] > GROUP
        ]
    return steps
