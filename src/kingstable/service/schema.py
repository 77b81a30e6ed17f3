"""The JSON Schema of the wire; the browser client makes its types from it: `python -m kingstable.service.schema`."""

from __future__ import annotations

import inspect
import sys
from typing import Any

import msgspec

from kingstable.kernel import find_game, game_ids
from kingstable.service import requests, wire


def schema() -> dict[str, Any]:
    """One document: an object `Wire` with a property for each struct of the wire and one for each game's view."""
    structs = [
        struct
        for module in (requests, wire)
        for name, struct in inspect.getmembers(module, inspect.isclass)
        if issubclass(struct, msgspec.Struct) and struct.__module__ == module.__name__ and name != "Request"
    ]
    structs.sort(key=lambda struct: struct.__name__)
    views = {id: find_game(id).view_type for id in game_ids()}
    schemas, definitions = msgspec.json.schema_components(
        [*structs, wire.FromPage, wire.FromServer, *views.values()], ref_template="#/$defs/{name}"
    )
    names = [struct.__name__ for struct in structs] + ["FromPage", "FromServer"]
    view_schemas = dict(zip(views, schemas[len(names) :], strict=True))
    properties: dict[str, Any] = dict(zip(names, schemas, strict=False))
    properties["Views"] = {
        "title": "Views",
        "description": "The view of each game.",
        "type": "object",
        "properties": view_schemas,
        "required": list(view_schemas),
        "additionalProperties": False,
    }
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


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(schema(), order="sorted")).decode() + "\n")
