"""How the Cardinal finds his die: the options of the card under the pawn, card after card (TIL-24, TIL-36)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from kingstable.kernel import Argument, Message, message, named

from ..components import COMPONENTS
from ..printed.solo import DirectiveCard, DirectiveOption
from ..rules.pieces import owns_crest
from ..state import CARDINAL_SIDE, TiletumState
from ..tables import (
    ACTION_NAMES,
    ACTIONS,
    CREST,
    CREST_NAMES,
    CREST_OF,
    DISTANCE,
    GOLD,
    IRON,
    JESTER,
    MERCHANT,
    NONE,
    OFFER_COST,
    PLACE_SPOT,
    RESOURCE_NAMES,
    RESOURCES,
    SPOT_NAMES,
    TILES,
    WOOL,
)
from .needs import (
    Words,
    at_random,
    him,
    iron_or_wool,
    lacks_any,
    lacks_named,
    most_needed,
)

CARDS: Final = {card.id: card for card in COMPONENTS.directive_cards}
IRON_OR_WOOL: Final = "iron_or_wool"


class Found(NamedTuple):
    """A die (resource * 6 + value - 1), and the action that the option named, or NONE."""

    die: int
    action: int


def find_die(s: TiletumState) -> Found:
    """TIL-24.2 to TIL-24.5: the first option that applies, from the card under the pawn on to the right."""
    _, cardinal = him(s)
    while True:
        card = CARDS[cardinal.row[cardinal.pawn]]
        for option in card.options:
            tried = try_option(s, card, option)
            if isinstance(tried, Found):
                if s.log is not None:
                    name = die_name(tried.die)
                    s.tell("rival-option-holds", number=option.order, option=option_words(option), die=name)
                return tried
            if s.log is not None:
                s.tell("rival-option-fails", number=option.order, option=option_words(option), reason=tried)
        cardinal.pawn += 1
        if s.log is not None:
            s.tell("rival-next-card", card=card_name(cardinal.row[cardinal.pawn]))


def try_option(s: TiletumState, card: DirectiveCard, option: DirectiveOption) -> Found | Message:
    """One option: the die it leads to, or the reason why it does not apply."""
    if option.pick == "action":
        return _try_action(s, card, option, ACTIONS.index(option.action))
    failed = _condition(s, option, NONE, 0)
    if failed is not None:
        return failed
    if option.pick == "greatest_need_die":
        colour = _greatest_need(s)
        return Found(highest(s, (colour,)), NONE) if colour != NONE else message("reason-no-colour")
    if option.colours == ("any",):
        return Found(_highest_of_any(s), NONE)
    wanted = option.colours[0]
    colours = (IRON, WOOL) if wanted == IRON_OR_WOOL else (RESOURCES.index(wanted),)
    die = highest(s, colours)
    return Found(die, NONE) if die != NONE else message("reason-no-colour")


def _try_action(s: TiletumState, card: DirectiveCard, option: DirectiveOption, action: int) -> Found | Message:
    """TIL-24.6 to TIL-24.8, TIL-D35."""
    value = sector_for(s, action)
    if value == NONE:
        return message("reason-no-die", action=ACTION_NAMES[action])
    failed = _condition(s, option, action, 7 - value + him(s)[0].markers[action])
    if failed is not None:
        return failed
    own, jester = s.value_at(action), s.value_at(JESTER)
    if s.log is not None and dice_at(s, own) and dice_at(s, jester):
        taken = named("action", ACTIONS[s.action_at(value)])
        s.tell("rival-sector", own=7 - own, jester=7 - jester, action=taken)
    return Found(by_priority(s, card, dice_at(s, value)), action)


def dice_at(s: TiletumState, value: int) -> list[int]:
    """The dice of one sector, as resource * 6 + value - 1."""
    return [die for die in range(value - 1, len(s.wheel), 6) if s.wheel[die]]


def sector_for(s: TiletumState, action: int) -> int:
    """TIL-24.6, TIL-24.7: the value of the sector he would take from, the action's own or the jester's."""
    own, jester = s.value_at(action), s.value_at(JESTER)
    if dice_at(s, jester) and (jester < own or not dice_at(s, own)):
        return jester
    return own if dice_at(s, own) else NONE


def by_priority(s: TiletumState, card: DirectiveCard, dice: Sequence[int]) -> int:
    """TIL-24.8, TIL-24.9: the strip at the foot of the card, leftmost colour first."""
    if len(dice) == 1:
        return dice[0]
    value = dice[0] % 6
    colours = [die // 6 for die in dice]
    for place in card.dice_priority:
        level = [IRON, WOOL] if place == IRON_OR_WOOL else [RESOURCES.index(place)]
        level = [colour for colour in level if colour in colours]
        if level:
            colour = level[0] if len(level) == 1 else iron_or_wool(s)
            if s.log is not None:
                dice_named: Words = [die_name(die) for die in dice]
                s.tell("rival-priority", dice=dice_named, die=die_name(colour * 6 + value), card=card_name(card.id))
            return colour * 6 + value
    raise AssertionError("a strip names every colour")


def highest(s: TiletumState, colours: Sequence[int]) -> int:
    """TIL-24.10: the highest die of these colours on the whole wheel, or NONE."""
    for value in range(5, -1, -1):
        level = [colour for colour in colours if s.wheel[colour * 6 + value]]
        if level:
            return (level[0] if len(level) == 1 else iron_or_wool(s)) * 6 + value
    return NONE


def _highest_of_any(s: TiletumState) -> int:
    """TIL-24.11: the most needed resource decides between colours that are level."""
    for value in range(5, -1, -1):
        level = [colour for colour in range(len(RESOURCES)) if s.wheel[colour * 6 + value]]
        if level:
            return (level[0] if len(level) == 1 else most_needed(s, level)) * 6 + value
    raise AssertionError("a die is always left")


def _greatest_need(s: TiletumState) -> int:
    """TIL-24.12: the colour of iron or wool, or yellow; NONE when neither has a die."""
    player, cardinal = him(s)
    resource = iron_or_wool(s)
    n1 = lacks_named(s, resource)
    n2 = sum(lacks_any(player.resources, TILES[tile]) for tile in cardinal.slots)
    dice = {colour: sum(s.wheel[colour * 6 : colour * 6 + 6]) for colour in (resource, GOLD)}
    if s.log is not None:
        s.tell("rival-greatest-need", resource=RESOURCE_NAMES[resource], lack=n1, any=n2)
    if n1 != n2:
        chosen = resource if n1 > n2 else GOLD
    elif dice[resource] != dice[GOLD]:
        chosen = resource if dice[resource] > dice[GOLD] else GOLD
    elif not dice[GOLD]:
        return NONE
    else:
        return at_random(s, "colour", (resource, GOLD), RESOURCE_NAMES.__getitem__)
    if dice[chosen]:
        return chosen
    other = GOLD if chosen == resource else resource
    return other if dice[other] else NONE


# -- conditions ---------------------------------------------------------------------------------------------------


def _condition(s: TiletumState, option: DirectiveOption, action: int, ap: int) -> Message | None:
    """Why the condition fails, or None when it holds (TIL-24.13 to TIL-24.15)."""
    player, cardinal = him(s)
    cathedrals = player.given_at.bit_count()
    match option.condition:
        case "pillars_gt_houses" if player.pillars <= player.houses:
            return message("reason-pillars-houses", pillars=player.pillars, houses=player.houses)
        case "pillars_gt_cathedrals" if player.pillars <= cathedrals:
            return message("reason-pillars-cathedrals", pillars=player.pillars, cathedrals=cathedrals)
        case "houses_ge_pillars" if player.houses < player.pillars:
            return message("reason-houses-pillars", pillars=player.pillars, houses=player.houses)
        case "has_unfulfilled_contract" if not cardinal.slots:
            return message("reason-no-contract")
        case "new_crest_in_reach":
            return _crest_in_reach(s, player.at[action - MERCHANT], ap)
        case "new_crest_in_contract_offer":
            return _crest_in_offer(s, ap)
    return None


def _crest_in_reach(s: TiletumState, start: int, ap: int) -> Message | None:
    """TIL-24.13."""
    far: Words = []
    for spot, tile in zip(PLACE_SPOT, s.map_bonus, strict=True):
        if tile == NONE or TILES[tile].kind != CREST or owns_crest(s, CARDINAL_SIDE, CREST_OF[tile]):
            continue
        steps = DISTANCE[start][spot]
        if steps <= ap:
            return None
        far.append(message("crest-away", crest=CREST_NAMES[CREST_OF[tile]], spot=SPOT_NAMES[spot], steps=steps))
    return message("reason-crest-far", ap=ap, crests=far) if far else message("reason-no-new-crest-map")


def _crest_in_offer(s: TiletumState, ap: int) -> Message | None:
    """TIL-24.14."""
    dear: Words = []
    for slot, tile in enumerate(s.contract_offer):
        if tile == NONE or TILES[tile].kind != CREST or owns_crest(s, CARDINAL_SIDE, CREST_OF[tile]):
            continue
        if OFFER_COST[slot] <= ap:
            return None
        dear.append(message("crest-costs", crest=CREST_NAMES[CREST_OF[tile]], ap=OFFER_COST[slot]))
    return message("reason-crest-dear", ap=ap, crests=dear) if dear else message("reason-no-new-crest-offer")


# -- words --------------------------------------------------------------------------------------------------------


def card_name(id: str) -> Message:
    """A directive card by its name."""
    return named("directive", id)


def die_name(die: int) -> Message:
    """A die by its resource and value."""
    return message("die", resource=RESOURCE_NAMES[die // 6], value=die % 6 + 1)


def option_words(option: DirectiveOption) -> Message:
    """An option of a card in words."""
    args: dict[str, Argument] = {"condition": named("condition", option.condition)}
    if option.pick == "action":
        args["action"] = named("action", option.action)
        return Message("directive-action", args)
    if option.pick == "greatest_need_die":
        return Message("directive-greatest-need", args)
    args["colour"] = named("colour", option.colours[0])
    return Message("directive-highest", args)
