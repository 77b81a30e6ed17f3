"""Messages come out in words: arguments of every sort, names, cases, plurals, and what nobody has written."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kingstable.kernel import Message, message, named
from kingstable.words import Speaker, languages, number, preferred, source
from kingstable.words import speaker as speaker_module
from kingstable.words.source import entries, named_texts

TEXT = """
plain = Hello
build = Build { $count } on { $terrain_acc } ({ $terrain_id }).
seat = { $seat } ({ $seat_id }), then { $next_seat }
list = Choose among { $cards }, not { $cards_gen }
terrain-grass = Grass
    .acc = the grass
terrain-water = Water
plural = { $n ->
    [one] поселення
    [few] поселення (2-4)
   *[many] поселень
}
below = { $n ->
    [0] нічого
    [one] { $n } поселення
    [few] { $n } поселення (2-4)
   *[many] { $n } поселень
}
outer = <{ $inner }>
"""


def speaker(monkeypatch: pytest.MonkeyPatch, lang: str = "en", players: tuple[str, ...] = ()) -> Speaker:
    monkeypatch.setattr(
        speaker_module, "text_of", lambda lang, game, place: TEXT + "player-number = Player { $number }\n"
    )
    speaker_module._bundle.cache_clear()
    made = Speaker(lang, players=players)
    speaker_module._bundle.cache_clear()
    return made


VECTORS = json.loads(Path(__file__).with_name("vectors.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("told", "text"), VECTORS["said"], ids=lambda value: value if isinstance(value, str) else "")
def test_it_says_what_the_speaker_of_the_browser_says(told: object, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The browser's tests read the same file."""
    monkeypatch.setattr(speaker_module, "text_of", lambda lang, game, place: VECTORS["source"])
    speaker_module._bundle.cache_clear()
    say = Speaker(VECTORS["lang"], players=VECTORS["players"]).say
    speaker_module._bundle.cache_clear()
    assert say(msgspec.convert(told, Message)) == text


def test_a_nested_message_gives_its_text_id_and_case_forms(monkeypatch: pytest.MonkeyPatch) -> None:
    say = speaker(monkeypatch).say
    assert say(message("build", count=3, terrain=named("terrain", "grass"))) == "Build 3 on the grass (terrain-grass)."


def test_a_case_form_nobody_wrote_is_the_plain_text(monkeypatch: pytest.MonkeyPatch) -> None:
    say = speaker(monkeypatch).say
    assert say(message("build", count=1, terrain=named("terrain", "water"))) == "Build 1 on Water (terrain-water)."


def test_a_seat_is_the_players_name_and_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    say = speaker(monkeypatch, players=("Anna", "Borys")).say
    assert say(message("seat", seat=1, next_seat=0)) == "Borys (1), then Anna"


def test_a_seat_without_a_name_is_a_numbered_player(monkeypatch: pytest.MonkeyPatch) -> None:
    assert speaker(monkeypatch).say(message("seat", seat=0, next_seat=1)) == "Player 1 (0), then Player 2"


def test_a_list_is_joined_with_commas(monkeypatch: pytest.MonkeyPatch) -> None:
    cards: Any = [named("terrain", "grass"), "x", 3]
    assert speaker(monkeypatch).say(message("list", cards=cards)) == "Choose among Grass, x, 3, not Grass, x, 3"


def test_what_has_commas_itself_is_joined_with_semicolons(monkeypatch: pytest.MonkeyPatch) -> None:
    told = message("list", cards=["one, or two", "three"])
    assert "Choose among one, or two; three" in speaker(monkeypatch).say(told)


def test_messages_nest_as_deep_as_one_likes(monkeypatch: pytest.MonkeyPatch) -> None:
    say = speaker(monkeypatch).say
    assert say(message("outer", inner=message("outer", inner=named("terrain", "grass")))) == "<<Grass>>"


@pytest.mark.parametrize(
    ("n", "text"), [(1, "поселення"), (3, "поселення (2-4)"), (5, "поселень"), (21, "поселення"), (112, "поселень")]
)
def test_plurals_follow_the_language(monkeypatch: pytest.MonkeyPatch, n: int, text: str) -> None:
    assert speaker(monkeypatch, "uk").say(message("plural", n=n)) == text


@pytest.mark.parametrize(
    ("n", "text"),
    [
        (0, "нічого"),
        (1, "1 поселення"),
        (-1, "−1 поселення"),
        (-2, "−2 поселення (2-4)"),
        (-5, "−5 поселень"),
        (-11, "−11 поселень"),
        (-21, "−21 поселення"),
    ],
)
def test_a_number_below_zero_has_a_true_minus_and_its_plural(
    monkeypatch: pytest.MonkeyPatch, n: int, text: str
) -> None:
    assert speaker(monkeypatch, "uk").say(message("below", n=n)) == text


def test_only_numbers_get_a_true_minus(monkeypatch: pytest.MonkeyPatch) -> None:
    say = speaker(monkeypatch, "ru").say
    assert say(message("list", cards=[-3, "--at -3", 4])) == "Choose among −3, --at -3, 4, not cards_gen"
    assert say(message("outer", inner="-3")) == "<-3>"
    assert [number(-12), number(0), number(7)] == ["−12", "0", "7"]


@pytest.mark.parametrize(
    ("unknown", "text"),
    [
        (message("nobody-wrote-this"), "nobody-wrote-this"),
        (message("outer", inner=Message("nobody")), "<nobody>"),
        (message("outer"), "<inner>"),
        (message("build"), "Build count on terrain_acc (terrain_id)."),
    ],
)
def test_what_is_missing_shows_and_never_fails(monkeypatch: pytest.MonkeyPatch, unknown: Message, text: str) -> None:
    assert speaker(monkeypatch).say(unknown) == text


def test_no_invisible_marks_surround_arguments() -> None:
    text = Speaker("uk", players=["Анна", "Борис"]).say(message("undo-other-seat", seat=1))
    assert text.endswith("Борис.")


@pytest.mark.parametrize(
    "name",
    ["Oracle", "a {brace}", '"quoted"', " spaced ", ".attribute", "*star", "[bracket", "back\\slash", "two\nlines"],
)
def test_any_component_name_survives(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text = named_texts({"thing-x": {"en": name}}, "en")
    monkeypatch.setattr(speaker_module, "text_of", lambda lang, game, place: text)
    speaker_module._bundle.cache_clear()
    assert Speaker("en").say("thing-x") == name
    speaker_module._bundle.cache_clear()


def test_names_fall_back_to_english_and_are_overridden_by_a_written_message() -> None:
    assert named_texts({"thing-x": {"en": "Thing"}}, "uk") == "thing-x = Thing\n"
    assert dict(entries("a = 1\n    .gen = 2\n# note\nb = 3\n-term = x\n")) == {
        "a": "a = 1\n    .gen = 2",
        "b": "b = 3",
        "-term": "-term = x",
    }


def test_source_has_each_id_once() -> None:
    for lang in languages():
        ids = [id for id, _ in entries(source(lang))]
        assert len(ids) == len(set(ids)) > 3


@pytest.mark.parametrize(
    ("wanted", "environ", "lang"),
    [
        ("ru", {"KINGSTABLE_LANG": "uk"}, "ru"),
        (None, {"KINGSTABLE_LANG": "uk", "LC_ALL": "ru_RU.UTF-8"}, "uk"),
        (None, {"LC_ALL": "ru_RU.UTF-8", "LANG": "en_US"}, "ru"),
        (None, {"LC_ALL": "C", "LANG": "uk"}, "uk"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_chosen_by_flag_then_environment(
    wanted: str | None, environ: dict[str, str], lang: str
) -> None:
    assert preferred(wanted, environ) == lang


def test_what_is_told_of_things_told_of_things_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No form is made that nobody asks for: with all of them this would take six times as long at every level."""
    made: list[str] = []
    form = Speaker._form

    def counted(self: Speaker, message: Message, case: str | None) -> str:
        made.append(message.id)
        return form(self, message, case)

    monkeypatch.setattr(Speaker, "_form", counted)
    told = Message("player-number", {"number": 1})
    for _ in range(6):
        told = Message("undo-other-seat", {"seat": told})
    assert Speaker("en").say(told).startswith("Player 1 has already")
    assert len(made) == 7
