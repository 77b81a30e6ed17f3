"""In a page the games are the same: the conformance kit and the golden records inside the browser's Python.

The check `processes` is not made there: a page has no other processes. That everything is the same in another Python is
what the walks prove, which are compared with those made here.
"""

from __future__ import annotations

from importlib import import_module
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.games.golden import HERE
from tests.site import inside as here
from tests.site.node import Inside

from kingstable.kernel import conformance, game_ids

pytestmark = pytest.mark.xdist_group("site")

GAMES = game_ids()
CHECKS = [check for check in conformance.CHECKS if check != "processes"]
RECORDS = {game: sorted((HERE / game / "records").rglob("*.jsonl")) for game in GAMES}


def cases(game: str) -> list[dict[str, Any]]:
    """The set-ups with which the game itself is put to the test."""
    found = import_module(f"tests.games.{game}.test_conformance").CASES
    return [msgspec.to_builtins(case) for case in found]


def kept(path: Path) -> Any:
    """What is known of how a golden record ends."""
    return msgspec.json.decode((path.parent / "results.json").read_bytes())[path.name]


def test_a_page_finds_all_games_and_plays_one_from_outside_too(inside: Inside) -> None:
    assert inside.ask("games") == sorted([*GAMES, "moths"])
    assert inside.ask("walked", "moths", {"seats": 2}, 0)


@pytest.mark.parametrize("game", GAMES)
def test_golden_records_end_the_same_in_a_page(inside: Inside, game: str) -> None:
    assert RECORDS[game]
    for path in RECORDS[game]:
        assert inside.ask("replayed", path.read_text(encoding="utf-8")) == kept(path), path


@pytest.mark.parametrize("game", GAMES)
def test_random_games_go_the_same_way_in_a_page(inside: Inside, game: str) -> None:
    for case in cases(game):
        assert inside.ask("walked", game, case, 0) == here.walked(game, case, 0), case


@pytest.mark.parametrize("game", GAMES)
def test_a_game_keeps_to_the_contract_in_a_page(inside: Inside, game: str, budget: int) -> None:
    """Each check with another set-up."""
    for check, case in zip(CHECKS, cycle(cases(game)), strict=False):
        inside.ask("checked", game, check, case, budget)


@pytest.mark.parametrize("game", [game for game in GAMES if here.learned(game)])
def test_what_was_learned_is_computed_by_the_page_and_says_the_same(inside: Inside, game: str) -> None:
    nets = here.learned(game)
    assert inside.ask("learned", game) == dict.fromkeys(nets, "kingstable.tab.learned")
    for seats in map(int, nets):
        for there, said in zip(inside.ask("judged", game, seats), here.judged(game, seats), strict=True):
            assert there == pytest.approx(said, abs=1e-4)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_game_keeps_to_the_contract_in_a_page_at_length(inside: Inside, game: str, budget: int) -> None:
    for check in CHECKS:
        for case in cases(game):
            inside.ask("checked", game, check, case, budget)


def test_what_goes_wrong_in_a_page_is_told(inside: Inside) -> None:
    with pytest.raises(AssertionError, match="UnknownGame"):
        inside.ask("walked", "chess", {"seats": 2}, 0)
