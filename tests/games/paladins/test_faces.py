"""What is printed: all that views and choices name is among the faces, views are light, and the client's example."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tests.games.paladins.scenes import (
    add_outsiders,
    favours,
    give,
    keep,
    next_wall,
    orders,
    outsider_row,
    put_piece,
    put_workers,
    put_workshop,
    stage,
    suspect,
    townsfolk_row,
)

from kingstable.games.paladins import game
from kingstable.games.paladins.faces import PaladinsFaces
from kingstable.games.paladins.rules.gains import draw_wall
from kingstable.games.paladins.view import PaladinsView
from kingstable.kernel import Rng, Table
from kingstable.minds import Sight, find_mind

FACES = game.faces()
EXAMPLE = Path(__file__).parents[3] / "web" / "test" / "paladins.json"


def moments(seats: int, seed: int, mind: str = "random") -> Iterator[Table]:
    """Every decision of a game."""
    table = Table.new(game, seats, {}, seed, quiet=True)
    rng = Rng.seeded(seed)
    minds = [find_mind("paladins", mind) for _ in range(seats)]
    while not table.over:
        yield table
        ask = table.asks[0]
        table.choose(minds[ask.seat].choose(Sight.of(table, ask.seat, rng)), seat=ask.seat)


def named(view: PaladinsView) -> dict[str, set[str | None]]:
    """The ids that a view names, by the part of the faces that must hold them."""
    mine = [view.chosen, view.known_top, *view.hand, *view.known_bottom]
    found: dict[str, set[str | None]] = {
        "townsfolk": {*(slot.card for slot in view.townsfolk), *view.discards.townsfolk},
        "outsiders": {*(slot.card for slot in view.outsiders), *view.discards.outsiders},
        "orders": {*(slot.card for slot in view.orders), *(view.rival.drawn if view.rival else ())},
        "favours": {slot.card for slot in view.favours},
        "taverns": {*(tavern.id for tavern in view.taverns), *view.discards.taverns},
        "suspicion": {*view.discards.suspicion},
        "schemes": {*(view.rival.scheme_pile if view.rival else ())},
        "paladins": {*mine},
        "walls": set(),
        "jar_spaces": set(),
        "spaces": set(),
        "actions": {*(view.rival.placed if view.rival else ())} - {"rest"},
    }
    for player in view.players:
        found["townsfolk"] |= set(player.kept)
        found["outsiders"] |= {*player.attacked, *player.converted}
        found["paladins"] |= {player.paladin, *player.used}
        found["suspicion"] |= set(player.suspicion)
        found["walls"] |= set(player.walls)
        found["jar_spaces"] |= set(player.jars)
        found["spaces"] |= {*player.monks, *player.outposts}
        found["actions"] |= {*player.placed, *player.costs, *(id.partition(".")[0] for id in player.workshops)}
    return {kind: ids - {None} for kind, ids in found.items()}


def printed(kind: str) -> set[str]:
    """The ids of one part of the faces."""
    if kind == "spaces":
        return {space.id for region in FACES.regions for space in region.spaces}
    part = getattr(FACES, kind)
    return set(part) if isinstance(part, dict) else {each.id for each in part}


def test_faces_survive_the_way_to_a_client() -> None:
    assert msgspec.json.decode(msgspec.json.encode(FACES), type=PaladinsFaces) == FACES


@pytest.mark.parametrize("seats", (1, 2, 4))
def test_all_that_a_view_names_has_a_face(seats: int) -> None:
    seen: dict[str, set[str | None]] = {}
    for table in moments(seats, 2):
        for kind, ids in named(table.view(0)).items():  # type: ignore[arg-type]
            assert ids <= printed(kind), kind
            seen.setdefault(kind, set()).update(ids)
    assert all(seen[kind] for kind in seen if kind != "schemes")


def test_all_that_a_choice_touches_has_a_face() -> None:
    kinds = {"townsfolk": "townsfolk", "outsider": "outsiders", "favour": "favours", "tavern": "taverns"}
    kinds |= {"space": "spaces", "jar_space": "jar_spaces", "action": "actions"}
    known = {f"{thing}:{id}" for thing, kind in kinds.items() for id in printed(kind)}
    known |= {
        f"workshop:{action.id}.{number}"
        for action in FACES.actions
        for number, space in enumerate(action.spaces, 1)
        if space.dashed
    }
    for table in moments(2, 4):
        for option in table.asks[0].options:
            touched = {it for it in option.references if not it.startswith(("hand:", "worker:", "effect:"))}
            assert touched <= known, option.notation


@pytest.mark.parametrize("mind", ("random", "greedy"))
def test_views_are_light(mind: str) -> None:
    sizes = [len(msgspec.json.encode(table.view(seat))) for table in moments(2, 1, mind) for seat in range(2)]
    assert sum(sizes) / len(sizes) < 3_000


def test_no_view_repeats_what_is_printed() -> None:
    """No reward, flag, threshold or number of points is told anew with every move."""
    told = {
        "effect",
        "reward",
        "rewards",
        "discard",
        "trigger",
        "faith_flag",
        "thresholds",
        "min_players",
        "vp",
        "kind",
    }
    assert told <= _keys(FACES)
    for table in moments(1, 3):
        assert not told & _keys(table.view(0))


def _keys(value: object) -> set[str]:
    """The names of all fields in a struct."""
    found: set[str] = set()
    waiting = [msgspec.to_builtins(value)]
    while waiting:
        each = waiting.pop()
        if isinstance(each, dict):
            found |= set(each)
            waiting += each.values()
        elif isinstance(each, list | tuple):
            waiting += each
    return found


# -- the example that the tests of the client dress --------------------------------------------------------------


def example() -> bytes:
    """A position of a solo game as it is told, with the faces of all that it names."""
    s = stage(1, 4)
    mine = give(s.players[0], "labourer 2 criminal", silver=3, faith=4, strength=2, paladin="anseis")
    put_workers(mine, "attack", "scout labourer fighter")
    put_workshop(mine, "commission.1", "garrison.2")
    put_piece(s, 0, "monk", "r1s1")
    put_piece(s, 1, "outpost", "r2s1")
    mine.jars = [7]
    keep(s, 0, "tf_07")
    suspect(s, 1, 2)
    add_outsiders(s, 0, "attacked", "out_01")
    add_outsiders(s, 0, "converted", "out_13")
    next_wall(s, "wall_17")
    draw_wall(s, 0)
    orders(s, "order_fortify", "order_attack", "order_convert")
    favours(s, "favour_09", "favour_03")
    s.favour_workers[0], s.favour_owners[0] = 1, 0
    townsfolk_row(s, {1: "tf_12", 2: None, 3: "tf_04", 4: "tf_28", 5: "tf_31"})
    outsider_row(s, {1: "out_32", 2: "out_03", 3: None, 4: "out_05", 5: "out_06", 6: "out_09"})
    s.tavern_row, s.tavern_taken = [0, 1], [0, -1]
    assert s.rival is not None
    s.rival.placed[11] = 2
    view = game.view(s, 0)
    faces = msgspec.to_builtins(FACES, str_keys=True)
    for kind, ids in named(view).items():
        if isinstance(faces.get(kind), dict):
            faces[kind] = {id: face for id, face in faces[kind].items() if id in ids}
    return msgspec.json.format(msgspec.json.encode({"told": view, "faces": faces}), indent=1) + b"\n"


def test_the_example_of_the_client_is_current() -> None:
    assert EXAMPLE.read_bytes() == example(), "write it anew: .venv/bin/python -m tests.games.paladins.test_faces"


if __name__ == "__main__":
    EXAMPLE.write_bytes(example())
