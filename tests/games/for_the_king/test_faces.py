"""What is printed: told once and for all, so that views only name it and stay light."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from statistics import mean
from typing import Any

import msgspec
import pytest
from tests.games.for_the_king.scenes import moments, random_game, view

from kingstable.games.for_the_king import game
from kingstable.games.for_the_king.components import COMPONENTS
from kingstable.games.for_the_king.faces import CardFace, DealFace, KingFaces
from kingstable.kernel import Rng, Table
from kingstable.minds import Sight, find_mind

FACES = game.faces()
CARDS = {card.id: card for card in FACES.cards}
COUNTS = [2, 3, 4, 5]

#: Mean size of a view with two players, in bytes of JSON.
MOST = 2_000


def test_faces_survive_json() -> None:
    assert game.faces_type is KingFaces
    assert msgspec.json.decode(msgspec.json.encode(FACES), type=KingFaces) == FACES


@pytest.mark.rule("FK-V2", "FK-V16", "FK-D1", "FK-D4", "FK-2.12")
def test_every_card_is_told_as_printed_with_its_mark_and_whether_it_is_reconstructed() -> None:
    for printed, face in zip(COMPONENTS.cards, FACES.cards, strict=True):
        letter, effect = (text.replace("none", "") for text in (printed.letter, printed.king_effect))
        assert (face.id, face.type, face.value) == (printed.id.lower(), printed.type, printed.value)
        assert (face.letter, face.effect, face.mark) == (letter, effect, printed.player_mark)
        assert face.reconstructed == (printed.provenance == "reconstructed")
    assert CARDS["dip-h"] == CardFace("dip-h", "government", "dip", 4, "H", reconstructed=True)
    assert CARDS["gold3-10"].mark == 3 and not CARDS["gold3-10"].reconstructed
    assert {card.effect for card in FACES.cards} - {""} == FACES.effects.keys()


@pytest.mark.rule("FK-3.3", "FK-3.4", "FK-3.17", "FK-D19")
def test_what_the_number_of_players_decides_is_told() -> None:
    assert list(FACES.deals) == ["2", "3", "4", "5"]
    offices = ("dip", "ent", "arc", "mil", "pro")
    assert FACES.deals["2"] == DealFace(offices, 22, 20, False, 54, 20)
    assert FACES.deals["5"].offices == ("dip", "ent", "liv", "arc", "mil", "pro")


def told(seats: int) -> Iterator[Any]:
    """Views of all seats at many moments, as they are sent."""
    for table in moments(seats, 61, every=7):
        for seat in (None, *range(seats)):
            yield msgspec.json.decode(msgspec.json.encode(view(table, seat)))


def texts(part: Any) -> Iterator[str]:
    """All texts of a view."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict | list):
        for each in part.values() if isinstance(part, dict) else part:
            yield from texts(each)


def keys(part: Any) -> Iterator[str]:
    """All names of fields in a view."""
    if isinstance(part, dict):
        yield from part
    if isinstance(part, dict | list):
        for each in part.values() if isinstance(part, dict) else part:
            yield from keys(each)


@pytest.mark.parametrize("seats", COUNTS)
def test_everything_that_a_view_names_is_printed_for_so_many_players(seats: int) -> None:
    deal = FACES.deals[str(seats)]
    cards = {card.id for card in FACES.cards if card.mark <= seats}
    words = {"nobles", "start", "distribute", "choose", "auction", "over", "gold", "count", "letter", "a", "b", ""}
    letters = {card.letter for card in FACES.cards}
    for shown in told(seats):
        assert set(texts(shown)) <= cards | {*deal.offices} | {*FACES.nobles} | words | letters
        assert [office["office"] for office in shown["offices"]] == list(deal.offices)


@pytest.mark.parametrize("seats", COUNTS)
def test_no_view_repeats_what_is_printed(seats: int) -> None:
    printed = {"type", "value", "mark", "effect", "effects", "reconstructed", "nobles", *DealFace.__struct_fields__}
    printed -= {"offices", "secondary"}  # the duties as they stand
    assert not {key for shown in told(seats) for key in keys(shown)} & printed


def test_views_are_light() -> None:
    sizes = []
    for seed in range(2):
        for table in chain(moments(2, seed, every=1), _thoughtful(seed)):
            sizes += [len(msgspec.json.encode(view(table, seat))) for seat in range(2)]
    assert mean(sizes) <= MOST
    assert max(len(msgspec.json.encode(view(random_game(5, seed), 0))) for seed in range(3)) <= 3 * MOST


def _thoughtful(seed: int) -> Iterator[Table]:
    """A game between greedy players, at every choice."""
    table = random_game(2, seed, 0)
    mind = find_mind("for_the_king", "greedy")
    while not table.over:
        yield table
        table.choose(mind.choose(Sight.of(table, table.asks[0].seat, Rng.seeded(seed))))
