"""What a score pad says of a position that is wrong, checked in all languages."""

import pytest

from kingstable.kernel import LANGUAGES, BadPosition, Message, find_game, part_of
from kingstable.words import Speaker


def refusal(game: str, text: str) -> str:
    """The English text with which the pad refuses a position; it is said in all languages, in one line."""
    pad = part_of(find_game(game), "pad")
    assert pad is not None
    with pytest.raises(BadPosition) as caught:
        pad.score_text(text)
    english, said = str(caught.value), caught.value.said
    assert said is not None, english
    for lang in LANGUAGES:
        speaker = Speaker(lang, game)
        _check_known(said, speaker)
        told = speaker.say(said).replace("\u00a0", " ").replace("\u2212", "-")  # typeset spaces and minus signs
        assert "\n" not in told, told
        assert (told == english) is (lang == "en"), told
    return english


def _check_known(said: Message, speaker: Speaker) -> None:
    assert speaker.knows(said.id), said.id
    for argument in said.args.values():
        for each in argument if isinstance(argument, list) else [argument]:
            if isinstance(each, Message):
                _check_known(each, speaker)
