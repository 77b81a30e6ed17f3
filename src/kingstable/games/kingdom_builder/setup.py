"""Laying out a game: sections, open cards, tokens, the draw pile and the first hands (KB-3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kingstable.kernel import Argument, BadOptions, Message, Options, Rng, message, named

from .components import CARD_IDS, COMPONENTS
from .state import NO_CARD, KingdomState, Player, board_of, layout_key
from .tables.board import FIRST_GAME, WATER, Layout
from .tables.geometry import CELLS

SETTLEMENTS: Final = COMPONENTS.piece("settlement").per_player
CARDS_IN_PLAY: Final = COMPONENTS.game.kingdom_builder_cards_in_play

_TERRAIN_CARDS: Final = [number for number, kind in enumerate(COMPONENTS.terrain_cards) for _ in range(kind.count)]
_TOKENS: Final = {location.id: location.tokens_per_hex for location in COMPONENTS.locations}
_SECTIONS: Final = tuple(section.id for section in COMPONENTS.sections)


def set_up(seats: int, options: Options, rng: Rng) -> KingdomState:
    """KB-3: the board, the open cards, the tokens, the draw pile, one card each."""
    layout = _layout(options, rng)
    cards = _open_cards(options, rng)
    first = _first_player(seats, options, rng)
    deck = [*_TERRAIN_CARDS]
    rng.shuffle(deck)
    state = lay_out(layout, cards, seats, first, rng)
    state.deck = deck
    for step in range(seats):  # KB-D7
        state.players[(first + step) % seats].hand = deck.pop()
    return state


def _layout(options: Options, rng: Rng) -> Layout:
    """KB-3.1, KB-3.13, KB-D3: the chosen sections, the first game's, or four at random."""
    sections, rotated, setup = options["sections"], options["rotated"], options["setup"]
    if sections and setup == "first_game":
        text = "option sections: the first game has its own sections; choose setup chosen"
        raise _refused("first-game-sections", text, sections=_names("section", FIRST_GAME.sections))
    if sections and setup == "random":
        raise _refused("random-sections", "option sections: a random board draws its own sections; choose setup chosen")
    if rotated and not sections:
        raise _refused("rotated", "option rotated: says which of the chosen sections are turned; choose sections too")
    if setup == "chosen" and not sections:
        raise _refused("no-sections", "option sections: setup chosen needs four sections")
    if setup == "first_game":
        return FIRST_GAME
    if not sections:
        sections = rng.sample(_SECTIONS, 4)
        rotated = [rng.chance() for _ in range(4)]
    tl, tr, bl, br = sections
    a, b, c, d = rotated or [False] * 4
    return Layout((tl, tr, bl, br), (a, b, c, d))


def _open_cards(options: Options, rng: Rng) -> tuple[str, ...]:
    """KB-3.6, KB-3.14."""
    cards = options["cards"]
    if options["setup"] == "first_game":
        own = COMPONENTS.first_game.kingdom_builder_cards.ids
        if cards and sorted(cards) != sorted(own):
            text = "option cards: the first game has its own cards"
            raise _refused("first-game-cards", text, cards=_names("card", own))
        return tuple(own)
    return tuple(cards or rng.sample(CARD_IDS, CARDS_IN_PLAY))


def _first_player(seats: int, options: Options, rng: Rng) -> int:
    """KB-3.9, KB-D4: the seat that the table names, otherwise a random one."""
    if options["first"] == "random":
        return rng.below(seats)
    first = int(options["first"])
    if first >= seats:
        text = f"option first: there is no seat {first} at a table for {seats}"
        raise _refused("first", text, place=first + 1, seats=seats)  # people count seats from 1
    return first


def _names(kind: str, ids: Iterable[str]) -> list[int | str | Message]:
    return [named(kind, id) for id in ids]


def _refused(id: str, text: str, **args: Argument) -> BadOptions:
    return BadOptions(text, message(f"wrong-{id}", **args))


def lay_out(layout: Layout, cards: tuple[str, ...], seats: int, first: int, rng: Rng) -> KingdomState:
    """The empty board with its tokens (KB-3.4, KB-3.7, KB-3.12); no terrain card is dealt yet."""
    key = layout_key(layout)
    board = board_of(key)
    return KingdomState(
        rng=rng,
        layout=key,
        cards=cards,
        first=first,
        players=[Player(SETTLEMENTS, NO_CARD, [], [], [], []) for _ in range(seats)],
        owner=[-1] * CELLS,
        touch=[bytearray(CELLS) for _ in range(seats)],
        near=[[[] for _ in range(WATER + 1)] for _ in range(seats)],
        free=[list(board.cells_by_terrain[ground]) for ground in range(WATER + 1)],
        free_edge=len(board.edge_buildable),
        stacks=[_TOKENS[location] for location in board.location_types],
        deck=[],
        discard=[],
        removed=[],
        active=first,
    )
