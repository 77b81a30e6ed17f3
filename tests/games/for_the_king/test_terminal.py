"""The table in a terminal: everything a player needs is on the screen, in every language, and nothing hidden."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial

import msgspec
import pytest
from rich.console import Console, RenderableType
from tests.games.for_the_king.scenes import P1, P2, phase_one, phase_two, play, random_game, view
from tests.games.pages import NAMES, SIZES, Fact, Pages, documented, missing, printed

from kingstable.cli.choices import Offer
from kingstable.cli.lines import hold_together
from kingstable.cli.screen import listed
from kingstable.games.for_the_king import game, terminal
from kingstable.games.for_the_king.tables import FACE, IDS, IS_GOLD, IS_KING, NUMBER
from kingstable.games.for_the_king.view import KingView
from kingstable.games.for_the_king.view.places import places
from kingstable.kernel import LANGUAGES, Table, named
from kingstable.words import Speaker

SAY = Speaker("en", game, players=NAMES).say


def drawn(part: RenderableType, width: int = 120) -> str:
    console = Console(width=width, height=40, color_system=None)
    with console.capture() as capture:
        console.print(part)
    return capture.get()


def screen(table: Table, seat: int | None, lang: str = "en", width: int = 120) -> str:
    """All that is to be read; where a line may break does not show."""
    say = Speaker(lang, game, players=NAMES).say
    ask = table.ask_of(seat) if seat is not None else None
    lit: Mapping[str, str] = Offer(ask, terminal.DRAWS).lit if ask else {}
    shown = view(table, seat)
    parts = [terminal.show(shown, lit, say), terminal.panel(shown, lit, say), terminal.about(shown, say)]
    parts += [terminal.piles(shown, say), terminal.tracks(shown, say)]
    parts += [terminal.board(shown, other, say) for other in range(table.seats)]
    return "\n".join(drawn(part, width) for part in parts).replace("\N{NO-BREAK SPACE}", " ")


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
    assert " a   Diplomacy 2C   c   Gold 2 " in screen(table, P2)
    assert " a " not in screen(table, P1).partition("Your cards")[0]


def test_cards_to_discard_carry_their_labels_in_hand() -> None:
    table = phase_two(2, "GOLD3-09 DIP-I", hands={P1: "DIP-A DIP-H GOLD1-01", P2: "ENT-A"})
    play(table, "P1 bid 1", "P2 pass")
    text = screen(table, P1)
    assert re.search(r"Diplomacy +a +2A +c +4H +=? ?6", text)
    assert re.search(r"Gold cards +e +1 +=? ?1", text)


def test_a_label_stays_with_its_card_where_a_line_ends() -> None:
    hold_together()
    ids = "ENT-A ENT-B ENT-C ENT-D ENT-E ENT-F ENT-G ENT-H"
    table = phase_two(2, "GOLD3-09 DIP-I", hands={P1: ids, P2: "ENT-I"})
    play(table, "P1 bid 1", "P2 pass")
    for width in range(30, 60):
        lines = [line.rstrip() for line in screen(table, P1, width=width).splitlines()]
        assert not [line for line in lines if re.search(r"\d[A-I].* [a-z]$", line)], width


def test_a_note_says_what_sums_are_of_until_all_is_open() -> None:
    note, own = "Below the names: sums of the cards", "Yours count all you have."
    table = random_game(2, 7, 30)
    assert note in screen(table, 0) and own in screen(table, 0)
    assert note in screen(table, None) and own not in screen(table, None)
    assert note not in screen(random_game(2, 7, None), 0)


def typed(table: Table, seat: int, *bids: str) -> str | None:
    """What can be typed: any bid, or of these alone, as in a lesson."""
    ask = table.ask_of(seat)
    assert ask is not None
    options = [option for option in ask.options if not bids or option.notation in bids]
    said = terminal.typed(view(table, seat), msgspec.structs.replace(ask, options=options), SAY)
    return said and said.replace("\N{NO-BREAK SPACE}", " ")


def test_an_auction_shows_bids_means_and_a_private_warning() -> None:
    table = phase_two(3, "DIP-H DIP-I", hands={P1: "GOLD3-01", P2: "GOLD1-01", 2: "GOLD1-02"})
    assert typed(table, P1) == "To bid gold, type a number from 1 to 60; you can pay up to 3 gold."
    play(table, "P1 bid 2")
    assert "Highest bid: 2 gold (Anna)" in screen(table, P2)
    assert "You can pay 1 gold at most: any bid now is beyond your means" in screen(table, P2)
    assert typed(table, P2) == "To bid gold, type a number from 3 to 60.", "what one can pay is said once"
    assert "out of your reach" not in screen(table, P1)
    play(table, "P2 pass")
    assert re.search(r"Borys +Cards: 1 +passed", screen(table, 2))


def test_what_can_be_bid_is_what_is_open_in_the_unit_that_is_paid() -> None:
    table = phase_two(2, "GOLD3-09 DIP-I", hands={P1: "DIP-A DIP-H GOLD2-01", P2: "ENT-A"})
    assert typed(table, P1) == "To bid cards, type a number from 1 to 20; you can pay up to 3 cards."
    assert typed(table, P1, "pass", "bid 1", "bid 2", "bid 3") == (
        "To bid cards, type a number from 1 to 3; you can pay up to 3 cards."
    )
    assert typed(table, P1, "pass", "bid 2") == "To bid 2 cards, type 2; you can pay up to 3 cards."
    assert typed(table, P1, "pass") is None
    play(table, "P1 bid 1")
    assert "Highest bid: 1 card (Anna)" in screen(table, P2) and "bids 1 card" in screen(table, P2)


def test_other_hands_are_shown_only_as_far_as_they_are_known() -> None:
    table = phase_two(2, "GOLD3-09 DIP-I", hands={P1: "DIP-A DIP-H", P2: "ENT-A ENT-B"})
    play(table, "P1 bid 1", "P2 pass", "P1 discard dip-a")
    panel = drawn(terminal.panel(view(table, P2), {}, Speaker("en", game, players=NAMES).say))
    assert "Gold cards  3" in panel and "Diplomacy" not in panel
    assert "Discarded face down: 1" in panel


def test_a_king_on_the_favour_pile_is_shown_by_its_name() -> None:
    table = phase_one(3, "KING-SWAP-1 DIP-B DIP-C GOLD2-01")
    play(table, "P1 place favour")
    put = screen(table, P1).partition("You put on the favour pile")[2].splitlines()[1]
    assert put.strip() == "King +1 then −1"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_long_hand_is_folded_between_offices_and_keeps_its_indent(lang: str) -> None:
    hand = "DIP-A DIP-H ENT-A ENT-B ARC-C ARC-D MIL-E MIL-F PRO-G PRO-H GOLD1-01 GOLD2-01 GOLD3-01"
    table = phase_two(3, "DIP-I DIP-G", hands={P1: hand, P2: "ENT-C", 2: "ENT-D"})
    say = Speaker(lang, game, players=NAMES).say
    low = Console(width=80, height=24, color_system=None)
    with low.capture() as capture:
        low.print(terminal.show(view(table, P1), {}, say))
    title = f"{say('show-hand')}:"
    first, *others = capture.get().partition(title)[2].splitlines()
    assert others, "one line cannot hold it"
    assert all(line.startswith(" " * len(title)) for line in others)
    text = "\n".join([first, *others])
    for office in view(table, P1).offices:
        assert f" {say(named('office', office.office))} " in text, "no name is torn"


def test_what_a_king_changes_is_told_in_short_so_that_choices_stand_side_by_side() -> None:
    table = phase_one(3, "KING-SWAP-1 DIP-B DIP-C GOLD2-01")
    play(table, "P1 place self")
    ask = table.ask_of(P1)
    assert ask is not None
    told = {option.notation: terminal.choice(view(table, P1), ask, option, SAY) for option in ask.options}
    assert told["shift dip ent"] == "Diplomacy +1, Entertainment −1"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_offices_that_a_king_lowers_stand_side_by_side_at_80_columns(lang: str) -> None:
    table = phase_one(3, "KING-DOWN2-1 DIP-B DIP-C GOLD2-01")
    play(table, "P1 place self")
    pages = Pages(table, P1, (80, 24), lang)
    assert pages.ask is not None
    choices = listed(Offer(pages.ask, terminal.DRAWS).listed, partial(pages.picture.choice, pages.view, pages.ask))
    assert len(pages.ask.options) == 10
    assert len(Console(width=80).render_lines(choices)) <= 6


def test_a_king_says_what_it_does_wherever_one_decides_about_it() -> None:
    table = phase_one(3, "KING-SWAP-1 DIP-B DIP-C GOLD2-01")
    effect = "One primary duty: +1; then a different one: −1."
    pages = Pages(table, P1, (80, 24))
    assert f"King +1 then −1 {effect}" in pages.main()
    assert pages.choices()[0] == "In front of you: takes effect at once and leaves the game"
    play(table, "P1 place centre", "P1 place favour", "P1 place self")
    pages = Pages(table, P2, (80, 24))
    assert f"King +1 then −1: {effect}" in pages.main()
    assert f"Take King +1 then −1. {effect}" in pages.choices()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_of_a_page_is_torn(lang: str) -> None:
    table = random_game(4, 7, 200)
    shown, say = view(table, 0), Speaker(lang, game, players=NAMES).say
    kings = {say(named("card", IDS[king])).replace(" ", "\u00a0") for king in shown.deal.cards if IS_KING[king]}
    for width in range(60, 120, 7):
        text = drawn(terminal.tracks(shown, say), width)
        assert all(king in text for king in kings)
        sums = drawn(terminal.board(shown, 1, say), width).partition(say("show-open-sums"))[2]
        offices = [it.office for it in shown.offices for own in it.standings if own.seat == 1]
        assert offices and all(say(named("office", office)) in sums for office in offices)


def test_an_empty_hand_is_called_so_on_a_high_screen() -> None:
    table = phase_one(3, "DIP-A DIP-B DIP-C GOLD2-01")
    own = drawn(terminal.show(view(table, P1), {}, SAY)).partition("Your cards\n")[2]
    assert own.splitlines()[0].strip() == SAY("show-none")


def test_an_empty_hand_takes_no_line_at_the_end() -> None:
    table = phase_two(2, "DIP-I", hands={P1: "DIP-A"})
    play(table, "P1 pass")
    panel = drawn(terminal.panel(view(table, P1), {}, Speaker("en", game, players=NAMES).say))
    assert [line.split() for line in panel.splitlines()] == [["Anna", "Cards:", "1"], ["Borys", "Cards:", "0"]]


def test_the_reference_marks_what_is_gone_known_and_reconstructed() -> None:
    table = phase_two(2, "DIP-I DIP-G", hands={P1: "GOLD3-01 DIP-A", P2: "ENT-A"})
    play(table, "P1 bid 3", "P2 pass")
    tables = drawn(terminal.tracks(view(table, P1), SAY))
    assert re.search(r"Diplomacy: +2A\*'  2B\*  2C\*", tables)
    assert "(3*)" in tables, "the gold that was paid"
    assert "Diplomacy 4I: Anna for 3 gold" in tables


def test_whoever_could_not_pay_is_named_with_the_sale() -> None:
    table = phase_two(2, "DIP-I DIP-G", hands={P1: "DIP-A", P2: "GOLD1-01"})
    play(table, "P1 bid 3", "P2 pass", "P2 bid 1")
    assert "Diplomacy 4I: Borys for 1 gold; could not pay: Anna" in drawn(terminal.tracks(view(table, P1), SAY))


def test_the_scores_say_that_only_cards_one_has_seen_count() -> None:
    assert SAY("score-note").startswith("Only cards that you have seen count here")


# -- where everything is --------------------------------------------------------------------------------------------


def card(id: str) -> str:
    """A card as it stands in a group of cards."""
    number = NUMBER[id]
    if IS_KING[number]:
        return SAY(named("card", id))
    _, value, letter, gold = FACE[number]
    return f"{value or gold}{letter}"


def moment(view: KingView) -> list[str]:
    if view.phase == 1:
        return ["Share Influence", f"turn {view.turn} of", f"deck: {view.deck}", f"favour pile: {view.favour}"]
    return ["Gain Esteem", f"round {view.round} of", f"favour pile: {view.favour}"]


def duties(view: KingView) -> list[str]:
    second = view.deal.secondary
    values = {each.office: [each.primary, *([each.secondary or "-"] if second else [])] for each in view.offices}
    return [f"{SAY(named('office', id))} {' '.join(map(str, value))}" for id, value in values.items()]


def sums(view: KingView) -> list[str]:
    return [f" {each.sum} {each.letter} " for office in view.offices for each in office.standings if each.sum]


def leader(view: KingView) -> list[str]:
    count = view.players[view.leader].cards
    return [f"{NAMES[view.leader]} Cards: {count} {'advisor' if view.phase == 1 else 'first player'}"]


def on_the_table(view: KingView) -> list[str]:
    shown = [*view.centre, *([view.auction.card] if view.auction else []), *([view.king] if view.king else [])]
    return [SAY(named("card", id)) for id in shown]


def bids(view: KingView) -> list[str]:
    auction = view.auction
    if auction is None:
        return []
    unit = "card" if IS_GOLD[NUMBER[auction.card]] else "gold"
    told = [f"bids {amount} {unit}" for amount in auction.bids if amount]
    told += ["passed"] * any(passed and not out for passed, out in zip(auction.passed, auction.excluded, strict=True))
    told += ["out of this round"] * any(auction.excluded)
    return [*told, f"Highest bid: {auction.high} {unit}" if auction.bidder is not None else "Nobody has bid yet"]


def known(view: KingView, seat: int) -> list[str]:
    player = view.players[seat]
    return [card(id) for id in player.hand or [each.card for each in player.known]]


def open_sums(view: KingView, seat: int) -> list[str]:
    return [
        f"{SAY(named('office', office.office))} {each.sum} {each.letter}"
        for office in view.offices
        for each in office.standings
        if each.seat == seat and each.sum
    ]


def composition(view: KingView) -> list[str]:
    return [card(id) for id, number in NUMBER.items() if number in places(view)]


def sales(view: KingView) -> list[str]:
    told = []
    for sale in view.sales:
        name = SAY(named("card", sale.card))
        unit = "card" if IS_GOLD[NUMBER[sale.card]] else "gold"
        told.append(
            f"{name}: {NAMES[sale.winner]} for {sale.price} {unit}" if sale.winner is not None else f"{name}: nobody"
        )
        told += [f"could not pay: {', '.join(NAMES[seat] for seat in sale.failed)}"] * bool(sale.failed)
    return told


def face_down(view: KingView) -> list[str]:
    return [
        f"{NAMES[seat]} Discarded face down: {it.discarded}" for seat, it in enumerate(view.players) if it.discarded
    ]


FACTS = [
    Fact("phase, turn or round, deck and favour pile", "main", moment),
    Fact("offices with their primary and secondary duties", "main", duties),
    Fact("open sums and best letters of all", "main", sums),
    Fact("advisor or first player", "main", leader),
    Fact("who decides", "main", lambda v: [f"> {NAMES[v.actor]}"]),
    Fact("cards in the middle, on sale, or in effect", "main", on_the_table),
    Fact("bids, passes, and who is out of the round", "main", bids),
    Fact(
        "number of cards of each player",
        "main",
        lambda v: [f"{n} Cards: {p.cards}" for n, p in zip(NAMES, v.players, strict=False)],
    ),
    Fact("noble of a player", "b", lambda v, s: [f"Noble {v.players[s].noble}, side {v.players[s].side.upper()}"]),
    Fact("cards that everybody saw a player get", "b", known),
    Fact("open sums of a player", "b", open_sums),
    Fact("cards in the deck and in the favour pile", "d", lambda v: [f"Deck: {v.deck}", f"Favour pile: {v.favour}"]),
    Fact("cards openly out of the game", "d", lambda v: map(card, v.gone)),
    Fact("number of cards discarded face down", "d", face_down),
    Fact("titles of the duties", "t", lambda v: [SAY(named("duty", f"{o.office}-{o.primary}")) for o in v.offices]),
    Fact("all cards for this number of players, and where they are", "t", composition),
    Fact("number of cards removed at random", "t", lambda v: [f"removed at random: {v.deal.removal}"]),
    Fact("what has been auctioned, to whom, and who could not pay", "t", sales),
    Fact("what the kings do", "?", lambda v: ["King +1/−1"] * any(IS_KING[number] for number in v.deal.cards)),
]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_public_fact_is_printed(seats: int, size: tuple[int, int]) -> None:
    assert not missing(FACTS, "for_the_king", seats, size)


def test_the_document_says_where_each_fact_is() -> None:
    assert documented("for_the_king") == {fact.name: fact.key for fact in FACTS}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_five_players_with_long_names_lose_no_duty_at_80_columns(lang: str) -> None:
    table = random_game(5, 7, 30)
    pages = Pages(table, 0, (80, 24), lang)
    pages.speaker.players = [f"{name} of the Long Name" for name in NAMES]
    text = printed(terminal.show(pages.view, {}, pages.speaker.say), 80)
    for office in pages.view.offices:
        assert f"{pages.speaker.say(named('office', office.office))} {office.primary} {office.secondary or '-'}" in text
