"""How choices and events read: numbers with the right words, no empty amounts, nothing that could mean two things."""

import pytest

from kingstable.games.viscounts import game
from kingstable.games.viscounts.options import NOTATION
from kingstable.games.viscounts.printed.entry import Effect
from kingstable.games.viscounts.rules.means import NOBODY
from kingstable.games.viscounts.tables.boards import TO_SPACE
from kingstable.games.viscounts.tables.cards import CARDS
from kingstable.games.viscounts.tables.numbers import CRIME
from kingstable.games.viscounts.tables.words import effect_message, icons_message
from kingstable.kernel import LANGUAGES, Message, Rng, Table, message, named
from kingstable.words import Speaker


def say(lang, what):
    spoken = what if isinstance(what, Message) else NOTATION.parse(what).message
    return Speaker(lang, game, ["Anna", "Borys"]).say(spoken).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("choice", "en", "uk", "ru"),
    [
        ("move 7 0", "Move to space 7", "Перейти на клітинку 7", "Перейти на участок 7"),
        (
            "move 7-8 1",
            "Move to the inner space on the Lake Shore for 1 silver",
            "Перейти на внутрішню клітинку на Березі озера за 1 срібняк",
            "Перейти на внутренний участок на Берегу озера за 1 серебро",
        ),
        (
            "move 8 2",
            "Move to space 8 for 2 silver",
            "Перейти на клітинку 8 за 2 срібняки",
            "Перейти на участок 8 за 2 серебра",
        ),
        (
            "move 8 5",
            "Move to space 8 for 5 silver",
            "Перейти на клітинку 8 за 5 срібняків",
            "Перейти на участок 8 за 5 серебра",
        ),
        (
            "pay 0 0 0 0",
            "Pay nothing: the icons are enough",
            "Нічого не платити: символів досить",
            "Ничего не платить: символов хватает",
        ),
        (
            "pay 0 2 0 1",
            "Pay 2 gold, 1 silver",
            "Сплатити 2 золота, 1 срібняк",
            "Заплатить 2 золота, 1 серебро",
        ),
        (
            "dismiss 3-4 0 0 1 2",
            "Dismiss the townsfolk card in the Green Valley and pay 1 stone, 2 silver in all",
            "Звільнити городянина у Зеленій долині та сплатити загалом 1 камінь, 2 срібняки",
            "Уволить горожанина в Зелёной долине и заплатить в общей сложности 1 камень, 2 серебра",
        ),
        (
            "pay 1 0 0 0",
            "Pay 1 ink",
            "Сплатити 1 чорнильницю",
            "Заплатить 1 чернильницу",
        ),
        (
            "transcribe 7-8",
            "Transcribe the manuscript on the Lake Shore",
            "Переписати манускрипт на Березі озера",
            "Написать манускрипт на Берегу озера",
        ),
        ("trade 2", "Make 2 exchanges", "Зробити 2 обміни", "Сделать 2 обмена"),
    ],
)
def test_choices(choice, en, uk, ru):
    assert [say(lang, choice) for lang in ("en", "uk", "ru")] == [en, uk, ru]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_are_told_apart_by_their_names(lang):
    names = [say(lang, card.name) for card in CARDS]
    assert len(set(names)) == len(CARDS)


def test_a_single_thing_is_no_plural():
    who = message("seat-name", seat=0)
    assert say("en", message("log-action-place-workers", who=who, icons=1)) == "Anna places workers with 1 noble icon"
    assert say("en", message("log-shuffle", who=who, cards=1)) == "Anna shuffles 1 discarded card into the draw pile"
    assert say("en", message("why-icons", need=1, have=0)) == "You need 1 icon; you have none."
    assert say("uk", message("log-pays-hire", who=who, silver=1)) == "Anna платить 1 срібняк"
    assert say("ru", message("why-hire-dear", silver=1, have=0)) == "Найм стоит 1 серебро, а у вас его нет."
    assert (
        say("en", message("log-move", who=who, space=TO_SPACE[2], silver=0))
        == "Anna moves to the inner space in the Sea Bay"
    )


def test_what_somebody_else_cannot_use_is_not_called_yours():
    for op in ("rearrange", "shuffle"):
        assert "your" not in say("en", effect_message(Effect(op)))


def test_a_question_how_to_pay_names_the_townsfolk_that_can_be_dismissed():
    action, card = named("action", "construct"), named("card", "mason_1")
    ask = [message("ask-pay", action=action, need=3, card=who) for who in (card, NOBODY)]
    assert [say("en", each) for each in ask] == [
        "Construct: 3 icons are needed. How will you pay? You may dismiss: Mason.",
        "Construct: 3 icons are needed. How will you pay?",
    ]
    assert say("uk", ask[0]) == "Будівництво: потрібні 3 символи. Як платите? Можна звільнити Муляра."
    assert say("ru", ask[1]) == "Строительство: нужны 3 символа. Как платите?"


@pytest.mark.parametrize(
    ("n", "uk", "ru"),
    [
        (0, "0 символів злочину", "0 символов криминала"),
        (1, "1 символ злочину", "1 символ криминала"),
        (2, "2 символи злочину", "2 символа криминала"),
        (11, "11 символів злочину", "11 символов криминала"),
        (22, "22 символи злочину", "22 символа криминала"),
    ],
)
def test_icons_are_counted_in_the_right_form(n, uk, ru):
    assert (say("uk", icons_message(CRIME, n)), say("ru", icons_message(CRIME, n))) == (uk, ru)


#: Questions that name by themselves what they belong to.
PLAIN = "draft destroy-start play move outer-action inner-action pay trade-on hire end advance expel link"


def test_a_question_about_an_effect_says_in_which_phase_it_comes() -> None:
    met = set()
    for seed in range(12):
        table, rng = Table.new(game, 2, seed=seed, quiet=True), Rng.seeded(seed)
        while not table.over:
            for ask in table.asks:
                met.add(ask.prompt.id)
                assert ask.prompt.id.removeprefix("ask-") in PLAIN.split() or "during" in ask.prompt.args, ask.prompt
            table.choose(rng.pick(table.asks[0].options), seat=table.asks[0].seat)
    assert met >= {"ask-discard", "ask-destroy", "ask-rearrange", "ask-free-hire", "ask-castle-move"}
