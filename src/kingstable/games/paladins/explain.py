"""Why a thing on the table is not among the choices: what is missing, in the words of the rules."""

from __future__ import annotations

from kingstable.kernel import Ask, Message, message, named

from .options import (
    ACTION,
    CARD,
    FAVOUR,
    JAR_SPACE,
    OUTSIDER,
    SPACE,
    TAVERN,
    WORKSHOP_SPACE,
)
from .rules.legal import affordable, discounted, possible
from .rules.workers import FAVOUR as FAVOUR_PATTERN
from .rules.workers import MODE, Pattern, pattern_of
from .state import CLOSED, NONE, PaladinsState, Player
from .tables import (
    ABSOLVE,
    ATTACK,
    ATTACK_PRICE,
    COMMISSION,
    CONVERT,
    COST_BY_COUNT,
    COST_IS_SILVER,
    DASHED,
    DEVELOP,
    FAITH_FLAGS,
    FAVOURS,
    FORTIFY,
    JAR_NEEDS,
    LIMIT,
    PRAY,
    RECRUIT,
    RIGHT,
    SILVER_COST,
    SLOT_PRICE,
    SPACE_PLAYERS,
    SPACE_REGION,
    STRENGTH_FLAGS,
    WALL_NEEDS,
    WORKSHOPS,
)
from .tables.rewards import ATTRIBUTES, CRIMINAL, FAITH, INFLUENCE, STRENGTH, WORKERS


def explain(s: PaladinsState, ask: Ask, thing: str) -> Message | None:
    """The reason why this thing is not lit for the open question; None if there is none to give."""
    if any(thing in option.references for option in ask.options):
        return None
    kind, _, id = thing.partition(":")
    try:
        return _reason(s, ask, kind, id)
    except (ValueError, IndexError):
        return None


def _reason(s: PaladinsState, ask: Ask, kind: str, id: str) -> Message | None:
    mine = s.players[ask.seat]
    question = ask.prompt.id
    if kind == ACTION.kind:
        action = ACTION.read(id)
        if question in ("ask-pray", "ask-pray-reward"):
            return message("why-not-itself") if mine.busy >> action & 1 else message("why-no-workers-there")
        return _why_not_action(s, mine, action) if question == "ask-action" else None
    if kind == FAVOUR.kind:
        return _why_not_favour(s, mine, FAVOUR.read(id)) if question == "ask-action" else None
    if kind == SPACE.kind:
        return _why_not_space(s, mine, SPACE.read(id), question)
    if kind == CARD.kind:
        return _why_not_townsfolk(s, mine, CARD.read(id), question)
    if kind == OUTSIDER.kind:
        return _why_not_outsider(s, mine, OUTSIDER.read(id), question)
    if kind == JAR_SPACE.kind and question == "ask-jar":
        return message("why-jar-there") if JAR_SPACE.read(id) in mine.jars else None
    if kind == WORKSHOP_SPACE.kind and question in ("ask-workshop", "ask-free-develop"):
        action, space = DASHED[WORKSHOP_SPACE.read(id)]
        return message("why-workshop-there") if mine.workshops[action - RIGHT.start] >> space & 1 else None
    if kind == TAVERN.kind and question == "ask-tavern":
        return message("why-tavern-taken") if TAVERN.read(id) in s.tavern_row else None
    return None


# -- actions -----------------------------------------------------------------------------------------------------


def _why_not_action(s: PaladinsState, mine: Player, action: int) -> Message | None:
    if mine.busy >> action & 1:
        return message("why-blocked")  # PAL-4.7
    if action in RIGHT:
        return _why_not_right(s, mine, action) or _workers_missing(mine, pattern_of(mine, action, 0))
    if action == DEVELOP and mine.built >= WORKSHOPS:
        return message("why-no-piece", piece=named("term", "workshop"))
    if action == RECRUIT and not affordable(s, mine):
        return _why_no_recruit(s)
    if action == PRAY and not mine.busy & ~(1 << PRAY):
        return message("why-nothing-to-clear")
    cost = discounted(mine, action, SILVER_COST[action])
    if cost > mine.silver:
        return message("why-silver", missing=cost - mine.silver, cost=cost)
    return _workers_missing(mine, MODE[action, 2 if action == DEVELOP else 1])


def _why_no_recruit(s: PaladinsState) -> Message:
    prices = [SLOT_PRICE[slot] for slot, card in enumerate(s.townsfolk_row) if card != NONE]
    return message("why-townsfolk-price", cost=min(prices)) if prices else message("why-no-card")


def _workers_missing(mine: Player, pattern: Pattern) -> Message | None:
    lacking = pattern.missing(mine.workers)
    if CRIMINAL in lacking:
        return message("why-criminal")  # PAL-4.5
    if lacking:
        return message("why-colour", workers=[named("worker", WORKERS[kind]) for kind in lacking])
    short = pattern.size - sum(mine.workers)
    return message("why-workers", missing=short, need=pattern.size) if short > 0 else None


def _why_not_right(s: PaladinsState, mine: Player, action: int) -> Message | None:
    """What stands in the way of a right-side action, workers aside; in the order in which the rules ask for it."""
    if possible(s, mine, action):
        return None
    if action == ATTACK:
        return _why_no_attack(s, mine)
    count = mine.count(action)
    if count >= LIMIT[action]:
        return message("why-limit", limit=LIMIT[action])  # PAL-4.12
    return _why_no_reach(s, mine, action, count) or _why_no_cost(mine, action, count)


def _why_no_cost(mine: Player, action: int, count: int) -> Message | None:
    cost = discounted(mine, action, COST_BY_COUNT[action][count])
    have = mine.silver if COST_IS_SILVER[action] else mine.provisions
    if have >= cost:
        return None
    return message("why-silver" if COST_IS_SILVER[action] else "why-provisions", missing=cost - have, cost=cost)


def _why_no_reach(s: PaladinsState, mine: Player, action: int, count: int) -> Message | None:
    if action in (FORTIFY, ABSOLVE):
        need = (WALL_NEEDS if action == FORTIFY else JAR_NEEDS)[count]
        if mine.effective(INFLUENCE) < need:
            return _attribute_missing(mine, INFLUENCE, need)
        return message("why-no-wall") if action == FORTIFY and not s.walls else None
    attribute = FAITH if action in (COMMISSION, CONVERT) else STRENGTH
    flags = FAITH_FLAGS if attribute == FAITH else STRENGTH_FLAGS
    if action == CONVERT:
        slots = [slot for slot, card in enumerate(s.outsider_row) if card != NONE]
        if not slots:
            return message("why-no-card")
    else:
        slots = [SPACE_REGION[space] for space, piece in enumerate(s.pieces) if piece == NONE]
        if not slots:
            return message("why-no-space")
    need = flags[min(slots)]
    return _attribute_missing(mine, attribute, need) if mine.effective(attribute) < need else None


def _attribute_missing(mine: Player, attribute: int, need: int) -> Message:
    have = mine.effective(attribute)
    name = named("attribute", ATTRIBUTES[attribute])
    return message("why-attribute", attribute=name, need=need, have=have, missing=need - have)


def _why_no_attack(s: PaladinsState, mine: Player) -> Message:
    prices = ATTACK_PRICE[mine.effective(STRENGTH)]
    costs = [prices[slot] for slot, card in enumerate(s.outsider_row) if card != NONE]
    if not costs:
        return message("why-no-card")
    return message("why-silver", missing=min(costs) - mine.silver, cost=min(costs))


def _why_not_favour(s: PaladinsState, mine: Player, card: int) -> Message | None:
    if card not in s.favours[: s.favours_open]:
        return None
    if s.favour_workers[s.favours.index(card)] != NONE:
        return message("why-favour-used")  # PAL-16.6
    cost = FAVOURS[card].cost
    if cost.silver > mine.silver:
        return message("why-silver", missing=cost.silver - mine.silver, cost=cost.silver)
    if cost.provision > mine.provisions:
        return message("why-provisions", missing=cost.provision - mine.provisions, cost=cost.provision)
    return _workers_missing(mine, FAVOUR_PATTERN[card])


# -- targets -----------------------------------------------------------------------------------------------------


def _why_not_space(s: PaladinsState, mine: Player, space: int, question: str) -> Message | None:
    if question not in ("ask-commission", "ask-garrison"):
        return None
    if s.pieces[space] == CLOSED:
        return message("why-closed", players=SPACE_PLAYERS[space])  # PAL-10.6
    if s.pieces[space] != NONE:
        return message("why-occupied")  # PAL-10.5
    attribute, flags = (FAITH, FAITH_FLAGS) if question == "ask-commission" else (STRENGTH, STRENGTH_FLAGS)
    return _attribute_missing(mine, attribute, flags[SPACE_REGION[space]])


def _why_not_townsfolk(s: PaladinsState, mine: Player, card: int, question: str) -> Message | None:
    if question not in ("ask-hire", "ask-send") or card not in s.townsfolk_row:
        return None
    price = discounted(mine, RECRUIT, SLOT_PRICE[s.townsfolk_row.index(card)])
    return message("why-silver", missing=price - mine.silver, cost=price)


def _why_not_outsider(s: PaladinsState, mine: Player, card: int, question: str) -> Message | None:
    if card not in s.outsider_row:
        return None
    slot = s.outsider_row.index(card)
    if question == "ask-attack":
        price = ATTACK_PRICE[mine.effective(STRENGTH)][slot]
        return message("why-silver", missing=price - mine.silver, cost=price)
    if question == "ask-convert":
        return _attribute_missing(mine, FAITH, FAITH_FLAGS[slot])  # PAL-15.4: silver does not help
    return None
