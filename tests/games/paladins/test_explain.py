"""A thing that is not lit says what is missing: the list that follows the decision points in the rules."""

import pytest
from tests.games.paladins.scenes import (
    add_walls,
    crew,
    favours,
    give,
    outsider_row,
    play,
    put_piece,
    put_workers,
    put_workshop,
    stage,
    start,
    townsfolk_row,
)

from kingstable.games.paladins import game
from kingstable.games.paladins.state import PaladinsState
from kingstable.kernel import Message, Rng, Table


def why(table: Table, thing: str) -> Message | None:
    return game.explain(table.state, table.asks[0], thing)


def reason(s: PaladinsState, thing: str) -> tuple[str, dict[str, object]]:
    found = why(start(s), thing)
    assert found is not None
    return found.id, dict(found.args)


def test_nothing_is_said_of_what_is_lit() -> None:
    s = stage()
    give(s.players[0], "labourer")
    table = start(s)
    assert why(table, "action:hunt") is None
    assert why(table, "action:dance") is None
    assert why(table, "no-such-thing") is None


def test_blocked() -> None:
    s = stage()
    mine = give(s.players[0], "labourer")
    put_workers(mine, "hunt", "labourer")
    assert reason(s, "action:hunt") == ("why-blocked", {})


def test_workers_missing() -> None:
    s = stage()
    mine = give(s.players[0], "labourer 3", provisions=5, silver=5)
    id, args = reason(s, "action:commission")
    assert id == "why-colour" and args["workers"] == [Message("worker-scout"), Message("worker-cleric")]
    mine.workers = crew("criminal labourer")
    id, args = reason(s, "action:commission")
    assert args["workers"] == [Message("worker-cleric")]
    mine.workers = crew("scout cleric")
    assert reason(s, "action:commission") == ("why-workers", {"missing": 1, "need": 3})
    mine.workers = crew("labourer")
    assert reason(s, "action:develop") == ("why-workers", {"missing": 1, "need": 2})
    put_workers(mine, "hunt", "labourer")
    assert reason(s, "action:pray") == ("why-colour", {"workers": [Message("worker-cleric")]})


def test_silver_or_provisions_missing() -> None:
    s = stage()
    mine = give(s.players[0], "scout labourer cleric fighter merchant", silver=1)
    assert reason(s, "action:develop") == ("why-silver", {"missing": 3, "cost": 4})
    assert reason(s, "action:commission") == ("why-provisions", {"missing": 1, "cost": 1})
    mine.silver = 0
    assert reason(s, "action:absolve") == ("why-silver", {"missing": 1, "cost": 1})
    outsider_row(s, {1: None, 2: None})
    assert reason(s, "action:attack") == ("why-silver", {"missing": 3, "cost": 3})
    townsfolk_row(s, {1: None, 2: None, 5: None})
    assert reason(s, "action:recruit") == ("why-townsfolk-price", {"cost": 1})


def test_attribute_missing() -> None:
    s = stage()
    mine = give(s.players[0], "scout labourer cleric fighter merchant", silver=9, provisions=9)
    args = {"need": 1, "have": 0, "missing": 1, "attribute": Message("attribute-strength")}
    assert reason(s, "action:garrison") == ("why-attribute", args)
    add_walls(s, 0, 3)
    id, found = reason(s, "action:fortify")
    assert (id, found["need"]) == ("why-attribute", 5)
    mine.jars = [0, 1]
    id, found = reason(s, "action:absolve")
    assert (id, found["need"]) == ("why-attribute", 4)
    outsider_row(s, {1: None, 2: None})
    id, found = reason(s, "action:convert")
    assert (id, found["need"]) == ("why-attribute", 4)


def test_no_piece_no_space_no_card_and_the_limit() -> None:
    s = stage()
    mine = give(s.players[0], "scout labourer cleric fighter merchant", silver=9, provisions=9)
    put_piece(s, 0, "monk", *(f"r3s{n}" for n in range(1, 8)))
    assert reason(s, "action:commission") == ("why-limit", {"limit": 7})
    townsfolk_row(s, dict.fromkeys(range(1, 6)))
    outsider_row(s, dict.fromkeys(range(1, 7)))
    assert reason(s, "action:recruit")[0] == "why-no-card"
    assert reason(s, "action:attack")[0] == reason(s, "action:convert")[0] == "why-no-card"
    spaces = [f"{a}.{n}" for a in ("commission", "fortify", "garrison", "absolve") for n in (1, 2)]
    put_workshop(mine, *spaces)
    assert reason(s, "action:develop") == ("why-no-piece", {"piece": Message("term-workshop")})
    add_walls(s, 1, 24)
    assert reason(s, "action:fortify")[0] == "why-no-wall"
    assert reason(s, "action:pray")[0] == "why-nothing-to-clear"
    table = start(s)
    s.pieces = [6 if piece == -1 else piece for piece in s.pieces]
    assert game.explain(s, table.asks[0], "action:garrison") == Message("why-no-space")


def test_favours() -> None:
    s = stage(4, 7)
    favours(s, "favour_05", "favour_07", "favour_04", "favour_09", "favour_01")
    give(s.players[0], "labourer fighter merchant")
    s.favour_workers[3], s.favour_owners[3] = 0, 1
    assert reason(s, "favour:favour_09")[0] == "why-favour-used"
    assert reason(s, "favour:favour_05") == ("why-silver", {"missing": 1, "cost": 1})
    assert reason(s, "favour:favour_07") == ("why-provisions", {"missing": 1, "cost": 1})
    assert reason(s, "favour:favour_04") == ("why-criminal", {})
    assert why(start(s), "favour:favour_02") is None  # not on the table


def test_targets() -> None:
    s = stage(3)
    give(s.players[0], "scout labourer cleric", provisions=1)
    put_piece(s, 1, "monk", "r1s2")
    table = play(start(s), "use commission 3")
    assert why(table, "space:r1s4") == Message("why-closed", {"players": 4})
    assert why(table, "space:r1s2") == Message("why-occupied")
    found = why(table, "space:r3s1")
    assert found is not None and found.id == "why-attribute" and found.args["need"] == 4
    s = stage()
    give(s.players[0], "scout labourer fighter", silver=1)
    outsider_row(s, {1: "out_01", 6: "out_02"})
    assert why(start(s), "outsider:out_02") is None  # no attack has been begun
    give(s.players[0], "scout labourer fighter", silver=2)
    table = play(start(s), "use attack 3")
    assert why(table, "outsider:out_02") == Message("why-silver", {"missing": 4, "cost": 6})
    s = stage()
    give(s.players[0], "labourer", silver=1)
    townsfolk_row(s, {3: "tf_01"})
    table = play(start(s), "use recruit 1")
    assert why(table, "townsfolk:tf_01") == Message("why-silver", {"missing": 1, "cost": 2})
    s = stage()
    give(s.players[0], "fighter labourer cleric", faith=2)
    outsider_row(s, {3: "out_01"})
    table = play(start(s), "use convert 3")
    found = why(table, "outsider:out_01")
    assert found is not None and found.id == "why-attribute"


def test_jars_workshops_taverns_and_pray() -> None:
    s = stage()
    mine = give(s.players[0], "cleric labourer merchant", silver=9, influence=12)
    mine.jars = [3]
    table = play(start(s), "use absolve 3")
    assert why(table, "jar_space:jar_space_4") == Message("why-jar-there")
    s = stage()
    mine = give(s.players[0], "labourer 2", silver=4)
    put_workshop(mine, "attack.1")
    table = play(start(s), "use develop 2")
    assert why(table, "workshop:attack.1") == Message("why-workshop-there")
    s = stage()
    mine = give(s.players[0], "cleric", silver=4)
    put_workers(mine, "hunt", "labourer")
    put_workers(mine, "trade", "labourer")
    table = play(start(s), "use pray 1")
    assert why(table, "action:conspire") == Message("why-no-workers-there")
    table = Table.new(game, 2, {}, 1)
    while table.asks[0].prompt.id != "ask-tavern" or len(table.asks[0].options) == 3:
        table.choose(table.asks[0].options[0], seat=table.asks[0].seat)
    taken = next(tavern.id for tavern in table.view(0).taverns if tavern.taken_by is not None)  # type: ignore[attr-defined]
    assert why(table, f"tavern:{taken}") == Message("why-tavern-taken")


@pytest.mark.parametrize("seats", (1, 3))
def test_every_action_that_is_not_lit_has_a_reason_at_any_time(seats: int) -> None:
    rng = Rng.seeded("reasons")
    for seed in range(4):
        table = Table.new(game, seats, {}, seed, quiet=True)
        while not table.over:
            ask = table.asks[0]
            if ask.prompt.id == "ask-action":
                lit = {reference for option in ask.options for reference in option.references}
                view = game.view(table.state, ask.seat)
                things = [f"action:{action.id}" for action in game.faces().actions]
                things += [f"favour:{slot.card}" for slot in view.favours if slot.card is not None]
                for thing in things:
                    assert (game.explain(table.state, ask, thing) is None) is (thing in lit), thing
            table.choose(rng.pick(ask.options), seat=ask.seat)
