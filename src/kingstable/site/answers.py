"""All that never changes, as a page asks for it: each address of the HTTP API with what a server would answer."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from kingstable import library
from kingstable.kernel import LANGUAGES, AnyGame, UnknownRules, find_game, game_ids
from kingstable.lessons.shown import entries as lessons
from kingstable.pictures import frames
from kingstable.play.faces import faces_of


def answers() -> dict[str, bytes]:
    """By address; all games are as they come, whatever components their owner uses on this machine."""
    games = [find_game(id, "") for id in game_ids()]
    told = {"/api/games": msgspec.json.encode([library.entry(game) for game in games])}
    told |= {f"/api/words/{lang}": library.words(lang, None).body for lang in LANGUAGES}
    for game in games:
        told |= _about(game)
    return told


def _about(game: AnyGame) -> Iterator[tuple[str, bytes]]:
    id = game.info.id
    yield f"/api/rules/{id}", library.rules(id).body
    yield f"/api/lessons/{id}", msgspec.json.encode(lessons(game))
    for lang in LANGUAGES:
        yield f"/api/rulebook/{id}/{lang}", library.rulebook(game, lang).body
    for name in frames(game):
        yield f"/api/pictures/{id}/{name}", library.picture(game, name).body
    for edition in _editions(game):
        yield from _of_edition(edition, "" if edition is game else f"&components={faces_of(edition).split('/')[0]}")


def _editions(game: AnyGame) -> Iterator[AnyGame]:
    """The game by each version of its rules that is still played."""
    for version in range(1, game.info.rules_version + 1):
        try:
            yield find_game(game.info.id, "", version)
        except UnknownRules:
            continue


def _of_edition(game: AnyGame, named: str) -> Iterator[tuple[str, bytes]]:
    id = game.info.id
    yield f"/api/faces/{id}/{faces_of(game)}", library.faces(game).body
    for lang in LANGUAGES:
        asked = f"/api/words/{lang}?game={id}{named}"
        yield asked, library.words(lang, game).body
        yield f"{asked}&learning=true", library.words(lang, game, "lessons").body
