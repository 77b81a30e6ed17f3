"""Laying out the table: the ring, the piles, the pairs for the draft, the schemes of the Automa (VIS-2, VIS-30)."""

from __future__ import annotations

from typing import Final

from kingstable.kernel import BadOptions, Options, Rng, message

from .components import COMPONENTS
from .state import Pair, ViscountsState, new_player
from .tables.cards import HEROES, PLAYER_CARDS, SCROLLS, TOWNSFOLK
from .tables.numbers import NONE
from .tables.schemes import AUTOMAS

_SETUP: Final = COMPONENTS.setup
_GREY: Final = [number for number, entry in enumerate(COMPONENTS.manuscripts) if entry.back == "grey"]
_BLACK: Final = [number for number in range(len(SCROLLS)) if number not in _GREY]


def set_up(seats: int, options: Options, rng: Rng) -> ViscountsState:
    """VIS-2, VIS-30: the table before the draft, by the options of the table."""
    if options["difficulty"] and seats > 1:
        raise BadOptions("option difficulty: only the solo game has an Automa to make harder")
    return lay_out(seats, _first_player(seats, options, rng), options["automa"], options["difficulty"], rng)


def _first_player(seats: int, options: Options, rng: Rng) -> int:
    """VIS-2.11, VIS-30.5: the seat that the table names, otherwise a random one."""
    if seats == 1:
        return 0
    if options["first"] == "random":
        return rng.below(seats)
    first = int(options["first"])
    if first >= seats:
        text = f"option first: there is no seat {first} at a table for {seats}"
        raise BadOptions(text, message("wrong-first", place=first + 1, seats=seats))  # people count seats from 1
    return first


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
    cards = rng.sample(list(PLAYER_CARDS), count)
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
