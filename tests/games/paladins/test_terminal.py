"""The game in a terminal: every public fact on its page, choices with cost and effect, in three languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator

import pytest
from rich.console import Console
from tests.games.pages import NAMES, SIZES, Fact, Pages, documented, missing, moments
from tests.games.paladins.scenes import (
    ACT,
    FAVOUR,
    OUTSIDER,
    TOWNSFOLK,
    give,
    keep,
    play,
    put_piece,
    put_workers,
    stage,
    start,
)
from tests.games.paladins.scenes import favours as lay_favours

from kingstable.cli.lines import hold_together
from kingstable.games.paladins import game, terminal
from kingstable.games.paladins.components import COMPONENTS
from kingstable.games.paladins.options import DEBT, Convert, Hire, Send, UseFavour, crew_words, worth_words
from kingstable.games.paladins.scoring import NATIONS
from kingstable.games.paladins.tables import FAVOUR_REWARD, TOWNSFOLK_DISCARD
from kingstable.games.paladins.tables.rewards import EFFECTS
from kingstable.games.paladins.terminal import ability, words
from kingstable.games.paladins.view import PaladinsView, PlayerView, RivalView
from kingstable.kernel import LANGUAGES, Message, Rng, Table, message, named
from kingstable.words import Speaker

#: An id of the data, a message nobody has written, an argument nobody has given.
RAW = re.compile(r"\br\ds\d|\w_\w|\b(log|option|ask|reward|count|price|rival-why|show|use|paladin)-\w|[{}$]")
SAY = Speaker("en", game, NAMES).say
FACES = game.faces()


def said(message: Message) -> str:
    return SAY(message).replace("\u00a0", " ")


def name(kind: str, id: str) -> str:
    return said(named(kind, id))


def crew(workers: Iterable[str]) -> str:
    return ", ".join(said(part) for part in crew_words(workers))  # type: ignore[arg-type]


def who(view: PaladinsView, number: int) -> str:
    return NAMES[number] if number < view.seats else "AI player"


def turn(view: PaladinsView) -> Iterator[str]:
    if view.rival is None:
        yield f"{who(view, view.first)} first player"
    if view.phase in ("tavern", "action") and not view.players[view.active].passed:
        yield "to move"
    yield from ("passed" for player in view.players if player.passed)


def orders(view: PaladinsView) -> Iterator[str]:
    for slot, printed in zip(view.orders, FACES.order_slots, strict=True):
        if slot.card is None:
            yield f"face down until round {printed.round}, {printed.vp} VP"
            continue
        face = FACES.orders[slot.card]
        done = f", completed by {', '.join(str(number + 1) for number in slot.done_by)}" if slot.done_by else ""
        yield f"{name('action', face.action)} ×{face.count}, {printed.vp} VP{done}"


def favours(view: PaladinsView) -> Iterator[str]:
    for number, slot in enumerate(view.favours, 1):
        if slot.card is not None:
            used = f" (used by {slot.owner + 1}: " if slot.owner is not None else ""
            yield f"{number} {name('favour', slot.card)}{used}{name('worker', slot.worker) if slot.worker else ''}"
    hidden = [round for slot, round in zip(view.favours, FACES.favour_slots, strict=True) if slot.card is None]
    if hidden:
        yield f"face down until round {', '.join(map(str, hidden))}"


def townsfolk(view: PaladinsView) -> Iterator[str]:
    for number, slot in enumerate(view.townsfolk, 1):
        price = f"{slot.price} silver" if slot.price else "free"
        yield f"{number} empty" if slot.card is None else f"{number} {name('townsfolk', slot.card)} ({price}"


def outsiders(view: PaladinsView) -> Iterator[str]:
    for number, slot in enumerate(view.outsiders, 1):
        if slot.card is None:
            yield f"{number} empty"
            continue
        price = f"{slot.price} silver" if slot.price else "free"
        yield f"{number} {name('outsider', slot.card)} ({name('nation', FACES.outsiders[slot.card].nation)}, {price})"


def regions(view: PaladinsView) -> Iterator[str]:
    pieces = {
        space: f"{sign}{number + 1}"
        for number, player in enumerate(view.players)
        for sign, spaces in (("☩", player.monks), ("⌂", player.outposts))
        for space in spaces
    }
    for region in FACES.regions:
        open = [space for space in region.spaces if space.min_players <= view.seats]
        closed = [f"{len(region.spaces) - len(open)} closed"] if len(open) < len(region.spaces) else []
        spaces = [pieces.get(space.id) or said(words(space.reward)) for space in open]
        yield f"{region.id} {region.faith_flag} {region.strength_flag} {' · '.join([*spaces, *closed])}"


def attributes(view: PaladinsView) -> Iterator[str]:
    for player in view.players:
        face = FACES.paladins[player.paladin] if player.paladin is not None else None
        for id, value in player.tracks.items():
            bonus = getattr(face, id, 0)
            yield f"{name('attribute', id)} {value}{f'+{bonus}' if bonus else ''}"


def stocks(view: PaladinsView) -> Iterator[str]:
    for player in view.players[: view.seats]:
        workers = crew(kind for kind, count in player.workers.items() for _ in range(count)) or "no workers"
        yield f"{workers} · Silver {player.silver} · Provisions {player.provisions}"


def guilt(view: PaladinsView) -> list[str]:
    return [f"Suspicion {len(it.suspicion)} · Debts {it.unpaid}, paid {it.paid}" for it in view.players]


def paladins(view: PaladinsView) -> Iterator[str]:
    yield from (f"Paladin: {name('paladin', player.paladin)}" for player in view.players if player.paladin is not None)


def known(view: PaladinsView) -> Iterator[str]:
    yield from (name("paladin", card) for card in (*view.hand, *view.known_bottom))
    yield from (name("paladin", card) for card in (view.chosen, view.known_top) if card is not None)


def own_actions(view: PaladinsView) -> Iterator[str]:
    for action in FACES.actions:
        yield f"{name('action', action.id)} " + spaces(view.players[0], action.id)
        if action.needs is not None and action.raises is not None and not action.thresholds:
            yield f"{name('attribute', action.needs)} → {name('attribute', action.raises)}"


def spaces(player: PlayerView, action: str) -> str:
    """The spaces of an action: workshops, workers, and those that are empty."""
    face = next(face for face in FACES.actions if face.id == action)
    placed = player.placed.get(action, [None] * len(face.spaces))
    found = []
    for number, (space, worker) in enumerate(zip(face.spaces, placed, strict=True), 1):
        accepts = " " if space.accepts == "any" else name("worker", space.accepts)[:3]
        stands = f"({name('worker', worker)[:3]})" if worker is not None else f"[{accepts}]"
        found.append("[ ■ ]" if f"{action}.{number}" in player.workshops else stands)
    return "".join(found)


def person(told: Callable[[PlayerView], Iterable[object]]) -> Callable[[PaladinsView, int | None], Iterable[object]]:
    """A fact of people's boards."""
    return lambda view, seat: [] if seat is None else told(view.players[seat])


def each(told: Callable[[PlayerView], Iterable[object]]) -> Callable[[PaladinsView, int | None], Iterable[object]]:
    """A fact of all boards, that of the solo opponent too."""
    return lambda view, seat: told(view.players[-1 if seat is None else seat])


def rival(
    told: Callable[[PaladinsView, RivalView], Iterable[object]],
) -> Callable[[PaladinsView, int | None], Iterable[object]]:
    """A fact of the solo opponent's board."""
    return lambda view, seat: told(view, view.rival) if seat is None and view.rival is not None else []


def used(player: PlayerView) -> Iterator[str]:
    yield "Paladins used " + (", ".join(name("paladin", card) for card in player.used) or "none")
    yield f"Paladins in the deck {player.deck}"


def revealed(player: PlayerView) -> Iterator[str]:
    if player.paladin is not None:
        yield f"Paladin {name('paladin', player.paladin)}: "
        yield said(ability(FACES.paladins[player.paladin]))


def on_spaces(player: PlayerView) -> list[str]:
    return [spaces(player, action.id) for action in FACES.actions]


def places(player: PlayerView) -> Iterator[str]:
    for title, found in (("Monks sent", player.monks), ("Outposts", player.outposts)):
        yield f"{title} {len(found)}"
        yield from (f"region {space[1]}, space {space[3]}" for space in found)


def jars(player: PlayerView) -> str:
    rewards = {space.id: said(words(space.reward)) for space in FACES.jar_spaces}
    return f"{len(player.jars)}: {'; '.join(rewards[space] for space in player.jars)}" if player.jars else "0"


def walls(player: PlayerView) -> Iterator[str]:
    for card in player.walls:
        vp = FACES.walls[card].vp
        yield said(words(FACES.walls[card].reward)) + (f", {vp} VP" if vp else "")


def suspicion(player: PlayerView) -> list[str]:
    taxes = ", ".join(str(FACES.suspicion[card]) for card in player.suspicion)
    return [f"Suspicion {len(player.suspicion)}" + (f" (taxes {taxes})" if taxes else "")]


def attacked(player: PlayerView) -> list[str]:
    nations = [FACES.outsiders[card].nation for card in player.attacked]
    return [f"{name('nation', nation)} {nations.count(nation)}" for nation in NATIONS]


def counts(player: PlayerView) -> list[str]:
    numbers = (player.monks, player.walls, player.outposts, player.jars, player.attacked, player.converted)
    actions = ("Commission", "Fortify", "Garrison", "Absolve", "Attack", "Convert")
    return [", ".join(f"{action} {len(found)}" for action, found in zip(actions, numbers, strict=True))]


def rival_workshops(view: PaladinsView, _: RivalView) -> list[str]:
    there = Counter(space.partition(".")[0] for space in view.players[-1].workshops)
    return ["Workshops on actions " + ", ".join(f"{name('action', id)} {count}" for id, count in there.items())]


def rival_workers(view: PaladinsView, it: RivalView) -> list[str]:
    placed = ", ".join(f"{name('action', id)} {count}" for id, count in it.placed.items())
    return [f"Workers {it.workers}", f"Workers on actions {placed or 'none'}"]


def schemes(view: PaladinsView, it: RivalView) -> Iterator[str]:
    yield f"Schemes in the deck {it.scheme_deck}"
    yield ", ".join(name("action", FACES.schemes[card]) for card in it.scheme_pile)
    yield f"{sum(slot.card is None for slot in view.favours)} Actions taken"


def decks(view: PaladinsView) -> Iterator[str]:
    gone, left = view.discards, view.piles
    yield f"Townsfolk {left.townsfolk} {len(gone.townsfolk)}"
    yield f"Outsiders {left.outsiders} {len(gone.outsiders)}"
    yield f"Walls {left.walls} 0"
    yield f"Suspicion {left.suspicion} {len(gone.suspicion)}"
    yield f"Taverns {left.taverns} {len(gone.taverns)}"
    for number, player in enumerate(view.players[: view.seats]):
        yield f"Paladins, {NAMES[number]} {player.deck} {len(player.used)}"
    if view.rival is not None:
        yield f"Schemes {view.rival.scheme_deck} {len(view.rival.scheme_pile)}"


def discards(view: PaladinsView) -> Iterator[str]:
    yield ", ".join(name("townsfolk", card) for card in view.discards.townsfolk)
    yield ", ".join(name("outsider", card) for card in view.discards.outsiders)
    yield from (crew(FACES.taverns[card]) for card in view.discards.taverns)
    taxes = Counter(FACES.suspicion[card] for card in view.discards.suspicion)
    yield from (f"{tax} ×{count}" for tax, count in taxes.items())


def taverns(view: PaladinsView) -> Iterator[str]:
    for tavern in view.taverns:
        taken = "" if tavern.taken_by is None else f" (taken by {tavern.taken_by + 1})"
        yield crew(FACES.taverns[tavern.id]) + taken


def tracks(view: PaladinsView) -> Iterator[str]:
    for value, vp in enumerate(FACES.attribute_vp):
        there = [
            ", ".join(str(number + 1) for number, player in enumerate(view.players) if player.tracks[id] == value)
            for id in ("faith", "strength", "influence")
        ]
        yield " ".join([str(value), *filter(None, there), f"{vp} VP"])


def gives(_: PaladinsView) -> list[str]:
    workers = [f"Workshop {place} {crew([worker])}" for place, worker in enumerate(FACES.workshop_row, 1)]
    return workers + [f"{place} {said(words(space.reward))}" for place, space in enumerate(FACES.jar_spaces, 1)]


def costs(_: PaladinsView) -> Iterator[str]:
    for action in FACES.actions:
        if action.costs:
            yield "-".join(map(str, action.costs))
        if action.thresholds:
            yield "-".join(map(str, action.thresholds))


def row_cards(view: PaladinsView) -> Iterator[str]:
    for folk in view.townsfolk:
        if folk.card is not None:
            yield f"{name('townsfolk', folk.card)} discarded: {said(words(FACES.townsfolk[folk.card].discard))}"
    for slot, region in zip(view.outsiders, FACES.regions, strict=True):
        if slot.card is not None:
            reward = said(words(FACES.outsiders[slot.card].attack))
            yield f"{name('outsider', slot.card)} strength {region.strength_flag}, attack: {reward}"
            yield f"faith {region.faith_flag}, convert: "
    for favour in view.favours:
        if favour.card is not None:
            yield said(words(FACES.favours[favour.card].reward))


FACTS = [
    Fact("round", "main", lambda v: [f"Round {v.round} of 7"]),
    Fact("tax supply and its start value", "main", lambda v: [f"Tax supply {v.tax}/{FACES.tax[v.seats]}"]),
    Fact("first player, whose turn it is, who has passed", "main", turn),
    Fact("King’s Orders with their points, and who has completed them", "main", orders),
    Fact("King’s Favours and the workers on them; when the others are turned up", "main", favours),
    Fact("townsfolk with their prices", "main", townsfolk),
    Fact("outsiders with their nations, and what an attack costs you", "main", outsiders),
    Fact("regions: both flags, rewards, pieces, closed spaces", "main", regions),
    Fact("attributes of each player, the paladin’s bonus apart", "main", attributes),
    Fact("workers, silver and provisions of each player", "main", stocks),
    Fact("suspicion cards and debts of each player", "main", guilt),
    Fact("the paladin of each player", "main", paladins),
    Fact("your paladins in hand and what you know of your deck", "main", known),
    Fact("your actions: spaces, workers, workshops, what each needs and raises", "main", own_actions),
    Fact(
        "workers and workshops on each space of a player",
        "b",
        person(on_spaces),
    ),
    Fact("the ability of a player’s paladin", "b", person(revealed)),
    Fact("paladins used and left in the deck", "b", person(used)),
    Fact("monks and outposts of a player", "b", each(places)),
    Fact("jars moved and their spaces", "b", person(lambda it: [f"Jars moved {jars(it)}"])),
    Fact("walls", "b", each(walls)),
    Fact("townsfolk hired", "b", each(lambda it: [f"{name('townsfolk', card)}: " for card in it.kept])),
    Fact("the stack of suspicion cards with their taxes", "b", each(suspicion)),
    Fact("debts by side", "b", each(lambda it: [f"Debts unpaid {it.unpaid}, paid {it.paid}"])),
    Fact("outsiders attacked, by nation", "b", each(attacked)),
    Fact(
        "converted outsiders and their points now",
        "b",
        each(lambda it: [f"{name('outsider', card)}: {vp} VP now" for card, vp in it.converted.items()]),
    ),
    Fact("how often each action was taken", "b", each(counts)),
    Fact("workshops of the AI player", "b", rival(rival_workshops)),
    Fact("workers of the AI player, blocked actions", "b", rival(rival_workers)),
    Fact("resource marker of the AI player", "b", rival(lambda v, it: [f"Resource marker on space {it.marker}"])),
    Fact(
        "stack of the AI player’s attribute markers",
        "b",
        rival(lambda v, it: [" ".join(["top", ", ".join(name("attribute", id) for id in it.stack)])]),
    ),
    Fact("schemes of the AI player: deck, discard pile, on King’s Favours", "b", rival(schemes)),
    Fact("sizes of all decks and discard piles", "d", decks),
    Fact("what lies in the discard piles", "d", discards),
    Fact("taverns of the round, and who has taken them", "d", taverns),
    Fact("attribute tracks and their points", "t", tracks),
    Fact("what right-side actions need and cost each time", "t", costs),
    Fact(
        "what workshops and jar spaces give", "t", lambda v: [said(words(space.reward)) for space in FACES.jar_spaces]
    ),
    Fact("what the cards of the rows and the King’s Favours do, with both flags of outsiders", "?", row_cards),
]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_public_fact_is_printed(seats: int, size: tuple[int, int]) -> None:
    assert not missing(FACTS, "paladins", seats, size)


def test_the_document_says_where_each_fact_is() -> None:
    assert documented("paladins") == {fact.name: fact.key for fact in FACTS}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_free_recruit_fits_the_screen(seats: int, lang: str) -> None:
    s = stage(seats, 7)
    give(s.players[0], "labourer scout cleric", provisions=1)
    table = play(start(s), "use commission 3", "occupy r1s1")
    assert table.asks[0].prompt.id == "ask-free-recruit" and len(table.asks[0].options) == 11
    assert Pages(table, 0, (120, 50), lang).height() <= 50


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 4])
def test_pages_are_whole_in_every_language(seats: int, lang: str) -> None:
    for table in moments("paladins", seats):
        pages = Pages(table, 0, (80, 24), lang)
        boards = [pages.page("b", sheet.seat) for sheet in table.scores()]
        text = " ".join([*boards, *(pages.page(key) for key in ("main", "d", "t", "?"))])
        assert not RAW.search(text)


def test_icons_say_the_same_as_rewards() -> None:
    speaker = Speaker("en", game)
    for face, reward in zip(game.faces().townsfolk.values(), TOWNSFOLK_DISCARD, strict=True):
        assert speaker.say(words(face.discard)) == speaker.say(reward.message)
    for favour, reward in zip(game.faces().favours.values(), FAVOUR_REWARD, strict=True):
        assert speaker.say(words(favour.reward)) == speaker.say(reward.message)
    assert speaker.say(words(())) == speaker.say(message("reward-nothing"))


@pytest.mark.parametrize(
    ("lang", "worth", "favour", "price"),
    [
        ("en", "1 VP per 4 points of faith", "King’s Favour “Debt or suspicion” (1 fighter, 1 silver): ", "free"),
        ("uk", "1 ПО за кожні 4 очки віри", "Милість короля «Борг або підозра» (1 воїн, 1 срібняк): ", "безплатно"),
        ("ru", "1 ПО за каждые 4 очка веры", "Милость короля «Долг или подозрение» (1 воин, 1 серебро): ", "бесплатно"),
    ],
)
def test_a_choice_says_what_it_costs_and_brings(lang: str, worth: str, favour: str, price: str) -> None:
    def say(said: Message) -> str:
        return Speaker(lang, game).say(said).replace("\u00a0", " ")

    assert say(Convert(OUTSIDER["out_12"]).message).endswith(f"; {worth}")
    assert say(UseFavour(FAVOUR["favour_05"]).message).startswith(favour)
    assert f"({price})" in say(Send(TOWNSFOLK["tf_01"], 0).message)
    assert f"({say(message('price-debt'))})" in say(Hire(TOWNSFOLK["tf_01"], DEBT).message)


def test_an_action_says_what_it_costs_and_brings() -> None:
    s = stage(2)
    give(s.players[0], "labourer 2 scout merchant cleric fighter", silver=4, provisions=1, paladin="samson")
    said = Pages(start(s), 0, SIZES[0]).choices()
    for wanted in (
        "Develop with 2 workers (2 silver) → a workshop replaces a worker for good and gives 1 scout",
        "Recruit with 1 worker → discard a townsfolk card for its reward",
        "Hunt with 2 workers → 3 provisions",
        "Conspire with 1 worker → 1 criminal and a suspicion card",
        "Commission with 3 workers (1 provision) → send a monk for the reward of its space; +1 influence",
        "Fortify with 3 workers (1 provision) → draw a wall for its reward",
    ):
        assert wanted in said


def test_an_action_says_what_the_paladin_adds() -> None:
    s = stage(2)
    give(s.players[0], "labourer 2 merchant", paladin="otton")
    said = Pages(start(s), 0, SIZES[0]).choices()
    assert "Trade with 2 workers → 3 silver; Otton: 2 silver" in said
    assert "Hunt with 1 worker → 1 provision;" not in said


def test_own_townsfolk_are_told_apart_from_those_of_the_row() -> None:
    table = start(stage(2))
    card = next(id for id in FACES.townsfolk if id not in {slot.card for slot in table.view(0).townsfolk})
    keep(table.state, 0, card)
    console = Console(width=200, color_system=None)
    with console.capture() as capture:
        console.print(terminal.about(table.view(0), SAY))
    assert capture.get().count("Townsfolk hired: ") == 1
    assert capture.get().count("discarded: ") == len(table.view(0).townsfolk)


def test_paladins_are_chosen_by_name() -> None:
    table = Table.new(game, 2, seed=4)
    while table.asks[0].prompt.id != "ask-paladin":
        table.choose(table.asks[0].options[0], seat=table.asks[0].seat)
    pages = Pages(table, 0, SIZES[0])
    first, second, third = (name("paladin", card) for card in pages.view.hand)
    assert pages.choices()[0].startswith(f"{first} (")
    assert pages.choices()[0].endswith(f"on top of the deck: {second}; on the bottom: {third}")
    face = FACES.paladins[pages.view.hand[0]]
    assert f"In hand: {first} (+" in pages.main()
    assert f"; {crew(face.workers)}), {second} (+" in pages.main(), "what comes along with it"


def test_a_workshop_says_whom_it_replaces_and_a_prayer_who_leaves() -> None:
    s = stage(2)
    give(s.players[0], "labourer 2", silver=4)
    table = play(start(s), "use develop 2")
    assert "Commission, space 1 (replaces 1 scout)" in Pages(table, 0, SIZES[0]).choices()
    s = stage(2)
    put_workers(give(s.players[0], "cleric", silver=2), "trade", "labourer merchant")
    put_workers(s.players[0], "hunt", "labourer")
    table = play(start(s), "use pray 1")
    assert "Trade: these workers leave it: 1 labourer, 1 merchant" in Pages(table, 0, SIZES[0]).choices()


@pytest.mark.rule("PAL-D36")
def test_no_debt_is_shown_where_none_is_offered() -> None:
    s = stage(2)
    give(s.players[0], "labourer")
    assert "or a debt" in Pages(start(s), 0, SIZES[0]).main()
    give(s.players[0], "labourer", paladin="roland")
    assert "or a debt" not in Pages(start(s), 0, SIZES[0]).main()


def test_others_and_the_opponent_show_how_far_they_are() -> None:
    s = stage(1, 2)
    give(s.players[0], "labourer")
    board, rival = s.players[1], s.rival
    assert rival is not None
    put_piece(s, 1, "monk", "r1s1", "r2s1")
    board.jars = [0]
    rival.placed[ACT["trade"]] = 1
    pages = Pages(start(s), 0, SIZES[0])
    assert "blocked: Trade" in pages.main()
    assert "Commission 2, Fortify 0, Garrison 0, Absolve 1" in pages.page("b", None)


def test_face_up_favours_are_explained() -> None:
    s = stage(2, 3)
    lay_favours(s, "favour_07")
    text = Pages(start(s), 0, SIZES[0]).page("?")
    assert "1 merchant, 1 provision → free develop or gain 1 fighter, 1 cleric" in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", (1, 3))
def test_the_log_holds_no_raw_ids(seats: int, lang: str) -> None:
    table = Table.new(game, seats, {}, 3)
    rng = Rng.seeded("log")
    speaker = Speaker(lang, game, ["Anna", "Borys", "Cleo"][:seats])
    while not table.over:
        ask = table.asks[0]
        said = [speaker.say(ask.prompt), *(speaker.say(option.message) for option in ask.options)]
        assert not [text for text in said if RAW.search(text)]
        table.choose(rng.pick(ask.options), seat=ask.seat)
    said = [speaker.say(heard) for _, heard in table.heard(0)]
    assert len(said) > 200
    assert not [text for text in said if RAW.search(text)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_cards_have_words(lang: str) -> None:
    speaker = Speaker(lang, game)
    for face in game.faces().paladins.values():
        assert "paladin-" not in speaker.say(ability(face))
    for number in range(len(COMPONENTS.outsiders)):
        said = speaker.say(worth_words(number))
        assert "count-" not in said and "worth" not in said
    for effect in EFFECTS.values():
        assert "reward-" not in speaker.say(effect.message)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_number_of_a_player_is_torn_from_its_word(lang):
    view = moments("paladins", 3)[1].view(0)
    say = Speaker(lang, game, NAMES).say
    console = Console(width=36, color_system=None)
    with console.capture() as capture:
        console.print(terminal.panel(view, {}, say))
    for player in view.players:
        assert f"{say('show-silver')} {player.silver} · {say('show-provisions')} {player.provisions}" in capture.get()
        assert all(f"{say(named('attribute', id))} {value}" in capture.get() for id, value in player.tracks.items())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_number_on_the_table_is_torn_from_its_word(lang):
    view = moments("paladins", 2)[1].view(0)
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(terminal.show(view, {}, Speaker(lang, game, NAMES).say))
    assert not re.search(r"· \d+ *$", capture.get(), re.M)


def test_no_label_on_the_table_is_torn_from_its_space() -> None:
    view = moments("paladins", 2)[1].view(0)
    lit = {f"space:{space.id}": "zz" for region in FACES.regions for space in region.spaces}
    hold_together()
    for width in range(80, 110):
        console = Console(width=width, color_system=None)
        with console.capture() as capture:
            console.print(terminal.show(view, lit, SAY))
        assert "zz" in capture.get()
        assert not re.search(r"zz\s*$", capture.get(), re.M)
