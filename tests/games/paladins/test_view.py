"""What a seat sees: everything that lies open, and nothing that does not."""

import msgspec
from tests.games.paladins.scenes import asked, favours, give, offered, outsider_row, play, put_workers, stage, start

from kingstable.games.paladins import game
from kingstable.games.paladins.view import PaladinsView
from kingstable.kernel import Table


def encoded(table: Table, seat: int | None) -> str:
    return msgspec.json.encode(table.view(seat)).decode()


def test_what_everybody_sees() -> None:
    s = stage(3, 4)
    favours(s, "favour_09", "favour_03")
    mine = give(s.players[0], "labourer 2 scout", silver=3, provisions=2, faith=4, paladin="oliver")
    put_workers(mine, "hunt", "labourer scout")
    s.players[1].passed = True
    s.favour_workers[0], s.favour_owners[0] = 1, 2
    for seat in (0, 1, None):
        view = game.view(s, seat)
        assert (view.round, view.first, view.active, view.tax, view.phase) == (4, 0, 0, 7, "action")
        assert [player.passed for player in view.players] == [False, True, False]
        assert (view.piles.townsfolk, view.piles.outsiders, view.piles.walls, view.piles.taverns) == (27, 30, 24, 24)
        assert all(slot.card is not None for slot in view.orders)
        assert [slot.card for slot in view.favours][:3] == ["favour_09", "favour_03", None]
        assert (view.favours[0].worker, view.favours[0].owner) == ("scout", 2)
        player = view.players[0]
        assert (player.silver, player.provisions) == (3, 2)
        assert player.workers == {"labourer": 2, "scout": 1}
        assert (player.tracks["faith"], player.paladin) == (4, "oliver")
        assert player.placed == {"hunt": ["labourer", "scout"]}


def test_prices_and_reach_hold_for_the_viewer() -> None:
    s = stage(2)
    give(s.players[0], strength=4, faith=3, silver=1)
    give(s.players[1], paladin="roland")
    outsider_row(s, {2: None})
    mine, other, nobody = (game.view(s, seat) for seat in (0, 1, None))
    assert [slot.price for slot in mine.outsiders] == [0, 0, 1, 2, 3, 4]
    assert [slot.convertible for slot in mine.outsiders] == [True, False, False, False, False, False]
    assert [slot.affordable for slot in mine.townsfolk] == [True, True, False, True, True]
    assert [slot.price for slot in other.townsfolk] == [0] * 5
    assert nobody.outsiders[0].price is None and not nobody.townsfolk[4].affordable


def test_a_cost_is_told_where_the_paladin_lowers_it() -> None:
    s = stage(3)
    give(s.players[0], paladin="anseis")  # Fortify costs nothing
    give(s.players[1], paladin="roland")  # Recruit does: the prices are told beside the townsfolk
    give(s.players[2], paladin="otton")  # only rewards
    assert [player.costs for player in game.view(s, 0).players] == [{"fortify": 0}, {}, {}]


def test_paladins_in_hand_are_the_owner_s_secret() -> None:
    table = Table.new(game, 2, {}, 7)
    while asked(table) != "ask-paladin":
        table.choose(table.asks[0].options[0])
    hands = [set(game.view(table.state, seat).hand) for seat in (0, 1)]
    assert all(len(hand) == 3 for hand in hands)
    assert game.view(table.state, None).hand == []
    table.choose("paladin 1 2 3", seat=0)
    table.choose("paladin 1 2 3", seat=1)
    second = table.state.active ^ 1
    chosen = game.view(table.state, second).chosen
    assert chosen is not None
    other = game.view(table.state, second ^ 1)
    assert other.chosen is None and other.players[second].has_chosen and other.players[second].paladin is None


def test_no_seed_and_no_deck_in_a_view() -> None:
    table = Table.new(game, 1, {}, "secret-seed")
    text = encoded(table, 0)
    assert table.state.rng.key not in text and "rng" not in text and "secret-seed" not in text
    assert msgspec.json.decode(text.encode(), type=PaladinsView) == table.view(0)


def test_the_solo_opponent_is_shown_whole() -> None:
    table = Table.new(game, 1, {"difficulty": "normal"}, 3)
    for _ in range(10):
        table.choose("pass" if "pass" in offered(table) else table.asks[0].options[0])
    view = game.view(table.state, 0)
    assert view.rival is not None and len(view.players) == 2
    face_down = [slot for slot in view.favours if slot.card is None]
    assert 1 <= view.rival.marker <= 5 and sorted(view.rival.stack) == ["faith", "influence", "strength"]
    assert view.rival.scheme_deck + len(view.rival.scheme_pile) + len(face_down) == 17
    assert len(view.rival.drawn) == 3
    assert game.active(table.state) == 0


def test_a_choice_can_be_taken_back_until_something_is_turned_up() -> None:
    s = stage(2)
    give(s.players[0], "labourer 2 merchant", silver=9)
    give(s.players[1], "labourer")
    table = play(start(s), "use trade 2")
    before = table.digest()
    play(table, "end")
    table.undo(0)
    assert table.digest() == before and asked(table) == "ask-end"
    table.undo(0)
    assert asked(table) == "ask-action"
    play(table, "use conspire 1", "place labourer")
    assert table.undo_refusal(0) is not None
