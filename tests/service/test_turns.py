"""Minds' time is shared between people, and quick minds never wait behind long thoughts."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tests.service.harness import Player, Server, play_out

from kingstable.service.turns import EVERY, Turn, Turns

QUICK, LONG = ("tiny", "random"), ("tiny", "thinker")


def learned(places: int) -> Turns:
    """Turns that have seen both minds think."""
    turns = Turns(places)
    for mind, seconds in ((QUICK, 0.01), (LONG, 3.0)):
        turns.wait(Turn("t", "nobody", mind))
        done = turns.next()
        assert done is not None
        turns.done(done, seconds)
    return turns


def waits(turns: Turns, *people: str, mind: tuple[str, str] = QUICK, watched: bool = False) -> list[Turn]:
    added = [Turn(f"{person} {number}", person, mind, watched) for number, person in enumerate(people)]
    for turn in added:
        turns.wait(turn)
    return added


def given(turns: Turns, count: int, seconds: float = 0.01) -> list[str]:
    """Who gets the next places, one after the other."""
    people = []
    for _ in range(count):
        turn = turns.next()
        assert turn is not None
        people.append(turn.person)
        turns.done(turn, seconds)
    return people


def test_somebody_with_one_table_does_not_wait_for_two_hundred_of_another() -> None:
    turns = learned(2)
    waits(turns, *["eve"] * 200)
    given(turns, 20)
    waits(turns, "anna")
    assert "anna" in given(turns, 2)


def test_people_get_the_same_time_whatever_they_ask_for() -> None:
    turns = learned(2)
    waits(turns, *["eve"] * 50, mind=LONG)
    waits(turns, *["anna"] * 50)
    had = Counter(given(turns, 20))
    assert had["anna"] >= had["eve"]
    longer, shorter = Turns(2), 0.0
    waits(longer, *["eve"] * 50, *["anna"] * 50)
    for _ in range(40):
        turn = longer.next()
        assert turn is not None
        longer.done(turn, 0.4 if turn.person == "eve" else 0.1)
        shorter += turn.person == "anna"
    assert shorter >= 30, "four of Anna's thoughts take as long as one of Eve's"


def test_tables_that_somebody_looks_at_go_first_and_the_others_are_not_forgotten() -> None:
    turns = learned(2)
    waits(turns, *["eve"] * 20)
    waits(turns, *["anna"] * 20, watched=True)
    had = Counter(given(turns, 20))
    assert had["eve"] == 20 // EVERY
    later = waits(turns, "eve", "vera")[1]
    turns.look(later.table, "vera")
    assert "vera" in given(turns, 2)


def test_a_long_thought_never_takes_the_last_place() -> None:
    turns = learned(3)
    waits(turns, *["eve"] * 9, mind=LONG)
    assert turns.next() and turns.next()
    assert turns.next() is None
    waits(turns, "anna")
    assert given(turns, 1) == ["anna"]
    assert turns.in_the_way() is None


def test_a_mind_that_proves_to_be_long_gives_way_when_it_has_to() -> None:
    turns = Turns(2)
    waits(turns, *["eve"] * 3, mind=LONG)
    first, second = turns.next(), turns.next()
    assert first and second
    turns.slow(first)
    waits(turns, "anna")
    assert turns.in_the_way() is None, "there may still be a quick one"
    turns.slow(second)
    assert turns.in_the_way() is second
    turns.done(second, 0.6)
    turns.wait(second)
    assert given(turns, 1) == ["anna"]
    assert turns.next() is None, "what is known to be long leaves the last place alone"
    turns.done(first, 3.0)
    assert turns.next() and turns.next() is None


def test_a_mind_of_which_nothing_is_known_leaves_the_last_place_alone_until_it_proves_quick() -> None:
    turns = Turns(2)
    unknown = [Turn(f"t{number}", "eve", LONG, quick=False) for number in range(3)]
    for turn in unknown:
        turns.wait(turn)
    assert turns.next() is unknown[0]
    assert turns.next() is None
    turns.done(unknown[0], 0.01)
    assert turns.next() and turns.next()


def test_who_waits_no_longer_leaves_nothing_behind() -> None:
    turns = learned(2)
    for turn in waits(turns, "anna", "borys"):
        turns.give_up(turn)
    assert turns.next() is None
    assert not turns._shares


def test_quick_minds_play_on_beside_minds_that_think_for_long(tmp_path: Path) -> None:
    server = Server(tmp_path, str(tmp_path / "tables.db"), KINGSTABLE_MIND_PROCESSES="2").start()
    anna, eve = Player(server, "Anna"), Player(server, "Eve")
    thinking = [eve.table("me", "patient") for _ in range(5)]
    for _ in range(2):
        play_out(anna.table("me", "random"), anna)
    moved = [table for table in thinking if eve.scene(table)["version"] > 1]
    assert not moved, "they think all the while"
    (tmp_path / "enough").touch()
    for table in thinking:
        final = play_out(table, eve)
        assert final["seats"][1]["mind"] == "patient", "giving way is no failure"
    server.stop()
    assert '"level":"error"' not in server.logged(), server.logged()
