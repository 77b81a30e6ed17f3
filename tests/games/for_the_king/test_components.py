"""The component file: what is in the box, and what the loader refuses."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from kingstable.games.for_the_king import game
from kingstable.games.for_the_king.components import COMPONENTS, load
from kingstable.games.for_the_king.tables import TIEBREAK
from kingstable.kernel import LANGUAGES
from kingstable.kernel.printed import ComponentError

OFFICES = ["diplomacy", "entertainment", "livestock", "architecture", "military", "provisions"]


def raw() -> dict[str, Any]:
    text = files("kingstable.games.for_the_king").joinpath("data/components.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


def entry(data: dict[str, Any], kind: str, id: str) -> dict[str, Any]:
    return next(each for each in data[kind] if each["id"] == id)


@pytest.mark.rule("FK-1.4", "FK-14.5")
def test_there_are_six_offices_of_one_colour_each_in_the_order_of_the_final_tie_break() -> None:
    assert [office.id for office in COMPONENTS.offices] == OFFICES
    assert len({office.colour.en for office in COMPONENTS.offices}) == 6
    assert [COMPONENTS.offices[number].id for number in TIEBREAK] == OFFICES


@pytest.mark.rule("FK-2.3", "FK-2.4", "FK-2.5")
def test_the_box_holds_108_cards_36_duty_tiles_and_five_nobles() -> None:
    assert Counter(card.type for card in COMPONENTS.cards) == {"government": 54, "king": 15, "gold": 39}
    assert [noble.sides for noble in COMPONENTS.noble_tiles] == [2] * 5
    tiles = [(tile.office, tile.value) for tile in COMPONENTS.duty_tiles]
    assert sorted(tiles) == sorted((office, value) for office in OFFICES for value in range(1, 7))


@pytest.mark.rule("FK-2.6", "FK-2.9", "FK-2.10", "FK-15.4")
def test_cards_have_values_letters_and_marks_in_range() -> None:
    government = [card for card in COMPONENTS.cards if card.type == "government"]
    assert {card.value for card in government} == {1, 2, 3, 4}
    assert len({(card.office, card.letter) for card in government}) == 54
    assert {card.value for card in COMPONENTS.cards if card.type == "gold"} == {1, 2, 3}
    assert {card.player_mark for card in COMPONENTS.cards} == {0, 3, 4, 5}


@pytest.mark.rule("FK-2.8")
def test_every_king_changes_primaries_in_steps_of_one() -> None:
    effects = {effect.id: effect.steps for effect in COMPONENTS.king_effects}
    assert {change for steps in effects.values() for step in steps for change in step} == {1, -1}
    assert {card.king_effect for card in COMPONENTS.cards if card.type == "king"} == set(effects)


@pytest.mark.rule("FK-D4")
def test_values_letters_and_kings_are_marked_as_reconstructed() -> None:
    reconstructed = [card.type for card in COMPONENTS.cards if card.provenance == "reconstructed"]
    assert Counter(reconstructed) == {"government": 54, "king": 15, "gold": 27}
    assert len(COMPONENTS.reconstructions) == 12


def test_everything_has_a_name_in_every_language() -> None:
    for id, names in game.names.items():
        assert set(names) == set(LANGUAGES), id
        assert all(names.values()), id
    assert game.names["card-dip-h"]["en"] == "Diplomacy 4H"
    assert game.names["duty-dip-1"]["en"] == "Chamber Pot Cleaner"
    assert game.names["card-king-swap-1"]["uk"] == "Король +1, потім −1"


def _set(kind: str, id: str, /, **values: object) -> Callable[[dict[str, Any]], None]:
    return lambda data: entry(data, kind, id).update(values)


def _setup(name: str, players: int, value: object) -> Callable[[dict[str, Any]], None]:
    def change(data: dict[str, Any]) -> None:
        data["setup"][name]["by_players"][str(players)] = value

    return change


def _drop(kind: str, id: str) -> Callable[[dict[str, Any]], None]:
    return lambda data: data[kind].remove(entry(data, kind, id))


@pytest.mark.rule("FK-D4", "FK-3.18")
@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (_set("cards", "DIP-D", value="2"), "cards.DIP-D.value: Expected `int`, got `str`"),
        (_set("cards", "DIP-D", value=5), "cards.DIP-D: has the value 5, not 1–4"),
        (_set("cards", "DIP-D", letter="C"), "cards.DIP-D: has the letter C of DIP-C"),
        (_set("cards", "DIP-D", letter="CC"), "cards.DIP-D: has the letter 'CC', not one of A–Z"),
        (_set("cards", "DIP-D", office="magic"), "cards.DIP-D: is of the unknown office 'magic'"),
        (_set("cards", "DIP-D", king_effect="up1"), "cards.DIP-D: is a government card with a king's effect"),
        (_set("cards", "DIP-D", provenance="rumour"), "cards.DIP-D: has the unknown provenance 'rumour'"),
        (_set("cards", "DIP-D", player_mark=6), "cards.DIP-D: has the player mark 6, not 0–5"),
        (_set("cards", "DIP-D", id="DIP D"), "cards.DIP D: has an id other than capital letters, digits and hyphens"),
        (_set("cards", "DIP-D", id="DIP-C"), "cards.DIP-C: appears 2 times"),
        (_set("cards", "DIP-D", colour="blue"), "cards.DIP-D: Object contains unknown field `colour`"),
        (_set("cards", "GOLD1-01", value=4), "cards.GOLD1-01: has the value 4, not 1–3"),
        (_set("cards", "GOLD1-01", letter="A"), "cards.GOLD1-01: is gold with an office, a letter or a king's effect"),
        (_set("cards", "GOLD1-01", value=2), "setup.bid_cap_gold.2: is 54, but the cards give 55"),
        (_set("cards", "KING-UP1-1", king_effect="up3"), "cards.KING-UP1-1: has the king effect 'up3', not one of"),
        (_set("cards", "KING-UP1-1", value=1), "cards.KING-UP1-1: is a king with an office, a value or a letter"),
        (_set("cards", "LIV-A", player_mark=4), "cards.LIV-A: stays with 4 players, though livestock has no portrait"),
        (
            _set("cards", "GOLD1-10", player_mark=2),
            "setup.random_removal.2: leaves a deck of 61, which 3 does not divide",
        ),
        (_drop("cards", "DIP-A"), "cards: are 107, not 108"),
        (_drop("offices", "livestock"), "offices: are 5, not 6"),
        (_drop("noble_tiles", "NOBLE-5"), "noble_tiles: are 4, not 5"),
        (_set("offices", "livestock", code="DIP"), "offices.diplomacy: has the code 'DIP' of another office"),
        (_set("offices", "livestock", final_tiebreak_rank=9), "final_tiebreak_order: contradicts the ranks"),
        (_set("duty_tiles", "DUTY-DIP-1", value=2), "duty_tiles: have 0 tiles of value 1 for diplomacy, not 1"),
        (_set("king_effects", "up2", steps=[[1], []]), "king_effects.up2: has a step without a change"),
        (_set("king_effects", "up1", steps=[[2]]), "king_effects.up1.steps[0][0]: Invalid enum value 2"),
        (_set("terms", "bid", text={"en": "Bid", "uk": " ", "ru": "Ставка"}), "terms.bid.text: has no text in 'uk'"),
        (_setup("random_removal", 3, 12), "setup.random_removal.3: leaves a deck of 73, which 4 does not divide"),
        (_setup("random_removal", 3, 99), "setup.random_removal.3: is 99"),
        (_setup("deck_size", 3, 71), "setup.deck_size.3: is 71, but the cards give 72"),
        (_setup("zone_limits", 4, {"self": 1, "centre": 4, "favour": 1}), "setup.zone_limits.4: is "),
        (_setup("offices_in_play", 2, OFFICES), "setup.offices_in_play.2: are not 5 different offices"),
        (_setup("offices_in_play", 2, ["magic", *OFFICES[:4]]), "setup.offices_in_play.2: names the unknown office"),
    ],
)
def test_a_fault_in_an_owners_file_is_named_by_its_entry(change: Callable[[dict[str, Any]], None], fault: str) -> None:
    data = raw()
    change(data)
    with pytest.raises(ComponentError) as caught:
        load(data)
    assert str(caught.value).startswith(fault)


@pytest.mark.parametrize(
    ("text", "fault"), [("{", "not a JSON file: "), ("[]", "the file: "), ('{"game": "chess"}', "game: ")]
)
def test_a_file_that_is_none_is_refused(text: str, fault: str) -> None:
    with pytest.raises(ComponentError) as caught:
        load(text)
    assert str(caught.value).startswith(fault)


@pytest.mark.rule("FK-D3", "FK-D4")
def test_an_owner_may_correct_values_letters_kings_and_the_office_left_out() -> None:
    data = raw()
    entry(data, "cards", "DIP-A").update(value=4, letter="I", provenance="rulebook")
    entry(data, "cards", "DIP-I").update(value=2, letter="A")
    entry(data, "cards", "KING-UP1-1").update(king_effect="swap")
    for card in data["cards"]:
        if card["office"] in ("livestock", "provisions"):
            card["player_mark"] = 5 if card["office"] == "provisions" else 0
    for players in "234":
        in_play = data["setup"]["offices_in_play"]["by_players"][players]
        in_play[in_play.index("provisions")] = "livestock"
    box = load(json.dumps(data))
    assert {card.office for card in box.with_players(2) if card.type == "government"} == set(OFFICES) - {"provisions"}
