"""The course of the game: turn by turn, a card, the actions, and the next player, until it is over (KB-5, KB-20)."""

from __future__ import annotations

from typing import Final

from kingstable.kernel import Ask, Option, Turn, message

from ..names import TERRAIN_NAMES
from ..options import END_TURN, USE, Build, EndTurn
from ..state import NO_CARD, READY, KingdomState, Token
from .actions import judge, mandatory_action, special_action, where_to_build
from .cards import draw
from .locations import usable
from .tokens import ready_locations

_AFTER_RULES: Final = ("KB-5.7", "KB-9.3")
_ASK_END: Final = message("ask-end")
_ASK_USE_OR_END: Final = message("ask-use-or-end")


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


def play_card(s: KingdomState, me: int) -> None:
    """KB-4.2: the card in hand is played face up and is from now on public."""
    player = s.players[me]
    s.reveal()
    s.card, player.hand = player.hand, NO_CARD
    player.recent.clear()
    s.built, s.complete = 0, False
    if s.log is not None:
        if me == s.first:
            s.tell("round", round=s.round)
        if s.card >= 0:
            s.tell("play-card", seat=me, terrain=TERRAIN_NAMES[s.card])
    judge(s, me)


def _what_now(s: KingdomState, me: int) -> Ask:
    """KB-C2 before the mandatory action, KB-C7 after it."""
    uses: list[Option] = []
    if s.players[me].tokens:
        uses = [USE[location] for location in ready_locations(s, me) if usable(s, me, location)]
    if s.complete:  # KB-5.6, KB-5.7
        return Ask(me, _ASK_USE_OR_END if uses else _ASK_END, [*uses, END_TURN], _AFTER_RULES, confirm=True)
    return where_to_build(s, me, uses)


def end_turn(s: KingdomState, me: int) -> None:
    """KB-5.8: discard and draw, make the tokens ready; then the next player, or the end of the game (KB-20.2)."""
    player = s.players[me]
    if s.card >= 0:
        s.discard.append(s.card)
        s.card = NO_CARD
    player.hand = draw(s)
    if player.hand >= 0 and s.log is not None:
        s.tell_secret(me, "draw", {"terrain": TERRAIN_NAMES[player.hand]}, seat=me)
    if player.tokens:
        player.tokens[:] = [Token(token.place, READY) for token in player.tokens]
    s.active = (me + 1) % len(s.players)
    if s.active == s.first:
        if s.ended_by >= 0:
            s.finished = True
            s.tell("game-over")
        else:
            s.round += 1


def over(s: KingdomState) -> bool:
    """KB-20.2: the last round has been played out."""
    return s.finished


def active(s: KingdomState) -> int | None:
    """The seat whose turn it is."""
    return None if s.finished else s.active
