"""The state of a game: the ring, the castle, the piles, and all that belongs to each player."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Self

import msgspec

from kingstable.kernel import Message, State

from .components import COMPONENTS
from .tables.boards import HAND_BONUSES, HAND_LIMIT, LEADER_BONUS, SIDES, START_ICONS, TRACK_END, SideTable
from .tables.cards import CARD_CRIME, CARD_ICONS
from .tables.numbers import NONE
from .tables.schemes import AUTOMAS, SCHEME_CRIME, SCHEME_ICONS, Automa

WORKERS: Final = COMPONENTS.player_board.workers


@dataclass(slots=True, kw_only=True)
class Player:
    """What belongs to one player; the Automa is one too, with schemes in place of townsfolk."""

    #: Ink, gold, stone, silver.
    stock: list[int]
    hand: list[int] = field(default_factory=list)
    #: Face down, the top card last.
    deck: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    #: The cards in the three slots from the left, NONE for an empty one.
    slots: list[int]
    #: For each hand card how often the player had shuffled when it was drawn, and for each card in hand or deck how
    #: often when it was shuffled in: so much can the others deduce.
    drawn: list[int] = field(default_factory=list)
    entered: dict[int, int] = field(default_factory=dict)
    shuffles: int = 0
    viscount: int = NONE
    #: Where each of the nine buildings stands, NONE while it is on the board.
    built: list[int]
    #: Icons of opened slots and bonus cards.
    permanent: list[int]
    bonuses: list[int] = field(default_factory=list)
    scrolls: list[int] = field(default_factory=list)
    corruption: int = 1
    virtue: int = TRACK_END
    unpaid: int = 0
    paid: int = 0
    acquired: int = 0
    approved: int = 0
    workers: int = WORKERS
    tier1: list[int]
    tier2: list[int]
    tier3: int = 0
    turns: int = 0
    #: The number of the player card that was taken, 0 before.
    start: int = 0

    def copy(self) -> Player:
        copy: Player = object.__new__(Player)
        copy.stock = self.stock.copy()
        copy.hand = self.hand.copy()
        copy.deck = self.deck.copy()
        copy.discard = self.discard.copy()
        copy.slots = self.slots.copy()
        copy.drawn = self.drawn.copy()
        copy.entered = self.entered.copy()
        copy.shuffles = self.shuffles
        copy.viscount = self.viscount
        copy.built = self.built.copy()
        copy.permanent = self.permanent.copy()
        copy.bonuses = self.bonuses.copy()
        copy.scrolls = self.scrolls.copy()
        copy.corruption = self.corruption
        copy.virtue = self.virtue
        copy.unpaid = self.unpaid
        copy.paid = self.paid
        copy.acquired = self.acquired
        copy.approved = self.approved
        copy.workers = self.workers
        copy.tier1 = self.tier1.copy()
        copy.tier2 = self.tier2.copy()
        copy.tier3 = self.tier3
        copy.turns = self.turns
        copy.start = self.start
        return copy

    @property
    def linked(self) -> bool:
        """VIS-4.2: the markers are on one space."""
        return self.corruption == self.virtue

    @property
    def owned(self) -> int:
        """VIS-7.7: all cards of the player, wherever they are."""
        return len(self.hand) + len(self.deck) + len(self.discard) + 3 - self.slots.count(NONE)


def new_player() -> Player:
    """VIS-2.9: nothing but the board with its buildings and workers."""
    return Player(
        stock=[0] * 4,
        hand=[],
        deck=[],
        discard=[],
        slots=[NONE] * 3,
        drawn=[],
        entered={},
        built=[NONE] * 9,
        permanent=[0] * 5,
        bonuses=[],
        scrolls=[],
        tier1=[0] * 5,
        tier2=[0] * 5,
    )


class Pair(msgspec.Struct, frozen=True):
    """A player card and the hero laid under it, for the draft."""

    card: int
    hero: int


@dataclass(slots=True, kw_only=True)
class ViscountsState(State):
    """The whole truth. Segments are numbered as printed; `ring` says in which order they lie."""

    side: str
    #: The segments clockwise; for each segment the next one, and the castle section it faces.
    ring: tuple[int, ...]
    next: tuple[int, ...]
    faces: tuple[int, ...]
    #: The first `humans` players are people, by seat; the Automa comes after them.
    humans: int
    players: list[Player]
    first: int
    active: int
    #: Piles of each segment, the visible card last.
    folk: list[list[int]]
    scrolls: list[list[int]]
    #: For each spot the seat that built there, and the building.
    owners: list[int]
    standing: list[int]
    #: Cleric bonus cards not taken yet, by ribbon.
    bonuses: list[bool]
    leader: int = NONE
    #: Debts and deeds that still lie on Poverty and Prosperity.
    debts: int
    deeds: int
    pairs: list[Pair]
    #: Who still drafts, the next one last.
    drafting: list[int]
    removed: list[int]
    round: int = 1
    #: The last round, once a card is revealed; 0 before.
    last_round: int = 0
    finished: bool = False
    #: The phase of the running turn, for displays; 0 in setup.
    phase: int = 0
    #: Whose castle procedure is running, and whose waits for it (VIS-13.14).
    climbing: int = NONE
    waiting: list[int]
    #: The Automa: its board, its schemes still to come, and those of them mixed into its deck that nobody has seen.
    automa: str = ""
    future: list[int]
    unseen: list[int]

    def copy(self) -> Self:
        copy = self.begun()
        copy.side = self.side
        copy.ring = self.ring
        copy.next = self.next
        copy.faces = self.faces
        copy.humans = self.humans
        copy.players = [player.copy() for player in self.players]
        copy.first = self.first
        copy.active = self.active
        copy.folk = [pile.copy() for pile in self.folk]
        copy.scrolls = [pile.copy() for pile in self.scrolls]
        copy.owners = self.owners.copy()
        copy.standing = self.standing.copy()
        copy.bonuses = self.bonuses.copy()
        copy.leader = self.leader
        copy.debts = self.debts
        copy.deeds = self.deeds
        copy.pairs = self.pairs.copy()
        copy.drafting = self.drafting.copy()
        copy.removed = self.removed.copy()
        copy.round = self.round
        copy.last_round = self.last_round
        copy.finished = self.finished
        copy.phase = self.phase
        copy.climbing = self.climbing
        copy.waiting = self.waiting.copy()
        copy.automa = self.automa
        copy.future = self.future.copy()
        copy.unseen = self.unseen.copy()
        return copy

    # -- who ----------------------------------------------------------------------------------------------------

    def is_automa(self, who: int) -> bool:
        return who >= self.humans

    def name(self, who: int) -> Message:
        """The player in messages: a seat, or the name of the Automa."""
        return _SEATS[who] if who < self.humans else AUTOMAS[self.automa].name

    def others(self, who: int) -> list[int]:
        """All the others, clockwise."""
        count = len(self.players)
        return [(who + step) % count for step in range(1, count)]

    @property
    def drafted(self) -> bool:
        """Whether setup is over."""
        return not self.drafting

    @property
    def board(self) -> SideTable:
        return SIDES[self.side]

    @property
    def automa_board(self) -> Automa:
        return AUTOMAS[self.automa]

    # -- what the boards show -----------------------------------------------------------------------------------

    def crime(self, who: int) -> int:
        """VIS-1.15: crime icons on the board."""
        table = CARD_CRIME if who < self.humans else SCHEME_CRIME
        return sum([table[card] for card in self.players[who].slots if card >= 0])

    def icons(self, who: int) -> list[int]:
        """VIS-9.3, VIS-36.4: icons on cards, start icons of empty slots, permanent icons; crime apart."""
        player = self.players[who]
        human = who < self.humans
        table = CARD_ICONS if human else SCHEME_ICONS
        a, b, c, d, e = player.permanent
        for slot, card in enumerate(player.slots):
            if card >= 0:
                v, w, x, y, z = table[card]
            else:
                v, w, x, y, z = (START_ICONS if human else self.automa_board.start_icons)[slot]
            a += v
            b += w
            c += x
            d += y
            e += z
        return [a, b, c, d, e]

    def meets(self, who: int, condition: str) -> bool:
        """VIS-17.6: a condition printed below a track space or on a slot."""
        return condition == "always" or (condition == "has_crime") == (self.crime(who) > 0)

    def hand_limit(self, who: int) -> int:
        """VIS-18.2."""
        built = self.players[who].built
        bonus = sum([cards for slot, cards in HAND_BONUSES if built[slot] >= 0])
        return HAND_LIMIT + bonus + (LEADER_BONUS if self.leader == who else 0)

    def segment(self, who: int) -> int:
        """The segment where the viscount stands."""
        return self.players[who].viscount // 3

    def clockwise(self, segment: int) -> list[int]:
        """All segments clockwise, beginning with this one."""
        at = self.ring.index(segment)
        return [*self.ring[at:], *self.ring[:at]]

    def crowds(self, tier: int) -> list[int]:
        """Workers of all colours in each section of tier 1 or 2."""
        players = self.players
        tiers = [player.tier1 for player in players] if tier == 1 else [player.tier2 for player in players]
        return [sum(workers) for workers in zip(*tiers, strict=True)]


_SEATS: Final = tuple(Message("seat-name", {"seat": seat}) for seat in range(4))
