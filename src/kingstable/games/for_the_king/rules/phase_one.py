"""Phase one, Share Influence: the advisor deals out cards one by one, the others choose from the middle."""

from typing import Final

from kingstable.kernel import Ask, Message, Turn, message

from ..names import CARD_NAME
from ..options import NOBLES, PLACES, SIDES, TAKE, Noble
from ..state import AUCTION, CHOOSE, DISTRIBUTE, NONE, START, KingState
from ..tables import IS_KING
from .kings import crown

_ASK_PLACE: Final = tuple(Message("ask-place", {"card": name}) for name in CARD_NAME)
_ASK_TAKE: Final = Message("ask-take")
_PLACE_RULES: Final = ("FK-4.5", "FK-4.7", "FK-4.9", "FK-4.11", "FK-4.12", "FK-6.16")
_TAKE_RULES: Final = ("FK-5.1", "FK-5.2", "FK-5.3", "FK-6.17")


def choose_noble(s: KingState) -> Turn:
    """One player after another takes a free noble, either side up (FK-C1)."""
    me = s.actor
    free = [tile for tile in range(len(NOBLES)) if tile not in s.nobles]
    choice = yield Ask(me, message("ask-noble"), [Noble(tile, side) for tile in free for side in SIDES], ("FK-3.1",))
    s.nobles[me], s.sides[me] = choice.tile, choice.side
    s.tell("noble", seat=me, noble=NOBLES[choice.tile], side=choice.side)
    s.actor = s.left_of(me)
    if NONE not in s.nobles:
        s.stage = START


def start(s: KingState) -> Turn:
    """The first player receives the deck and is the first advisor (FK-3.19)."""
    yield from ()
    s.tell("start", seat=s.first, cards=len(s.deck), removed=len(s.removed))
    _advise(s, s.first)


def _advise(s: KingState, seat: int) -> None:
    s.stage = DISTRIBUTE
    s.leader = s.actor = seat
    s.turn += 1
    s.room[:] = s.deal.zones
    if s.log is not None:
        s.tell("advisor", seat=seat, turn=s.turn, turns=s.deal.turns)


def distribute(s: KingState) -> Turn:
    """The advisor draws one card, looks at it and places it (FK-4.3 to FK-4.14)."""
    me = s.leader
    drawn = s.drawn = s.draw(s.deck)
    s.seen[drawn] |= 1 << me
    own, centre, favour = s.room
    options = PLACES[(own > 0) + 2 * (centre > 0) + 4 * (favour > 0)]  # FK-4.12
    if s.log is not None:
        forced = int(len(options) == 1)  # FK-4.18
        s.tell_secret(me, "draw", {"card": CARD_NAME[drawn]}, seat=me, forced=forced)
    choice = yield Ask(me, _ASK_PLACE[drawn], options, _PLACE_RULES)
    card = s.drawn  # the state knows best: only the asked player may rely on having seen it
    s.drawn = NONE
    if choice.zone == "self":
        s.room[0] -= 1
        if IS_KING[card]:
            s.show(card)  # FK-6.1
            s.tell("king", seat=me, card=CARD_NAME[card])
            yield from crown(s, me, card)
        else:
            s.hands[me].append(card)
            if s.log is not None:
                s.tell_secret(me, "keep", {"card": CARD_NAME[card]}, seat=me)
    elif choice.zone == "centre":
        s.room[1] -= 1
        s.show(card)  # FK-4.19
        s.centre.append(card)
        if s.log is not None:
            s.tell("centre", seat=me, card=CARD_NAME[card])
    else:
        s.room[2] -= 1
        s.favour.append(card)
        if s.log is not None:
            s.tell_secret(me, "favour", {"card": CARD_NAME[card]}, seat=me)
    if not any(s.room):  # FK-4.15
        s.stage = CHOOSE
        s.actor = s.left_of(me)


def choose(s: KingState) -> Turn:
    """An opponent of the advisor takes one of the cards in the middle (FK-5.1 to FK-5.5)."""
    me = s.actor
    choice = yield Ask(me, _ASK_TAKE, [TAKE[card] for card in s.centre], _TAKE_RULES)
    card = choice.card
    s.centre.remove(card)
    if not IS_KING[card]:
        s.hands[me].append(card)
    if s.log is not None:
        s.tell("take", seat=me, card=CARD_NAME[card])
    if IS_KING[card]:
        yield from crown(s, me, card)  # FK-6.17
    if s.centre:
        s.actor = s.left_of(me)
    elif s.deck:
        _advise(s, s.left_of(s.leader))  # FK-5.6
    else:
        _to_phase_two(s)


def _to_phase_two(s: KingState) -> None:
    """The favour pile is shuffled; the left neighbour of the last advisor begins (FK-8.1 to FK-8.3)."""
    s.rng.shuffle(s.favour)
    s.stage = AUCTION
    s.leader = s.actor = s.left_of(s.leader)
    s.tell("phase-two", seat=s.leader, cards=len(s.favour))
