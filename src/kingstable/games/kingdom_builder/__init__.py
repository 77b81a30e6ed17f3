"""Kingdom Builder, the base game for two to four players, by docs/rules/kingdom_builder.md."""

from .game import KingdomBuilder, game

__all__ = ["KingdomBuilder", "game"]
