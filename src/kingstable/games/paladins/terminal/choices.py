"""Choices with what they cost and bring now, where their own words cannot say it."""

from __future__ import annotations

from kingstable.kernel import Ask, Message, Option, message, named
from kingstable.kernel.parts import Say

from ..faces import ActionFace
from ..options import Assign, Clear, Keep, Use, Workshop
from ..tables import ACTIONS, DASHED
from ..tables.rewards import WORKERS
from ..view import PaladinsView, PlayerView
from .actions import cost
from .signs import FACES, ability, crew, words


def choice(view: PaladinsView, ask: Ask, option: Option, say: Say) -> str | None:
    """The choice of the viewer in words; None where its own say enough."""
    if isinstance(option, Assign):
        return _assign(view, option, say)
    if isinstance(option, Use):
        return _use(FACES.actions[option.action], option.workers, view.players[ask.seat], say)
    if isinstance(option, Keep) and option.workers:
        return crew([WORKERS[kind] for kind in option.workers], say)
    if isinstance(option, Clear):
        placed = view.players[ask.seat].placed[ACTIONS[option.action]]
        told = crew([kind for kind in placed if kind is not None], say)
        return say(message("show-clear", action=named("action", ACTIONS[option.action]), workers=told))
    if isinstance(option, Workshop):
        return _workshop(option, view.players[ask.seat], say)
    return None


def _assign(view: PaladinsView, option: Assign, say: Say) -> str:
    """The three paladins by name, and what the one that is used does."""
    use, top, bottom = (view.hand[number - 1] for number in (option.use, option.top, option.bottom))
    return say(
        message(
            "show-assign",
            use=named("paladin", use),
            ability=ability(FACES.paladins[use]),
            top=named("paladin", top),
            bottom=named("paladin", bottom),
        )
    )


def _use(action: ActionFace, workers: int, player: PlayerView, say: Say) -> str:
    """The workers, the price, and what the action and the paladin bring."""
    head = say(message("option-use", action=named("action", action.id), workers=workers))
    price = cost(action, player)
    if price is not None:
        head += f" ({say(price)})"
    return f"{head} → {say(_brings(action, workers, player))}{_bonus(action, player, say)}"


def _bonus(action: ActionFace, player: PlayerView, say: Say) -> str:
    """What the paladin of the round adds."""
    face = FACES.paladins.get(player.paladin or "")
    if face is None or face.kind != "bonus" or face.action != action.id:
        return ""
    return f"; {say(named('paladin', face.id))}: {say(words(face.reward))}"


def _brings(action: ActionFace, workers: int, player: PlayerView) -> Message:
    if action.id in ("hunt", "trade"):
        return words(action.rewards[workers - 1])
    if action.id == "develop":
        kind = FACES.workshop_row[len(player.workshops)]
        return message("use-develop", worker=message("reward-worker", amount=1, worker=named("worker", kind)))
    if action.id == "recruit":
        return message("use-recruit-1" if workers == 1 else "use-recruit-2")
    return message(f"use-{action.id}", reward=words(action.rewards[0] if action.rewards else ()))


def _workshop(option: Workshop, player: PlayerView, say: Say) -> str:
    """The worker that the action no longer needs."""
    action, space = DASHED[option.space]
    face = FACES.actions[action]
    kind = face.spaces[space].accepts
    need = message("any-worker") if kind == "any" else message("reward-worker", amount=1, worker=named("worker", kind))
    return f"{say(option.message)} ({say(message('show-replaces', worker=need))})"
