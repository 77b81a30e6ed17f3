"""The picture in a terminal: everything lit is drawn, in every language, narrow and wide."""

from io import StringIO

import pytest
from rich.console import Console

from kingstable.games.viscounts import game, terminal
from kingstable.kernel import LANGUAGES, Rng, Table
from kingstable.words import Speaker


def drawn(view, lit, lang, width=120):
    speaker = Speaker(lang, game, ["Anna", "Borys", "Cira", "Daryna"])
    console = Console(width=width, record=True, file=StringIO())
    console.print(terminal.show(view, lit, speaker.say))
    console.print(terminal.panel(view, lit, speaker.say))
    console.print(terminal.about(view, speaker.say))
    return console.export_text()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_picture_shows_what_can_be_chosen(lang, seats):
    table = Table.new(game, seats, seed=8)
    rng = Rng.seeded(seats)
    for step in range(80):
        ask = rng.pick(table.asks)
        if step % 8 == 0 or step < 6:
            lit = {}
            for option in ask.options:
                references = option.references
                if len(references) == 1 and references[0].partition(":")[0] in terminal.DRAWS:
                    lit.setdefault(references[0], f"x{len(lit)}x")
            text = drawn(table.view(ask.seat), lit, lang)
            for label in lit.values():
                assert text.count(f" {label} ") == 1, (ask.prompt.id, label)
        table.choose(rng.pick(ask.options), seat=ask.seat)


def test_no_word_is_missing():
    table = Table.new(game, 1, {"automa": "noble"}, seed=3)
    rng = Rng.seeded(1)
    while not table.over:
        ask = table.asks[0]
        table.choose(rng.pick(ask.options), seat=ask.seat)
    text = drawn(table.view(0), {}, "en", 200)
    for id in ("show-", "effect-", "card-", "scores-", "ability-", "timing-", "icon-", "scheme-"):
        assert id not in text


def test_a_spectator_sees_the_table_too():
    table = Table.new(game, 2, seed=3)
    text = drawn(table.view(None), {}, "en")
    assert "Anna" in text and "Sea Bay" in text
