"""What a seat cannot know is dealt anew, fairly, and with all that it can know."""

from kingstable.games.kingdom_builder import game
from kingstable.kernel import Rng, Table


def test_imagined_hands_and_pile_are_a_fair_deal_of_the_unseen_cards():
    table = Table.new(game, 3, {"first": "0"}, seed=8)
    mine = table.state.players[1].hand
    seen = set()
    for seed in range(60):
        s = table.imagine(1, Rng.seeded(seed)).state
        assert s.players[1].hand == mine
        assert sorted([*s.deck, s.players[2].hand]) == sorted([*table.state.deck, table.state.players[2].hand])
        seen.add(s.players[2].hand)
    assert seen == {0, 1, 2, 3, 4}
