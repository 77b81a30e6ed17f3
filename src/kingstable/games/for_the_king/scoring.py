"""The end of the game: who takes which duty, the points, and how ties for victory are broken (sections 12 to 14)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from kingstable.kernel import Message, ScoreLine, ScoreSheet, message, ranks

from .names import OFFICE_NAME
from .state import NOBODY, OVER, KingState
from .tables import DEALS, FACE, HALF, OFFICES, TIEBREAK, Face

#: Letters count the more the closer they are to A; nothing counts 0.
_NO_LETTER: Final = "["


class Standing(NamedTuple):
    """A player who holds cards of an office: their sum and their letter closest to A."""

    seat: int
    sum: int
    letter: str


class Duty(NamedTuple):
    """The values of an office's two duties; a secondary of 0 is not there."""

    office: int
    primary: int
    secondary: int


class Award(NamedTuple):
    """What became of an office: all who hold cards of it, best first, and who takes its duties (-1: nobody)."""

    duty: Duty
    standings: tuple[Standing, ...]
    primary_seat: int
    secondary_seat: int

    @property
    def places(self) -> tuple[tuple[str, int, int], ...]:
        """The duties that are there, with their values and takers."""
        primary = ("primary", self.duty.primary, self.primary_seat)
        secondary = ("secondary", self.duty.secondary, self.secondary_seat)
        return (primary, secondary) if self.duty.secondary else (primary,)

    def by_letter(self, place: int) -> bool:
        """Whether only the letter gave the player at this place a duty before the next one."""
        if place == len(self.places) or place + 1 >= len(self.standings):
            return False
        return self.standings[place].sum == self.standings[place + 1].sum

    def points(self, seat: int) -> int:
        """What the seat takes from this office; never both duties (FK-12.11)."""
        if seat == self.primary_seat:
            return self.duty.primary
        return self.duty.secondary if seat == self.secondary_seat else 0


def award(duties: Iterable[Duty], hands: Sequence[Sequence[Face]]) -> list[Award]:
    """One strict ranking per office: the higher sum first, then the better letter (FK-12.8)."""
    held = [_by_office(hand) for hand in hands]
    return [_award(duty, [offices.get(duty.office) for offices in held]) for duty in duties]


def _by_office(hand: Sequence[Face]) -> dict[int, list[Face]]:
    offices: dict[int, list[Face]] = {}
    for face in hand:
        offices.setdefault(face.office, []).append(face)
    return offices


def _award(duty: Duty, held: Sequence[Sequence[Face] | None]) -> Award:
    standings: list[Standing] = []
    for seat, faces in enumerate(held):
        if faces:  # FK-12.9
            standings.append(Standing(seat, sum([face.value for face in faces]), min([face.letter for face in faces])))
    standings.sort(key=lambda standing: (-standing.sum, standing.letter))
    first = standings[0].seat if standings else NOBODY  # FK-12.10
    second = standings[1].seat if len(standings) > 1 and duty.secondary else NOBODY
    return Award(duty, tuple(standings), first, second)


class TieBreak(NamedTuple):
    """One step of section 14: what is compared, and each player's worth in it; `letters` where it is one.

    `tied` are the leaders among whom it was used (FK-14.6).
    """

    step: str
    office: int
    worth: tuple[int, ...]
    letters: tuple[str, ...] = ()
    tied: tuple[int, ...] = ()


def tie_breaks(hands: Sequence[Sequence[Face]]) -> list[TieBreak]:
    """All steps in order: gold, then for each office the number of cards and the best letter (FK-14.1 to FK-14.5)."""
    steps = [TieBreak("gold", -1, tuple([sum([face.gold for face in hand]) for hand in hands]))]
    offices = [_by_office(hand) for hand in hands]
    for office in TIEBREAK:
        held = [[face.letter for face in faces.get(office, ())] for faces in offices]
        steps.append(TieBreak("count", office, tuple([len(letters) for letters in held])))
        best = tuple([min(letters, default=_NO_LETTER) for letters in held])
        worth = tuple([ord(_NO_LETTER) - ord(letter) for letter in best])
        steps.append(TieBreak("letter", office, worth, tuple([letter.strip(_NO_LETTER) for letter in best])))
    return steps


class Result(NamedTuple):
    """The whole outcome. `used` are the tie-breaks that were looked at between the leaders, in order."""

    awards: list[Award]
    points: list[int]
    ranks: list[int]
    used: list[TieBreak]


def result(duties: Iterable[Duty], hands: Sequence[Sequence[Face]]) -> Result:
    """Award the duties, add up the points (FK-13.1) and break ties (FK-14.6)."""
    awards = award(duties, hands)
    points = [sum([each.points(seat) for each in awards]) for seat in range(len(hands))]
    steps = tie_breaks(hands) if len(set(points)) < len(points) else []
    # Comparing only those still tied, step after step, is comparing all steps as one key.
    places = ranks([(points[seat], *(step.worth[seat] for step in steps)) for seat in range(len(hands))])
    return Result(awards, points, places, _used(points, steps))


def _used(points: list[int], steps: list[TieBreak]) -> list[TieBreak]:
    tied = [seat for seat, own in enumerate(points) if own == max(points)]
    used: list[TieBreak] = []
    for step in steps:
        if len(tied) < 2:
            break
        best = max(step.worth[seat] for seat in tied)
        if best or step.step == "gold":  # FK-D32: an office that none of them holds is skipped
            used.append(step._replace(tied=tuple(tied)))
        tied = [seat for seat in tied if step.worth[seat] == best]
    return used


def sheets(outcome: Result) -> list[ScoreSheet]:
    """A sheet per player: a line for each duty, and the tie-breaks that were used."""
    duties = [duty for each in outcome.awards for duty in _duties(each)]
    return [
        ScoreSheet(
            seat,
            tuple([ScoreLine(id, value if seat == taker else 0, label) for id, value, taker, label in duties]),
            outcome.points[seat],
            outcome.ranks[seat],
            outcome.ranks[seat] == 1,
            tuple([_tie_line(step, seat) for step in outcome.used if seat in step.tied]),
        )
        for seat in range(len(outcome.points))
    ]


def _duties(each: Award) -> Iterator[tuple[str, int, int, Message]]:
    """The duties of an office for the sheets: the id of their line, value, taker, and what is said of them."""
    office = OFFICE_NAME[each.duty.office]
    for place, (name, value, taker) in enumerate(each.places):
        label = message(f"score-{name}", office=office, value=value)
        if each.by_letter(place):
            label = message(f"score-{name}-letter", office=office, value=value, letter=each.standings[place].letter)
        yield f"{OFFICES[each.duty.office]}-{name}", value, taker, label


def _tie_line(step: TieBreak, seat: int) -> ScoreLine:
    if step.step == "gold":
        return ScoreLine("gold", step.worth[seat])
    label = message(f"score-{step.step}", office=OFFICE_NAME[step.office])
    points = step.worth[seat]
    if step.step == "letter":
        points = ord(step.letters[seat]) - ord("A") + 1  # A is 1
    return ScoreLine(f"{OFFICES[step.office]}-{step.step}", points, label)


def duties(s: KingState) -> tuple[Duty, ...]:
    """The duties on the board."""
    return _duties_of(s.seats, tuple(s.primary))


@lru_cache(maxsize=1024)
def _duties_of(seats: int, primary: tuple[int, ...]) -> tuple[Duty, ...]:
    deal = DEALS[seats]
    values = [(office, primary[office]) for office in deal.offices]
    return tuple([Duty(office, value, HALF[value] if deal.secondary else 0) for office, value in values])


def known_hands(s: KingState, seat: int | None) -> tuple[tuple[int, ...], ...]:
    """What a seat may count on: after the end all hands; before it its own, and of others the cards that it has seen.

    A spectator counts on what everybody has seen. A card that its owner may have discarded face down since counts as
    still held.
    """
    if s.stage == OVER:
        return tuple(map(tuple, s.hands))  # FK-12.1
    eyes = s.everybody if seat is None else 1 << seat
    hands = [
        s.hands[player]
        if player == seat
        else [card for card in (*s.hands[player], *s.buried[player]) if s.seen[card] & eyes == eyes]
        for player in range(s.seats)
    ]
    return tuple(map(tuple, hands))


def score_sheets(s: KingState) -> list[ScoreSheet]:
    """The sheets at the end, or as they would be now from open information."""
    return list(_known_sheets(duties(s), known_hands(s, None)))


def known_sheets(s: KingState, seat: int) -> list[ScoreSheet]:
    """The sheets as they would be now from what a seat knows."""
    return list(_known_sheets(duties(s), known_hands(s, seat)))


def outcome(s: KingState, seat: int | None) -> Result:
    """The result as it is, or as it would be now from what a seat knows; its sheet and its view ask for the same."""
    return _known_result(duties(s), known_hands(s, seat))


# Most choices change nothing of it.
@lru_cache(maxsize=1024)
def _known_result(duties: tuple[Duty, ...], hands: tuple[tuple[int, ...], ...]) -> Result:
    return result(duties, [[FACE[card] for card in hand] for hand in hands])


@lru_cache(maxsize=1024)
def _known_sheets(duties: tuple[Duty, ...], hands: tuple[tuple[int, ...], ...]) -> tuple[ScoreSheet, ...]:
    return tuple(sheets(_known_result(duties, hands)))


def tell_result(s: KingState) -> None:
    """Show all hands and say who takes which duty, and why (FK-V18)."""
    s.reveal()
    if s.log is None:
        return
    end = outcome(s, None)
    s.tell("end")
    for each in end.awards:
        _tell_award(s, each)
    for seat, points in enumerate(end.points):
        s.tell("points", seat=seat, points=points)
    for step in end.used:
        _tell_tie_break(s, step)
    winners = [seat for seat, rank in enumerate(end.ranks) if rank == 1]
    for seat in winners:
        s.tell("winner" if len(winners) == 1 else "shared-victory", seat=seat)


def _tell_award(s: KingState, each: Award) -> None:
    office = OFFICE_NAME[each.duty.office]
    for place, (duty, value, seat) in enumerate(each.places):
        if seat == NOBODY:
            s.tell(f"{duty}-nobody", office=office, value=value)
            continue
        standing = each.standings[place]
        tied = "-letter" if each.by_letter(place) else ""
        s.tell(f"{duty}{tied}", seat=seat, office=office, value=value, sum=standing.sum, letter=standing.letter)


def _tell_tie_break(s: KingState, step: TieBreak) -> None:
    for seat in step.tied:
        if step.step == "gold":
            s.tell("tie-gold", seat=seat, gold=step.worth[seat])
        elif step.step == "count":
            s.tell("tie-count", seat=seat, office=OFFICE_NAME[step.office], count=step.worth[seat])
        else:
            s.tell("tie-letter", seat=seat, office=OFFICE_NAME[step.office], letter=step.letters[seat])
