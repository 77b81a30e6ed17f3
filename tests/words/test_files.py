"""The Fluent files: the same messages with the same arguments in every language, and everything games say is there."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.syntax import ast
from tests.words.fluent import FOLDERS, arguments, messages, parsed, shown, words

from kingstable.kernel import LANGUAGES, AnyGame, find_game, game_ids, message, named
from kingstable.kernel.conformance import cases, spoken
from kingstable.minds import mind_ids
from kingstable.words import Speaker, source
from kingstable.words.source import entries


@pytest.fixture(scope="module", params=sorted(FOLDERS))
def texts(request: pytest.FixtureRequest) -> dict[str, ast.Resource]:
    """One folder's files by language."""
    found = {lang: parsed(request.param, lang) for lang in LANGUAGES}
    missing = [lang for lang, text in found.items() if text is None]
    assert not missing, f"{request.param}: no file for {missing}"
    return {lang: text for lang, text in found.items() if text is not None}


def test_every_line_can_be_read(texts: dict[str, ast.Resource]) -> None:
    for lang, text in texts.items():
        junk = [entry.content for entry in text.body if isinstance(entry, ast.Junk)]
        assert not junk, f"{lang}: {junk}"


def test_no_message_is_written_twice(texts: dict[str, ast.Resource]) -> None:
    for lang, text in texts.items():
        ids = [entry.id.name for entry in messages(text)]
        assert not [id for id in ids if ids.count(id) > 1], lang


def test_every_language_has_the_same_messages(texts: dict[str, ast.Resource], request: pytest.FixtureRequest) -> None:
    """A language may add case forms to a component's name, which then is a message in this language only."""
    folder = request.node.callspec.params["texts"]
    named_ids = set(find_game(folder).names) if folder in game_ids() else set()
    ids = {lang: {entry.id.name for entry in messages(text)} - named_ids for lang, text in texts.items()}
    for lang in LANGUAGES:
        assert ids[lang] == ids["en"], lang


def test_a_message_uses_the_same_arguments_in_every_language(texts: dict[str, ast.Resource]) -> None:
    """It shows the same; a language need not choose its words by an argument by which English does."""
    english = {entry.id.name: entry for entry in messages(texts["en"])}
    for lang in LANGUAGES[1:]:
        for entry in messages(texts[lang]):
            same = english.get(entry.id.name)
            if same is not None:
                assert shown(entry) == shown(same), (lang, entry.id.name)
                assert arguments(entry) <= arguments(same), (lang, entry.id.name)


def test_nothing_is_left_in_english(texts: dict[str, ast.Resource]) -> None:
    english = {entry.id.name: words(entry) for entry in messages(texts["en"])}
    for lang in LANGUAGES[1:]:
        same = [
            entry.id.name
            for entry in messages(texts[lang])
            if words(entry) and words(entry) == english.get(entry.id.name)
        ]
        assert not same, lang


def test_a_case_form_keeps_the_names_of_the_components(texts: dict[str, ast.Resource], request: Any) -> None:
    """A name that is written out for its case forms says the same as the data file."""
    folder = request.node.callspec.params["texts"]
    if folder not in game_ids():
        return
    names = find_game(folder).names
    for lang, text in texts.items():
        for entry in messages(text):
            if entry.id.name in names:
                assert words(entry) == names[entry.id.name][lang]


@pytest.fixture(scope="module", params=game_ids())
def game(request: pytest.FixtureRequest) -> AnyGame:
    return find_game(request.param)


def test_all_that_random_games_say_is_written(game: AnyGame, budget: int) -> None:
    said = spoken(game, cases(game), budget)
    for lang in LANGUAGES:
        ids = {id for text in (source(lang), source(lang, game.info.id)) for id, _ in entries(text)}
        assert not sorted(set(said) - ids), lang


def test_what_is_written_asks_for_no_argument_that_games_do_not_give(game: AnyGame, budget: int) -> None:
    said = spoken(game, cases(game), budget)
    own = parsed(game.info.id, "en")
    for entry in messages(own) if own else ():
        if entry.id.name in said:
            assert arguments(entry) <= said[entry.id.name], entry.id.name


def test_every_option_of_a_table_has_words(game: AnyGame) -> None:
    for lang in LANGUAGES:
        speaker = Speaker(lang, game)
        for setting in game.info.settings:
            assert speaker.knows(f"setting-{setting.id}".replace("_", "-")), setting.id
            for value in setting.values:
                assert speaker.knows(named(setting.value_kind or f"setting-{setting.id}", value).id), value


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_program_has_a_name_and_says_how_well_it_plays(lang: str) -> None:
    speaker = Speaker(lang)
    for mind in {mind for game in game_ids() for mind in mind_ids(game)}:
        assert speaker.knows(f"mind-{mind}") and speaker.knows(f"mind-{mind}-about"), mind


@pytest.mark.parametrize(
    ("lang", "left", "text"),
    [
        ("en", 1, "Build in the forest, next to your own settlements: one to go."),
        ("en", 3, "Build in the forest, next to your own settlements: 3 to go."),
        ("uk", 1, "Будуйте в лісі, поруч зі своїми поселеннями: ще 1 поселення."),
        ("ru", 1, "Стройте в лесу, рядом со своими поселениями: ещё 1 поселение."),
        ("ru", 2, "Стройте в лесу, рядом со своими поселениями: ещё 2 поселения."),
    ],
)
def test_a_question_reads_well_in_each_language(lang: str, left: int, text: str) -> None:
    speaker = Speaker(lang, "kingdom_builder")
    said = speaker.say(message("ask-build", terrain=named("terrain", "forest"), left=left))
    assert said.replace("\N{NO-BREAK SPACE}", " ") == text
