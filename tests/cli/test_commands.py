"""The command line itself: help for everything, and one clear line for whatever is wrong."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from kingstable import __version__
from kingstable.kernel import LANGUAGES, game_ids

COMMANDS = (
    "games",
    "learn",
    "play",
    "replay",
    "score",
    "arena",
    "serve",
    "site",
    "export",
    "import",
    "password",
    "components",
    "schema",
    "new-game",
)


def test_version(run: Run) -> None:
    assert run("--version") == (0, f"kingstable {__version__}\n", "")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_and_flag_has_help_in_every_language(run: Run, command: str, lang: str) -> None:
    code, out, err = run(*([command] if command else []), "--help", "--lang", lang)
    assert (code, err) == (0, "")
    assert "help-" not in out and "--help" in out and "kingstable" in out
    words = {"en": "examples:", "uk": "приклади:", "ru": "примеры:"}
    assert words[lang] in out


def test_the_options_of_a_game_are_flags_with_help(run: Run) -> None:
    out = run("play", "kingdom_builder", "--help").out
    for flag in ("--setup", "--sections", "--rotated", "--cards", "--first"):
        assert flag in out
    assert "first-game" in out


def test_the_language_comes_from_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "uk_UA.UTF-8")
    assert "використання:" in run("--help").out
    monkeypatch.setenv("KINGSTABLE_LANG", "ru")
    assert "использование:" in run("--help").out


def test_examples_are_of_the_game_that_was_named(run: Run) -> None:
    out = run("play", "tiletum", "--help", "--lang", "uk").out
    assert "kingstable play tiletum --seats me:Оля,me:Борис" in out and "kingdom_builder" not in out
    assert "kingstable arena for_the_king --minds greedy --seats 5" in run("arena", "for_the_king", "--help").out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("plya", "There is no command “plya”. Did you mean play?"),
        ("play", "Which game? kingstable play GAME, with one of: "),
        ("play kingdm_builder", "There is no game “kingdm_builder”. Did you mean kingdom_builder?"),
        ("play chess --setup x", "There is no game “chess”. Available: "),
        ("play kingdom_builder --setpu random", "There is no option --setpu. Did you mean --setup?"),
        ("play kingdom_builder --setup frist-game", "--setup: there is no “frist-game”. Did you mean first-game?"),
        ("play kingdom_builder --cards knihgts", "--cards: there is no “knihgts”. Did you mean knights?"),
        ("play kingdom_builder --cards knights", "choose 3 of Fishermen, "),
        ("play kingdom_builder --cards knights,knights,lords", "something is listed twice in Knights, Knights, Lords."),
        (
            "play kingdom_builder --setup chosen --sections frm,a,b,c",
            "--sections: there is no “frm”. Did you mean farm?",
        ),
        ("play kingdom_builder --setup chosen", "Sections: a chosen board needs four"),
        ("play kingdom_builder --rotated maybe", "--rotated: say yes or no, not “maybe”."),
        ("play kingdom_builder --seats me", "This game is for 2–4 players, not for 1."),
        ("play kingdom_builder --seats me,me,me,me,me", "This game is for 2–4 players, not for 5."),
        ("play kingdom_builder --seats me,gredy", "“gredy” is not a player. Did you mean greedy?"),
        ("play kingdom_builder --seats me,zzz", "“zzz” is not a player. Available: me, "),
        ("play kingdom_builder --first 4", "First player: there is no seat 4 at a table for 2."),
        ("play viscounts --first 4", "First player: there is no seat 4 at a table for 2."),
        (
            "play paladins --difficulty hard --seats me,greedy",
            "--difficulty is only for this number of players: 1; there are 2 here.",
        ),
        (
            "arena viscounts --minds random,random,random --automa noble",
            "--automa is only for this number of players: 1",
        ),
        ("play kingdom_builder again", "“again” is one word too many; see kingstable play --help"),
        ("play kingdom_builder --salvage", "--salvage can only be used with --resume FILE."),
        ("play --resume nowhere.jsonl", "nowhere.jsonl: No such file or directory"),
        ("play --resume", "There is no unfinished game in "),
        ("play kingdom_builder --resume x", "GAME cannot be used with --resume: the saved game has its own."),
        ("play kingdom_builder --lang fr", "--lang: there is no “fr”. Available: en, uk, ru."),
        ("replay nowhere.jsonl", "nowhere.jsonl: No such file or directory"),
        ("replay", "Missing: FILE; see kingstable replay --help"),
        ("arena kingdom_builder --minds gredy,random", "There is no program “gredy”. Did you mean greedy?"),
        (
            "arena kingdom_builder --minds master@x,random",
            "“x” is not a time. With “master@2” it",
        ),
        ("arena kingdom_builder --minds master@-1,random", "“-1” is not a time."),
        ("arena kingdom_builder --minds greedy@2,random", "“greedy” does not think for a time"),
        ("arena kingdom_builder --minds gredy@2,random", "There is no program “gredy”. Did you mean greedy?"),
        ("arena kingdom_builder --minds random", "This game is for 2–4 players, not for 1."),
        ("arena kingdom_builder --minds random --seats 9", "This game is for 2–4 players, not for 9."),
        ("arena kingdom_builder --minds random,random --games 0", "--games must be at least 1, not 0."),
        ("arena kingdom_builder --minds random,random --jobs 0", "--jobs must be at least 1, not 0."),
        ("arena kingdom_builder --minds random,random --games x", "--games: “x” is not a number."),
        ("arena kingdom_builder --minds", "--minds needs a value."),
        ("components paladins --reset --export x", "--export and --reset cannot be used together."),
        ("serve --port 99999", "Cannot listen on 127.0.0.1, port 99999: "),
        ("serve --port -1", "Cannot listen on 127.0.0.1, port -1: "),
        ("serve --workers 0", "A server needs at least one worker process, not 0."),
        ("serve --workers 2", "2 worker processes need PostgreSQL"),
        ("serve --db mysql://host/name", "Kingstable cannot use a database of the kind “mysql”"),
        ("serve --db postgresql://host:port/name", "The database URL cannot be read"),
        ("serve --db .", "Cannot use the database .: Is a directory"),
        ("export nosuch --db new.db", "Cannot use the database new.db: No such file or directory"),
        ("score chess file", "There is no game “chess”."),
        ("score kingdom_builder nowhere.json", "nowhere.json: No such file or directory"),
    ],
)
def test_bad_input_is_one_clear_line_and_code_2(run: Run, words: str, said: str) -> None:
    code, out, err = run(*words.split())
    assert (code, out) == (2, "")
    assert err.count("\n") == 1 and err.startswith("kingstable: ")
    assert said in err


@pytest.mark.parametrize("lang", ["uk", "ru"])
@pytest.mark.parametrize(
    "words",
    [
        "play kingdom_builder --seats me",
        "play kingdom_builder --cards knights",
        "play kingdom_builder --cards knights,knights,lords",
        "play kingdom_builder --rotated yes",
        "play viscounts --seats me --difficulty 9",
        "play --resume foreign.jsonl",
        "play --resume format.jsonl",
        "play --resume header.jsonl",
        "play --resume rules.jsonl",
        "play --resume seats.jsonl",
        "replay damaged.jsonl",
        "replay gap.jsonl",
        "replay illegal.jsonl",
        "replay unknown.jsonl",
        "import foreign.jsonl",
        "arena kingdom_builder",
        "arena kingdom_builder --minds",
        "arena kingdom_builder --minds random,random --games 0",
        "arena kingdom_builder --minds random,random --games x",
        "serve --workers 0",
        "serve --workers 2",
        "serve --port 99999",
        "serve --db mysql://host/name",
        "serve --db postgresql://host:port/name",
        "serve --db foreign.jsonl",
        "export nosuch",
        "components paladins --reset --export x",
    ],
)
def test_whatever_is_wrong_is_told_in_the_readers_language(run: Run, home: Path, words: str, lang: str) -> None:
    header = '{"kingstable":1,"game":"kingdom_builder","rules_version":1,"seats":2,"seed":"7"}'
    for name, text in {
        "foreign": "Dear diary",
        "format": header.replace('e":1', 'e":2'),
        "header": header.replace('"seats":2', '"seats":"two"'),
        "rules": header.replace('version":1', 'version":99'),
        "seats": header.replace('"seats":2', '"seats":9'),
        "damaged": header + '\n{"seat":0,"do":',
        "gap": header + '\n\n{"seat":0,"do":"end"}',
        "illegal": header + '\n{"seat":0,"do":"fly"}',
        "unknown": header.replace("kingdom_builder", "chess"),
    }.items():
        (home / f"{name}.jsonl").write_text(text)
    code, out, err = run(*words.split(), "--lang", lang)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert re.search("[а-яі]{3}", err), err
    assert not re.search(r"\{|\bsetting-|\bwrong-|\brecord-|\bserve-", err), err


def test_bad_input_is_told_in_the_readers_language(run: Run) -> None:
    assert run("play", "chess", "--lang", "uk").err.startswith("kingstable: Немає гри «chess». Є такі: ")
    assert run("--lang=ru", "plya").err == "kingstable: Нет команды «plya». Возможно, вы имели в виду play?\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_lists_players_options_and_minds(run: Run, lang: str) -> None:
    code, out, _ = run("games", "--lang", lang)
    assert code == 0
    for id in game_ids():
        assert id in out
    for word in ("2–4", "--setup", "first-game", "random", "greedy"):
        assert word in out


@pytest.mark.parametrize(
    ("lang", "facts"),
    [
        ("en", ["2–4 players, ", "2–5 players, ", " min"]),
        ("uk", ["2–4 гравці, ", "2–5 гравців, ", " хв"]),
        ("ru", ["2–4 игрока, ", "2–5 игроков, ", " мин"]),
    ],
)
def test_games_says_for_how_many_players_and_how_long(run: Run, lang: str, facts: list[str]) -> None:
    out = run("games", "--lang", lang).out
    assert [fact for fact in facts if fact not in out] == []


def test_an_option_says_for_how_many_players_it_is(run: Run) -> None:
    assert "Only for this number of players: 1" in " ".join(run("play", "tiletum", "--help").out.split())
    assert run("play", "paladins", "--seats", "me", "--difficulty", "hard").code == 0


@pytest.mark.parametrize(
    ("lang", "word", "said"), [("en", "towers", "Tower"), ("uk", "вежею", "Вежа"), ("ru", "башен", "Башня")]
)
def test_rules_are_read_whole_by_a_word_or_by_a_number(run: Run, lang: str, word: str, said: str) -> None:
    whole = run("rules", "kingdom_builder", "--lang", lang).out
    part = run("rules", "kingdom-builder", word, "--lang", lang).out
    assert said in part and "KB-13.1" in part and len(part) < len(whole) / 3
    assert "KB-" not in whole, "numbers are for looking something up"
    assert "picture:" not in whole, "a picture is told in words"
    assert "KB-X58  All eleven scoring lines" in run("rules", "kingdom_builder", "kb-x58", "--lang", lang).out
    assert "zzzz" in run("rules", "kingdom_builder", "zzzz", "--lang", lang).out


def test_games_as_json(run: Run) -> None:
    games = {game["id"]: game for game in json.loads(run("games", "--json").out)}
    assert list(games) == game_ids()
    assert games["kingdom_builder"]["seats"] == [2, 4]
    assert "greedy" in games["kingdom_builder"]["minds"]
    assert games["paladins"]["options"][0]["seats"] == [1]
    assert {option["id"] for option in games["kingdom_builder"]["options"]} >= {"setup", "cards"}


def test_schema_is_json(run: Run) -> None:
    code, out, _ = run("schema")
    assert code == 0 and json.loads(out)["title"] == "Wire"
