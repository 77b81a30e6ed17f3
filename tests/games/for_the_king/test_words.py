"""What For the King says in each language: amounts, offices in their case, and what an empty hand is told."""

from __future__ import annotations

import pytest

from kingstable.games.for_the_king.game import game
from kingstable.games.for_the_king.names import CARD_NAME, OFFICE_NAME, card_names
from kingstable.games.for_the_king.options import Lower, Noble, Place, Shift
from kingstable.games.for_the_king.tables import NUMBER, OFFICE_OF_CODE
from kingstable.kernel import Message, message
from kingstable.words import Speaker

NAMES = ["Anna", "Borys"]
DIP, MIL = OFFICE_OF_CODE["dip"], OFFICE_OF_CODE["mil"]


def say(lang: str, what: Message) -> str:
    """The text with plain spaces, however they keep its words together."""
    return Speaker(lang, game, NAMES).say(what).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("removed", "en", "uk", "ru"),
    [
        (0, "", "", ""),
        (8, "; 8 cards were removed at random, unseen", "; навмання прибрано 8 карток", "; наугад убрано 8 карт"),
        (13, "; 13 cards were removed at random, unseen", "; навмання прибрано 13 карток", "; наугад убрано 13 карт"),
        (22, "; 22 cards were removed at random, unseen", "; навмання прибрано 22 картки", "; наугад убраны 22 карты"),
    ],
)
def test_the_cards_removed_at_the_start_are_counted(removed: int, en: str, uk: str, ru: str) -> None:
    told = message("log-start", seat=0, cards=60, removed=removed)
    assert [say(lang, told) for lang in ("en", "uk", "ru")] == [
        f"Anna receives the deck of 60 cards and is the first advisor{en}",
        f"Anna отримує колоду з 60 карток і стає першим радником{uk}",
        f"Anna получает колоду из 60 карт и становится первым советником{ru}",
    ]


@pytest.mark.parametrize(
    ("means", "en", "uk", "ru"),
    [
        (0, "with no gold in hand", "золота в руці немає", "золота на руке нет"),
        (3, "more than the 3 in hand", "в руці лише 3", "на руке лишь 3"),
    ],
)
def test_a_bluff_is_told_with_what_is_in_hand(means: int, en: str, uk: str, ru: str) -> None:
    told = message("log-bid-known", seat=0, amount=21, means=means, card=CARD_NAME[NUMBER["gold1-01"]])
    assert say("en", told) == f"Anna bids 21 gold for Gold 1, {en}"
    assert say("uk", told) == f"Anna ставить 21 золото за картку «Золото 1», а {uk}"
    assert say("ru", told) == f"Anna ставит 21 золото за карту «Золото 1», а {ru}"


def test_a_payment_says_how_much_is_lost() -> None:
    cards = card_names([NUMBER["gold2-01"], NUMBER["gold3-01"]])
    told = [
        message("log-pay", seat=0, cards=cards, paid=5, lost=lost, bought=CARD_NAME[NUMBER["gold1-01"]])
        for lost in (0, 1)
    ]
    assert [say("en", each) for each in told] == [
        "Anna pays 5 gold (Gold 2, Gold 3) for Gold 1",
        "Anna pays 5 gold (Gold 2, Gold 3) for Gold 1, overpaying by 1",
    ]
    assert say("uk", told[1]) == "Anna платить 5 золота (Золото 2, Золото 3) за картку «Золото 1», переплата — 1"
    assert say("ru", told[1]) == "Anna платит 5 золота (Золото 2, Золото 3) за карту «Золото 1», переплата — 1"


def test_offices_stand_in_the_case_that_the_sentence_asks_for() -> None:
    told = message("log-lower", seat=0, office=OFFICE_NAME[MIL], value=1, secondary=0)
    assert say("en", told) == "Anna lowers Military to 1; it now has no secondary duty"
    assert say("uk", told) == "Anna зменшує значення чільної посади військової справи до 1; другорядної більше немає"
    assert say("ru", told) == "Anna понижает значение главной должности военного дела до 1; второстепенной больше нет"
    tie = message("log-tie-count", seat=1, office=OFFICE_NAME[DIP], count=2)
    assert say("uk", tie) == "Нічия: Borys має 2 картки дипломатії"
    assert say("ru", tie) == "Ничья: у игрока Borys 2 карты дипломатии"


@pytest.mark.parametrize(
    ("option", "en", "uk", "ru"),
    [
        (Place("favour"), "On the favour pile", "У стос прихильності", "В стопку благосклонности"),
        (Place("centre"), "In the middle of the table", "Посередині стола", "В середину стола"),
        (Noble(2, "b"), "Noble 3, side B", "Дворянин 3, бік B", "Дворянин 3, сторона B"),
        (
            Lower((DIP, MIL)),
            "Lower Diplomacy, Military by 1",
            "Зменшити на 1: Дипломатія, Військова справа",
            "Понизить на 1: Дипломатия, Военное дело",
        ),
        (
            Shift(DIP, MIL),
            "Raise Diplomacy by 1, lower Military by 1",
            "Збільшити на 1 значення дипломатії, зменшити на 1 — військової справи",
            "Повысить на 1 значение дипломатии, понизить на 1 — военного дела",
        ),
    ],
)
def test_choices_answer_the_question(option: Place | Noble | Lower | Shift, en: str, uk: str, ru: str) -> None:
    assert [say(lang, option.message) for lang in ("en", "uk", "ru")] == [en, uk, ru]


@pytest.mark.parametrize(
    ("card", "en", "uk", "ru"),
    [
        (
            "mil-a",
            "Military 1A: Borys for 2 gold",
            "Військова справа 1A: Borys за 2 золота",
            "Военное дело 1A: Borys за 2 золота",
        ),
        ("gold1-01", "Gold 1: Borys for 2 cards", "Золото 1: Borys за 2 картки", "Золото 1: Borys за 2 карты"),
    ],
)
def test_past_auctions_name_what_was_paid(card: str, en: str, uk: str, ru: str) -> None:
    amount = message("show-amount", count=2, unit="cards" if card.startswith("gold") else "gold")
    sold = message("show-sold", card=CARD_NAME[NUMBER[card]], seat=1, amount=amount)
    assert [say(lang, sold) for lang in ("en", "uk", "ru")] == [en, uk, ru]
