"""Positions of For the King made by hand, as the worked examples give them. Seats count from 0: P1 is seat 0."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kingstable.games.for_the_king import game
from kingstable.games.for_the_king.state import AUCTION, DISTRIBUTE, KingState
from kingstable.games.for_the_king.tables import DEALS, IDS, NUMBER, OFFICE_OF_CODE, Face
from kingstable.games.for_the_king.view.places import Place, places
from kingstable.kernel import Message, Option, Rng, Table

P1, P2, P3, P4, P5 = range(5)


def card(id: str) -> int:
    return NUMBER[id.lower()]


def cards(ids: str | Sequence[str]) -> list[int]:
    return [card(id) for id in (ids.split() if isinstance(ids, str) else ids)]


def faces(held: str) -> list[Face]:
    """Cards as the examples write them, `DIP-H(4)` or `GOLD2-05`; they need not be in the data (FK-D4)."""
    found = []
    for word in held.split():
        if gold := re.fullmatch(r"GOLD(\d)-\d+", word):
            found.append(Face(-1, 0, "", int(gold[1])))
        else:
            match = re.fullmatch(r"([A-Z]{3})-([A-Z])\((\d)\)", word)
            assert match, word
            found.append(Face(OFFICE_OF_CODE[match[1].lower()], int(match[3]), match[2]))
    return found


def _bare(seats: int, hands: Mapping[int, str], primary: Mapping[str, int]) -> KingState:
    s = game.setup(seats, {"nobles": "dealt"}, Rng.seeded(1))
    s.first = s.leader = s.actor = P1
    s.deck, s.removed = [], []
    for seat in range(seats):
        s.hands[seat] = cards(hands.get(seat, ""))
        for each in s.hands[seat]:
            s.seen[each] = 1 << seat
    for code, value in primary.items():
        s.primary[OFFICE_OF_CODE[code.lower()]] = value
    return s


def _rest(s: KingState) -> list[int]:
    used = {each for pile in (s.deck, s.favour, *s.hands) for each in pile}
    return [each for each in DEALS[s.seats].cards if each not in used]


def phase_one(
    seats: int, deck: str, advisor: int = P1, hands: Mapping[int, str] | None = None, **primary: int
) -> Table:
    """The advisor is about to draw these cards, the first one on top; all others are out of the game, unseen."""
    s = _bare(seats, hands or {}, primary)
    s.stage = DISTRIBUTE
    s.leader = s.actor = advisor
    s.turn = 1
    s.deck = cards(deck)[::-1]
    s.removed = _rest(s)
    return Table.at(game, s, seats)


def phase_two(
    seats: int, favour: str, first: int = P1, hands: Mapping[int, str] | None = None, **primary: int
) -> Table:
    """The first player is about to turn up the first of these cards; players without a hand given have none."""
    s = _bare(seats, hands or {}, primary)
    s.stage = AUCTION
    s.leader = s.actor = first
    s.turn = s.deal.turns
    s.room = [0, 0, 0]
    s.favour = cards(favour)[::-1]
    for each in s.favour:
        s.seen[each] = 1 << first
    s.round = s.deal.turns - len(s.favour)
    s.removed = _rest(s)
    return Table.at(game, s, seats)


def play(table: Table, *choices: str) -> None:
    """Choices as `seat notation`, P1 being seat 1: "P2 bid 4"."""
    for each in choices:
        who, _, do = each.partition(" ")
        table.choose(do, seat=int(who[1:]) - 1)


def asked(table: Table) -> tuple[int, list[str]]:
    """Who is asked, and the options in notation."""
    (ask,) = table.asks
    return ask.seat, [option.notation for option in ask.options]


def offered(table: Table) -> list[str]:
    return asked(table)[1]


def hand(table: Table, seat: int) -> list[str]:
    """The cards of a seat, sorted, as the examples write them."""
    return sorted(IDS[each].upper() for each in table.state.hands[seat])


def primary(table: Table, code: str) -> int:
    return int(table.state.primary[OFFICE_OF_CODE[code.lower()]])


def view(table: Table, seat: int | None) -> Any:
    return table.view(seat)


def office(table: Table, code: str, seat: int | None = None) -> Any:
    return next(each for each in view(table, seat).offices if each.office == code.lower())


def where(table: Table, seat: int | None, id: str) -> Place:
    """Where a seat knows a card to be: the place, whose, and how many discards since."""
    return listed(table, seat)[id.lower()]


def listed(table: Table, seat: int | None) -> dict[str, Place]:
    """All cards of the game by their ids, and where the seat knows them to be."""
    return {IDS[number]: place for number, place in places(view(table, seat)).items()}


def heard(table: Table, seat: int | None, id: str) -> list[Message]:
    """What the seat has read of one kind of event, `log-...` or `log-...-known`."""
    return [said for _, said in table.heard(seat) if re.fullmatch(f"log-{id}(-cards)?(-known)?", said.id)]


def random_game(seats: int, seed: int, steps: int | None = None, options: Mapping[str, Any] | None = None) -> Table:
    """A random game, up to its end or for so many choices, with the log kept.

    Players mostly stay within their means, so that sales happen as well as failures.
    """
    table = Table.new(game, seats, options or {}, seed)
    rng = Rng.seeded(f"choices {seed}")
    while not table.over and (steps is None or steps > 0):
        table.choose(sensible(table, rng), seat=table.asks[0].seat)
        steps = None if steps is None else steps - 1
    return table


def moments(seats: int, seed: int, every: int = 9) -> Iterator[Table]:
    """A random game at every so many choices."""
    table = random_game(seats, seed, 0)
    rng = Rng.seeded(seed)
    while not table.over:
        if len(table.made) % every == 0:
            yield table
        table.choose(sensible(table, rng))
    yield table


def sensible(table: Table, rng: Rng) -> Option:
    options = table.asks[0].options
    if options[0].kind == "pass" and rng.below(10):
        return options[min(rng.below(3), len(options) - 1)]
    return rng.pick(options)
