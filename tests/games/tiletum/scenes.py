"""Positions for the tests of the rules, laid out by hand from the pieces of the box, and the choices read back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from kingstable.games.tiletum import game
from kingstable.games.tiletum.options import DICE
from kingstable.games.tiletum.rules.pieces import put_on_track
from kingstable.games.tiletum.state import ACTION_PHASE, CARDINAL_SIDE, Cardinal, Player, TiletumState
from kingstable.games.tiletum.tables import (
    ACTIONS,
    CATHEDRAL,
    COSTS,
    FAIR,
    KING_VP,
    NONE,
    RESOURCES,
    SPACE,
    SPACES,
    SPOT,
    TILE,
    TILES,
    TYPED,
)
from kingstable.kernel import Ask, Event, Message, Rng, Table, Turn

ORDER = "king merchant architect character contract jester"


def fresh(seats: int = 2, seed: int | str = 1, **options: object) -> TiletumState:
    """A game just set up, with all its chance."""
    return game.setup(seats, game.info.check_options(options), Rng.seeded(seed))


def scene(
    seats: int = 2,
    *,
    wheel: str = ORDER,
    first: int = 1,
    dice: Sequence[str] = ("gold-1",),
    round: int = 1,
    challenges: Sequence[str] = (),
    seed: int | str = "scene",
) -> TiletumState:
    """The action phase of a round, seat 0 to move first: no tiles on the wheel or the map, and only these dice.

    In solo the Cardinal is first, as the rules say, and only the given challenge cards are in play. `wheel` names the
    actions clockwise; the first of them shows the value `first`.
    """
    s = fresh(seats, seed, wheel="first_game", difficulty="custom", challenges=list(challenges))
    if seats > 1 and s.order != list(range(seats)):
        _reseat(s)
    for place in (s.sector_bonus, s.map_bonus):
        for index, tile in enumerate(place):
            if tile != NONE:
                s.bonus_pile.append(tile)
                place[index] = NONE
    s.sectors = [ACTIONS.index(action) for action in wheel.split()]
    s.first_value = first
    s.round = round
    s.phase = ACTION_PHASE
    everything = sorted(s.tokens + s.aside)
    s.revealed, s.tokens, s.aside = everything[:1], everything[1:3], everything[3:]
    roll(s, *dice)
    return s


def _reseat(s: TiletumState) -> None:
    """Let the seats sit in the turn order."""
    s.players = [s.players[side] for side in s.order]
    s.houses = [s.order.index(side) if side != NONE else NONE for side in s.houses]
    s.track = [[s.order.index(side) for side in stack] for stack in s.track]
    s.order = list(range(len(s.order)))


def roll(s: TiletumState, *dice: str) -> None:
    """Put exactly these dice on the wheel, out of the bag."""
    for die, count in enumerate(s.wheel):
        s.bag[die // 6] += count
        s.wheel[die] = 0
    for die in dice:
        number = DICE.index(die)
        s.wheel[number] += 1
        s.bag[number // 6] -= 1


def pull(s: TiletumState, id: str) -> int:
    """Take a tile out of the place where it lies; a gap in an offer is filled from its pile."""
    tile = TILE[id]
    for pile in (s.bonus_pile, s.contract_pile, s.character_pile, s.bonus_discard, s.removed):
        if tile in pile:
            pile.remove(tile)
            return tile
    if s.king_tile == tile:
        s.king_tile = s.bonus_pile.pop(0)
    elif tile in s.contract_offer:
        s.contract_offer[s.contract_offer.index(tile)] = s.contract_pile.pop(0)
    elif tile in s.character_offer:
        s.character_offer[s.character_offer.index(tile)] = s.character_pile.pop(0)
    else:
        raise AssertionError(f"{id} is not to be had")
    return tile


def hold(s: TiletumState, side: int, *ids: str) -> None:
    """Put tiles into the storehouse."""
    s.players[side].storehouse += [pull(s, id) for id in ids]


def own(s: TiletumState, side: int, **amounts: int) -> None:
    """Set resources; those not named are 0."""
    s.players[side].resources = [amounts.get(resource, 0) for resource in RESOURCES]


def resources(s: TiletumState, side: int) -> dict[str, int]:
    """Resources a side has, without zeros."""
    return {id: amount for id, amount in zip(RESOURCES, s.players[side].resources, strict=True) if amount}


def tile_on(s: TiletumState, place: str, id: str) -> None:
    """Lay a bonus tile on an action's sector or on a spot of the map."""
    tile = pull(s, id)
    if place in ACTIONS:
        s.sector_bonus[ACTIONS.index(place)] = tile
    else:
        s.map_bonus[SPOT[place]] = tile


def offer(s: TiletumState, *ids: str) -> None:
    """The contract offer, left to right; "-" is a gap."""
    s.contract_pile += [tile for tile in s.contract_offer if tile != NONE]
    s.contract_offer = [NONE] * 5
    s.contract_offer = [NONE if id == "-" else pull(s, id) for id in ids]


def people(s: TiletumState, *ids: str, top: Sequence[str] = ()) -> None:
    """The character offer, and the next tiles of the pile, the top one first."""
    s.character_pile += s.character_offer
    s.character_offer = []
    s.character_offer = [pull(s, id) for id in ids]
    s.character_pile += [pull(s, id) for id in reversed(top)]


def at(s: TiletumState, side: int, merchant: str | None = None, architect: str | None = None) -> None:
    """Put meeples on spots."""
    if merchant:
        s.players[side].at[0] = SPOT[merchant]
    if architect:
        s.players[side].at[1] = SPOT[architect]


def spot(s: TiletumState, side: int, meeple: int = 0) -> str:
    """Where a meeple stands."""
    ids = {number: id for id, number in SPOT.items()}
    return ids[s.players[side].at[meeple]]


def houses(s: TiletumState, side: int, *spaces: str) -> None:
    """Put houses from the supply on spaces, without rewards; "Paris" means its first space."""
    player = s.players[side]
    for id in spaces:
        space = SPACE[id if "-" in id else f"{id}-h1"]
        if not player.house_supply:
            _lift_roof(player)
        s.houses[space] = side
        player.house_supply -= 1
        player.houses += 1
        player.house_at |= 1 << SPACES[space].spot


def _lift_roof(player: Player) -> None:
    """A house more than the supply holds: an honest position has it from a filled building."""
    player.house_supply += 1


def pillars(s: TiletumState, side: int, *towns: str) -> None:
    """Put pillars from the supply at cathedrals."""
    player = s.players[side]
    for town in towns:
        if not player.pillar_supply:
            player.pillar_supply += 1
        s.pillars[CATHEDRAL[town]].append(side)
        player.pillar_supply -= 1
        player.pillars += 1
        player.pillar_at |= 1 << CATHEDRAL[town]


def gave(s: TiletumState, side: int, *towns: str) -> None:
    """Cathedral tiles already taken."""
    for town in towns:
        s.players[side].given_at |= 1 << CATHEDRAL[town]
        s.taken[CATHEDRAL[town]] += 1


def cost(s: TiletumState, town: str, id: str) -> None:
    """Lay a cost tile at a cathedral, in exchange for the one that lies there."""
    here, there = CATHEDRAL[town], s.costs.index(COSTS.index(id))
    s.costs[here], s.costs[there] = s.costs[there], s.costs[here]


def live(s: TiletumState, side: int, building: int, floor: int, id: str) -> None:
    """Put a character into a room, without its bonus."""
    player = s.players[side]
    player.rooms[building - 1][floor - 1] = pull(s, id)
    bot = s.solo and side == CARDINAL_SIDE
    if not bot and TYPED[building - 1] and player.filled(building - 1):
        player.house_supply += 1
    _settle(player, building - 1)


def crest(s: TiletumState, side: int, building: int, id: str) -> None:
    """Put a crest under a building, without its bonus."""
    player = s.players[side]
    player.crests[building - 1] = pull(s, id)
    _settle(player, building - 1)


def _settle(player: Player, building: int) -> None:
    if player.home_markers[building] and player.completed(building):
        action = TILES[player.rooms[building][0]].type
        player.markers[action] += player.home_markers[building]
        player.home_markers[building] = 0


def fulfilled(s: TiletumState, side: int, *ids: str) -> None:
    """Contracts fulfilled before, with the pillars they set free."""
    player = s.players[side]
    for id in ids:
        player.contracts.append(pull(s, id))
        if not (s.solo and side == CARDINAL_SIDE) and len(player.contracts) <= 5:
            player.pillar_supply += 1


def king(s: TiletumState, **vps: int) -> None:
    """Put king markers on spaces by their VP: `king(s, seat0=3)`; later ones go on top."""
    for name, vp in vps.items():
        put_on_track(s, int(name.removeprefix("seat")), KING_VP.index(vp))


def king_vps(s: TiletumState) -> list[int]:
    return [KING_VP[player.king] for player in s.players]


def fairs(s: TiletumState, tiles: Sequence[str], towns: Sequence[str] | None = None) -> None:
    """The four fairs."""
    s.fair_tiles = [FAIR[key] for key in tiles]
    if towns is not None:
        s.fair_towns = [SPOT[town] for town in towns]


def begin(s: TiletumState) -> Table:
    """The table at the next question."""
    return Table.at(game, s, 1 if s.solo else len(s.players))


def play(table: Table, *choices: str) -> Table:
    """Make these choices, in notation; the only die of the wheel may have been picked by itself."""
    for choice in choices:
        if table.made and table.made[-1].auto and table.made[-1].option.notation == choice:
            continue
        table.choose(choice)
    return table


def options(table: Table, kind: str | None = None) -> list[str]:
    """The choices offered, in notation, of one kind or all."""
    return [option.notation for option in table.asks[0].options if kind is None or option.kind == kind]


def ap(table: Table) -> int:
    """AP left of the action in progress."""
    state: TiletumState = table.state
    return state.frames[-1].ap


def ids(tiles: Iterable[int]) -> list[str]:
    """Tiles by their ids, "-" for none."""
    return [TILES[tile].id if tile != NONE else "-" for tile in tiles]


def cardinal(s: TiletumState) -> Cardinal:
    assert s.cardinal is not None
    return s.cardinal


def listen(s: TiletumState) -> list[Event]:
    """Let the state tell what happens, into the list returned."""
    s.log = []
    return s.log


def told(events: Iterable[Event], id: str) -> list[Message]:
    """The messages of this kind."""
    return [event.message for event in events if event.message.id == f"log-{id}"]


def plain(value: object) -> object:
    """Arguments of a message in a short form: nested messages by their ids."""
    if isinstance(value, Message):
        return value.id
    if isinstance(value, list):
        return [plain(item) for item in value]
    return value


def args(event: Message) -> Mapping[str, object]:
    """A message's arguments, nested ones by their ids."""
    return {name: plain(value) for name, value in event.args.items()}


def run_until(s: TiletumState, phase: int, seed: int = 1) -> None:
    """Play at random until a phase is about to begin."""
    rng = Rng.seeded(seed)
    while s.phase != phase:
        finish(game.turn(s), rng)


def finish(turn: Turn, rng: Rng | None = None) -> None:
    """Run a turn to its end with random choices, or with the last option of each question."""
    try:
        ask = next(turn)
        while True:
            assert isinstance(ask, Ask)
            ask = turn.send(rng.pick(ask.options) if rng else ask.options[-1])
    except StopIteration:
        pass
