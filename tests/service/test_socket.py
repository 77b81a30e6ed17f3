"""A page at the other end of a socket: told at once while it reads, and in the same order when it does not."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, cast

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from kingstable.service.hall import Hall
from kingstable.service.protocol import TEXT, _head
from kingstable.service.socket import SocketPage


class Wire:
    """The other end, and the hall in which pages have something done."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.reads = asyncio.Event()
        self.reads.set()
        self.tasks: list[asyncio.Task[None]] = []

    def at_once(self, text: bytes) -> bool:
        if self.reads.is_set():
            self.heard.append(text.decode())
        return self.reads.is_set()

    async def send(self, event: dict[str, Any]) -> None:
        await self.reads.wait()
        self.heard.append(event.get("text") or event["type"])

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self.tasks.append(asyncio.get_running_loop().create_task(work))


def page_of(wire: Wire) -> SocketPage:
    return SocketPage(cast(Hall, wire), "anna", None, wire.send, wire.at_once)


def test_a_page_that_reads_is_told_without_a_task() -> None:
    async def play() -> Wire:
        wire = Wire()
        page = page_of(wire)
        page.send(b"ack")
        page.send(b"scene")
        return wire

    wire = asyncio.run(play())
    assert (wire.heard, wire.tasks) == (["ack", "scene"], [])


def test_a_page_that_pauses_hears_everything_in_order() -> None:
    async def play() -> list[str]:
        wire = Wire()
        page = page_of(wire)
        page.send(b"1")
        wire.reads.clear()
        page.send(b"2")
        page.send(b"3")
        wire.reads.set()
        page.send(b"4")  # it reads again, but what waits for it goes first
        await asyncio.gather(*wire.tasks)
        page.send(b"5")
        await page.close(1000)
        return wire.heard

    assert asyncio.run(play()) == ["1", "2", "3", "4", "5", "websocket.close"]


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_frame_of_any_size_is_read_as_it_was_meant(size: int) -> None:
    reader = StreamReader()
    reader.feed_data(_head(TEXT, size) + b"x" * size)
    with pytest.raises(StopIteration) as found:
        next(Frame.parse(reader.read_exact, mask=False))
    assert found.value.value == Frame(Opcode.TEXT, b"x" * size)
    assert not reader.buffer
