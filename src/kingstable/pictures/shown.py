"""Pictures as pages get them: how large each is before it is drawn, and then the scenes that it shows."""

from __future__ import annotations

import msgspec

from kingstable.kernel import AnyGame, Table
from kingstable.lessons.shown import Learner
from kingstable.pictures.check import left_out
from kingstable.pictures.picture import Picture, Shot, album, shots
from kingstable.pictures.wire import Drawn, Frame
from kingstable.play.refused import Refused
from kingstable.play.wire import Scene


def frames(game: AnyGame) -> dict[str, Frame]:
    """The pictures that these components can show, by name."""
    found = album(game).pictures.items()
    return {name: Frame(one.size, len(one.shots)) for name, one in found if not left_out(game, name)}


def drawn(game: AnyGame, name: str) -> Drawn:
    """What a picture shows; raises `Refused` where there is none of this name, or it is left out."""
    picture = album(game).pictures.get(name)
    if picture is None or left_out(game, name):
        raise Refused("not_found", f"there is no picture {name!r}")
    scenes = [_scene(picture, shot, table) for shot, table in shots(game, name)]
    room = album(game).rooms[picture.part]
    return Drawn(picture.part, room, picture.size, picture.middle, picture.points, scenes)


def _scene(picture: Picture, shot: Shot, table: Table) -> Scene:
    ask = table.ask_of(picture.seat) if shot.asks else None
    scene = Learner(picture.seat, "").scene(table, ask)
    return msgspec.structs.replace(scene, log=[], history=[])
