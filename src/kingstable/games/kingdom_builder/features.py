"""A position of Kingdom Builder in numbers, as one seat may know it, for the learned value."""

from __future__ import annotations

from .components import CARD_IDS, LOCATION_IDS
from .greedy import Prospect
from .scoring import totals
from .state import KingdomState


def features(s: KingdomState, seat: int) -> list[float]:
    """The cards in play, the seat's own kingdom, and the best of the others."""
    gold = totals(s.board, [player.own for player in s.players], s.cards)
    sides = [_side(s, each, gold[each]) for each in range(len(s.players))]
    other = max((each for each in range(len(s.players)) if each != seat), key=lambda each: sides[each][0])
    in_play = [float(card in s.cards) for card in CARD_IDS]
    ahead = sides[seat][0] - sides[other][0]
    return [ahead, s.round, float(s.active == seat), float(s.ended_by >= 0), *in_play, *sides[seat], *sides[other]]


def _side(s: KingdomState, seat: int, gold: int) -> list[float]:
    prospect = Prospect(s, seat)
    player = s.players[seat]
    types = prospect.board.location_types
    held = [types[token.place] for token in player.tokens]
    reach = prospect.reach() if player.supply else 0.0
    return [
        prospect.standing(),
        gold,
        player.supply,
        reach,
        reach * prospect.turns_left,
        prospect.promise(),
        len(prospect.groups),
        prospect.largest,
        max(prospect.rows),
        sum(count > 0 for count in prospect.rows),
        min(prospect.sections),
        max(prospect.sections),
        len(prospect.joined),
        sum(map(len, s.near[seat])),
        sum(bool(cells) for cells in s.near[seat]),
        *(held.count(location) for location in LOCATION_IDS),
        *(held.count(location) * prospect.turns_left for location in LOCATION_IDS),
    ]
