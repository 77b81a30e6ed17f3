"""A session with a game that has no picture and no words, and asks several seats at once."""

from __future__ import annotations

import io
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from rich.console import Console
from tests.kernel.tiny import tiny

from kingstable.cli.desk import Desk
from kingstable.cli.seating import Seat
from kingstable.cli.session import Session
from kingstable.kernel import LANGUAGES, Record, Rng, Table
from kingstable.minds import mind
from kingstable.play.rows import ways
from kingstable.words import Speaker

FAILING = {
    "random": "kingstable.minds.simple:Random",
    "tiny.broken": "tests.service.minds:Broken",
    "tiny.cheat": "tests.service.minds:Cheat",
    "tiny.greedy": "kingstable.minds.simple:Random",
}
PEOPLE = [Seat("me", "Anna"), Seat("me", "Borys")]


def play(monkeypatch: pytest.MonkeyPatch, path: Path, seats: list[Seat], typed: str) -> list[tuple[int, str]]:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    table = Table.new(tiny, len(seats), {"rounds": 3}, seed=1)
    assert Session(Desk("en"), table, seats, path).run() == 0
    return [(choice.seat, choice.do) for choice in Record.load(path).choices]


def test_people_who_decide_at_once_answer_one_after_another(
    monkeypatch: pytest.MonkeyPatch, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    done = play(monkeypatch, home / "game.jsonl", PEOPLE, "bid 1\nbid 3\nq\n")
    assert done == [(0, "bid 1"), (1, "bid 3")]
    said = capsys.readouterr().out
    assert said.index("Anna: ask-bid") < said.index("Borys: ask-bid") < said.index("Borys: ask-play")
    assert "log-bid" not in said[: said.index("Borys: ask-bid")], "an answer is seen before all have answered"
    assert " a  bid 0    c  bid 1" in said, "a choice without words is shown in notation"


def test_minds_that_decide_at_once_with_a_person_do_not_wait(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    done = play(monkeypatch, home / "game.jsonl", [Seat("me"), Seat("random")], "a\nq\n")
    assert [seat for seat, _ in done[:2]] == [1, 0]


def test_hints_are_given_to_whoever_plays_without_other_people(
    monkeypatch: pytest.MonkeyPatch, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("kingstable.minds.hints.SECONDS", 0.0)
    play(monkeypatch, home / "alone.jsonl", [Seat("me"), Seat("random")], "i\nq\n")
    said = capsys.readouterr().out
    assert "Ways to go on" in said and "%" in said
    play(monkeypatch, home / "people.jsonl", PEOPLE, "i\nq\n")
    said = capsys.readouterr().out
    assert "there are hints only once all agree" in said and "Ways to go on" not in said


def test_people_at_one_keyboard_have_hints_once_they_agree(
    monkeypatch: pytest.MonkeyPatch, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("kingstable.minds.hints.SECONDS", 0.0)
    play(monkeypatch, home / "people.jsonl", PEOPLE, "i *\ni\ns\ni *\ni\nq\n")
    said = capsys.readouterr().out
    assert said.count("Ways to go on") == 1 and "Anna: hints taken: 1" in said
    assert said.index("All agree") < said.index("Ways to go on") < said.index("No more hints")
    assert said.index("No more hints") < said.index("there are hints only once all agree")


def test_a_game_without_a_picture_is_played_to_its_end(
    monkeypatch: pytest.MonkeyPatch, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play(monkeypatch, home / "game.jsonl", PEOPLE, "a\n" * 100)
    said = capsys.readouterr().out
    assert '"coins"' in said and "kingstable replay" in said


def test_an_own_answer_can_be_taken_back_while_others_still_think(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    three = [*PEOPLE, Seat("me", "Vira")]
    done = play(monkeypatch, home / "game.jsonl", three, "bid 1\nbid 2\nu\nq\n")
    assert done == [(0, "bid 1"), (1, "bid 2")], "the third person has nothing to take back"


def test_a_mind_that_fails_is_told_with_who_plays_on(
    monkeypatch: pytest.MonkeyPatch, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    installed = {name: EntryPoint(name, place, mind.GROUP) for name, place in FAILING.items()}
    monkeypatch.setattr(mind, "_installed", lambda: installed)
    for failing in ("broken", "cheat"):
        play(monkeypatch, home / f"{failing}.jsonl", [Seat("me"), Seat(failing)], "a\n" * 100)
        said = capsys.readouterr().out
        assert f"The program “{failing}” has failed; “Greedy” plays on." in said
        assert said.count("plays on") == 1 and "kingstable replay" in said


class Screen(Desk):
    """A terminal of this size that somebody looks at and leaves."""

    interactive = True  # type: ignore[assignment]

    def __init__(self, width: int, height: int) -> None:
        super().__init__("en")
        self.console = Console(file=io.StringIO(), width=width, height=height, highlight=False, markup=False)

    def read(self, prompt: str = "") -> str | None:
        return None if prompt.startswith("[?") else ""

    def clear(self) -> None:
        self.console.file = io.StringIO()

    @property
    def lines(self) -> list[str]:
        return self.console.file.getvalue().replace("\u00a0", " ").splitlines()  # type: ignore[attr-defined]


def asked(prompt: str) -> Table:
    """Paladins for one player, where this is asked."""
    table, rng = Table.new("paladins", 1, seed=2), Rng.seeded(2)
    while table.asks[0].prompt.id != prompt:
        table.choose(rng.pick(table.asks[0].options))
    return table


def shown(table: Table, home: Path, width: int, height: int) -> list[str]:
    screen = Screen(width, height)
    Session(screen, table, [Seat("me")], home / "game.jsonl").run()
    return screen.lines


def test_choices_on_a_table_that_is_longer_than_the_screen_are_listed_too(home: Path) -> None:
    table = asked("ask-commission")
    small, large = (shown(table, home, *size) for size in ((80, 24), (120, 60)))
    assert any(line.startswith(" a  Region") for line in small)
    assert not any(line.startswith(" a  Region") for line in large)
    assert any("  a  " in line for line in large), "it is lit on the table"
    assert any("[marked above: a c " in line for line in large), "and the question says where to look"
    assert not any("[marked above" in line for line in small)


@pytest.mark.parametrize(("height", "whole"), [(45, True), (37, False), (30, True)])
def test_choices_are_told_in_short_where_only_so_all_fits(home: Path, height: int, whole: bool) -> None:
    lines = shown(asked("ask-workshop"), home, 120, height)
    assert any("(replaces " in line for line in lines) == whole
    assert any("Commission, space 1" in line for line in lines)


def test_no_choice_scrolls_away_where_the_screen_is_too_low_for_all_of_them(home: Path) -> None:
    table = asked("ask-workshop")
    low = shown(table, home, 80, 4)[-4:-1]  # the last line is said on leaving
    labels = [line.split()[0] for line in low[:-2] if line.startswith(" ") and line[1:2].strip()]
    assert labels and labels[0] == "a", "the list begins on the screen"
    assert low[-2] == "… (o shows all)" and low[-1].endswith("?")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_prompt_leaves_room_to_type_a_choice_at_80_columns(lang: str) -> None:
    """A prompt as wide as the screen would push the first line of a table off it."""
    assert len(Speaker(lang).say("cli-prompt")) <= 64


def test_what_lies_several_steps_away_is_reached_by_its_name(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    rng = Rng.seeded(3)
    table = Table.new("tiletum", 2, seed=3)
    while not (far := [row for row in ways(table, table.asks[0].seat) if row[-1].kind == "move"]):
        table.choose(rng.pick(table.asks[0].options))
    before, town = len(table.made), far[-1][-1].notation.rpartition(" ")[2]
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{town}\nu\n{town.upper()}\nq\n"))
    Session(Desk("en"), table, PEOPLE, home / "game.jsonl").run()
    made = [choice.do for choice in Record.load(home / "game.jsonl").choices[before:]]
    assert made == [option.notation for option in far[-1]]
