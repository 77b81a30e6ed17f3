"""What Kingdom Builder says in each language: reasons, tokens, and why a table cannot be set up."""

from __future__ import annotations

import pytest

from kingstable.games.kingdom_builder.game import game
from kingstable.games.kingdom_builder.tables.board import FIRST_GAME
from kingstable.kernel import BadOptions, Message, Table, message, named
from kingstable.words import Speaker

FOREST = named("terrain", "forest")
SECTIONS = ["farm", "oasis", "tower", "barn"]


def say(lang: str, what: Message) -> str:
    """The text with plain spaces, however they keep its words together."""
    return Speaker(lang, game, ["Anna", "Borys"]).say(what).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("options", "en", "uk", "ru"),
    [
        (
            {"setup": "first_game", "cards": ["lords", "farmers", "miners"]},
            "Kingdom Builder cards: the first game has its own (Fishermen, Knights, Merchants)",
            "Карти королівства: перша партія має власні (Рибалки, Лицарі, Купці)",
            "Карты королевства: у первой партии они свои (Рыбаки, Рыцари, Купцы)",
        ),
        (
            {"sections": SECTIONS},
            "Sections: a random board draws its own; set the board to “Chosen”",
            "Фрагменти: випадкове поле добирає їх саме; виберіть поле «На вибір»",
            "Фрагменты: случайное поле набирает их само; выберите поле «На выбор»",
        ),
        (
            {"first": "2"},
            "First player: there is no seat 3 at a table for 2.",
            "Перший гравець: за столом на 2 гравців немає місця 3.",
            "Первый игрок: за столом на 2 игроков нет места 3.",
        ),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(options, en, uk, ru):
    with pytest.raises(BadOptions) as refused:
        Table.new(game, 2, options)
    assert [say(lang, refused.value.said) for lang in ("en", "uk", "ru")] == [en, uk, ru]


def test_the_first_game_names_its_sections():
    with pytest.raises(BadOptions) as refused:
        Table.new(game, 2, {"setup": "first_game", "sections": SECTIONS})
    names = [game.names[f"section-{section}"] for section in FIRST_GAME.sections]
    for lang in ("en", "uk", "ru"):
        assert f"({', '.join(name[lang] for name in names)})" in say(lang, refused.value.said)


def test_a_token_has_its_article():
    tokens = [message("log-take-token", seat=0, location=named("location", id)) for id in ("oracle", "farm", "oasis")]
    assert [say("en", token) for token in tokens] == [
        "Anna takes an Oracle token",
        "Anna takes a Farm token",
        "Anna takes an Oasis token",
    ]


def test_a_reason_tells_building_from_moving():
    build, move = (message("why-adjacent", terrain=FOREST, move=move) for move in (0, 1))
    assert say("en", build) == "There is room in the forest next to your own settlements, so you have to build there."
    assert say("en", move) == "There is room in the forest next to your own settlements, so you have to move it there."
    assert say("uk", build) == "Поруч із вашими поселеннями є місце в лісі, тож будувати треба там."
    assert say("uk", move) == "Поруч із вашими поселеннями є місце в лісі, тож перемістити поселення треба туди."
    assert say("ru", build) == "Рядом с вашими поселениями есть место в лесу, поэтому строить нужно там."
    assert say("ru", move) == "Рядом с вашими поселениями есть место в лесу, поэтому переместить поселение нужно туда."
