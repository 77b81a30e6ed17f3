"""Faces: everything printed that a client draws, from the icons of each card to the spaces of both boards."""

from __future__ import annotations

from functools import cache

import msgspec

from kingstable.kernel import Faces

from .components import COMPONENTS
from .printed.boards import ActionFacts, Region
from .printed.cards import Effect, Favour, Outsider, Paladin, Townsfolk
from .tables import ABSOLVE, ACTIONS, FORTIFY, JAR_NEEDS, WALL_NEEDS


class Icon(msgspec.Struct, frozen=True, omit_defaults=True):
    """One printed icon: what it does, to which worker or attribute, how often; `options` are alternatives."""

    effect: str
    what: str = ""
    amount: int = 0
    options: tuple[tuple[Icon, ...], ...] = ()


Icons = tuple[Icon, ...]


# -- cards -------------------------------------------------------------------------------------------------------


class TownsfolkFace(msgspec.Struct, frozen=True):
    id: str
    type: str
    discard: Icons
    instant: Icons
    trigger: str
    condition: str
    reward: Icons
    provenance: str


class OutsiderFace(msgspec.Struct, frozen=True):
    id: str
    type: str
    nation: str
    attack: Icons
    convert: Icons
    base_vp: int
    vp: int
    per: int
    count_of: str
    provenance: str


class PaladinFace(msgspec.Struct, frozen=True):
    id: str
    workers: tuple[str, ...]
    faith: int
    strength: int
    influence: int
    #: The action helped, and how: ``waive_cost``, ``reduce_cost`` or ``bonus``.
    action: str
    kind: str
    resource: str
    reduce_by: int
    reward: Icons
    provenance: str


class WallFace(msgspec.Struct, frozen=True):
    id: str
    reward: Icons
    vp: int
    provenance: str


class OrderFace(msgspec.Struct, frozen=True):
    id: str
    action: str
    count: int


class FavourFace(msgspec.Struct, frozen=True):
    id: str
    space: str
    silver: int
    provision: int
    debt: int
    reward: Icons
    provenance: str


# -- boards ------------------------------------------------------------------------------------------------------


class TownsfolkSlotFace(msgspec.Struct, frozen=True):
    price: int
    debt_allowed: bool


class OrderSlotFace(msgspec.Struct, frozen=True):
    """`round` is the one in which the card is turned up."""

    vp: int
    round: int


class SpaceFace(msgspec.Struct, frozen=True):
    """A space for a monk or an outpost; with fewer than `min_players` it is closed."""

    id: str
    reward: Icons
    min_players: int


class RegionFace(msgspec.Struct, frozen=True):
    """The flags are needed for Commission and Convert (faith), and for Garrison and Attack (strength)."""

    id: int
    faith_flag: int
    strength_flag: int
    spaces: tuple[SpaceFace, ...]


class WorkSpaceFace(msgspec.Struct, frozen=True):
    """A space of an action: the colour it accepts or ``any``; the dashed ones take workshops."""

    accepts: str
    dashed: bool


class ActionFace(msgspec.Struct, frozen=True):
    """An action of a player board: what it costs, always (`cost`) or time by time (`costs`), and what it brings."""

    id: str
    spaces: tuple[WorkSpaceFace, ...]
    limit: int
    resource: str | None
    cost: int
    costs: tuple[int, ...]
    #: The attribute that it asks for, and the value for each time, where it is printed here and not on the main board.
    needs: str | None
    thresholds: tuple[int, ...]
    raises: str | None
    #: One for each number of workers, where they differ.
    rewards: tuple[Icons, ...]
    #: What it is worth in the end, by how often it was taken; empty where that alone pays nothing.
    vp: tuple[int, ...]


class JarSpaceFace(msgspec.Struct, frozen=True):
    id: str
    reward: Icons


class PaladinsFaces(Faces, frozen=True):
    """All cards by their ids, and both boards from left to right."""

    townsfolk: dict[str, TownsfolkFace]
    outsiders: dict[str, OutsiderFace]
    paladins: dict[str, PaladinFace]
    walls: dict[str, WallFace]
    orders: dict[str, OrderFace]
    favours: dict[str, FavourFace]
    #: The workers of each tavern, the tax of each suspicion card, the action of each scheme.
    taverns: dict[str, tuple[str, ...]]
    suspicion: dict[str, int]
    schemes: dict[str, str]
    townsfolk_slots: tuple[TownsfolkSlotFace, ...]
    order_slots: tuple[OrderSlotFace, ...]
    #: The rounds in which the Favours are turned up.
    favour_slots: tuple[int, ...]
    regions: tuple[RegionFace, ...]
    actions: tuple[ActionFace, ...]
    jar_spaces: tuple[JarSpaceFace, ...]
    #: The numbers on the jars, and the workers under the workshops, both from the left.
    jars: tuple[int, ...]
    workshop_row: tuple[str, ...]
    #: The full tax supply, by the number of players.
    tax: dict[int, int]
    rounds: int
    #: What each value of an attribute is worth in the end.
    attribute_vp: tuple[int, ...]
    #: The parts of the game some of whose printed numbers are reconstructed, not taken from the printed game.
    reconstructed: tuple[str, ...]


@cache
def faces() -> PaladinsFaces:
    """What is printed in this edition of the game."""
    box, board, main = COMPONENTS, COMPONENTS.player_board, COMPONENTS.main_board
    return PaladinsFaces(
        townsfolk={card.id: _townsfolk(card) for card in box.townsfolk},
        outsiders={card.id: _outsider(card) for card in box.outsiders},
        paladins={card.id: _paladin(card) for card in box.paladins},
        walls={card.id: WallFace(card.id, icons(card.reward), card.vp, card.provenance) for card in box.walls},
        orders={card.id: OrderFace(card.id, card.action, card.required_count) for card in box.kings_orders},
        favours={card.id: _favour(card) for card in box.kings_favours},
        taverns={card.id: tuple(card.workers) for card in box.taverns},
        suspicion={card.id: card.tax for card in box.suspicion},
        schemes={card.id: card.action for card in box.schemes},
        townsfolk_slots=tuple(TownsfolkSlotFace(slot.silver, slot.debt_allowed) for slot in main.townsfolk_slots),
        order_slots=tuple(OrderSlotFace(it.vp, it.revealed_in_round) for it in main.king_slots if it.kind == "order"),
        favour_slots=tuple(slot.revealed_in_round for slot in main.king_slots if slot.kind == "favour"),
        regions=tuple(_region(region) for region in main.regions),
        actions=tuple(_action(action) for action in board.actions),
        jar_spaces=tuple(JarSpaceFace(space.id, icons(space.reward)) for space in board.jar_spaces),
        jars=JAR_NEEDS,
        workshop_row=tuple(place.worker for place in board.workshop_row),
        tax={entry.players: entry.silver for entry in main.tax_supply},
        rounds=box.round_structure.rounds,
        attribute_vp=box.scoring.attribute_vp_by_value.values,
        reconstructed=_reconstructed(),
    )


def icons(reward: tuple[Effect, ...]) -> Icons:
    """The icons of a printed reward."""
    return tuple(
        Icon(
            effect.effect,
            effect.worker or effect.attribute or "",
            effect.amount,
            tuple(icons(option) for option in effect.options),
        )
        for effect in reward
    )


def _townsfolk(card: Townsfolk) -> TownsfolkFace:
    return TownsfolkFace(
        card.id,
        card.type,
        icons(card.discard_reward),
        icons(card.hire_instant),
        card.ability.trigger,
        card.ability.condition,
        icons(card.ability.reward),
        card.provenance,
    )


def _outsider(card: Outsider) -> OutsiderFace:
    return OutsiderFace(
        card.id,
        card.type,
        card.nation,
        icons(card.attack_reward),
        icons(card.convert_reward),
        card.end_game.base_vp,
        card.end_game.vp,
        card.end_game.per,
        card.end_game.count_of,
        card.provenance,
    )


def _paladin(card: Paladin) -> PaladinFace:
    return PaladinFace(
        card.id,
        tuple(card.workers),
        card.bonus.faith,
        card.bonus.strength,
        card.bonus.influence,
        card.ability.trigger.removeprefix("action:"),
        card.ability.kind,
        card.ability.resource,
        card.ability.reduce_by,
        icons(card.ability.reward),
        card.provenance,
    )


def _favour(card: Favour) -> FavourFace:
    return FavourFace(
        card.id,
        card.space,
        card.cost.silver,
        card.cost.provision,
        card.cost.take_debt,
        icons(card.reward),
        card.provenance,
    )


def _region(region: Region) -> RegionFace:
    spaces = tuple(SpaceFace(space.id, icons(space.reward), space.min_players) for space in region.spaces)
    return RegionFace(region.id, region.faith_flag, region.strength_flag, spaces)


def _action(action: ActionFacts) -> ActionFace:
    rewards = list(action.gain.values()) or [action.reward or action.step_reward]
    resource: str | None = "silver" if action.silver_cost else None
    costs: tuple[int, ...] = ()
    if action.cost is not None and action.cost.by_count:  # an attack has its price on the main board
        resource, costs = action.cost.resource, action.cost.by_count
    return ActionFace(
        id=action.id,
        spaces=tuple(WorkSpaceFace(space.accepts, space.workshop_allowed) for space in action.spaces),
        limit=action.limit,
        resource=resource,
        cost=action.silver_cost,
        costs=costs,
        needs=action.needs,
        thresholds={ACTIONS[FORTIFY]: WALL_NEEDS, ACTIONS[ABSOLVE]: JAR_NEEDS}.get(action.id, ()),
        raises=action.gains,
        rewards=tuple(icons(reward) for reward in rewards if reward),
        vp=next((table.by_count for table in COMPONENTS.scoring.count_vp if table.action == action.id), ()),
    )


def _reconstructed() -> tuple[str, ...]:
    """Tables of the data file, and parts of the boards, that hold reconstructed numbers."""
    facts = msgspec.to_builtins(COMPONENTS)
    boards = ("player_board", "main_board")
    parts = {table: rows for table, rows in facts.items() if table not in boards}
    parts |= {part: rows for board in boards for part, rows in facts[board].items()}
    return tuple(name for name, rows in parts.items() if _is_reconstructed(rows))


def _is_reconstructed(facts: object) -> bool:
    """Whether an entry, or one inside it, is marked as reconstructed."""
    if isinstance(facts, dict):
        return facts.get("provenance") == "reconstructed" or any(map(_is_reconstructed, facts.values()))
    return isinstance(facts, (list, tuple)) and any(map(_is_reconstructed, facts))
