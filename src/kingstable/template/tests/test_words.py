"""Whatever the game says is written in all three languages."""

from importlib.resources import files

import pytest
from kingstable.kernel import LANGUAGES, conformance
from kingstable.words import Speaker
from kingstable.words.source import entries

from kingstable_newgame import game


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_random_games_say_is_written(lang: str) -> None:
    speaker = Speaker(lang, game)
    said = conformance.spoken(game, conformance.cases(game))
    assert said and not [id for id in said if not speaker.knows(id)]


@pytest.mark.parametrize("folder", ["", "client", "lobby", "terminal"])
def test_every_language_has_the_same_messages(folder: str) -> None:
    place = files("kingstable_newgame") / "locale" / folder if folder else files("kingstable_newgame") / "locale"
    ids = {lang: {id for id, _ in entries((place / f"{lang}.ftl").read_text(encoding="utf-8"))} for lang in LANGUAGES}
    names = set(game.names)  # a language may add case forms to a name
    assert all(found - names == ids["en"] - names for found in ids.values())
