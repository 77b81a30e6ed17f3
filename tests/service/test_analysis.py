"""The analysis of finished games: made once in the background, kept with the game; and playing on from a moment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection
from tests.service.harness import Player, play_out

from kingstable.minds.analysis import Analysis
from kingstable.service import analysed
from kingstable.service.analysed import SILENCE
from kingstable.service.database import metadata


def finished(player: Player, *seats: str) -> str:
    table = player.table(*(seats or ("me", "me")), options={"rounds": 2})
    play_out(table, player)
    return table


def analysis(player: Player, table: str) -> Any:
    """The whole analysis, once it is there."""

    def done() -> Any:
        found = player.get(f"/tables/{table}/analysis")
        return found["analysis"] if found["progress"] == 100 else None

    return player.server.until(done)


def test_a_finished_game_is_analysed_for_all_who_look_at_it(anna: Player, borys: Player) -> None:
    table = finished(anna)
    assert borys.get(f"/tables/{table}/analysis") == {"progress": 0, "analysis": None, "wanted": False}
    assert 0 <= anna.post(f"/tables/{table}/analysis")["progress"] <= 100
    found = analysis(borys, table)
    assert (found["game"], found["weights"]) == ("tiny", "margin")
    assert [player["seat"] for player in found["players"]] == [0, 1]
    assert {decision["kind"] for decision in found["decisions"]} <= {"best", "good", "inaccuracy", "mistake"}
    assert borys.post(f"/tables/{table}/analysis") == {"progress": 100, "analysis": found}
    assert 'kingstable_analyses_total{outcome="done"}' in anna.http.get(f"{anna.server.url}/metrics").text


def test_a_running_game_is_not_analysed(anna: Player) -> None:
    table = anna.table("me", "me")
    assert anna.refused(f"/tables/{table}/analysis") == "not_over"
    assert not anna.get(f"/tables/{table}/analysis")["wanted"]
    assert anna.refused(f"/tables/{table}/play-on", at=0, seat=0) == "not_over"


def test_an_opened_record_is_analysed_too(anna: Player) -> None:
    record = anna.http.get(f"/tables/{finished(anna)}/record").content
    headers = {"content-type": "application/jsonl"}
    table = anna.http.post("/records", content=record, headers=headers).json()["id"]
    anna.post(f"/tables/{table}/analysis")
    assert analysis(anna, table)["decisions"]


def test_what_nobody_makes_need_not_be_cancelled(anna: Player) -> None:
    assert anna.http.delete(f"/tables/{finished(anna)}/analysis").status_code == 204


def test_one_plays_on_from_any_moment_against_programs(anna: Player, borys: Player) -> None:
    table = finished(anna)
    then = borys.get(f"/tables/{table}/replay", at=3, seat=1)
    mine = borys.post(f"/tables/{table}/play-on", at=3, seat=1, mind="random")
    assert [(seat["mine"], seat["mind"]) for seat in mine["seats"]] == [(False, "random"), (True, None)]
    assert mine["private"]
    assert borys.get(f"/tables/{mine['id']}/replay", at=3, seat=1)["view"] == then["view"]
    assert play_out(mine["id"], borys)["over"]


def test_there_is_nothing_to_play_after_the_end(anna: Player) -> None:
    table = finished(anna)
    assert anna.refused(f"/tables/{table}/play-on", at=10_000, seat=0) == "over"
    assert anna.refused(f"/tables/{table}/play-on", at=0, seat=7) == "malformed"
    assert anna.refused(f"/tables/{table}/play-on", at=0, seat=0, mind="nobody") == "unknown_mind"


# -- in the database --------------------------------------------------------------------------------------------------


@pytest.fixture
def connection() -> Iterator[Connection]:
    engine = sa.create_engine("sqlite://")
    metadata.create_all(engine)
    with engine.begin() as connection:
        yield connection


def known(progress: int) -> Analysis:
    return Analysis("tiny", 1, "margin", progress, [], [], [], [])


def test_one_worker_makes_it_and_it_is_kept(connection: Connection) -> None:
    assert analysed.begin(connection, "t", "anna", "margin", "one", 0.0)
    assert not analysed.begin(connection, "t", "borys", "margin", "two", 1.0)
    assert analysed.asked_by(connection, "t") == "anna"
    assert analysed.keep(connection, "t", "one", known(40), 2.0)
    assert not analysed.keep(connection, "t", "two", known(50), 3.0)
    assert analysed.read(connection, "t", 4.0) == analysed.Analysed(40, known(40))
    assert analysed.keep(connection, "t", "one", known(100), 5.0)
    assert analysed.asked_by(connection, "t") is None
    assert not analysed.begin(connection, "t", "borys", "margin", "two", 1e9)
    assert analysed.read(connection, "t", 1e9) == analysed.Analysed(100, known(100))


def test_a_cancelled_one_stops(connection: Connection) -> None:
    analysed.begin(connection, "t", "anna", "margin", "one", 0.0)
    analysed.cancel(connection, "t")
    assert not analysed.keep(connection, "t", "one", known(40), 1.0)
    assert analysed.read(connection, "t", 1.0) is None


def test_one_that_was_given_up_is_made_anew(connection: Connection) -> None:
    analysed.begin(connection, "t", "anna", "margin", "one", 0.0)
    assert analysed.read(connection, "t", SILENCE) is None
    assert analysed.begin(connection, "t", "borys", "margin", "two", SILENCE)
    assert not analysed.keep(connection, "t", "one", known(40), SILENCE)


def test_by_newer_weights_it_is_made_anew(connection: Connection) -> None:
    analysed.begin(connection, "t", "anna", "older", "one", 0.0)
    analysed.keep(connection, "t", "one", known(100), 0.0)
    assert analysed.begin(connection, "t", "anna", "newer", "one", 0.0)
