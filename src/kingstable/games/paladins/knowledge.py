"""What a seat cannot know, dealt anew."""

from __future__ import annotations

from kingstable.kernel import Rng

from .state import NONE, PaladinsState, Player


def imagine(s: PaladinsState, seat: int | None, rng: Rng) -> None:
    """Decks in a new order, other King's cards face down, other paladins in other hands."""
    for pile in (s.townsfolk, s.outsiders, s.walls, s.suspicion, s.taverns):
        rng.shuffle(pile)
    _redeal(s.orders, s.orders_open, s.unused_orders, rng)
    _redeal(s.favours, s.favours_open, s.unused_favours, rng)
    if s.rival is not None:
        rng.shuffle(s.rival.deck)
    for other in range(s.seats):
        if other == seat:
            _redeal_own(s.players[other], rng)
        else:
            _redeal_paladins(s.players[other], rng)


def _redeal(dealt: list[int], open_cards: int, unused: list[int], rng: Rng) -> None:
    """The face-down King's cards and those out of the game are one heap."""
    heap = dealt[open_cards:] + unused
    rng.shuffle(heap)
    face_down = len(dealt) - open_cards
    dealt[open_cards:] = heap[:face_down]
    unused[:] = heap[face_down:]


def _redeal_own(mine: Player, rng: Rng) -> None:
    """Of the own deck the owner knows the card put on top and those put under it (PAL-D24)."""
    deck = mine.deck
    unknown = deck[mine.under : len(deck) - mine.on_top]
    rng.shuffle(unknown)
    deck[mine.under : len(deck) - mine.on_top] = unknown


def _redeal_paladins(player: Player, rng: Rng) -> None:
    """Others know only the paladins that were revealed."""
    heap = player.deck + player.hand
    if player.chosen != NONE:
        heap.append(player.chosen)
    rng.shuffle(heap)
    if player.chosen != NONE:
        player.chosen = heap.pop()
    player.hand = [heap.pop() for _ in player.hand]
    player.deck = heap
