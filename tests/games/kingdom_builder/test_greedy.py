"""Greedy for Kingdom Builder: it plans whole turns, goes on from anywhere, knows no secret, and beats chance.

And what a search is told of such turns, also in the middle of a token's action.
"""

from statistics import fmean

from tests.games.kingdom_builder.scenes import begin, position

from kingstable.arena.contest import Contest, compete
from kingstable.games.kingdom_builder.greedy import Greedy
from kingstable.games.kingdom_builder.prospects import (
    BUILT,
    BURDENS,
    ENOUGH,
    TURN,
    WORTH,
    candidates,
    comes_to,
    expected,
    margin,
    means,
    strengths,
)
from kingstable.games.kingdom_builder.state import IN_USE, KingdomState
from kingstable.kernel import Ask, Rng, Table
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


def _in_the_middle() -> list[tuple[Table, Ask]]:
    """Questions in the middle of a token's action, from a game in which every token is used."""
    rng, found = Rng.seeded("middle"), list[tuple[Table, Ask]]()
    table = Table.new("kingdom_builder", 2, seed=5, quiet=True)
    while len(found) < 12:
        ask = table.asks[0]
        if any(option.kind == "withdraw" for option in ask.options):
            found.append((table.copy(), ask))
        onward = [option for option in ask.options if option.kind != "withdraw"]
        table.choose(rng.pick([option for option in onward if option.kind == "use"] or onward))
    return found


def test_the_turns_in_the_middle_of_an_action_go_back_no_further_than_they_differ() -> None:
    back = 0
    for table, ask in _in_the_middle():
        player = table.state.players[ask.seat]
        (used,) = [each.place for each in player.tokens if each.status == IN_USE]
        taken = f"use {table.state.board.location_types[used]}"
        for whole in candidates(table, ask, 6):
            said = [option.notation for option in whole.choices]
            assert said[-1] == "end" and "withdraw" not in said[said.count("withdraw") :]
            steps = next(number for number, each in enumerate(said) if each != "withdraw")
            back += steps
            if steps == 1 + (ask.prompt.id == "ask-put"):
                assert said[steps] != taken, "what was taken up need not be taken back"
    assert back, "some turns do without the token"


def test_the_turns_in_the_middle_of_an_action_lead_to_different_kingdoms() -> None:
    for table, ask in _in_the_middle():
        ends = []
        for whole in candidates(table, ask, 6):
            there = table.copy()
            for option in whole.choices[:-1]:
                then = there.ask_of(ask.seat)
                if then is not None and option in then.options:  # otherwise it has answered itself
                    there.choose(option, seat=ask.seat)
            ends.append(comes_to(there.state, ask.seat))
        assert len(set(ends)) == len(ends)


def test_a_token_that_was_taken_up_is_used_at_a_glance() -> None:
    for table, ask in _in_the_middle():
        assert candidates(table, ask, 1)[0].choices[0].kind != "withdraw"


def test_the_strengths_of_a_kingdom_are_what_the_next_turn_may_bring_and_where_it_stands() -> None:
    alone, there = (_amounts(position("A", 2, {0: own})) for own in ("8,8", "7,14"))
    assert (alone["strength-free"], there["strength-free"]) == (4, 3), (
        "beside it lies grass, beside the other two terrains"
    )
    assert (alone["strength-castles"], there["strength-castles"]) == (4, 2), (
        "one is not new, and one too far from there"
    )
    assert _amounts(position("A", 2, {0: "8,8 8,9"}))["strength-settlements"] == 2
    assert "strength-sections" not in alone
    farmers = position("A", 2, {0: "8,8 8,9 16,1"}, cards=("farmers", "knights", "merchants"))
    assert _amounts(farmers)["strength-sections"] == 2


def test_who_has_no_settlement_left_expects_nothing_of_the_next_turn() -> None:
    s = position("A", 2, {0: "8,8"})
    assert min(_amounts(s)["strength-next"], _amounts(s)["strength-castles"], _amounts(s)["strength-locations"]) > 0
    s.players[0].supply = 0
    amounts = _amounts(s)
    assert amounts["strength-next"] == amounts["strength-castles"] == amounts["strength-locations"] == 0


def _amounts(s: KingdomState) -> dict[str, int]:
    return {line.id: line.points for line in strengths(s, 0)}


def test_what_people_read_of_the_end_is_how_games_end() -> None:
    told, judged = list[float](), list[float]()
    for number in range(8):
        ended, ends = _ended_turns(f"ends {number}")
        for s, seat in ended:
            told.append(expected(s, seat) - ends[seat])
            judged.append(margin(s, seat) - ends[seat])
    assert abs(fmean(told)) < 1 < fmean(judged), "who has had a turn more is not ahead for it"
    assert fmean(each**2 for each in told) < 0.9 * fmean(each**2 for each in judged)


def _ended_turns(seed: str) -> tuple[list[tuple[KingdomState, int]], list[int]]:
    """A game of two greedy players after each turn, with who has ended it; and by how much each is ahead in the end."""
    table, rng, minds = Table.new("kingdom_builder", 2, seed=seed, quiet=True), Rng.seeded(seed), [Greedy(), Greedy()]
    ended = list[tuple[KingdomState, int]]()
    while not table.over:
        seat = table.state.active
        table.choose(minds[seat].choose(Sight.of(table, seat, rng)))
        if not table.over and table.state.active != seat:
            ended.append((table.state.copy(), seat))
    mine, other = (sheet.total for sheet in table.scores())
    return ended, [mine - other, other - mine]


def test_of_what_lords_pay_now_half_is_kept() -> None:
    s = position("A", 2, {0: "8,8 8,9"}, cards=("lords", "hermits", "miners"))
    for player in s.players:
        player.supply = 0  # nothing else is to come
    assert margin(s, 0) == 6 + 1
    assert expected(s, 0) == 3 + 1 + 2 * BUILT


def test_a_turn_to_come_is_foreseen_as_far_as_something_is_left_to_build() -> None:
    first, second = (position("A", 2, active=active) for active in (0, 1))
    assert margin(first, 0) == margin(second, 0) == expected(first, 0) == 0
    assert expected(second, 0) == -TURN
    assert (_amounts(first)["strength-turns"], _amounts(second)["strength-turns"]) == (0, 1)
    for player in second.players:
        player.supply = ENOUGH // 2
    assert expected(second, 0) == -TURN / 2


def test_who_has_built_all_is_not_behind_for_what_farmers_only_promise() -> None:
    s = position("A", 2, {0: "8,8 8,12 16,1 16,12", 1: "9,8 9,12 17,2 17,12"}, cards=("farmers", "hermits", "citizens"))
    s.players[0].supply, s.players[1].supply = 0, 1
    assert margin(s, 0) < -10 < -5 < expected(s, 0)


def test_a_castle_that_many_terrains_reach_is_foreseen_once() -> None:
    beside, near = (position("B", 2, {0: own}, cards=("citizens", "hermits", "miners")) for own in ("15,17", "15,18"))
    assert margin(near, 0) > margin(beside, 0), "it counts anew for each terrain that reaches it"
    assert expected(beside, 0) > expected(near, 0) + 1
    again, castle, token = 0.5 + 1 + 2 + 0.5 + 2, 3, 5 * 12 / 13
    assert _amounts(near)["strength-next"] == round(0.4 * again + 0.75 * castle + (0.5 + 0.75) * token)


def test_what_has_a_worth_or_is_a_burden_is_counted() -> None:
    s = position("A", 2, {0: "8,8"}, cards=("farmers", "knights", "merchants"))
    assert {*WORTH, *BURDENS} <= {line.id for line in (*means(s, 0), *strengths(s, 0))}
