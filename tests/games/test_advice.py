"""The adviser in whole games: seldom more than needed, never the same twice in a row, from the seat's own knowledge."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from typing import Any

import msgspec
import pytest
from tests.games.advising import recorded
from tests.games.golden import GAMES

from kingstable.kernel import LANGUAGES, Ask, Message, Rng, Sight, Table, find_game, part_of
from kingstable.minds import find_mind
from kingstable.play.advice import MOST, Adviser
from kingstable.words import Speaker

#: Between which shares of all decisions the adviser speaks by itself.
SELDOM, OFTEN = 0.15, 0.70
#: Where a second sentence begins.
_SENTENCE = re.compile(r"[.!?…]\s+\S")


def played(game: str, games: int) -> Iterator[tuple[Table, Ask]]:
    """The decisions of games that a beginner plays against the game's own mind."""
    for seed in range(games):
        table = Table.new(game, max(2, find_game(game).info.seats[0]), seed=seed, quiet=True)
        minds = [find_mind(table.game, ("beginner", "greedy")[seat % 2]) for seat in range(table.seats)]
        rng = Rng.seeded(seed)
        while not table.over:
            ask = table.asks[0]
            yield table, ask
            table.choose(minds[ask.seat].choose(Sight.of(table, ask.seat, rng)), seat=ask.seat)


@pytest.mark.parametrize("game", GAMES)
def test_the_adviser_is_brief_does_not_repeat_itself_and_is_understood(game: str, budget: int) -> None:
    """The long run plays thirty games and more; the short one looks at games that were kept."""
    speakers = [Speaker(lang, game, ["Anna", "Borys", "Olena"]) for lang in LANGUAGES]
    advisers: dict[int, Adviser] = {}
    before: dict[int, set[str]] = {}
    known: dict[str, Message] = {}
    asked = spoken = 0
    kept = ((table, ask) for _, table, ask in recorded(game))
    for table, ask in chain(kept, played(game, 30 if budget > 1 else 0)):
        told = advisers.setdefault(ask.seat, Adviser(ask.seat)).speak(table)
        assert len(told) <= MOST
        ids = {message.id for message in told}
        assert len(ids) == len(told)
        assert not ids & before.get(ask.seat, set()), "said twice in a row"
        before[ask.seat] = ids
        known |= {repr(message): message for message in told}
        asked += 1
        spoken += bool(told)
    assert SELDOM <= spoken / asked <= OFTEN
    for message in known.values():
        for speaker in speakers:
            _is_a_sentence(speaker, message)


def _is_a_sentence(speaker: Speaker, message: Message) -> None:
    assert speaker.knows(message.id), message.id
    text = speaker.say(message)
    assert text.endswith(".") and not _SENTENCE.search(text), text
    assert not re.search(r"[{}$]|[a-z]-[a-z]+-[a-z]+", text), text


@pytest.mark.parametrize("game", GAMES)
def test_the_adviser_knows_what_the_seat_knows_and_no_more(game: str) -> None:
    """It says the same of a view that has travelled, and wherever what the seat cannot know lies otherwise."""
    part: Any = part_of(find_game(game), "advice")
    view_type = find_game(game).view_type
    for number, (_, table, ask) in enumerate(recorded(game)):
        if number % 12:
            continue
        view = table.view(ask.seat)
        told = list(part.advice(view, ask))
        assert list(part.advice(msgspec.json.decode(msgspec.json.encode(view), type=view_type), ask)) == told
        other = table.imagine(ask.seat, Rng.seeded(number))
        same = other.ask_of(ask.seat)
        assert same is not None
        assert list(part.advice(other.view(ask.seat), same)) == told
