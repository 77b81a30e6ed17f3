"""What a seat may imagine of what it cannot know."""

from tests.games.viscounts.scenes import (
    cards,
    ids,
    scene,
)

from kingstable.games.viscounts import game
from kingstable.games.viscounts.rules.cards import draw, shuffle_in
from kingstable.kernel import Rng, Table


def imagined_hands(s, seat, who):
    found = set()
    for seed in range(60):
        t = s.copy()
        game.imagine(t, seat, Rng.seeded(seed))
        game.check(t)
        found.add(tuple(sorted(ids(t.players[who].hand))))
    return found


def test_a_hand_that_was_there_when_the_draw_pile_ran_out_is_known():
    s = scene(2)
    cards(
        s,
        0,
        slots=["abbot", "squire", "labourer"],
        hand=["thief", "trader"],
        discard=["lender", "financer", "journeyman"],
    )
    shuffle_in(s, 0)
    assert imagined_hands(s, 1, 0) == {("start_thief", "start_trader")}
    draw(s, 0, 3)
    hands = imagined_hands(s, 1, 0)
    assert len(hands) == 3 and all({"start_thief", "start_trader"} < set(hand) for hand in hands)


def test_otherwise_hand_and_draw_pile_are_one_unknown_heap():
    s = scene(2)
    cards(
        s,
        0,
        slots=["abbot", "squire", "labourer"],
        hand=["thief", "trader"],
        deck=["ada", "lender"],
        discard=["financer"],
    )
    assert len(imagined_hands(s, 1, 0)) == 6
    shuffle_in(s, 0)
    assert len(imagined_hands(s, 1, 0)) == 6  # the Financer was shuffled in after the hand was drawn
    assert imagined_hands(s, 0, 0) == {("start_thief", "start_trader")}


def test_piles_and_schemes_are_dealt_anew():
    s = Table.new(game, 1, {"automa": "card", "difficulty": 2}, seed=4).state
    t = s.copy()
    game.imagine(t, 0, Rng.seeded(9))
    assert [pile[-1] for pile in s.folk] == [pile[-1] for pile in t.folk] and s.folk != t.folk
    assert [pile[-1] for pile in s.scrolls] == [pile[-1] for pile in t.scrolls] and s.scrolls != t.scrolls
    assert (sorted([*s.players[1].deck, *s.future])) == sorted([*t.players[1].deck, *t.future])
    unseen = {tuple(sorted(_imagined(s, seed).unseen)) for seed in range(30)}
    assert len(unseen) > 5


def _imagined(s, seed):
    t = s.copy()
    game.imagine(t, 0, Rng.seeded(seed))
    return t
