"""The terminal draws every moment of a game, in every language, with nothing left unsaid."""

import io
import re

import pytest
from rich.console import Console
from tests.games.pages import NAMES, SIZES, Fact, Pages, documented, missing, moments, printed
from tests.games.tiletum.scenes import at, begin, crest, fairs, scene

from kingstable.games.tiletum import game, terminal
from kingstable.games.tiletum.faces import faces
from kingstable.games.tiletum.names import name_of
from kingstable.games.tiletum.terminal.signs import RESOURCES, letter, signed
from kingstable.games.tiletum.terminal.wheel import wheel
from kingstable.games.tiletum.view import TiletumView
from kingstable.kernel import LANGUAGES, Message, Rng, Table, message, named
from kingstable.words import Speaker


def drawn(table: Table, lang: str, lit: dict[str, str], width: int = 120) -> str:
    speaker = Speaker(lang, game, ["Anna", "Borys", "Clara", "Dmytro"])
    view = table.view(0)
    assert isinstance(view, TiletumView)
    console = Console(file=io.StringIO(), width=width, color_system=None)
    for part in (terminal.show, terminal.panel):
        console.print(part(view, lit, speaker.say))
    for page in (terminal.piles, terminal.tracks, terminal.about):
        console.print(page(view, speaker.say))
    for player in view.players:
        console.print(terminal.board(view, player.seat, speaker.say))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 4])
def test_every_moment_can_be_drawn(lang: str, seats: int) -> None:
    table = Table.new(game, seats, {"difficulty": "bishop"}, seed=6)
    rng = Rng.seeded(6)
    step = 0
    while not table.over:
        if step % 40 == 0:
            text = drawn(table, lang, {})
            for unsaid in (
                "show-",
                "tile-",
                "spot-",
                "fair-",
                "action-",
                "phase-",
                "challenge-",
                "directive-",
                "resource-",
            ):
                assert unsaid not in text.replace("fleur-de-lis", ""), unsaid
        table.choose(rng.pick(table.asks[0].options))
        step += 1
    drawn(table, lang, {})


def test_towns_and_crests_go_by_their_names() -> None:
    s = scene(2)
    crest(s, 0, 2, "B02")
    at(s, 0, merchant="Koeln")
    text = drawn(begin(s), "uk", {})
    assert "Кельн/m1" in text and "Koeln" not in text
    assert "(Золота лілія на синьому)" in text and "fleur" not in text


@pytest.mark.rule("TIL-18.5")
def test_the_king_fair_is_added_to() -> None:
    s = scene(2)
    fairs(s, ["KingTrack", "Houses", "Pillars", "Crests"], ["Tiletum", "Genova", "Troyes", "Brugge"])
    text = drawn(begin(s), "en", {})
    assert "King track (Tiletum) +3" in " ".join(text.split())
    assert "Houses (Genoa) ×3" in " ".join(text.split())


def test_labels_stand_at_dice_and_tiles() -> None:
    table = Table.new(game, 2, {}, seed=6)
    lit = {reference: f"<{n}>" for n, option in enumerate(table.asks[0].options) for reference in option.references}
    text = drawn(table, "en", lit)
    for option in table.asks[0].options:
        if option.kind == "die":
            assert lit[option.references[0]] in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_narrow_terminal_shows_the_whole_wheel(lang: str) -> None:
    for table in (Table.new(game, 2, seed=3), Table.new(game, 4, seed=3), *moments("tiletum", 4)):
        view, say = table.view(table.asks[0].seat), Speaker(lang, game).say
        console = Console(file=io.StringIO(), width=80, color_system=None)
        console.print(wheel(view, {f"die:{die}": "x" for die in view.dice}, say))
        text = console.file.getvalue()  # type: ignore[attr-defined]
        rows = re.split(r"^(\d) +(\d) ", text, flags=re.M)[1:]
        letters = "|".join(letter(resource, say) for resource in RESOURCES)
        said = {(value, points): row for value, points, row in zip(rows[::3], rows[1::3], rows[2::3], strict=True)}
        for value in range(1, len(view.wheel) + 1):
            dice = [letter(die.partition("-")[0], say) for die in view.dice if die.endswith(f"-{value}")]
            row = said[str(value), str(7 - value)]
            assert re.findall(rf"\b({letters}){value}\b", row) == dice
            assert len(re.findall(r" x  ", row)) == len(set(dice)), "each label stands at its die"
        assert "…" not in text, "nothing is cut"


def test_no_town_covers_another() -> None:
    for table in (Table.new(game, 4, seed=seed) for seed in range(3)):
        for lang in LANGUAGES:
            view = table.view(0)
            say = Speaker(lang, game, NAMES).say
            console = Console(file=io.StringIO(), width=80, color_system=None)
            console.print(terminal.show(view, {}, say))
            text = console.file.getvalue()  # type: ignore[attr-defined]
            for spot in faces().spots:
                if spot.kind != "waypoint":
                    assert say(name_of("spot", spot.id))[:6] in text, spot.id
            assert all(f"m{seat + 1}" in text and f"a{seat + 1}" in text for seat in range(4))


def test_a_choice_says_what_it_costs_and_brings() -> None:
    table = Table.new(game, 2, seed=3)
    assert Pages(table, table.asks[0].seat, SIZES[0]).choices()[0] == "Pick gold 6: 6 gold, Contract action with 1 AP"
    table.choose(table.asks[0].options[0])
    view, ask = table.view(table.asks[0].seat), table.asks[0]
    told = [terminal.choice(view, ask, option, SAY) for option in ask.options if option.kind == "take"]
    assert told == ["Take it as 6: 6 gold, Contract action with 1 AP"]


def test_a_die_says_the_ap_that_a_marker_adds() -> None:
    s = scene(dice=("gold-1", "food-2"))
    s.players[0].markers[s.action_at(2)] = 3
    pages = Pages(begin(s), 0, SIZES[0])
    assert [choice[-5:] for choice in pages.choices() if choice.startswith("Pick ")] == [" 6 AP", " 8 AP"]


# -- where everything is --------------------------------------------------------------------------------------------

SPEAKER = Speaker("en", game, NAMES)


def SAY(message: Message) -> str:
    """Words as they stand on a page, where all spaces are alike."""
    return SPEAKER.say(message).replace("\N{NO-BREAK SPACE}", " ")


def tile(id: str) -> str:
    return f"{id} {SAY(name_of('tile', id))}"


def spot(id: str) -> str:
    return SAY(name_of("spot", id))


def sign(view: TiletumView, side: int) -> str:
    seat = view.players[side].seat
    return "C" if seat is None else str(seat + 1)


def who(view: TiletumView, side: int) -> str:
    seat = view.players[side].seat
    return "The Cardinal" if seat is None else NAMES[seat]


def of(view: TiletumView, seat: int | None):
    return next(player for player in view.players if player.seat == seat)


def moment(view: TiletumView) -> list[str]:
    told = [f"Round {view.round}/{faces().rounds} {SAY(named('phase', view.phase))}"]
    told += [f"turn {view.turn} · {who(view, view.active)}"] if view.active is not None else []
    return told + [f"{SAY(named('action', frame.action))}: {frame.ap} AP" for frame in view.actions]


def sectors(view: TiletumView) -> list[str]:
    told = []
    for sector, action in enumerate(view.wheel):
        value = (view.first_value - 1 + sector) % 6 + 1
        told.append(f"{value} {7 - value} {SAY(named('sector', action))}")
    return told + [f"{die[0].upper()}{die[-1]}" for die in view.dice] + [tile(id) for id in view.sector_tiles.values()]


def markers(view: TiletumView) -> list[str]:
    return [f" {sign(view, side)}:+{ap}" for side, it in enumerate(view.players) for ap in it.markers.values()]


def pieces(view: TiletumView) -> list[str]:
    told = [f"{kind}{sign(view, side)}" for side in range(len(view.players)) for kind in "ma"]
    told += [f"^{sign(view, side)}" for side in view.houses.values()]
    return told + [f"I{sign(view, side)}" for each in view.cathedrals.values() for side in each.pillars]


def map_tiles(view: TiletumView) -> list[str]:
    return [f"{tile(id)} ({spot(at)})" for at, ids in view.map_tiles.items() for id in ids]


def stacks(view: TiletumView) -> list[str]:
    track = faces().king_track
    return [
        f"{signed(track[each.space])}: {' '.join(sign(view, side) for side in each.sides)}" for each in view.king_track
    ]


def fairs_now(view: TiletumView) -> list[str]:
    return [f"{sign(view, side)}:{points}" for fair in view.fairs for side, points in enumerate(fair.now)]


def offers(view: TiletumView) -> list[str]:
    costs = [f"{ap} AP:" for ap in (*faces().contract_ap, faces().character_ap)]
    return costs + [tile(id) for id in (*view.contracts, *view.characters) if id]


def heads(view: TiletumView) -> list[str]:
    told = []
    for side, it in enumerate(view.players):
        stock = " ".join(f"{name[0].upper()}{amount}" for name, amount in it.resources.items())
        told.append(
            f"{view.order.index(side) + 1}. {who(view, side)} [{sign(view, side)}] {it.vp} ({it.estimate}) {stock}"
        )
    return told


def cathedrals(view: TiletumView) -> list[str]:
    told = []
    for each in view.cathedrals.values():
        cost = faces().costs[each.cost]
        told.append("closed for restoration" if cost.closed else f"{cost.stone} stone for {each.vp} VP")
    return told


def house_owners(view: TiletumView) -> list[str]:
    return [f": ^{sign(view, side)}" for side in view.houses.values()]


def roads(view: TiletumView) -> list[str]:
    return ["roads: Antwerp, Paris, Troyes", "roads: Bruges, Hamburg (2 steps), Tiletum, Cologne"]


def fair_counts(view: TiletumView) -> list[str]:
    told = [f"{slot}. {SAY(name_of('fair', fair.fair))} ({spot(fair.town)})" for slot, fair in enumerate(view.fairs, 1)]
    for fair in view.fairs:
        told += [f"{who(view, side)}: counts {count}" for side, count in enumerate(fair.counts)]
    return told


def rooms(view: TiletumView, seat: int | None) -> list[str]:
    return [tile(id) for floors in of(view, seat).rooms for id in floors if id]


def crests(view: TiletumView, seat: int | None) -> list[str]:
    player, board = of(view, seat), faces().board if seat is not None else faces().cardinal_board
    return [
        SAY(named("crest", faces().tiles[crest].crest)) if crest else f"a crest costs {building.crest_food} food"
        for crest, building in zip(player.crests, board.buildings, strict=True)
    ]


def storehouse(view: TiletumView, seat: int | None) -> list[str]:
    if seat is None:
        return []
    player = of(view, seat)
    free = faces().board.storehouse - len(player.storehouse)
    return [*map(tile, player.storehouse), SAY(message("show-free-slots", count=free))]


def directives(view: TiletumView, seat: int | None) -> list[str]:
    if seat is not None or view.cardinal is None:
        return []
    row = [SAY(named("directive", card)) for card in view.cardinal.row]
    return [*row, f"> {row[view.cardinal.pawn]}", *(SAY(named("challenge", card)) for card in view.cardinal.challenges)]


def said_by_directives(view: TiletumView, seat: int | None) -> list[str]:
    if seat is not None or view.cardinal is None:
        return []
    options = [option for card in view.cardinal.row for option in faces().directives[card].options]
    return [SAY(named("condition", option.condition)) for option in options]


def waiting(view: TiletumView, seat: int | None) -> list[str]:
    cardinal = view.cardinal
    if seat is not None or cardinal is None:
        return []
    return [*map(tile, (*cardinal.reserve, *cardinal.supply, *(slot.tile for slot in cardinal.slots)))]


def standing(view: TiletumView, seat: int | None) -> list[str]:
    it = of(view, seat)
    return [f"Merchant: {spot(it.merchant)}. Architect: {spot(it.architect)}."]


PILES = {
    "Pile of bonus tiles": "bonus_pile",
    "Pile of contracts": "contract_pile",
    "Pile of characters": "character_pile",
    "Discarded bonus tiles": "bonus_discard",
    "Out of the game": "removed",
}


def sizes(view: TiletumView) -> list[str]:
    return [f"{title}: {len(getattr(view, field))}" for title, field in PILES.items()]


def lying(view: TiletumView) -> list[str]:
    return [tile(id) for field in PILES.values() for id in getattr(view, field)]


FACTS = [
    Fact("round, phase, whose turn, and the action in progress with its AP", "main", moment),
    Fact("sectors with their values and AP, dice and bonus tiles", "main", sectors),
    Fact("bonus AP at the actions", "main", markers),
    Fact("merchants, architects, houses and pillars, with their owners", "main", pieces),
    Fact("bonus tiles on the map", "main", map_tiles),
    Fact("markers on the king track, the bottom one first", "main", stacks),
    Fact("corruption of this round", "main", lambda v: [f"Corruption {', '.join(map(str, v.corruption)) or '-'}"]),
    Fact("what the fairs would pay each player now", "main", fairs_now),
    Fact("contracts and characters on offer, with their AP", "main", offers),
    Fact("order, points and resources of each player", "main", heads),
    Fact("where a player’s merchant and architect are", "b", standing),
    Fact("residents of a player’s buildings", "b", rooms),
    Fact("crests of a player, and what further ones cost", "b", crests),
    Fact("storehouse of a player, and its empty slots", "b", storehouse),
    Fact("fulfilled contracts of a player", "b", lambda v, s: map(tile, of(v, s).contracts)),
    Fact(
        "cathedrals to which a player has contributed",
        "b",
        lambda v, s: [SAY(named("cathedral", town.lower())) for town in of(v, s).given],
    ),
    Fact("dice that a player has taken", "b", lambda v, s: [f"{die[0].upper()}{die[-1]}" for die in of(v, s).dice]),
    Fact("the Cardinal’s directive cards, his place, and his challenge cards", "b", directives),
    Fact("what the directive cards say", "b", said_by_directives),
    Fact("the Cardinal’s reserve, characters and unfulfilled contracts", "b", waiting),
    Fact("dice in the bag", "d", lambda v: [f"{name[0].upper()}{count}" for name, count in v.bag.items()]),
    Fact("corruption tokens left", "d", lambda v: [f"Corruption tokens face down: {v.corruption_left}"]),
    Fact("sizes of the piles", "d", sizes),
    Fact("tiles in piles and discards, in no order", "d", lying),
    Fact("turn order", "t", lambda v: [f"Turn order: {', '.join(who(v, side) for side in v.order)}"]),
    Fact("points of the spaces of the king track", "t", lambda v: [f"{max(faces().king_track):+d}"]),
    Fact("fairs with what each player has of what they count", "t", fair_counts),
    Fact("roads from town to town, with the steps of the longer ones", "t", roads),
    Fact("house spaces with rewards and owners", "t", house_owners),
    Fact("cathedrals with cost, points and what is left", "t", cathedrals),
    Fact("what the crests of buildings give", "?", lambda v: [SAY(Message("building-1-text"))]),
]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_public_fact_is_printed(seats: int, size: tuple[int, int]) -> None:
    assert not missing(FACTS, "tiletum", seats, size)


def test_the_document_says_where_each_fact_is() -> None:
    assert documented("tiletum") == {fact.name: fact.key for fact in FACTS}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_main_screen_fits_120_by_50(seats: int, lang: str) -> None:
    for table in moments("tiletum", seats):
        assert Pages(table, table.asks[0].seat, (120, 50), lang).height() <= 50


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pieces_of_the_cardinal_are_written_in_one_alphabet(lang: str) -> None:
    text = drawn(moments("tiletum", 1)[0], lang, {})
    assert not re.search(r"[a-zA-Z][а-яіїєґё]|[а-яіїєґё][a-zA-Z]", text, re.I)


def test_where_there_are_more_than_two_the_boards_of_others_are_left_to_their_pages() -> None:
    for seats in (2, 3, 4):
        table = moments("tiletum", seats)[-1]
        text = printed(terminal.panel(table.view(0), {}, SAY), 80)
        assert text.count("Storehouse: ") == (2 if seats == 2 else 1)
        assert printed(terminal.panel(table.view(None), {}, SAY), 80).count("Storehouse: ") == seats


def test_a_meeple_that_may_go_anywhere_is_told_in_short() -> None:
    table = Table.new(game, 2, seed=1)
    put = game.notation.parse("put architect Paris")
    assert terminal.choice(table.view(0), table.asks[0], put, SAY) == "Architect → Paris"


def test_placing_a_character_is_told_in_short_for_there_are_many_ways() -> None:
    table = Table.new(game, 4, seed=5)
    rng = Rng.seeded(5)
    while not any(option.kind == "place" for option in table.asks[0].options):
        table.choose(rng.pick(table.asks[0].options), seat=table.asks[0].seat)
    ask = table.asks[0]
    placing = next(option for option in ask.options if option.kind == "place")
    _, tile, room = placing.notation.split()
    building, floor = room.split("-")
    said = terminal.choice(table.view(ask.seat), ask, placing, SAY)
    assert said is not None and said.startswith(f"{tile} to building {building}, floor {floor} (")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_towns_on_the_narrow_map_are_not_cut(lang: str) -> None:
    table = moments("tiletum", 4)[-1]
    said = Speaker(lang, game, NAMES).say
    text = printed(terminal.show(table.view(0), {}, said), 80)
    assert all(f" {said(name_of('spot', spot.id))}" in text for spot in faces().spots if spot.kind != "waypoint")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 70, 80])
def test_no_number_of_an_offer_is_torn_from_its_word(width: int, lang: str) -> None:
    view, say = Table.new(game, 2, seed=3).view(0), Speaker(lang, game, NAMES).say
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(terminal.panel(view, {}, say))
    offers = console.file.getvalue().partition(say("score-contracts"))[2].partition("\n1. ")[0]  # type: ignore[attr-defined]
    assert offers and not re.search(r"\b\d+ *$", offers, re.M)


def test_resources_have_letters_of_the_language() -> None:
    for lang in LANGUAGES:
        say = Speaker(lang, game).say
        letters = [letter(resource, say) for resource in RESOURCES]
        assert len(set(letters)) == len(RESOURCES)
        for resource, own in zip(RESOURCES, letters, strict=True):
            assert say(named("resource", resource)).casefold().startswith(own.casefold())
            assert f" {own}\u00a0— " in say("show-legend")
