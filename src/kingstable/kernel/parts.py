"""What the modules of a game's package offer beside its rules: components, rows, advice, pad, terminal and minds.

Each is a module of this name in the package, found by `part_of`. All but `components` may be missing; then the game
is shown as plain data, and positions cannot be scored.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from kingstable.kernel.ask import Ask
from kingstable.kernel.message import Argument, Message
from kingstable.kernel.mind import Mind
from kingstable.kernel.option import Option
from kingstable.kernel.score import ScoreLine, ScoreSheet
from kingstable.kernel.table import Table

if TYPE_CHECKING:
    from rich.console import RenderableType


class Say(Protocol):
    """Puts a message into the reader's words."""

    def __call__(self, message: Message | str, /, **args: Argument) -> str: ...


class ComponentsPart(Protocol):
    """`components`: reads and checks the printed facts."""

    #: The components of this edition.
    COMPONENTS: Any

    def load(self, raw: bytes | str | Mapping[str, object]) -> Any:
        """The components of a file; raises `ComponentError`, which names the entry at fault."""


class RowsPart(Protocol):
    """`rows`: which choices one click makes together. Either function may be missing."""

    def leads_on(self, s: Any, option: Option) -> bool:
        """Whether a choice, now or later, is a step on the way to something further off than `s` offers now."""

    def follows(self, s: Any, ask: Ask) -> Option | None:
        """The answer to a question that leaves nothing to think about, though it is put."""


class LossesPart(Protocol):
    """`losses`: what a choice gives up for good, so that whoever makes it is asked once."""

    def loses(self, s: Any, ask: Ask, option: Option) -> Message | None:
        """What the seat would lose by this quiet option and could still have; None where nothing is truly lost."""


class AdvicePart(Protocol):
    """`advice`: what matters now, for somebody who is new to the game."""

    def advice(self, view: Any, ask: Ask) -> Iterable[Message]:
        """What a seat may be told at a question, from what it sees and nothing else, the most important first.

        What pays, what is short, what others threaten. Nothing where nothing matters.
        """


class ScoringPart(Protocol):
    """`scoring`, where a seat knows more of the scores than all do; a message `score-note` may say what is counted."""

    def known_sheets(self, s: Any, seat: int) -> list[ScoreSheet]:
        """The sheets as they would be now, from what this seat knows; its own is true."""


class ViewPart(Protocol):
    """`view`, where what all see can be looked up once for all seats."""

    def own_view(self, shown: Any, s: Any, seat: int) -> Any:
        """The view of a seat, made of a spectator's of the same moment."""


class PadPart(Protocol):
    """`pad`: scores positions that players wrote down at a real table."""

    def score_text(self, text: str) -> list[list[ScoreSheet]]:
        """The sheets of each position in a JSON text; raises `BadPosition`."""


class TerminalPart(Protocol):
    """`terminal`: draws a view with Rich. `lit` has the label of each thing that can be chosen.

    Together its pages show everything that the rules call public, none of it by colour alone, and at 80 columns they
    fold lines instead of cutting them. `show` must be there; a page that is missing or None is one the game has no
    use for.
    """

    #: The kinds of things on which the drawing puts labels.
    DRAWS: Sequence[str]

    #: The kinds of things that are numbers to be typed; what `typed` says of them stands beside the question.
    TYPES: Sequence[str]

    def show(self, view: Any, lit: Mapping[str, str], say: Say) -> RenderableType:
        """What all share: the table with its lit things, on the main screen."""

    def panel(self, view: Any, lit: Mapping[str, str], say: Say) -> RenderableType | None:
        """What stands beside it: the moment of the game, and each player in a few lines."""

    def board(self, view: Any, seat: int | None, say: Say) -> RenderableType | None:
        """Key `b`: all that is open of the player in a seat, or of the opponent without one (None)."""

    def piles(self, view: Any, say: Say) -> RenderableType | None:
        """Key `d`: piles with their sizes, and what lies openly in discards."""

    def tracks(self, view: Any, say: Say) -> RenderableType | None:
        """Key `t`: tracks with everybody's places, and tables of costs, rewards and what is left."""

    def choice(self, view: Any, ask: Ask, option: Option, say: Say) -> str | None:
        """A choice with what it costs and brings now; None where its own words say so."""

    def brief(self, view: Any, ask: Ask, option: Option, say: Say) -> str | None:
        """A choice in few words, for a screen without room for more; None where its own are few."""

    def typed(self, view: Any, ask: Ask, say: Say) -> str | None:
        """Which of the numbers of `TYPES` are open, and what they mean; None where none is."""

    def told(self, told: Message, say: Say) -> str | None:
        """An event of the log, where its own words leave open which of several things it is about; else None."""

    def about(self, view: Any, say: Say) -> RenderableType | None:
        """Key `?`: the meaning of signs, and what cards and other parts do."""


class GreedyPart(Protocol):
    """`greedy`: the game's own mind, announced as an entry point of ``kingstable.minds``."""

    Greedy: type[Mind]


class Candidate(NamedTuple):
    """A way to go on that is worth a thought: what it seems worth at a glance, and the choices it consists of."""

    worth: float
    choices: tuple[Option, ...]


class Level(NamedTuple):
    """How a level plays: seconds of thought a turn, turns that are compared, and the chance to overlook the best."""

    seconds: float
    top: int
    slip: float = 0.0


class Trust(NamedTuple):
    """How much the first glance counts beside what worlds say."""

    #: Worlds a way to go on must have been tried in until that counts as much as what it seems worth at a glance.
    prior: float
    #: Standard errors by which it must then be better than the one that seems best at a glance.
    caution: float


class ProspectsPart(Protocol):
    """`prospects`: what a search needs to know of a game. All of it is asked about imagined tables only.

    There may be `LEVELS` too: by name how the levels that it offers play this game; and `likely(s, seat)`, how
    likely a world that the seat imagines is beside others, as a logarithm.
    """

    #: Stages that are played on before positions are compared.
    AHEAD: int
    #: Ways to go on of which those are tried that seem best by what was learned; 0: the first candidates are.
    SIFTED: int

    def candidates(self, table: Table, ask: Ask, top: int) -> list[Candidate]:
        """At most so many ways to go on from a question to the end of the own turn, the best first, at least one.

        A single one is found quickly, for it is how everybody plays on.
        """

    def trust(self, seats: int) -> Trust:
        """How much the first glance counts with so many players."""

    def stage(self, s: Any, seat: int) -> int:
        """How far the game has come for this seat; it grows where positions can be compared, such as by turns."""

    def means(self, s: Any, seat: int) -> list[ScoreLine]:
        """What the seat has beside the lines of its score sheet, and how much of it, with its words."""

    def margin(self, s: Any, seat: int) -> float:
        """By how many points the seat may be expected to be ahead of the best of the others at the end."""
