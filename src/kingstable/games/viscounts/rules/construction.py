"""Buildings on the board: placing them, spot effects and links."""

from __future__ import annotations

from collections.abc import Sequence

from kingstable.kernel import Ask, Option, Turn, message

from ..options import CONSTRUCT, JoinLink
from ..printed.entry import Effect, Effects
from ..state import ViscountsState
from ..tables.boards import BUILDING_NAMES, SLOT_ICONS, SPOT_LABELS, SPOT_NAMES, TYPES
from ..tables.numbers import NONE
from ..tables.schemes import WHEN_BUILT
from ..tables.words import PHASE_NAMES, effects_message
from .effects import gain, human, lost


def ends(s: ViscountsState, link: int) -> tuple[int, int]:
    """The two spots that a link joins (VIS-11.8)."""
    segment, place = divmod(link, 5)
    return (link, link + 1) if place < s.board.places - 1 else (link, s.next[segment] * 5)


def links_of(s: ViscountsState, spot: int) -> list[int]:
    """The links of a spot, the one before it first."""
    segment, place = divmod(spot, 5)
    before = spot - 1 if place else s.next.index(segment) * 5 + s.board.places - 1
    return [link for link in (before, spot) if link in s.board.links]


def free_spots(s: ViscountsState, spots: Sequence[int]) -> list[int]:
    return [spot for spot in spots if s.owners[spot] == NONE]


def left_on_board(s: ViscountsState, who: int) -> list[int]:
    """The buildings that still stand on the player's board."""
    return [building for building, spot in enumerate(s.players[who].built) if spot == NONE]


def raise_building(s: ViscountsState, who: int, building: int, spot: int) -> Turn:
    """VIS-11.6 to VIS-11.12: the slot opens, then the spot, then the links."""
    player = s.players[who]
    s.owners[spot] = who
    s.standing[spot] = building
    player.built[building] = spot
    automa = s.is_automa(who)
    icons = s.automa_board.slot_icons[building] if automa else SLOT_ICONS[building]
    for icon, number in enumerate(icons):
        player.permanent[icon] += number
    s.tell("build", who=s.name(who), building=BUILDING_NAMES[building], spot=SPOT_LABELS[spot], at=SPOT_NAMES[spot])
    if automa:
        for slot, _, effects in WHEN_BUILT:  # VIS-36.8
            if slot == building:
                yield from gain(s, who, effects)
    yield from gain(s, who, s.board.rewards[spot])
    yield from _join_links(s, who, spot)


def _tell_link(s: ViscountsState, one: int, other: int, reward: Effects) -> None:
    spots = {"one": SPOT_LABELS[one], "other": SPOT_LABELS[other]}
    s.tell("link", **spots, one_at=SPOT_NAMES[one], other_at=SPOT_NAMES[other], what=effects_message(reward))


def _join_links(s: ViscountsState, who: int, spot: int) -> Turn:
    """VIS-11.9 to VIS-11.11: for each link the builder first, then the owner of the other end (VIS-D35)."""
    complete = [link for link in links_of(s, spot) if NONE not in [s.owners[end] for end in ends(s, link)]]
    while complete:
        link = complete[0]
        if len(complete) > 1 and not s.is_automa(who):
            options = [JoinLink(each) for each in complete]
            link = (yield Ask(who, message("ask-link"), options, ("VIS-D35", "VIS-11.9"))).link
        complete.remove(link)
        one, other = ends(s, link)
        reward = s.board.links[link]
        if s.log is not None:
            _tell_link(s, one, other, reward)
        yield from gain(s, who, reward)
        neighbour = s.owners[other if one == spot else one]
        if neighbour != who:  # VIS-11.10
            yield from gain(s, neighbour, reward)


@human("free_workshop", "free_trading_post", "free_guildhall")
def free_building(s: ViscountsState, who: int, effect: Effect) -> Turn:
    """VIS-19.20: on any free spot of the board."""
    for _ in range(effect.n):
        yield from build_free(s, who, effect, s.board.spots)


def build_free(s: ViscountsState, who: int, effect: Effect, spots: Sequence[int]) -> Turn:
    """A building of the effect's type without paying, on one of these spots."""
    type = TYPES.index(effect.op.removeprefix("free_"))
    free = free_spots(s, spots)
    options: list[Option] = [
        CONSTRUCT[building][spot] for building in left_on_board(s, who) if building // 3 == type for spot in free
    ]
    if not options:
        lost(s, who, effect)
        return
    prompt = message("ask-free-building", during=PHASE_NAMES[s.phase])
    chosen = yield Ask(who, prompt, options, ("VIS-19.20", "VIS-11.12"))
    yield from raise_building(s, who, chosen.building, chosen.spot)
