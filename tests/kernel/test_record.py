"""Records: written, read, replayed, and refused with the line and the reason when they are not right."""

from __future__ import annotations

import json
import tracemalloc
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.test_copies import tables
from tests.kernel.test_table import play_first
from tests.kernel.tiny import Tiny, tiny

from kingstable.kernel import BadRecord, Choice, Record, Table, UnknownGame

HEADER = {"kingstable": 1, "game": "tiny", "rules_version": 1, "seats": 2, "seed": "7"}


def whole_game() -> Table:
    table = Table.new(tiny, 2, {"rounds": 3}, 7)
    play_first(table)
    return table


def written(*lines: object) -> str:
    return "".join(line if isinstance(line, str) else json.dumps(line) + "\n" for line in lines)


# -- what is written -----------------------------------------------------------------------------------------------


def test_a_record_is_json_lines() -> None:
    choices = [Choice(0, "bid 1", at="2024-05-01T12:00:00Z"), Choice(1, "bid 0", True)]
    record = Record("tiny", 1, 2, "7", {"rounds": 3}, ["Анна", "bot"], choices)
    assert record.dumps() == (
        '{"kingstable":1,"game":"tiny","rules_version":1,"seats":2,"seed":"7","options":{"rounds":3},'
        '"names":["Анна","bot"]}\n'
        '{"seat":0,"do":"bid 1","at":"2024-05-01T12:00:00Z"}\n'
        '{"seat":1,"do":"bid 0","auto":true}\n'
    )
    assert Record.loads(record.dumps()) == record


@given(tables)
def test_a_record_replays_to_the_same_table(table: Table) -> None:
    record = Record.loads(table.record.dumps())
    assert record == table.record
    again = Table.replay(record, game=table.game)
    assert again.digest() == table.digest()
    assert again.made == table.made
    assert again.asks == table.asks
    assert again.heard(None) == table.heard(None)
    assert again.record == record


@given(tables, st.data())
def test_a_record_replays_up_to_any_choice(table: Table, data: st.DataObject) -> None:
    upto = data.draw(st.integers(0, len(table.made)))
    part = Table.replay(table.record, upto, game=table.game, quiet=True)
    assert part.made == table.made[:upto]
    assert part.log is None


def test_an_installed_game_is_found_by_its_name() -> None:
    table = Table.new("kingdom_builder", 2, seed=3)
    table.choose(table.asks[0].options[0])
    assert Table.replay(table.record).digest() == table.digest()


# -- files ---------------------------------------------------------------------------------------------------------


def test_a_file_is_saved_and_loaded(tmp_path: Path) -> None:
    record = whole_game().record
    path = tmp_path / "game.jsonl"
    path.write_text("something older")
    record.save(path)
    assert Record.load(path) == record
    assert [file.name for file in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_file_with_other_line_ends_is_read(tmp_path: Path) -> None:
    record = whole_game().record
    path = tmp_path / "game.jsonl"
    path.write_bytes(record.dumps().replace("\n", "\r\n").encode())
    assert Record.load(path) == record


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"\x89PNG\r\n\x1a\n\x00\x00")
    with pytest.raises(BadRecord, match="line 1: damaged: invalid start byte at byte 0") as caught:
        Record.load(path)
    assert caught.value.partial is None


def test_damaged_bytes_in_a_file_cost_only_what_comes_after_them(tmp_path: Path) -> None:
    table = whole_game()
    raw = bytearray(table.record.dumps().encode())
    lines = bytes(raw).split(b"\n")
    raw[len(b"\n".join(lines[:4])) + 3] = 0xFF
    path = tmp_path / "game.jsonl"
    path.write_bytes(raw)
    with pytest.raises(BadRecord) as caught:
        Record.load(path)
    assert caught.value.line == 5
    assert caught.value.partial is not None
    assert caught.value.partial.choices == table.record.choices[:3]


@pytest.mark.parametrize("line", ["x" * 3_000_000, "[" * 60_000, '{"seat":0,"do":"x","more":' + "[" * 60_000])
@pytest.mark.parametrize("number", [1, 3])
def test_lines_too_long_or_too_deep_are_refused_without_being_taken_in(tmp_path: Path, line: str, number: int) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("\n".join([*whole_game().record.dumps().split("\n")[: number - 1], line, ""]))
    tracemalloc.start()
    with pytest.raises(BadRecord, match=f"line {number}: ") as caught:
        Record.load(path)
    assert tracemalloc.get_traced_memory()[1] < 1_000_000
    tracemalloc.stop()
    assert len(str(caught.value)) < 200


def test_a_file_that_is_not_there_is_an_os_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Record.load(tmp_path / "none.jsonl")


# -- what cannot be read ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("header", "reason"),
    [
        ("", "not a Kingstable record"),
        ("hello\n", "not a Kingstable record"),
        ("[1, 2]\n", "the key 'kingstable' is missing"),
        ({"game": "tiny"}, "the key 'kingstable' is missing"),
        ({**HEADER, "kingstable": 2}, "record format 2 is not known; this version reads format 1"),
        ({**HEADER, "kingstable": "one"}, "record format 'one' is not known"),
        ({"kingstable": 1, "game": "tiny"}, "missing required field `rules_version`"),
        ({**HEADER, "seats": "two"}, "Expected `int`, got `str`"),
        ({**HEADER, "seed": 7}, "Expected `str`, got `int`"),
        ({**HEADER, "winner": 1}, "unknown field `winner`"),
    ],
)
def test_a_header_that_is_not_ours_is_refused(header: object, reason: str) -> None:
    with pytest.raises(BadRecord, match="line 1: ") as caught:
        Record.loads(written(header))
    assert reason in caught.value.reason
    assert caught.value.line == 1
    assert caught.value.partial is None


@pytest.mark.parametrize("damage", ['{"seat":0,"do":"bi', "[]", '{"seat":"0","do":"bid 1"}', '{"do":"bid 1"}', "\x00"])
def test_a_damaged_line_is_named_and_what_comes_before_it_kept(damage: str) -> None:
    choices = [{"seat": 0, "do": "bid 1"}, {"seat": 1, "do": "bid 0"}]
    with pytest.raises(BadRecord, match="line 4: damaged: ") as caught:
        Record.loads(written(HEADER, *choices, damage + "\n", *choices))
    partial = caught.value.partial
    assert partial is not None
    assert partial.choices == [Choice(0, "bid 1"), Choice(1, "bid 0")]
    assert Table.replay(partial, game=tiny).number == 2


def test_an_empty_line_is_allowed_at_the_end_only() -> None:
    choice = {"seat": 0, "do": "bid 1"}
    assert Record.loads(written(HEADER, choice, "\n\n")).choices == [Choice(0, "bid 1")]
    with pytest.raises(BadRecord, match="line 3: an empty line in the middle of the record") as caught:
        Record.loads(written(HEADER, choice, "\n", choice))
    assert caught.value.partial is not None
    assert len(caught.value.partial.choices) == 1


@given(st.integers(0, 2000))
def test_a_record_cut_short_is_a_shorter_game_or_says_where_it_ends(cut: int) -> None:
    record = whole_game().record
    text = record.dumps()[:cut]
    try:
        part: Record | None = Record.loads(text)
    except BadRecord as bad:
        assert bad.line == text.count("\n") + 1
        part = bad.partial
        assert (part is None) == (bad.line == 1)
    if part is not None:
        assert part.choices == record.choices[: len(part.choices)]
        assert Table.replay(part, len(part.choices), game=tiny).made == whole_game().made[: len(part.choices)]


# -- what cannot be replayed -----------------------------------------------------------------------------------------


def bad_replay(record: Record) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        Table.replay(record, game=tiny)
    return caught.value


def test_another_rules_version_is_refused() -> None:
    record = msgspec.structs.replace(whole_game().record, rules_version=2)
    bad = bad_replay(record)
    assert str(bad) == "line 1: recorded under rules version 2 of tiny; this is version 1"


def test_other_components_are_refused() -> None:
    class Own(Tiny):
        info = msgspec.structs.replace(tiny.info, components="own")

    record = Table.new(Own(), 2).record
    assert Record.loads(record.dumps()).components == "own"
    assert Table.replay(record, game=Own()).number == 0
    assert str(bad_replay(record)) == "line 1: recorded with other components of tiny than those in use here"


def test_a_game_that_is_not_installed_is_refused_by_name() -> None:
    with pytest.raises(UnknownGame, match="no game 'tiny'"):
        Table.replay(whole_game().record)


def test_seats_and_options_that_do_not_fit_are_refused() -> None:
    record = whole_game().record
    assert str(bad_replay(msgspec.structs.replace(record, seats=9))).startswith("line 1: tiny is for 1 to 3 players")
    assert "no option 'x'" in str(bad_replay(msgspec.structs.replace(record, options={"x": 1})))


@pytest.mark.parametrize(
    ("choice", "reason"),
    [
        (Choice(1, "bid 9"), "'bid 9' is not a legal choice here"),
        (Choice(1, "fly away"), "'fly' is not one of"),
        (Choice(0, "bid 0"), "seat 0 has already answered"),
        (Choice(5, "bid 0"), "seat 5 is not asked anything"),
    ],
)
def test_a_choice_that_does_not_fit_is_named_and_the_game_before_it_kept(choice: Choice, reason: str) -> None:
    table = whole_game()
    bad = bad_replay(msgspec.structs.replace(table.record, choices=[table.record.choices[0], choice]))
    assert (bad.line, bad.partial) == (3, msgspec.structs.replace(table.record, choices=table.record.choices[:1]))
    assert reason in bad.reason


def test_choices_after_the_end_are_refused() -> None:
    table = whole_game()
    bad = bad_replay(msgspec.structs.replace(table.record, choices=[*table.record.choices, Choice(0, "pass")]))
    assert bad.line == len(table.made) + 2
    assert "over" in bad.reason
    assert bad.partial == table.record
