"""What goes over the wire: compressed against the message before, so that a choice costs its watchers little."""

from __future__ import annotations

import statistics
import zlib
from collections.abc import Iterator

import pytest
from tests.service.harness import Player

from kingstable.kernel import Rng, find_game, game_ids
from kingstable.play.acts import Chose, Started, now
from kingstable.play.gathering import Gathering, Watching
from kingstable.play.header import new_header
from kingstable.play.match import Match
from kingstable.play.presence import Presence
from kingstable.play.seats import Occupant
from kingstable.service.packing import BRIEF, SENT, Packer

PEOPLE = ("anna", "borys")


def scenes(game: str, seed: int) -> Iterator[tuple[str, bytes]]:
    """What both players are sent in a random game: each time who, and the message."""
    info = find_game(game).info
    header = new_header(info, info.check_options({}), PEOPLE[0], seed=str(seed))
    occupants = [Occupant(person=person) for person in PEOPLE]
    match = Match(header, Started(at=now(), seats=tuple(occupants)))
    gathering = Gathering(header, occupants, dict.fromkeys(PEOPLE, "Somebody"), match)
    watching = {person: Watching() for person in PEOPLE}
    rng = Rng.seeded(seed)
    while True:
        for person in PEOPLE:
            yield person, gathering.scene(person, watching[person], Presence(PEOPLE))
        if match.table.over:
            return
        ask = match.table.asks[0]
        gathering.carry_out([Chose(at=now(), seat=ask.seat, do=rng.pick(ask.options).notation)])


@pytest.mark.parametrize("game", game_ids())
def test_a_choice_costs_a_watcher_little(game: str) -> None:
    sizes = []
    for seed in range(2):
        packers = {person: Packer() for person in PEOPLE}
        sent = [len(packers[person].compress(message)) for person, message in scenes(game, seed)]
        sizes += sent[len(PEOPLE) :]
    assert statistics.median(sizes) <= 2_000
    assert statistics.quantiles(sizes, n=100)[98] <= 8_000


@pytest.mark.parametrize("bits", [9, SENT])
def test_a_page_that_remembers_understands_every_message(bits: int) -> None:
    packer, page = Packer(bits), zlib.decompressobj(-bits)
    for number, (_, scene) in enumerate(scenes("tiletum", 0)):
        for message in (scene, *[f"line {number}, {line}".encode() * 10 for line in range(number % 4)], scene * 9):
            assert page.decompress(packer.compress(message)) == message
        if number == 20:
            return


@pytest.mark.parametrize("between", [[b"x" * (BRIEF - 1)] * 3, [b"another kind of message" + b"y" * BRIEF]])
def test_what_is_said_between_two_scenes_does_not_make_the_next_one_long(between: list[bytes]) -> None:
    silent, talking = Packer(), Packer()
    for _, scene in scenes("kingdom_builder", 0):
        alone = len(silent.compress(scene))
        for other in between:
            talking.compress(other)
        beside = len(talking.compress(scene))
    assert beside <= alone + 20


def test_of_what_a_page_was_told_only_the_end_is_kept() -> None:
    packer = Packer()
    for _, scene in scenes("kingdom_builder", 0):
        packer.compress(scene)
        packer.compress(b"a line of chat")
        assert b"".join(packer._said.values()) == scene + b"a line of chat"
    for _ in range(100):
        packer.compress(b"x" * (BRIEF - 1))
    assert sum(map(len, packer._said.values())) <= 1 << SENT


def test_the_server_compresses_with_the_window_that_was_measured(anna: Player) -> None:
    with anna.page() as page:
        response = page.socket.response
        assert response is not None
        assert f"server_max_window_bits={SENT}" in response.headers["Sec-WebSocket-Extensions"]
        assert page.ask("ping")["type"] == "pong"
