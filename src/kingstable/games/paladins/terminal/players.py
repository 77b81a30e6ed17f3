"""The players: in a few lines each beside the table, and with all that is open of one of them on a page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.text import Text

from kingstable.kernel import message, named
from kingstable.kernel.parts import Say

from ..options import CARD, OUTSIDER, SPACE, ability_words, space_words, worth_words
from ..scoring import NATIONS
from ..view import PaladinsView, PlayerView, RivalView
from .actions import actions, counts
from .signs import FACES, attributes, crew, labelled, mark, name_of, paladin_facts, paladin_gains, two_columns, words

#: The phases in which the players act one after another.
_TURNS: Final = ("setup_hire", "tavern", "action")

# -- beside the table ----------------------------------------------------------------------------------------------


def panel(view: PaladinsView, lit: Mapping[str, str], say: Say) -> RenderableType:
    """The round, the tax supply, all players, and the viewer's paladins."""
    round = message("show-round-of", round=view.round, rounds=FACES.rounds) if view.round else message("show-setup")
    head = Text(say(round), style="bold")
    head.append(f"   {labelled('show-tax', f'{view.tax}/{FACES.tax[view.seats]}', say)}", style="not bold")
    if view.inquisition:
        head.append(f"   {say(message('log-inquisition'))}")
    players = [part for number in range(len(view.players)) for part in _player(view, number, say)]
    return Group(head, *players, *_paladins(view, say))


def _player(view: PaladinsView, number: int, say: Say) -> Iterator[RenderableType]:
    player = view.players[number]
    yield _head(view, number, say)
    lines: list[RenderableType] = [Columns(attributes(player, say), padding=(0, 2))]
    lines.append(_stock(player, say) if number < view.seats else _rival_stock(view, say))
    lines.append(say(message("show-guilt", suspicion=len(player.suspicion), unpaid=player.unpaid, paid=player.paid)))
    if player.paladin is not None:
        lines.append(f"{say(message('show-paladin'))}: {say(named('paladin', player.paladin))}")
    elif player.has_chosen:
        lines.append(say(message("show-has-chosen")))
    for line in lines:
        yield Padding(line, (0, 0, 0, 4))


def _head(view: PaladinsView, number: int, say: Say) -> Text:
    """Who it is, and how they stand in the round."""
    player = view.players[number]
    facts = [
        *(["show-first"] if number == view.first and view.rival is None else []),
        *(["show-turn"] if number == view.active and view.phase in _TURNS and not player.passed else []),
        *(["show-passed"] if player.passed else []),
    ]
    head = Text.assemble(mark(number), " ", (say(name_of(view, number)), "bold"))
    return head.append(f"  {', '.join(say(message(fact)) for fact in facts)}", style="not bold") if facts else head


def _stock(player: PlayerView, say: Say) -> Columns:
    """Workers, silver and provisions; where they do not fit a line, no number is torn from its word."""
    workers = [kind for kind, count in player.workers.items() for _ in range(count)]
    provisions = labelled("show-provisions", player.provisions, say)
    return Columns([f"{crew(workers, say)} ·", f"{labelled('show-silver', player.silver, say)} · {provisions}"])


def _debts(player: PlayerView, say: Say) -> str:
    return say(message("show-debts-told", unpaid=player.unpaid, paid=player.paid))


def _rival_stock(view: PaladinsView, say: Say) -> str:
    assert view.rival is not None
    rival = view.rival
    facts = [labelled("show-workers", rival.workers, say), say(message("show-marker", marker=rival.marker))]
    if rival.placed:
        facts.append(say(message("show-blocked", actions=[named("action", id) for id in rival.placed])))
    return " · ".join(facts)


def _paladins(view: PaladinsView, say: Say) -> Iterator[Text]:
    """What the viewer alone knows: the paladins in hand and what is known of the own deck, the lowest last."""
    gains = [f" ({paladin_gains(FACES.paladins[card], say)})" for card in view.hand]
    for title, told in (
        ("show-chosen", _names([view.chosen], say)),
        ("show-hand", map(str.__add__, _names(view.hand, say), gains)),
        ("show-known-top", _names([view.known_top], say)),
        ("show-known-bottom", _names(view.known_bottom, say)),
    ):
        if line := ", ".join(told):
            yield Text.assemble((f"{say(message(title))}: ", "bold"), line)


def _names(paladins: Iterable[str | None], say: Say) -> list[str]:
    return [say(named("paladin", card)) for card in paladins if card is not None]


# -- the page of one player ----------------------------------------------------------------------------------------


def board(view: PaladinsView, seat: int | None, say: Say) -> RenderableType:
    """All that is open of one player, or of the solo opponent."""
    return _Page(view, len(view.players) - 1 if seat is None else seat, say)


class _Page:
    """The player in words, their actions with workers and workshops, and their cards."""

    def __init__(self, view: PaladinsView, number: int, say: Say) -> None:
        self.view, self.number, self.say = view, number, say

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view, number, say = self.view, self.number, self.say
        player = view.players[number]
        yield _head(view, number, say)
        grid = two_columns()
        rows = _rival_rows(view, player, say) if number == view.seats else _person_rows(player, say)
        for title, told in (*rows, *_owned_rows(view, number, say)):
            grid.add_row(say(message(title)), told)
        yield grid
        if number < view.seats:
            yield Text()
            yield actions(player, say, options.ascii_only)


Rows = Iterator[tuple[str, RenderableType]]


def _person_rows(player: PlayerView, say: Say) -> Rows:
    yield "show-attributes", "  ".join(attributes(player, say))
    yield "show-supply", _stock(player, say)
    if player.paladin is not None:
        face = FACES.paladins[player.paladin]
        yield "show-paladin", f"{say(named('paladin', face.id))}: {paladin_facts(face, say)}"
    elif player.has_chosen:
        yield "show-paladin", say(message("show-has-chosen"))
    used = ", ".join(say(named("paladin", card)) for card in player.used)
    yield "show-used", used or say(message("show-none"))
    yield "show-paladin-deck", str(player.deck)
    row = FACES.workshop_row[len(player.workshops) :]
    gives = crew(row[:1], say)
    yield "show-workshops-left", say(message("show-next-worker", count=len(row), worker=gives)) if row else "0"


def _rival_rows(view: PaladinsView, player: PlayerView, say: Say) -> Rows:
    """The solo opponent: its markers, workers, workshops and schemes."""
    assert view.rival is not None
    rival = view.rival
    yield "show-attributes", "  ".join(attributes(player, say))
    yield "show-stack", ", ".join(say(named("attribute", id)) for id in rival.stack)
    yield "show-workers", str(rival.workers)
    yield "show-resource-marker", str(rival.marker)
    yield "show-placed", _numbered(rival.placed, say)
    yield "show-workshops", _numbered(Counter(space.partition(".")[0] for space in player.workshops), say)
    yield "show-drawn", ", ".join(say(named("action", FACES.orders[order].action)) for order in rival.drawn)
    yield "show-scheme-deck", str(rival.scheme_deck)
    yield "show-scheme-pile", scheme_pile(rival, say)
    hidden = sum(favour.card is None for favour in view.favours)
    yield "show-schemes-on-favours", str(hidden)


def scheme_pile(rival: RivalView, say: Say) -> str:
    """The schemes that lie openly, the newest last."""
    found = ", ".join(say(named("action", FACES.schemes[card])) for card in rival.scheme_pile)
    return found or say(message("show-none"))


def _numbered(numbers: Mapping[str, int], say: Say) -> str:
    """Actions with how many lie or stand there."""
    found = ", ".join(f"{say(named('action', id))} {count}" for id, count in numbers.items())
    return found or say(message("show-none"))


def _owned_rows(view: PaladinsView, number: int, say: Say) -> Rows:
    """Pieces and cards that everybody can have, the solo opponent too."""
    player = view.players[number]
    yield "show-taken-times", _numbered(counts(player), say)
    yield "show-monks", _places(player.monks, say)
    yield "show-outposts", _places(player.outposts, say)
    yield "show-jars", _jars(player, number < view.seats, say)
    yield "show-walls", _lines(_wall(card, say) for card in player.walls)
    yield "show-kept", _lines(_townsfolk(card, say) for card in player.kept)
    yield "show-suspicion", _suspicion(player, say)
    yield "show-debts", _debts(player, say)
    nations = Counter(FACES.outsiders[card].nation for card in player.attacked)
    yield "show-attacked", ", ".join(f"{say(named('nation', id))} {nations[id]}" for id in NATIONS)
    yield "show-converted", _lines(_converted(card, vp, say) for card, vp in player.converted.items())


def _lines(parts: Iterable[str]) -> str:
    return "\n".join(parts) or "0"


def _places(spaces: Sequence[str], say: Say) -> str:
    """How many stand on the main board, and where."""
    places = "; ".join(say(message("show-place", **space_words(SPACE.read(space)))) for space in spaces)
    return f"{len(spaces)}: {places}" if places else "0"


def _jars(player: PlayerView, moved: bool, say: Say) -> str:
    """How many were moved, and what their spaces gave; the solo opponent only flips them."""
    rewards = {space.id: space.reward for space in FACES.jar_spaces}
    told = "; ".join(say(words(rewards[space])) for space in player.jars)
    return f"{len(player.jars)}: {told}" if told and moved else str(len(player.jars))


def _wall(card: str, say: Say) -> str:
    face = FACES.walls[card]
    vp = f", {say(message('show-vp', vp=face.vp))}" if face.vp else ""
    return f"{say(words(face.reward))}{vp}"


def _townsfolk(card: str, say: Say) -> str:
    return f"{say(named('townsfolk', card))}: {say(ability_words(CARD.read(card)))}"


def _suspicion(player: PlayerView, say: Say) -> str:
    """The taxes on the cards of the stack, the newest last."""
    taxes = ", ".join(str(FACES.suspicion[card]) for card in player.suspicion)
    count = len(player.suspicion)
    return f"{count} ({say(message('show-taxes', taxes=taxes))})" if taxes else "0"


def _converted(card: str, vp: int, say: Say) -> str:
    worth = say(worth_words(OUTSIDER.read(card)))
    return f"{say(named('outsider', card))}: {say(message('show-vp-now', vp=vp))} ({worth})"
