"""What is printed: all that views and choices name is among the faces, views are light, and the client's example."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.games.viscounts.scenes import built, card, cards, castle, own_manuscripts, scene, schemes, shown, stock

from kingstable.games.viscounts import game
from kingstable.games.viscounts.faces import ViscountsFaces
from kingstable.games.viscounts.rules.construction import ends
from kingstable.games.viscounts.state import Pair
from kingstable.games.viscounts.tables.boards import SPOT_LABELS
from kingstable.kernel import Rng, Table
from kingstable.minds import Sight, find_mind

FACES = game.faces()
EXAMPLE = Path(__file__).parents[3] / "web" / "test" / "viscounts.json"


def moments(seats: int, seed: int, mind: str = "random", **options: Any) -> Iterator[Table]:
    """Every decision of a game."""
    table = Table.new(game, seats, options, seed=seed, quiet=True)
    rng = Rng.seeded(seed)
    minds = [find_mind("viscounts", mind) for _ in range(seats)]
    while not table.over:
        yield table
        ask = table.asks[0]
        table.choose(minds[ask.seat].choose(Sight.of(table, ask.seat, rng)), seat=ask.seat)


def test_faces_survive_the_way_to_a_client():
    assert msgspec.json.decode(msgspec.json.encode(FACES), type=ViscountsFaces) == FACES


@pytest.mark.parametrize(("seats", "automa"), [(1, "builder"), (1, "card"), (2, "cleric"), (4, "cleric")])
def test_all_that_a_view_names_has_a_face(seats, automa):
    known = {*FACES.cards, *FACES.manuscripts, *FACES.schemes}
    spaces = {space.id for face in FACES.segments.values() for space in face.spaces}
    for table in moments(seats, 2, automa=automa):
        view = table.view(0)
        spots = {spot.id for face in FACES.segments.values() for spot in face.spots[view.side]}
        assert shown(view) <= known
        assert {segment.id for segment in view.ring} == set(FACES.segments)
        assert {segment.section for segment in view.ring} == {section.id for section in FACES.castle}
        assert {pair.card for pair in view.pairs} <= set(FACES.player_cards)
        assert not view.automa or view.automa.id in FACES.automas
        for who, player in enumerate(view.players):
            board = FACES.automa_board if view.automa and who else FACES.board
            assert set(player.built) <= {building.id for building in board.buildings}
            assert set(player.built.values()) <= spots
            assert player.viscount is None or player.viscount in spaces
            assert player.virtue <= len(board.track)


def test_all_that_a_choice_touches_is_in_the_view_or_among_the_faces():
    sections = [section.id for section in FACES.castle]
    printed = {f"space:{space.id}" for face in FACES.segments.values() for space in face.spaces}
    printed |= {f"{kind}:{segment}" for segment in FACES.segments for kind in ("pile", "desk")}
    printed |= {f"section:{section}" for section in sections}
    printed |= {f"building:{building.id}" for building in FACES.board.buildings}
    printed |= {f"worker:{tier}.{section}.{who}" for tier in (1, 2) for section in sections for who in range(5)}
    printed |= {"flip:debt", "flip:deed"}
    for table in moments(2, 6):
        ask = table.asks[0]
        view = table.view(ask.seat)
        spots = [spot for face in FACES.segments.values() for spot in face.spots[view.side]]
        known = printed | {f"spot:{spot.id}" for spot in spots} | {f"link:{spot.id}" for spot in spots if spot.link}
        known |= {f"{kind}:{id}" for kind in ("card", "manuscript") for id in shown(view)}
        known |= {f"pair:{pair.card}" for pair in view.pairs}
        known |= {f"resource:{resource}" for resource in view.players[0].stock}
        for option in ask.options:
            assert set(option.references) <= known, option.notation


@pytest.mark.parametrize("seats", [2, 4])
def test_a_link_leads_to_the_next_spot_clockwise(seats):
    """So a client may draw it, whatever the order of the segments."""
    s = Table.new(game, seats, seed=5).state
    view = game.view(s, None)
    spots = [spot for segment in view.ring for spot in FACES.segments[segment.id].spots[view.side]]
    for spot, after in zip(spots, [*spots[1:], spots[0]], strict=True):
        link = SPOT_LABELS.index(spot.id)
        assert spot.link == s.board.links.get(link)
        if spot.link:
            assert ends(s, link) == (link, SPOT_LABELS.index(after.id))


@pytest.mark.parametrize("mind", ["random", "greedy"])
def test_views_are_light(mind):
    sizes = [
        len(msgspec.json.encode(table.view(seat)))
        for seed in range(2)
        for table in moments(2, seed, mind)
        for seat in range(2)
    ]
    assert sum(sizes) / len(sizes) < 3_000


def test_no_view_repeats_what_is_printed():
    """No effect, cost or ability is told anew with every move."""
    printed = {"op", "cost", "corner", "timing", "ability", "immediate", "reward", "header", "track", "spaces", "spots"}
    assert printed <= _keys(FACES)
    for table in moments(1, 3, automa="noble"):
        assert not printed & _keys(table.view(0))


def _keys(value: object) -> set[str]:
    """The names of all fields in a struct."""
    plain = msgspec.to_builtins(value)
    found: set[str] = set()
    open_ = [plain]
    while open_:
        each = open_.pop()
        if isinstance(each, dict):
            found |= set(each)
            open_ += each.values()
        elif isinstance(each, list | tuple):
            open_ += each
    return found


# -- the example that the tests of the client dress ------------------------------------------------------------------


def example() -> bytes:
    """A position against the Automa as it is told, with the faces of all that it names."""
    s = scene(automa="builder")
    cards(s, 0, slots=["", "abbot", "squire"], hand=["labourer", "thief"], deck=["trader"], discard=["ada"])
    stock(s, 0, gold=2, silver=3)
    castle(s, 0, "02100", "00010", 1)
    built(s, 0, "workshop_1", "9-10D")
    built(s, 1, "guildhall_2", "1-2A")
    own_manuscripts(s, 0, "blue_1")
    schemes(s, slots=["starting_noble"])
    s.pairs = [Pair(3, card("emma"))]
    s.leader = 0
    s.debts = 0
    view = game.view(s, 0)
    faces = msgspec.to_builtins(FACES, str_keys=True)
    for kind in ("cards", "manuscripts", "schemes"):
        faces[kind] = {id: face for id, face in faces[kind].items() if id in shown(view)}
    faces["player_cards"] = {"3": faces["player_cards"]["3"]}
    return msgspec.json.format(msgspec.json.encode({"told": view, "faces": faces}), indent=1) + b"\n"


def test_the_example_of_the_client_is_current():
    assert EXAMPLE.read_bytes() == example(), "write it anew: .venv/bin/python -m tests.games.viscounts.test_faces"


if __name__ == "__main__":
    EXAMPLE.write_bytes(example())
