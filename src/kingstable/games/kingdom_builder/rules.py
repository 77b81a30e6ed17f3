"""The course of a turn: the card, the mandatory action, special actions, the end of the turn (KB-4 to KB-9, 18, 20)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingstable.kernel import Ask, Message, Option, Turn, message, named

from .board import BUILDABLE
from .components import COMPONENTS, LOCATION_IDS
from .geometry import name
from .locations import (
    BUILDERS,
    build_targets,
    destinations,
    legal_hexes,
    movable,
    usable,
)
from .options import BUILD, END_TURN, LIFT, PUT, USE, WITHDRAW, Build, EndTurn, Withdraw
from .state import NEW, NO_CARD, READY, SPENT, KingdomState, Token

MANDATORY: Final = 3  # KB-6.1

TERRAIN_NAMES: Final = tuple(named("terrain", terrain.id) for terrain in COMPONENTS.terrains)

_MANDATORY_RULES: Final = ("KB-6.1", "KB-7.3", "KB-7.5")
_AFTER_RULES: Final = ("KB-5.7", "KB-9.3")
_ACTION_RULES: Final = {
    location.id: (location.rules + ".1", location.rules + ".2") for location in COMPONENTS.locations
}

# Prompts are values like options: made once, for each terrain, number still to build, forced or free, and whether a
# token may be used first.
_ASK_BUILD: Final = {
    (ground, left, forced, tokens): message(
        "ask-build" if forced else "ask-build-anywhere", terrain=TERRAIN_NAMES[ground], left=left, tokens=int(tokens)
    )
    for ground in BUILDABLE
    for left in range(1, MANDATORY + 1)
    for forced in (False, True)
    for tokens in (False, True)
}
_ASK_END: Final = message("ask-end")
_ASK_USE_OR_END: Final = message("ask-use-or-end")
_ASK_TARGET: Final = {id: message("ask-target", location=named("location", id)) for id in LOCATION_IDS}
_ASK_LIFT: Final = {id: message("ask-lift", location=named("location", id)) for id in LOCATION_IDS}


def turn(s: KingdomState) -> Turn:
    """One turn of the active player (KB-5.3)."""
    me = s.active
    play_card(s, me)
    while True:
        choice = yield _what_now(s, me)
        if isinstance(choice, Build):
            yield from mandatory_action(s, me, choice.cell)
        elif isinstance(choice, EndTurn):
            break
        else:
            yield from special_action(s, me, choice.location)
    end_turn(s, me)


def _what_now(s: KingdomState, me: int) -> Ask:
    """KB-C2 before the mandatory action, KB-C7 after it."""
    uses: list[Option] = [USE[location] for location in ready_locations(s, me) if usable(s, me, location)]
    if s.complete:  # KB-5.6, KB-5.7
        return Ask(me, _ASK_USE_OR_END if uses else _ASK_END, [*uses, END_TURN], _AFTER_RULES, confirm=True)
    return _where_to_build(s, me, uses)


def _where_to_build(s: KingdomState, me: int, uses: Sequence[Option] = ()) -> Ask:
    """The next settlement of the mandatory action; `uses` are the tokens that may come first."""
    left = min(MANDATORY - s.built, s.players[me].supply)
    prompt = _ASK_BUILD[s.card, left, bool(s.near[me][s.card]), bool(uses)]
    return Ask(me, prompt, [*(BUILD[cell] for cell in legal_hexes(s, me, s.card)), *uses], _MANDATORY_RULES)


def ready_locations(s: KingdomState, me: int) -> list[str]:
    """The locations of which the player has a ready token, each once (KB-9.6, KB-9.8)."""
    types = s.board.location_types
    ready = [types[token.place] for token in s.players[me].tokens if token.status == READY]
    return [location for location in LOCATION_IDS if location in ready] if ready else ready


# -- the mandatory action -------------------------------------------------------------------------------------------


def mandatory_action(s: KingdomState, me: int, first: int) -> Turn:
    """KB-6.1: three settlements one after another; nothing else may come between (KB-5.5)."""
    build(s, me, first)
    while not s.complete:
        choice = yield _where_to_build(s, me)
        build(s, me, choice.cell)


def build(s: KingdomState, me: int, cell: int) -> None:
    """One settlement of the mandatory action."""
    s.built += 1
    s.tell("build", seat=me, hex=name(cell), terrain=TERRAIN_NAMES[s.board.terrain[cell]])
    settle(s, me, cell)


# -- special actions ------------------------------------------------------------------------------------------------


def special_action(s: KingdomState, me: int, location: str) -> Turn:
    """The action of one token; it is spent when the action is carried out (KB-9.7), not before (KB-9.12)."""
    if location in BUILDERS:
        yield from _build_by_token(s, me, location)
    else:
        yield from _move_by_token(s, me, location)


def _build_by_token(s: KingdomState, me: int, location: str) -> Turn:
    targets: list[Option] = [BUILD[cell] for cell in build_targets(s, me, location)]
    choice = yield Ask(me, _ASK_TARGET[location], [*targets, WITHDRAW], _ACTION_RULES[location])
    if not isinstance(choice, Withdraw):
        build_by(s, me, location, choice.cell)


def build_by(s: KingdomState, me: int, location: str, cell: int) -> None:
    """Carry out a build action."""
    spend(s, me, location)
    s.tell("build-by", seat=me, hex=name(cell), location=named("location", location))
    settle(s, me, cell)


def _move_by_token(s: KingdomState, me: int, location: str) -> Turn:
    rules = _ACTION_RULES[location]
    while True:
        settlements: list[Option] = [LIFT[cell] for cell in movable(s, me, location)]
        lifted = yield Ask(me, _ASK_LIFT[location], [*settlements, WITHDRAW], rules)
        if isinstance(lifted, Withdraw):
            return
        targets: list[Option] = [PUT[cell] for cell in destinations(s, me, location, lifted.cell)]
        prompt = message("ask-put", location=named("location", location), hex=name(lifted.cell))
        put = yield Ask(me, prompt, [*targets, WITHDRAW], rules)
        if not isinstance(put, Withdraw):  # otherwise back to the choice of the settlement (KB-C6)
            move_by(s, me, location, lifted.cell, put.cell)
            return


def move_by(s: KingdomState, me: int, location: str, start: int, end: int) -> None:
    """Carry out a move action: the settlement is put down, then tokens are lost and gained (KB-18.10, KB-18.22)."""
    spend(s, me, location)
    s.tell("move-by", seat=me, start=name(start), hex=name(end), location=named("location", location))
    s.vacate(start)
    s.occupy(me, end)
    s.players[me].recent.append(end)
    lose_token(s, me, start)
    take_token(s, me, end)
    _judge(s, me)


def spend(s: KingdomState, me: int, location: str) -> None:
    """Turn one ready token of the location over (KB-9.7)."""
    tokens, types = s.players[me].tokens, s.board.location_types
    for index, token in enumerate(tokens):
        if token.status == READY and types[token.place] == location:
            tokens[index] = Token(token.place, SPENT)
            return


# -- settlements and tokens -----------------------------------------------------------------------------------------


def settle(s: KingdomState, me: int, cell: int) -> None:
    """Build one settlement from the supply, with all that follows at once (KB-6.6)."""
    player = s.players[me]
    player.supply -= 1
    player.recent.append(cell)
    s.occupy(me, cell)
    take_token(s, me, cell)
    if not player.supply and s.ended_by < 0:
        s.ended_by = me  # KB-20.1
        s.tell("last-round", seat=me)
    _judge(s, me)


def take_token(s: KingdomState, me: int, cell: int) -> None:
    """KB-18.2 to KB-18.5: one token of the location beside the cell, once per location hex and game."""
    place = s.board.location_at[cell]
    if place < 0 or not s.stacks[place] or place in s.players[me].taken:
        return
    s.stacks[place] -= 1
    s.players[me].taken.append(place)
    s.players[me].tokens.append(Token(place, NEW))
    s.tell("take-token", seat=me, location=_location_name(s, place))


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
    s.tell("lose-token", seat=me, location=_location_name(s, place))


def _keep_ready(s: KingdomState, tokens: list[Token], place: int) -> None:
    """KB-18.16, KB-D29: of two equal tokens a spent or new one goes first, so the other one becomes the ready one."""
    types = s.board.location_types
    for index, token in enumerate(tokens):
        if types[token.place] == types[place]:
            tokens[index] = Token(token.place, READY)


def _location_name(s: KingdomState, place: int) -> Message:
    return named("location", s.board.location_types[place])


# -- terrain cards --------------------------------------------------------------------------------------------------


def play_card(s: KingdomState, me: int) -> None:
    """KB-4.2: the card in hand is played face up and is from now on public."""
    player = s.players[me]
    s.reveal()
    s.card, player.hand = player.hand, NO_CARD
    player.recent.clear()
    s.built, s.complete = 0, False
    if me == s.first:
        s.tell("round", round=s.round)
    if s.card >= 0:
        s.tell("play-card", seat=me, terrain=TERRAIN_NAMES[s.card])
    _judge(s, me)


def _judge(s: KingdomState, me: int) -> None:
    """After the card is played, and after every build and move: is it dead, is the mandatory action complete?"""
    replace_dead_card(s, me)
    if s.built == MANDATORY or not s.players[me].supply or s.card == NO_CARD:
        s.complete = True  # KB-6.4, KB-6.5; without a card KB-D15


def replace_dead_card(s: KingdomState, me: int) -> None:
    """KB-8.1 to KB-8.4: a card without a free hex of its terrain leaves the game and another is drawn, face up."""
    while s.card >= 0 and not s.free[s.card]:
        s.removed.append(s.card)
        s.tell("dead-card", seat=me, terrain=TERRAIN_NAMES[s.card])
        s.card = _draw(s)
        if s.card >= 0:
            s.tell("new-card", seat=me, terrain=TERRAIN_NAMES[s.card])


def _draw(s: KingdomState) -> int:
    """The top card; an empty pile is first made anew from the discard pile (KB-4.5)."""
    if not s.deck:
        s.deck, s.discard = s.discard, []
        s.rng.shuffle(s.deck)
        s.tell("reshuffle")
    return s.draw(s.deck) if s.deck else NO_CARD


def end_turn(s: KingdomState, me: int) -> None:
    """KB-5.8: discard and draw, make the tokens ready; then the next player, or the end of the game (KB-20.2)."""
    player = s.players[me]
    if s.card >= 0:
        s.discard.append(s.card)
        s.card = NO_CARD
    player.hand = _draw(s)
    if player.hand >= 0:
        s.tell_secret(me, "draw", {"terrain": TERRAIN_NAMES[player.hand]}, seat=me)
    player.tokens[:] = [Token(token.place, READY) for token in player.tokens]
    s.active = (me + 1) % len(s.players)
    if s.active == s.first:
        if s.ended_by >= 0:
            s.finished = True
            s.tell("game-over")
        else:
            s.round += 1
