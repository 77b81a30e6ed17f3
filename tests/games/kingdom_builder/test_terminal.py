"""The table in a terminal: every public fact on its page."""

import msgspec
import pytest
from rich.console import Console
from tests.games.kingdom_builder.scenes import begin, position
from tests.games.pages import NAMES, SIZES, Fact, Pages, documented, missing

from kingstable.games.kingdom_builder import game, terminal
from kingstable.games.kingdom_builder.options import Build, Lift, Use
from kingstable.games.kingdom_builder.tables.board import Layout, assemble
from kingstable.games.kingdom_builder.tables.geometry import name
from kingstable.kernel import LANGUAGES
from kingstable.words import Speaker

SIGNS = "●■▲◆"
LETTERS = {
    "Oracle": "O",
    "Farm": "F",
    "Oasis": "S",
    "Tower": "T",
    "Tavern": "V",
    "Barn": "B",
    "Harbor": "H",
    "Paddock": "P",
}
STATES = {"ready": "ready", "spent": "used", "new": "new"}


def word(id):
    return id.replace("_", " ").capitalize()


def locations(view):
    """Name, hex and tokens left of each location."""
    board = assemble(Layout(view.sections, view.rotated))
    return list(zip(map(word, board.location_types), map(name, board.location_cells), view.tokens, strict=True))


def card_in_play(view):
    return [f"Card: {word(view.card)}", *([f"To build: {view.to_build}"] if view.to_build else [])]


def last_round(view):
    return [] if view.ended_by is None else ["Last round!"]


def settlements_on_the_map(view):
    return {SIGNS[int(owner)] for owners in view.owners for owner in owners if owner != "."}


def supply_and_gold(view):
    return [f"{player.supply} {sum(player.gold.values())}" for player in view.players]


def tokens(view):
    return [word(token.location) for player in view.players for token in player.tokens]


def gold(view, seat):
    paid = view.players[seat].gold
    return [f"{sum(paid.values())} = ", *(f"{word(card)} {paid[card]}" for card in (*view.cards, "castles"))]


def origins(view, seat):
    return [f"{word(token.location)} {token.hex} ({STATES[token.status]}" for token in view.players[seat].tokens]


def used_up(view, seat):
    places = {hex: location for location, hex, _ in locations(view)}
    return [f"{places[hex]} {hex}" for hex in view.players[seat].taken]


def settlements(view, seat):
    rows = enumerate(view.owners)
    return [f" {row},{column} " for row, owners in rows for column, owner in enumerate(owners) if owner == str(seat)]


def in_hand(view, seat):
    player = view.players[seat]
    return ["In hand " + (word(player.hand) if player.hand else "1 card" if player.holds_card else "no card")]


def still_to_play(view):
    order = [(view.first + step) % len(view.players) for step in range(len(view.players))]
    left = [f"{SIGNS[seat]} {NAMES[seat]}" for seat in order[order.index(view.active) :]]
    return [f"Still to play this round: {left[0]}", *left]


def ended(view):
    return [] if view.ended_by is None else [f"{NAMES[view.ended_by]} builds their last settlement"]


def had(view):
    """Who has had a token of a location, and what became of it."""
    states = {(seat, token.hex): token.status for seat, each in enumerate(view.players) for token in each.tokens}
    for seat, player in enumerate(view.players):
        for hex in player.taken:
            yield f"{SIGNS[seat]} {NAMES[seat]} ({STATES.get(states.get((seat, hex)), 'lost')})"


def points(view):
    return [" ".join(str(player.gold[card]) for player in view.players) for card in (*view.cards, "castles")]


FACTS = [
    Fact("round, cards in the draw pile", "main", lambda v: [f"Round {v.round}", f"Draw pile {v.draw_pile}"]),
    Fact("whose turn it is", "main", lambda v: [f"{SIGNS[v.active]}> {NAMES[v.active]}"]),
    Fact("first player", "main", lambda v: [f"First player: {NAMES[v.first]}"]),
    Fact("card in play, settlements still to build", "main", card_in_play),
    Fact("that this is the last round", "main", last_round),
    Fact("terrain, and settlements by the sign of their owner", "main", settlements_on_the_map),
    Fact("tokens left on each location", "main", lambda v: [f"{LETTERS[it]}{left}" for it, _, left in locations(v)]),
    Fact("supply and gold of each player", "main", supply_and_gold),
    Fact("tokens of each player", "main", tokens),
    Fact("cards of this game", "main", lambda v: map(word, v.cards)),
    Fact("what the cards and castles pay", "?", lambda v: [f"{word(card)} " for card in (*v.cards, "castles")]),
    Fact("what the locations do", "?", lambda v: [f" {LETTERS[it]} {it} " for it, _, _ in locations(v)]),
    Fact("gold of a player by card", "b", gold),
    Fact("origin and state of a player’s tokens", "b", origins),
    Fact("locations from which a player can take no more", "b", used_up),
    Fact("settlements of a player, as a list", "b", settlements),
    Fact("whether a player holds a card", "b", in_hand),
    Fact("discarded terrain cards", "d", lambda v: [f"{word(card)} {count}" for card, count in v.discard.items()]),
    Fact("terrain cards out of the game", "d", lambda v: [f"Out of the game {sum(v.removed.values())}"]),
    Fact("turn order, and who still plays in this round", "t", still_to_play),
    Fact("who triggered the end", "t", ended),
    Fact("sections, where they lie and which are turned", "t", lambda v: map(word, v.sections)),
    Fact(
        "hex of each location and its tokens", "t", lambda v: [f"{it} {hex} {left}" for it, hex, left in locations(v)]
    ),
    Fact("who has had the tokens of a location", "t", had),
    Fact("points", "s", points),
]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_public_fact_is_printed(seats, size):
    assert not missing(FACTS, "kingdom_builder", seats, size)


def test_the_document_says_where_each_fact_is():
    assert documented("kingdom_builder") == {fact.name: fact.key for fact in FACTS}


@pytest.mark.rule("KB-4.7", "KB-D37")
def test_the_terminal_shows_the_discarded_and_the_removed_cards():
    table = begin(position(card="grass", discard=["forest", "forest", "canyon"], removed=["desert"]))
    text = Pages(table, 1, (100, 40)).page("d")
    assert "Discard pile 3: ♠ Forest 2; = Canyon 1" in text and "Out of the game 1: : Desert 1" in text


def test_a_choice_says_which_token_it_gives_or_costs():
    table = begin(position("A", own={0: "0,0 0,1"}, card="grass"))
    game, view = table.game, table.view(0)
    board = assemble(Layout(view.sections, view.rotated))
    beside = [cell for cell in range(400) if board.location_at[cell] >= 0 and board.buildable[cell]]
    place = board.location_at[beside[0]]
    location = word(board.location_types[place])
    say = Speaker("en", game, NAMES).say
    assert terminal.choice(view, table.asks[0], Build(beside[0]), say).endswith(f" (gives you a token: {location})")
    assert terminal.choice(view, table.asks[0], Build(0), say) is None
    hex = name(board.location_cells[place])
    held = begin(position("A", own={0: name(beside[0])}, tokens={0: [(hex, "ready")]}, card="grass"))
    assert terminal.choice(held.view(0), held.asks[0], Lift(beside[0]), say).endswith(
        f"(costs you the token: {location})"
    )
    assert terminal.choice(held.view(0), held.asks[0], Build(beside[0]), say) is None, "once per location"


def test_a_token_says_what_it_does():
    table = begin(position(card="grass"))
    said = terminal.choice(table.view(0), table.asks[0], Use("farm"), Speaker("en", table.game, NAMES).say)
    assert said == "Use the Farm token. Build a settlement on grass, next to your own if possible."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_much_is_still_to_build_is_not_torn_from_its_number(lang):
    say = Speaker(lang, game, NAMES).say
    console = Console(width=34, color_system=None)
    for card in ("canyon", "flower_field"):
        view = msgspec.structs.replace(begin(position()).view(0), card=card, to_build=3)
        with console.capture() as capture:
            console.print(terminal.panel(view, {}, say))
        assert f"{say('show-to-build')}: 3" in capture.get()


@pytest.mark.parametrize("width", range(30, 60))
def test_no_gold_is_torn_from_its_card(width):
    say, view = Speaker("ru", game, NAMES).say, begin(position()).view(0)
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(terminal.panel(view, {}, say))
    assert f"{say('score-castles')}\u00a00" in capture.get()


@pytest.mark.parametrize("finished", [False, True])
def test_it_is_nobodys_turn_once_the_game_is_over(finished):
    say, view = Speaker("en", game, NAMES).say, begin(position()).view(0)
    console = Console(width=60, color_system=None)
    with console.capture() as capture:
        console.print(terminal.panel(msgspec.structs.replace(view, finished=finished), {}, say))
    assert (f"{SIGNS[0]}>" in capture.get()) is not finished
