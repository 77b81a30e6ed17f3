"""Rooms: whoever waits to be let in is in the same one as all that come later."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from kingstable.service.hall import Hall
from kingstable.service.room import Room
from kingstable.service.storage import StorageDown


class Building:
    """As much of a hall as a room needs whose table cannot be read."""

    room, let_go = Hall.room, Hall.let_go

    def __init__(self) -> None:
        self._rooms: dict[str, Room] = {}
        self.storage = SimpleNamespace(read=self._read)

    async def _read(self, *_: Any) -> None:
        await asyncio.sleep(0)
        raise StorageDown("away")


async def _enter(room: Room, told: list[bool], hall: Any) -> None:
    try:
        async with room.entered():
            pass
    except StorageDown:
        told.append(hall.room("table") is room)


def test_a_room_is_kept_while_somebody_waits_for_it_and_goes_with_the_last() -> None:
    hall: Any = Building()
    room = hall.room("table")
    kept: list[bool] = []

    async def both() -> None:
        await asyncio.gather(*(_enter(room, kept, hall) for _ in range(2)))

    asyncio.run(both())
    assert kept == [True, False]
