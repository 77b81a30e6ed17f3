"""What a search needs to know of Viscounts: turns of card, space and action worth a thought, and who is ahead."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from heapq import nlargest
from typing import Any, Final

from kingstable.kernel import Ask, Candidate, Level, Option, ScoreLine, Table, Trust, message, named

from .components import ICONS
from .greedy import AHEAD as AHEAD_WORTH
from .greedy import Plan, actions, draft_worth, hire_gain, judged, next_turn, plans, turns
from .options import END_TURN, HIRE, MOVES, PLAY, Construct, Move
from .state import Player, ViscountsState
from .tables.boards import TRACK_END
from .tables.cards import CARD_ICONS
from .tables.numbers import NONE, SILVER
from .worth import WEIGHTS, deck_worth, own_total, turns_left, value

#: How the levels play here, so that each is clearly stronger than the one before.
LEVELS: Final = {
    "beginner": Level(0.0, 24, 0.86),  # of so many turns none is followed one turn further
    "apprentice": Level(0.0, 4, 0.45),
    "expert": Level(0.15, 6),
    "master": Level(0.75, 8),
}
AHEAD: Final = 3
SIFTED: Final = 24
TRUST: Final = Trust(3.0, 0.0)
#: Rounds that a game has, about; and what cards show that show nothing.
ROUNDS: Final = 15
NO_ICONS: Final = (0,) * len(ICONS)
#: What a hint notes of what happens by itself, with the means that this settles; and of what one rather has less.
NOTED: Final = {"log-collision": ("virtue", "corruption")}
BURDENS: Final = ("corruption", "others-pairs", "others-resources", *(f"others-{icon}" for icon in ICONS))
#: A deck may gain by a card and by the loss of one; what the cards show tells ways apart.
NEUTRAL: Final = ("cards",)
WITHIN: Final = {f"cards-{icon}": "cards" for icon in ICONS}
#: What one of each is worth to the learned value, about: what is worth most is told first.
WORTH: Final = {
    "gold": 1.5,
    "stone": 1.3,
    "silver": 0.5,
    "virtue": 0.5,
    "corruption": 0.4,
    **{f"cards-{icon}": worth for icon, worth in zip(ICONS, (0.5, 0.9, 1.5, 0.6, 3.0), strict=True)},
    **{f"others-{icon}": worth for icon, worth in zip(ICONS, (0.4, 0.6, 2.0, 0.6, 2.0), strict=True)},
    **{f"board-{icon}": worth for icon, worth in zip(ICONS, (0.4, 0.4, 1.0, 0.4, 1.0), strict=True)},
    "pairs": 2.5,
    "sections": 2.5,
    "others-pairs": 2.5,
    "others-resources": 0.8,
    "castle": 0.5,
}
#: What others are asked in one's turn that changes nothing of it: a hint goes on past their answers.
ASIDE: Final = ("ask-rearrange", "ask-resource", "ask-flip", "ask-destroy", "ask-discard")


def candidates(table: Table, ask: Ask, top: int) -> list[Candidate]:
    """The best turns from here on, as far as a turn can be planned; otherwise the best answers."""
    s: ViscountsState = table.state
    if ask.prompt.id in ("ask-play", "ask-move"):
        found = _turns(s, ask, top)
    else:
        found = nlargest(top, _WAYS.get(ask.prompt.id, _answers)(s, ask), key=_worth)
    return found or nlargest(top, _answers(s, ask), key=_worth)


def _worth(candidate: Candidate) -> float:
    return candidate.worth


def _turns(s: ViscountsState, ask: Ask, top: int) -> list[Candidate]:
    """Whole turns; where there is time for it and they are few, the best are followed one turn further."""
    me = ask.seat
    begun: list[tuple[Plan, tuple[Option, ...]]]
    if ask.prompt.id == "ask-play":
        found = nlargest(top, turns(s, me), key=lambda plan: plan.worth)
        begun = [(plan, (PLAY[plan.card], MOVES[plan.space][plan.silver])) for plan in found]
    else:  # the card that was played may have left its slot since
        offered = {option.space: option for option in ask.options if isinstance(option, Move)}
        ways = (plan for plan in plans(s, me, s.players[me].slots[0]) if plan.space in offered)
        begun = [(plan, (offered[plan.space],)) for plan in nlargest(top, ways, key=lambda plan: plan.worth)]
    ahead = AHEAD_WORTH if 1 < top < SIFTED and turns_left(s) > 1 else 0.0
    judged = [
        Candidate(
            (plan.worth + ahead * next_turn(plan.after, me)) / (1 + ahead) if ahead else plan.worth,
            (*first, plan.action, _hire(plan.after, me)),
        )
        for plan, first in begun
    ]
    return sorted(judged, key=_worth, reverse=True)


def _actions(s: ViscountsState, ask: Ask) -> Iterator[Candidate]:
    for worth, action, after in actions(s, ask.seat):
        yield Candidate(worth, (action, _hire(after, ask.seat)))


def _hire(s: ViscountsState, me: int) -> Option:
    return HIRE[s.folk[s.segment(me)][-1]] if hire_gain(s, me) > 0 else END_TURN


def _hires(s: ViscountsState, ask: Ask) -> Iterator[Candidate]:
    gain = hire_gain(s, ask.seat)
    for option in ask.options:
        yield Candidate(gain if option is not END_TURN else 0.0, (option,))


def _draft(s: ViscountsState, ask: Ask) -> Iterator[Candidate]:
    for option in ask.options:
        yield Candidate(draft_worth(s, option), (option,))


def _answers(s: ViscountsState, ask: Ask) -> Iterator[Candidate]:
    for worth, option in judged(s, ask):
        yield Candidate(worth, (option,))


_WAYS: Final[dict[str, Any]] = {
    "ask-outer-action": _actions,
    "ask-inner-action": _actions,
    "ask-hire": _hires,
    "ask-draft": _draft,
}


def beginning(option: Option) -> object:
    """What is built and where, whichever slot it leaves; otherwise the choice itself."""
    return (option.building // 3, option.spot) if isinstance(option, Construct) else option


def comes_to(s: ViscountsState, seat: int) -> Hashable:
    """What a turn leads to, in whatever order: what everybody has, where it stands, and what is left of the piles."""
    return tuple(map(_has, s.players)), tuple(len(pile) for pile in (*s.folk, *s.scrolls)), s.debts, s.deeds, s.leader


def _has(player: Player) -> Hashable:
    cards = tuple(tuple(held) for held in (player.hand, player.deck, player.discard))  # as they came: by chance or not
    counts = (player.unpaid, player.paid, player.acquired, player.approved, player.virtue, player.corruption)
    placed = (*player.tier1, *player.tier2, player.tier3, *player.built, player.viscount)
    return cards, tuple(player.slots), tuple(player.stock), tuple(player.scrolls), counts, placed


def trust(seats: int) -> Trust:
    """The same for any number of players."""
    return TRUST


def stage(s: ViscountsState, seat: int) -> int:
    """The turns that the seat has begun and those that it has ended; the draft comes before them."""
    return -2 if s.drafting else 2 * s.players[seat].turns + (s.active == seat)


def means(s: ViscountsState, seat: int) -> list[ScoreLine]:
    """Supplies, steps on the track, and cards with their icons."""
    player = s.players[seat]
    track = {"virtue": TRACK_END - player.virtue, "corruption": player.corruption - 1}
    amounts = {
        **dict(zip(("ink", "gold", "stone", "silver"), player.stock, strict=True)),
        **track,
        "cards": player.owned,
    }
    return [
        *(ScoreLine(id, amount, message(f"means-{id}")) for id, amount in amounts.items()),
        *_icons("cards", _cards(player)),
    ]


def strengths(s: ViscountsState, seat: int) -> list[ScoreLine]:
    """The own workers in the castle and cards, with their icons, and what others have of that."""
    player = s.players[seat]
    amounts = {
        "pairs": _pairs(player),
        "sections": 5 - player.tier1.count(0),
        "deck": _in_the_rest(s, deck_worth(player, NO_ICONS)),
        "castle": sum(player.tier2) + player.tier3,
    }
    return [
        *(ScoreLine(id, amount, message(f"strength-{id}")) for id, amount in amounts.items()),
        *_icons("cards", _cards(player)),
        *_of_others(s, seat),
        *_icons("board", player.slots),
    ]


def _in_the_rest(s: ViscountsState, worth: float) -> int:
    """What something brings that is worth so much a turn, by the round alone: a way may bring the end nearer."""
    return round(worth * max(1, ROUNDS - s.round))


def _of_others(s: ViscountsState, seat: int) -> list[ScoreLine]:
    """Pairs of workers, resources and icons of all others; the Automa has no cards."""
    others = [who for who in range(len(s.players)) if who != seat]
    count = len(others)
    pairs = sum(_pairs(s.players[who]) for who in others)
    resources = sum(sum(s.players[who].stock[:SILVER]) for who in others)
    cards = [card for who in others if not s.is_automa(who) for card in _cards(s.players[who])]
    return [
        ScoreLine("others-pairs", pairs, message("strength-others-pairs", others=count)),
        ScoreLine("others-resources", resources, message("strength-others-resources", others=count)),
        *_icons("others", cards, others=count),
    ]


def _pairs(player: Player) -> int:
    """Sections in tier 1 from which a worker will rise as soon as one more comes (VIS-13.4)."""
    return player.tier1.count(2)


def _cards(player: Player) -> list[int]:
    return [*player.hand, *player.deck, *player.discard, *player.slots]


def _icons(place: str, cards: Sequence[int], **args: int) -> list[ScoreLine]:
    """What these cards show, in all."""
    shown = [sum(CARD_ICONS[card][kind] for card in cards if card != NONE) for kind in range(len(ICONS))]
    return [
        ScoreLine(f"{place}-{icon}", count, message(f"strength-{place}", icon=named("icon", icon), **args))
        for icon, count in zip(ICONS, shown, strict=True)
    ]


def margin(s: ViscountsState, seat: int) -> float:
    """By the worth of both positions; of the Automa only the points are known."""
    worths = [own_total(s, who) if s.is_automa(who) else _alone(s, who) for who in range(len(s.players))]
    return worths[seat] - max(worths[:seat] + worths[seat + 1 :])


def _alone(s: ViscountsState, who: int) -> float:
    """The worth of a position without what the others have."""
    rival = max([own_total(s, other) for other in range(len(s.players)) if other != who])
    return value(s, who) + WEIGHTS.rival * rival
