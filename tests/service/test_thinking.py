"""Thoughts that nobody needs any more: their processes answer nobody else, and end once."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from tests.progress import until

from kingstable.kernel import Table
from kingstable.play.thoughts import Hinting, Thought
from kingstable.service.thinking import Thinkers


def _new_table() -> Table:
    return Table.new("kingdom_builder", 2, seed="thinking")


def test_a_thought_that_is_given_up_answers_nobody_else() -> None:
    async def scenario() -> None:
        thinkers = Thinkers(2, 60)
        table = _new_table()
        seat = table.asks[0].seat
        quick, long = Thought("quick", table.record, seat, "random"), Hinting("long", table.record, seat)
        try:
            await thinkers.think(quick)  # a process has started
            asked = asyncio.create_task(thinkers.think(long))
            await asyncio.to_thread(until, lambda: any(run.began for run in thinkers._running.values()))
            [run] = thinkers._running.values()
            process = run.process
            asked.cancel()
            with suppress(asyncio.CancelledError):
                await asked
            assert process not in thinkers._free  # it still thinks
            for _ in range(4):
                do = await thinkers.think(quick)
                assert do in {option.notation for option in table.question(seat).options}
        finally:
            thinkers.close()

    asyncio.run(scenario())


def test_whoever_closes_while_somebody_thinks_ends_that_too() -> None:
    async def scenario() -> None:
        thinkers = Thinkers(2, 60)
        table = _new_table()
        asked = asyncio.create_task(thinkers.think(Hinting("long", table.record, table.asks[0].seat)))
        await asyncio.to_thread(until, lambda: any(run.began for run in thinkers._running.values()))
        [run] = thinkers._running.values()
        assert run.process is not None
        process = run.process.process
        asked.cancel()
        thinkers.close()
        await asyncio.to_thread(until, lambda: not process.is_alive())

    asyncio.run(scenario())
