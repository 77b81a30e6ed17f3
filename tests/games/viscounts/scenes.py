"""Positions for the tests of the rules: cards, buildings and workers laid out by hand, and courses of questions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kingstable.games.viscounts import game
from kingstable.games.viscounts.components import BUILDINGS, RESOURCES
from kingstable.games.viscounts.printed.entry import Effect, Effects
from kingstable.games.viscounts.rival.turn import automa_turn
from kingstable.games.viscounts.rules.construction import raise_building
from kingstable.games.viscounts.rules.effects import gain
from kingstable.games.viscounts.rules.movement import reachable
from kingstable.games.viscounts.setup import lay_out
from kingstable.games.viscounts.state import Pair, ViscountsState
from kingstable.games.viscounts.tables.boards import SEGMENT_LABELS, SLOT_ICONS, SPACE_LABELS, SPOT_LABELS
from kingstable.games.viscounts.tables.cards import CARD_NUMBER, CARDS, HEROES, SCROLL_NUMBER, SCROLLS, STARTERS
from kingstable.games.viscounts.tables.numbers import NONE
from kingstable.games.viscounts.tables.schemes import SCHEME_NUMBER, SCHEMES
from kingstable.games.viscounts.view import ViscountsView
from kingstable.kernel import Ask, Message, Rng, Table, Turn

RING = ("1-2", "3-4", "5-6", "7-8", "9-10")


def scene(seats: int = 3, *, automa: str = "", turned: int = 0, active: int = 0) -> ViscountsState:
    """A state between turns in round 4, the segments in the order of their numbers.

    Everybody has nothing but the starting cards and a hero in the draw pile, and a viscount on an outer space of the
    own segment: 10, 8, 6, 4. Castle section 1 faces segment 1-2, unless the castle is `turned` on.
    """
    s = lay_out(1 if automa else seats, 0, automa or "cleric", 0, Rng.seeded("scene"))
    s.ring = (0, 1, 2, 3, 4)
    s.next = (1, 2, 3, 4, 0)
    s.faces = tuple((segment + turned) % 5 for segment in range(5))
    s.pairs, s.drafting = [], []
    s.active, s.phase, s.round = active, 1, 4
    for who, player in enumerate(s.players):
        player.viscount = SPACE_LABELS.index(str(10 - 2 * who))
        if who < s.humans:
            player.deck = [*STARTERS, HEROES[who]]
            player.entered = dict.fromkeys(player.deck, 0)
            player.start = 10 - 2 * who
    s.log = []
    return s


def drafting(seats: int, *pairs: tuple[int, str]) -> ViscountsState:
    """A game before its draft, the last seat choosing first, with these pairs."""
    table = Table.new(game, seats, {"first": "0"}, seed=1)
    s = table.state
    like = scene(seats)
    s.ring, s.next, s.faces = like.ring, like.next, like.faces
    s.pairs = [Pair(number, card(hero)) for number, hero in pairs]
    s.log = []
    return s


# -- cards -----------------------------------------------------------------------------------------------------------


def card(id: str) -> int:
    """A card by its id; starting cards and heroes also by their bare names."""
    return next(CARD_NUMBER[name] for name in (id, f"start_{id}", f"hero_{id}", f"{id}_1") if name in CARD_NUMBER)


def _fetch(s: ViscountsState, who: int, number: int) -> int:
    """Take a card from wherever it lies."""
    if number in STARTERS or number in HEROES:
        s.players[who].deck.remove(number) if number in s.players[who].deck else None
    else:
        for pile in (*s.folk, s.removed):
            if number in pile:
                pile.remove(number)
    return number


def cards(
    s: ViscountsState,
    who: int,
    *,
    slots: Sequence[str] = (),
    hand: Sequence[str] = (),
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
) -> None:
    """Give a player exactly these cards: slots from the left ("" for an empty one), the draw pile with its top last.

    All other cards of the player leave the game.
    """
    player = s.players[who]
    old = [*player.hand, *player.deck, *player.discard, *(each for each in player.slots if each != NONE)]
    player.hand, player.deck, player.discard, player.slots = [], old, [], [NONE] * 3
    for slot, id in enumerate(slots):
        if id:
            player.slots[slot] = _fetch(s, who, card(id))
    player.hand = [_fetch(s, who, card(id)) for id in hand]
    player.discard = [_fetch(s, who, card(id)) for id in discard]
    drawn = [_fetch(s, who, card(id)) for id in deck]
    s.removed += player.deck
    player.deck = drawn
    player.drawn = [0] * len(player.hand)
    player.entered = dict.fromkeys([*player.hand, *player.deck], 0)


def visible(s: ViscountsState, segment: str, *ids: str) -> None:
    """Put these townsfolk on top of a pile, the last one visible."""
    for id in ids:
        s.folk[SEGMENT_LABELS.index(segment)].append(_fetch(s, 0, card(id)))


def desk(s: ViscountsState, segment: str, *ids: str) -> None:
    """Put these manuscripts on top of a pile, the last one visible."""
    for id in ids:
        number = SCROLL_NUMBER[f"ms_{id}"]
        for pile in s.scrolls:
            if number in pile:
                pile.remove(number)
        s.scrolls[SEGMENT_LABELS.index(segment)].append(number)


def no_townsfolk(s: ViscountsState, *segments: str) -> None:
    """Empty these piles."""
    for segment in segments or RING:
        s.removed += s.folk[SEGMENT_LABELS.index(segment)]
        s.folk[SEGMENT_LABELS.index(segment)].clear()


def no_manuscripts(s: ViscountsState, segment: str, to: str) -> None:
    """Put the manuscripts of a segment under the pile of another one."""
    pile = s.scrolls[SEGMENT_LABELS.index(segment)]
    s.scrolls[SEGMENT_LABELS.index(to)][:0] = pile
    pile.clear()


def own_manuscripts(s: ViscountsState, who: int, *ids: str) -> None:
    for id in ids:
        number = SCROLL_NUMBER[f"ms_{id}"]
        for pile in s.scrolls:
            if number in pile:
                pile.remove(number)
        s.players[who].scrolls.append(number)


def schemes(s: ViscountsState, *, slots: Sequence[str] = (), top: Sequence[str] = ()) -> None:
    """Put schemes into the Automa's slots and on top of its deck, the last one uppermost; others leave the game."""
    player = s.players[1]
    for slot, id in enumerate(slots):
        player.slots[slot] = SCHEME_NUMBER[id] if id else NONE
    used = {number for number in player.slots if number != NONE} | {SCHEME_NUMBER[id] for id in top}
    player.deck = [number for number in player.deck if number not in used] + [SCHEME_NUMBER[id] for id in top]
    s.future = [number for number in s.future if number not in used]


# -- board and boards ------------------------------------------------------------------------------------------------


def at(s: ViscountsState, who: int, space: str) -> None:
    """Put a viscount on a space: "7", or "7-8" for the inner one."""
    s.players[who].viscount = SPACE_LABELS.index(space)


def stock(s: ViscountsState, who: int, **numbers: int) -> None:
    for resource, number in numbers.items():
        s.players[who].stock[RESOURCES.index(resource)] = number


def built(s: ViscountsState, who: int, building: str, spot: str = "") -> None:
    """A building on a spot (any free one of the last segments), its slot open, nothing gained."""
    number = BUILDINGS.index(building)
    places = [SPOT_LABELS.index(spot)] if spot else [place for place in reversed(s.board.spots) if s.owners[place] < 0]
    s.owners[places[0]], s.standing[places[0]] = who, number
    player = s.players[who]
    player.built[number] = places[0]
    icons = s.automa_board.slot_icons[number] if s.is_automa(who) else SLOT_ICONS[number]
    player.permanent = [one + other for one, other in zip(player.permanent, icons, strict=True)]


def castle(s: ViscountsState, who: int, tier1: str = "00000", tier2: str = "00000", tier3: int = 0) -> None:
    """Workers of a player: a digit for each section of tiers 1 and 2."""
    player = s.players[who]
    player.tier1, player.tier2 = [int(digit) for digit in tier1], [int(digit) for digit in tier2]
    player.tier3 = tier3
    player.workers = 20 - sum(player.tier1) - sum(player.tier2) - tier3


def flips(s: ViscountsState, unpaid: int = 0, paid: int = 0, acquired: int = 0, approved: int = 0) -> None:
    """Debts and deeds of the Automa."""
    player = s.players[1]
    player.unpaid, player.paid, player.acquired, player.approved = unpaid, paid, acquired, approved


def markers(s: ViscountsState, who: int, corruption: int, virtue: int) -> None:
    s.players[who].corruption, s.players[who].virtue = corruption, virtue


# -- reading it back -------------------------------------------------------------------------------------------------


def ids(numbers: Sequence[int]) -> list[str]:
    """Cards by id, "" for an empty slot."""
    return [CARDS[number].id if number != NONE else "" for number in numbers]


def scroll_ids(numbers: Sequence[int]) -> list[str]:
    return [SCROLLS[number].id for number in numbers]


def scheme_ids(numbers: Sequence[int]) -> list[str]:
    return [SCHEMES[number].id if number != NONE else "" for number in numbers]


def owns(s: ViscountsState, who: int) -> dict[str, int]:
    """Ink, gold, stone, silver."""
    return dict(zip(RESOURCES, s.players[who].stock, strict=True))


def track(s: ViscountsState, who: int) -> tuple[int, int]:
    """Corruption and virtue."""
    return s.players[who].corruption, s.players[who].virtue


def spaces(s: ViscountsState, who: int, steps: int) -> dict[str, int]:
    """Spaces in reach and their price."""
    return {SPACE_LABELS[space]: silver for space, silver in reachable(s, who, steps)}


def shown(view: ViscountsView) -> set[str]:
    """The ids of all cards, manuscripts and schemes that a view names."""
    found = [id for segment in view.ring for id in (segment.townsfolk, segment.manuscript)]
    found += [pair.hero for pair in view.pairs]
    for player in view.players:
        found += [*player.slots, *player.discard, *player.manuscripts, *(player.hand or ()), *(player.draw_pile or ())]
    return {id for id in found if id}


def debts_and_deeds(s: ViscountsState, who: int = 1) -> tuple[int, int, int, int]:
    """Unpaid and paid debts, acquired and approved deeds."""
    player = s.players[who]
    return player.unpaid, player.paid, player.acquired, player.approved


def told(s: ViscountsState) -> list[str]:
    """The ids of all that was logged, without their prefix."""
    return [event.message.id.removeprefix("log-") for event in s.log or ()]


def said(s: ViscountsState, id: str) -> list[dict[str, object]]:
    """The arguments of all logged messages of this id."""
    return [event.message.args for event in s.log or () if event.message.id == f"log-{id}"]


# -- courses ---------------------------------------------------------------------------------------------------------


class Course:
    """A running piece of rules: shows the open question, takes answers in notation, answers single ones itself."""

    def __init__(self, s: ViscountsState, turn: Iterator[object]) -> None:
        self.s = s
        self._turn: Turn = turn  # type: ignore[assignment]
        self.ask: Ask | None = None
        self.asked: list[tuple[int, str]] = []
        self._put(None)

    def _put(self, answer: object) -> None:
        try:
            asked = self._turn.send(answer)
            while True:
                assert isinstance(asked, Ask)
                self.asked.append((asked.seat, asked.prompt.id))
                if len(asked.options) > 1 or asked.confirm:
                    break
                asked = self._turn.send(asked.options[0])
            self.ask = asked
        except StopIteration:
            self.ask = None

    @property
    def done(self) -> bool:
        return self.ask is None

    @property
    def options(self) -> list[str]:
        """The choices in notation."""
        return [option.notation for option in self.ask.options] if self.ask else []

    @property
    def prompt(self) -> str:
        return self.ask.prompt.id if self.ask else ""

    @property
    def seat(self) -> int:
        assert self.ask is not None
        return self.ask.seat

    def do(self, *answers: str) -> Course:
        for answer in answers:
            assert self.ask is not None, f"nothing is asked any more, not even {answer!r}"
            assert answer in self.options, f"{answer!r} is not among {self.options} of {self.prompt}"
            self._put(self.ask.options[self.options.index(answer)])
        return self

    def until(self, prompt: str) -> Course:
        """Decline, keep, skip and end until this question is open; the first option where nothing else is offered."""
        easy = ("decline", "keep", "skip", "end")
        while self.prompt != prompt:
            self.do(next((option for option in self.options if option in easy), self.options[0]))
        return self


def effects(*parts: str) -> Effects:
    """Effects from "silver 2", "any_resource 1"."""
    return tuple(Effect(part.split()[0], int(part.split()[1])) for part in parts)


def gaining(s: ViscountsState, who: int, *parts: str) -> Course:
    """Begin to gain effects."""
    return Course(s, gain(s, who, effects(*parts)))


def raising(s: ViscountsState, who: int, building: str, spot: str) -> Course:
    """Put up a building without paying."""
    return Course(s, raise_building(s, who, BUILDINGS.index(building), SPOT_LABELS.index(spot)))


def automa_turning(s: ViscountsState) -> Course:
    """Begin the Automa's turn."""
    return Course(s, automa_turn(s, 1))


def begin(s: ViscountsState) -> Table:
    """A table that goes on from here."""
    s.log = None
    return Table.at(game, s, s.humans)


def named_in(message: Message) -> list[str]:
    """The ids of a message and all messages in it."""
    found = [message.id]
    for value in message.args.values():
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, Message):
                found += named_in(item)
    return found
