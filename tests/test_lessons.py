"""Lessons: every one of every game is played through in all its branches, and one made here shows how they run."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kingstable.kernel import IllegalChoice, Table, find_game, game_ids, part_of
from kingstable.kernel.clauses import clauses_of
from kingstable.lessons import BadLesson, Check, Lesson, Progress, Run, faults, first_game, left_out, lessons, read
from kingstable.lessons.judge import Reached, value_at
from kingstable.minds import mind_ids

GAME = find_game("kingdom_builder")
LESSONS = [(id, lesson) for id in game_ids() for lesson in lessons(find_game(id))]

#: On the board of the first game, with a flower field on the first card.
TABLE = {"options": {"setup": "first_game", "first": "0"}, "seed": "17"}
TOKEN = [{"path": "view.players.0.tokens.#", "is": 1}]
NO_TOKEN = [{"path": "view.built", "least": 1}, {"path": "view.players.0.tokens.#", "is": 0}]


def made(*steps: dict[str, Any]) -> Lesson:
    """A lesson of these steps, the first of which has a table."""
    first, *rest = steps
    return read(msgspec.json.encode({"id": "made", "clauses": [], "steps": [{"table": TABLE} | first, *rest]}), "made")


def beside_a_location(**more: Any) -> dict[str, Any]:
    wrong = {"apart": {"when": NO_TOKEN, "play": ["build 13,12"]}}
    return {"id": "beside", "goal": TOKEN, "do": ["build 3,18"], "wrong": wrong, **more}


def three_built(**more: Any) -> dict[str, Any]:
    do = ["build 3,18", "build 3,19", "build 4,19"]
    return {"id": "built", "goal": [{"path": "view.built", "is": 3}], "do": do, **more}


@pytest.mark.parametrize("id", dict.fromkeys(id for id, _ in LESSONS))
def test_whoever_has_learned_a_game_finds_a_first_game_a_beginner_and_an_adviser(id: str) -> None:
    game = find_game(id)
    first = first_game(game)
    assert first is not None
    assert Table.new(game, first.seats, first.options, seed=1).asks
    assert "beginner" in mind_ids(id) and part_of(game, "advice")


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=lambda value: getattr(value, "id", value))
def test_a_lesson_can_be_played_in_all_its_branches(game: str, lesson: Lesson) -> None:
    assert not list(faults(find_game(game), lesson))


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=lambda value: getattr(value, "id", value))
def test_a_lesson_teaches_clauses_that_there_are(game: str, lesson: Lesson) -> None:
    assert lesson.clauses and set(lesson.clauses) <= (clauses_of(find_game(game)) or set())


@pytest.mark.parametrize("game", sorted({game for game, _ in LESSONS}))
def test_the_last_lesson_of_a_game_begins_one(game: str) -> None:
    *others, last = [lesson for id, lesson in LESSONS if id == game]
    assert last.game is not None and not any(lesson.game for lesson in others)
    Table.new(game, last.game.seats, last.game.options)
    assert any(step.id == "wins" for step in last.steps), "it says how many points win"


# -- how one goes through a lesson ------------------------------------------------------------------------------------


def test_a_choice_is_judged_by_what_is_Reached() -> None:
    run = Run(GAME, made(beside_a_location(done=True), three_built()))
    answer = run.choose("build 2,19")  # not the way that is written, yet one to the goal
    assert (answer.kind, answer.said and answer.said.id, run.step.id) == ("done", "lesson-made-beside-done", "built")


def test_a_foreseen_mistake_is_answered_shown_and_taken_back() -> None:
    run = Run(GAME, made(beside_a_location()))
    before = run.table.digest()
    answer = run.choose("build 0,0")
    assert answer.kind == "wrong" and answer.said and answer.said.id == "lesson-made-beside-apart"
    assert answer.table.view(0).owners[0][0] == "0"  # type: ignore[attr-defined]
    assert run.table.digest() == before and run.progress.steps == [[]]


def test_a_mistake_of_a_whole_step_takes_it_all_back() -> None:
    late = {"when": [{"path": "view.built", "is": 2}], "play": ["build 3,18", "build 3,19"], "whole": True}
    run = Run(GAME, made(three_built(wrong={"late": late})))
    assert run.choose("build 3,18").kind == "on"
    assert run.choose("build 3,19").kind == "wrong"
    assert run.progress.steps == [[]]


def test_whoever_is_no_longer_asked_and_has_not_got_there_begins_anew() -> None:
    goal = [{"path": "view.players.0.supply", "is": 0}]
    run = Run(GAME, made({"id": "all", "goal": goal, "do": ["end"]}))
    for choice in three_built()["do"]:
        assert run.choose(choice).kind == "on"
    answer = run.choose("end")
    assert answer.kind == "wrong" and answer.said and answer.said.id == "lesson-astray" and run.progress.steps == [[]]


def test_patience_in_the_first_lesson_of_for_the_king_is_judged_when_the_turn_is_over() -> None:
    game = find_game("for_the_king")
    lesson = lessons(game)[0]
    run = Run(game, msgspec.structs.replace(lesson, steps=[step for step in lesson.steps if step.id == "task"]))
    assert [run.choose("place centre").kind for _ in range(2)] == ["on", "on"], "two cards are still to come"
    assert run.choose("place favour").kind == "wrong"


def test_a_step_may_leave_only_some_choices() -> None:
    run = Run(GAME, made(three_built(only=["build 3,1?"])))
    ask = run.ask
    assert ask and {option.notation for option in ask.options} == {"build 3,17", "build 3,18", "build 3,19"}
    with pytest.raises(IllegalChoice):
        run.choose("build 0,0")


def test_others_choose_as_scripted_or_nearly_so() -> None:
    ends = {"id": "end", "goal": [{"path": "choice", "is": "end"}], "do": ["end"], "reply": ["build 18,2; end"]}
    run = Run(GAME, made(three_built(), ends, {"id": "read"}))
    for choice in (*three_built()["do"], "end"):
        run.choose(choice)
    assert run.table.view(0).owners[18][2] == "1" and not run.strayed  # type: ignore[attr-defined]
    run = Run(GAME, made(three_built(), ends | {"reply": ["build 0,0; build 0,1"]}, {"id": "read"}))
    for choice in (*three_built()["do"], "end"):
        run.choose(choice)
    assert run.table.ask_of(0) is not None and run.strayed


def test_others_rest_where_nothing_is_left_to_do_at_the_table() -> None:
    ends = three_built(goal=[{"path": "choice", "is": "end"}], do=[*three_built()["do"], "end"])
    for after in ({"id": "read"}, beside_a_location(table=TABLE)):
        run = Run(GAME, made(ends, after))
        for choice in ends["do"]:
            left = run.choose(choice).table
        assert left.asks[0].seat == 1 and not run.strayed


def test_hints_say_where_then_which_then_do_it() -> None:
    run = Run(GAME, made(three_built(points=["hex:3,18", "hex:2,19"]), {"id": "read"}))
    where, which = run.hint(), run.hint()
    assert [option.notation for option in where.options] == ["build 2,19", "build 3,18"]
    assert [option.notation for option in which.options] == ["build 3,18"]
    assert (run.hint().level, run.step.id) == (3, "read")


def test_the_third_hint_finds_a_way_from_where_one_is() -> None:
    run = Run(GAME, made(three_built(), {"id": "read"}))
    run.choose("build 13,12")
    for _ in range(3):
        run.hint()
    assert run.progress.steps[0][0] == "build 13,12" and run.step.id == "read"


def test_a_task_and_a_step_to_read_have_no_hints() -> None:
    run = Run(GAME, made({"id": "read"}, beside_a_location(task=True)))
    for _ in range(2):
        with pytest.raises(IllegalChoice):
            run.hint()
        if run.ask is None:
            run.next()


def test_one_can_step_back_to_where_a_step_began_and_to_the_one_before() -> None:
    run = Run(GAME, made(beside_a_location(), three_built()))
    begun = run.table.digest()
    run.choose("build 3,18")
    run.choose("build 3,19")
    run.back()
    assert (run.step.id, run.progress.steps) == ("built", [["build 3,18"], []])
    run.back()
    assert (run.step.id, run.table.digest()) == ("beside", begun)
    run.back()
    assert run.step.id == "beside"


def test_whoever_leaves_comes_back_to_the_same_place() -> None:
    lesson = made({"id": "read"}, beside_a_location(), three_built(), {"id": "close"})
    run = Run(GAME, lesson)
    run.next()
    for choice in ("build 3,18", "build 3,19"):
        run.choose(choice)
    stored = msgspec.json.decode(msgspec.json.encode(run.progress), type=Progress)
    again = Run(GAME, lesson, stored)
    assert (again.at, again.table.digest(), again.progress) == (run.at, run.table.digest(), run.progress)
    run.choose("build 4,19")
    run.next()
    assert run.finished and Run(GAME, lesson, run.progress).finished


def test_progress_counts_as_far_as_it_still_fits() -> None:
    lesson = made({"id": "read"}, three_built())
    assert Run(GAME, lesson, Progress("made", [[], ["build 3,18", "build 19,19"]])).progress.steps == [
        [],
        ["build 3,18"],
    ]


def test_only_what_the_learner_may_know_is_judged() -> None:
    run = Run(GAME, made(three_built()))
    assert value_at(Reached(run.table, 0), "view.players.*.hand") == [None, None]  # one is played, one is hidden


# -- what is refused --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("check", "holds"),
    [
        (Check("view.built", equals=0), True),
        (Check("view.players.0.supply", least=40, most=40), True),
        (Check("view.players.1.supply", most=39), False),
        (Check("view.cards", has="knights", lacks="lords"), True),
        (Check("view.owners.#", equals=20), True),
        (Check("view.owners.3.4", equals="."), True),
        (Check("choice", like="build *"), True),
        (Check("score.castles", least=1), False),
        (Check("over", equals=True), False),
    ],
    ids=str,
)
def test_a_check_looks_along_its_path(check: Check, holds: bool) -> None:
    run = Run(GAME, made(three_built()))
    assert check.holds(Reached(run.table, 0, "build 3,18")) is holds


@pytest.mark.parametrize(
    ("raw", "why"),
    [
        (b"{", "made: "),
        (b'{"id": "made", "clauses": [], "steps": []}', "needs a table"),
        (b'{"id": "made", "clauses": [], "steps": [{"id": "one", "gaol": []}]}', "gaol"),
        (b'{"id": "made", "clauses": [], "steps": [{"id": "one", "table": {}, "do": ["end"]}]}', "go together"),
    ],
)
def test_a_file_that_is_no_lesson_is_refused(raw: bytes, why: str) -> None:
    with pytest.raises(BadLesson, match=why):
        read(raw, "made")


@pytest.mark.parametrize(
    ("step", "why"),
    [
        (beside_a_location(do=["build 0,0"]), "beside: build 0,0 is answered wrong"),
        (beside_a_location(do=["build 5,5"]), "beside: build 5,5 cannot be chosen"),
        (beside_a_location(goal=[{"path": "view.gold", "is": 1}]), "there is no 'gold'"),
        (beside_a_location(table={"choices": ["build 5,5"], **TABLE}), "the position does not fit"),
        (beside_a_location(wrong={"apart": {"when": NO_TOKEN, "play": ["build 3,18"]}}), "apart: it is answered done"),
        (beside_a_location(points=["3,18"]), "is no thing"),
        (beside_a_location(reply=["build 0,0"]), "build 0,0 is never chosen"),
    ],
)
def test_a_lesson_that_does_not_fit_the_rules_says_where(step: dict[str, Any], why: str) -> None:
    assert [fault for fault in faults(GAME, made(step)) if why in fault]


def test_the_form_of_a_lesson_is_checked() -> None:
    found = "\n".join(faults(GAME, made({"id": "read"}, {"id": "read"}, beside_a_location())))
    for fault in ("3 steps, not 8 to 20", "two steps 'read'", "is the task", "only 1 of 3", "nobody has written"):
        assert fault in found


def test_a_lesson_that_cannot_be_played_with_these_components_says_why() -> None:
    assert left_out(GAME, made(beside_a_location())) is None
    assert "cannot be chosen" in (left_out(GAME, made(beside_a_location(do=["build 5,5"]))) or "")
