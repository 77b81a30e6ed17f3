"""Positions for the tests of the rules: cards, workers and resources laid out by hand, and the choices read back."""

from __future__ import annotations

from collections.abc import Mapping

from kingstable.games.paladins import game
from kingstable.games.paladins.components import COMPONENTS
from kingstable.games.paladins.options import WORKSHOP_SPACE
from kingstable.games.paladins.printed.cards import Effect
from kingstable.games.paladins.rival.turn import turn as rival_turn
from kingstable.games.paladins.setup import set_up
from kingstable.games.paladins.state import ACTION, NONE, PaladinsState, Player, Rival
from kingstable.games.paladins.tables import (
    ACTIONS,
    AI_ACTIONS,
    BOARD_SPACES,
    DASHED,
    FAVOURS_OPEN,
    FIRST_SPACE,
    ORDERS_OPEN,
    RIGHT,
)
from kingstable.games.paladins.tables.rewards import ATTRIBUTES, WORKERS
from kingstable.kernel import Rng, Table, Turn

PALADIN = {card.id: number for number, card in enumerate(COMPONENTS.paladins)}
TOWNSFOLK = {card.id: number for number, card in enumerate(COMPONENTS.townsfolk)}
OUTSIDER = {card.id: number for number, card in enumerate(COMPONENTS.outsiders)}
WALL = {card.id: number for number, card in enumerate(COMPONENTS.walls)}
ORDER = {card.id: number for number, card in enumerate(COMPONENTS.kings_orders)}
FAVOUR = {card.id: number for number, card in enumerate(COMPONENTS.kings_favours)}
TAVERN = {card.id: number for number, card in enumerate(COMPONENTS.taverns)}
SCHEME = {card.id: number for number, card in enumerate(COMPONENTS.schemes)}
SPACE = {id: number for number, id in enumerate(BOARD_SPACES)}
ACT = {id: number for number, id in enumerate(ACTIONS)}


def stage(seats: int = 4, round: int = 1, seed: str = "stage", difficulty: str = "easy") -> PaladinsState:
    """A table in the action step of a round: seat 0 to move, nobody has anything, no paladin is in play."""
    s = set_up(seats, {"difficulty": difficulty}, Rng.seeded(seed))
    s.phase, s.round, s.first, s.active = ACTION, round, 0, 0
    s.orders_open, s.favours_open = ORDERS_OPEN[round], FAVOURS_OPEN[round]
    for player in s.players:
        player.silver = player.provisions = 0
    if s.rival is not None:
        s.rival.pile += [SCHEME["scheme_kings_favour"]] * s.favours_open
    return s


def crew(text: str) -> list[int]:
    """Workers by type, from words such as "labourer 2 scout": a number says how many of the word before it."""
    found = [0] * 6
    last = 0
    for word in text.split():
        if word.isdecimal():
            found[last] += int(word) - 1
        else:
            last = WORKERS.index(word)
            found[last] += 1
    return found


def give(
    player: Player,
    workers: str = "",
    *,
    silver: int = 0,
    provisions: int = 0,
    paladin: str = "",
    faith: int = 0,
    strength: int = 0,
    influence: int = 0,
) -> Player:
    """Set what a player has; what is not named becomes nothing."""
    player.workers = crew(workers)
    player.silver, player.provisions = silver, provisions
    player.tracks = [faith, strength, influence]
    if paladin:
        player.deck.remove(PALADIN[paladin])
        player.paladin = PALADIN[paladin]
    return player


def held(player: Player) -> dict[str, int]:
    """The unplaced workers of a player."""
    return {id: player.workers[kind] for kind, id in enumerate(WORKERS) if player.workers[kind]}


def attribute(player: Player, id: str) -> int:
    return player.tracks[ATTRIBUTES.index(id)]


def _into(places: list[int], wanted: Mapping[int, str | None], numbers: Mapping[str, int], pile: list[int]) -> None:
    pile += [card for card in places if card != NONE]
    for slot in range(len(places)):
        places[slot] = NONE
    for slot, id in wanted.items():
        if id is not None:
            pile.remove(numbers[id])
            places[slot - 1] = numbers[id]
    for slot in range(len(places)):
        if slot + 1 not in wanted:
            places[slot] = pile.pop(0)


def townsfolk_row(s: PaladinsState, wanted: Mapping[int, str | None]) -> None:
    """Townsfolk by slot (from 1); None leaves it empty, slots not named hold any cards."""
    _into(s.townsfolk_row, wanted, TOWNSFOLK, s.townsfolk)


def outsider_row(s: PaladinsState, wanted: Mapping[int, str | None]) -> None:
    _into(s.outsider_row, wanted, OUTSIDER, s.outsiders)


def only(row: str, slots: int = 5, slot: int = 1) -> dict[int, str | None]:
    """A row with a single card."""
    return {number: row if number == slot else None for number in range(1, slots + 1)}


def keep(s: PaladinsState, seat: int, *ids: str) -> None:
    """Townsfolk that a player has hired before."""
    for id in ids:
        card = TOWNSFOLK[id]
        if card in s.townsfolk_row:
            slot = s.townsfolk_row.index(card)
            s.townsfolk_row[slot] = s.townsfolk.pop(0)
        else:
            s.townsfolk.remove(card)
        s.players[seat].kept.append(card)


def suspect(s: PaladinsState, *amounts: int) -> None:
    """So many suspicion cards in front of each player (the taxes on them do not matter)."""
    for player, amount in zip(s.players, amounts, strict=False):
        for _ in range(amount):
            player.suspicion.append(s.suspicion.pop(0))


def next_suspicion(s: PaladinsState, *taxes: int) -> None:
    """The taxes on the next suspicion cards to be drawn."""
    for tax in reversed(taxes):
        s.suspicion.remove(tax)
        s.suspicion.append(tax)


def next_wall(s: PaladinsState, *ids: str) -> None:
    for id in reversed(ids):
        s.walls.remove(WALL[id])
        s.walls.append(WALL[id])


def orders(s: PaladinsState, *ids: str) -> None:
    """The Orders in slots 1 to 3."""
    s.orders = [ORDER[id] for id in ids]
    s.unused_orders = [number for number in ORDER.values() if number not in s.orders]


def favours(s: PaladinsState, *ids: str) -> None:
    """The Favours in the first slots, all face up; the others follow face down."""
    first = [FAVOUR[id] for id in ids]
    rest = [number for number in FAVOUR.values() if number not in first]
    s.favours, s.unused_favours = (first + rest)[:5], (first + rest)[5:]
    s.favours_open = len(ids)


def put_workers(player: Player, action: str, workers: str) -> None:
    """Workers on the first open spaces of an action."""
    number = ACT[action]
    first = FIRST_SPACE[number]
    mask = player.workshops[number - RIGHT.start] if number in RIGHT else 0
    free = [space for space in range(3) if not mask >> space & 1]
    for space, word in zip(free, workers.split(), strict=False):
        player.spaces[first + space] = WORKERS.index(word)
    player.busy |= 1 << number


def put_workshop(player: Player, *names: str) -> None:
    """Workshops on dashed spaces: "commission.1"."""
    for name in names:
        action, space = DASHED[WORKSHOP_SPACE.read(name)]
        player.workshops[action - RIGHT.start] |= 1 << space
        player.built += 1


def put_piece(s: PaladinsState, seat: int, kind: str, *spaces: str) -> None:
    """Monks or outposts on board spaces."""
    for id in spaces:
        s.pieces[SPACE[id]] = 2 * seat + (kind == "outpost")
        if kind == "outpost":
            s.players[seat].outposts += 1
        else:
            s.players[seat].monks += 1


def add_walls(s: PaladinsState, seat: int, count: int) -> None:
    """Walls that a player has built before, the highest numbers first."""
    for wall in sorted(s.walls, reverse=True)[:count]:
        s.walls.remove(wall)
        s.players[seat].walls.append(wall)


def add_outsiders(s: PaladinsState, seat: int, pile: str, *ids: str) -> None:
    """Cards in a player's pile: ``attacked`` or ``converted``."""
    for id in ids:
        card = OUTSIDER[id]
        if card in s.outsider_row:
            s.outsider_row[s.outsider_row.index(card)] = s.outsiders.pop(0)
        else:
            s.outsiders.remove(card)
        getattr(s.players[seat], pile).append(card)


def blocked(player: Player, action: str) -> bool:
    return bool(player.busy >> ACT[action] & 1)


def start(s: PaladinsState) -> Table:
    """The table at its next question."""
    game.check(s)
    return Table.at(game, s, s.seats)


def play(table: Table, *choices: str) -> Table:
    """Make choices; each must be one that is offered. The invariants hold after every one."""
    for choice in choices:
        table.choose(choice)
        game.check(table.state)
    return table


def offered(table: Table, seat: int | None = None) -> list[str]:
    """The notations of all choices of the open question."""
    ask = table.asks[0] if seat is None else table.ask_of(seat)
    assert ask is not None
    return [option.notation for option in ask.options]


def asked(table: Table) -> str:
    """The id of the open question."""
    return table.asks[0].prompt.id


def told(table: Table) -> list[str]:
    """The ids of all that was told, without "log-"."""
    return [entry.event.message.id.removeprefix("log-") for entry in table.log or []]


# -- the solo opponent -------------------------------------------------------------------------------------------------


def solo(round: int = 1, workers: int = 5, marker: int = 1) -> tuple[PaladinsState, Player, Rival]:
    """A solo game in the action step, the opponent to move, without any workshop."""
    s = stage(1, round)
    s.active = 1
    board, rival = s.players[1], s.rival
    assert rival is not None
    board.workshops, board.built = [0] * 6, 0
    rival.workers, rival.marker = workers, marker
    return s, board, rival


def scheme(s: PaladinsState, id: str) -> None:
    """The next scheme card."""
    assert s.rival is not None
    card = SCHEME[id]
    (s.rival.deck if card in s.rival.deck else s.rival.pile).remove(card)
    s.rival.deck.append(card)


def run(turn: Turn) -> None:
    """A piece of the rules that asks nobody."""
    for ask in turn:
        raise AssertionError(ask)


def turn(s: PaladinsState, id: str, *, whole: bool = True) -> list[str]:
    """One turn of the opponent by this scheme; returns what was told. Only a `whole` position has its invariants."""
    scheme(s, id)
    s.log = []
    run(rival_turn(s))
    if whole:
        game.check(s)
    return [event.message.id.removeprefix("log-") for event in s.log]


def did(s: PaladinsState) -> str:
    """The action that the opponent took last."""
    used = [event.message for event in s.log or [] if event.message.id == "log-rival-use"]
    action = used[-1].args["action"]
    return action.id.removeprefix("action-")  # type: ignore[union-attr]


def placed(rival: Rival) -> dict[str, int]:
    return {AI_ACTIONS[action]: count for action, count in enumerate(rival.placed) if count}


def tracks(board: Player) -> dict[str, int]:
    return dict(zip(ATTRIBUTES, board.tracks, strict=True))


def effect(kind: str, amount: int = 1, **what: str) -> Effect:
    return Effect(kind, amount, **what)  # type: ignore[arg-type]
