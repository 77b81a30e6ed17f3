"""Explanations, the score pad, the terminal and the mind."""

import pytest
from kingstable.kernel import BadPosition, Rng, Sight, Table, message
from kingstable.words import Speaker
from scenes import scene

from kingstable_newgame import game
from kingstable_newgame.advice import advice
from kingstable_newgame.explain import explain
from kingstable_newgame.greedy import Greedy
from kingstable_newgame.pad import score_text
from kingstable_newgame.tables import STONES, stone_name
from kingstable_newgame.terminal import about, board, panel, piles, show, tracks
from kingstable_newgame.view import view


def test_what_cannot_be_chosen_says_why() -> None:
    s = scene()
    ask = Table.new(game, 2, {}, seed=1).asks[0]
    assert explain(s, ask, f"stone:{s.deck[0]}") == message("why-taken")
    assert explain(s, ask, f"stone:{s.row[0]}") is None


def test_the_adviser_points_at_the_highest_stone() -> None:
    table = Table.new(game, 2, {}, seed=1)
    seen = view(table.state, 0)
    highest = max(seen.row, key=lambda stone: STONES[stone].number)
    twice = sum(STONES[stone].number == STONES[highest].number for stone in seen.row) > 1
    assert list(advice(seen, table.asks[0])) == ([] if twice else [message("advice-most", stone=stone_name(highest))])


def test_a_position_is_scored() -> None:
    [found] = score_text('{"players": [["red 7", "blue 3"], ["green 5"]]}')
    assert [(sheet.total, sheet.winner) for sheet in found] == [(10, True), (5, False)]
    with pytest.raises(BadPosition, match="red 9"):
        score_text('{"players": [["red 9"], []]}')


def test_the_terminal_draws_every_part() -> None:
    seen = view(scene(), 0)
    say = Speaker("en", game, ["Anna", "Borys"]).say
    assert show(seen, {"stone:1": "a"}, say) and panel(seen, {}, say) and about(seen, say)
    assert board(seen, 1, say) and piles(seen, say) and tracks(seen, say) is None


def test_greedy_chooses_an_option() -> None:
    table = Table.new(game, 2, {}, seed=2)
    assert Greedy().choose(Sight.of(table, 0, Rng.seeded(1))) in table.asks[0].options
