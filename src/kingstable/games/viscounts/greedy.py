"""Greedy for Viscounts: tries card, space and action of a turn on copies of the table and keeps what is worth most."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from heapq import nlargest
from typing import Any, Final, NamedTuple

from kingstable.kernel import Ask, Option, Sight

from .components import COMPONENTS
from .options import (
    DECLINE,
    HIRE,
    PLAY,
    SKIP,
    Arrange,
    CastleMove,
    Construct,
    Destroy,
    Discard,
    Dismiss,
    Expel,
    Hire,
    Move,
    Pay,
    Pick,
    Station,
    Take,
    TakeManuscript,
    Trade,
    where,
)
from .rules import course
from .rules.actions import inner_actions, main_action, outer_actions
from .rules.collision import resolve_collision
from .rules.construction import ends, links_of
from .rules.means import visible_folk
from .rules.movement import reachable
from .state import ViscountsState
from .tables.boards import EXCHANGES
from .tables.cards import CARDS, SCROLLS
from .tables.numbers import INNER, NONE, SILVER
from .worth import CARD_WORTH, SLOT_WORTH, WEIGHTS, WORTH, deck_worth, effects_worth, turns_left, value

WIDTH: Final = 6  # turns that are followed one turn further
AHEAD: Final = 4.0  # what the turn after counts beside the turn itself
FARTHEST: Final = 3  # silver for a way
DRAFT_SILVER: Final = 0.93  # silver at the start, when there is much to hire
KEPT: Final = {"discard": 0.2, "destroy": 0.3}  # what it is worth to leave the cards alone
SMALL: Final = 7  # cards, of which hardly another one is too many


# -- a quick answer to anything ---------------------------------------------------------------------------------------


def quick(s: ViscountsState, ask: Ask) -> Option:
    """A sensible answer without looking ahead."""
    options = ask.options
    if len(options) == 1:
        return options[0]
    judge = _JUDGES.get(ask.prompt.id)
    if judge is None:
        return options[0]
    me = ask.seat
    return max(options, key=lambda option: judge(s, me, option))


def judged(s: ViscountsState, ask: Ask) -> list[tuple[float, Option]]:
    """Each answer with what it seems worth without looking ahead."""
    judge = _JUDGES.get(ask.prompt.id)
    if judge is None:
        return [(-float(place), option) for place, option in enumerate(ask.options)]
    return [(judge(s, ask.seat, option), option) for option in ask.options]


def _judge_resource(s: ViscountsState, me: int, option: Pick) -> float:
    player = s.players[me]
    kind = (3, 2, 1)[option.resource]  # ink for cleric, gold for noble, stone for build
    icons = sum(CARDS[card].icons[kind] for card in (*player.hand, *player.deck, *player.discard))
    return icons + player.permanent[kind] - 0.8 * player.stock[option.resource]


def _judge_take(s: ViscountsState, me: int, option: Take) -> float:
    total = 0.0
    for effect in option.effects:
        op, _, n = effect.partition(":")
        total += WORTH.get(op, 0.0) * _used(s, me, op, int(n))
    return total


def _used(s: ViscountsState, me: int, op: str, n: int) -> int:
    """How often an effect will be used: cards that should rather stay are neither discarded nor destroyed."""
    player = s.players[me]
    if op == "discard":
        return min(n, sum(_discard_worth(card) > KEPT[op] for card in player.hand))
    if op == "destroy":
        best = sorted([_destroy_worth(card, player.owned) for card in player.hand], reverse=True)
        small = [worth - (player.owned - done < SMALL <= player.owned) for done, worth in enumerate(best)]
        return min(n, sum(worth > KEPT[op] for worth in small))
    return n


def _discard_worth(card: int) -> float:
    return 1.0 - CARD_WORTH[card]


def _destroy_worth(card: int, owned: int) -> float:
    """What it is worth to be rid of one of so many cards."""
    return 1.6 - CARD_WORTH[card] + 0.2 * CARDS[card].silver - (1.0 if owned < SMALL else 0.0)


def _judge_discard(s: ViscountsState, me: int, option: Any) -> float:
    return _discard_worth(option.card) if isinstance(option, Discard) else KEPT["discard"] if option is DECLINE else 0.0


def _judge_destroy(s: ViscountsState, me: int, option: Any) -> float:
    if isinstance(option, Destroy):
        return _destroy_worth(option.card, s.players[me].owned)
    return KEPT["destroy"] if option is DECLINE else 0.0


def _judge_arrange(s: ViscountsState, me: int, option: Any) -> float:
    """Good cards stay longest; those with a drop-off ability may go."""
    cards = option.cards if isinstance(option, Arrange) else [card for card in s.players[me].slots if card != NONE]
    return sum(
        (len(cards) - slot) * (CARD_WORTH[card] - effects_worth(CARDS[card].drop_off))
        for slot, card in enumerate(cards)
    )


def _judge_hire(s: ViscountsState, me: int, option: Any) -> float:
    return CARD_WORTH[option.card] + effects_worth(CARDS[option.card].corner) if isinstance(option, Hire) else 0.0


def _judge_building(s: ViscountsState, me: int, option: Construct) -> float:
    worth = effects_worth(s.board.rewards[option.spot]) + SLOT_WORTH[option.building] * turns_left(s) * 0.5
    for link in links_of(s, option.spot):
        one, other = ends(s, link)
        neighbour = s.owners[other if one == option.spot else one]
        share = 0.2 if neighbour == NONE else 1.0 if neighbour == me else 0.6
        worth += share * effects_worth(s.board.links[link])
    return worth


def _judge_manuscript(s: ViscountsState, me: int, option: TakeManuscript) -> float:
    player = s.players[me]
    scroll = SCROLLS[option.manuscript]
    same = sum(SCROLLS[each].ribbon == scroll.ribbon for each in player.scrolls)
    return effects_worth(scroll.immediate) + 4.0 - same + (3.0 if scroll.scores else 0.0)


def _judge_section(s: ViscountsState, me: int, option: Station) -> float:
    player = s.players[me]
    return player.tier1[option.section] + 0.3 * player.tier2[option.section]


def _judge_castle_move(s: ViscountsState, me: int, option: Any) -> float:
    if not isinstance(option, CastleMove):
        return 0.0
    tier1 = s.players[me].tier1
    return 2.0 if tier1[option.end] == 2 else 0.5 * (tier1[option.end] - tier1[option.start]) + 0.1


def _judge_expel(s: ViscountsState, me: int, option: Expel) -> float:
    tier, _, owner = where(option.worker)
    return (0.0 if owner == me else 2.0) + (0.5 if tier == 2 and owner != me else 0.0)


def _judge_payment(s: ViscountsState, me: int, option: Pay | Dismiss) -> float:
    worth = -WEIGHTS.resource * (option.ink + option.gold + option.stone) - WEIGHTS.silver * option.silver
    if isinstance(option, Dismiss):
        worth += effects_worth(visible_folk(s, option.segment)[2])
    return worth


def _judge_trade(s: ViscountsState, me: int, option: Any) -> float:
    if not isinstance(option, Trade):
        return 0.0
    price, effects = EXCHANGES[s.players[me].viscount]
    used = _used(s, me, effects[0].op, option.times)
    return used * effects_worth(effects) - option.times * WEIGHTS.silver * price


_JUDGES: Final[dict[str, Callable[[ViscountsState, int, Any], float]]] = {
    "ask-resource": _judge_resource,
    "ask-take": _judge_take,
    "ask-discard": _judge_discard,
    "ask-destroy": _judge_destroy,
    "ask-destroy-start": _judge_destroy,
    "ask-rearrange": _judge_arrange,
    "ask-free-hire": _judge_hire,
    "ask-hire": _judge_hire,
    "ask-free-building": _judge_building,
    "ask-free-manuscript": _judge_manuscript,
    "ask-free-workers": _judge_section,
    "ask-castle-move": _judge_castle_move,
    "ask-expel": _judge_expel,
    "ask-pay": _judge_payment,
    "ask-trade-on": _judge_trade,
}


# -- looking ahead ----------------------------------------------------------------------------------------------------


def follow(s: ViscountsState, course: Iterator[Any], first: Option | None = None) -> None:
    """Run a piece of the rules to its end, the first question answered as given and all others quickly."""
    turn: Any = course
    try:
        asked = next(turn)
        while True:
            answer = first if first is not None else quick(s, asked)
            first = None
            asked = turn.send(answer)
    except StopIteration:
        pass


def hire_gain(s: ViscountsState, me: int) -> float:
    """What hiring here would be worth, beyond its price."""
    pile = s.folk[s.segment(me)]
    if not pile or CARDS[pile[-1]].silver > s.players[me].stock[SILVER]:
        return 0.0
    return max(0.0, hire_worth(s, me, pile[-1]) - WEIGHTS.silver * CARDS[pile[-1]].silver)


def hire_worth(s: ViscountsState, me: int, card: int) -> float:
    """How much better the card makes the deck, and its corner."""
    player = s.players[me]
    before = deck_worth(player)
    player.discard.append(card)
    after = deck_worth(player)
    player.discard.pop()
    return (after - before) * turns_left(s) + effects_worth(CARDS[card].corner)


def actions(s: ViscountsState, me: int) -> Iterator[tuple[float, Option, ViscountsState]]:
    """Main actions worth trying, each with what it is worth together with the hire that follows, and where it leads."""
    yield value(s, me) + hire_gain(s, me), SKIP, s
    for option in promising(s, me):
        after = s.copy()
        follow(after, main_action(after, me), option)
        yield value(after, me) + hire_gain(after, me), option, after


def promising(s: ViscountsState, me: int) -> list[Option]:
    """Main actions to try: of trades only those that buy no more than a few icons, of buildings the best spots."""
    space = s.players[me].viscount
    if space % 3 == INNER:
        return inner_actions(s, me, {})
    options = outer_actions(s, me, {})
    icons = s.icons(me)
    price, effects = EXCHANGES[space]
    most = max(1, _used(s, me, effects[0].op, (icons[0] + icons[4] + 3) // price))
    trades = [option for option in options if isinstance(option, Trade) and option.times <= most][-3:]
    spots: dict[int, list[Construct]] = {}
    for option in options:
        if isinstance(option, Construct):
            spots.setdefault(option.building, []).append(option)
    return [*trades, *(max(each, key=lambda option: _judge_building(s, me, option)) for each in spots.values())]


class Plan(NamedTuple):
    """A turn that could be played, what it is worth, and where it leads."""

    worth: float
    card: int
    space: int
    silver: int
    action: Option
    after: ViscountsState


def plans(s: ViscountsState, me: int, card: int) -> Iterator[Plan]:
    """All ways to go on in a turn when this card has been played."""
    for space, silver in reachable(s, me, CARDS[card].silver):
        if silver <= FARTHEST:
            there = s.copy()
            there.players[me].viscount = space
            there.players[me].stock[SILVER] -= silver
            for worth, action, after in actions(there, me):
                yield Plan(worth, card, space, silver, action, after)


def turns(s: ViscountsState, me: int) -> Iterator[Plan]:
    """All turns that begin with one of the hand cards."""
    for card in s.players[me].hand:
        played = s.copy()
        follow(played, course.play(played, me), PLAY[card])
        yield from plans(played, me, card)


def next_turn(s: ViscountsState, me: int) -> float:
    """What the position after a turn is worth when one more turn is played with the cards still in hand."""
    after = s.copy()
    if hire_gain(after, me) > 0:
        follow(after, course.hire_phase(after, me), HIRE[after.folk[after.segment(me)][-1]])
    if after.players[me].linked:
        follow(after, resolve_collision(after, me))
    follow(after, course.slide(after, me))
    return max((plan.worth for plan in turns(after, me)), default=value(after, me))


def best_turn(s: ViscountsState, me: int, found: Iterable[Plan]) -> Plan:
    """The best of these turns: the most promising ones are followed one turn further."""
    best = nlargest(WIDTH, found, key=lambda plan: plan.worth)
    if turns_left(s) <= 1:
        return best[0]
    return max(best, key=lambda plan: plan.worth + AHEAD * next_turn(plan.after, me))


_PLAYER_CARDS: Final = COMPONENTS.player_cards


def draft_worth(s: ViscountsState, option: Any) -> float:
    """What a player card with its hero is worth at the start."""
    card = next(each for each in _PLAYER_CARDS if each.number == option.card)
    pair = next(pair for pair in s.pairs if pair.card == option.card)
    gains = effects_worth(card.resources) + DRAFT_SILVER * card.silver + 1.5 * card.deeds - card.debts
    return gains + effects_worth(card.extra) + 2.0 * CARD_WORTH[pair.hero]


class Greedy:
    """Looks through its own turn, and from its most promising ways one turn further."""

    def __init__(self) -> None:
        self.plan: Plan | None = None

    def choose(self, sight: Sight) -> Option:
        ask = sight.ask
        if len(ask.options) == 1:
            return ask.options[0]
        decide = getattr(self, "_" + ask.prompt.id.removeprefix("ask-").replace("-", "_"), None)
        if decide is not None:
            chosen: Option = decide(sight.imagine().state, sight.seat, ask)
            return chosen
        return self._by_trying(sight)

    def _by_trying(self, sight: Sight) -> Option:
        """Each option on an imagined table of its own; ties go to the quick answer."""
        ask = sight.ask
        favourite = quick(sight.imagine().state, ask)
        if len(ask.options) > 60:
            return favourite
        best, chosen = float("-inf"), favourite
        for option in ask.options:
            table = sight.imagine()
            table.choose(option, seat=sight.seat)
            worth = value(table.state, sight.seat) + (0.05 if option == favourite else 0.0)
            if worth > best:
                best, chosen = worth, option
        return chosen

    def _draft(self, s: ViscountsState, me: int, ask: Ask) -> Option:
        return max(ask.options, key=lambda option: draft_worth(s, option))

    def _play(self, s: ViscountsState, me: int, ask: Ask) -> Option:
        self.plan = best_turn(s, me, turns(s, me))
        return PLAY[self.plan.card]

    def _move(self, s: ViscountsState, me: int, ask: Ask) -> Option:
        card = s.players[me].slots[0]
        if self.plan is None or self.plan.card != card:
            self.plan = best_turn(s, me, plans(s, me, card))
        space = self.plan.space
        return next(
            (option for option in ask.options if isinstance(option, Move) and option.space == space), ask.options[0]
        )

    def _outer_action(self, s: ViscountsState, me: int, ask: Ask) -> Option:
        plan, self.plan = self.plan, None
        if plan is not None and plan.space == s.players[me].viscount and plan.action in ask.options:
            return plan.action
        _, action, _ = max(actions(s, me), key=lambda each: each[0])
        return action

    _inner_action = _outer_action

    def _hire(self, s: ViscountsState, me: int, ask: Ask) -> Option:
        return ask.options[0] if hire_gain(s, me) > 0 else ask.options[-1]
