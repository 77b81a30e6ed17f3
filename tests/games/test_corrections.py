"""Corrections that an owner of a printed game could need: each file is taken, and games are played with it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kingstable import owned
from kingstable.kernel import Table, find_game
from kingstable.kernel.registry import shipped

Correction = Callable[[Any], None]


def corrected(*changes: tuple[str, Any]) -> Correction:
    """Puts values where these paths lead: keys, and items of lists by number or id."""

    def correct(data: Any) -> None:
        for path, value in changes:
            *steps, last = path.split("/")
            place = data
            for step in steps:
                place = place[_key(place, step)]
            if last == "+":
                place.append(value)
            else:
                place[_key(place, last)] = value(place[_key(place, last)]) if callable(value) else value

    return correct


def _key(place: Any, step: str) -> Any:
    if isinstance(place, dict):
        return step
    return int(step) if step.isdecimal() else next(n for n, item in enumerate(place) if item["id"] == step)


def _more_tiles_than_pillars(data: Any) -> None:
    data["cathedrals"][0]["tiles_top_to_bottom"].append({"id": "ct-London-4", "vp": 1, "provenance": "public"})
    data["inventory"]["totals"]["cathedral_tiles"] += 1


def _no_crest_left_in_the_box(data: Any) -> None:
    for tile in (*data["bonus_tiles"], *data["contract_tiles"]):
        if tile["kind"] == "crest":
            tile["min_players"] = 2


CORRECTIONS: dict[str, dict[str, Correction]] = {
    "for_the_king": {
        "values of an office": corrected(("cards/DIP-A/value", 3), ("cards/DIP-I/value", 3)),
        "the kinds of kings": corrected(("cards/KING-UP1-3/king_effect", "swap")),
    },
    "kingdom_builder": {
        "a terrain of a section": corrected(("sections/0/rows/0", lambda row: row[::-1])),
        "other colours": corrected(("player_colours/blue/names/en", "teal")),
    },
    "paladins": {
        "a paladin lowers the cost of converting": corrected(
            ("paladins/gerier/ability/kind", "reduce_cost"), ("paladins/gerier/ability/reduce_by", 1)
        ),
        "a paladin lowers the cost of recruiting": corrected(
            ("paladins/roland/ability/kind", "reduce_cost"), ("paladins/roland/ability/reduce_by", 1)
        ),
        "walls and jars of the AI": corrected(
            ("ai_board/thresholds/fortify", [1, 2, 3, 4, 5, 6, 7]),
            ("ai_board/thresholds/absolve", [0, 1, 2, 3, 4, 5, 6]),
        ),
        "taxes and suspicion": corrected(
            ("main_board/tax_supply/0/silver", 7),
            ("suspicion/suspicion_0/copies", 9),
            ("suspicion/suspicion_1/copies", 9),
        ),
        "the order of workers under workshops": corrected(("player_board/workshop_row/0/worker", "cleric")),
    },
    "tiletum": {
        "more cathedral tiles than pillar spaces": _more_tiles_than_pillars,
        "fewer cathedral tiles than pillar spaces": corrected(
            ("cathedrals/cathedral-Bordeaux/pillar_spaces", 4), ("map/nodes/Bordeaux/pillar_spaces", 4)
        ),
        "two king spaces of the same value": corrected(
            ("king_track/spaces/king-12/vp", 6), ("king_track/spaces/king-11/vp", 6)
        ),
        "no crest left in the box": _no_crest_left_in_the_box,
        "two bonus tiles in a town": corrected(
            (
                "map/nodes/Paris/bonus_spots/+",
                {"id": "Paris-b2", "min_players": 2, "spot_known": "public", "provenance": "public"},
            )
        ),
        "no cathedral under restoration": corrected(
            ("cost_tiles/cost-restoration/kind", "cost"), ("cost_tiles/cost-restoration/stone", 3)
        ),
        "a house space for anybody in Tiletum": corrected(
            (
                "map/nodes/Tiletum/house_spaces/+",
                {
                    "id": "Tiletum-h5",
                    "min_players": 2,
                    "reserved_for": "anyone",
                    "reward": {"type": "gain_vp", "amount": 2},
                    "provenance": "public",
                },
            )
        ),
        "a resource for a house": corrected(
            (
                "map/nodes/Paris/house_spaces/Paris-h1/reward",
                {"type": "gain_resource", "resource": "stone", "amount": 2},
            )
        ),
    },
    "viscounts": {
        "a manuscript": corrected(
            ("manuscripts/ms_grey_8/cost", 6), ("manuscripts/ms_grey_8/immediate", [{"op": "free_workers", "n": 2}])
        ),
        "a townsfolk card": corrected(
            ("townsfolk/strongman_1/on_hire_or_dismiss", [{"op": "silver", "n": 3}]),
            ("townsfolk/lookout_1/icons/build", 2),
        ),
        "a player card": corrected(("player_cards/player_card_4/silver", 2), ("player_cards/player_card_4/debts", 0)),
        "an exchange": corrected(("board/segments/0/spaces/0/trade/gain/0/n", 2)),
        "a scheme": corrected(("solo/future_schemes/future_build/move", 5)),
    },
}


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KINGSTABLE_HOME", str(tmp_path))


CASES = [(game, label) for game, found in CORRECTIONS.items() for label in found]


def use(game: str, label: str) -> None:
    data = json.loads(shipped(f"kingstable.games.{game}"))
    CORRECTIONS[game][label](data)
    owned.use(game, json.dumps(data).encode())


@pytest.mark.parametrize(("game", "label"), CASES)
def test_a_correction_is_taken_and_two_hundred_games_of_each_company_are_played_with_it(game: str, label: str) -> None:
    use(game, label)
    edition = find_game(game)
    assert edition.info.components
    least, most = edition.info.seats
    for seats in range(least, most + 1):
        for number in range(200):
            owned.trial(edition, seats, f"game {number}", closely=False)


@pytest.mark.rule("TIL-D41")
def test_the_cardinal_has_no_crest_to_begin_with_where_none_is_left_in_the_box() -> None:
    use("tiletum", "no crest left in the box")
    options = {"difficulty": "custom", "challenges": ["ready_for_action"]}
    table = Table.new(find_game("tiletum"), 1, options, seed=1)
    find_game("tiletum").check(table.state)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "label"), CASES)
def test_two_hundred_corrected_games_are_looked_at_closely(
    game: str, label: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owned, "TRIALS", 200)
    use(game, label)
