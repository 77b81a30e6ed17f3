"""A tiny game with all that is hard about the big ones: hidden cards, dice, simultaneous and nested questions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Self

import msgspec

from kingstable.kernel import (
    Ask,
    Asks,
    Faces,
    GameInfo,
    Message,
    Names,
    Notation,
    Option,
    Options,
    Rng,
    ScoreLine,
    ScoreSheet,
    Setting,
    State,
    Thing,
    Turn,
    message,
    ranks,
)

CARD = Thing("card", read=int)


class Play(Option, frozen=True, tag="play"):
    card: Annotated[int, CARD]


class Bid(Option, frozen=True, tag="bid"):
    coins: int


class Pass(Option, frozen=True, tag="pass"):
    pass


class Throw(Option, frozen=True, tag="throw"):
    pass


class End(Option, frozen=True, tag="end"):
    pass


@dataclass(slots=True, kw_only=True)
class TinyState(State):
    seats: int
    deck: list[int]
    hands: list[list[int]]
    piles: list[list[int]]
    coins: list[int]
    round: int = 1
    active: int = 0
    bidding: bool = True

    def copy(self) -> Self:
        copy = self.begun()
        copy.seats = self.seats
        copy.deck = self.deck.copy()
        copy.hands = [hand.copy() for hand in self.hands]
        copy.piles = [pile.copy() for pile in self.piles]
        copy.coins = self.coins.copy()
        copy.round = self.round
        copy.active = self.active
        copy.bidding = self.bidding
        return copy


class TinyView(msgspec.Struct, frozen=True):
    seat: int | None
    hand: list[int]
    hand_sizes: list[int]
    deck: int
    piles: list[list[int]]
    coins: list[int]
    round: int


class Tiny:
    """Each round: all bid coins at the same time, then each plays a card and may throw a die for more."""

    info = GameInfo(
        id="tiny",
        names={"en": "Tiny", "uk": "Крихітка", "ru": "Крошка"},
        seats=(1, 3),
        settings=(Setting(id="rounds", kind="number", default=2, least=1, most=3),),
        clauses="TINY",
        step_cap=200,
    )
    notation = Notation([Play, Bid, Pass, Throw, End])
    state_type = TinyState
    view_type = TinyView
    faces_type = Faces
    names: Mapping[str, Names] = {}

    def setup(self, seats: int, options: Options, rng: Rng) -> TinyState:
        deck = list(range(1, 13))
        rng.shuffle(deck)
        hands = [[deck.pop(), deck.pop()] for _ in range(seats)]
        state = TinyState(
            rng=rng,
            seats=seats,
            deck=deck,
            hands=hands,
            piles=[[] for _ in range(seats)],
            coins=[3] * seats,
        )
        state.round = 4 - options["rounds"]
        return state

    def over(self, s: TinyState) -> bool:
        return s.round > 3

    def turn(self, s: TinyState) -> Turn:
        if s.bidding:
            yield from self._bid(s)
        else:
            yield from self._play(s)

    def _bid(self, s: TinyState) -> Turn:
        asks = [
            Ask(seat, message("ask-bid"), [Bid(n) for n in range(s.coins[seat] + 1)], ("TINY-1",))
            for seat in range(s.seats)
        ]
        bids = yield Asks(asks)
        for seat, bid in enumerate(bids):
            s.coins[seat] -= bid.coins
            s.tell("bid", seat=seat, coins=bid.coins)
        s.active = max(range(s.seats), key=lambda seat: bids[seat].coins)
        s.bidding = False

    def _play(self, s: TinyState) -> Turn:
        me = s.active
        hand = s.hands[me]
        if hand:
            option = yield Ask(me, message("ask-play", left=len(hand)), [Play(card) for card in hand])
            hand.remove(option.card)
            s.piles[me].append(option.card)
            s.tell("play", seat=me, card=option.card)
        more = yield Ask(me, message("ask-throw"), [Throw(), Pass()])
        if isinstance(more, Throw):
            thrown = s.rng.die(6)
            s.coins[me] += thrown
            s.tell("throw", seat=me, die=thrown)
        yield Ask(me, message("ask-end"), [End()], confirm=True)
        if s.deck:
            card = s.draw(s.deck)
            hand.append(card)
            s.tell_secret(me, "draw", {"card": card}, seat=me)
        s.active = (me + 1) % s.seats
        s.bidding = True
        s.round += 1

    def faces(self) -> Faces:
        return Faces()

    def view(self, s: TinyState, seat: int | None) -> TinyView:
        return TinyView(
            seat=seat,
            hand=[] if seat is None else list(s.hands[seat]),
            hand_sizes=[len(hand) for hand in s.hands],
            deck=len(s.deck),
            piles=[list(pile) for pile in s.piles],
            coins=list(s.coins),
            round=s.round,
        )

    def imagine(self, s: TinyState, seat: int | None, rng: Rng) -> None:
        hidden = list(s.deck)
        for other, hand in enumerate(s.hands):
            if other != seat:
                hidden += hand
        rng.shuffle(hidden)
        for other, hand in enumerate(s.hands):
            if other != seat:
                hand[:] = [hidden.pop() for _ in hand]
        s.deck[:] = hidden

    def scores(self, s: TinyState) -> list[ScoreSheet]:
        totals = [sum(pile) + coins for pile, coins in zip(s.piles, s.coins, strict=True)]
        places = ranks(totals)
        return [
            ScoreSheet(
                seat,
                (ScoreLine("cards", sum(s.piles[seat])), ScoreLine("coins", s.coins[seat])),
                total,
                rank,
                rank == 1,
            )
            for seat, (total, rank) in enumerate(zip(totals, places, strict=True))
        ]

    def active(self, s: TinyState) -> int | None:
        return None if s.bidding else s.active

    def round(self, s: TinyState) -> int:
        return s.round

    def explain(self, s: TinyState, ask: Ask, thing: str) -> Message | None:
        return message("why-not-yours") if thing.startswith("card:") else None

    def check(self, s: TinyState) -> None:
        cards = sorted(
            s.deck + [card for hand in s.hands for card in hand] + [card for pile in s.piles for card in pile]
        )
        assert cards == list(range(1, 13)), cards


tiny = Tiny()


class Pledges(Tiny):
    """The same with cards for bids: what the simultaneous questions offer is hidden from the other seats."""

    def _bid(self, s: TinyState) -> Turn:
        def asks() -> list[Ask]:
            return [
                Ask(seat, message("ask-pledge"), [Play(card) for card in hand] or [Pass()])
                for seat, hand in enumerate(s.hands)
            ]

        pledges = yield Asks(asks(), renew=asks)
        for seat, pledge in enumerate(pledges):
            if isinstance(pledge, Play):
                s.hands[seat].remove(pledge.card)
                s.piles[seat].append(pledge.card)
                s.tell("play", seat=seat, card=pledge.card)
        s.active = max(range(s.seats), key=lambda seat: s.piles[seat][-1:])
        s.bidding = False


class Rounds(Pledges):
    """The same with a whole round for a turn: simultaneous questions in the middle of it."""

    def turn(self, s: TinyState) -> Turn:
        first = yield Ask(s.active, message("ask-throw"), [Throw(), Pass()])
        if isinstance(first, Throw):
            s.coins[s.active] += 1
        yield from self._bid(s)
        yield from self._play(s)


pledges, rounds = Pledges(), Rounds()
