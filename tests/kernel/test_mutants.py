"""The conformance kit can fail: tiny games, each broken in one way, are caught by the check that is there for it."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Annotated, Any, Self

import msgspec
import pytest
from tests.kernel.tiny import CARD, Bid, End, Pass, Play, Pledges, Throw, Tiny, TinyState, TinyView, tiny

from kingstable.kernel import (
    Ask,
    Asks,
    Message,
    Notation,
    Option,
    Options,
    Rng,
    ScoreLine,
    ScoreSheet,
    Thing,
    Turn,
    message,
)
from kingstable.kernel.conformance import Case, Nonconformance, run

replace = msgspec.structs.replace


class ForgetfulState(TinyState):
    def copy(self) -> Self:
        copy = super().copy()
        copy.round = 1
        return copy


class SharingState(TinyState):
    def copy(self) -> Self:
        copy = super().copy()
        copy.piles = self.piles.copy()
        return copy


class TalkingState(TinyState):
    def copy(self) -> Self:
        copy = super().copy()
        copy.log = []
        return copy


@dataclass(kw_only=True)
class SetState(TinyState):
    seen: set[int] = field(default_factory=set)

    def copy(self) -> Self:
        copy = super().copy()
        copy.seen = self.seen.copy()
        return copy


@dataclass(kw_only=True)
class TupleState(TinyState):
    extra: list[int] = field(default_factory=list)


class _WithState(Tiny):
    def setup(self, seats: int, options: Options, rng: Rng) -> TinyState:
        state = super().setup(seats, options, rng)
        return self.state_type(**{name: getattr(state, name) for name in (each.name for each in fields(state))})


class Forgetful(_WithState):
    """A copy goes back to the first round."""

    state_type = ForgetfulState


class Sharing(_WithState):
    """A copy shares the piles with its original."""

    state_type = SharingState


class Talking(_WithState):
    """A copy listens although nobody asked it to."""

    state_type = TalkingState


class WithSet(_WithState):
    """The state holds a set."""

    state_type = SetState


class WithTuple(_WithState):
    """The state holds a tuple where its type promises a list."""

    state_type = TupleState

    def setup(self, seats: int, options: Options, rng: Rng) -> TinyState:
        state = super().setup(seats, options, rng)
        state.extra = (1, 2)  # type: ignore[attr-defined]
        return state


class _PlaysOtherwise(Tiny):
    """Asks for a card in a way of its own."""

    def options_of(self, s: TinyState) -> list[Option]:
        return [Play(card) for card in s.hands[s.active]]

    def turn(self, s: TinyState) -> Turn:
        if s.bidding or not s.hands[s.active]:
            yield from super().turn(s)
            return
        me = s.active
        option = yield Ask(me, message("ask-play"), self.options_of(s))
        s.hands[me].remove(option.card)
        s.piles[me].append(option.card)
        yield from self.after(s, me)

    def after(self, s: TinyState, me: int) -> Turn:
        yield Ask(me, message("ask-end"), [End()], confirm=True)
        if s.deck:
            s.hands[me].append(s.draw(s.deck))
        s.bidding = True
        s.round += 1


class Doubling(_PlaysOtherwise):
    """The first card is offered twice."""

    def options_of(self, s: TinyState) -> list[Option]:
        return [*super().options_of(s), *super().options_of(s)[:1]]


class Stuck(_PlaysOtherwise):
    """There is nothing to choose."""

    def options_of(self, s: TinyState) -> list[Option]:
        return []


class Silent(Tiny):
    """Nobody is asked."""

    def turn(self, s: TinyState) -> Turn:
        yield Asks([])


class Endless(Tiny):
    """The round never ends."""

    def over(self, s: TinyState) -> bool:
        s.round = min(s.round, 3)
        s.deck = s.deck or [card for pile in s.piles for card in pile]
        s.piles = [[] for _ in s.piles] if len(s.deck) > 6 else s.piles
        return False

    def check(self, s: TinyState) -> None:
        pass


class Colour(Option, frozen=True, tag="colour"):
    name: str


COLOURS = ["red", "green", "blue", "white", "black"]


class Unordered(Tiny):
    """Options come in the order of a set of strings."""

    notation = Notation([*tiny.notation.options.values(), Colour])

    def turn(self, s: TinyState) -> Turn:
        yield Ask(0, message("ask-colour"), [Colour(name) for name in set(COLOURS)])
        yield from super().turn(s)


class UnorderedImagination(Tiny):
    """What is hidden is collected in a set of strings."""

    def imagine(self, s: TinyState, seat: int | None, rng: Rng) -> None:
        s.deck[:] = [int(card) for card in {str(card) for card in s.deck}]
        super().imagine(s, seat, rng)


unordered, unordered_imagination = Unordered(), UnorderedImagination()


class Remembering(Tiny):
    """The game object, not the state, knows who bid most."""

    best = 0

    def _bid(self, s: TinyState) -> Turn:
        yield from super()._bid(s)
        self.best, s.active = s.active, 0

    def _play(self, s: TinyState) -> Turn:
        s.active = self.best
        yield from super()._play(s)


class Counting(Tiny):
    """Every turn is different because something outside the state is counted."""

    turns = 0

    def turn(self, s: TinyState) -> Turn:
        self.turns += 1
        s.coins[0] += self.turns
        yield from super().turn(s)


class Leaky(Tiny):
    """A view shows the next card of the deck."""

    def view(self, s: TinyState, seat: int | None) -> TinyView:
        return replace(super().view(s, seat), deck=s.deck[-1] if s.deck else 0)


class LeakyToSpectators(Tiny):
    """A spectator sees the cards of seat 0."""

    def view(self, s: TinyState, seat: int | None) -> TinyView:
        return replace(super().view(s, seat or 0), seat=seat)


class LeakyOptions(_PlaysOtherwise):
    """The deck decides in which order the own cards are offered."""

    def options_of(self, s: TinyState) -> list[Option]:
        options = super().options_of(s)
        return options[::-1] if s.deck and s.deck[-1] > 6 else options


class LeakyNext(_PlaysOtherwise):
    """The question that follows a choice depends on the deck."""

    def after(self, s: TinyState, me: int) -> Turn:
        yield Ask(me, message("ask-throw"), [Throw(), Pass()][:: 1 if s.deck and s.deck[-1] > 6 else -1])
        yield from super().after(s, me)


class LeakyLog(_PlaysOtherwise):
    """The log tells the next card."""

    def after(self, s: TinyState, me: int) -> Turn:
        s.tell("peek", card=s.deck[-1])
        yield from super().after(s, me)


class Unsealed(_PlaysOtherwise):
    """A card is drawn behind the kernel's back, so that the draw could be taken back."""

    def after(self, s: TinyState, me: int) -> Turn:
        if s.deck:
            s.hands[me].append(s.deck.pop())
        yield from super().after(s, me)


class HalfSealed(_PlaysOtherwise):
    """Only a high card is revealed; that it is a low one can be taken back."""

    def after(self, s: TinyState, me: int) -> Turn:
        if s.deck and s.deck[-1] > 6:
            s.reveal()
        yield from super().after(s, me)


class NoteView(TinyView, frozen=True, kw_only=True):
    note: str = ""


class RngView(TinyView, frozen=True, kw_only=True):
    rng: int = 0


class Keyed(Tiny):
    """A view has a place for the generator."""

    view_type: type[TinyView] = RngView

    def view(self, s: TinyState, seat: int | None) -> TinyView:
        view = super().view(s, seat)
        return self.view_type(**{name: getattr(view, name) for name in view.__struct_fields__})


class Seeded(Keyed):
    """A view carries the key of the generator."""

    view_type = NoteView

    def view(self, s: TinyState, seat: int | None) -> TinyView:
        return replace(super().view(s, seat), note=f"<{s.rng.key}>")


class Untyped(Tiny):
    """A view is of another type than the game says."""

    view_type = RngView


class Writing(Tiny):
    """To look is to change."""

    def view(self, s: TinyState, seat: int | None) -> TinyView:
        s.coins[0] += 1
        return super().view(s, seat)


class LeakyScores(Tiny):
    """Points show what others hold."""

    def scores(self, s: TinyState) -> list[ScoreSheet]:
        best = max((max(hand, default=0) for hand in s.hands), default=0)
        return [replace(sheet, ties=(ScoreLine("best", best),)) for sheet in super().scores(s)]


class BadDream(Tiny):
    """The own hand is imagined anew."""

    def imagine(self, s: TinyState, seat: int | None, rng: Rng) -> None:
        super().imagine(s, None, rng)


class NoDream(Tiny):
    """Nothing is imagined: a program at the table would know everything."""

    def imagine(self, s: TinyState, seat: int | None, rng: Rng) -> None:
        pass


class LossyDream(Tiny):
    """An imagined deck lacks a card."""

    def imagine(self, s: TinyState, seat: int | None, rng: Rng) -> None:
        super().imagine(s, seat, rng)
        del s.deck[:1]


class StaleDream(Pledges):
    """The other seats are asked about the cards they really hold, not those they are imagined to hold."""

    def _bid(self, s: TinyState) -> Turn:
        turn = super()._bid(s)
        asked: Any = next(turn)
        answers = yield Asks(asked.asks)
        try:
            turn.send(answers)
        except StopIteration:
            return


class Fickle(Tiny):
    """The same imagination is not the same twice."""

    dreams = 0

    def imagine(self, s: TinyState, seat: int | None, rng: Rng) -> None:
        self.dreams += 1
        for _ in range(self.dreams):
            super().imagine(s, seat, rng)


class Lossy(Tiny):
    """A card is lost."""

    def over(self, s: TinyState) -> bool:
        if s.round == 3:
            del s.deck[:1]
        return super().over(s)


class Timeless(Tiny):
    """Rounds are counted down."""

    def round(self, s: TinyState) -> int:
        return 10 - s.round


class Astray(Tiny):
    """It is the turn of nobody who sits here."""

    def active(self, s: TinyState) -> int | None:
        return s.seats


BLURRED = Thing("card", write=lambda card: str(card // 2), read=int)
CRASHING = Thing("card", write=lambda card: str(range(13)[card]), read=lambda text: int(text) if text[5:] else None.x)  # type: ignore[attr-defined]
SPACED = Thing("a card", read=int)


def _with_cards(thing: Thing) -> type[Option]:
    class Other(Option, frozen=True, tag="play"):
        card: Annotated[int, thing]

    Other.__annotations__["card"] = Annotated[int, thing]
    return Other


class _OtherCards(_PlaysOtherwise):
    thing = CARD

    def __init__(self) -> None:
        self.Other = _with_cards(self.thing)
        self.notation = Notation([self.Other, Bid, Pass, Throw, End])

    def options_of(self, s: TinyState) -> list[Option]:
        return [self.Other(option.card) for option in super().options_of(s)]  # type: ignore[attr-defined]


class Blurred(_OtherCards):
    """Different cards are written alike."""

    thing = BLURRED


class Crashing(_OtherCards):
    """A notation that nobody offered makes the reader stumble."""

    thing = CRASHING


class Spaced(_OtherCards):
    """References contain spaces."""

    thing = SPACED


class Foreign(Tiny):
    """Options are offered that the notation does not know."""

    notation = Notation([Bid, Pass, Throw, End])


class TwiceAsked(Tiny):
    """A seat is asked two questions at the same time."""

    def _bid(self, s: TinyState) -> Turn:
        yield Asks([Ask(0, message("ask-bid"), [Bid(0), Bid(1)]), Ask(0, message("ask-bid"), [Bid(0), Bid(1)])])
        s.bidding = False


class Nobody(Tiny):
    """Somebody is asked who does not sit here."""

    def _bid(self, s: TinyState) -> Turn:
        yield Ask(s.seats, message("ask-bid"), [Bid(0), Bid(1)])
        s.bidding = False


class Unruly(_PlaysOtherwise):
    """A question cites the rules of another game."""

    def after(self, s: TinyState, me: int) -> Turn:
        yield Ask(me, message("ask-throw"), [Throw(), Pass()], rules=("KB-1.1",))
        yield from super().after(s, me)


class Speechless(Tiny):
    """An explanation fails."""

    def explain(self, s: TinyState, ask: Ask, thing: str) -> Message | None:
        raise KeyError(thing)


class Shouting(_PlaysOtherwise):
    """A message id is no message id."""

    def after(self, s: TinyState, me: int) -> Turn:
        s.tell("Loud Noise")
        yield from super().after(s, me)


class Misnaming(_PlaysOtherwise):
    """An event is of a seat that is none."""

    def after(self, s: TinyState, me: int) -> Turn:
        s.tell("play", seat=7)
        yield from super().after(s, me)


class Mumbling(_PlaysOtherwise):
    """An argument of a message is no word, number or message."""

    def after(self, s: TinyState, me: int) -> Turn:
        s.tell("play", card=Play(1))  # type: ignore[arg-type]
        yield from super().after(s, me)


class _Scoring(Tiny):
    def changed(self, sheet: ScoreSheet) -> ScoreSheet:
        return sheet

    def scores(self, s: TinyState) -> list[ScoreSheet]:
        return [self.changed(sheet) for sheet in super().scores(s)]


class AllWin(_Scoring):
    """Everybody wins."""

    def changed(self, sheet: ScoreSheet) -> ScoreSheet:
        return replace(sheet, winner=True)


class NoSum(_Scoring):
    """Lines do not add up to the total."""

    def changed(self, sheet: ScoreSheet) -> ScoreSheet:
        return replace(sheet, total=sheet.total + 1)


class LowRanks(_Scoring):
    """Ranks begin with two."""

    def changed(self, sheet: ScoreSheet) -> ScoreSheet:
        return replace(sheet, rank=sheet.rank + 1)


class Unseated(_Scoring):
    """All sheets are of seat 0."""

    def changed(self, sheet: ScoreSheet) -> ScoreSheet:
        return replace(sheet, seat=0)


MUTANTS: list[tuple[Tiny, str, str]] = [
    (Forgetful(), "copies", r"copy\(\) does not take the field 'round' along"),
    (Sharing(), "copies", "changes the original|shares a part"),
    (Talking(), "copies", "takes the log along"),
    (WithSet(), "copies", "state.seen is a set, which is not plain data"),
    (WithTuple(), "copies", "the field 'extra' is not of its declared type"),
    (Counting(), "copies", "a copied table is in another state"),
    (Counting(), "records", "a replay goes another way"),
    (Counting(), "undo", "leads elsewhere"),
    (Remembering(), "reloads", "reloaded table"),
    (unordered, "processes", "another process"),
    (unordered_imagination, "processes", "another process"),
    (Doubling(), "questions", "ask-play offers twice: play "),
    (Stuck(), "questions", "a dead end: seat . is asked ask-play and has no options"),
    (Silent(), "questions", "a dead end: the game is not over and nobody is asked"),
    (Endless(), "rules", "the game goes on after 200 choices"),
    (Blurred(), "questions", "which is read as"),
    (Spaced(), "questions", "refers to 'a card:"),
    (Foreign(), "questions", "'play' is not one of"),
    (TwiceAsked(), "questions", r"the seats \[0, 0\]"),
    (Nobody(), "questions", r"the seats \[2\]"),
    (Unruly(), "questions", "cites KB-1.1, which is no clause TINY-"),
    (Crashing(), "refusals", "AttributeError"),
    (Lossy(), "rules", "AssertionError"),
    (Timeless(), "rules", "goes back"),
    (Astray(), "rules", r"active\(\) is 2"),
    (Writing(), "rules", "looking at the state changes it"),
    (Speechless(), "explanations", "KeyError"),
    (Seeded(), "views", "the view of seat None shows"),
    (Keyed(), "views", "has a key 'rng'"),
    (Untyped(), "views", "the view is a TinyView, not a RngView"),
    (Leaky(), "imagination", "changes the view of"),
    (LeakyToSpectators(), "imagination", "changes the view of the spectator"),
    (BadDream(), "imagination", "changes the view of seat"),
    (NoDream(), "imagination", "never changes anything"),
    (LossyDream(), "imagination", "AssertionError"),
    (StaleDream(), "imagination", "ValueError"),
    (Fickle(), "imagination", "not the same twice"),
    (LeakyOptions(), "leaks", "shows in the first question"),
    (LeakyNext(), "leaks", "shows after"),
    (LeakyLog(), "leaks", "shows after"),
    (LeakyScores(), "leaks", "shows"),
    (Unsealed(), "leaks", "shows after"),
    (HalfSealed(), "leaks", "shows after"),
    (AllWin(), "scores", "the winners are not those of rank 1"),
    (NoSum(), "scores", "do not add up"),
    (LowRanks(), "scores", "a rank does not count those before it"),
    (Unseated(), "scores", "there is not one sheet a seat"),
    (Shouting(), "messages", "'log-Loud Noise' is not in kebab-case"),
    (Misnaming(), "messages", "the argument seat of log-play is 7"),
    (Mumbling(), "messages", "the argument card of log-play is Play"),
]


@pytest.mark.parametrize(("game", "check", "words"), MUTANTS, ids=[f"{type(m[0]).__name__}-{m[1]}" for m in MUTANTS])
def test_a_broken_game_is_caught(game: Tiny, check: str, words: str) -> None:
    with pytest.raises(Nonconformance, match=words):
        run(game, check, Case(2, {"rounds": 3}))
