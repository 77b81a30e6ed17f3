"""What people read: logs, choices and names in each language."""

import pytest
from tests.games.tiletum.scenes import args, begin, cardinal, hold, king, listen, own, pull, scene, told

from kingstable.games.tiletum import game
from kingstable.games.tiletum.box import STONE, TILE
from kingstable.games.tiletum.cardinal_tasks import gets_bonus_tile
from kingstable.games.tiletum.needs import buy
from kingstable.games.tiletum.pieces import king_up
from kingstable.games.tiletum.state import TiletumState
from kingstable.kernel import LANGUAGES, Event, Message, Rng, Table, message
from kingstable.words import Speaker


def say(lang: str, what: Message) -> str:
    return Speaker(lang, game, ["Anna", "Borys"]).say(what)


def said(events: list[Event], lang: str = "en") -> list[str]:
    return [say(lang, event.message) for event in events]


@pytest.mark.rule("TIL-7.2")
def test_the_log_tells_the_steps_made_on_the_king_track() -> None:
    s = scene(1)
    king(s, seat1=9)
    events = listen(s)
    king_up(s, 1, 3)
    king_up(s, 1, 2)
    assert [args(event)["steps"] for event in told(events, "king-up")] == [1, 0]
    assert said(events) == [
        "The Cardinal moves up the king track, 1 step: the space of 10 VP",
        "The Cardinal stays at the top of the king track: the space of 10 VP",
    ]


@pytest.mark.rule("TIL-37.3", "TIL-39.9")
def test_the_log_tells_when_a_bonus_contract_is_of_no_use() -> None:
    s = scene(1, challenges=["very_special_friends"])
    own(s, 1)
    cardinal(s).slots += [pull(s, "K01"), pull(s, "K02")]
    events = listen(s)
    gets_bonus_tile(s, pull(s, "B49"))
    assert s.removed == [TILE["B49"]]
    assert said(events)[-2:] == ["Challenge card: Very Special Friends", "Removed from the game without effect"]


def test_sides_go_by_their_names() -> None:
    solo, two = scene(1), scene(2)
    assert [say("en", message("log-score", who=s.who(1), vp=3)) for s in (solo, two)] == [
        "The Cardinal: 3 VP",
        "Borys: 3 VP",
    ]
    assert [say("en", message("log-score", who=s.who(0), vp=3)) for s in (solo, two)] == ["Anna: 3 VP"] * 2


def test_a_cathedral_is_named_with_its_town() -> None:
    assert game.names["cathedral-london"]["en"] == "Canterbury Cathedral (London)"
    assert game.names["cathedral-lyon"]["uk"] == "Шартрський собор (Ліон)"


def stone_bought(stone: int, gold: int) -> TiletumState:
    s = scene(1)
    own(s, 1, stone=stone, gold=gold)
    listen(s)
    buy(s, STONE, 3)
    return s


def test_what_he_pays_is_told_without_zeros() -> None:
    for stone, text in (
        (0, "He pays 6 gold instead of stone"),
        (1, "He pays stone ×1 and 4 gold"),
        (3, "He pays stone ×3"),
    ):
        s = stone_bought(stone, 6)
        assert s.log is not None and said(s.log) == [text]


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Move the merchant straight to the road between London and Bruges"),
        ("uk", "Поставити купця: Дорога між містами Лондон та Брюгге"),
        ("ru", "Поставить купца: Дорога между городами Лондон и Брюгге"),
    ],
)
def test_a_choice_bends_its_words(lang: str, text: str) -> None:
    s = scene(2)
    own(s, 0, food=5)
    hold(s, 0, "B01")
    table = begin(s)
    table.choose("crest B01 3")
    put = next(option for option in table.asks[0].options if option.notation == "put merchant London_Brugge")
    assert say(lang, put.message) == text


@pytest.mark.parametrize(
    ("lang", "amount", "text"),
    [
        ("uk", 3, "Крім названих, потрібно 3 ресурси одного типу."),
        ("uk", 5, "Крім названих, потрібно 5 ресурсів одного типу."),
        ("ru", 3, "Кроме названных, нужно 3 ресурса одного типа."),
        ("ru", 5, "Кроме названных, нужно 5 ресурсов одного типа."),
    ],
)
def test_numbers_bend_their_words(lang: str, amount: int, text: str) -> None:
    assert say(lang, message("why-contract-any", amount=amount)) == text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_left_unsaid_in_a_game(lang: str) -> None:
    table = Table.new(game, 1, {"difficulty": "bishop"}, seed=11)
    rng = Rng.seeded(11)
    while not table.over:
        ask = table.asks[0]
        for what in (ask.prompt, *(option.message for option in ask.options)):
            text = say(lang, what)
            assert "{" not in text and "$" not in text and "  " not in text, text
        table.choose(rng.pick(ask.options))
    for line in table.log:
        text = say(lang, line.event.message)
        assert "{" not in text and "$" not in text and "  " not in text, text
