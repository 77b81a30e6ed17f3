"""Why a hex or a token is not among the choices, in the words of the rules."""

from __future__ import annotations

from typing import Final

from kingstable.kernel import Ask, Message, message

from .components import LOCATION_IDS
from .names import TERRAIN_NAMES
from .rules.locations import build_targets, destinations, legal_hexes
from .state import READY, KingdomState
from .tables.board import BUILDABLE, DESERT, GRASS, WATER
from .tables.geometry import IS_EDGE, parse
from .view import why_unusable

_GROUNDS: Final = {"farm": GRASS, "oasis": DESERT, "harbor": WATER}


def explain(s: KingdomState, ask: Ask, thing: str) -> Message | None:
    """The reason why this thing is not lit for the open question, None if there is none to give."""
    kind, _, rest = thing.partition(":")
    try:
        if kind == "hex":
            return _why_not_hex(s, ask, parse(rest))
        if kind == "token":
            return _why_not_token(s, ask, rest)
    except ValueError:
        pass
    return None


def _why_not_token(s: KingdomState, ask: Ask, location: str) -> Message | None:
    held = [token for token in s.players[ask.seat].tokens if s.board.location_types[token.place] == location]
    if not held:
        return message("why-token-not-held") if location in LOCATION_IDS else None
    best = min(held, key=lambda token: token.status != READY)
    return why_unusable(s, ask.seat, best)


def _why_not_hex(s: KingdomState, ask: Ask, cell: int) -> Message | None:
    me, prompt = ask.seat, ask.prompt
    location = prompt.args.get("location")
    action = location.id.removeprefix("location-") if isinstance(location, Message) else ""
    if prompt.id in ("ask-end", "ask-use-or-end"):
        return message("why-mandatory-complete")
    if prompt.id == "ask-lift":
        if s.owner[cell] != me:
            return message("why-not-yours")
        return None if destinations(s, me, action, cell) else message("why-nowhere-to-go")
    start = parse(str(prompt.args["hex"])) if prompt.id == "ask-put" else -1
    if cell == start:
        return message("why-just-left")
    if s.owner[cell] >= 0:
        return message("why-occupied", other_seat=s.owner[cell])
    return _why_not_ground(s, me, action, start, cell)


def _why_not_ground(s: KingdomState, me: int, action: str, start: int, cell: int) -> Message | None:
    ground = s.board.terrain[cell]
    if action in ("tower", "tavern", "paddock"):
        if ground not in BUILDABLE:
            return message("why-not-buildable", terrain=TERRAIN_NAMES[ground])
        if action == "paddock":
            return None if cell in destinations(s, me, action, start) else message("why-not-two-steps")
        if cell in build_targets(s, me, action):
            return None
        if action == "tavern":
            return message("why-no-line")
        return message("why-adjacent-edge") if IS_EDGE[cell] else message("why-not-edge")
    wanted = _GROUNDS.get(action, s.card)
    if ground != wanted:
        return message("why-wrong-terrain", terrain=TERRAIN_NAMES[ground], wanted=TERRAIN_NAMES[wanted])
    legal = destinations(s, me, action, start) if start >= 0 else legal_hexes(s, me, wanted)
    return None if cell in legal else message("why-adjacent", terrain=TERRAIN_NAMES[wanted], move=int(start >= 0))
