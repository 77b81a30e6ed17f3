"""The JSON Schema of the wire; the browser client makes its types from it: `python -m kingstable.service.schema`."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from kingstable.kernel import find_game, game_ids
from kingstable.lessons import wire as lessons
from kingstable.library import wire as library
from kingstable.pictures import wire as pictures
from kingstable.play import wire as play
from kingstable.service import requests, wire


def schema() -> dict[str, Any]:
    """One document: an object `Wire` with a property for each struct of the wire, one for views, and one for faces."""
    structs = [
        struct
        for module in (lessons, library, pictures, play, requests, wire)
        for name, struct in inspect.getmembers(module, inspect.isclass)
        if issubclass(struct, msgspec.Struct) and struct.__module__ == module.__name__ and name != "Request"
    ]
    structs.sort(key=lambda struct: struct.__name__)
    names = [struct.__name__ for struct in structs] + ["FromPage", "FromServer"]
    games = [find_game(id) for id in game_ids()]
    views, faces = [game.view_type for game in games], [game.faces_type for game in games]
    schemas, definitions = msgspec.json.schema_components(
        [*structs, wire.FromPage, wire.FromServer, *views, *faces], ref_template="#/$defs/{name}"
    )
    told = iter(schemas)
    properties: dict[str, Any] = dict(zip(names, told, strict=False))
    properties["Views"] = _by_game("Views", "The view of each game: what can change.", told)
    properties["Faces"] = _by_game("Faces", "The faces of each game: what is printed.", told)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "description": "Everything that goes over the wire.",
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
        "$defs": definitions,
    }


def _by_game(title: str, description: str, told: Iterator[dict[str, Any]]) -> dict[str, Any]:
    """An object with a property for each game."""
    properties = dict(zip(game_ids(), told, strict=False))
    return {
        "title": title,
        "description": description,
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(schema(), order="sorted")).decode() + "\n")
