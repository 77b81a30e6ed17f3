"""Explanations, the score pad, the terminal and the mind."""

from kingstable.kernel import Rng, Sight, Table, message
from kingstable.words import Speaker
from scenes import night, scene

from kingstable_moths import game
from kingstable_moths.advice import advice
from kingstable_moths.explain import explain
from kingstable_moths.greedy import Greedy
from kingstable_moths.pad import score_text
from kingstable_moths.tables import NIGHTS
from kingstable_moths.terminal import about, board, panel, piles, show, tracks
from kingstable_moths.view import view


def test_what_cannot_be_chosen_says_why() -> None:
    table = Table.new(game, 2, {}, seed=1)
    ask, s = table.asks[0], scene()
    night(s, (17, 0), (9, 0))
    assert explain(s, ask, "moth:17") == message("why-flown")
    assert explain(s, ask, f"light:{s.taken[0][0].light}") in (message("why-dark"), None)
    assert explain(s, ask, ask.options[0].references[0]) is None


def test_the_adviser_speaks_of_lights_that_glow_and_of_the_last_night() -> None:
    ask, s = Table.new(game, 2, {}, seed=1).asks[0], scene()
    assert "advice-glow" not in [said.id for said in advice(view(s, 0), ask)]
    night(s, (17, 0), (9, 0))
    assert "advice-glow" in [said.id for said in advice(view(s, 0), ask)]
    s.night = NIGHTS
    assert next(iter(advice(view(s, 0), ask))).id == "advice-last-night"


def test_a_position_is_scored() -> None:
    [sheets] = score_text('{"players": [{"lights": [6, 3], "sparks": 1}, {"lights": [4]}]}')
    assert [(sheet.total, sheet.winner) for sheet in sheets] == [(10, True), (4, False)]


def test_the_terminal_draws_every_part() -> None:
    s = scene()
    night(s, (17, 0), (9, 0))
    say = Speaker("en", game, ["Anna", "Borys"]).say
    seen = view(s, 0)
    assert show(seen, {"moth:1": "a"}, say) and panel(seen, {}, say) and about(seen, say)
    assert board(seen, 1, say) and piles(seen, say) and tracks(seen, say)


def test_greedy_chooses_an_option() -> None:
    table = Table.new(game, 4, {}, seed=2)
    sight = Sight.of(table, 0, Rng.seeded(1))
    assert Greedy().choose(sight) in table.asks[0].options
