"""What is asked says which action it belongs to: it names what brought it, or says so in its own words."""

from __future__ import annotations

import pytest
from tests.games.golden import GAMES, golden

from kingstable.kernel import Message, Table
from kingstable.words import Speaker

#: Questions that belong to one action only, which their words name, or that begin one.
ALONE = {
    "for_the_king": {"take"},
    "kingdom_builder": {"build", "build-anywhere", "end", "use-or-end"},
    "paladins": {
        *("action", "attack", "commission", "convert", "end", "free-develop", "free-recruit", "garrison", "hire"),
        *("jar", "pray-reward", "send", "setup-hire", "tavern", "workshop"),
    },
    "tiletum": {"architect", "character", "contract", "end", "jester", "king", "merchant", "start"},
    "viscounts": {"advance", "draft", "end", "expel", "hire", "inner-action", "move", "outer-action", "play"},
}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_names_what_brought_it(game: str) -> None:
    speakers = [Speaker(lang, game) for lang in ("en", "uk", "ru")]
    record = golden(game, "2-minds")
    table = Table.replay(record, upto=0, quiet=True)
    for number, choice in enumerate(record.choices):
        prompt = table.question(choice.seat).prompt
        if prompt.id.removeprefix("ask-") not in ALONE[game]:
            named = [arg for arg in prompt.args.values() if isinstance(arg, Message)]
            for speaker in speakers:
                assert any(speaker.say(it) in speaker.say(prompt) for it in named), speaker.say(prompt)
        table.follow(record, upto=number + 1)
