"""What every game shares: questions, options, the table, chance, records and scores. It names no game.

No I/O either, but for finding what is installed (`registry`) and for record files (`files`). The conformance kit, which
tests games, starts processes of its own.
"""

from kingstable.kernel.ask import Ask, Asks, Turn
from kingstable.kernel.choice import Choice
from kingstable.kernel.errors import (
    BadComponents,
    BadOptions,
    BadPosition,
    BadRecord,
    GameOver,
    IllegalChoice,
    KingstableError,
    NotYourTurn,
    RowBroken,
    StaleChoice,
    UndoRefused,
    UnknownComponents,
    UnknownGame,
    UnknownRules,
)
from kingstable.kernel.faces import Faces, Print, print_of
from kingstable.kernel.game import AnyGame, Game
from kingstable.kernel.info import LANGUAGES, GameInfo, Names, Options, Setting, Stretch
from kingstable.kernel.message import Argument, Message, message, named
from kingstable.kernel.mind import Mind, Sight
from kingstable.kernel.option import Notation, Option, Quiet, Thing
from kingstable.kernel.parts import Candidate, Level, Trust
from kingstable.kernel.record import Record
from kingstable.kernel.registry import find_game, game_ids, package_named, part_of
from kingstable.kernel.rng import Rng
from kingstable.kernel.score import ScoreLine, ScoreSheet, ranks, winners
from kingstable.kernel.state import Event, Logged, State, digest
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
    "Candidate",
    "Choice",
    "Event",
    "Faces",
    "Game",
    "GameInfo",
    "GameOver",
    "IllegalChoice",
    "KingstableError",
    "Level",
    "Logged",
    "Message",
    "Mind",
    "Names",
    "NotYourTurn",
    "Notation",
    "Option",
    "Options",
    "Print",
    "Quiet",
    "Record",
    "Rng",
    "RowBroken",
    "ScoreLine",
    "ScoreSheet",
    "Setting",
    "Sight",
    "StaleChoice",
    "State",
    "Stretch",
    "Table",
    "Thing",
    "Trust",
    "Turn",
    "UndoRefused",
    "UnknownComponents",
    "UnknownGame",
    "UnknownRules",
    "digest",
    "find_game",
    "game_ids",
    "message",
    "named",
    "package_named",
    "part_of",
    "print_of",
    "ranks",
    "winners",
]
