"""The picture of Kingdom Builder: what is lit and where, that it fits the usual screens and needs no colour."""

from __future__ import annotations

import io
import re
from functools import cache, partial
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from kingstable.cli.choices import Offer
from kingstable.cli.screen import Choices, Picture, Scene, choice_words, listed, log_lines, score_table
from kingstable.kernel import LANGUAGES, Rng, ScoreLine, ScoreSheet, Table, find_game, message
from kingstable.words import Speaker

GAME = find_game("kingdom_builder")
NAMES = ["Anna", "Borys", "Virineya", "Hryhoriy"]


@cache
def moments(seats: int, seed: int) -> list[Table]:
    """Every ninth decision of a random game."""
    table = Table.new(GAME, seats, seed=seed)
    rng, found = Rng.seeded(seed), []
    while not table.over:
        if len(table.made) % 9 == 0:
            found.append(Table.replay(table.record))
        table.choose(rng.pick(table.asks[0].options))
    return found


def drawn(table: Table, lang: str = "en", width: int = 80, height: int = 24, encoding: str = "utf-8") -> list[str]:
    """The lines above the prompt."""
    ask = table.asks[0]
    speaker = Speaker(lang, GAME, NAMES)
    picture = Picture(GAME, speaker)
    offer = Offer(ask, picture.draws)
    file = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    console = Console(file=file, width=width, height=height, highlight=False, markup=False)
    log = log_lines(table.heard(ask.seat)[-20:], picture)
    console.print(Scene(picture, table.view(ask.seat), offer.lit, log, "..."))
    if offer.listed:
        console.print(listed(offer.listed, partial(choice_words, speaker=speaker)))
    file.flush()
    return file.buffer.getvalue().decode(encoding).splitlines()  # type: ignore[attr-defined]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_board_choices_and_prompt_fit_80_by_24(seats: int, lang: str) -> None:
    for table in moments(seats, 1):
        lines = drawn(table, lang)
        assert len(lines) <= 22, "\n".join(lines)
        assert max(map(len, lines)) <= 80


def test_every_choice_has_its_label_where_it_belongs() -> None:
    for table in moments(3, 2):
        offer = Offer(table.asks[0], Picture(GAME, Speaker("en")).draws)
        lines = drawn(table)
        for reference, label in offer.lit.items():
            kind, _, place = reference.partition(":")
            if kind == "hex":
                row, column = map(int, place.split(","))
                start = 3 + row % 2 + 2 * column
                assert lines[row + 1][start : start + 2].strip().lower() == label
            else:
                assert re.search(rf" {label}  {place}", "\n".join(line[46:] for line in lines), re.I)
        for label, _ in offer.listed:
            assert any(line.lstrip().startswith(f"{label} ") or f" {label}  " in line for line in lines[21:])


def test_a_longer_choice_does_not_widen_the_columns_of_the_others() -> None:
    short, middle, long = "x" * 30, "y" * 50, "z" * 90
    console = Console(width=120, color_system=None)
    with console.capture() as capture:
        console.print(Choices([Text(long), Text(middle), Text(middle), *[Text(short)] * 9]))
    assert [line.split() for line in capture.get().splitlines()] == [[long], [middle] * 2, *[[short] * 3] * 3]


def test_choices_take_as_few_lines_as_can_be() -> None:
    short, middle = "x" * 30, "y" * 50
    console = Console(width=120, color_system=None)
    with console.capture() as capture:
        console.print(Choices([Text(each) for each in (short, middle) * 3]))
    assert len(capture.get().splitlines()) == 3, "in turns, two stand in each line"


def test_a_big_screen_shows_bigger_hexes_and_explains_the_cards() -> None:
    table = moments(2, 1)[3]
    lines = drawn(table, width=140, height=45)
    assert 41 <= len(lines) <= 43
    assert "gold for each" in "\n".join(lines), "what the scoring cards want"
    assert max(map(len, lines)) <= 140
    assert len(drawn(table, width=140, height=30)) <= 22


class Wide:
    """A picture whose board can be drawn as narrow as its longest word."""

    def show(self, view: object, lit: object) -> Text:
        return Text(" ".join(f"word{number}" for number in range(30)))

    def panel(self, *_: object) -> None:
        return None

    about = panel


def test_nothing_is_cut_off_beside_the_log() -> None:
    console = Console(file=io.StringIO(), width=120, height=24)
    wide: Any = Wide()
    console.print(Scene(wide, GAME.view(moments(2, 1)[0].state, None), {}, [Text("told")], "..."))
    shown = console.file.getvalue()  # type: ignore[attr-defined]
    assert all(f"word{number}" in shown for number in range(30)) and "told" in shown


def test_a_high_screen_gives_the_log_its_height() -> None:
    console = Console(file=io.StringIO(), width=120, height=45)
    wide: Any = Wide()
    log = [Text(f"event {number}") for number in range(30)]
    console.print(Scene(wide, GAME.view(moments(2, 1)[0].state, None), {}, log, "..."))
    assert "event 0" in console.file.getvalue()  # type: ignore[attr-defined]


def test_a_log_that_is_told_whole_has_lines_of_its_own() -> None:
    console = Console(file=io.StringIO(), width=120, height=24)
    wide: Any = Wide()
    log = [Text(f"event {number} {'-' * 80}") for number in range(30)]
    console.print(Scene(wide, GAME.view(moments(2, 1)[0].state, None), {}, log))
    lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert [line.rstrip() for line in lines[-30:]] == [str(entry) for entry in log]


def test_a_narrow_screen_puts_everything_below_each_other() -> None:
    for table in moments(2, 1)[:3]:
        lines = drawn(table, width=60)
        assert max(map(len, lines)) <= 60
        assert any(line.startswith("Round ") for line in lines)


def test_signs_are_plain_where_the_terminal_is() -> None:
    for table in moments(4, 3)[::5]:
        for line in drawn(table, encoding="ascii"):
            assert line.isascii()


def test_settlements_and_castles_are_told_apart_without_colour() -> None:
    table = moments(4, 1)[-1]
    view = GAME.view(table.state, None)
    lines = drawn(table)
    offer = Offer(table.asks[0], ("hex",))
    signs = "●■▲◆"
    for row, owners in enumerate(view.owners):
        for column, owner in enumerate(owners):
            if owner != "." and f"hex:{row},{column}" not in offer.lit:
                assert lines[row + 1][3 + row % 2 + 2 * column] == signs[int(owner)]


def test_a_tie_shows_the_tie_breaks_and_a_rulebook_opponent_its_name() -> None:
    sheets = [
        ScoreSheet(0, (ScoreLine("castles", 3),), 3, 1, True, (ScoreLine("total", 9, message("show-supply")),)),
        ScoreSheet(None, (), 3, 2, False, (ScoreLine("total", 4, message("show-supply")),), message("mind-greedy")),
    ]
    console = Console(file=io.StringIO(), width=60)
    console.print(score_table(sheets, Speaker("en", GAME, ["Anna"])))
    assert [line.split() for line in console.file.getvalue().splitlines()] == [  # type: ignore[attr-defined]
        ["Anna", "Greedy"],
        ["Castles", "3"],
        ["Total", "3", "3"],
        ["Tie-break:", "Supply", "9", "4"],
    ]


def test_lines_that_only_one_player_has_stand_in_their_place() -> None:
    mine = (ScoreLine("fishermen", 1), ScoreLine("castles", 3))
    yours = (ScoreLine("fishermen", 2), ScoreLine("lords", 4), ScoreLine("castles", 5))
    sheets = [ScoreSheet(0, mine, 4, 2, False), ScoreSheet(1, yours, 11, 1, True)]
    console = Console(file=io.StringIO(), width=60)
    console.print(score_table(sheets, Speaker("en", GAME)))
    rows = console.file.getvalue().splitlines()[1:]  # type: ignore[attr-defined]
    assert [row.split()[0] for row in rows] == ["score-fishermen", "score-lords", "Castles", "Total"]
