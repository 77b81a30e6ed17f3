"""The Automa's page: its schemes with all that is printed on them, focus, preference and reference card."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType

from kingstable.kernel import message, named
from kingstable.kernel.parts import Say

from ..components import BUILDINGS
from ..faces import OptionFace, SchemeFace
from ..tables.schemes import AUTOMAS
from ..view import PlayerView, ViscountsView
from .signs import FACES, effects_words, icons_words


def automa_rows(view: ViscountsView, player: PlayerView, say: Say) -> Iterator[tuple[str, RenderableType]]:
    """Schemes on the board and in the piles, and how the Automa decides."""
    assert view.automa is not None
    face = FACES.automas[view.automa.id]
    none = say(message("show-none"))
    for number, id in enumerate(player.slots, 1):
        yield f"show-slot-{number}", none if id is None else _scheme(FACES.schemes[id], say)
    yield "show-icons", icons_words(player.icons, say) or none
    yield "show-scheme-deck", str(player.draw_pile_size)
    yield "show-discard", ", ".join(say(named("scheme", id)) for id in player.discard) or none
    yield "show-future", str(view.automa.future_left)
    yield "show-focus", say(message("focus-flip") if face.focus == "flip" else named("action", face.focus))
    yield "show-preference", ", ".join(_wanted(resource, until, say) for resource, until in face.preference)
    yield "show-reference", "\n".join(say(message(f"reference-{column}")) for column in (1, 2, 3))


def _scheme(face: SchemeFace, say: Say) -> str:
    """Header, rows, steps, and the options from the left."""
    rows = [effects_words(row, say) for row in (face.row1, face.row2) if row]
    options = " / ".join(_option(option, say) for option in face.options)
    steps = say(message("show-scheme-steps", n=face.move))
    return f"{say(named('scheme', face.id))} ({icons_words(face.header, say)}): {'; '.join([*rows, steps, options])}"


def _option(option: OptionFace, say: Say) -> str:
    if option.action == "focus":
        return say(named("term", "focus"))
    return say(named("action", option.action)) if option.action else effects_words(option.effects, say)


def _wanted(resource: str, until: int, say: Say) -> str:
    """A resource, and up to how many it is preferred."""
    if resource == "any":
        return say(message("show-any-resource"))
    return say(message("show-until", n=until, resource=named("resource", resource)))


def automa_slot(automa: str, building: str, say: Say) -> str:
    """What a building opens; guildhalls of each board have other icons."""
    icons = AUTOMAS[automa].slot_icons[BUILDINGS.index(building)]
    return icons_words(icons, say) or say(named("automa_slot", building))
