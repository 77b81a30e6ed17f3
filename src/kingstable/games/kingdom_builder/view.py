"""What can change, as far as a seat may know it: all but the others' hands, the order of the draw pile and the seed."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from kingstable.kernel import Message

from .components import COMPONENTS
from .rules.actions import MANDATORY
from .rules.locations import usable
from .scoring import PlayerGold, gold_now
from .state import IN_USE, NEW, SPENT, KingdomState, Token
from .tables.board import BUILDABLE
from .tables.geometry import COLUMNS, ROWS, name

_STATUS = ("ready", "spent", "new", "ready")
_NOBODY = b"." * (ROWS * COLUMNS)


class TokenView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A held token, and the location hex it came from. `why` says why it cannot be used now, in its owner's turn."""

    location: str
    hex: str
    status: str
    why: Message | None = None


class PlayerView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One player as everybody sees them; `hand` is the terrain in hand, only for its owner."""

    supply: int
    #: For each card, and for castles.
    gold: dict[str, int]
    tokens: list[TokenView] = []
    #: Location hexes from which no further token can be taken.
    taken: list[str] = []
    hand: str | None = None
    holds_card: bool = True
    recent: list[str] = []


class KingdomView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table as one seat sees it.

    Four sections, turned or not, make the board. `owners` are its 20 rows, each hex a seat or a dot; `tokens` are those
    left on each location hex, in reading order.
    """

    seat: int | None
    sections: tuple[str, str, str, str]
    rotated: tuple[bool, bool, bool, bool]
    owners: list[str]
    tokens: list[int]
    cards: tuple[str, ...]
    players: list[PlayerView]
    active: int
    first: int
    round: int
    draw_pile: int
    card: str | None = None
    built: int = 0
    to_build: int = 0
    complete: bool = False
    discard: dict[str, int] = {}
    removed: dict[str, int] = {}
    #: The seat that triggered the end.
    ended_by: int | None = None
    finished: bool = False


def view(s: KingdomState, seat: int | None) -> KingdomView:
    """The view of a seat; None is a spectator, who sees no hand."""
    shown = _shown(s)
    return shown if seat is None else own_view(shown, s, seat)


def own_view(shown: KingdomView, s: KingdomState, seat: int) -> KingdomView:
    """The view of a seat, made of what all see."""
    players = shown.players.copy()
    players[seat] = replace(players[seat], hand=_terrain(s.players[seat].hand))
    return replace(shown, seat=seat, players=players)


def _shown(s: KingdomState) -> KingdomView:
    layout = s.board.layout
    gold = gold_now(s)
    return KingdomView(
        seat=None,
        sections=layout.sections,
        rotated=layout.rotated,
        owners=_owners(s),
        tokens=s.stacks.copy(),
        cards=s.cards,
        players=[_player(s, other, gold[other]) for other in range(len(s.players))],
        active=s.active,
        first=s.first,
        round=s.round,
        draw_pile=len(s.deck),
        card=_terrain(s.card),
        built=s.built,
        to_build=0 if s.complete else min(MANDATORY - s.built, s.players[s.active].supply),
        complete=s.complete,
        discard=_counted(s.discard),
        removed=_counted(s.removed),
        ended_by=s.ended_by if s.ended_by >= 0 else None,
        finished=s.finished,
    )


def _owners(s: KingdomState) -> list[str]:
    letters = bytearray(_NOBODY)
    for letter, player in enumerate(s.players, ord("0")):
        for cell in player.own:
            letters[cell] = letter
    text = letters.decode()
    return [text[start : start + COLUMNS] for start in range(0, ROWS * COLUMNS, COLUMNS)]


def _player(s: KingdomState, other: int, gold: PlayerGold) -> PlayerView:
    player, cells = s.players[other], s.board.location_cells
    return PlayerView(
        supply=player.supply,
        gold={**gold.cards, "castles": gold.castles},
        tokens=[
            TokenView(
                s.board.location_types[token.place],
                name(cells[token.place]),
                _STATUS[token.status],
                why_unusable(s, other, token) if other == s.active else None,
            )
            for token in player.tokens
        ],
        taken=[name(cells[place]) for place in player.taken],
        holds_card=player.hand >= 0,
        recent=[name(cell) for cell in player.recent if s.owner[cell] == other],
    )


def why_unusable(s: KingdomState, me: int, token: Token) -> Message | None:
    """Why the active player cannot use this token now; None when they can."""
    if token.status == SPENT:
        return Message("why-token-spent")
    if token.status == NEW:
        return Message("why-token-new")
    if s.built and not s.complete:
        return Message("why-mandatory-under-way")
    if any(each.status == IN_USE for each in s.players[me].tokens):
        return Message("why-action-under-way")  # KB-9.11
    location = s.board.location_types[token.place]
    if usable(s, me, location):
        return None
    is_build = COMPONENTS.location(location).action.uses_supply
    return Message("why-supply-empty" if is_build and not s.players[me].supply else "why-no-target")


def _terrain(ground: int) -> str | None:
    return COMPONENTS.terrains[ground].id if ground >= 0 else None


def _counted(cards: list[int]) -> dict[str, int]:
    """How many cards of each terrain, where there are any."""
    return {COMPONENTS.terrains[ground].id: cards.count(ground) for ground in BUILDABLE if ground in cards}
