"""How far a person at this machine has come in each lesson, kept in a file of their own."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from kingstable.home import home


class Learned(msgspec.Struct):
    """The choices made in each step that was begun, and whether the lesson was ever finished."""

    steps: list[list[str]]
    done: bool = False


def path_of(game_id: str) -> Path:
    """The file for a game, in the data directory of whoever is signed in on this machine."""
    return home() / "lessons" / f"{game_id}.json"


def load(game_id: str) -> dict[str, Learned]:
    """What is kept of a game's lessons; nothing where the file is missing or damaged."""
    try:
        return msgspec.json.decode(path_of(game_id).read_bytes(), type=dict[str, Learned])
    except (FileNotFoundError, msgspec.DecodeError):
        return {}


def save(game_id: str, lesson: str, learned: Learned) -> None:
    """Keep how far a lesson has come; a kill at any moment leaves the file of before or of after."""
    path = path_of(game_id)
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_bytes(msgspec.json.format(msgspec.json.encode(load(game_id) | {lesson: learned})))
    os.replace(fresh, path)
