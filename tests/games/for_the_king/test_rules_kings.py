"""Sections 6 and 7: king cards, and the secondary duties that follow the primaries."""

from __future__ import annotations

from itertools import product

import pytest
from tests.games.for_the_king.scenes import (
    P1,
    P2,
    P3,
    P4,
    asked,
    card,
    hand,
    heard,
    offered,
    office,
    phase_one,
    phase_two,
    play,
    primary,
    random_game,
    view,
    where,
)

from kingstable.games.for_the_king import game
from kingstable.games.for_the_king.options import Lower, Raise, Shift, decrees
from kingstable.games.for_the_king.rules.kings import king_options, secondary
from kingstable.games.for_the_king.tables import DEALS, EFFECT, IS_KING
from kingstable.kernel import IllegalChoice, Rng
from kingstable.words import Speaker

LIMITS = {"DIP": 6, "MIL": 1, "ENT": 3, "ARC": 3, "PRO": 3}
OTHERS = "ARC-A ARC-B ARC-C ARC-D"


def options(effect: str, seats: int = 4, **values: int) -> list[str]:
    table = phase_one(seats, OTHERS, **(values or LIMITS))
    return [option.notation for option in king_options(table.state, effect)]


def gained(king: str, seats: int = 4, **values: int):  # type: ignore[no-untyped-def]
    """P1 draws a king and keeps it."""
    table = phase_one(seats, f"{king} {OTHERS}", **(values or LIMITS))
    play(table, "P1 place self")
    return table


@pytest.mark.rule("FK-X9", "FK-6.5", "FK-6.6", "FK-6.8", "FK-6.9", "FK-6.10", "FK-D14")
def test_kings_at_the_limits_1_and_6() -> None:
    assert sorted(options("up1")) == ["raise arc", "raise ent", "raise mil", "raise pro"]
    assert sorted(options("down1")) == ["lower arc", "lower dip", "lower ent", "lower pro"]
    assert sorted(options("either1")) == [
        *["lower arc", "lower dip", "lower ent", "lower pro"],
        *["raise arc", "raise ent", "raise mil", "raise pro"],
    ]
    for king, wrong in (("KING-UP1-1", "raise dip"), ("KING-DOWN1-1", "lower mil"), ("KING-EITHER1-1", "raise dip")):
        table = gained(king)
        before = table.digest()
        with pytest.raises(IllegalChoice):
            table.choose(wrong)
        assert table.digest() == before


@pytest.mark.rule("FK-X10", "FK-6.11", "FK-6.12")
def test_two_tile_kings() -> None:
    pairs = ["arc+mil", "arc+pro", "ent+arc", "ent+mil", "ent+pro", "mil+pro"]
    assert sorted(options("up2")) == [f"raise {pair}" for pair in pairs]
    assert len(options("down2")) == 6
    table = gained("KING-UP2-1")
    for wrong in ("raise mil+mil", "raise mil", "raise mil+dip", "lower ent+arc"):
        with pytest.raises(IllegalChoice):
            table.choose(wrong)
    assert (office(table, "MIL").secondary, office(table, "ENT").secondary) == (0, 1)
    table.choose("raise ent+mil")
    assert [primary(table, code) for code in ("DIP", "ENT", "ARC", "MIL", "PRO")] == [6, 4, 3, 2, 3]
    assert (office(table, "MIL").secondary, office(table, "ENT").secondary) == (1, 2)
    down = gained("KING-DOWN2-1")
    down.choose("lower dip+ent")
    assert [primary(down, code) for code in ("DIP", "ENT", "ARC", "MIL", "PRO")] == [5, 2, 3, 1, 3]


@pytest.mark.rule("FK-X11", "FK-6.13", "FK-D16")
def test_raise_one_and_lower_another() -> None:
    assert len(options("swap")) == 13
    assert len(options("swap", DIP=3)) == 20
    table = gained("KING-SWAP-1")
    with pytest.raises(IllegalChoice):
        table.choose("shift ent ent")
    assert office(table, "DIP").secondary == 3
    table.choose("shift mil dip")
    assert (primary(table, "MIL"), office(table, "MIL").secondary) == (2, 1)
    assert (primary(table, "DIP"), office(table, "DIP").secondary) == (5, 2)
    assert [said.id for _, said in table.heard(None) if said.id in ("log-raise", "log-lower")] == [
        "log-raise",
        "log-lower",
    ]


@pytest.mark.rule("FK-C4", "FK-6.14")
@pytest.mark.parametrize(
    ("effect", "five", "six"),
    [("either1", 10, 12), ("up1", 5, 6), ("down1", 5, 6), ("up2", 10, 15), ("down2", 10, 15), ("swap", 20, 30)],
)
def test_the_number_of_applications_away_from_the_limits(effect: str, five: int, six: int) -> None:
    """Nobody holds a card of any office here, and all may be chosen."""
    for seats, count in ((4, five), (5, six)):
        for value in (2, 3, 5):
            codes = ["DIP", "ENT", "ARC", "MIL", "PRO"] + ["LIV"] * (seats == 5)
            assert len(options(effect, seats, **dict.fromkeys(codes, value))) == count


@pytest.mark.rule("FK-X13", "FK-6.1", "FK-6.2", "FK-6.3", "FK-6.16", "FK-D11")
def test_the_advisor_keeps_a_king() -> None:
    table = phase_one(3, "KING-UP2-1 DIP-A DIP-B DIP-C ENT-A ENT-B ENT-C ENT-D", advisor=P2)
    play(table, "P2 place self")
    assert view(table, P1).king == "king-up2-1"
    assert asked(table)[0] == P2
    assert view(table, None).deck == 7, "no second card is drawn yet"
    play(table, "P2 raise dip+mil")
    assert [primary(table, code) for code in ("DIP", "MIL")] == [4, 4]
    assert [office(table, code).secondary for code in ("DIP", "MIL")] == [2, 2]
    assert hand(table, P2) == []
    assert [said.args["card"].id for said in heard(table, P1, "king")] == ["card-king-up2-1"]
    assert where(table, P3, "KING-UP2-1") == ("gone", None, 0)
    assert offered(table) == ["place centre", "place favour"]
    play(table, "P2 place centre", "P2 place centre")
    assert len(table.state.favour) == 1 and view(table, None).centre == ["dip-a", "dip-b"]


@pytest.mark.rule("FK-6.17", "FK-D12", "FK-5.3")
def test_kings_in_the_centre_act_when_taken_and_later_players_see_the_new_values() -> None:
    table = phase_one(4, "DIP-A KING-UP1-1 KING-DOWN1-1 ENT-A DIP-B ENT-B ENT-C ENT-D ENT-E ENT-F")
    play(table, "P1 place self", "P1 place centre", "P1 place centre", "P1 place centre")
    assert {primary(table, code) for code in ("DIP", "ENT", "ARC", "MIL", "PRO")} == {3}, "nothing happens yet"
    play(table, "P2 take king-up1-1")
    assert asked(table)[0] == P2 and len(view(table, None).centre) == 2
    play(table, "P2 raise dip")
    assert asked(table) == (P3, ["take king-down1-1", "take ent-a"])
    assert office(table, "DIP", P3).primary == 4
    play(table, "P3 take king-down1-1", "P3 lower dip")
    assert primary(table, "DIP") == 3
    assert [hand(table, seat) for seat in (P2, P3, P4)] == [[], [], ["ENT-A"]]
    assert {card("KING-UP1-1"), card("KING-DOWN1-1")} <= set(table.state.spent)


@pytest.mark.rule("FK-6.18", "FK-V5")
def test_a_king_in_the_favour_pile_does_nothing_until_it_is_won() -> None:
    table = phase_one(2, "KING-UP1-1 DIP-A DIP-B DIP-C DIP-D DIP-E")
    play(table, "P1 place favour", "P1 place self")
    assert {primary(table, code) for code in ("DIP", "ENT", "ARC", "MIL", "PRO")} == {3}
    assert where(table, P2, "KING-UP1-1")[0] == "unknown"


@pytest.mark.rule("FK-6.4", "FK-7.6")
def test_no_king_can_name_a_secondary_duty() -> None:
    """What a king may change are offices, each of which has one primary; the halves are computed."""
    for effect in ("either1", "up1", "down1", "up2", "down2", "swap"):
        for option in king_options(phase_one(4, OTHERS).state, effect):
            assert isinstance(option, Raise | Lower | Shift)
            assert all(reference.startswith("office:") for reference in option.references)
    table = gained("KING-UP1-1")
    halves = [office(table, code).secondary for code in ("DIP", "ENT", "ARC", "MIL", "PRO")]
    table.choose("raise mil")
    halves[3] = 1  # only the secondary of the primary that moved
    assert [office(table, code).secondary for code in ("DIP", "ENT", "ARC", "MIL", "PRO")] == halves


@pytest.mark.rule("FK-6.7", "FK-2.2")
def test_a_changed_primary_is_the_tile_of_the_new_value() -> None:
    table = gained("KING-UP1-1", DIP=3)
    table.choose("raise dip")
    assert office(table, "DIP").primary == 4
    (said,) = heard(table, None, "raise")
    assert (said.args["office"].id, said.args["value"], said.args["secondary"]) == ("office-dip", 4, 2)


@pytest.mark.rule("FK-6.15", "FK-D13")
def test_using_a_king_is_compulsory() -> None:
    table = gained("KING-DOWN1-1")
    assert all(option.startswith("lower ") for option in offered(table))
    with pytest.raises(IllegalChoice):
        table.choose("pass")


@pytest.mark.rule("FK-6.19", "FK-6.3", "FK-1.11")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_hand_ever_contains_a_king_and_used_kings_never_come_back(seats: int) -> None:
    table = random_game(seats, 21, 0)
    rng = Rng.seeded(3)
    spent: list[int] = []
    while not table.over:
        s = table.state
        assert not any(IS_KING[each] for held in s.hands for each in held)
        assert s.spent[: len(spent)] == spent
        spent = s.spent.copy()
        table.choose(rng.pick(table.asks[0].options[:4]))
    assert any(IS_KING[each] for each in spent)


@pytest.mark.rule("FK-D15", "FK-6.12")
def test_a_king_that_cannot_be_applied_in_full_is_applied_in_part() -> None:
    """Reachable with five players: `down2` with five primaries at 1."""
    ones = dict.fromkeys(("DIP", "ENT", "ARC", "MIL", "PRO"), 1)
    assert options("down2", 5, LIV=4, **ones) == ["lower liv"]
    table = phase_one(5, f"KING-DOWN2-1 {OTHERS} ARC-E", LIV=4, **ones)
    play(table, "P1 place self")  # the only application follows by itself
    assert primary(table, "LIV") == 3
    sixes = dict.fromkeys(("DIP", "ENT", "ARC", "MIL"), 6)
    assert options("up2", 4, PRO=5, **sixes) == ["raise pro"]
    assert options("swap", 4, PRO=6, **sixes) == [
        f"lower {code.lower()}" for code in ("dip", "ent", "arc", "mil", "pro")
    ]


@pytest.mark.rule("FK-D15")
def test_a_king_of_which_no_part_can_be_applied_is_discarded() -> None:
    """Not reachable in play; the rule holds all the same."""
    ones = dict.fromkeys(("DIP", "ENT", "ARC", "MIL", "PRO"), 1)
    assert options("down1", 4, **ones) == []
    table = phase_one(4, f"KING-DOWN1-1 {OTHERS}", **ones)
    play(table, "P1 place self")
    assert card("KING-DOWN1-1") in table.state.spent
    assert [said.args["seat"] for said in heard(table, None, "king-idle")] == [P1]
    assert {primary(table, code) for code in ones} == {1}


@pytest.mark.rule("FK-D15")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_full_search_with_the_present_data_only_down2_with_five_players_can_come_short(seats: int) -> None:
    """The kings in play move the sum of the primaries by a bounded amount; try every way the values can stand."""
    deal = DEALS[seats]
    kings = [EFFECT[each] for each in deal.cards if IS_KING[each]]
    ups = sum(2 if king == "up2" else king in ("up1", "either1", "swap") for king in kings)
    downs = sum(2 if king == "down2" else king in ("down1", "either1", "swap") for king in kings)
    short = set()
    for king in set(kings):
        # The king at hand has not moved anything yet.
        up = ups - (2 if king == "up2" else king in ("up1", "either1", "swap"))
        down = downs - (2 if king == "down2" else king in ("down1", "either1", "swap"))
        for values in product((1, 2, 6), repeat=len(deal.offices)):  # at the limits, or not
            raised = sum(max(value - 3, 0) for value in values)
            lowered = sum(max(3 - value, 0) for value in values)
            if raised > up or lowered > down:
                continue
            risen = tuple(at for at, value in enumerate(values) if value < 6)
            fallen = tuple(at for at, value in enumerate(values) if value > 1)
            ways = decrees(king, risen, fallen)
            full = 2 if king in ("up2", "down2", "swap") else 1
            assert ways, (king, values)
            if _changes(ways[0]) < full:
                short.add((king, values.count(1), values.count(6)))
    assert {king for king, _, _ in short} <= ({"down2"} if seats == 5 else set())
    assert all(ones == 5 for _, ones, _ in short)


def _changes(option: object) -> int:
    return 2 if isinstance(option, Shift) else len(option.offices)  # type: ignore[attr-defined]


@pytest.mark.rule("FK-X8", "FK-7.1", "FK-7.2", "FK-7.3", "FK-7.4", "FK-7.5")
def test_secondary_follows_primary() -> None:
    s = phase_one(3, OTHERS).state
    shown = []
    for value in (3, 2, 1, 2, 3, 4, 5, 6):
        s.primary[1] = value
        shown.append(secondary(s, 1))
    assert shown == [1, 1, 0, 1, 1, 2, 2, 3]


@pytest.mark.rule("FK-X8", "FK-7.4", "FK-7.5", "FK-7.3", "FK-V2")
def test_a_secondary_vanishes_and_comes_back_in_play() -> None:
    table = phase_two(3, "KING-DOWN1-1 KING-UP1-1 DIP-A", hands={P1: "GOLD1-01 GOLD1-02 GOLD1-03"}, ENT=2)
    assert office(table, "ENT").secondary == 1
    play(table, "P1 bid 1", "P1 lower ent")
    assert (office(table, "ENT").primary, office(table, "ENT").secondary) == (1, 0)
    play(table, "P1 bid 1", "P1 raise ent")
    assert (office(table, "ENT").primary, office(table, "ENT").secondary) == (2, 1)


@pytest.mark.rule("FK-7.3", "FK-7.7", "FK-V4")
@pytest.mark.parametrize(
    ("seats", "said"), [(2, "P1 lowers Military to 1"), (3, "P1 lowers Military to 1; it now has no secondary duty")]
)
def test_the_log_says_when_a_secondary_vanishes(seats: int, said: str) -> None:
    table = gained("KING-DOWN1-1", seats, MIL=2)
    table.choose("lower mil")
    (told,) = heard(table, None, "lower")
    assert Speaker("en", game, ["P1", "P2", "P3"]).say(told) == said


@pytest.mark.rule("FK-X8", "FK-7.7", "FK-3.8")
def test_with_two_players_there_are_no_secondary_duties() -> None:
    s = phase_one(2, OTHERS).state
    for value in range(1, 7):
        s.primary[1] = value
        assert secondary(s, 1) == 0
    assert not view(random_game(2, 1), None).deal.secondary
    assert {each.secondary for each in view(random_game(2, 1), None).offices} == {0}
