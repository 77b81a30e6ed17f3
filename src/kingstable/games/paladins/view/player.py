"""One player's side of the table, as everybody sees it, and the owner's own paladins."""

from __future__ import annotations

from typing import Final

import msgspec

from ..faces import (
    ACTION_ICONS,
    JAR_ICONS,
    OUTSIDER_FACES,
    PALADIN_FACES,
    TOWNSFOLK_FACES,
    WALL_FACES,
    Icon,
    OutsiderFace,
    PaladinFace,
    TownsfolkFace,
    WallFace,
)
from ..rules.legal import discounted
from ..scoring import NATIONS, Tally, outsider_vp
from ..state import NONE, PaladinsState, Player
from ..tables import (
    ABSOLVE,
    ACTIONS,
    ANY,
    COST_BY_COUNT,
    COST_IS_SILVER,
    DEVELOP,
    FIRST_SPACE,
    FORTIFY,
    JAR_NEEDS,
    JAR_SPACES,
    LIMIT,
    NEEDS,
    OUTSIDERS,
    PALADIN_BONUS,
    PALADINS,
    RAISES,
    RIGHT,
    SILVER_COST,
    SPACES,
    START,
    SUSPICION,
    WALL_NEEDS,
    WORKSHOP_ROW,
)
from ..tables.rewards import ATTRIBUTES, WORKERS

_THRESHOLDS: Final = {FORTIFY: WALL_NEEDS, ABSOLVE: JAR_NEEDS}


class WorkSpace(msgspec.Struct, frozen=True):
    """A space of an action: the colour it accepts or ``any``, and what stands on it."""

    accepts: str
    dashed: bool
    worker: str | None
    workshop: bool


class ActionView(msgspec.Struct, frozen=True):
    """An action of a board: `cost` is what the next time costs now, `need` the attribute value it asks for."""

    id: str
    spaces: list[WorkSpace]
    blocked: bool
    #: Workers of the solo opponent, which stand on the action as a whole.
    workers: int
    count: int
    limit: int
    resource: str | None
    cost: int
    needs: str | None
    need: int | None
    raises: str | None
    #: Printed on the board: the cost and the attribute value of each time, and the rewards by number of workers.
    costs: tuple[int, ...]
    thresholds: tuple[int, ...]
    rewards: tuple[tuple[Icon, ...], ...]


class JarSpaceView(msgspec.Struct, frozen=True):
    id: str
    reward: tuple[Icon, ...]
    jar: int | None


class ConvertedView(msgspec.Struct, frozen=True):
    """A converted outsider and what it would score now."""

    card: OutsiderFace
    vp: int


class PlayerView(msgspec.Struct, frozen=True):
    """`seat` is None for the solo opponent."""

    seat: int | None
    workers: dict[str, int]
    silver: int
    provisions: int
    tracks: dict[str, int]
    #: The temporary bonus of the paladin revealed this round.
    bonus: dict[str, int]
    paladin: PaladinFace | None
    has_chosen: bool
    used: list[str]
    deck: int
    actions: list[ActionView]
    #: Workers under the workshops that are still on the row, the leftmost first.
    workshop_row: list[str]
    monks: int
    outposts: int
    jars: list[int]
    jar_spaces: list[JarSpaceView]
    walls: list[WallFace]
    kept: list[TownsfolkFace]
    suspicion: list[str]
    unpaid: int
    paid: int
    attacked: list[OutsiderFace]
    attacked_nations: dict[str, int]
    converted: list[ConvertedView]
    passed: bool


def own_paladins(
    mine: Player | None,
) -> tuple[list[PaladinFace], PaladinFace | None, PaladinFace | None, list[PaladinFace]]:
    """Hand, chosen paladin, known top and known bottom (the lowest last) of the viewer's deck."""
    if mine is None:
        return [], None, None, []
    faces = PALADIN_FACES
    return (
        [faces[card] for card in mine.hand],
        None if mine.chosen == NONE else faces[mine.chosen],
        faces[mine.deck[-1]] if mine.on_top else None,
        [faces[card] for card in mine.deck[: mine.under][::-1]],
    )


def player_view(s: PaladinsState, number: int, mine: Tally) -> PlayerView:
    """A player as everybody sees them."""
    player = s.players[number]
    human = number < s.seats
    attacked = [OUTSIDER_FACES[card] for card in player.attacked]
    orders = s.orders[: s.orders_open]
    return PlayerView(
        seat=number if human else None,
        workers={id: player.workers[kind] for kind, id in enumerate(WORKERS)},
        silver=player.silver,
        provisions=player.provisions,
        tracks=dict(zip(ATTRIBUTES, player.tracks, strict=True)),
        bonus=dict(zip(ATTRIBUTES, PALADIN_BONUS[player.paladin], strict=True)),
        paladin=None if player.paladin == NONE else PALADIN_FACES[player.paladin],
        has_chosen=player.chosen != NONE,
        used=[PALADINS[card].id for card in player.used],
        deck=len(player.deck),
        actions=[_action(s, number, action) for action in range(len(ACTIONS))],
        workshop_row=[WORKERS[kind] for kind in WORKSHOP_ROW[player.built :]] if human else [],
        monks=START.monks - player.monks,
        outposts=START.outposts - player.outposts,
        jars=list(JAR_NEEDS[len(player.jars) :]),
        jar_spaces=_jar_spaces(player) if human else [],
        walls=[WALL_FACES[card] for card in player.walls],
        kept=[TOWNSFOLK_FACES[card] for card in player.kept],
        suspicion=[SUSPICION[card].id for card in player.suspicion],
        unpaid=player.unpaid,
        paid=player.paid,
        attacked=attacked,
        attacked_nations={nation: sum(face.nation == nation for face in attacked) for nation in NATIONS},
        converted=[
            ConvertedView(OUTSIDER_FACES[card], outsider_vp(OUTSIDERS[card].type, mine, orders))
            for card in player.converted
        ],
        passed=player.passed,
    )


def _action(s: PaladinsState, number: int, action: int) -> ActionView:
    player = s.players[number]
    count = player.count(action) if action in RIGHT or action == DEVELOP else 0
    placed = s.rival.placed[action] if s.rival is not None and number >= s.seats else 0
    resource, cost = _next_cost(player, action, count)
    return ActionView(
        id=ACTIONS[action],
        spaces=[_space(player, action, space) for space in range(len(SPACES[action]))],
        blocked=bool(player.busy >> action & 1) or placed > 0,
        workers=placed,
        count=count,
        limit=LIMIT[action],
        resource=resource,
        cost=cost,
        needs=None if NEEDS[action] < 0 else ATTRIBUTES[NEEDS[action]],
        need=_next_need(action, count),
        raises=None if RAISES[action] < 0 else ATTRIBUTES[RAISES[action]],
        costs=tuple(COST_BY_COUNT[action]),
        thresholds=tuple(_THRESHOLDS.get(action, ())),
        rewards=ACTION_ICONS[action],
    )


def _next_cost(player: Player, action: int, count: int) -> tuple[str | None, int]:
    if SILVER_COST[action]:
        return "silver", discounted(player, action, SILVER_COST[action])
    costs = COST_BY_COUNT[action]
    if not costs:
        return None, 0
    resource = "silver" if COST_IS_SILVER[action] else "provision"
    return resource, discounted(player, action, costs[count]) if count < len(costs) else 0


def _next_need(action: int, count: int) -> int | None:
    needs = _THRESHOLDS.get(action, ())
    return needs[count] if count < len(needs) else None


def _space(player: Player, action: int, space: int) -> WorkSpace:
    accepts = SPACES[action][space]
    worker = player.spaces[FIRST_SPACE[action] + space]
    dashed = action in RIGHT and space < 2
    return WorkSpace(
        "any" if accepts == ANY else WORKERS[accepts],
        dashed,
        None if worker == NONE else WORKERS[worker],
        dashed and bool(player.workshops[action - RIGHT.start] >> space & 1),
    )


def _jar_spaces(player: Player) -> list[JarSpaceView]:
    return [
        JarSpaceView(id, JAR_ICONS[space], JAR_NEEDS[player.jars.index(space)] if space in player.jars else None)
        for space, id in enumerate(JAR_SPACES)
    ]
