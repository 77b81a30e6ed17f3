"""The options of a table as flags of the command line: ``--setup first-game --cards fishermen,knights,merchants``."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import Any

from kingstable.cli.errors import refused, unknown
from kingstable.kernel import AnyGame, Setting, named
from kingstable.words import Speaker

_YES = ("yes", "y", "true", "1")
_NO = ("no", "n", "false", "0")


def flag(setting: Setting) -> str:
    """The flag of a setting."""
    return "--" + setting.id.replace("_", "-")


def add_settings(parser: ArgumentParser, game: AnyGame, speaker: Speaker) -> None:
    """Give a parser the flags of a game's settings."""
    if not game.info.settings:
        return
    group = parser.add_argument_group(speaker.say("help-settings", game=game.info.names[speaker.lang]))
    for setting in game.info.settings:
        about = speaker.say(named("setting", setting.id))
        group.add_argument(
            flag(setting),
            dest=f"setting_{setting.id}",
            metavar=metavar(setting),
            help=f"{about}. {takes(setting, speaker)}",
        )


def metavar(setting: Setting) -> str:
    """What a flag takes, as one word."""
    return {"choice": "VALUE", "several": "A,B,…", "flags": "yes,no,…", "number": "N"}[setting.kind]


def takes(setting: Setting, speaker: Speaker) -> str:
    """What a setting takes, in words."""
    values = ", ".join(_written(setting))
    same = setting.kind == "flags" or setting.least == setting.most
    count = str(setting.most) if same else f"{setting.least}–{setting.most}"
    text = speaker.say(f"help-takes-{setting.kind}", values=values, count=count)
    if setting.kind in ("choice", "number"):
        default = str(setting.default).replace("_", "-")
        text += " " + speaker.say("help-default", value=default)
    if setting.seats:
        text += ". " + speaker.say("help-for-seats", seats=_numbers(setting.seats))
    return text


def options_of(given: Namespace, game: AnyGame, seats: int) -> dict[str, Any]:
    """The options that were given; raises `Refused`. The game itself judges how they go together."""
    options = {}
    for setting in game.info.settings:
        text = getattr(given, f"setting_{setting.id}", None)
        if text is None:
            continue
        if setting.seats and seats not in setting.seats:
            raise refused("cli-not-for-seats", flag=flag(setting), seats=_numbers(setting.seats), count=seats)
        options[setting.id] = _value(setting, text)
    return options


def players_for(given: Namespace, game: AnyGame) -> int:
    """How many play when nobody says so: two if it can be, and as many as the options that were given allow."""
    least, most = game.info.seats
    named = [setting for setting in game.info.settings if getattr(given, f"setting_{setting.id}", None) is not None]
    counts = [count for count in range(least, most + 1) if all(not s.seats or count in s.seats for s in named)]
    usual = max(least, min(2, most))
    return usual if usual in counts or not counts else counts[0]


def _numbers(seats: Sequence[int]) -> str:
    return ", ".join(map(str, seats))


def _value(setting: Setting, text: str) -> Any:
    if setting.kind == "choice":
        return _one(setting, text)
    words = [word.strip() for word in text.split(",") if word.strip()]
    if setting.kind == "several":
        return [_one(setting, word) for word in words]
    if setting.kind == "flags":
        return [_flag(setting, word) for word in words]
    if not text.strip().lstrip("-").isdecimal():
        raise refused("cli-not-a-number", flag=flag(setting), text=text)
    return int(text)


def _one(setting: Setting, word: str) -> str:
    written = _written(setting)
    for value, text in zip(setting.values, written, strict=True):
        if word.lower().replace("_", "-") == text.lower():
            return value
    raise unknown("value", word, written, flag=flag(setting))


def _written(setting: Setting) -> list[str]:
    """The values of a setting as they are typed; people count seats from 1."""
    numbered = [str(int(value) + 1) if setting.of_seats and value.isdecimal() else value for value in setting.values]
    return [value.replace("_", "-") for value in numbered]


def _flag(setting: Setting, word: str) -> bool:
    if word.lower() in _YES + _NO:
        return word.lower() in _YES
    raise refused("cli-not-yes-no", flag=flag(setting), text=word)
