"""Setup: the ring, the piles, the draft of player cards and heroes, the Automa's start (VIS-2, VIS-30)."""

from __future__ import annotations

from typing import Final

from kingstable.kernel import Ask, Rng, Turn, message

from .automa import automa_start
from .cards import draw, remove
from .components import COMPONENTS
from .construction import build_free, free_spots
from .effects import gain
from .facts import CARDS, HEROES, NONE, SCROLLS, SPACE_LABELS, STARTERS, TOWNSFOLK, space_of
from .options import DECLINE, DESTROY, Destroy, Draft
from .printed import Effect, PlayerCard
from .schemes import AUTOMAS
from .state import Pair, ViscountsState, new_player

_SETUP: Final = COMPONENTS.setup
_PLAYER_CARDS: Final = {card.number: card for card in COMPONENTS.player_cards}
_GREY: Final = [number for number, entry in enumerate(COMPONENTS.manuscripts) if entry.back == "grey"]
_BLACK: Final = [number for number in range(len(SCROLLS)) if number not in _GREY]
_ASK_DRAFT: Final = message("ask-draft")
_ASK_DESTROY: Final = message("ask-destroy-start")


def lay_out(humans: int, first: int, automa: str, difficulty: int, rng: Rng) -> ViscountsState:
    """The table before the draft (VIS-2.2 to VIS-2.12); a lone human meets the Automa."""
    ring = rng.sample(range(5), 5)  # VIS-2.3
    turned = rng.below(5)  # VIS-2.4
    state = ViscountsState(
        rng=rng,
        side=_SETUP.board_side_by_players.of(humans),
        ring=tuple(ring),
        next=tuple(ring[(ring.index(segment) + 1) % 5] for segment in range(5)),
        faces=tuple((ring.index(segment) + turned) % 5 for segment in range(5)),
        humans=humans,
        players=[new_player() for _ in range(humans + (humans == 1))],
        first=first,
        active=first,
        folk=_townsfolk_piles(rng),
        scrolls=_manuscript_piles(rng),
        owners=[NONE] * 25,
        standing=[NONE] * 25,
        bonuses=[True] * 4,
        debts=COMPONENTS.poverty_card.cards_on_top_by_players.of(humans),  # VIS-2.20
        deeds=COMPONENTS.prosperity_card.cards_on_top_by_players.of(humans),  # VIS-2.21
        pairs=_pairs(humans, rng),
        drafting=[(first + step) % humans for step in range(humans)],  # the last one drafts first (VIS-2.13)
        removed=[],
        waiting=[],
        automa=automa if humans == 1 else "",
        future=[],
        unseen=[],
    )
    if humans == 1:
        _scheme_decks(state, difficulty, rng)
    return state


def _townsfolk_piles(rng: Rng) -> list[list[int]]:
    """VIS-2.5: which segment gets the smaller piles is left to chance, like all the rest."""
    cards = rng.sample(TOWNSFOLK, len(TOWNSFOLK))
    piles = []
    for size in rng.sample(_SETUP.townsfolk_pile_sizes, 5):
        piles.append(cards[:size])
        del cards[:size]
    return piles


def _manuscript_piles(rng: Rng) -> list[list[int]]:
    """VIS-2.6: six black-backed ones under each grey-backed one."""
    grey, black = rng.sample(_GREY, 5), rng.sample(_BLACK, len(_BLACK))
    under = _SETUP.manuscript_pile_size - 1
    return [[*black[under * pile : under * (pile + 1)], grey[pile]] for pile in range(5)]


def _pairs(humans: int, rng: Rng) -> list[Pair]:
    """VIS-2.12, VIS-30.8: all others leave the game unseen."""
    count = _SETUP.draft_pairs_by_players.of(humans)
    cards = rng.sample(list(_PLAYER_CARDS), count)
    return [Pair(card, hero) for card, hero in zip(cards, rng.sample(HEROES, count), strict=True)]


def _scheme_decks(s: ViscountsState, difficulty: int, rng: Rng) -> None:
    """VIS-30.6, VIS-30.7, VIS-30.10."""
    board = AUTOMAS[s.automa]
    s.future = rng.sample(board.future, len(board.future))
    s.unseen = [s.future.pop() for _ in range(difficulty)]
    deck = [*board.starting, *s.unseen]
    rng.shuffle(deck)
    s.players[1].deck = deck
    s.unseen.sort()


# -- the draft -------------------------------------------------------------------------------------------------------


def draft(s: ViscountsState) -> Turn:
    """VIS-2.13 to VIS-2.19 for one player; then the next one chooses."""
    me = s.drafting[-1]
    player = s.players[me]
    options = [Draft(pair.card) for pair in s.pairs]
    chosen = yield Ask(me, _ASK_DRAFT, options, ("VIS-2.13", "VIS-2.14", "VIS-2.15", "VIS-2.16"))
    pair = next(pair for pair in s.pairs if pair.card == chosen.card)
    s.pairs.remove(pair)
    card = _PLAYER_CARDS[pair.card]
    player.start = card.number
    player.viscount = space_of(card.start_space)
    s.tell("draft", who=s.name(me), card=card.number, hero=CARDS[pair.hero].name)
    s.tell("start-space", who=s.name(me), space=SPACE_LABELS[player.viscount])
    player.deck = [*STARTERS, pair.hero]
    yield from gain(s, me, _printed_gains(card))
    yield from _extra_effect(s, me, card)
    player.entered = dict.fromkeys(player.deck, 0)
    s.rng.shuffle(player.deck)  # VIS-2.18: no crime check
    draw(s, me, _SETUP.starting_hand)
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
