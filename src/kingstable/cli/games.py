"""`kingstable games`: which games there are, for how many, with which options and minds."""

from __future__ import annotations

import argparse
import json

from kingstable.cli.desk import Desk
from kingstable.cli.flags import flag, takes
from kingstable.kernel import AnyGame, find_game, game_ids, named
from kingstable.minds import ladder


def list_games(given: argparse.Namespace, desk: Desk) -> int:
    """Print all installed games."""
    games = [find_game(id) for id in game_ids()]
    if given.json:
        print(json.dumps([_facts(game) for game in games], ensure_ascii=False, indent=2))
        return 0
    for game in games:
        _show(game, desk)
    return 0


def _facts(game: AnyGame) -> dict[str, object]:
    info = game.info
    return {
        "id": info.id,
        "names": info.names,
        "seats": list(info.seats),
        "minutes": list(info.minutes),
        "options": [
            {
                "id": setting.id,
                "kind": setting.kind,
                "values": list(setting.values),
                "default": setting.default,
                "seats": list(setting.seats),
            }
            for setting in info.settings
        ],
        "minds": ladder(info.id),
    }


def _show(game: AnyGame, desk: Desk) -> None:
    from rich.table import Table as Grid
    from rich.text import Text

    info, speaker = game.info, desk.speaker_of(game)
    head = Text(info.id, style="bold")
    head.append(f"  {info.names[desk.lang]}", style="bold green")
    least, most = info.seats
    players = str(most) if least == most else f"{least}–{most}"
    minutes = f"{info.minutes[0]}–{info.minutes[1]}"
    head.append("  " + desk.say("cli-game-facts", players=players, most=most, minutes=minutes))
    desk.console.print(head)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row("  " + desk.say("cli-minds"), ", ".join(ladder(info.id)))
    for setting in info.settings:
        about = speaker.say(named("setting", setting.id))
        grid.add_row(f"  {flag(setting)}", Text(f"{about}. {takes(setting, speaker)}"))
    desk.console.print(grid)
