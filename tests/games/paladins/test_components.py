"""The component file: read as it is, and refused with the entry's name where it contradicts itself."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from kingstable.games.paladins.components import COMPONENTS, load
from kingstable.kernel.printed import ComponentError

RAW: dict[str, Any] = json.loads(files("kingstable.games.paladins").joinpath("data/components.json").read_bytes())

Spoil = Callable[[dict[str, Any]], None]


def test_nothing_of_the_file_is_lost() -> None:
    again = json.loads(msgspec.json.encode(COMPONENTS))
    assert _covers(again, RAW)


def _covers(read: Any, raw: Any) -> bool:
    if isinstance(raw, dict):
        return isinstance(read, dict) and all(key in read and _covers(read[key], raw[key]) for key in raw)
    if isinstance(raw, list):
        pairs = zip(read, raw, strict=True)
        return isinstance(read, list) and all(_covers(one, other) for one, other in pairs)
    return bool(read == raw)


def test_text_and_objects_are_read_alike() -> None:
    assert load(RAW) == load(json.dumps(RAW)) == COMPONENTS


def _card(kind: str, number: int, **changes: Any) -> Spoil:
    return lambda raw: raw[kind][number].update(changes)


def _drop(kind: str, number: int) -> Spoil:
    return lambda raw: raw[kind].pop(number)


def _twice(raw: dict[str, Any]) -> None:
    raw["walls"][1] = raw["walls"][0]


def _flag(raw: dict[str, Any]) -> None:
    raw["player_board"]["actions"][6]["spaces"][2]["workshop_allowed"] = True


def _class(raw: dict[str, Any]) -> None:
    raw["main_board"]["regions"][0]["spaces"][0]["reward_class"] = "pray"


def _tax(raw: dict[str, Any]) -> None:
    raw["main_board"]["tax_supply"][2]["silver"] = 9


def _jars(raw: dict[str, Any]) -> None:
    raw["player_board"]["jars"][3]["number"] = 1


def _vp(raw: dict[str, Any]) -> None:
    raw["scoring"]["attribute_vp_by_value"]["values"].append(30)


def _fallback(raw: dict[str, Any]) -> None:
    raw["ai_board"]["fallback_actions"].reverse()


def _rest(raw: dict[str, Any]) -> None:
    raw["ai_board"]["fallback_actions"][4]["worker_cost"] = 2


def _peddler(raw: dict[str, Any]) -> None:
    raw["townsfolk"][23]["ability"]["reward"] = [{"effect": "gain_tax", "amount": 1}]


def _conspirator(raw: dict[str, Any]) -> None:
    raw["townsfolk"][9]["ability"]["reward"] = [{"effect": "gain_silver", "amount": 1}]


def _count(raw: dict[str, Any]) -> None:
    raw["component_counts"][0]["count"] = 23


def _costs(raw: dict[str, Any]) -> None:
    raw["player_board"]["actions"][6]["cost"]["by_count"].pop()


STRENGTHLESS = [{"effect": "gain_worker", "worker": "scout", "amount": 1}]


@pytest.mark.parametrize(
    ("spoil", "entry"),
    [
        (_card("walls", 3, vp="two"), "walls.wall_04.vp"),
        (_card("walls", 3, colour="grey"), "walls.wall_04"),
        (_card("walls", 3, provenance="hearsay"), "walls.wall_04"),
        (_card("walls", 3, name={"en": " ", "uk": "Стіна", "ru": "Стена"}), "walls.wall_04"),
        (_card("walls", 3, reward=STRENGTHLESS), "walls.wall_04"),
        (_card("walls", 3, copies=0), "walls.wall_04"),
        (_twice, "walls.wall_01"),
        (_drop("walls", 3), "walls"),
        (_card("taverns", 0, workers=["scout"]), "taverns.tavern_01"),
        (_card("taverns", 0, workers=["knight"]), "taverns.tavern_01.workers[0]"),
        (_card("paladins", 0, bonus={"faith": 1, "strength": 1, "influence": 1}), "paladins.anseis"),
        (_card("outsiders", 0, attack_reward=STRENGTHLESS), "outsiders.out_01"),
        (_card("outsiders", 0, convert_reward=STRENGTHLESS), "outsiders.out_01"),
        (_card("townsfolk", 0, discard_reward=[]), "townsfolk.tf_01"),
        (_card("townsfolk", 0, discard_reward=[{"effect": "gain_worker", "amount": 1}]), "townsfolk.tf_01"),
        (_card("townsfolk", 0, discard_reward=[{"effect": "take_debt", "amount": 1}]), "townsfolk.tf_01"),
        (_peddler, "townsfolk.tf_24"),
        (_conspirator, "townsfolk.tf_10"),
        (_card("schemes", 0, action="dance"), "schemes.scheme_commission"),
        (_card("schemes", 0, action="hunt"), "schemes.scheme_commission"),
        (_rest, "ai_board.fallback_actions.rest"),
        (_flag, "player_board.actions.commission"),
        (_costs, "player_board.actions.commission"),
        (_jars, "player_board.jars"),
        (_class, "main_board.regions.1.r1s1"),
        (_tax, "main_board.tax_supply[2]"),
        (_fallback, "ai_board.fallback_actions"),
        (_vp, "scoring.attribute_vp_by_value"),
        (_count, "component_counts.labourers"),
        (lambda raw: raw.update(schema_version=2), "schema_version"),
        (lambda raw: raw.pop("walls"), "the file"),
    ],
)
def test_a_fault_is_reported_with_its_entry(spoil: Spoil, entry: str) -> None:
    raw = copy.deepcopy(RAW)
    spoil(raw)
    with pytest.raises(ComponentError) as caught:
        load(raw)
    assert str(caught.value).startswith(f"{entry}: "), str(caught.value)


def test_text_that_is_no_json_is_refused() -> None:
    with pytest.raises(ComponentError, match="not a JSON file"):
        load("{")


def test_a_corrected_value_is_taken() -> None:
    raw = copy.deepcopy(RAW)
    raw["player_board"]["jars"][6]["number"] = 11
    raw["player_board"]["jars"][6]["provenance"] = "rulebook"
    assert load(raw).player_board.jars[6].number == 11
