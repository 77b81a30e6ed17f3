"""The whole truth about a game: the board, the players, and in solo the Cardinal."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Self

from kingstable.kernel import Argument, Message, State, message

from .tables import (
    BUILDINGS,
    COST_STONE,
    KING_VP,
    NONE,
    OPEN_SPACES,
    RESTORATION,
    ROOMS,
    STACKS,
)

PREPARATION, CORRUPTION_STEP, ACTION_PHASE, KING_PHASE, FAIR_PHASE, REFRESH, FINAL_SCORING, FINISHED = range(8)
PHASES: Final = ("preparation", "corruption", "action", "king", "fair", "refresh", "final", "finished")

#: Where VP come from: the lines of the score sheet.
LINES: Final = (
    "start",
    "king",
    "fairs",
    "houses",
    "characters",
    "helpers",
    "contracts",
    "cathedrals",
    "crests",
    "challenges",
    "pieces",
    "buildings",
    "resources",
)
(
    LINE_START,
    LINE_KING,
    LINE_FAIRS,
    LINE_HOUSES,
    LINE_CHARACTERS,
    LINE_HELPERS,
    LINE_CONTRACTS,
    LINE_CATHEDRALS,
    LINE_CRESTS,
    LINE_CHALLENGES,
    LINE_PIECES,
    LINE_BUILDINGS,
    LINE_RESOURCES,
) = range(len(LINES))

#: The Cardinal's number among the sides of a solo game, and the human's.
CARDINAL_SIDE: Final = 1
YOU: Final = 0

_CARDINAL: Final = Message("cardinal-name")
_PLAYERS: Final = tuple(message("seat-name", seat=seat) for seat in range(4))


@dataclass(slots=True)
class Player:
    """One side: a human, or the Cardinal, whose board has five buildings of two rooms (TIL-38.1)."""

    vp: int
    #: VP by line of the score sheet; they add up to `vp`.
    tally: list[int]
    resources: list[int]
    #: Spots of the merchant and the architect.
    at: list[int]
    #: Houses and pillars ready to be placed (TIL-1.9), and how many stand on the map.
    house_supply: int
    pillar_supply: int
    houses: int
    pillars: int
    #: Bits: towns with an own house; cathedrals with an own pillar; cathedrals contributed to.
    house_at: int
    pillar_at: int
    given_at: int
    #: Tiles by building and floor, and the crest tile under each building.
    rooms: list[list[int]]
    crests: list[int]
    #: Bonus AP lying at each action type, and the marker of each building, 0 when it has gone to the wheel.
    markers: list[int]
    home_markers: list[int]
    storehouse: list[int]
    #: Fulfilled contracts.
    contracts: list[int]
    #: Dice taken this round, as resource * 6 + value - 1.
    dice: list[int]
    #: The space on the king track.
    king: int
    #: King-track VP as they were before the reset of this round (TIL-D24).
    king_vp: int

    def copy(self) -> Player:
        copy: Player = object.__new__(Player)
        copy.vp = self.vp
        copy.tally = self.tally.copy()
        copy.resources = self.resources.copy()
        copy.at = self.at.copy()
        copy.house_supply = self.house_supply
        copy.pillar_supply = self.pillar_supply
        copy.houses = self.houses
        copy.pillars = self.pillars
        copy.house_at = self.house_at
        copy.pillar_at = self.pillar_at
        copy.given_at = self.given_at
        copy.rooms = [rooms.copy() for rooms in self.rooms]
        copy.crests = self.crests.copy()
        copy.markers = self.markers.copy()
        copy.home_markers = self.home_markers.copy()
        copy.storehouse = self.storehouse.copy()
        copy.contracts = self.contracts.copy()
        copy.dice = self.dice.copy()
        copy.king = self.king
        copy.king_vp = self.king_vp
        return copy

    def score(self, vp: int, line: int) -> None:
        """TIL-1.12: a total may fall below 0."""
        self.vp += vp
        self.tally[line] += vp

    def filled(self, building: int) -> bool:
        """Whether all rooms of the building are taken."""
        return NONE not in self.rooms[building]

    def completed(self, building: int) -> bool:
        """TIL-15.4: all rooms filled, and a crest below."""
        return self.crests[building] != NONE and NONE not in self.rooms[building]


@dataclass(slots=True)
class Cardinal:
    """What only the Cardinal has (TIL-38)."""

    #: Directive cards, left to right, and the card under the pawn.
    row: list[str]
    pawn: int
    challenges: list[str]
    #: Inactive crest tiles, in the order they came.
    reserve: list[int]
    #: Unfulfilled contracts.
    slots: list[int]
    #: Characters not yet placed, in the order they came.
    supply: list[int]
    #: Whether the character offer was already discarded in this turn (TIL-29.10).
    replaced: bool

    def copy(self) -> Cardinal:
        copy: Cardinal = object.__new__(Cardinal)
        copy.row = self.row.copy()
        copy.pawn = self.pawn
        copy.challenges = self.challenges
        copy.reserve = self.reserve.copy()
        copy.slots = self.slots.copy()
        copy.supply = self.supply.copy()
        copy.replaced = self.replaced
        return copy


@dataclass(slots=True)
class Frame:
    """An action in progress; the newest is finished first (TIL-6.7)."""

    action: int
    ap: int
    #: A die action, not a granted one (TIL-1.14).
    die: bool


@dataclass(slots=True, kw_only=True)
class TiletumState(State):
    """The game. Sides are numbered like seats; in solo the human is side 0 and the Cardinal side 1."""

    #: N of the rules (TIL-1.5).
    n: int
    players: list[Player]
    cardinal: Cardinal | None
    round: int
    phase: int
    #: The pass of the action phase, and the place in the turn order whose turn it is.
    pass_: int
    place: int
    order: list[int]

    #: Actions clockwise by sector, and the die value that sector 0 shows.
    sectors: list[int]
    first_value: int
    #: Dice on the wheel by resource * 6 + value - 1, and dice in the bag by resource.
    wheel: list[int]
    bag: list[int]
    sector_bonus: list[int]

    bonus_pile: list[int]
    bonus_discard: list[int]
    king_tile: int
    #: Bonus tile on each spot.
    map_bonus: list[int]
    contract_pile: list[int]
    contract_offer: list[int]
    character_pile: list[int]
    character_offer: list[int]
    #: Tiles that have left the game.
    removed: list[int]

    #: Owner of each house space; pillars of each cathedral in the order they came.
    houses: list[int]
    pillars: list[list[int]]
    #: Cost tile at each cathedral, and how many of its tiles are gone.
    costs: list[int]
    taken: list[int]

    #: Sides on each space of the king track, the bottom of a stack first.
    track: list[list[int]]
    #: Corruption tokens: face down in a row, set aside, and revealed this round.
    tokens: list[int]
    aside: list[int]
    revealed: list[int]

    fair_tiles: list[int]
    fair_towns: list[int]

    #: The turn in progress: the die picked (or NONE), the resource named for it, the actions begun and whether the
    #: first exchange has been made (TIL-11.6).
    picked: int = NONE
    named: int = NONE
    frames: list[Frame] = field(default_factory=list)
    exchanged: bool = False

    def copy(self) -> Self:
        copy = self.begun()
        copy.n = self.n
        copy.players = [player.copy() for player in self.players]
        copy.cardinal = self.cardinal and self.cardinal.copy()
        copy.round = self.round
        copy.phase = self.phase
        copy.pass_ = self.pass_
        copy.place = self.place
        copy.order = self.order.copy()
        copy.sectors = self.sectors
        copy.first_value = self.first_value
        copy.wheel = self.wheel.copy()
        copy.bag = self.bag.copy()
        copy.sector_bonus = self.sector_bonus.copy()
        copy.bonus_pile = self.bonus_pile.copy()
        copy.bonus_discard = self.bonus_discard.copy()
        copy.king_tile = self.king_tile
        copy.map_bonus = self.map_bonus.copy()
        copy.contract_pile = self.contract_pile.copy()
        copy.contract_offer = self.contract_offer.copy()
        copy.character_pile = self.character_pile.copy()
        copy.character_offer = self.character_offer.copy()
        copy.removed = self.removed.copy()
        copy.houses = self.houses.copy()
        copy.pillars = [sides.copy() for sides in self.pillars]
        copy.costs = self.costs
        copy.taken = self.taken.copy()
        copy.track = [stack.copy() for stack in self.track]
        copy.tokens = self.tokens.copy()
        copy.aside = self.aside.copy()
        copy.revealed = self.revealed.copy()
        copy.fair_tiles = self.fair_tiles
        copy.fair_towns = self.fair_towns
        copy.picked = self.picked
        copy.named = self.named
        copy.frames = [Frame(frame.action, frame.ap, frame.die) for frame in self.frames]
        copy.exchanged = self.exchanged
        return copy

    def who(self, side: int) -> Argument:
        """The side as an argument of a message: a player, or the Cardinal."""
        return _CARDINAL if self.cardinal is not None and side == CARDINAL_SIDE else _PLAYERS[side]

    def value_at(self, action: int) -> int:
        """The die value that the sector of an action shows (TIL-2.2)."""
        return (self.first_value - 1 + self.sectors.index(action)) % 6 + 1

    def action_at(self, value: int) -> int:
        """The action whose sector shows a die value."""
        return self.sectors[(value - self.first_value) % 6]

    def closed(self, cathedral: int) -> bool:
        """TIL-2.10: under restoration for the whole game."""
        return self.costs[cathedral] == RESTORATION

    def stone_cost(self, cathedral: int) -> int:
        return COST_STONE[self.costs[cathedral]]

    def top_vp(self, cathedral: int) -> int:
        """VP of the top tile of a cathedral, 0 when the stack is empty."""
        stack, gone = STACKS[cathedral], self.taken[cathedral]
        return stack[gone] if gone < len(stack) else 0

    def free_spaces(self, spot: int) -> list[int]:
        """House spaces of a town that are open to all and empty."""
        houses = self.houses
        return [space for space in OPEN_SPACES[self.n][spot] if houses[space] == NONE]

    def die_taken(self, side: int) -> bool:
        """Whether this side has taken its die of the pass under way."""
        return len(self.players[side].dice) > self.pass_

    def king_vp(self, side: int) -> int:
        return KING_VP[self.players[side].king]

    @property
    def active(self) -> int:
        """The side whose turn it is in the action phase."""
        return self.order[self.place]

    @property
    def active_seat(self) -> int | None:
        """The seat whose turn it is; nobody's between turns and in the Cardinal's."""
        if self.phase != ACTION_PHASE or (self.solo and self.active == CARDINAL_SIDE):
            return None
        return self.active

    @property
    def solo(self) -> bool:
        return self.cardinal is not None


def new_player(human: bool) -> Player:
    """An empty board."""
    rooms = [[NONE] * count for count in ROOMS] if human else [[NONE, NONE] for _ in range(5)]
    return Player(
        vp=0,
        tally=[0] * len(LINES),
        resources=[0] * 5,
        at=[NONE, NONE],
        house_supply=0,
        pillar_supply=0,
        houses=0,
        pillars=0,
        house_at=0,
        pillar_at=0,
        given_at=0,
        rooms=rooms,
        crests=[NONE] * (len(BUILDINGS) if human else 5),
        markers=[0] * 6,
        home_markers=[],
        storehouse=[],
        contracts=[],
        dice=[],
        king=0,
        king_vp=0,
    )
