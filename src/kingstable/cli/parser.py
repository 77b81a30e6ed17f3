"""The command line: every command and flag, with help in the reader's language."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from textwrap import fill
from typing import NoReturn

from kingstable import __version__
from kingstable.cli.desk import Desk
from kingstable.cli.errors import refused, unknown
from kingstable.cli.flags import add_settings
from kingstable.kernel import LANGUAGES, AnyGame, find_game, game_ids
from kingstable.words import preferred

Run = Callable[[argparse.Namespace, Desk], int]


def language_of(words: Sequence[str], environ: Mapping[str, str]) -> str:
    """The language in which to speak, known before anything else is."""
    for index, word in enumerate(words):
        if word == "--lang" and index + 1 < len(words):
            return preferred(words[index + 1], environ)
        if word.startswith("--lang="):
            return preferred(word.partition("=")[2], environ)
    return preferred(None, environ)


def arguments(words: Sequence[str], desk: Desk) -> argparse.Namespace:
    """What the words ask for; its `run` does it. Raises `Refused`."""
    parser = _whole(desk, _game_in(words))
    given, rest = parser.parse_known_args(list(words))
    if getattr(given, "game", None) is not None:
        given.game = game_of(given.game)
    if rest:
        raise _unexpected(parser, given, rest[0])
    return given


def game_of(word: str) -> AnyGame:
    """The game of this id, written with dashes or underscores; raises `Refused`."""
    id = word.lower().replace("-", "_")
    if id not in game_ids():
        raise unknown("game", word, game_ids())
    return find_game(id)


def _game_in(words: Sequence[str]) -> AnyGame | None:
    """The game whose options the command takes, if one is named."""
    if not any(word in ("play", "arena") for word in words):
        return None
    ids = [word.lower().replace("-", "_") for word in words if not word.startswith("-")]
    return next((find_game(id) for id in ids if id in game_ids()), None)


def _unexpected(parser: _Parser, given: argparse.Namespace, word: str) -> Exception:
    own = parser.commands.get(getattr(given, "command", None) or "", parser)
    if word.startswith("-"):
        return unknown("flag", word.partition("=")[0], [flag for flag in own.flags() if flag.startswith("--")])
    return refused("cli-too-many", word=word, command=own.prog)


def _command(module: str, function: str, given: argparse.Namespace, desk: Desk) -> int:
    """Run a command, importing its module only now: the other commands need not wait for it."""
    run: Run = getattr(import_module(f"kingstable.cli.{module}"), function)
    return run(given, desk)


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Help as argparse writes it, with our word for "usage"."""

    usage_word = "usage: "

    def add_usage(self, usage, actions, groups, prefix=None):  # type: ignore[no-untyped-def]
        super().add_usage(usage, actions, groups, self.usage_word if prefix is None else prefix)


class _Parser(argparse.ArgumentParser):
    """A parser that speaks the reader's language and refuses in one line."""

    def __init__(self, desk: Desk, **rest: object) -> None:
        formatter = type("Formatter", (_Formatter,), {"usage_word": desk.say("help-usage") + " "})
        rest["description"] = fill(str(rest["description"]), 79)
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=formatter, **rest)  # type: ignore[arg-type]
        self.desk = desk
        self.commands: dict[str, _Parser] = {}
        self._positionals.title = desk.say("help-arguments")
        self._optionals.title = desk.say("help-options")
        self.add_argument("-h", "--help", action="help", help=desk.say("help-help"))
        self.add_argument(
            "--lang",
            choices=LANGUAGES,
            default=argparse.SUPPRESS,
            metavar="|".join(LANGUAGES),
            help=desk.say("help-lang"),
        )

    def flags(self) -> list[str]:
        return [flag for action in self._actions for flag in action.option_strings]

    def error(self, message: str) -> NoReturn:
        """argparse found something wrong; what it can be is said in our words, a misspelt name gets a suggestion."""
        if found := re.match(r"argument (\S+): invalid choice: '(.*?)'", message):
            flag, name = found.groups()
            if flag == "COMMAND":
                raise unknown("command", name, list(self.commands))
            raise unknown("value", name, LANGUAGES, flag=flag)
        if found := re.match(r"argument (\S+): invalid int value: '(.*?)'", message):
            raise refused("cli-not-a-number", flag=found[1], text=found[2])
        if found := re.match(r"argument (\S+): expected one argument", message):
            raise refused("cli-needs-value", flag=found[1])
        if found := re.match(r"argument (\S+): not allowed with argument (\S+)", message):
            raise refused("cli-not-together", flag=found[1], other=found[2])
        if found := re.match(r"the following arguments are required: (.*)", message):
            raise refused("cli-missing", names=found[1], command=self.prog)
        raise refused("cli-usage", text=message, command=self.prog)


def _whole(desk: Desk, game: AnyGame | None) -> _Parser:
    say = desk.say
    parser = _Parser(
        desk, prog="kingstable", description=say("help-kingstable"), epilog=_examples(desk, "kingstable", game)
    )
    parser.add_argument("--version", action="version", version=f"kingstable {__version__}", help=say("help-version"))
    parser.set_defaults(run=partial(_command, "serve", "open_lobby"))
    commands = parser.add_subparsers(
        title=say("help-commands"),
        metavar="COMMAND",
        dest="command",
        parser_class=partial(_Parser, desk),  # type: ignore[call-overload]
    )
    for name, describe in _COMMANDS.items():
        command = commands.add_parser(
            name,
            prog=f"kingstable {name}",
            help=say(f"help-{name}"),
            description=say(f"help-{name}"),
            epilog=_examples(desk, name, game),
        )
        parser.commands[name] = command
        describe(command, desk, game)
    return parser


_EXAMPLES = {
    "kingstable": [
        "kingstable",
        "kingstable play kingdom_builder",
        "kingstable arena kingdom_builder --minds greedy,random",
    ],
    "games": ["kingstable games", "kingstable games --json"],
    "rules": ["kingstable rules kingdom_builder", "kingstable rules kingdom_builder {word}"],
    "learn": [
        "kingstable learn kingdom_builder",
        "kingstable learn kingdom_builder --list",
    ],
    "play": [
        "kingstable play {game}",
        "kingstable play {game} --first-game",
        "kingstable play {game} --seats me,greedy --seed 7",
        "kingstable play {game} --seats {people}",
        "kingstable play --resume",
    ],
    "replay": ["kingstable replay game.jsonl", "kingstable replay game.jsonl --at 40 --seat 1"],
    "analyse": ["kingstable analyse game.jsonl", "kingstable analyse game.jsonl --seconds 20 --json"],
    "score": ["kingstable score kingdom_builder position.json", "kingstable score kingdom_builder - --json < all.json"],
    "arena": [
        "kingstable arena {game} --minds greedy,random --games 200 --seed 1 --jobs 2",
        "kingstable arena {game} --minds greedy --seats {most} --games 10 --records games/",
    ],
    "train": ["kingstable train kingdom_builder value.bin --games 2000 500 500 --seed 1 --jobs 16"],
    "serve": [
        "kingstable serve --host 0.0.0.0 --port 8000",
        "kingstable serve --db postgresql://user@host/name --workers 4",
    ],
    "site": ["kingstable site public --pyodide pyodide"],
    "backup": [
        "kingstable backup tables.backup",
        "kingstable backup tables.backup --db postgresql://user@host/name",
    ],
    "restore": ["kingstable restore tables.backup", "kingstable restore tables.backup --db new.db"],
    "export": ["kingstable export 7k2m", "kingstable export 7k2m game.jsonl"],
    "import": ["kingstable import game.jsonl"],
    "password": ["kingstable password anna", "kingstable password anna --db postgresql://user@host/name"],
    "components": [
        "kingstable components kingdom_builder",
        "kingstable components kingdom_builder --export mine.json",
        "kingstable components kingdom_builder --use mine.json",
    ],
    "schema": ["kingstable schema > wire.json"],
    "new-game": ['kingstable new-game "Stone Road"', "kingstable new-game stone_road games/stone_road"],
}


def _examples(desk: Desk, command: str, game: AnyGame | None) -> str:
    """Lines to copy, with the game that was named and names of the reader's language."""
    id, most = (game.info.id, game.info.seats[1]) if game is not None else (game_ids()[0], 2)
    lines = [
        line.format(game=id, most=most, people=desk.say("help-people"), word=desk.say("help-word"))
        for line in _EXAMPLES[command]
    ]
    return "\n  ".join([desk.say("help-examples"), *lines])


def _games(parser: _Parser, desk: Desk, game: AnyGame | None) -> None:
    parser.set_defaults(run=partial(_command, "games", "list_games"))
    parser.add_argument("--json", action="store_true", help=desk.say("help-json"))


def _rules(parser: _Parser, desk: Desk, game: AnyGame | None) -> None:
    parser.set_defaults(run=partial(_command, "rules", "rules"))
    parser.add_argument("game", metavar="GAME", help=desk.say("help-game"))
    parser.add_argument("word", metavar="WORD", nargs="*", help=desk.say("help-rules-word"))


def _learn(parser: _Parser, desk: Desk, game: AnyGame | None) -> None:
    parser.set_defaults(run=partial(_command, "learn", "learn"))
    parser.add_argument("game", metavar="GAME", help=desk.say("help-game"))
    parser.add_argument("lesson", metavar="LESSON", nargs="?", help=desk.say("help-lesson"))
    parser.add_argument("--list", action="store_true", help=desk.say("help-lesson-list"))
    parser.add_argument("--json", action="store_true", help=desk.say("help-json"))
    parser.add_argument("--again", action="store_true", help=desk.say("help-lesson-again"))


def _play(parser: _Parser, desk: Desk, game: AnyGame | None) -> None:
    say = desk.say
    parser.set_defaults(run=partial(_command, "play", "play"))
    parser.add_argument("game", metavar="GAME", nargs="?", help=say("help-game"))
    parser.add_argument("--seats", metavar="me,greedy,…", help=say("help-seats"))
    parser.add_argument("--seed", metavar="SEED", help=say("help-seed"))
    parser.add_argument("--first-game", action="store_true", help=say("help-first"))
    parser.add_argument("--adviser", action="store_true", help=say("help-adviser"))
    parser.add_argument("--free-undo", action="store_true", help=say("help-free-undo"))
    parser.add_argument("--save", metavar="FILE", help=say("help-save"))
    parser.add_argument("--resume", metavar="FILE", nargs="?", const="", help=say("help-resume"))
    parser.add_argument("--at", metavar="N", type=int, help=say("help-play-at"))
    parser.add_argument("--salvage", action="store_true", help=say("help-salvage"))
    if game is not None:
        add_settings(parser, game, desk.speaker_of(game))


def _replay(parser: _Parser, desk: Desk, game: AnyGame | None) -> None:
    parser.set_defaults(run=partial(_command, "replay", "replay"))
    parser.add_argument("file", metavar="FILE", help=desk.say("help-record"))
    parser.add_argument("--at", metavar="N", type=int, help=desk.say("help-at"))
    parser.add_argument("--seat", metavar="N", type=int, help=desk.say("help-seat"))
    parser.add_argument("--salvage", action="store_true", help=desk.say("help-salvage"))


def _analyse(parser: _Parser, desk: Desk, game: AnyGame | None) -> None:
    parser.set_defaults(run=partial(_command, "analyse", "analyse_record"))
    parser.add_argument("file", metavar="FILE", help=desk.say("help-record"))
    parser.add_argument("--seconds", metavar="N", type=int, default=80, help=desk.say("help-analyse-seconds"))
    parser.add_argument("--json", action="store_true", help=desk.say("help-json"))
    parser.add_argument("--salvage", action="store_true", help=desk.say("help-salvage"))


def _score(parser: _Parser, desk: Desk, game: AnyGame | None) -> None:
    parser.set_defaults(run=partial(_command, "score", "score"))
    parser.add_argument("game", metavar="GAME", help=desk.say("help-game"))
    parser.add_argument("file", metavar="FILE", help=desk.say("help-position"))
    parser.add_argument("--json", action="store_true", help=desk.say("help-json"))


def _arena(parser: _Parser, desk: Desk, game: AnyGame | None) -> None:
    say = desk.say
    parser.set_defaults(run=partial(_command, "arena", "arena"))
    parser.add_argument("game", metavar="GAME", help=say("help-game"))
    parser.add_argument("--minds", metavar="A,B,…", required=True, help=say("help-minds"))
    parser.add_argument("--seats", metavar="N", type=int, help=say("help-arena-seats"))
    parser.add_argument("--games", metavar="N", type=int, default=200, help=say("help-arena-games"))
    parser.add_argument("--seed", metavar="SEED", default="1", help=say("help-seed"))
    parser.add_argument("--jobs", metavar="N", type=int, default=1, help=say("help-jobs"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    parser.add_argument("--records", metavar="DIR", help=say("help-records"))
    if game is not None:
        add_settings(parser, game, desk.speaker_of(game))


def _train(parser: _Parser, desk: Desk, game: AnyGame | None) -> None:
    say = desk.say
    parser.set_defaults(run=partial(_command, "train", "train"))
    parser.add_argument("game", metavar="GAME", help=say("help-game"))
    parser.add_argument("file", metavar="FILE", help=say("help-train-file"))
    parser.add_argument("--seats", metavar="N", type=int, nargs="*", help=say("help-train-seats"))
    parser.add_argument("--games", metavar="N", type=int, nargs="+", default=[2000], help=say("help-train-games"))
    parser.add_argument("--seed", metavar="SEED", default="1", help=say("help-seed"))
    parser.add_argument("--jobs", metavar="N", type=int, default=1, help=say("help-jobs"))


def _serve(parser: _Parser, desk: Desk, game: AnyGame | None) -> None:
    say = desk.say
    parser.set_defaults(run=partial(_command, "serve", "serve"))
    parser.add_argument("--host", default="127.0.0.1", help=say("help-host"))
    parser.add_argument("--port", type=int, default=8000, help=say("help-port"))
    parser.add_argument("--db", metavar="FILE|URL", help=say("help-db"))
    parser.add_argument("--workers", metavar="N", type=int, default=1, help=say("help-workers"))
    parser.add_argument("--open", action="store_true", help=say("help-open"))


def _site(parser: _Parser, desk: Desk, game: AnyGame | None) -> None:
    parser.set_defaults(run=partial(_command, "site", "site"))
    parser.add_argument("dir", metavar="DIR", help=desk.say("help-site-dir"))
    parser.add_argument("--pyodide", metavar="DIR", help=desk.say("help-site-pyodide"))


def _backup(parser: _Parser, desk: Desk, game: AnyGame | None) -> None:
    parser.set_defaults(run=partial(_command, "serve", "backup"))
    parser.add_argument("file", metavar="FILE", help=desk.say("help-backup-file"))
    parser.add_argument("--db", metavar="FILE|URL", help=desk.say("help-db"))


def _restore(parser: _Parser, desk: Desk, game: AnyGame | None) -> None:
    parser.set_defaults(run=partial(_command, "serve", "restore"))
    parser.add_argument("file", metavar="FILE", help=desk.say("help-restore-file"))
    parser.add_argument("--db", metavar="FILE|URL", help=desk.say("help-db"))
    parser.add_argument("--replace", action="store_true", help=desk.say("help-replace"))


def _export(parser: _Parser, desk: Desk, game: AnyGame | None) -> None:
    parser.set_defaults(run=partial(_command, "serve", "export"))
    parser.add_argument("table", metavar="TABLE", help=desk.say("help-table"))
    parser.add_argument("file", metavar="FILE", nargs="?", default="-", help=desk.say("help-export-file"))
    parser.add_argument("--db", metavar="FILE|URL", help=desk.say("help-db"))


def _import(parser: _Parser, desk: Desk, game: AnyGame | None) -> None:
    parser.set_defaults(run=partial(_command, "serve", "import_"))
    parser.add_argument("file", metavar="FILE", help=desk.say("help-record"))
    parser.add_argument("--db", metavar="FILE|URL", help=desk.say("help-db"))


def _password(parser: _Parser, desk: Desk, game: AnyGame | None) -> None:
    parser.set_defaults(run=partial(_command, "serve", "password"))
    parser.add_argument("name", metavar="NAME", help=desk.say("help-password-name"))
    parser.add_argument("--db", metavar="FILE|URL", help=desk.say("help-db"))


def _components(parser: _Parser, desk: Desk, game: AnyGame | None) -> None:
    parser.set_defaults(run=partial(_command, "components", "components"))
    parser.add_argument("of", metavar="GAME", help=desk.say("help-game"))
    one = parser.add_mutually_exclusive_group()
    one.add_argument("--export", metavar="FILE", help=desk.say("help-components-export"))
    one.add_argument("--use", metavar="FILE", help=desk.say("help-components-use"))
    one.add_argument("--reset", action="store_true", help=desk.say("help-components-reset"))


def _schema(parser: _Parser, desk: Desk, game: AnyGame | None) -> None:
    parser.set_defaults(run=partial(_command, "serve", "schema"))


def _new_game(parser: _Parser, desk: Desk, game: AnyGame | None) -> None:
    parser.set_defaults(run=partial(_command, "new_game", "new_game"))
    parser.add_argument("name", metavar="NAME", help=desk.say("help-new-game-name"))
    parser.add_argument("dir", metavar="DIR", nargs="?", help=desk.say("help-new-game-dir"))


_COMMANDS: dict[str, Callable[[_Parser, Desk, AnyGame | None], None]] = {
    "games": _games,
    "rules": _rules,
    "learn": _learn,
    "play": _play,
    "replay": _replay,
    "analyse": _analyse,
    "score": _score,
    "arena": _arena,
    "train": _train,
    "serve": _serve,
    "site": _site,
    "backup": _backup,
    "restore": _restore,
    "export": _export,
    "import": _import,
    "password": _password,
    "components": _components,
    "schema": _schema,
    "new-game": _new_game,
}
