"""The log in words: it says which workers, which card and how much, in sentences that agree with their numbers."""

from __future__ import annotations

from functools import cache

import pytest
from tests.games.paladins.scenes import FAVOUR, give, keep, next_suspicion, play, stage, start

from kingstable.games.paladins import game
from kingstable.games.paladins.options import Keep, Place, UseFavour, crew_words
from kingstable.games.paladins.tables.rewards import CRIMINAL, LABOURER
from kingstable.kernel import LANGUAGES, Message, Rng, Table, message, named
from kingstable.words import Speaker


def say(lang: str, said: Message) -> str:
    return Speaker(lang, game, ["Anna", "Borys", "Cleo"]).say(said).replace("\u00a0", " ")


def said(table: Table, id: str) -> list[Message]:
    return [entry.event.message for entry in table.log or [] if entry.event.message.id == f"log-{id}"]


@cache
def random_game(seats: int) -> Table:
    table = Table.new(game, seats, {}, 5)
    rng = Rng.seeded("words")
    while not table.over:
        ask = table.asks[0]
        table.choose(rng.pick(ask.options), seat=ask.seat)
    return table


def test_taverns_are_told_by_their_workers() -> None:
    table = random_game(2)
    tavern, *_ = said(table, "tavern")
    text = say("en", tavern)
    assert text.startswith(("Anna chooses a tavern and gains", "Borys chooses a tavern and gains"))
    assert tavern.args["workers"] and "Tavern" not in text
    opened, *_ = said(table, "taverns")
    assert say("en", opened).count(";") == 2 and "Tavern " not in say("en", opened)


@pytest.mark.parametrize(
    ("lang", "place", "keep"),
    [
        ("en", "2 labourers, 1 criminal", "Keep 2 labourers, 1 criminal"),
        ("uk", "2 чорнороби, 1 злочинець", "Залишити 2 чорноробів, 1 злочинця"),
        ("ru", "2 чернорабочих, 1 преступник", "Оставить 2 чернорабочих, 1 преступника"),
    ],
)
def test_workers_are_counted_by_kind(lang: str, place: str, keep: str) -> None:
    crew = (LABOURER, LABOURER, CRIMINAL)
    assert say(lang, Place(crew).message) == place
    assert say(lang, Keep(crew).message) == keep
    assert crew_words([]) == []


@pytest.mark.parametrize(
    ("lang", "left", "text"),
    [
        ("en", 3, "Anna takes 2 taxes: 3 left in the tax supply"),
        ("uk", 3, "Anna отримує 2 податки: у податковому запасі лишилося 3"),
        ("ru", 3, "Anna получает 2 налога: в налоговом запасе осталось 3"),
        ("en", 0, "Anna takes 2 taxes, 1 of them from the general supply: the tax supply is now empty"),
        ("uk", 0, "Anna отримує 2 податки: податковий запас вичерпано, ще 1 — із загального запасу"),
        ("ru", 0, "Anna получает 2 налога: налоговый запас исчерпан, ещё 1 — из общего запаса"),
    ],
)
def test_a_tax_says_what_is_left_and_what_comes_from_elsewhere(lang: str, left: int, text: str) -> None:
    s = stage()
    give(s.players[0], "labourer")
    next_suspicion(s, 2)
    s.tax = left + 2 if left else 1
    table = play(start(s), "use conspire 1")
    assert say(lang, said(table, "tax")[0]) == text


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Anna uses Otton’s ability"),
        ("uk", "Anna: допомагає паладин Оттон"),
        ("ru", "Anna: помогает паладин Оттон"),
    ],
)
def test_a_gain_is_told_in_one_sum_and_names_the_paladin(lang: str, text: str) -> None:
    s = stage()
    give(s.players[0], "labourer", paladin="otton")
    table = play(start(s), "use trade 1")
    assert say(lang, said(table, "paladin-acts")[0]) == text
    gains = said(table, "gain")
    assert [gain.args["reward"] for gain in gains] == [[message("reward-silver", amount=3)]]


def test_townsfolk_of_one_name_are_told_apart_by_what_they_give() -> None:
    s = stage()
    keep(s, 0, "tf_18", "tf_20")
    give(s.players[0], "merchant labourer scout", provisions=5, influence=3)
    told = said(play(start(s), "use fortify 3"), "townsfolk-acts")
    for lang in LANGUAGES:
        assert len({say(lang, each) for each in told}) == 2


@pytest.mark.parametrize(
    ("options", "text"),
    [
        (("pay_debt", "silver"), "оплатить 2 долга или получить 2 серебра"),
        (("pay_debt", "discard_suspicion"), "оплатить 2 долга или сбросить 2 карты подозрений"),
        (("pray", "pay_debt", "silver"), "молитва ×2, оплатить 2 долга или получить 2 серебра"),
    ],
)
def test_silver_beside_something_to_do_reads_as_a_gain(options: tuple[str, ...], text: str) -> None:
    """Otherwise “pay a debt or 2 silver” sounds as if the silver were paid."""
    *others, words = [message(f"reward-{it}".replace("_", "-"), amount=2) for it in options]
    for other in reversed(others):
        words = message("reward-or", left=other, right=words)
    assert say("ru", words) == text


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "King’s Order revealed: Attack at least 5 times for 4 VP"),
        ("uk", "Відкрито наказ короля: дія «Атака» щонайменше 5 разів — 4 ПО"),
        ("ru", "Открыт приказ короля: действие «Атака» не менее 5 раз — 4 ПО"),
    ],
)
def test_an_order_says_what_it_asks_for(lang: str, text: str) -> None:
    order, *_ = said(random_game(2), "order-revealed")
    assert order.args["count"] == 5
    assert say(lang, Message(order.id, {**order.args, "action": named("action", "attack")})) == text


def test_the_opponent_says_which_scheme_it_draws_and_what_it_forgoes() -> None:
    table = random_game(1)
    for told in said(table, "rival-scheme"):
        action = told.args["action"]
        assert isinstance(action, Message)
        assert say("en", told) == f"The AI player draws the scheme “{say('en', action)}”"
    forgone = said(table, "rival-resources")
    assert forgone and all(say("en", told).startswith("Instead of gaining") for told in forgone)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_is_named_with_a_colon_where_a_sentence_can_stand(lang: str) -> None:
    table = random_game(3)
    for id in ("hire", "send", "attack", "convert", "crew", "tavern", "gain", "keep", "suspicion"):
        for told in said(table, id):
            assert ":" not in say(lang, told), told


def test_three_alternatives_are_listed_with_one_or() -> None:
    favour = UseFavour(FAVOUR["favour_04"]).message
    uk, ru = (Speaker(lang, game, ["A"]).say_in(favour, "full").replace("\u00a0", " ") for lang in ("uk", "ru"))
    assert uk.endswith(": +1 до віри, +1 до сили або +1 до впливу")
    assert ru.endswith(": +1 к вере, +1 к силе или +1 к влиянию")
