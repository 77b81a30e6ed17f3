"""The state of a game: the ring, the castle, the piles, and all that belongs to each player."""

from __future__ import annotations

from typing import Final, Self

import msgspec

from kingstable.kernel import Message, State

from .components import COMPONENTS
from .tables.boards import HAND_BONUSES, HAND_LIMIT, LEADER_BONUS, SIDES, START_ICONS, TRACK_END, SideTable
from .tables.cards import CARD_CRIME, CARD_ICONS
from .tables.numbers import NONE
from .tables.schemes import AUTOMAS, SCHEME_CRIME, SCHEME_ICONS, Automa

WORKERS: Final = COMPONENTS.player_board.workers


class Player(msgspec.Struct, kw_only=True):
    """What belongs to one player; the Automa is one too, with schemes in place of townsfolk."""

    #: Ink, gold, stone, silver.
    stock: list[int]
    hand: list[int] = []
    #: Face down, the top card last.
    deck: list[int] = []
    discard: list[int] = []
    #: The cards in the three slots from the left, NONE for an empty one.
    slots: list[int]
    #: For each hand card how often the player had shuffled when it was drawn, and for each card in hand or deck how
    #: often when it was shuffled in: so much can the others deduce.
    drawn: list[int] = []
    entered: dict[int, int] = {}
    shuffles: int = 0
    viscount: int = NONE
    #: Where each of the nine buildings stands, NONE while it is on the board.
    built: list[int]
    #: Icons of opened slots and bonus cards.
    permanent: list[int]
    bonuses: list[int] = []
    scrolls: list[int] = []
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
        return Player(
            stock=self.stock.copy(),
            hand=self.hand.copy(),
            deck=self.deck.copy(),
            discard=self.discard.copy(),
            slots=self.slots.copy(),
            drawn=self.drawn.copy(),
            entered=self.entered.copy(),
            shuffles=self.shuffles,
            viscount=self.viscount,
            built=self.built.copy(),
            permanent=self.permanent.copy(),
            bonuses=self.bonuses.copy(),
            scrolls=self.scrolls.copy(),
            corruption=self.corruption,
            virtue=self.virtue,
            unpaid=self.unpaid,
            paid=self.paid,
            acquired=self.acquired,
            approved=self.approved,
            workers=self.workers,
            tier1=self.tier1.copy(),
            tier2=self.tier2.copy(),
            tier3=self.tier3,
            turns=self.turns,
            start=self.start,
        )

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


class ViscountsState(State, kw_only=True):
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
        return type(self)(
            rng=self.rng.copy(),
            seals=self.seals,
            side=self.side,
            ring=self.ring,
            next=self.next,
            faces=self.faces,
            humans=self.humans,
            players=[player.copy() for player in self.players],
            first=self.first,
            active=self.active,
            folk=[pile.copy() for pile in self.folk],
            scrolls=[pile.copy() for pile in self.scrolls],
            owners=self.owners.copy(),
            standing=self.standing.copy(),
            bonuses=self.bonuses.copy(),
            leader=self.leader,
            debts=self.debts,
            deeds=self.deeds,
            pairs=self.pairs.copy(),
            drafting=self.drafting.copy(),
            removed=self.removed.copy(),
            round=self.round,
            last_round=self.last_round,
            finished=self.finished,
            phase=self.phase,
            climbing=self.climbing,
            waiting=self.waiting.copy(),
            automa=self.automa,
            future=self.future.copy(),
            unseen=self.unseen.copy(),
        )

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
