"""`kingstable learn`: lessons listed, gone through, left and taken up again, in three languages and with any layout."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from kingstable.cli.desk import Desk
from kingstable.kernel import LANGUAGES, find_game
from kingstable.lessons import Lesson, lessons
from kingstable.words import Speaker
from kingstable.words.source import text_of

GAME = "kingdom_builder"
LESSON = lessons(find_game(GAME))[0]
#: What somebody types who goes through the lesson as it is written.
TYPED = "".join(line + "\n" for step in LESSON.steps for line in step.do or [""])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lessons_are_listed_with_id_title_and_steps(run: Run, lang: str) -> None:
    ran = run("learn", GAME, "--list", "--json", "--lang", lang)
    first = json.loads(ran.out)[0]
    assert first == {
        "id": LESSON.id,
        "title": Speaker(lang, GAME, place="learning").say(f"lesson-{LESSON.id}").replace("\N{NO-BREAK SPACE}", " "),
        "steps": len(LESSON.steps),
    }
    assert first["title"] in run("learn", GAME, "--list", "--lang", lang).out


def test_with_json_a_lesson_is_printed_and_not_asked(run: Run) -> None:
    listed = json.loads(run("learn", GAME, "--json").out)
    assert listed == json.loads(run("learn", GAME, "--list", "--json").out)
    ran = run("learn", "--json", GAME, LESSON.id, "--lang", "uk")
    printed = json.loads(ran.out)
    course = printed.pop("course")
    assert printed == json.loads(run("learn", GAME, "--list", "--json", "--lang", "uk").out)[0]
    assert [(step["id"], step["do"]) for step in course] == [(step.id, step.do) for step in LESSON.steps]
    assert course[0]["text"] == Speaker("uk", GAME, place="learning").say(f"lesson-{LESSON.id}-hello").replace(
        "\N{NO-BREAK SPACE}", " "
    )
    assert run("learn", "--json", GAME, "nothing").code == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_is_gone_through_and_marked_as_finished(run: Run, lang: str) -> None:
    ran = run("learn", GAME, LESSON.id, "--lang", lang, typed=TYPED)
    over = {"en": "Lesson finished.", "uk": "Урок пройдено.", "ru": "Урок пройден."}
    assert (ran.code, ran.err) == (0, "") and over[lang] in ran.out and "lesson-" not in ran.out
    finished = {"en": "finished", "uk": "пройдено", "ru": "пройден"}
    assert finished[lang] in run("learn", GAME, "--list", "--lang", lang).out


def test_every_lesson_tells_the_command_that_leads_on(run: Run, home: Path) -> None:
    found = lessons(find_game(GAME))
    for lesson, following in pairwise(found):
        leave_at_end(home, lesson)
        out = run("learn", GAME, lesson.id, typed="\n").out
        title = Speaker("en", GAME, place="learning").say(f"lesson-{following.id}").replace("\N{NO-BREAK SPACE}", " ")
        assert f"Next lesson, “{title}”: kingstable learn {GAME} {following.id}\n" in out
    leave_at_end(home, found[-1])
    out = run("learn", GAME, found[-1].id, typed="\n").out
    assert f"Now a real game: kingstable play {GAME} --first-game\n" in out and "Next lesson" not in out


def leave_at_end(home: Path, lesson: Lesson, game: str = GAME) -> None:
    """A lesson that was left where only the last step is to be read."""
    steps = [*(step.do for step in lesson.steps[:-1]), []]
    path = home / "data" / "kingstable" / "lessons" / f"{game}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({lesson.id: {"steps": steps}}), encoding="utf-8")


@pytest.mark.parametrize(("typed", "games"), [("\n\n\n", 0), ("\nq\n", 0), ("\nЗ\nq\n", 1), ("\np\nq\n", 1)])
def test_after_the_last_lesson_a_game_begins_only_if_one_says_so(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch, typed: str, games: int
) -> None:
    monkeypatch.setattr(Desk, "interactive", True)
    leave_at_end(home, lessons(find_game("for_the_king"))[-1], "for_the_king")
    ran = run("learn", "for_the_king", "leading", typed=typed)
    assert ran.code == 0 and "[p: your first game, Enter: not now]" in ran.out
    assert len([*(home / "data" / "kingstable").glob("saves/*.jsonl")]) == games


def test_a_mistake_is_answered_and_a_hint_given(run: Run) -> None:
    out = run("learn", GAME, "1", typed="\nbuild 13,12\ni\nш\nq\n").out
    assert out.index("That is a flower field, so it is allowed.") < out.index("Look at what is still lit.")
    assert "Choose this: Build at 3,18" in out, "the key i with a Russian layout"


def test_whoever_leaves_comes_back_to_the_step(run: Run) -> None:
    left = run("learn", GAME, typed="\nbuild 3,18\nq\n")
    assert f"kingstable learn {GAME} {LESSON.id}" in left.out
    assert f"Three on the card 3/{len(LESSON.steps)}" in run("learn", GAME, typed="q\n").out
    again = run("learn", GAME, "--again", typed="q\n").out
    assert "Three on the card 1/" in again and "You left" not in again


def test_whoever_begins_in_the_middle_is_told_why_and_how_to_begin_anew(run: Run, home: Path) -> None:
    assert run("learn", GAME, typed="\nq\n").out.count("keeps how far") == 0
    resumed = " ".join(run("learn", GAME, typed="build 3,18\nq\n").out.split())
    again = f"From its beginning: kingstable learn {GAME} {LESSON.id} --again"
    assert resumed.count("You left this lesson here;") == resumed.count(again) == 1
    file = home / "data" / "kingstable" / "lessons" / f"{GAME}.json"
    assert str(file).replace("/", "") in resumed.replace(" ", "").replace("/", ""), "wherever the line breaks"
    file.write_text(json.dumps({LESSON.id: {"steps": [], "done": True}}), encoding="utf-8")
    later = " ".join(run("learn", GAME, typed="q\n").out.split())
    assert f"From the first one: kingstable learn {GAME} {LESSON.id}" in later and "You left" not in later
    assert "From the first" not in run("learn", GAME, "2", typed="q\n").out, "it was named"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_that_leaves_few_bids_open_names_those(run: Run, lang: str) -> None:
    out = " ".join(run("learn", "for_the_king", "auction", "--lang", lang, typed="\nbid 1\nq\n").out.split())
    few = {"en": "a number from 1 to 2", "uk": "число від 1 до 2", "ru": "число от 1 до 2"}
    one = {
        "en": "To bid 4 gold, type 4;",
        "uk": "поставити 4 золота, введіть 4;",
        "ru": "поставить 4 золота, введите 4;",
    }
    assert few[lang] in out and one[lang] in out and "60" not in out
    assert Speaker(lang).say("cli-choices-above", labels="").rstrip("] ") not in out, "nothing is marked"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lessons_speak_of_what_the_terminal_shows_too(lang: str) -> None:
    """Pictures, and where on a board something lies, are not on this screen."""
    only_drawn = {
        "en": r"corner|strip |edge|printed|small numbers|on the right|in colours",
        "uk": r"кутк|кутку|куті|смужц|кра[юї]\b|зображен|дрібні|праворуч|кольоров",
        "ru": r"углу|углы|полоск|кра[юя]\b|изображ|мелкие|справа|цветн",
    }
    words = text_of(lang, find_game("paladins"), "learning")
    told = re.findall(r"^lesson-(?:need|outsiders|engine)-.*", words, re.MULTILINE)
    assert len(told) > 50 and not [line for line in told if re.search(only_drawn[lang], line)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_far_a_viscount_rides_is_told_by_a_number_that_is_on_the_screen(run: Run, lang: str) -> None:
    out = " ".join(run("learn", "viscounts", "ride", "--lang", lang, typed="\nq\n").out.split())
    card, unit = {
        "en": ("Labourer (2 silver", "silver"),
        "uk": ("Чорнороб (2 срібняки", "срібняк"),
        "ru": ("Чернорабочий (2 серебра", "сереб"),
    }[lang]
    assert card in out and unit in Speaker(lang, "viscounts", place="learning").say("lesson-ride-play")


def test_one_can_step_back(run: Run) -> None:
    out = run("learn", GAME, typed="\nbuild 3,18\nu\nu\nq\n").out
    assert [out.count(f"Three on the card {step}/") for step in (1, 2, 3)] == [2, 2, 1]


def test_a_damaged_file_of_progress_begins_anew(run: Run, home: Path) -> None:
    path = home / "data" / "kingstable" / "lessons" / f"{GAME}.json"
    path.parent.mkdir(parents=True)
    path.write_text("{", encoding="utf-8")
    assert "Three on the card 1/" in run("learn", GAME, typed="q\n").out


def test_what_is_not_there_is_said(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = run("learn", GAME, "tree")
    assert ran.code == 2 and "There is no lesson “tree”. Did you mean three?" in ran.err
    monkeypatch.setattr("kingstable.cli.learn.lessons", lambda game: [LESSON] if game.info.id == GAME else [])
    ran = run("learn", "tiletum")
    assert ran.code == 2 and f"This game has no lessons yet; there are some for: {GAME}" in ran.err


def test_with_components_of_ones_own_lessons_run_or_say_why_not(run: Run, home: Path) -> None:
    run("components", GAME, "--export", "own.json")
    own = json.loads((home / "own.json").read_text(encoding="utf-8"))
    own["kingdom_builder_cards"][0]["names"]["en"] = "Anglers"
    (home / "own.json").write_text(json.dumps(own), encoding="utf-8")
    assert run("components", GAME, "--use", "own.json").code == 0
    assert not [fact for fact in json.loads(run("learn", GAME, "--list", "--json").out) if "left_out" in fact]
    own["first_game"]["layout"] = [
        part | {"section": other["section"]}
        for part, other in zip(own["first_game"]["layout"], reversed(own["first_game"]["layout"]), strict=True)
    ]
    (home / "own.json").write_text(json.dumps(own), encoding="utf-8")
    used = run("components", GAME, "--use", "own.json")
    assert used.code == 0, used.err
    facts = json.loads(run("learn", GAME, "--list", "--json").out)
    assert "left_out" in facts[0] and "does not fit your components" in run("learn", GAME, "--list").out
    assert "cannot be played with your components" in run("learn", GAME, LESSON.id).err
