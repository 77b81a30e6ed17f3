"""Card faces for clients: the printed icons of each card, so that pictures are drawn from the data."""

from __future__ import annotations

from typing import Final

import msgspec

from .components import COMPONENTS
from .printed.boards import ActionFacts
from .printed.cards import Effect


class Icon(msgspec.Struct, frozen=True, omit_defaults=True):
    """One printed icon: what it does, to which worker or attribute, how often; `options` are alternatives."""

    effect: str
    what: str = ""
    amount: int = 0
    options: tuple[tuple[Icon, ...], ...] = ()


class TownsfolkFace(msgspec.Struct, frozen=True):
    id: str
    type: str
    discard: tuple[Icon, ...]
    instant: tuple[Icon, ...]
    trigger: str
    condition: str
    reward: tuple[Icon, ...]
    provenance: str


class OutsiderFace(msgspec.Struct, frozen=True):
    id: str
    type: str
    nation: str
    attack: tuple[Icon, ...]
    convert: tuple[Icon, ...]
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
    reward: tuple[Icon, ...]
    provenance: str


class WallFace(msgspec.Struct, frozen=True):
    id: str
    reward: tuple[Icon, ...]
    vp: int
    provenance: str


class FavourFace(msgspec.Struct, frozen=True):
    id: str
    space: str
    silver: int
    provision: int
    debt: int
    reward: tuple[Icon, ...]
    provenance: str


def icons(reward: tuple[Effect, ...]) -> tuple[Icon, ...]:
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


TOWNSFOLK_FACES: Final = tuple(
    TownsfolkFace(
        card.id,
        card.type,
        icons(card.discard_reward),
        icons(card.hire_instant),
        card.ability.trigger,
        card.ability.condition,
        icons(card.ability.reward),
        card.provenance,
    )
    for card in COMPONENTS.townsfolk
)
OUTSIDER_FACES: Final = tuple(
    OutsiderFace(
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
    for card in COMPONENTS.outsiders
)
PALADIN_FACES: Final = tuple(
    PaladinFace(
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
    for card in COMPONENTS.paladins
)
WALL_FACES: Final = tuple(WallFace(card.id, icons(card.reward), card.vp, card.provenance) for card in COMPONENTS.walls)
FAVOUR_FACES: Final = tuple(
    FavourFace(
        card.id,
        card.space,
        card.cost.silver,
        card.cost.provision,
        card.cost.take_debt,
        icons(card.reward),
        card.provenance,
    )
    for card in COMPONENTS.kings_favours
)
SPACE_ICONS: Final = tuple(icons(space.reward) for region in COMPONENTS.main_board.regions for space in region.spaces)
JAR_ICONS: Final = tuple(icons(space.reward) for space in COMPONENTS.player_board.jar_spaces)


def _printed_rewards(action: ActionFacts) -> tuple[tuple[Icon, ...], ...]:
    fixed = action.reward or action.step_reward
    rewards = list(action.gain.values()) or [fixed]
    return tuple(icons(reward) for reward in rewards if reward)


#: By action: the rewards printed on a player board, one for each number of workers where they differ.
ACTION_ICONS: Final = tuple(_printed_rewards(action) for action in COMPONENTS.player_board.actions)
