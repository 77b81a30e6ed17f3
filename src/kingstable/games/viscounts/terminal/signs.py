"""What all pages share: the marks of players and labels of choices, printed cards, effects and icons in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from kingstable.kernel import Argument, Message, message, named
from kingstable.kernel.parts import Say

from ..components import ACTIONS, BUILDINGS, COMPONENTS, ICONS, RESOURCES, RIBBONS
from ..faces import CardFace, ManuscriptFace, faces
from ..printed.entry import Effects
from ..tables.boards import BUILDING_NAMES
from ..tables.cards import BONUS_ICONS, BONUS_NAMES
from ..tables.numbers import SILVER, TRADE
from ..tables.words import effects_message, icons_message, stock_message
from ..view import ViscountsView

FACES: Final = faces()

_MARKS: Final = "●■▲◆"
_AUTOMA_MARK: Final = "✦"
_STYLES: Final = ("bold #ff5f5f", "bold #5f9fff", "bold #ffd75f", "bold #5fd787", "bold #bcbcbc")
_LIT: Final = "bold #000000 on #ffe600"


def alike(cards: Iterable[str]) -> set[str]:
    """Those of these cards that share their name with another of them; no card shows the number of its id."""
    found = [*cards]
    shared = Counter(_NAMES.get(id, id) for id in found)
    return {id for id in found if shared[_NAMES.get(id, id)] > 1}


_NAMES: Final = {card.id: card.names.en for card in COMPONENTS.townsfolk}
_ALIKE: Final = {named("card", id).id: FACES.cards[id] for id in alike(_NAMES)}

# -- players and choices ---------------------------------------------------------------------------------------------


def is_automa(view: ViscountsView, who: int) -> bool:
    return view.automa is not None and who == len(view.players) - 1


def mark(view: ViscountsView, who: int) -> tuple[str, str]:
    """The sign of a player's pieces, and its style."""
    return (_AUTOMA_MARK, _STYLES[4]) if is_automa(view, who) else (_MARKS[who], _STYLES[who])


def marks(view: ViscountsView, players: Iterable[int]) -> Text:
    """The signs of several players."""
    return Text(" ").join(Text(*mark(view, who)) for who in players)


def name_of(view: ViscountsView, who: int) -> Message:
    if view.automa is not None and is_automa(view, who):
        return named("automa", view.automa.id)
    return message("seat-name", seat=who)


def labelled(lit: Mapping[str, str], reference: str) -> Text:
    """The label of a thing that can be chosen."""
    return Text.assemble((f" {lit[reference]} ", _LIT), " ") if reference in lit else Text()


def two_columns() -> Grid:
    """Headings on the left, what belongs to them on the right; long lines are folded."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", max_width=26, overflow="fold")
    grid.add_column(overflow="fold")
    return grid


def table(*heads: str) -> Grid:
    """A table with these headings; long lines are folded."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    for head in heads:
        grid.add_column(head, overflow="fold")
    return grid


# -- printed things --------------------------------------------------------------------------------------------------


def effects_words(effects: Effects, say: Say) -> str:
    return say(effects_message(effects))


def icons_words(numbers: Iterable[int], say: Say) -> str:
    """Icons in short: a few letters of their names and their number."""
    return " ".join(f"{say(named('short', ICONS[icon]))}\u00a0{n}" for icon, n in enumerate(numbers) if n)


def price(silver: int, say: Say) -> str:
    return say(stock_message(SILVER, silver))


def card_facts(face: CardFace, say: Say) -> str:
    """Price and steps, icons, and what it gives when it is hired or dismissed."""
    corner = f"; {effects_words(face.corner, say)}" if face.corner else ""
    return f"{price(face.silver, say)}, {icons_words(face.icons, say)}{corner}"


def told(told: Message, say: Say) -> str | None:
    """An event or a choice with what tells its cards from others of their name; None where it names no such card."""

    def apart(value: int | str | Message) -> int | str | Message:
        return _apart(value, say) if isinstance(value, Message) else value

    args: dict[str, Argument] = {
        name: [apart(each) for each in value] if isinstance(value, list) else apart(value)
        for name, value in told.args.items()
    }
    return say(Message(told.id, args)) if args != told.args else None


def card_name(id: str, say: Say) -> str:
    """A card by name, with what tells it from others of that name."""
    return say(_apart(named("card", id), say))


def _apart(name: Message, say: Say) -> Message:
    face = _ALIKE.get(name.id)
    if face is None:
        return name
    return message("card-apart", card=name, what=f"{price(face.silver, say)}; {effects_words(face.ability, say)}")


def card_words(id: str, say: Say) -> Text:
    """A card by name, with its facts."""
    text = Text(say(named("card", id)))
    return text.append(f" ({card_facts(FACES.cards[id], say)})", style="dim")


def explained(lit: Mapping[str, str], id: str, say: Say, also: bool = False) -> Text:
    """What a card does, if it can be chosen, or for another reason."""
    return Text(f": {ability(FACES.cards[id], say)}" if also or f"card:{id}" in lit else "", style="dim")


def ability(face: CardFace, say: Say) -> str:
    """When a card's ability works and what it does."""
    if face.conversion is not None:
        amount, gives = face.conversion.amount, face.conversion.gives
        paid = [
            icons_message(TRADE, amount) if each == "trade_icon" else stock_message(RESOURCES.index(each), amount)
            for each in face.conversion.paid
        ]
        return say(
            message(
                "ability-convert-once" if gives > amount else "ability-convert",
                action=named("action", face.action),
                paid=" / ".join(say(each) for each in paid),
                icons=icons_message(ACTIONS.index(face.action), gives),
            )
        )
    what = effects_message(face.ability)
    if face.event:
        return say(message("ability-event", event=named("event", face.event), what=what))
    if face.action:
        return say(message("ability-after-action", action=named("action", face.action), what=what))
    when = say(named("timing", face.timing))
    return f"{when}: {say(what)}" if face.ability else when


def worth(face: ManuscriptFace, say: Say) -> str:
    """What a manuscript gives, or scores in the end."""
    if face.scores:
        return say(message(f"scores-{face.scores}".replace("_", "-"), per=face.per))
    return effects_words(face.immediate, say)


def manuscript_words(id: str, say: Say) -> str:
    """A manuscript by ribbon and cost, with what it gives."""
    face = FACES.manuscripts[id]
    ribbon = named("ribbon", face.ribbon)
    return say(message("show-scroll", ribbon=ribbon, cost=face.cost, gives=worth(face, say)))


def short(building: str, say: Say) -> str:
    """A building in short: a letter of its type, and the number of its slot."""
    type, _, slot = building.rpartition("_")
    return f"{say(named('short', type))}{slot}"


def building_name(building: str, say: Say) -> str:
    return say(BUILDING_NAMES[BUILDINGS.index(building)])


def bonus_words(ribbon: str, say: Say) -> str:
    """A cleric bonus card by name, with its icons."""
    number = RIBBONS.index(ribbon)
    return f"{say(BONUS_NAMES[number])}: {icons_words(BONUS_ICONS[number], say)}"
