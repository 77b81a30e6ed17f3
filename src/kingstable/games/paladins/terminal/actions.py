"""The actions of a player's board: their spaces, how often each was taken, what it needs, costs and raises."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from kingstable.kernel import Message, message, named
from kingstable.kernel.parts import Say

from ..faces import ActionFace
from ..view import PlayerView
from .signs import FACES, short, sign, worker


def actions(player: PlayerView, say: Say, plain: bool) -> Grid:
    """One line each: the name, the spaces with workers and workshops, and the facts."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold", style="dim")
    for action in FACES.actions:
        busy = any(player.placed.get(action.id, []))
        name = Text(say(named("action", action.id)), style="dim" if busy else "bold")
        grid.add_row(name, _spaces(action, player, say, plain), _facts(action, player, say))
    return grid


def _spaces(action: ActionFace, player: PlayerView, say: Say, plain: bool) -> Text:
    text = Text()
    placed = player.placed.get(action.id, [None] * len(action.spaces))
    for number, (space, kind) in enumerate(zip(action.spaces, placed, strict=True), 1):
        if f"{action.id}.{number}" in player.workshops:
            text.append(f"[ {sign('workshop', plain)} ]")
        elif kind is not None:
            text.append_text(worker(kind, say))
        elif space.accepts == "any":
            text.append("[   ]", style="dim")
        else:
            text.append(f"[{short(space.accepts, say)}]", style="dim")
    return text


def counts(player: PlayerView) -> dict[str, int]:
    """How often each action counts as taken."""
    return {
        "develop": len(player.workshops),
        "commission": len(player.monks),
        "fortify": len(player.walls),
        "garrison": len(player.outposts),
        "absolve": len(player.jars),
        "attack": len(player.attacked),
        "convert": len(player.converted),
    }


def _facts(action: ActionFace, player: PlayerView, say: Say) -> str:
    """What it needs and raises, how often it was taken, and what it costs next."""
    facts = []
    if action.needs is not None:
        facts.append(f"{_need(action, player, say)} → {say(named('attribute', action.raises or ''))}")
    if action.id in counts(player):
        facts.append(_taken(action, player, say))
    price = cost(action, player)
    if price is not None:
        facts.append(say(price))
    return " · ".join(facts)


def _need(action: ActionFace, player: PlayerView, say: Say) -> str:
    """The attribute that it depends on, with the value where it is printed on the player's board."""
    name = say(named("attribute", action.needs or ""))
    count = counts(player)[action.id]
    return f"{name} {action.thresholds[count]}" if count < len(action.thresholds) else name


def _taken(action: ActionFace, player: PlayerView, say: Say) -> str:
    count = counts(player)[action.id]
    limit = action.limit or (len(FACES.workshop_row) if action.id == "develop" else 0)
    return say(message("show-count", count=count, limit=limit) if limit else message("show-times", count=count))


def cost(action: ActionFace, player: PlayerView) -> Message | None:
    """What it costs the next time beside workers, if it has a price of its own."""
    count = counts(player).get(action.id, 0)
    printed = action.costs[count] if count < len(action.costs) else action.cost
    amount = player.costs.get(action.id, printed)
    if action.resource is None or (not amount and not printed):
        return None
    return message(f"reward-{action.resource}", amount=amount) if amount else message("price-silver", amount=0)
