"""The arena: fair seats, the same results however many processes play, honest figures."""

import pytest

from kingstable.arena import Contest, Game, compete, summarise
from kingstable.arena import contest as contest_module
from kingstable.arena.report import wilson
from kingstable.kernel import BadOptions, Option, Record, Sight, Table, UnknownGame
from kingstable.minds import UnknownMind


def test_seats_rotate() -> None:
    contest = Contest("kingdom_builder", ("greedy", "random", "random"))
    assert [contest.seating(number) for number in range(4)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]


def _without_time(game: Game) -> tuple[object, ...]:
    return (game.number, game.seating, game.points, game.ranks, game.won, game.decisions, game.record)


def test_the_same_seed_gives_the_same_games_whatever_the_number_of_processes() -> None:
    contest = Contest("kingdom_builder", ("random", "random"), games=6, seed="7")
    alone = [_without_time(game) for game in compete(contest)]
    heard: list[int] = []
    together = [_without_time(game) for game in compete(contest, 2, lambda game: heard.append(game.number))]
    assert alone == together
    assert heard == list(range(6))
    other = compete(Contest("kingdom_builder", ("random", "random"), games=6, seed="8"))
    assert alone != [_without_time(game) for game in other]


def test_a_record_of_the_arena_replays_to_the_same_points() -> None:
    game = compete(Contest("kingdom_builder", ("random", "greedy"), games=1))[0]
    table = Table.replay(Record.loads(game.record.dumps()))
    assert [sheet.total for sheet in table.scores()] == game.points


def test_a_mind_that_listens_hears_in_the_arena_too(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = []

    class Listener:
        listens = True

        def choose(self, sight: Sight) -> Option:
            heard.append(len(sight.heard()))
            return sight.ask.options[0]

    monkeypatch.setattr(contest_module, "find_mind", lambda *_: Listener())
    compete(Contest("kingdom_builder", ("random", "random"), games=1))
    assert heard[-1] > heard[0] > 0


def test_a_level_thinks_as_long_as_it_is_told_to() -> None:
    contest = Contest("for_the_king", ("master@0.01", "expert@0.04", "random"), games=1)
    contest.check()
    played = compete(contest)
    spent = [sum(game.seconds[game.seating.index(place)] for game in played) for place in range(3)]
    assert spent[2] < spent[0] < spent[1]
    for strange in ("master@", "master@nan", "greedy@1"):
        with pytest.raises(UnknownMind):
            Contest("kingdom_builder", (strange, "random")).check()


def test_greedy_beats_random() -> None:
    contest = Contest("kingdom_builder", ("greedy", "random"), games=10)
    greedy, random = summarise(contest, compete(contest, 2)).standings
    assert (greedy.mind, random.mind, greedy.games) == ("greedy", "random", 10)
    assert greedy.win_share > 0.8
    assert greedy.win_share + random.win_share == pytest.approx(1)
    assert greedy.points > random.points
    assert greedy.milliseconds > 0


def test_a_shared_victory_is_shared() -> None:
    record = Record("kingdom_builder", 1, 2, "1")
    games = [
        Game(0, [0, 1], [50, 50], [1, 1], [True, True], [1, 1], [0.0, 0.0], record),
        Game(1, [1, 0], [40, 50], [2, 1], [False, True], [1, 1], [0.0, 0.0], record),
    ]
    first, second = summarise(Contest("kingdom_builder", ("greedy", "random"), games=2), games).standings
    assert (first.win_share, second.win_share) == (0.75, 0.25)
    assert (first.points, second.points) == (50, 45)
    assert second.spread == pytest.approx(7.0710678)


def test_wilson_interval() -> None:
    share, low, high = wilson([1.0] * 8 + [0.0] * 2)
    assert (share, round(low, 3), round(high, 3)) == (0.8, 0.49, 0.943)


@pytest.mark.parametrize(
    ("contest", "error"),
    [
        (Contest("chess", ("random", "random")), UnknownGame),
        (Contest("kingdom_builder", ("random",)), BadOptions),
        (Contest("kingdom_builder", ("random", "deep_thought")), UnknownMind),
        (Contest("kingdom_builder", ("random", "random"), games=0), BadOptions),
        (Contest("kingdom_builder", ("random", "random"), options={"setup": "chosen"}), BadOptions),
        (Contest("kingdom_builder", ("random", "random"), options={"tempo": "fast"}), BadOptions),
    ],
)
def test_a_contest_that_cannot_be_played_is_refused_before_it_begins(contest: Contest, error: type) -> None:
    with pytest.raises(error):
        compete(contest)
