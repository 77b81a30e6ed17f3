"""What people read: logs, choices and names in each language."""

import pytest
from tests.games.tiletum.scenes import args, at, begin, cardinal, hold, king, listen, own, pull, scene, told

from kingstable.games.tiletum import game
from kingstable.games.tiletum.rival.actions import architect
from kingstable.games.tiletum.rival.needs import buy
from kingstable.games.tiletum.rival.tasks import gets_bonus_tile
from kingstable.games.tiletum.rules.pieces import king_up
from kingstable.games.tiletum.state import TiletumState
from kingstable.games.tiletum.tables import CATHEDRALS, MEEPLE_NAMES, SPOT, SPOT_NAMES, STONE, TILE
from kingstable.kernel import LANGUAGES, Event, Message, Rng, Table, message
from kingstable.words import Speaker


def say(lang: str, what: Message) -> str:
    """The words, with plain spaces for those that do not break."""
    return Speaker(lang, game, ["Anna", "Borys"]).say(what).replace("\u00a0", " ")


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
        "The Cardinal moves up 1 space on the king track, to 10 VP",
        "The Cardinal is already at the top of the king track: 10 VP",
    ]


@pytest.mark.rule("TIL-37.3", "TIL-39.9")
def test_the_log_tells_when_a_bonus_contract_is_of_no_use() -> None:
    s = scene(1, challenges=["very_special_friends"])
    own(s, 1)
    cardinal(s).slots += [pull(s, "K01"), pull(s, "K02")]
    events = listen(s)
    gets_bonus_tile(s, pull(s, "B49"))
    assert s.removed == [TILE["B49"]]
    assert said(events)[-2:] == [
        "The challenge card “Very Special Friends” takes effect",
        "The tile is removed from the game with no effect",
    ]


def test_sides_go_by_their_names() -> None:
    solo, two = scene(1), scene(2)
    assert [say("en", message("log-score", who=s.who(1), vp=3)) for s in (solo, two)] == [
        "The Cardinal scores 3 VP",
        "Borys scores 3 VP",
    ]
    assert [say("en", message("log-score", who=s.who(0), vp=3)) for s in (solo, two)] == ["Anna scores 3 VP"] * 2


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
        (1, "He pays 1 stone and 4 gold"),
        (3, "He pays 3 stone"),
    ):
        s = stone_bought(stone, 6)
        assert s.log is not None and said(s.log) == [text]


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Move the merchant straight to the road between London and Bruges"),
        ("uk", "Перемістити купця одразу на дорогу між Лондоном і Брюгге"),
        ("ru", "Переместить купца сразу на дорогу между Лондоном и Брюгге"),
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


def without_a_pillar() -> list[Event]:
    """He stands where no pillar can be placed, and there is nowhere else to go."""
    s = scene(1)
    at(s, 1, architect="Lyon")
    player = s.players[1]
    player.pillar_at = (1 << len(CATHEDRALS)) - 1
    events = listen(s)
    architect(s, 1)
    return events


@pytest.mark.rule("TIL-27.2", "TIL-27.9")
@pytest.mark.parametrize(
    ("lang", "no_pillar", "stays"),
    [
        (
            "en",
            "His architect is in Lyon: he cannot place a pillar there",
            "There is nowhere to go: the architect stays",
        ),
        ("uk", "Архітектор у Ліоні: поставити тут колону він не може", "Іти нікуди: архітектор залишається на місці"),
        ("ru", "Архитектор в Лионе: поставить здесь колонну он не может", "Идти некуда: архитектор остаётся на месте"),
    ],
)
def test_the_log_tells_which_figure_has_nothing_to_do_and_where(lang: str, no_pillar: str, stays: str) -> None:
    lines = said(without_a_pillar(), lang)
    assert (lines[0], lines[-1]) == (no_pillar, stays)


@pytest.mark.parametrize(
    ("lang", "extra", "free", "gold", "text"),
    [
        ("en", 0, 4, 0, "The merchant’s goal: Lyon, distance 3, within his reach (4)"),
        ("en", 1, 2, 1, "The merchant’s goal: Lyon, distance 3, 1 beyond his reach (2): he pays 1 gold"),
        ("uk", 0, 4, 0, "Ціль купця: Ліон, відстань 3, у межах досяжності (4)"),
        ("uk", 1, 2, 1, "Ціль купця: Ліон, відстань 3, на 1 далі за межі досяжності (2): він платить 1 золото"),
        ("uk", 3, 0, 2, "Ціль купця: Ліон, відстань 3: він платить 2 золота"),
        ("uk", 3, 0, 0, "Ціль купця: Ліон, відстань 3: золота немає, платити нічим"),
        (
            "ru",
            1,
            2,
            1,
            "Цель купца: Лион, расстояние 3, на 1 дальше пределов досягаемости (2): Кардинал платит 1 золото",
        ),
        ("ru", 3, 0, 3, "Цель купца: Лион, расстояние 3: Кардинал платит 3 золота"),
    ],
)
def test_his_way_is_told_with_its_price(lang: str, extra: int, free: int, gold: int, text: str) -> None:
    who, goal = MEEPLE_NAMES[0], SPOT_NAMES[SPOT["Lyon"]]
    way = message("log-rival-travels", meeple=who, spot=goal, steps=3, extra=extra, free=free, gold=gold)
    assert say(lang, way) == text


@pytest.mark.parametrize(
    ("lang", "amount", "text"),
    [
        ("uk", 21, "Крім названих, потрібен 21 ресурс одного типу."),
        ("uk", 3, "Крім названих, потрібні 3 ресурси одного типу."),
        ("uk", 5, "Крім названих, потрібно 5 ресурсів одного типу."),
        ("ru", 3, "Кроме указанных, нужны ещё 3 ресурса одного типа."),
        ("ru", 5, "Кроме указанных, нужно ещё 5 ресурсов одного типа."),
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
