"""Why a thing is not among the options: a full zone, a card elsewhere, an office at its limit, gold, a bid."""

from __future__ import annotations

import pytest
from tests.games.for_the_king.scenes import P1, P2, offered, phase_one, phase_two, play

from kingstable.games.for_the_king import game
from kingstable.kernel import Table

Reason = tuple[str, str]


def why(table: Table, thing: str) -> Reason | None:
    """The reason that the asked player is told, and the clause it cites."""
    said = game.explain(table.state, table.asks[0], thing)
    return None if said is None else (said.id.removeprefix("why-"), str(said.args["rule"]))


@pytest.mark.rule("FK-4.12")
def test_a_full_zone_says_why() -> None:
    table = phase_one(4, "DIP-A DIP-B DIP-C DIP-D DIP-E")
    play(table, "P1 place self")
    assert why(table, "zone:self") == ("zone-full", "FK-4.12")
    assert why(table, "zone:favour") is None


@pytest.mark.rule("FK-5.2")
def test_a_card_that_does_not_lie_in_the_middle_says_why() -> None:
    table = phase_one(3, "DIP-A DIP-B DIP-C DIP-D")
    play(table, "P1 place self", "P1 place favour")
    assert why(table, "card:dip-e") == ("not-in-centre", "FK-5.2")
    assert why(table, "card:dip-c") is None


@pytest.mark.rule("FK-X9", "FK-6.5", "FK-6.6", "FK-3.5")
@pytest.mark.parametrize(
    ("king", "office", "reason"),
    [
        ("KING-UP1-1", "dip", ("office-highest", "FK-6.6")),
        ("KING-DOWN1-1", "mil", ("office-lowest", "FK-6.5")),
        ("KING-UP1-1", "liv", ("office-out", "FK-3.5")),
        ("KING-UP1-1", "mil", None),
    ],
)
def test_an_office_that_cannot_be_changed_says_why(king: str, office: str, reason: Reason | None) -> None:
    table = phase_one(4, f"{king} ARC-A ARC-B ARC-C ARC-D", DIP=6, MIL=1)
    play(table, "P1 place self")
    assert why(table, f"office:{office}") == reason


@pytest.mark.rule("FK-9.4", "FK-9.3", "FK-9.14")
def test_an_amount_that_cannot_be_bid_says_why() -> None:
    table = phase_two(4, "DIP-H DIP-A", hands={seat: f"GOLD3-0{seat + 1}" for seat in range(4)})
    assert why(table, "bid:0") == ("bid-low", "FK-9.3")
    play(table, "P1 bid 3")
    assert why(table, "bid:3") == ("bid-low", "FK-9.4")
    assert why(table, "bid:67") == ("bid-cap", "FK-9.14")
    assert why(table, "bid:4") is None


@pytest.mark.rule("FK-C6", "FK-10.2", "FK-10.4", "FK-10.11")
def test_a_card_that_cannot_pay_says_why() -> None:
    hands = {P1: "GOLD1-01 GOLD1-02 GOLD1-03 GOLD3-01 GOLD3-02 DIP-A", P2: "GOLD2-09"}
    table = phase_two(2, "DIP-H DIP-B", hands=hands)
    play(table, "P1 bid 2", "P2 pass")
    assert offered(table) == ["pay gold1-01+gold1-02", "pay gold3-01", "pay gold1-01+gold3-01"]
    assert why(table, "card:gold1-03") == ("equal-gold", "FK-C6")
    assert why(table, "card:gold3-02") == ("equal-gold", "FK-C6")
    assert why(table, "card:dip-a") == ("not-gold", "FK-10.2")
    assert why(table, "card:dip-h") == ("on-sale", "FK-10.11")
    assert why(table, "card:gold3-01") is None
    assert why(table, "card:gold2-09") is None, "nothing is told of another hand"


@pytest.mark.rule("FK-10.11")
def test_the_gold_on_sale_cannot_pay_for_itself_and_says_why() -> None:
    table = phase_two(2, "GOLD2-05 DIP-B", hands={P1: "DIP-A ARC-B", P2: "GOLD1-01"})
    play(table, "P1 bid 1", "P2 pass")
    assert why(table, "card:gold2-05") == ("on-sale", "FK-10.11")


def test_things_that_are_not_there_say_nothing() -> None:
    table = phase_two(2, "DIP-H DIP-B", hands={P1: "GOLD3-01", P2: "GOLD1-01"})
    for thing in ("bid:x", "bid:", "bid:-1", "card:nothing", "office:dip", "zone:self", "noble:1", "nonsense"):
        assert why(table, thing) is None
