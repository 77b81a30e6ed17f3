"""What pages and tables say to each other: plans of tables, wishes of pages, scenes and answers.

The messages of a socket are told apart by ``type``. A game's view, its messages and score sheets are the structs of the
game and of the kernel.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from kingstable.kernel import Message, ScoreLine, ScoreSheet
from kingstable.minds.judging import Chosen
from kingstable.play.acts import Way
from kingstable.play.seats import NAME_LENGTH, SeatKind

#: PostgreSQL takes no text with the letter NUL in it.
_WITHOUT_NUL = r"^[^\x00]*$"
TableId = Annotated[str, Meta(min_length=1, max_length=32, pattern=_WITHOUT_NUL)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
#: Made up by the client; comes back with the answer. A choice sent twice under one id is made once.
ClientId = Annotated[str, Meta(max_length=64)]
#: A choice as it is written, and those that follow it in a row.
Notation = Annotated[str, Meta(min_length=1, max_length=400)]
Then = Annotated[tuple[Notation, ...], Meta(max_length=40)]
#: The id of something that was said.
MessageId = Annotated[str, Meta(min_length=1, max_length=100)]
TableName = Annotated[str, Meta(max_length=60)]
Word = Annotated[str, Meta(max_length=64, pattern=_WITHOUT_NUL)]
#: An `ended` game is over without a result.
Status = Literal["open", "running", "finished", "ended"]
#: Every way in which something can be refused, for programs.
Code = Literal[
    "malformed",
    "bad_options",
    "bad_record",
    "bad_notice",
    "no_name",
    "bad_login",
    "bad_password",
    "foreign_origin",
    "not_seated",
    "not_owner",
    "private_chat",
    "no_hints",
    "not_found",
    "unknown_table",
    "unknown_game",
    "unknown_mind",
    "bad_link",
    "bad_method",
    "stale",
    "row_broken",
    "not_your_turn",
    "illegal",
    "over",
    "not_over",
    "undo_refused",
    "no_request",
    "not_started",
    "already_started",
    "seat_taken",
    "deal_used",
    "notice_failed",
    "by_link_only",
    "not_overdue",
    "nobody_gone",
    "expired",
    "login_taken",
    "other_version",
    "other_components",
    "bad_components",
    "slow",
    "too_large",
    "long_address",
    "media_type",
    "rate",
    "too_many",
    "crowded",
    "pages",
    "long_head",
    "wrong_tries",
    "internal",
    "storage",
    "full",
    "unsettled",
    "elsewhere",
    "unkept",
]


class Request(Struct, forbid_unknown_fields=True):
    """Base of what clients send."""


# -- plans ------------------------------------------------------------------------------------------------------------


class Pace(Request):
    """How fast to play: `live`, or at most so many days for each decision (then others may have a mind take over)."""

    kind: Literal["live", "days"] = "live"
    days: Annotated[int, Meta(ge=1, le=60)] = 1


# It becomes an `Occupant` when the table is made: until then it speaks of me, and of minds not yet found.
class SeatPlan(Request):
    """Who is to sit on a seat of a new table.

    `me`: I do (on several seats, if I like: the hot seat, where those who share my screen have a `name` each);
    `person`: whoever comes by the join link; `open`: anybody from the lobby or by the link; `mind`: the mind of that
    name, or the default one.
    """

    kind: Literal["me", "person", "open", "mind"]
    mind: Word | None = None
    name: Annotated[str, Meta(max_length=NAME_LENGTH)] = ""


class NewTable(Request):
    """POST /api/tables. A table whose seats are all taken starts at once."""

    game: Word
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    name: TableName = ""
    #: Undo may go beyond the rules: at once while one person plays, with everybody's consent otherwise.
    free_undo: bool = True
    #: Not listed in the lobby; only those who have a link come in.
    private: bool = False
    pace: Pace = msgspec.field(default_factory=Pace)
    #: Minutes after which a player who is asked and not there counts as gone; usually ten, or twice the days.
    patience: Annotated[int, Meta(ge=1, le=200_000)] | None = None
    #: The deal of a preview, to be played with just what it shows; each is played once.
    deal: Word = ""
    #: Sent again under the same id, it makes no second table.
    id: ClientId = ""


class PreviewTable(Request):
    """POST /api/preview: what a table with these options would look like.

    `deal` is any word: under the same one chance falls the same way, here and for a table of these seats and options.
    """

    game: Word
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any] = {}
    deal: Word = ""


class SetUp(Struct):
    """A set-up as a spectator sees it. Without a `deal`, chance is drawn anew for each preview and the real table."""

    game: str
    view: Any
    #: Where what is printed is fetched, below ``/api/faces/<game>/``; the same as long as nothing of it changes.
    faces: str


# -- tables in a list -------------------------------------------------------------------------------------------------


# An `Occupant` as one viewer knows them: by name, since nobody learns the ids of others.
class Seat(Struct):
    """Somebody at a table."""

    #: A person's name; empty for a mind or an open seat.
    name: str
    kind: SeatKind
    #: The mind that sits here, if any.
    mind: str | None
    #: A person with a page open at this table.
    connected: bool
    mine: bool
    #: Index of the colour.
    colour: int
    #: An open seat that only the join link opens.
    by_link: bool = False
    #: A mind took this seat over from the person whose name it still bears.
    taken_over: bool = False


class TableSummary(Struct):
    """A table in a list."""

    id: str
    game: str
    name: str
    status: Status
    seats: list[Seat]
    options: dict[str, Any]
    #: I made this table: I may start or delete it while it has not begun.
    own: bool
    private: bool
    free_undo: bool
    pace: Pace
    #: The seats that are asked now, and whether one of them is mine.
    waiting: list[int]
    my_move: bool
    round: int
    #: Times are ISO 8601 in UTC.
    created: str
    updated: str
    #: The name of whoever made the table.
    host: str = ""
    #: For those who sit here or made it: the code of the join link /join/{code}. The watch link is /table/{id}.
    join: str | None = None
    #: Seats that won, when it is finished.
    winners: list[int] = []
    #: The next table of the same players.
    rematch: str | None = None
    #: When the table will be removed, or the game ended, if nobody comes; told some days before. A record that was
    #: opened is removed then.
    expires: str | None = None


# -- from the page to the table ---------------------------------------------------------------------------------------


class Watch(Request, tag_field="type", tag="watch"):
    """Show me a table, and every change of it, until `unwatch`: first the scene, then the chat.

    `log` and `version` are what the page has already got of it, so that only the rest of the log is sent.
    `seat` asks for the view of one of my seats (of any seat once the game is over); without it, mine that is asked.
    """

    table: TableId
    log: Count = 0
    version: Count = 0
    seat: SeatNumber | None = None
    id: ClientId = ""


class Choose(Request, tag_field="type", tag="choose"):
    """Answer the question `number` with the option written as `do`, and the questions after it with those in `then`.

    Such a row is made whole or not at all, and taken back as one. It may end where something new becomes known, but
    not go past it. With `on`, questions that leave nothing to think about are answered with it. `version` is that of
    the scene the player saw; with it, an answer to a question that was taken back and put anew is refused as stale.
    """

    table: TableId
    seat: SeatNumber
    number: Count
    do: Notation
    version: Count | None = None
    id: ClientId = ""
    then: Then = ()
    on: bool = False


class Undo(Request, tag_field="type", tag="undo"):
    """Take back my last choice, or ask the others for their consent where the scene says it is needed."""

    table: TableId
    seat: SeatNumber
    version: Count | None = None
    id: ClientId = ""


class Consent(Request, tag_field="type", tag="consent"):
    """Answer somebody's request to take a choice back (`agree`), or withdraw my own (`agree` false)."""

    table: TableId
    agree: bool
    id: ClientId = ""


class Explain(Request, tag_field="type", tag="explain"):
    """Why is this thing (``hex:6,17``) not among my options?"""

    table: TableId
    seat: SeatNumber
    thing: Annotated[str, Meta(min_length=1, max_length=200)]
    id: ClientId = ""


class Advise(Request, tag_field="type", tag="advise"):
    """What matters now at the question to my seat? Without what was `said` to it last, by the ids of messages."""

    table: TableId
    seat: SeatNumber
    said: Annotated[list[MessageId], Meta(max_length=16)] = []
    id: ClientId = ""


class AskHint(Request, tag_field="type", tag="hint"):
    """What would a program choose at the question `number` to my seat? Answered where allowed, and counted."""

    table: TableId
    seat: SeatNumber
    number: Count
    id: ClientId = ""


class AllowHints(Request, tag_field="type", tag="allow_hints"):
    """Propose hints where people compete, or agree to them; without `allow` I am against them, or no longer for them.

    There are hints once all people at the table are for them, and none as soon as one is against.
    """

    table: TableId
    allow: bool
    id: ClientId = ""


class TryOut(Request, tag_field="type", tag="preview"):
    """What would this option, and the row that it begins, bring?"""

    table: TableId
    seat: SeatNumber
    do: Notation
    id: ClientId = ""
    then: Then = ()


class Follow(Request, tag_field="type", tag="follow"):
    """What happened after the first `since` choices, step by step, and up to that many if there is an end to it?

    Seen from one of my seats (from any seat once the game is over); without `seat`, from my first.
    """

    table: TableId
    since: Count
    upto: Count | None = None
    seat: SeatNumber | None = None
    id: ClientId = ""


# -- from the table to the page ---------------------------------------------------------------------------------------


class Offer(Struct, omit_defaults=True):
    """One legal option: what to send back as `do`, its kind, its words, and the things on the board it touches."""

    do: str
    kind: str
    label: Message
    references: list[str]
    #: It leads back or lets something go: never the main choice while there is another.
    quiet: bool = False


class FarOffer(Offer, kw_only=True):
    """A row of choices, `do` and then those in `then`, to something not offered yet; all else is of the last one.

    Where rows to the same differ in what comes of them, `by` names their steps.
    """

    then: list[str]
    by: list[Message] = []


class OpenAsk(Struct):
    """An open question to one of my seats."""

    seat: int
    number: int
    prompt: Message
    #: The clauses behind the question.
    rules: list[str]
    #: The answer ends something that can still be taken back before.
    confirm: bool
    options: list[Offer]
    #: What lies further off, the nearest first.
    far: list[FarOffer]
    #: What some of the options, by their `do`, would give up for good: ask once before sending them.
    losing: dict[str, Message]


# A `Logged` line as one seat may read it, without what it keeps secret from that seat.
class LogEntry(Struct):
    """Something that happened; `n` choices had been made then."""

    n: int
    message: Message


class UndoState(Struct):
    """Whether I may take my last choice back, and if not (or not alone), why."""

    allowed: bool
    #: Of the seat whose choice it would be.
    seat: int | None
    reason: Message | None
    #: Allowed only with the consent of the others; `undo` then asks them.
    needs_consent: bool


class ConsentState(Struct):
    """Somebody asks to take a choice back; the seats in `waiting_for` have not answered yet."""

    asked_by: int
    waiting_for: list[int]


class HintsState(Struct):
    """Whether a program may be asked what it would choose; where people compete, all of them must be for it.

    The seats of those who are for it and, once somebody is, of those who have not answered yet.
    """

    competing: bool
    allowed: bool
    agreed: list[int]
    waiting_for: list[int]


class Absent(Struct):
    """A player for whom the game waits and who has not been there since then; `gone` when that is too long."""

    seat: int
    since: str
    gone: bool


class EndingState(Struct):
    """While somebody is gone: who wants what, and how many must want the same for it to happen."""

    votes: dict[int, Way]
    needed: int


class Result(Struct):
    """How it ended; nobody has won a game that was `ended`."""

    winners: list[int]
    #: When, ISO 8601 in UTC.
    at: str


class Scene(Struct, tag_field="type", tag="scene"):
    """A whole table as this viewer may see it; sent on `watch` and after every change."""

    table: str
    game: str
    name: str
    status: Status
    #: Grows with everything that is done at the table, undo included.
    version: int
    #: The number of the open question.
    number: int
    seats: list[Seat]
    options: dict[str, Any]
    viewer_seats: list[int]
    #: Whose view this is; None is a spectator's.
    seat: int | None
    #: The game's view (its `view_type`); None while the table has not started.
    view: Any
    #: Where what is printed is fetched, below ``/api/faces/<game>/``; the same as long as nothing of it changes.
    faces: str
    #: Questions to my seats only.
    asks: list[OpenAsk]
    #: All seats that are asked.
    waiting: list[int]
    active: int | None
    round: int
    over: bool
    #: As they stand now, as far as `seat` knows.
    scores: list[ScoreSheet]
    #: A line of points per round so far: the round, and the totals at its end, of each seat and then of opponents
    #: without one.
    history: list[tuple[int, list[int]]]
    #: `log` replaces what the page has from entry `log_from` on.
    log_from: int
    log: list[LogEntry]
    undo: UndoState
    consent: ConsentState | None
    #: Choices so far: the length of the replay slider.
    choices: int
    result: Result | None
    own: bool
    free_undo: bool
    private: bool
    pace: Pace
    #: When the seats asked should have answered, at a pace of days; those in `overdue` may be claimed for a mind.
    deadline: str | None = None
    overdue: list[int] = []
    #: Who is waited for and not there. Once one of them is gone, those who stayed may decide what becomes of the game.
    absent: list[Absent] = []
    ending: EndingState | None = None
    join: str | None = None
    rematch: str | None = None
    #: How often each seat was told what a program would choose.
    hints: list[int] = []
    #: None while the game has not begun, and where it is looked back at.
    hinting: HintsState | None = None


class Ack(Struct, tag_field="type", tag="ack"):
    """Done, and durable."""

    id: str
    version: int


class Refusal(Struct, tag_field="type", tag="refusal"):
    """Not done, nothing changed. `code` is for programs, `message` for translation, `detail` one plain line."""

    id: str
    code: Code
    message: Message
    detail: str = ""


class Explanation(Struct, tag_field="type", tag="explanation"):
    """The answer to `explain`; None when there is nothing special to say."""

    id: str
    table: str
    thing: str
    message: Message | None


class Advice(Struct, tag_field="type", tag="advice"):
    """The answer to `advise`: at most two messages about question `number`, the most important first, often none."""

    id: str
    table: str
    number: int
    said: list[Message]


class Suggestion(Struct):
    """A way to go on: its choices, what they bring at once and later, and what may be expected at the end."""

    steps: list[Chosen]
    brings: list[ScoreLine]
    #: What one then has more or less of, beside points; and the points that come later, on average.
    means: list[ScoreLine]
    leads: list[ScoreLine]
    #: Points by which one may be ahead, and the chance to win.
    margin: float
    chance: float
    #: In words: what happens by itself, and why it is better or worse than another of the ways.
    reasons: list[Message]


class Hints(Struct, tag_field="type", tag="hints"):
    """The answer to `hint`: at most three ways to go on from question `number`."""

    id: str
    table: str
    number: int
    ways: list[Suggestion]


class Trial(Struct, tag_field="type", tag="preview"):
    """The answer to `preview`. `view` and `scores` are None when chance or hidden cards would decide."""

    id: str
    table: str
    do: str
    view: Any
    scores: list[ScoreSheet] | None


class Step(Struct, omit_defaults=True):
    """Something that happened as the choice before `n` was carried out: what was told, and what it led to.

    `turn`: how many choices had been made when the turn began in which it was. `auto`: nobody was asked, since there
    was no other choice.
    """

    n: int
    turn: int
    seat: int
    told: list[Message]
    view: Any
    scores: list[ScoreSheet]
    auto: bool = False


class Course(Struct, tag_field="type", tag="course"):
    """The answer to `follow`: the steps after `since` choices and up to `upto`, the view in between as it was."""

    id: str
    table: str
    since: int
    upto: int
    seat: int | None
    steps: list[Step]
