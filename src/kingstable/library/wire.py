"""What pages are told of games: which there are, the boards that some bring, and their rules."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kingstable.kernel import GameInfo, Message
from kingstable.lessons import Position
from kingstable.pictures import Frame
from kingstable.rulebook import Chapter, Section


class Accent(Struct):
    """The colour of a game on light and on dark, such as ``#31506f``."""

    light: Annotated[str, Meta(pattern="^#[0-9a-fA-F]{6}$")]
    dark: Annotated[str, Meta(pattern="^#[0-9a-fA-F]{6}$")]


class OutsideClient(Struct):
    """The board that a game from outside brings: for which interface it was made, and the addresses of its files.

    The addresses change with the content. `interface` is 0 where the board's own description cannot be read.
    """

    interface: int
    module: str
    cover: str = ""
    style: str = ""
    accent: Accent | None = None


class GameEntry(Struct):
    """GET /api/games: a game that can be played here, and the minds that know it, weakest first."""

    info: GameInfo
    minds: list[str]
    default_mind: str
    client: OutsideClient | None = None
    #: Why no new table can be opened; those that were begun go on.
    trouble: Message | None = None
    #: How many lessons teach it.
    lessons: int = 0
    #: The first game that they recommend.
    first: Position | None = None


class Rulebook(Struct):
    """GET /api/rulebook/{game}/{lang}: the rules told to people; without chapters where the game has no rulebook.

    `told` says in which block a clause is told, as `tower-2`: the chapter and the number of the block in it. `refusals`
    names the clause behind a reason why something cannot be chosen, by the id of its message. A picture that is not
    among `pictures` does not fit the components.
    """

    game: str
    lang: str
    title: str
    chapters: list[Chapter]
    told: dict[str, str]
    refusals: dict[str, str]
    pictures: dict[str, Frame]


class Rules(Struct):
    """GET /api/rules/{game}."""

    game: str
    title: str
    sections: list[Section]
