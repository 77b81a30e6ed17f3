"""The HTTP API of analyses: have a finished game analysed, and look how far it is."""

from __future__ import annotations

from kingstable.service.api import Myself, TheHall, delete, get, post
from kingstable.service.api_tables import TheTable
from kingstable.service.wire import Analysed


@get("/tables/{id:str}/analysis", tags=["analysis"])
async def read_analysis(id: TheTable, hall: TheHall) -> Analysed:
    """How far the analysis of a game has come, and what is known by now."""
    return await hall.analyses.read(id) or Analysed(0, None, wanted=False)


@post("/tables/{id:str}/analysis", tags=["analysis"])
async def begin_analysis(id: TheTable, me: Myself, hall: TheHall) -> Analysed:
    """Have a finished game analysed, in the background and once for all who look at it."""
    await hall.analyses.begin(id, me.id)
    return await hall.analyses.read(id) or Analysed(0, None)


@delete("/tables/{id:str}/analysis", tags=["analysis"], status_code=204)
async def cancel_analysis(id: TheTable, me: Myself, hall: TheHall) -> None:
    """I no longer want the analysis that I have asked for; one that is finished stays."""
    await hall.analyses.cancel(id, me.id)


HANDLERS = [read_analysis, begin_analysis, cancel_analysis]
