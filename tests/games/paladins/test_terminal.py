"""The picture in a terminal: it holds what has to be seen, in three languages, at any width."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from rich.console import Console

from kingstable.games.paladins import game
from kingstable.games.paladins.faces import FAVOUR_FACES, OUTSIDER_FACES, PALADIN_FACES, TOWNSFOLK_FACES
from kingstable.games.paladins.options import worth_words
from kingstable.games.paladins.rewards import EFFECTS
from kingstable.games.paladins.tables import FAVOUR_REWARD, TOWNSFOLK_DISCARD
from kingstable.games.paladins.terminal import ability, about, panel, show, words
from kingstable.kernel import LANGUAGES, Rng, Table, message
from kingstable.words import Speaker


def moments(seats: int) -> Iterator[Table]:
    """A table at a few moments of a random game."""
    table = Table.new(game, seats, {}, seats, quiet=True)
    rng = Rng.seeded("moments")
    step = 0
    while not table.over:
        if step % 110 == 0 or (step < 30 and table.asks[0].prompt.id == "ask-tavern"):
            yield table
        step += 1
        ask = table.asks[0]
        table.choose(rng.pick(ask.options), seat=ask.seat)
    yield table


def drawn(table: Table, seat: int | None, lang: str, width: int) -> str:
    speaker = Speaker(lang, game, ["Anna", "Borys", "Cleo", "Dan"][: table.seats])
    console = Console(width=width, force_terminal=False)
    view = game.view(table.state, seat)
    lit = {"space:r1s2": "a"}
    with console.capture() as captured:
        for part in (show(view, lit, speaker.say), panel(view, lit, speaker.say), about(view, speaker.say)):
            console.print(part)
    return captured.get()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", (1, 2, 4))
def test_every_moment_can_be_drawn(seats: int, lang: str) -> None:
    for table in moments(seats):
        for seat in (0, None):
            for width in (80, 140):
                text = drawn(table, seat, lang, width)
                assert max(map(len, text.splitlines())) <= width
                assert "show-" not in text and "reward-" not in text and "paladin-" not in text


def test_what_the_picture_holds() -> None:
    table = next(moments(2))
    text = drawn(table, 0, "en", 120)
    for wanted in (
        "Townsfolk",
        "Outsiders",
        "King",
        "Region 6: faith 10",
        "Tax supply 6/6",
        "Anna",
        "Borys",
        "Develop",
    ):
        assert wanted in text
    assert " a  2 silver" in text  # the label of a lit space


def test_icons_say_the_same_as_rewards() -> None:
    speaker = Speaker("en", game)
    for face, reward in zip(TOWNSFOLK_FACES, TOWNSFOLK_DISCARD, strict=True):
        assert speaker.say(words(face.discard)) == speaker.say(reward.message)
    for favour, reward in zip(FAVOUR_FACES, FAVOUR_REWARD, strict=True):
        assert speaker.say(words(favour.reward)) == speaker.say(reward.message)
    assert speaker.say(words(())) == speaker.say(message("reward-nothing"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_cards_have_words(lang: str) -> None:
    speaker = Speaker(lang, game)
    for face in PALADIN_FACES:
        assert "paladin-" not in speaker.say(ability(face))
    for number in range(len(OUTSIDER_FACES)):
        said = speaker.say(worth_words(number))
        assert "count-" not in said and "worth" not in said
    for effect in EFFECTS.values():
        assert "reward-" not in speaker.say(effect.message)
