"""Players that are programs. They see what a person in their seat sees, never a secret.

Minds register through the entry point group ``kingstable.minds``: a bare name (``random``) plays every game, a name
with the game in front (``kingdom_builder.greedy``) plays that one. The levels (`levels`) play every game too.
"""

from kingstable.kernel import Mind, Sight
from kingstable.minds.mind import UnknownMind, answers_at_once, default_mind, find_mind, ladder, mind_ids, substitute

__all__ = [
    "Mind",
    "Sight",
    "UnknownMind",
    "answers_at_once",
    "default_mind",
    "find_mind",
    "ladder",
    "mind_ids",
    "substitute",
]
