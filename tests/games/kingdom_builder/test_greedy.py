"""Greedy for Kingdom Builder: it plans whole turns, goes on from anywhere, knows no secret, and beats chance."""

from tests.games.kingdom_builder.scenes import begin, position

from kingstable.arena.contest import Contest, compete
from kingstable.games.kingdom_builder.greedy import Greedy
from kingstable.kernel import Rng, Table
from kingstable.minds import Sight, find_mind


def test_it_goes_on_from_the_middle_of_an_action_begun_by_another() -> None:
    table = Table.new("kingdom_builder", 2, seed=5, quiet=True)
    rng = Rng.seeded("middle")
    middles = 0
    while not table.over:
        ask = table.asks[0]
        if any(option.notation == "withdraw" for option in ask.options):
            middles += 1
            option = find_mind("kingdom_builder", "greedy").choose(Sight.of(table, ask.seat, rng))
            assert option in ask.options
            assert option.kind == "put" or "put" not in {each.kind for each in ask.options}, "what is lifted is put"
        uses = [option for option in ask.options if option.kind == "use"]
        table.choose(rng.pick(uses or ask.options))
    assert middles > 5


def test_it_leaves_the_table_as_it_is() -> None:
    table = Table.new("kingdom_builder", 2, seed=6, quiet=True)
    rng = Rng.seeded("still")
    for _ in range(40):
        before = table.digest()
        Greedy().choose(Sight.of(table, table.asks[0].seat, Rng.seeded(1)))
        assert table.digest() == before
        table.choose(rng.pick(table.asks[0].options))


def test_its_choice_does_not_depend_on_hidden_cards() -> None:
    choices = []
    for order in ("one", "other"):
        s = position(own={0: "5,5", 1: "8,8"}, card="forest")
        Rng.seeded(order).shuffle(s.deck)
        choices.append(Greedy().choose(Sight.of(begin(s), 0, Rng.seeded(3))))
    assert choices[0] == choices[1]


def test_it_takes_a_castle_before_nothing_at_all() -> None:
    """Fishermen, knights and merchants pay no more for another canyon than for the one beside the castle."""
    table = begin(position(card="canyon", cards=("miners", "hermits", "lords")))
    option = Greedy().choose(Sight.of(table, 0, Rng.seeded(1)))
    assert table.state.board.special_at[option.cell] >= 0


def test_it_beats_chance() -> None:
    games = compete(Contest("kingdom_builder", ("greedy", "random"), games=6, seed="test"))
    assert sum(game.won[game.seating.index(0)] for game in games) >= 5
