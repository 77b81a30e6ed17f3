"""Versions of a game's rules: whatever was begun goes on by its own; a version that a game has no more is told."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import msgspec
import pytest

from kingstable.kernel import BadRecord, Record, Table, UnknownRules, find_game, registry

GAME = """
import msgspec
from kingstable.kernel.registry import printed_in, version_in
from tests.kernel.tiny import Tiny, tiny

PRINTED = printed_in(__package__).decode()

class Aged(Tiny):
    info = msgspec.structs.replace(tiny.info, id="aged", rules_version={version})

game = Aged()
"""

#: What is printed now, and what versions up to 3 and up to 1 have otherwise.
PRINTED = {
    "components.json": '{"name": "Aged", "cards": [{"id": "a", "cost": 4}, {"id": "b", "cost": 5}]}',
    "components.3.json": '{"cards": {"b": {"cost": 3}}}',
    "components.1.json": '{"cards": {"a": {"cost": 1}, "b": {"cost": 1}}}',
}

Installing = Callable[[str], None]


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Installing]:
    """Installs a game whose version is written so."""

    def install(version: str) -> None:
        (tmp_path / "aged" / "data").mkdir(parents=True, exist_ok=True)
        (tmp_path / "aged" / "__init__.py").write_text(GAME.format(version=version))
        for name, text in PRINTED.items():
            (tmp_path / "aged" / "data" / name).write_text(text)

    entry = EntryPoint("aged", "aged:game", registry.GROUP)
    monkeypatch.setattr(registry, "_installed", lambda: {"aged": entry})
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    yield install
    registry._edition.cache_clear()
    for name in [name for name in sys.modules if name.partition("@")[0] == "aged"]:
        del sys.modules[name]


def test_a_record_is_replayed_by_the_version_it_was_made_with(installed: Installing) -> None:
    installed("version_in(__package__, newest=4)")
    for version in (1, 2, 3, 4):
        record = Table.new(find_game("aged", version=version), 2).record
        assert record.rules_version == version
        again = Table.replay(Record.loads(record.dumps()))
        assert again.record.rules_version == version
    assert Table.new("aged", 2).record.rules_version == 4
    assert find_game("aged", version=4) is find_game("aged")


def test_an_older_version_keeps_the_components_it_came_with(installed: Installing) -> None:
    installed("version_in(__package__, newest=4)")
    games = [find_game("aged", version=version) for version in (1, 2, 3, 4)]
    printed = [msgspec.json.decode(sys.modules[type(game).__module__].PRINTED) for game in games]
    assert {each["name"] for each in printed} == {"Aged"}
    assert [[card["cost"] for card in each["cards"]] for each in printed] == [[1, 1], [4, 3], [4, 3], [4, 5]]


@pytest.mark.parametrize("version", ["version_in(__package__, oldest=2, newest=3)", "3"])
def test_a_version_that_a_game_has_no_more_is_told(installed: Installing, version: str) -> None:
    installed(version)
    for wanted in (1, 4):
        with pytest.raises(UnknownRules, match=f"version 3 of its rules; version {wanted} is not known"):
            find_game("aged", version=wanted)
        record = msgspec.structs.replace(Table.new("aged", 2).record, rules_version=wanted)
        with pytest.raises(BadRecord, match=f"recorded under rules version {wanted} of aged; this is version 3"):
            Table.replay(record)


def test_a_game_that_knows_nothing_of_versions_has_the_one_it_says(installed: Installing) -> None:
    installed("2")
    assert find_game("aged", version=2) is find_game("aged")
    with pytest.raises(UnknownRules):
        find_game("aged", version=1)
