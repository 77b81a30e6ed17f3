"""The game as the kernel knows it: its facts, set-up, views, imagination, scores and invariants."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Final

from kingstable.kernel import (
    Argument,
    Ask,
    BadOptions,
    Faces,
    GameInfo,
    Message,
    Names,
    Options,
    Rng,
    ScoreSheet,
    Setting,
    Turn,
    message,
    named,
)
from kingstable.kernel.registry import mark_in

from . import explain as explanations
from . import rules
from .board import FIRST_GAME, WATER, Layout
from .components import CARD_IDS, COMPONENTS, NamedEntry
from .geometry import CELLS, NEIGHBOURS
from .options import NOTATION
from .scoring import score_position, sheets
from .state import NO_CARD, KingdomState, Player, board_of, layout_key
from .view import KingdomView, kingdom_view

SETTLEMENTS: Final = COMPONENTS.piece("settlement").per_player
CARDS_IN_PLAY: Final = COMPONENTS.game.kingdom_builder_cards_in_play

INFO: Final = GameInfo(
    id="kingdom_builder",
    names={"en": COMPONENTS.game.names.en, "uk": COMPONENTS.game.names.uk, "ru": COMPONENTS.game.names.ru},
    seats=(COMPONENTS.game.players_min, COMPONENTS.game.players_max),
    settings=(
        Setting(id="setup", kind="choice", default="random", values=("random", "first_game", "chosen")),
        Setting(
            id="sections",
            kind="several",
            default=[],
            values=tuple(section.id for section in COMPONENTS.sections),
            least=4,
            most=4,
            when=("setup", ("chosen",)),
            value_kind="section",
        ),
        Setting(id="rotated", kind="flags", default=[], most=4, when=("setup", ("chosen",))),
        Setting(
            id="cards",
            kind="several",
            default=[],
            values=CARD_IDS,
            least=CARDS_IN_PLAY,
            most=CARDS_IN_PLAY,
            when=("setup", ("random", "chosen")),
            value_kind="card",
        ),
        Setting(id="first", kind="choice", default="random", values=("random", "0", "1", "2", "3")),
    ),
    clauses="KB",
    components=mark_in(__package__),
    minutes=(30, 60),
    weight=2.1,
    step_cap=5_000,
)


class KingdomBuilder:
    """The rules of docs/rules/kingdom_builder.md."""

    info = INFO
    notation = NOTATION
    state_type = KingdomState
    view_type = KingdomView
    faces_type = Faces

    @cached_property
    def names(self) -> Mapping[str, Names]:
        groups: dict[str, Iterable[NamedEntry]] = {
            "terrain": COMPONENTS.terrains,
            "location": COMPONENTS.locations,
            "section": COMPONENTS.sections,
            "card": COMPONENTS.kingdom_builder_cards,
            "colour": COMPONENTS.player_colours,
            "piece": COMPONENTS.pieces,
        }
        return {
            named(kind, entry.id).id: {"en": entry.names.en, "uk": entry.names.uk, "ru": entry.names.ru}
            for kind, entries in groups.items()
            for entry in entries
        }

    def setup(self, seats: int, options: Options, rng: Rng) -> KingdomState:
        """KB-3: the board, the open cards, the tokens, the draw pile, one card each."""
        layout = _layout(options, rng)
        cards = _open_cards(options, rng)
        first = _first_player(seats, options, rng)
        deck = [number for number, kind in enumerate(COMPONENTS.terrain_cards) for _ in range(kind.count)]
        rng.shuffle(deck)
        state = lay_out(layout, cards, seats, first, rng)
        state.deck = deck
        for step in range(seats):  # KB-D7
            state.players[(first + step) % seats].hand = deck.pop()
        return state

    def turn(self, s: KingdomState) -> Turn:
        return rules.turn(s)

    def over(self, s: KingdomState) -> bool:
        return s.finished

    def active(self, s: KingdomState) -> int | None:
        return None if s.finished else s.active

    def round(self, s: KingdomState) -> int:
        return s.round

    def faces(self) -> Faces:
        return Faces()

    def view(self, s: KingdomState, seat: int | None) -> KingdomView:
        return kingdom_view(s, seat)

    def explain(self, s: KingdomState, ask: Ask, thing: str) -> Message | None:
        return explanations.explain(s, ask, thing)

    def imagine(self, s: KingdomState, seat: int | None, rng: Rng) -> None:
        """Hands of the others and the draw pile are one unknown heap."""
        others = [player for other, player in enumerate(s.players) if other != seat and player.hand != NO_CARD]
        heap = s.deck + [player.hand for player in others]
        rng.shuffle(heap)
        for player in others:
            player.hand = heap.pop()
        s.deck = heap

    def scores(self, s: KingdomState) -> list[ScoreSheet]:
        """KB-21, KB-32: the gold now; all with the most gold win together."""
        return sheets(score_position(s.board, [player.own for player in s.players], s.cards))

    def check(self, s: KingdomState) -> None:
        """The invariants of KB-33, and the frontiers against the board itself."""
        board = s.board
        for seat, player in enumerate(s.players):
            assert player.supply + len(player.own) == SETTLEMENTS, "KB-33.1"
            assert sorted(player.own) == [cell for cell in range(CELLS) if s.owner[cell] == seat], "KB-33.2"
            assert all(board.terrain[cell] <= WATER for cell in player.own), "KB-33.2"
            held = [token.place for token in player.tokens]
            for place in held:
                beside = NEIGHBOURS[board.location_cells[place]]
                assert any(s.owner[cell] == seat for cell in beside), "KB-33.4"
            assert len(set(held)) == len(held) and set(held) <= set(player.taken), "KB-33.3"
            assert len(set(player.taken)) == len(player.taken), "KB-33.3"
        for place, left in enumerate(s.stacks):
            assert left + sum(player.taken.count(place) for player in s.players) == 2, "KB-33.3"
        cards = [card for card in (*(player.hand for player in s.players), s.card) if card != NO_CARD]
        assert sorted(cards + s.deck + s.discard + s.removed) == sorted(list(range(5)) * 5), "KB-33.5"
        assert len(cards) == len(s.players) or not (s.deck or s.discard), "KB-33.5"
        assert s.card == NO_CARD or s.free[s.card], "KB-33.6"
        _check_frontiers(s)


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
        sections = rng.sample([section.id for section in COMPONENTS.sections], 4)
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
        stacks=[COMPONENTS.location(location).tokens_per_hex for location in board.location_types],
        deck=[],
        discard=[],
        removed=[],
        active=first,
    )


def _check_frontiers(s: KingdomState) -> None:
    terrain = s.board.terrain
    for ground in range(WATER + 1):
        free = [cell for cell in range(CELLS) if terrain[cell] == ground and s.owner[cell] < 0]
        assert s.free[ground] == free, "free hexes"
        for seat in range(len(s.players)):
            near = [cell for cell in free if any(s.owner[other] == seat for other in NEIGHBOURS[cell])]
            assert s.near[seat][ground] == near, "frontier"
    assert s.free_edge == sum(s.owner[cell] < 0 for cell in s.board.edge_buildable), "free edge"


game = KingdomBuilder()
