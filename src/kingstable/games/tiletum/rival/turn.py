"""The Cardinal's turn: pawn, die, resources, tile, action and tasks (TIL-23, TIL-25, TIL-32, TIL-34)."""

from __future__ import annotations

from typing import Final

from ..rules.challenges import effects
from ..rules.pieces import (
    gain,
    king_up,
    refill_contracts,
)
from ..state import (
    CARDINAL_SIDE,
    YOU,
    TiletumState,
)
from ..tables import (
    ACTION_NAMES,
    ARCHITECT,
    JESTER,
    KING,
    MERCHANT,
    NONE,
)
from .actions import architect, character, contract, merchant
from .directives import card_name, die_name, find_die
from .needs import (
    at_random,
    him,
)
from .tasks import apply_challenge, gets_bonus_tile, tasks


def cardinal_turn(s: TiletumState) -> None:
    """TIL-23."""
    player, cardinal = him(s)
    cardinal.replaced = False
    s.tell("rival-turn")
    move_pawn(s)
    found = find_die(s)
    take_die(s, found.die)
    value = found.die % 6 + 1
    action = choose_action(s, found.die, found.action)
    ap = 7 - value + player.markers[action]  # TIL-25.8, TIL-25.9
    if s.log is not None:
        who, marker = s.who(CARDINAL_SIDE), player.markers[action]
        s.tell("action", who=who, action=ACTION_NAMES[action], ap=ap, marker=marker)
    _ACTS[action](s, ap)
    tasks(s)
    refill_contracts(s)  # TIL-30.11


def _king(s: TiletumState, ap: int) -> None:
    """TIL-31.1."""
    king_up(s, CARDINAL_SIDE, ap)


#: By action type.
_ACTS: Final = (_king, merchant, architect, character, contract)


def move_pawn(s: TiletumState) -> None:
    """TIL-23.1, TIL-23.3, TIL-23.4: back to the left, then to the right by the difference of two dice."""
    _, cardinal = him(s)
    one, two = s.rng.die(6), s.rng.die(6)
    steps = abs(one - two)
    cardinal.pawn = min(steps, len(cardinal.row) - 1)
    if s.log is not None:
        s.tell("rival-rolls", one=one, two=two, steps=steps, card=card_name(cardinal.row[cardinal.pawn]))


def take_die(s: TiletumState, die: int) -> None:
    """TIL-25.1 to TIL-25.3: resources first, then the tile of the sector."""
    player, cardinal = him(s)
    s.wheel[die] -= 1
    player.dice.append(die)
    if s.log is not None:
        s.tell("rival-takes-die", die=die_name(die), action=ACTION_NAMES[s.action_at(die % 6 + 1)])
    gain(s, CARDINAL_SIDE, die // 6, die % 6 + 1)
    for card, effect in effects(cardinal.challenges, "die_taken"):  # TIL-37.8, TIL-D39
        apply_challenge(s, card, effect, NONE)
    sector = s.action_at(die % 6 + 1)
    tile = s.sector_bonus[sector]
    if tile != NONE:
        s.sector_bonus[sector] = NONE
        gets_bonus_tile(s, tile)


def choose_action(s: TiletumState, die: int, option_action: int) -> int:
    """TIL-25.4 to TIL-25.7: which action a die leads to."""
    sector = s.action_at(die % 6 + 1)
    if sector != JESTER:
        return sector
    if option_action != NONE:
        return option_action
    player, _ = him(s)
    if player.king < s.players[YOU].king:  # TIL-25.10: on the same space he is not lower
        s.tell("rival-jester-king")
        return KING
    if player.houses == player.pillars:
        return at_random(s, "action", (MERCHANT, ARCHITECT), ACTION_NAMES.__getitem__)
    s.tell("rival-jester-pieces", houses=player.houses, pillars=player.pillars)
    return MERCHANT if player.houses < player.pillars else ARCHITECT
