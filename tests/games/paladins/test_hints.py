"""Hints for Paladins: what they note of an Inquisition."""

from __future__ import annotations

from itertools import count

from tests.games.paladins.scenes import give, only, stage, start, suspect, townsfolk_row

from kingstable.games.paladins import prospects
from kingstable.games.paladins.state import PaladinsState
from kingstable.kernel import Message, Rng, Sight
from kingstable.minds.hints import hints

NOTES = {id.replace("log-", "hint-") for id in prospects.NOTED}
TWO_TAXES = "tf_09"


def _tempted() -> PaladinsState:
    """Two taxes for the taking, and one silver in the tax supply."""
    s = stage(2)
    give(s.players[0], "labourer 2")
    townsfolk_row(s, only(TWO_TAXES, slot=5))
    s.tax = 1
    return s


def _noted(s: PaladinsState) -> list[list[Message]]:
    """What the hints note, way by way."""
    ticks = count()
    found = hints(Sight.of(start(s), 0, Rng.seeded("hint")), clock=lambda: float(next(ticks)))
    return [[reason for reason in hint.reasons if reason.id in NOTES] for hint in found]


def test_an_inquisition_that_a_way_sets_off_is_noted_with_whoever_takes_a_debt() -> None:
    s = _tempted()
    suspect(s, 0, 2)
    ways = _noted(s)
    (noted,) = [way for way in ways if way]
    assert [each.id for each in noted] == ["hint-inquisition", "hint-debt"]
    assert noted[1].args["who"] == s.name(1)
    assert len(ways) > 1, "other ways set off none"


def test_an_inquisition_without_suspicion_gives_nobody_a_debt() -> None:
    (noted,) = [way for way in _noted(_tempted()) if way]
    assert [each.id for each in noted] == ["hint-inquisition", "hint-inquisition-nobody"]
