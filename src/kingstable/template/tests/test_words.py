"""Whatever the game says is written in all three languages."""

import pytest
from kingstable.kernel import LANGUAGES, conformance
from kingstable.words import Speaker

from kingstable_newgame import game


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_random_games_say_is_written(lang: str) -> None:
    speaker = Speaker(lang, game)
    said = conformance.spoken(game, conformance.cases(game))
    assert said and not [id for id in said if not speaker.knows(id)]
