"""The facts of a game: seats and table options, and what is wrong with those that do not fit."""

from __future__ import annotations

from typing import Any

import pytest

from kingstable.kernel import BadOptions, GameInfo, Message, Setting

CHOICE = Setting(id="board", kind="choice", default="a", values=("a", "b"))
SEVERAL = Setting(id="cards", kind="several", default=[], values=("x", "y", "z"), least=2, most=2)
RANGE = Setting(id="cards", kind="several", default=[], values=("x", "y", "z"), least=1, most=2, value_kind="card")
FLAGS = Setting(id="sides", kind="flags", default=[], most=3)
NUMBER = Setting(id="rounds", kind="number", default=3, least=1, most=5)


@pytest.mark.parametrize(
    ("setting", "value", "normal"),
    [
        (CHOICE, "b", "b"),
        (SEVERAL, ["z", "x"], ["z", "x"]),
        (SEVERAL, ("z", "x"), ["z", "x"]),
        (SEVERAL, [], []),
        (RANGE, ["y"], ["y"]),
        (FLAGS, [True, False, True], [True, False, True]),
        (FLAGS, (), []),
        (NUMBER, 1, 1),
        (NUMBER, 5, 5),
    ],
)
def test_a_fitting_value_is_taken_in_its_normal_form(setting: Setting, value: Any, normal: Any) -> None:
    assert setting.check(value) == normal
    assert type(setting.check(value)) is type(normal)


@pytest.mark.parametrize(
    ("setting", "value", "reason"),
    [
        (CHOICE, "c", "option board: 'c' is not one of a, b"),
        (CHOICE, None, "option board: None is not one of a, b"),
        (CHOICE, ["a"], "option board: ['a'] is not one of a, b"),
        (SEVERAL, "xy", "option cards: 'xy' is not a list"),
        (SEVERAL, ["x"], "option cards: takes 2 of x, y, z, not 1"),
        (SEVERAL, ["x", "y", "z"], "option cards: takes 2 of x, y, z, not 3"),
        (SEVERAL, ["x", "x"], "option cards: x, x names one of them twice"),
        (SEVERAL, ["x", "w"], "option cards: 'w' is not one of x, y, z"),
        (RANGE, ["x", "y", "z"], "option cards: takes 1 to 2 of x, y, z, not 3"),
        (FLAGS, [True], "option sides: takes 3 yes/no values, not [True]"),
        (FLAGS, [1, 0, 1], "option sides: takes 3 yes/no values, not [1, 0, 1]"),
        (FLAGS, True, "option sides: True is not a list"),
        (NUMBER, 0, "option rounds: 0 is not a whole number 1..5"),
        (NUMBER, 6, "option rounds: 6 is not a whole number 1..5"),
        (NUMBER, True, "option rounds: True is not a whole number 1..5"),
        (NUMBER, 2.0, "option rounds: 2.0 is not a whole number 1..5"),
        (NUMBER, "2", "option rounds: '2' is not a whole number 1..5"),
    ],
)
def test_a_value_that_does_not_fit_is_refused_with_the_reason(setting: Setting, value: Any, reason: str) -> None:
    with pytest.raises(BadOptions) as caught:
        setting.check(value)
    assert str(caught.value) == reason


@pytest.mark.parametrize(
    ("setting", "value", "args"),
    [
        (RANGE, ["x", "y", "z"], {"wanted": "1–2", "values": ["card-x", "card-y", "card-z"], "count": 3}),
        (
            SEVERAL,
            ["x"],
            {"wanted": "2", "values": ["setting-cards-x", "setting-cards-y", "setting-cards-z"], "count": 1},
        ),
        (SEVERAL, ["x", "x"], {"values": ["setting-cards-x", "setting-cards-x"]}),
    ],
)
def test_people_read_the_names_of_the_values(setting: Setting, value: Any, args: dict[str, Any]) -> None:
    with pytest.raises(BadOptions) as caught:
        setting.check(value)
    assert caught.value.said is not None
    told = dict(caught.value.said.args)
    assert told.pop("setting") == Message("setting-cards")
    assert {**told, "values": [each.id for each in told["values"]]} == args  # type: ignore[union-attr]


def game_info(*settings: Setting) -> GameInfo:
    return GameInfo(id="some", names={"en": "Some"}, seats=(2, 4), settings=settings)


def test_options_are_completed_by_the_defaults() -> None:
    info = game_info(CHOICE, NUMBER, FLAGS)
    assert info.check_options({}) == {"board": "a", "rounds": 3, "sides": []}
    assert info.check_options({"rounds": 5}) == {"board": "a", "rounds": 5, "sides": []}


def test_the_defaults_are_not_shared() -> None:
    info = game_info(SEVERAL)
    info.check_options({})["cards"].append("x")
    assert info.check_options({}) == {"cards": []}


def test_unknown_options_are_refused() -> None:
    with pytest.raises(BadOptions, match="some has no option 'colour'; it has: board, rounds"):
        game_info(CHOICE, NUMBER).check_options({"colour": 1})
    with pytest.raises(BadOptions, match="some has no option 'colour'; it has: none"):
        game_info().check_options({"colour": 1})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_as_the_game_is_for_can_sit_down(seats: int) -> None:
    game_info().check_seats(seats)


@pytest.mark.parametrize("seats", [1, 5, True, "3", 3.0, None])
def test_others_cannot(seats: Any) -> None:
    with pytest.raises(BadOptions, match=f"some is for 2 to 4 players, not {seats}"):
        game_info().check_seats(seats)
