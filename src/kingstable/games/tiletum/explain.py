"""Why a thing on the table is not among the choices, in the words of the rules."""

from kingstable.kernel import Ask, Message


def explain(s: object, ask: Ask, thing: str) -> Message | None:
    return None
