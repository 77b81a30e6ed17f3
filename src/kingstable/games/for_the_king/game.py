"""For the King (and Me) as a game of the kernel."""

from collections.abc import Callable, Mapping
from typing import Final

from kingstable.kernel import Ask, Faces, GameInfo, Message, Names, Options, Rng, ScoreSheet, Setting, Turn
from kingstable.kernel.registry import mark_in

from . import explain, knowledge, scoring, view
from .cards import COUNT, DEALS, NAMES, START_VALUE
from .components import COMPONENTS, PLAYERS
from .invariants import check
from .options import NOTATION
from .phase_one import choose, choose_noble, distribute, start
from .phase_two import auction
from .state import AUCTION, CHOOSE, DISTRIBUTE, NOBLES, NONE, OVER, START, KingState

_TITLE: Final = next(term.text for term in COMPONENTS.terms if term.id == "game_title")
_TURNS: Final[dict[str, Callable[[KingState], Turn]]] = {
    NOBLES: choose_noble,
    START: start,
    DISTRIBUTE: distribute,
    CHOOSE: choose,
    AUCTION: auction,
}


class ForTheKing:
    """2 to 5 advisors share out influence, then bid for esteem."""

    info = GameInfo(
        id="for_the_king",
        names={"en": _TITLE.en, "uk": _TITLE.uk, "ru": _TITLE.ru},
        seats=(PLAYERS[0], PLAYERS[-1]),
        settings=(Setting(id="nobles", kind="choice", default="dealt", values=("dealt", "chosen")),),
        clauses="FK",
        components=mark_in(__package__),
        minutes=(30, 45),
        weight=1.8,
        step_cap=10_000,
    )
    notation = NOTATION
    state_type = KingState
    view_type = view.KingView
    faces_type = Faces
    names: Mapping[str, Names] = NAMES

    def setup(self, seats: int, options: Options, rng: Rng) -> KingState:
        """Section 3: marks, shuffle, random removal, shuffle, first player."""
        deal = DEALS[seats]
        first = rng.below(seats)
        cards = list(deal.cards)
        rng.shuffle(cards)
        removed, deck = cards[: deal.removal], cards[deal.removal :]
        rng.shuffle(deck)
        assert len(deck) % (seats + 1) == 0  # FK-3.18
        s = KingState(
            rng=rng,
            seats=seats,
            stage=NOBLES,
            first=first,
            leader=first,
            actor=first,
            nobles=[NONE] * seats,
            sides=["a"] * seats,
            removed=removed,
            deck=deck,
            room=list(deal.zones),
            centre=[],
            favour=[],
            hands=[[] for _ in range(seats)],
            buried=[[] for _ in range(seats)],
            buried_in=[[] for _ in range(seats)],
            spent=[],
            primary=[START_VALUE if office in deal.offices else 0 for office in range(6)],
            bids=[0] * seats,
            passed=[False] * seats,
            excluded=[False] * seats,
            seen=[0] * COUNT,
            entered=[0] * COUNT,
            lacks=[[] for _ in range(seats)],
            sales=[],
        )
        if options["nobles"] == "dealt":
            s.nobles = list(range(seats))
            s.stage = START
        return s

    def turn(self, s: KingState) -> Turn:
        return _TURNS[s.stage](s)

    def over(self, s: KingState) -> bool:
        return s.stage == OVER

    def faces(self) -> Faces:
        return Faces()

    def view(self, s: KingState, seat: int | None) -> view.KingView:
        return view.view(s, seat)

    def imagine(self, s: KingState, seat: int | None, rng: Rng) -> None:
        knowledge.imagine(s, seat, rng)

    def scores(self, s: KingState) -> list[ScoreSheet]:
        return scoring.sheets(scoring.outcome(s))

    def active(self, s: KingState) -> int | None:
        return None if s.stage == OVER else s.actor

    def round(self, s: KingState) -> int:
        return s.turn + s.round

    def explain(self, s: KingState, ask: Ask, thing: str) -> Message | None:
        return explain.explain(s, ask, thing)

    def check(self, s: KingState) -> None:
        check(s)


game = ForTheKing()
