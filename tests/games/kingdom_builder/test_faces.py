"""What is printed is in the faces, and views only name it.

`python tests/games/kingdom_builder/test_faces.py` writes anew what the client's test dresses: a view, the faces, and
the board that they make.
"""

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from kingstable.games.kingdom_builder import game
from kingstable.games.kingdom_builder.faces import KingdomFaces, faces
from kingstable.games.kingdom_builder.scoring import CARDS, score_position
from kingstable.games.kingdom_builder.tables.geometry import name
from kingstable.games.kingdom_builder.view import KingdomView
from kingstable.kernel import Rng, Table

DRESSED = Path(__file__).parents[3] / "web" / "test" / "kingdom_builder.json"
SMALL = 6_000


def moments(seats: int, seed: int) -> Iterator[Table]:
    """A random game, decision by decision."""
    table = Table.new(game, seats, seed=seed, quiet=True)
    rng = Rng.seeded(seed)
    while not table.over:
        yield table
        table.choose(rng.pick(table.asks[0].options))
    yield table


def test_faces_survive_json() -> None:
    assert msgspec.json.decode(msgspec.json.encode(game.faces()), type=game.faces_type) == faces()
    assert game.faces_type is KingdomFaces


@pytest.mark.rule("KB-2.3", "KB-2.4", "KB-2.9")
def test_the_faces_have_the_whole_box() -> None:
    printed = faces()
    letters = {terrain.letter for terrain in printed.terrains}
    assert len(letters) == 9 and len(printed.sections) == len(printed.locations) == 8 and len(printed.cards) == 10
    for section in printed.sections.values():
        assert section.location in printed.locations
        assert [len(row) for row in section.rows] == [10] * 10 and letters >= set("".join(section.rows))
    assert len(printed.colours) == game.info.seats[1]


@pytest.mark.parametrize("seats", [2, 4])
def test_whatever_a_view_names_is_in_the_faces(seats: int) -> None:
    printed = faces()
    terrains = {terrain.id for terrain in printed.terrains}
    for table in moments(seats, seed=seats):
        for seat in (None, *range(seats)):
            view: KingdomView = game.view(table.state, seat)
            assert set(view.sections) <= set(printed.sections)
            assert set(view.cards) <= set(printed.cards)
            hexes = sum(row.count("X") for id in view.sections for row in printed.sections[id].rows)
            assert len(view.tokens) == hexes
            assert {*view.discard, *view.removed} <= terrains
            assert {view.card, *(player.hand for player in view.players)} <= {None, *terrains}
            for player in view.players:
                assert set(player.gold) == {*view.cards, "castles"}
                assert {token.location for token in player.tokens} <= set(printed.locations)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_view_is_small_and_repeats_nothing_that_is_printed(seats: int) -> None:
    rows = [row.encode() for section in faces().sections.values() for row in section.rows]
    sizes = []
    for table in moments(seats, seed=10 + seats):
        written = [msgspec.json.encode(table.view(seat)) for seat in range(seats)]
        assert not [row for row in rows for view in written if row in view]
        sizes += map(len, written)
    assert sum(sizes) / len(sizes) <= SMALL / 3 and max(sizes) <= SMALL


def dressed() -> dict[str, object]:
    """A view in the middle of a game, the faces, the board that the client makes of them, and what each card pays."""
    options = {
        "setup": "chosen",
        "sections": ["harbor", "farm", "oracle", "barn"],
        "rotated": [True, False, True, False],
        "cards": ["lords", "miners", "knights"],
        "first": "1",
    }
    table = Table.new(game, 3, options, seed=4, quiet=True)
    rng = Rng.seeded("dressed")
    while table.state.round < 6:
        table.choose(rng.pick(table.asks[0].options))
    board, stacks = table.state.board, table.state.stacks
    gold = score_position(board, [player.own for player in table.state.players], CARDS)
    places = zip(board.location_cells, board.location_types, stacks, strict=True)
    return {
        "told": msgspec.to_builtins(table.view(1)),
        "faces": msgspec.to_builtins(faces()),
        "terrain": board.rows,
        "locations": [{"hex": name(cell), "location": kind, "tokens": left} for cell, kind, left in places],
        "castles": [name(cell) for cell in board.castle_cells],
        "gold": {line: [player.lines()[line] for player in gold] for line in (*CARDS, "castles")},
    }


def test_the_client_is_tested_with_what_is_told_today() -> None:
    assert msgspec.json.decode(DRESSED.read_bytes()) == msgspec.json.decode(msgspec.json.encode(dressed()))


if __name__ == "__main__":
    DRESSED.write_text(json.dumps(msgspec.to_builtins(dressed()), indent=2) + "\n", encoding="utf-8")
