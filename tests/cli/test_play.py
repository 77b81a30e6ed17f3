"""Playing in the terminal, driven by lines on standard input as a person would type them."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from kingstable.kernel import LANGUAGES, Record, Table

FIRST = ("play", "kingdom_builder", "--setup", "first-game", "--seed", "7")
Saved = Callable[[], Path]


def choices(path: Path) -> list[str]:
    return [choice.do for choice in Record.load(path).choices]


def test_a_whole_game_by_pipe_against_minds(run: Run, saved: Saved) -> None:
    code, out, err = run(*FIRST, "--seats", "me,greedy,random", typed="a\n" * 400)
    assert (code, err) == (0, "")
    assert "The game is over" in out and re.search(r"wins?( together)?\.", out)
    table = Table.replay(Record.load(saved()))
    assert table.over
    for sheet in table.scores():
        assert re.search(rf"^Total.*\b{sheet.total}\b", out, re.M)
    assert f"kingstable replay {saved()}" in out


def test_the_same_seed_gives_the_same_game(run: Run, home: Path) -> None:
    for name in ("one", "two"):
        run(*FIRST, "--save", f"{name}.jsonl", typed="a\n" * 30)
    assert choices(home / "one.jsonl") == choices(home / "two.jsonl")
    assert len(choices(home / "one.jsonl")) > 30


def test_a_game_among_minds_needs_nobody(run: Run) -> None:
    code, out, _ = run(*FIRST, "--seats", "random,random")
    assert code == 0 and "The game is over" in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_plays_without_a_missing_word(run: Run, lang: str) -> None:
    typed = "a\n" * 40 + "?\nl\ns\no\nq\n"
    code, out, _ = run(*FIRST, "--lang", lang, typed=typed)
    assert code == 0
    assert not re.findall(r"\b(?:cli|ask|log|option|show|why|score|card|terrain|location|help)-[a-z-]+", out)


def test_a_choice_by_label_by_notation_and_by_its_ending(run: Run, saved: Saved) -> None:
    run(*FIRST, typed="build 0,7\n0,8\na\nq\n")
    assert choices(saved())[:2] == ["build 0,7", "build 0,8"]
    assert len(choices(saved())) == 3


def test_enter_nods_to_the_only_option_and_to_nothing_else(run: Run, saved: Saved) -> None:
    run(*FIRST, typed="\n\n0,7\n0,8\n0,9\n\nq\n")
    done = choices(saved())
    assert done[:4] == ["build 0,7", "build 0,8", "build 0,9", "end"]


def test_undo_takes_back_and_says_why_it_cannot(run: Run, saved: Saved) -> None:
    out = run(*FIRST, typed="u\n0,7\nu\n0,8\nq\n").out
    assert "Cannot undo. You have nothing to take back." in out
    assert choices(saved()) == ["build 0,8"]


def test_undo_stops_where_others_have_chosen_unless_it_is_free(run: Run, home: Path) -> None:
    turn = "0,7\n0,8\n0,9\n\n"
    out = run(*FIRST, "--save", "strict.jsonl", typed=turn + "u\nq\n").out
    assert "Cannot undo. Greedy has already made a choice since then." in out
    run(*FIRST, "--save", "free.jsonl", "--free-undo", typed=turn + "u\nq\n")
    assert choices(home / "free.jsonl") == ["build 0,7", "build 0,8", "build 0,9"]


def test_what_cannot_be_chosen_is_explained(run: Run, saved: Saved) -> None:
    out = run(*FIRST, typed="build 0,0\n0,0\nnonsense\nuse farm\nend\nq\n").out
    assert out.count("You need a canyon hex; this is a flower field hex.") == 2
    assert "“nonsense” cannot be chosen now; o lists what can." in out
    assert "You have no such token." in out
    assert choices(saved()) == []


def test_help_shows_commands_signs_and_the_rules_of_the_question(run: Run) -> None:
    out = run(*FIRST, typed="?\nq\n").out
    assert "take back your last choice" in out
    assert "2 gold for each settlement in the row" in out
    assert "Build three settlements from your supply" in out


def test_help_finds_a_clause_a_word_and_a_reason(run: Run) -> None:
    out = run(*FIRST, typed="? KB-7.3\n? bridges\n? zzzz\n? 0,0\n?KB-1.18\nq\n").out
    assert "Touch if you can." in out and "KB-7.3  If at least one hex of the action's candidate set" in out
    assert "KB-1.18" in out and "KB-D38" in out
    assert "No rule mentions “zzzz”." in out
    assert "You need a canyon hex; this is a flower field hex." in out


def test_help_speaks_of_this_game_and_this_question(run: Run) -> None:
    out = run("play", "tiletum", "--seed", "3", typed="?\n? TIL-2.10\n? TIL-D1\nq\n").out
    assert "KB-" not in out and "6,17" not in out
    assert re.search(r"“\? TIL-\d+\.\d+” shows one", out) and re.search(r"as in “\? [a-z_]+ \w+", out)
    assert "received cost-restoration is closed" in " ".join(out.split()), "an id of the data as words"
    assert not re.search(r"\*|\[[PRJ]|min_players|`", out.partition("TIL-2.10  ")[2])


def test_help_says_of_a_choice_that_it_can_be_made(run: Run) -> None:
    assert "“build 0,7” can be chosen now." in run(*FIRST, typed="? build 0,7\nq\n").out


def test_a_word_that_many_rules_mention_shows_them_all(run: Run) -> None:
    out = run(*FIRST, typed="? settlement\nq\n").out
    assert len(set(re.findall(r"\bKB-\w+\.?\w*", out))) > 40


def test_help_tells_the_rules_in_the_language_of_the_person(run: Run) -> None:
    out = run(*FIRST, "--lang", "uk", typed="?\n? локаціями\n? KB-33.1\nq\n").out
    assert "Збудуйте три поселення зі свого запасу" in out
    assert "Жетони локацій" in out and "KB-33.1  For each player" in out


def test_every_key_works_with_a_cyrillic_layout(run: Run, saved: Saved) -> None:
    out = run(*FIRST, "--lang", "uk", typed="щ\nд\nы\nі\nр\nш\nи\nв\nе\nИ 2\n0б7\nг\nй\n").out
    said = ("build 0,7", "Замки", "скасувати свій останній вибір", "Як діяти", "Поза грою", "Фрагменти")
    assert all(each in out for each in said)
    assert out.count("Вичерпані локації") == 2, "the board of the other, asked for with and without its number"
    assert choices(saved()) == []


def test_a_board_is_asked_for_by_the_number_of_the_seat(run: Run) -> None:
    three = (*FIRST, "--seats", "me,greedy,random")
    assert "[Which player? 2 Greedy, 3 Random]" in run(*three, typed="b\n3\nq\n").out
    assert "[Which player?" not in run(*three, typed="b 2\nq\n").out
    assert "[Which player?" not in run(*FIRST, typed="b\nq\n").out, "there is only one"
    assert "There is no seat 4; the seats are numbered 1 to 3." in run(*three, typed="b 4\nq\n").out


def test_an_opponent_without_a_seat_has_a_board_too(run: Run) -> None:
    out = run("play", "viscounts", "--automa", "builder", "--seed", "1", typed="b 2\nb 3\nq\n").out
    assert "There is no seat 3; the seats are numbered 1 to 2." in out


def test_options_of_the_solo_game_need_no_seats(run: Run, saved: Saved) -> None:
    assert run("play", "tiletum", "--difficulty", "bishop", typed="q\n").code == 0
    assert Record.load(saved()).names == ["me"]


def test_the_first_player_is_counted_from_one(run: Run, saved: Saved) -> None:
    run("play", "kingdom_builder", "--seats", "random,me", "--first", "2", typed="q\n")
    assert Record.load(saved()).options["first"] == "1" and choices(saved()) == []
    code, _, err = run("play", "kingdom_builder", "--first", "0")
    assert code == 2 and "Available: random, 1, 2, 3, 4." in err
    code, _, err = run("play", "kingdom_builder", "--first", "3", "--save", "other.jsonl")
    assert code == 2 and "there is no seat 3" in err


def test_everything_that_others_do_is_told_before_the_next_question(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "70")
    four = ("play", "kingdom_builder", "--seats", "me,greedy,random,random", "--first", "1", "--seed", "3")
    *_, before, log, _ = run(*four, typed="a\na\n\nl\nq\n").out.split("q quit] >")
    told, whole = ([line.strip() for line in text.splitlines() if line.startswith("- ")] for text in (before, log))
    assert sum("builds" in line for line in told) == 9 and told == whole[-len(told) :]
    assert told[-1] == "- Player plays the desert card"


@pytest.mark.rule("FK-4.18")
def test_a_card_with_one_place_left_is_shown_to_the_advisor_before_the_next_question(run: Run) -> None:
    two = ("play", "for_the_king", "--seats", "me,greedy", "--seed", "3")
    *_, before, after, _ = run(*two, typed="place favour\nplace centre\nq\n").out.split("q quit] >")
    assert "only one place is left" not in before
    found = re.search(r"- Player draws a card: (.+); only one place is left for it", after)
    assert found and f"- Player keeps {found[1]}" in after


def test_options_log_and_scores_in_words(run: Run) -> None:
    out = run(*FIRST, typed="o\n0,7\nl\ns\nq\n").out
    assert " a  Build at 0,7  build 0,7" in out
    assert "- Player builds in the canyon (0,7)" in out
    assert re.search(r"^Knights +2 +0$", out, re.M)


def test_quit_and_end_of_input_save_and_say_how_to_go_on(run: Run, saved: Saved, home: Path) -> None:
    for typed in ("0,7\nq\n", "0,7\n"):
        code, out, _ = run(*FIRST, typed=typed)
        path = saved()
        assert code == 0
        assert f"Saved. To continue: kingstable play --resume {path}" in out
        assert choices(path) == ["build 0,7"]
        path.unlink()


def test_resume_goes_on_where_it_was(run: Run, saved: Saved) -> None:
    run(*FIRST, "--seats", "me:Anna,random", typed="0,7\nq\n")
    out = run("play", "--resume", str(saved()), typed="0,8\nq\n").out
    assert "Anna" in out
    assert choices(saved()) == ["build 0,7", "build 0,8"]
    run("play", "--resume", typed="0,9\nq\n")
    assert choices(saved()) == ["build 0,7", "build 0,8", "build 0,9"]


def test_any_moment_of_a_game_is_played_on_from_as_a_new_game(run: Run, home: Path) -> None:
    path = home / "game.jsonl"
    run(*FIRST, "--seats", "me:Anna,random", "--save", "game.jsonl", typed="0,7\n0,8\n0,9\nq\n")
    run("play", "--resume", str(path), "--at", "1", "--save", "other.jsonl", typed="1,7\nq\n")
    assert choices(path) == ["build 0,7", "build 0,8", "build 0,9"]
    assert choices(home / "other.jsonl") == ["build 0,7", "build 1,7"]
    assert "There is no choice 9;" in run("play", "--resume", str(path), "--at", "9").err
    assert "--at can only be used with --resume FILE." in run("play", "kingdom_builder", "--at", "1").err


def test_a_file_that_exists_is_not_overwritten(run: Run, home: Path) -> None:
    (home / "game.jsonl").write_text("precious")
    code, _, err = run(*FIRST, "--save", "game.jsonl")
    assert code == 2 and "game.jsonl already exists." in err
    assert (home / "game.jsonl").read_text() == "precious"


def test_a_file_cut_in_half_names_the_line_and_can_be_salvaged(run: Run, home: Path) -> None:
    path = home / "game.jsonl"
    run(*FIRST, "--save", "game.jsonl", typed="0,7\n0,8\n0,9\nq\n")
    whole = path.read_text()
    path.write_text(whole[: whole.rindex("0,9")])
    code, _, err = run("play", "--resume", "game.jsonl", typed="q\n")
    assert code == 2 and err.count("\n") == 1
    assert "game.jsonl, line 4: the line is damaged" in err
    assert (
        "2 choices before it can be read; to go on without the rest: kingstable play --resume game.jsonl --salvage"
        in err
    )
    cut = path.read_text()
    code, _, err = run("play", "--resume", "game.jsonl", "--salvage", typed="q\n")
    assert code == 0 and "2 choices could be read" in err
    assert choices(path) == ["build 0,7", "build 0,8"]
    assert (home / "game.jsonl.damaged").read_text() == cut


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda text: text.replace('"rules_version":', '"rules_version":9'), "line 1: recorded under rules version 9"),
        (lambda text: text.replace('"kingstable":1', '"kingstable":99'), "line 1: unknown record format 99"),
        (lambda text: text.replace('"game":"kingdom_builder"', '"game":"chess"'), "chess"),
        (lambda text: text.replace("build 0,7", "build 0,0"), "line 2: “build 0,0” cannot be chosen here"),
        (lambda text: "no record", "line 1: not a Kingstable record"),
        (lambda text: "", "line 1: not a Kingstable record"),
    ],
)
def test_a_foreign_or_damaged_record_is_refused_in_one_line(
    run: Run, home: Path, change: Callable[[str], str], said: str
) -> None:
    run(*FIRST, "--save", "game.jsonl", typed="0,7\nq\n")
    path = home / "game.jsonl"
    path.write_text(change(path.read_text()))
    for command in (("play", "--resume"), ("replay",)):
        code, out, err = run(*command, "game.jsonl", typed="q\n")
        assert (code, out) == (2, "") and err.count("\n") == 1
        assert said in err


def test_a_record_without_seats_asks_for_them(run: Run, home: Path) -> None:
    record = Table.new("kingdom_builder", 2, seed=1).record
    record.save(home / "game.jsonl")
    code, _, err = run("play", "--resume", "game.jsonl")
    assert code == 2 and "--seats me,greedy" in err
    assert run("play", "--resume", "game.jsonl", "--seats", "me,random,random").code == 2
    assert run("play", "--resume", "game.jsonl", "--seats", "me,random", typed="q\n").code == 0


def test_several_people_share_the_keyboard_and_see_only_their_own_hand(run: Run) -> None:
    turn = "0,7\n0,8\n0,9\n\n"
    out = run(*FIRST, "--seats", "me:Anna,me:Borys", typed=turn + "q\n").out
    annas, borys = out.split("Now it is Borys’s turn at the keyboard.")
    assert "Now it is Anna’s turn at the keyboard." in annas
    assert "Borys: Build" in borys
    assert "Anna draws a card:" not in borys and "In hand" not in borys


def test_the_latest_game_that_is_not_over_is_resumed(run: Run, home: Path) -> None:
    run(*FIRST, typed="0,7\nq\n")
    run("play", "kingdom_builder", "--seats", "random,random", "--seed", "1")
    assert len(list((home / "data" / "kingstable" / "saves").iterdir())) == 2
    out = run("play", "--resume", typed="0,8\nq\n").out
    assert "Build in the canyon, next to your own settlements: one to go." in out


@pytest.mark.parametrize(
    ("lang", "first"), [("en", "From here you"), ("uk", "Далі доведеться"), ("ru", "Дальше придётся")]
)
def test_a_first_game_has_beginners_and_an_adviser(run: Run, saved: Saved, lang: str, first: str) -> None:
    out = run("play", "kingdom_builder", "--first-game", "--seed", "7", "--lang", lang, typed="a\n" * 12 + "q\n").out
    assert first in out and "advice-" not in out
    record = Record.load(saved())
    assert (record.names, record.options["setup"]) == (["me", "beginner"], "first_game")


def test_a_first_game_has_its_own_seats_and_options(run: Run) -> None:
    for other in (("--seats", "me,greedy"), ("--setup", "random")):
        ran = run("play", "kingdom_builder", "--first-game", *other)
        assert (ran.code, ran.err) == (2, f"kingstable: --first-game and {other[0]} cannot be used together.\n")


def test_the_adviser_can_be_asked_and_sent_away(run: Run) -> None:
    asked = "From here you will"
    begin = (*FIRST, "--seats", "me,me")
    assert asked not in run(*begin, typed="q\n").out
    assert asked in run(*begin, "--adviser", typed="q\n").out
    assert run(*begin, typed="i\nq\n").out.count(asked) == 1
    sent = run(*begin, "--adviser", typed="i -\n" + "a\n" * 3 + "i +\na\na\nq\n").out
    assert sent.index("The adviser is silent") < sent.index("speaks by itself") < sent.rindex(asked)
    assert sent.count(asked) == 2, "to one before it was sent away, to the other after it was called"


def test_where_nothing_matters_the_adviser_says_so(run: Run) -> None:
    out = run(*FIRST, "--seats", "me,me", typed="a\na\na\ni\nq\n").out
    assert "Nothing in particular matters now." in out
