"""The choices of the game, each with its notation and the things on the table it touches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Final

from kingstable.kernel import Argument, Message, Notation, Option, Quiet, Thing, message, named

from .tables import (
    ACTIONS,
    ATTACK_REWARD,
    BOARD_SPACES,
    CONVERT_REWARD,
    DASHED,
    FAVOUR_REWARD,
    FAVOURS,
    JAR_REWARDS,
    JAR_SPACES,
    KEEP_LIMIT,
    OUTSIDERS,
    SPACE_ORDER,
    SPACE_REGION,
    SPACE_REWARD,
    TAVERNS,
    TOWNSFOLK,
    TOWNSFOLK_DISCARD,
    TOWNSFOLK_INSTANT,
    TOWNSFOLK_REWARD,
)
from .tables.rewards import EFFECTS, WORKERS


def _things(kind: str, ids: Sequence[str], *, named: bool = True) -> Thing:
    """Things that the rules know by number and people by id."""
    return Thing(kind, write=ids.__getitem__, read=list(ids).index, named=named)


class _Effect(Thing):
    """An effect of a reward, spoken of in its own words."""

    __slots__ = ()

    def argument(self, value: Any) -> Argument:
        return EFFECTS[value].message


class _Price(Thing):
    """What a townsfolk costs: silver, or a debt (written -1 in the rules)."""

    __slots__ = ()

    def argument(self, value: Any) -> Argument:
        return message("price-debt") if value < 0 else message("price-silver", amount=value)


def _known_effect(text: str) -> str:
    return EFFECTS[text].id


def _space_name(number: int) -> str:
    action, space = DASHED[number]
    return f"{ACTIONS[action]}.{space + 1}"


_DASHED_NAMES: Final = [_space_name(number) for number in range(len(DASHED))]

ACTION: Final = _things("action", ACTIONS)
WORKER: Final = _things("worker", WORKERS)
CARD: Final = _things("townsfolk", [card.id for card in TOWNSFOLK])
OUTSIDER: Final = _things("outsider", [card.id for card in OUTSIDERS])
FAVOUR: Final = _things("favour", [card.id for card in FAVOURS])
TAVERN: Final = _things("tavern", [card.id for card in TAVERNS])
SPACE: Final = _things("space", BOARD_SPACES, named=False)
JAR_SPACE: Final = _things("jar_space", JAR_SPACES, named=False)
WORKSHOP_SPACE: Final = _things("workshop", _DASHED_NAMES, named=False)
HAND: Final = Thing("hand", read=int)
EFFECT: Final = _Effect("effect", read=_known_effect)
PRICE: Final = _Price(
    "price", write=lambda n: "debt" if n < 0 else str(n), read=lambda t: -1 if t == "debt" else int(t)
)
PRICE.lit = False

DEBT: Final = -1  # as a price


def ability_words(card: int) -> Message:
    """What a kept townsfolk does."""
    ability = TOWNSFOLK[card].ability
    reward = TOWNSFOLK_REWARD[card].message
    if ability.trigger.startswith("action:"):
        return message("ability-action", action=named("action", ability.trigger.removeprefix("action:")), reward=reward)
    if ability.trigger == "pay_debt":
        return message("ability-pay-debt", reward=reward)
    return message(f"ability-{ability.condition}".replace("_", "-"), reward=reward)


def worth_words(card: int) -> Message:
    """What a converted outsider is worth in the end."""
    end = OUTSIDERS[card].end_game
    what = message(f"count-{end.count_of}".replace("_", "-"), per=end.per)
    return message("worth-base" if end.base_vp else "worth", base=end.base_vp, what=what)


def crew_words(workers: Iterable[str]) -> list[int | str | Message]:
    """Workers as people list them: each kind once, with its number."""
    counts = Counter(workers)
    return [message("reward-worker", amount=amount, worker=named("worker", id)) for id, amount in counts.items()]


def favour_words(card: int) -> list[Message]:
    """What a Favour takes: its worker, then its extra cost."""
    favour = FAVOURS[card]
    found = [message("any-worker")]
    if favour.space != "any":
        found = [message("reward-worker", amount=1, worker=named("worker", favour.space))]
    if favour.cost.silver:
        found.append(message("reward-silver", amount=favour.cost.silver))
    if favour.cost.provision:
        found.append(message("reward-provision", amount=favour.cost.provision))
    if favour.cost.take_debt:
        found.append(message("price-debt"))
    return found


def space_words(space: int) -> dict[str, int | str]:
    """A space of the main board as people find it, and its id for the client."""
    return {"space": BOARD_SPACES[space], "region": SPACE_REGION[space] + 1, "place": SPACE_ORDER[space]}


class Assign(Option, frozen=True, tag="paladin"):
    """Which of the three paladins in hand (1 to 3) is used, goes on top of the deck, goes under it (PAL-3.7)."""

    use: Annotated[int, HAND]
    top: Annotated[int, HAND]
    bottom: Annotated[int, HAND]


class Tavern(Option, frozen=True, tag="tavern"):
    tavern: Annotated[int, TAVERN]

    @property
    def message(self) -> Message:
        return message("option-tavern", workers=crew_words(TAVERNS[self.tavern].workers))


class Use(Option, frozen=True, tag="use"):
    """Take an action of the own board with so many workers."""

    action: Annotated[int, ACTION]
    workers: int


class UseFavour(Option, frozen=True, tag="favour"):
    favour: Annotated[int, FAVOUR]

    @property
    def message(self) -> Message:
        favour, reward = FAVOUR.argument(self.favour), FAVOUR_REWARD[self.favour].message
        return message("option-favour", favour=favour, cost=[*favour_words(self.favour)], reward=reward)


class Place(Option, frozen=True, tag="place"):
    """The workers that pay for the action."""

    workers: tuple[Annotated[int, WORKER], ...]

    @property
    def message(self) -> Message:
        return message("option-place", workers=crew_words(WORKERS[kind] for kind in self.workers))


class Hire(Option, frozen=True, tag="hire"):
    card: Annotated[int, CARD]
    price: Annotated[int, PRICE]

    @property
    def message(self) -> Message:
        card, price = CARD.argument(self.card), PRICE.argument(self.price)
        instant, ability = TOWNSFOLK_INSTANT[self.card], ability_words(self.card)
        if instant.effects:
            return message("option-hire-instant", card=card, price=price, instant=instant.message, ability=ability)
        return message("option-hire", card=card, price=price, ability=ability)


class Send(Option, frozen=True, tag="send"):
    """Discard a townsfolk for the reward in its corner."""

    card: Annotated[int, CARD]
    price: Annotated[int, PRICE]

    @property
    def message(self) -> Message:
        card, price = CARD.argument(self.card), PRICE.argument(self.price)
        return message("option-send", card=card, price=price, reward=TOWNSFOLK_DISCARD[self.card].message)


class Workshop(Option, frozen=True, tag="workshop"):
    space: Annotated[int, WORKSHOP_SPACE]

    @property
    def message(self) -> Message:
        action, space = DASHED[self.space]
        return message("option-workshop", action=named("action", ACTIONS[action]), space=space + 1)


class Clear(Option, frozen=True, tag="clear"):
    """Pray: take all workers off one action."""

    action: Annotated[int, ACTION]


class Occupy(Option, frozen=True, tag="occupy"):
    """Put the monk or outpost on a space of the main board."""

    space: Annotated[int, SPACE]

    @property
    def message(self) -> Message:
        return message("option-occupy", reward=SPACE_REWARD[self.space].message, **space_words(self.space))


class Jar(Option, frozen=True, tag="jar"):
    space: Annotated[int, JAR_SPACE]

    @property
    def message(self) -> Message:
        return message("option-jar", reward=JAR_REWARDS[self.space].message)


class Attack(Option, frozen=True, tag="attack"):
    card: Annotated[int, OUTSIDER]
    silver: int

    @property
    def message(self) -> Message:
        reward = ATTACK_REWARD[self.card].message
        return message("option-attack", card=OUTSIDER.argument(self.card), silver=self.silver, reward=reward)


class Convert(Option, frozen=True, tag="convert"):
    card: Annotated[int, OUTSIDER]

    @property
    def message(self) -> Message:
        reward, worth = CONVERT_REWARD[self.card].message, worth_words(self.card)
        return message("option-convert", card=OUTSIDER.argument(self.card), reward=reward, worth=worth)


class Choose(Option, frozen=True, tag="choose"):
    """One of the printed alternatives, counted from the left."""

    effect: Annotated[str, EFFECT]
    choice: int

    @property
    def message(self) -> Message:
        return message("option-choose", reward=EFFECTS[self.effect].options[self.choice - 1].message)


class Next(Option, frozen=True, tag="next"):
    """Which of several rewards is resolved next (PAL-D12)."""

    effect: Annotated[str, EFFECT]


class Discard(Option, frozen=True, tag="discard"):
    """So many suspicion cards, newest first; 0 declines."""

    amount: int


class Destroy(Option, frozen=True, tag="destroy"):
    """So many unpaid debts."""

    amount: int


class Repay(Option, frozen=True, tag="repay"):
    """So many unpaid debts."""

    amount: int


class Decline(Quiet, frozen=True, tag="decline"):
    pass


class Keep(Option, frozen=True, tag="keep"):
    """The workers kept for the next round."""

    workers: tuple[Annotated[int, WORKER], ...]

    @property
    def quiet(self) -> bool:
        """Whether more could be kept."""
        return len(self.workers) < KEEP_LIMIT

    @property
    def message(self) -> Message:
        if not self.workers:
            return message("option-keep-nobody")
        return message("option-keep", workers=crew_words(WORKERS[kind] for kind in self.workers))


class Pass(Quiet, frozen=True, tag="pass"):
    pass


class End(Option, frozen=True, tag="end"):
    """The turn is complete."""


NOTATION: Final = Notation(
    [
        Assign,
        Tavern,
        Use,
        UseFavour,
        Place,
        Hire,
        Send,
        Workshop,
        Clear,
        Occupy,
        Jar,
        Attack,
        Convert,
        Choose,
        Next,
        Discard,
        Destroy,
        Repay,
        Decline,
        Keep,
        Pass,
        End,
    ]
)
