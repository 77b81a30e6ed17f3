"""The draft: player cards and heroes, what they bring at the start, and the first hands (VIS-2.13 to VIS-2.19)."""

from __future__ import annotations

from typing import Final

from kingstable.kernel import Ask, Turn, message

from ..components import COMPONENTS
from ..options import DECLINE, DESTROY, Destroy, Draft
from ..printed.cards import PlayerCard
from ..printed.entry import Effect
from ..rival.start import automa_start
from ..state import ViscountsState
from ..tables.boards import SPACE_LABELS, space_of
from ..tables.cards import CARDS, PLAYER_CARDS, STARTERS
from .cards import draw, remove
from .construction import build_free, free_spots
from .effects import gain

_HAND: Final = COMPONENTS.setup.starting_hand
_ASK_DRAFT: Final = message("ask-draft")
_ASK_DESTROY: Final = message("ask-destroy-start")


def draft(s: ViscountsState) -> Turn:
    """VIS-2.13 to VIS-2.19 for one player; then the next one chooses."""
    me = s.drafting[-1]
    player = s.players[me]
    options = [Draft(pair.card) for pair in s.pairs]
    chosen = yield Ask(me, _ASK_DRAFT, options, ("VIS-2.13", "VIS-2.14", "VIS-2.15", "VIS-2.16"))
    pair = next(pair for pair in s.pairs if pair.card == chosen.card)
    s.pairs.remove(pair)
    card = PLAYER_CARDS[pair.card]
    player.start = card.number
    player.viscount = space_of(card.start_space)
    s.tell("draft", who=s.name(me), card=card.number, hero=CARDS[pair.hero].name)
    s.tell("start-space", who=s.name(me), space=SPACE_LABELS[player.viscount])
    player.deck = [*STARTERS, pair.hero]
    yield from gain(s, me, _printed_gains(card))
    yield from _extra_effect(s, me, card)
    player.entered = dict.fromkeys(player.deck, 0)
    s.rng.shuffle(player.deck)  # VIS-2.18: no crime check
    draw(s, me, _HAND)
    s.drafting.pop()
    if not s.drafting:
        if s.automa:
            yield from automa_start(s, s.pairs.pop().card)
        else:
            s.pairs.clear()
        s.tell("setup-over", debts=s.debts, deeds=s.deeds)
        s.phase = 1


def _printed_gains(card: PlayerCard) -> tuple[Effect, ...]:
    """VIS-2.15."""
    counted = (("silver", card.silver), ("gain_deed", card.deeds), ("gain_debt", card.debts))
    return (*card.resources, *(Effect(op, n) for op, n in counted if n))


def _extra_effect(s: ViscountsState, me: int, card: PlayerCard) -> Turn:
    """VIS-2.16."""
    if card.extra_scope == "own_viscount_space":
        segment, kind = divmod(s.players[me].viscount, 3)
        banks = s.board.banks[segment]
        spots = banks[kind] if free_spots(s, banks[kind]) else (*banks[0], *banks[1])  # VIS-D28
        for effect in card.extra:
            yield from build_free(s, me, effect, spots)
    elif card.extra_scope == "own_starting_cards":
        yield from _destroy_start(s, me)
    else:
        yield from gain(s, me, card.extra)


def _destroy_start(s: ViscountsState, me: int) -> Turn:
    """VIS-D27: any of the starting cards or the hero, openly; it pays its silver."""
    player = s.players[me]
    options = [*(DESTROY[card] for card in player.deck), DECLINE]
    chosen = yield Ask(me, _ASK_DESTROY, options, ("VIS-2.16", "VIS-D27"))
    if isinstance(chosen, Destroy):
        player.deck.remove(chosen.card)
        remove(s, me, chosen.card)
