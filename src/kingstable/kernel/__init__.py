"""What every game shares: questions, options, the table, chance, records and scores. No I/O, no game names."""

from kingstable.kernel.ask import Ask, Asks, Turn
from kingstable.kernel.errors import (
    BadComponents,
    BadOptions,
    BadPosition,
    BadRecord,
    GameOver,
    IllegalChoice,
    KingstableError,
    NotYourTurn,
    StaleChoice,
    UndoRefused,
    UnknownComponents,
    UnknownGame,
)
from kingstable.kernel.game import AnyGame, Game
from kingstable.kernel.info import LANGUAGES, GameInfo, Names, Options, Setting
from kingstable.kernel.message import Argument, Message, message, named
from kingstable.kernel.mind import Mind, Sight
from kingstable.kernel.option import Notation, Option, Thing
from kingstable.kernel.record import Choice, Record
from kingstable.kernel.registry import find_game, game_ids, package_named, part_of
from kingstable.kernel.rng import Rng
from kingstable.kernel.score import ScoreLine, ScoreSheet, ranks
from kingstable.kernel.state import Event, State, digest
from kingstable.kernel.table import Table

__all__ = [
    "LANGUAGES",
    "AnyGame",
    "Argument",
    "Ask",
    "Asks",
    "BadComponents",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "Choice",
    "Event",
    "Game",
    "GameInfo",
    "GameOver",
    "IllegalChoice",
    "KingstableError",
    "Message",
    "Mind",
    "Names",
    "NotYourTurn",
    "Notation",
    "Option",
    "Options",
    "Record",
    "Rng",
    "ScoreLine",
    "ScoreSheet",
    "Setting",
    "Sight",
    "StaleChoice",
    "State",
    "Table",
    "Thing",
    "Turn",
    "UndoRefused",
    "UnknownComponents",
    "UnknownGame",
    "digest",
    "find_game",
    "game_ids",
    "message",
    "named",
    "package_named",
    "part_of",
    "ranks",
]
