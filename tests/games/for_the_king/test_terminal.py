"""The table in a terminal: everything a player needs is on the screen, in every language, and nothing hidden."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest
from rich.console import Console, RenderableType
from tests.games.for_the_king.scenes import P1, P2, phase_one, phase_two, play, random_game, view

from kingstable.cli.choices import Offer
from kingstable.games.for_the_king import game, terminal
from kingstable.kernel import LANGUAGES, Table
from kingstable.words import Speaker

NAMES = ["Anna", "Borys", "Carl", "Dora", "Emma"]


def drawn(part: RenderableType, width: int = 120) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(part)
    return capture.get()


def screen(table: Table, seat: int | None, lang: str = "en", width: int = 120) -> str:
    say = Speaker(lang, game, players=NAMES).say
    ask = table.ask_of(seat) if seat is not None else None
    lit: Mapping[str, str] = Offer(ask, terminal.DRAWS).lit if ask else {}
    shown = view(table, seat)
    parts = (terminal.show(shown, lit, say), terminal.panel(shown, lit, say), terminal.about(shown, say))
    return "\n".join(drawn(part, width) for part in parts)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_every_moment_can_be_drawn_in_every_language(seats: int, lang: str) -> None:
    for steps in (0, 30, 200, None):
        table = random_game(seats, 7, steps)
        for seat in (None, 0):
            for width in (60, 120):
                text = screen(table, seat, lang, width)
                assert not re.search(r"\b(show|card|office|duty|term|effect)-[a-z]", text), "a message without words"


def test_cards_that_can_be_taken_carry_their_labels() -> None:
    table = phase_one(3, "DIP-A DIP-B DIP-C GOLD2-01")
    play(table, "P1 place self", "P1 place favour")
    assert " a   Diplomacy 2C   b   Gold 2 " in screen(table, P2)
    assert " a " not in screen(table, P1).partition("Your cards")[0]


def test_cards_to_discard_carry_their_labels_in_hand() -> None:
    table = phase_two(2, "GOLD3-09 DIP-I", hands={P1: "DIP-A DIP-H GOLD1-01", P2: "ENT-A"})
    play(table, "P1 bid 1", "P2 pass")
    text = screen(table, P1)
    assert re.search(r"Diplomacy +a +2A +b +4H +=? ?6", text)
    assert re.search(r"Gold card +c +1 +=? ?1", text)


def test_an_auction_shows_bids_means_and_a_private_warning() -> None:
    table = phase_two(3, "DIP-H DIP-I", hands={P1: "GOLD3-01", P2: "GOLD1-01", 2: "GOLD1-02"})
    assert "Type a number from 1 to 60 to bid; you can pay up to 3." in screen(table, P1)
    play(table, "P1 bid 2")
    assert "Highest bid: 2 (Anna)" in screen(table, P2)
    assert "any bid now is beyond your means" in screen(table, P2)
    assert "out of your reach" not in screen(table, P1)
    play(table, "P2 pass")
    assert re.search(r"Borys +Cards: 1 +passed", screen(table, 2))


def test_other_hands_are_shown_only_as_far_as_they_are_known() -> None:
    table = phase_two(2, "GOLD3-09 DIP-I", hands={P1: "DIP-A DIP-H", P2: "ENT-A ENT-B"})
    play(table, "P1 bid 1", "P2 pass", "P1 discard dip-a")
    panel = drawn(terminal.panel(view(table, P2), {}, Speaker("en", game, players=NAMES).say))
    assert "Gold card  3" in panel and "Diplomacy" not in panel
    assert "Discarded face down: 1" in panel


def test_a_king_on_the_favour_pile_is_shown_by_its_name() -> None:
    table = phase_one(3, "KING-SWAP-1 DIP-B DIP-C GOLD2-01")
    play(table, "P1 place favour")
    put = screen(table, P1).partition("You put on the favour pile")[2].splitlines()[1]
    assert put.strip() == "King +1 then −1"


def test_an_empty_hand_takes_no_line_at_the_end() -> None:
    table = phase_two(2, "DIP-I", hands={P1: "DIP-A"})
    play(table, "P1 pass")
    panel = drawn(terminal.panel(view(table, P1), {}, Speaker("en", game, players=NAMES).say))
    assert [line.split() for line in panel.splitlines()] == [["Anna", "Cards:", "1"], ["Borys", "Cards:", "0"]]


def test_the_reference_marks_what_is_gone_known_and_reconstructed() -> None:
    table = phase_two(2, "DIP-I DIP-G", hands={P1: "GOLD3-01 DIP-A", P2: "ENT-A"})
    play(table, "P1 bid 3", "P2 pass")
    about = drawn(terminal.about(view(table, P1), Speaker("en", game, players=NAMES).say))
    assert re.search(r"Diplomacy: 2A\*'  2B\*  2C\*", about)
    assert "(3*)" in about, "the gold that was paid"
    assert "Diplomacy 4I: Anna for 3 gold" in about
