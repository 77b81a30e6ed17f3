"""Components of one's own: checked before use, an edition of their own, marked in records, kept, and put back."""

import json
from pathlib import Path

import pytest

from kingstable import owned
from kingstable.home import home
from kingstable.kernel import BadComponents, BadRecord, Record, Rng, Table, UnknownComponents, find_game
from kingstable.kernel.registry import shipped
from kingstable.minds import Sight, find_mind
from kingstable.words import Speaker

GAME, PACKAGE = "kingdom_builder", "kingstable.games.kingdom_builder"


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KINGSTABLE_HOME", str(tmp_path))


def corrected(name: str = "Провидець") -> bytes:
    raw = json.loads(shipped(PACKAGE))
    raw["locations"][0]["names"]["uk"] = name
    return json.dumps(raw).encode()


def test_without_a_file_of_ones_own_the_shipped_components_are_used(tmp_path: Path) -> None:
    assert home() == tmp_path
    assert find_game(GAME) is find_game(GAME, "")
    assert find_game(GAME).info.components == ""
    assert owned.is_own(GAME) is owned.reset(GAME) is False


def test_a_file_that_only_looks_different_is_the_shipped_one() -> None:
    owned.use(GAME, json.dumps(json.loads(shipped(PACKAGE)), indent=7).encode())
    assert owned.is_own(GAME) is False
    assert find_game(GAME).info.components == ""


def test_an_owners_file_is_an_edition_of_its_own_and_marks_the_records() -> None:
    before = Table.new(GAME, 2, seed=1)
    owned.use(GAME, corrected())
    table = Table.new(GAME, 2, seed=1)
    assert table.game.names["location-oracle"]["uk"] == "Провидець" != before.game.names["location-oracle"]["uk"]
    assert Speaker("uk", table.game).say("location-oracle") == "Провидець"
    assert len(table.record.components) == 16
    assert before.record.components == ""
    assert table.digest() == before.digest()


def test_a_table_goes_on_with_the_components_it_was_begun_with() -> None:
    owned.use(GAME, corrected())
    record = Table.new(GAME, 2, seed=1).record
    owned.use(GAME, corrected("Ясновидець"))
    assert Table.new(GAME, 2, seed=1).game.names["location-oracle"]["uk"] == "Ясновидець"
    owned.reset(GAME)
    again = Table.replay(Record.loads(record.dumps()))
    assert again.game.names["location-oracle"]["uk"] == "Провидець"
    again.choose(again.asks[0].options[0])


@pytest.mark.parametrize("game", ["for_the_king", "kingdom_builder", "paladins", "tiletum", "viscounts"])
def test_minds_play_an_edition_as_they_play_the_game(game: str) -> None:
    """A name of its own changes nothing but the mark."""
    raw = shipped(f"kingstable.games.{game}")
    name = next(names["uk"] for names in find_game(game).names.values() if f'"{names["uk"]}"'.encode() in raw)
    owned.own_file(game).parent.mkdir()
    owned.own_file(game).write_text(json.dumps(_renamed(json.loads(raw), name)))
    tables = [Table.new(find_game(game, ""), 2, seed=5), Table.new(game, 2, seed=5)]
    assert tables[1].game is not tables[0].game
    chosen = []
    for table in tables:
        mind = find_mind(table.game, "greedy")
        for _ in range(12):
            option = mind.choose(Sight.of(table, table.asks[0].seat, Rng.seeded("x")))
            chosen.append(option.notation)
            table.choose(option, seat=table.asks[0].seat)
    assert chosen[:12] == chosen[12:]


def _renamed(value: object, name: str) -> object:
    """The same data, with a mark at every text that is this name."""
    if isinstance(value, dict):
        return {key: _renamed(part, name) for key, part in value.items()}
    if isinstance(value, list):
        return [_renamed(part, name) for part in value]
    return f"{name} *" if value == name else value


def test_components_that_are_gone_are_told() -> None:
    owned.use(GAME, corrected("Віщун"))
    record = Table.new(GAME, 2, seed=1).record
    owned.reset(GAME)
    find_game.__globals__["_edition"].cache_clear()
    for path in (home() / "components" / GAME).iterdir():
        path.unlink()
    with pytest.raises(UnknownComponents, match=record.components):
        find_game(GAME, record.components)
    with pytest.raises(BadRecord, match="recorded with other components"):
        Table.replay(record)


def test_a_wrong_file_is_refused_and_names_the_entry() -> None:
    raw = json.loads(shipped(PACKAGE))
    raw["sections"][3]["rows"][0] = "TTTT"
    with pytest.raises(BadComponents, match=r"sections\.tower"):
        owned.use(GAME, json.dumps(raw).encode())
    assert not owned.own_file(GAME).exists()


@pytest.mark.parametrize("text", ["{}", "no JSON"])
def test_a_file_that_has_become_wrong_says_how_to_get_rid_of_it(text: str) -> None:
    owned.own_file(GAME).parent.mkdir()
    owned.own_file(GAME).write_text(text)
    with pytest.raises(BadComponents, match=r"kingdom_builder\.json.*kingstable components kingdom_builder --reset"):
        find_game(GAME)
    assert find_game(GAME, "").info.components == ""
