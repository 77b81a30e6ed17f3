"""The game in a terminal: every public fact on its page, choices with cost and effect, in three languages."""

import re
from itertools import chain

import pytest
from rich.console import Console
from tests.games.pages import NAMES, SIZES, Fact, Pages, documented, missing, moments
from tests.games.viscounts.scenes import at, begin, cards, desk, scene, stock, visible

from kingstable.games.viscounts import game, terminal
from kingstable.games.viscounts.components import COMPONENTS, RIBBONS
from kingstable.games.viscounts.tables.boards import SIDES, SPOT_LABELS
from kingstable.games.viscounts.tables.cards import BONUS_ICONS
from kingstable.games.viscounts.tables.words import amounts, effects_message
from kingstable.kernel import LANGUAGES, Ask, Rng, Table, message, named
from kingstable.words import Speaker

FACES = game.faces()
MARKS = "●■▲◆"
ICONS = ("trade", "build", "noble", "cleric", "crime")
PHASES = ("", "play a card", "movement", "main action", "hire", "collision", "draw")
#: A message nobody has written, an argument nobody has given.
RAW = re.compile(r"\b(show|effect|card|scores|ability|timing|icons|scheme|slot|option|ask|phase|short)-\w|[{}$]|\w_\w")
_say = Speaker("en", game, NAMES).say


def said(*args):
    return _say(*args).replace("\u00a0", " ")


def effects(which):
    return said(effects_message(which))


def name(kind, id):
    return said(named(kind, id))


def mark(view, who):
    return "✦" if view.automa is not None and who == len(view.players) - 1 else MARKS[who]


def who(view, seat):
    """The player of a board: None is the Automa."""
    return len(view.players) - 1 if seat is None else seat


def icons(numbers):
    return " ".join(f"{name} {n}" for name, n in zip(ICONS, numbers, strict=True) if n)


def card(id):
    face = FACES.cards[id]
    corner = f"; {effects(face.corner)}" if face.corner else ""
    return f"{name('card', id)} ({face.silver} silver, {icons(face.icons)}{corner})"


def apart(id):
    """The name of a card, with what tells it from others of that name."""
    face = FACES.cards[id]
    alone = id.startswith(("hero_", "start_")) or f"{id.rpartition('_')[0]}_2" not in FACES.cards
    return name("card", id) if alone else f"{name('card', id)} ({face.silver} silver; {effects(face.ability)})"


def manuscript(id):
    face = FACES.manuscripts[id]
    gives = said(message(f"scores-{face.scores}".replace("_", "-"), per=face.per)) if face.scores else None
    return f"{face.ribbon} ribbon, {face.cost}: {gives or effects(face.immediate)}"


def short(building):
    return f"{building[0]}{building[-1]}"


# -- the main screen -------------------------------------------------------------------------------------------------


def moment(view):
    yield f"Round {view.round} · phase {view.phase}: {PHASES[view.phase]}"
    people = len(view.players) - (view.automa is not None)
    for title, left, of in (
        ("Poverty", view.debts, FACES.poverty[people - 1]),
        ("Prosperity", view.deeds, FACES.prosperity[people - 1]),
    ):
        yield f"{title} card {f'{left}/{of}' if left else 'revealed'}"
    if view.last_round is not None:
        yield f"Last round: {view.last_round}"


def players(view):
    for number, player in enumerate(view.players):
        yield f"{mark(view, number)} {number + 1} "
        yield f"Points {player.points}".replace("-", "−")
    yield "to move" if view.phase else ""
    yield "first player"
    yield "castle leader" if view.leader is not None else ""


def spaces(view):
    for segment in view.ring:
        for space in FACES.segments[segment.id].spaces:
            here = "".join(f" {mark(view, n)}" for n, it in enumerate(view.players) if it.viscount == space.id)
            trade = f" {space.icons}→{effects(space.gain)}" if space.icons else ""
            yield f"({space.id}){trade}{here}"


def segments(view):
    for segment in view.ring:
        face = FACES.segments[segment.id]
        yield f"{segment.id} {name('segment', face.name)} Section {segment.section}"
        yield f"{card(segment.townsfolk)} ×{segment.townsfolk_left}" if segment.townsfolk else "Printed townsfolk ("
        if segment.manuscript:
            yield f"{manuscript(segment.manuscript)} ×{segment.manuscripts_left}"
        else:
            yield f"printed {face.manuscript.cost}: "


def spots(view):
    standing = {
        spot: f"{mark(view, number)}{short(building)}"
        for number, player in enumerate(view.players)
        for building, spot in player.built.items()
    }
    for segment in view.ring:
        for spot in FACES.segments[segment.id].spots[view.side]:
            yield f"{spot.id[-1]} {standing.get(spot.id) or effects(spot.reward)}"
            if spot.link is not None:
                yield f"[{effects(spot.link)}"


def castle(view):
    def workers(numbers):
        signs = [(mark(view, number), n) for number, n in enumerate(numbers) if n]
        return "".join(sign * n if n < 6 else f"{sign}×{n}" for sign, n in signs) or "·"

    for number, section in enumerate(FACES.castle):
        tiers = (workers([it.tier1[number] for it in view.players]), workers([it.tier2[number] for it in view.players]))
        yield f"Section {section.id} {' '.join(tiers)} {effects(section.reward)}"
    yield f"Tier 3 {workers([it.tier3 for it in view.players])}"


def stocks(view):
    for number, player in enumerate(view.players):
        kinds = ("ink", "gold", "stone") if mark(view, number) == "✦" else ("ink", "gold", "stone", "silver")
        yield f"{', '.join(f'{player.stock[kind]} {kind}' for kind in kinds)} · Workers {player.workers}"


def standing(player):
    linked = " (linked)" if player.corruption == player.virtue else ""
    yield f"Corruption {player.corruption}, virtue {player.virtue}{linked}"
    yield f"Debts {player.unpaid}, paid {player.paid} · Deeds {player.acquired}, approved {player.approved}"


def sizes(view):
    for number, player in enumerate(view.players):
        hand = "" if mark(view, number) == "✦" else f"Hand {player.hand_size}/{player.hand_limit} · "
        yield f"{hand}Draw pile {player.draw_pile_size} · Discard pile {len(player.discard)}"


def own_cards(view):
    me = view.players[0]
    yield from (card(id) for id in (*me.slots, *me.hand) if id)
    yield from (name("card", id) for id in me.draw_pile)


# -- boards ----------------------------------------------------------------------------------------------------------


def each(told):
    """A fact of every board, that of the Automa too."""
    return lambda view, seat: told(view.players[who(view, seat)])


def person(told):
    """A fact of people's boards."""
    return lambda view, seat: [] if seat is None else told(view.players[seat])


def automa(told):
    """A fact of the Automa's board."""
    return lambda view, seat: told(view) if seat is None else []


def slots(player):
    for number, id in enumerate(player.slots, 1):
        if id is None:
            yield f"Slot {number} none"
        else:
            yield f"Slot {number} {card(id)}: {terminal.ability(FACES.cards[id], said)}"


def piles(player):
    yield f"Hand {player.hand_size} (limit {player.hand_limit})"
    yield f"Draw pile {player.draw_pile_size}"
    yield from (name("card", id) for id in player.discard)


def in_castle(player):
    for tier, workers in ((1, player.tier1), (2, player.tier2)):
        there = [f"{section.id}×{n}" for section, n in zip(FACES.castle, workers, strict=True) if n]
        yield f"Tier {tier}: sections {', '.join(there)}" if there else ""
    yield f"Tier 3: {player.tier3}" if player.tier3 else ""


def bonuses(player):
    return [f"Cleric bonus ({it}): {icons(BONUS_ICONS[RIBBONS.index(it)])}" for it in player.bonuses]


def buildings(view, seat):
    """Where each stands or what it costs, and for people its ability."""
    player = view.players[who(view, seat)]
    for building in (FACES.automa_board if seat is None else FACES.board).buildings:
        spot = player.built.get(building.id)
        place = f"({spot})" if spot else f"({building.cost} build icons)"
        ability = "" if seat is None else name("slot", building.id)
        number = "I" * int(building.id[-1])
        yield f"{short(building.id)} {name('building', building.id[:-2])} {number} {place}: {ability}"


def schemes(view):
    player = view.players[-1]
    for number, id in enumerate(player.slots, 1):
        yield (
            f"Slot {number} {name('scheme', id)} ({icons(FACES.schemes[id].header)}): " if id else f"Slot {number} none"
        )
    yield from (name("scheme", id) for id in player.discard)
    yield f"Schemes in the deck {player.draw_pile_size}"
    yield f"Future schemes {view.automa.future_left}"


def focus(view):
    face = FACES.automas[view.automa.id]
    yield f"Main focus {name('action', face.focus)}"
    yield "Prefers " + ", ".join(f"{it} up to {until}" if until else it for it, until in face.preference)
    yield from (said(message(f"reference-{column}")) for column in (1, 2, 3))


# -- further pages ---------------------------------------------------------------------------------------------------


def pile_sizes(view):
    for segment in view.ring:
        title = f"{segment.id} {name('segment', FACES.segments[segment.id].name)}"
        yield f"{title} {segment.townsfolk_left} {segment.manuscripts_left}"
    yield f"Poverty card {view.debts or 'revealed'}"
    yield f"Prosperity card {view.deeds or 'revealed'}"


def discards(view):
    for number, player in enumerate(view.players):
        kind = "scheme" if mark(view, number) == "✦" else "card"
        names = (name(kind, id) if kind == "scheme" else apart(id) for id in player.discard)
        gone = f"{len(player.discard)}: {', '.join(names)}"
        yield f"Discard pile {gone if player.discard else 'none'}"


def free_bonuses(view):
    held = {ribbon for player in view.players for ribbon in player.bonuses}
    return [f"Cleric bonus ({ribbon})" for ribbon in RIBBONS if ribbon not in held]


def collisions(view):
    for number, face in enumerate(FACES.board.track):
        yield f"you: {effects(face.owner)}"
        yield f"{name('condition', face.condition)}: {effects(face.others)}"
        if view.automa is not None:
            yield f"the Automa: {effects(FACES.automa_board.track[number].owner)}"


def markers(view):
    for face in FACES.board.track:
        at = [mark(view, n) for n, player in enumerate(view.players) if player.corruption == face.space]
        free = [mark(view, n) for n, player in enumerate(view.players) if player.virtue == face.space]
        yield " ".join([str(face.space), *at, *free]) + " "


def abilities(view):
    return [f"{short(it.id)} {name('slot', it.id)}" for it in FACES.board.buildings]


def means(view):
    return [f"{name('action', it.action)} {it.icons} icon" for it in view.outlook.means]


def reach(view):
    for id, spaces in view.outlook.reach.items():
        yield f"{name('card', id)}: ({next(iter(spaces))})"
        yield from (f"({space}) {silver} silver" for space, silver in spaces.items() if silver)


def visible_cards(view):
    for segment in view.ring:
        if segment.townsfolk:
            yield f"{name('card', segment.townsfolk)} {terminal.ability(FACES.cards[segment.townsfolk], said)}"
        if segment.manuscript:
            yield manuscript(segment.manuscript)


FACTS = [
    Fact("round, phase, last round, Poverty and Prosperity", "main", moment),
    Fact("points, whose turn it is, first player, castle leader", "main", players),
    Fact("spaces with their exchanges, and the viscounts on them", "main", spaces),
    Fact("segments with their castle sections, visible cards and pile sizes, or what is printed", "main", segments),
    Fact("building spots, links, rivers, and buildings by the sign of their owner", "main", spots),
    Fact("castle: workers by tier, section and sign, and what tier 2 gives", "main", castle),
    Fact("resources, silver and workers of each player", "main", stocks),
    Fact("markers, debts and deeds of each player", "main", lambda v: chain(*map(standing, v.players))),
    Fact("cards in hand, hand limit, and pile sizes of each player", "main", sizes),
    Fact("your cards on the board, in hand and in the draw pile", "main", own_cards),
    Fact("markers, debts and deeds", "b", each(standing)),
    Fact("cards in the slots with their abilities", "b", person(slots)),
    Fact("hand, hand limit, draw pile, discard pile", "b", person(piles)),
    Fact("icons that count now", "b", each(lambda it: [icons(it.icons)])),
    Fact("where the viscount stands", "b", each(lambda it: [f"Viscount ({it.viscount})"])),
    Fact("workers in the castle", "b", each(in_castle)),
    Fact("manuscripts with ribbons", "b", each(lambda it: map(manuscript, it.manuscripts))),
    Fact("bonus cards with their icons", "b", each(bonuses)),
    Fact("buildings built and left, with costs and abilities", "b", buildings),
    Fact("schemes of the Automa: on its board, discarded, in the deck, still to come", "b", automa(schemes)),
    Fact("focus, preference and reference card of the Automa", "b", automa(focus)),
    Fact("sizes of the piles on the segments, and what lies on Poverty and Prosperity", "d", pile_sizes),
    Fact("discard piles", "d", discards),
    Fact("bonus cards not taken", "d", free_bonuses),
    Fact("what a collision on each space gives", "t", collisions),
    Fact("markers of all players on the track", "t", markers),
    Fact("what each building opens", "t", abilities),
    Fact("your icons for each action", "t", means),
    Fact("spaces in reach with each card of your hand", "t", reach),
    Fact("what the visible cards do", "?", visible_cards),
]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_public_fact_is_printed(seats, size):
    assert not missing(FACTS, "viscounts", seats, size)


def test_the_document_says_where_each_fact_is():
    assert documented("viscounts") == {fact.name: fact.key for fact in FACTS}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 4])
def test_the_main_screen_fits_120_by_50(seats, lang):
    for table in moments("viscounts", seats):
        assert Pages(table, table.asks[0].seat, (120, 50), lang).height() <= 50


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 4])
def test_pages_are_whole_in_every_language(seats, lang):
    for table in moments("viscounts", seats):
        pages = Pages(table, 0, (80, 24), lang)
        boards = [pages.page("b", sheet.seat) for sheet in table.scores()]
        text = " ".join([*boards, *(pages.page(key) for key in ("main", "d", "t", "?"))])
        assert not RAW.search(text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_picture_shows_what_can_be_chosen(lang, seats):
    table = Table.new(game, seats, seed=8)
    rng = Rng.seeded(seats)
    for step in range(80):
        ask = rng.pick(table.asks)
        if step % 8 == 0 or step < 6:
            pages = Pages(table, ask.seat, (120, 40), lang)
            pages.lit = {reference: f"x{number}x" for number, reference in enumerate(pages.lit)}
            text = pages.main()
            for label in pages.lit.values():
                assert text.count(f" {label} ") == 1, (ask.prompt.id, label)
            assert not RAW.search(" ".join(pages.choices()))
        table.choose(rng.pick(ask.options), seat=ask.seat)


def test_a_spectator_sees_the_table_too():
    text = Pages(Table.new(game, 2, seed=3), None, (120, 40)).main()
    assert "Anna" in text and "Sea Bay" in text


def told(s, prompt, notation):
    """A choice of seat 0 as it is listed."""
    option = game.notation.parse(notation)
    ask = Ask(0, message(prompt), [option])
    return (terminal.choice(game.view(s, 0), ask, option, _say) or said(option.message)).replace("\u00a0", " ")


def test_choices_say_what_they_cost_and_bring():
    s = scene(2)
    visible(s, "9-10", "mason")
    desk(s, "9-10", "blue_1")
    cards(s, 0, hand=["thief"])
    for prompt, notation, wanted in (
        ("ask-play", "play start_thief", "Play Thief → 1 silver, crime 1. When it drops off: a debt, 1 silver"),
        ("ask-move", "move 2 1", "Move to space 2 for 1 silver → 2 trade icons: 1 ink"),
        (
            "ask-move",
            "move 9-10 0",
            "Move to the inner space in the Grey Mountains → section 5; manuscript: blue ribbon, 3: 4 silver",
        ),
        ("ask-outer-action", "trade 2", "Make 2 exchanges → 4 trade icons: 2 × 1 gold"),
        (
            "ask-outer-action",
            "build workshop_3 9-10D",
            "Build Workshop III in the Grey Mountains, spot D → 3 build icons: 1 virtue. "
            "Your hand limit is 1 card higher.",
        ),
        (
            "ask-free-building",
            "build workshop_3 9-10D",
            "Build Workshop III in the Grey Mountains, spot D → 1 virtue. Your hand limit is 1 card higher.",
        ),
        ("ask-inner-action", "place 2 5", "Place 2 workers in section 5 → 3 noble icons"),
        (
            "ask-inner-action",
            "transcribe 9-10",
            "Transcribe the manuscript in the Grey Mountains → blue ribbon, 3: 4 silver",
        ),
        (
            "ask-pay",
            "dismiss 9-10 0 0 1 1",
            "Dismiss Mason (trade 1 build 1; rearrange the cards on the board) and pay 1 stone, 1 silver in all",
        ),
        ("ask-hire", "hire friar_1", "Hire Friar → 2 silver: cleric 1; 1 virtue. Immediate: 1 virtue"),
        ("ask-free-hire", "hire friar_1", "Hire Friar → cleric 1; 1 virtue. Immediate: 1 virtue"),
        ("ask-destroy", "destroy start_thief", "Destroy Thief → 1 silver"),
        ("ask-destroy", "top", "The top card of the draw pile, unseen"),
        ("ask-flip", "flip debt", "Flip an unpaid debt → 1 resource of any kind"),
        ("ask-link", "link 9-10C", "The link in the Grey Mountains, spot C → 1 stone"),
        ("ask-advance", "advance 1", "Section 1 → 2 virtue"),
        ("ask-expel", "expel 1.3.1", "Tier 1, section 3: Borys’s worker → 2 silver"),
    ):
        assert told(s, prompt, notation) == wanted


def test_what_is_printed_can_be_dismissed_and_transcribed_too():
    s = scene(2)
    s.folk[4].clear()
    s.scrolls[4].clear()
    assert told(s, "ask-pay", "dismiss 9-10 0 0 0 1").startswith(
        "Dismiss the printed townsfolk (crime 1; 1 corruption)"
    )
    assert told(s, "ask-inner-action", "transcribe 9-10").endswith("→ 3 cleric icons: flip a debt or deed")


@pytest.mark.parametrize(
    ("lang", "hires", "still"), [("uk", "Anna наймає ", {"Шевальє"}), ("ru", "Anna нанимает ", {"Шевалье"})]
)
def test_whoever_is_hired_stands_in_the_right_case(lang, hires, still):
    say = Speaker(lang, game, NAMES).say
    anna = message("seat-name", seat=0)
    folk = [card for card in FACES.cards if not card.startswith(("hero_", "start_"))]
    names = {say(named("card", card)) for card in folk}
    hired = {say(message("log-hire", who=anna, card=named("card", card))).removeprefix(hires) for card in folk}
    assert len(hired) == len(names), "each of them is told apart"
    assert hired & names == still


@pytest.mark.parametrize(("lang", "hires"), [("en", "Anna hires "), ("uk", "Anna наймає "), ("ru", "Anna нанимает ")])
def test_townsfolk_of_one_name_are_told_apart_in_the_log(lang, hires):
    say = Speaker(lang, game, NAMES).say
    hired = message("log-hire", who=message("seat-name", seat=0), card=named("card", "swindler_2"))
    words = terminal.told(hired, say)
    assert words.startswith(hires) and words.endswith(f"; {say(effects_message(FACES.cards['swindler_2'].ability))})")
    assert terminal.told(message("log-hire", who=0, card=named("card", "miner_1")), say) is None


def test_townsfolk_of_one_name_are_told_apart_on_the_ring():
    s = scene(2)
    visible(s, "9-10", "swindler_2")
    visible(s, "1-2", "miner_1")
    drops = "When it drops off: 2 gold"
    assert drops not in Pages(Table.at(game, s, 2), 1, (120, 60)).main()
    visible(s, "5-6", "swindler_3")
    assert drops in Pages(Table.at(game, s, 2), 1, (120, 60)).main()


def test_what_is_built_or_dismissed_stands_in_the_right_case():
    say = Speaker("ru", game, NAMES).say
    built = game.notation.parse("build workshop_3 9-10D")
    assert say(built.message) == "Построить мастерскую III в Серых горах, место D"
    printed = message("show-dismiss", card=message("townsfolk-printed"), facts="…", what=amounts((0, 0, 1, 0)))
    words = say(printed).replace("\u00a0", " ")
    assert words == "Уволить напечатанного горожанина (…) и заплатить в общей сложности 1 камень"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_draft_of_player_cards_fits_120_by_50(seats, lang):
    table = Table.new(game, seats, seed=11)
    while len(table.view(table.asks[0].seat).pairs) > 2:
        table.choose(table.asks[0].options[0], seat=table.asks[0].seat)
    pages = Pages(table, table.asks[0].seat, (120, 50), lang)
    assert all(pages.speaker.say(named("card", pair.hero)) in pages.main() for pair in pages.view.pairs)
    assert pages.height() <= 50


def asked(prompt, seats=2):
    """The first question of this kind that a new game puts."""
    table = Table.new(game, seats, seed=1)
    while table.asks[0].prompt.id != prompt:
        table.choose(table.asks[0].options[0], seat=table.asks[0].seat)
    return table


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_moves_all_around_the_ring_fit_120_by_50(seats, lang):
    table = asked("ask-move", seats)
    pages = Pages(table, table.asks[0].seat, (120, 50), lang)
    assert len(pages.ask.options) >= 12
    assert pages.height() <= 50


def test_moves_are_told_in_short_by_the_signs_of_the_ring():
    table = asked("ask-move")
    pages = Pages(table, table.asks[0].seat, (120, 50))
    for option in pages.ask.options:
        space, silver = option.notation.split()[1:]
        price = f" for {silver} silver" if silver != "0" else ""
        assert pages.picture.brief(pages.view, pages.ask, option).replace("\u00a0", " ") == f"({space}){price}"
        assert f"({space})" in pages.main()


def test_buildings_told_in_short_say_what_they_cost_and_bring():
    s = scene(2)
    cards(s, 0, slots=["", "labourer", "judith"], hand=["lender"], deck=["trader", "abbot", "financer"])
    stock(s, 0, stone=8)
    at(s, 0, "9")
    table = begin(s)
    table.choose(next(option for option in table.asks[0].options if option.notation == "move 10 0"), seat=0)
    pages = Pages(table, 0, (80, 24))
    costs = {it.type: f"{it.cost_build_icons} build icons" for it in COMPONENTS.player_board.buildings}
    told = {
        option.notation: pages.picture.brief(pages.view, pages.ask, option).replace("\u00a0", " ")
        for option in pages.ask.options
    }
    assert told.pop("trade 1") == "Make 1 exchange → 2 trade icons: 1 gold" and told.pop("skip")
    assert len(told) == 18
    for notation, words in told.items():
        _, building, spot = notation.split()
        reward = effects(SIDES[pages.view.side].rewards[SPOT_LABELS.index(spot)])
        assert words.endswith(f"→ {spot} ({costs[building[:-2]]}: {reward})")


@pytest.mark.parametrize("prompt", ["ask-play", "ask-hire"])
def test_a_card_that_can_be_chosen_says_what_it_does(prompt):
    table = asked(prompt)
    pages = Pages(table, table.asks[0].seat, (120, 50))
    cards = [reference.removeprefix("card:") for reference in pages.lit if reference.startswith("card:")]
    assert cards
    for card in cards:
        assert f": {terminal.ability(FACES.cards[card], _say)}".replace("\u00a0", " ") in pages.main()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_icon_is_torn_from_its_number(lang):
    table = asked("ask-play")
    pages = Pages(table, table.asks[0].seat, (80, 24), lang)
    icons = [f"{pages.speaker.say(named('short', icon))}\u00a0" for icon in ICONS]
    for width in (34, 38, 41, 44):
        console = Console(width=width, color_system=None)
        with console.capture() as capture:
            console.print(pages.picture.panel(pages.view, pages.lit))
        found = [icon for icon in icons if icon in capture.get()]
        assert found and not any(re.search(rf"{re.escape(icon.rstrip())} *$", capture.get(), re.M) for icon in found)
