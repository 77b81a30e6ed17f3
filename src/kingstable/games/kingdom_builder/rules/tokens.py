"""Location tokens: which are ready, how one is spent, taken and lost (KB-9, KB-18)."""

from __future__ import annotations

from ..components import LOCATION_IDS
from ..names import LOCATION_NAMES
from ..state import IN_USE, NEW, READY, SPENT, KingdomState, Token


def ready_locations(s: KingdomState, me: int) -> list[str]:
    """The locations of which the player has a ready token, each once (KB-9.6, KB-9.8)."""
    types = s.board.location_types
    ready = [types[token.place] for token in s.players[me].tokens if token.status == READY]
    return [location for location in LOCATION_IDS if location in ready] if ready else ready


def take_up(s: KingdomState, me: int, location: str) -> None:
    """Begin the action of a ready token of the location; no other may begin meanwhile (KB-9.11)."""
    _turn(s, me, location, IN_USE)


def lay_down(s: KingdomState, me: int, location: str) -> None:
    """Leave the action that was begun; its token stays ready (KB-9.12)."""
    _turn(s, me, location, READY)


def spend(s: KingdomState, me: int, location: str) -> None:
    """Turn the token that is used, or else a ready one of the location, over (KB-9.7)."""
    _turn(s, me, location, SPENT)


def _turn(s: KingdomState, me: int, location: str, status: int) -> None:
    """The first token of the location that is ready or in use: the two never stand in another order."""
    tokens, types = s.players[me].tokens, s.board.location_types
    for index, token in enumerate(tokens):
        if token.status in (READY, IN_USE) and types[token.place] == location:
            tokens[index] = Token(token.place, status)
            return


def take_token(s: KingdomState, me: int, cell: int) -> None:
    """KB-18.2 to KB-18.5: one token of the location beside the cell, once per location hex and game."""
    place = s.board.location_at[cell]
    if place < 0 or not s.stacks[place]:
        return
    player = s.players[me]
    if place in player.taken:
        return
    s.stacks[place] -= 1
    player.taken.append(place)
    player.tokens.append(Token(place, NEW))
    s.tell("take-token", seat=me, location=LOCATION_NAMES[s.board.location_types[place]])


def lose_token(s: KingdomState, me: int, left: int) -> None:
    """KB-18.10: the token of the location beside the hex just left, if no own settlement is there any more."""
    place = s.board.location_at[left]
    if place < 0 or s.touch[me][s.board.location_cells[place]]:
        return
    tokens = s.players[me].tokens
    lost = next((token for token in tokens if token.place == place), None)
    if lost is None:
        return
    tokens.remove(lost)
    if lost.status == READY:
        _keep_ready(s, tokens, place)
    s.tell("lose-token", seat=me, location=LOCATION_NAMES[s.board.location_types[place]])


def _keep_ready(s: KingdomState, tokens: list[Token], place: int) -> None:
    """KB-18.16, KB-D29: of two equal tokens a spent or new one goes first, so the other one becomes the ready one."""
    types = s.board.location_types
    for index, token in enumerate(tokens):
        if types[token.place] == types[place]:
            tokens[index] = Token(token.place, READY)
