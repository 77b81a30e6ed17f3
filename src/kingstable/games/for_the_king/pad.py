"""The score pad: reads the end of a game that players wrote down as JSON, and scores it.

An end reads `{"duties": {"DIP": 5, "ENT": 2, "ARC": 1, "MIL": 4, "PRO": 3}, "players": [{"cards": ["DIP-A",
"DIP-H(4)"], "gold": 3}, ...]}`: the primary value of each office in play, and for each player the government cards in
hand and the total of their gold. A card is its office and letter; its value follows from the components, unless it is
written behind it in brackets, as printed on the card.
"""

import json
import re
from dataclasses import dataclass
from typing import Any, Final

from kingstable.games.for_the_king.cards import (
    DEALS,
    FACE,
    GOLD,
    HALF,
    HIGHEST,
    IDS,
    LOWEST,
    OFFICE_OF_CODE,
    OFFICES,
    Face,
)
from kingstable.games.for_the_king.components import PLAYERS
from kingstable.games.for_the_king.scoring import Duty, Result, result, sheets
from kingstable.kernel import BadPosition, ScoreSheet

_KEYS: Final = ("duties", "players")
_PLAYER_KEYS: Final = ("cards", "gold")
_CARD: Final = re.compile(r"([A-Za-z0-9]+)-([A-Za-z])(?:\(([1-4])\))?", re.ASCII)
_VALUES: Final = {(face.office, face.letter): face.value for face in FACE if face.letter}


@dataclass(frozen=True, slots=True)
class Position:
    """The end of a game, read and found possible."""

    duties: tuple[Duty, ...]
    hands: tuple[tuple[Face, ...], ...]


def read(text: str) -> list[Position]:
    """All positions of a text that holds one JSON object or a list of them. Raises `BadPosition`."""
    data = _decode(text)
    if not isinstance(data, list):
        return [_position(data, "")]
    return [_position(each, f"position {index}: ") for index, each in enumerate(data)]


def score(position: Position) -> Result:
    """Who takes which duty, the points and the tie-breaks."""
    return result(position.duties, position.hands)


def score_text(text: str) -> list[list[ScoreSheet]]:
    """The sheets of all players, for each position of a text. Raises `BadPosition`."""
    return [sheets(score(position)) for position in read(text)]


class _Object(dict[str, Any]):
    """A JSON object that remembers a key written twice, so that the message can say in which position."""

    repeated: str | None = None


def _object(pairs: list[tuple[str, Any]]) -> _Object:
    found = _Object()
    for key, value in pairs:
        if key in found:
            found.repeated = key
        found[key] = value
    return found


def _decode(text: str) -> Any:
    try:
        return json.loads(text, object_pairs_hook=_object)
    except json.JSONDecodeError as error:
        raise BadPosition(f"not JSON: line {error.lineno}, column {error.colno}: {error.msg}") from None
    except RecursionError:
        raise BadPosition("not a position: lists or objects are nested too deeply") from None
    except ValueError:
        raise BadPosition("not a position: a number has too many digits") from None


def _position(data: Any, at: str) -> Position:
    _check_object(data, at, _KEYS)
    players = data["players"]
    if not isinstance(players, list) or len(players) not in PLAYERS:
        count = len(players) if isinstance(players, list) else _show(players)
        raise BadPosition(f"{at}players: {count} is not a list of 2 to 5 players")  # FK-1.1
    duties = _duties(data["duties"], len(players), at)
    holder: dict[tuple[int, str], str] = {}
    hands = tuple(_hand(player, f"{at}players[{index}]", len(players), holder) for index, player in enumerate(players))
    gold, cap = sum(face.gold for hand in hands for face in hand), DEALS[len(players)].gold_cap
    if gold > cap:
        raise BadPosition(f"{at}players: {gold} gold in all is more than the {cap} there is")
    return Position(duties, hands)


def _duties(data: Any, players: int, at: str) -> tuple[Duty, ...]:
    deal = DEALS[players]
    place = f"{at}duties"
    _check_object(data, f"{place}: ", tuple(OFFICES[office].upper() for office in deal.offices))
    found: list[Duty] = []
    for office in deal.offices:
        value = data[OFFICES[office].upper()]
        if type(value) is not int or not LOWEST <= value <= HIGHEST:  # `true` is no value
            raise BadPosition(f"{place}.{OFFICES[office].upper()}: {_show(value)} is not {LOWEST} to {HIGHEST}")
        found.append(Duty(office, value, HALF[value] if deal.secondary else 0))
    return tuple(found)


def _hand(data: Any, place: str, players: int, holder: dict[tuple[int, str], str]) -> tuple[Face, ...]:
    _check_object(data, f"{place}: ", _PLAYER_KEYS)
    cards, gold = data["cards"], data["gold"]
    if not isinstance(cards, list):
        raise BadPosition(f"{place}.cards: {_show(cards)} is not a list")
    if type(gold) is not int or not 0 <= gold <= DEALS[players].gold_cap:
        raise BadPosition(f"{place}.gold: {_show(gold)} is not a total from 0 to {DEALS[players].gold_cap}")
    faces = [_card(card, f"{place}.cards[{index}]", players, holder) for index, card in enumerate(cards)]
    least, most = len(cards) + -(-gold // max(GOLD)), DEALS[players].cards_cap
    if least > most:  # FK-10.15
        raise BadPosition(
            f"{place}: a hand of {least} cards or more cannot be; with {players} players {most} is the most"
        )
    return (*faces, Face(-1, 0, "", gold))


def _card(data: Any, place: str, players: int, holder: dict[tuple[int, str], str]) -> Face:
    match = _CARD.fullmatch(data) if isinstance(data, str) else None
    office = OFFICE_OF_CODE.get(match[1].lower(), -1) if match else -1
    if match is None or office not in DEALS[players].offices:
        codes = ", ".join(OFFICES[each].upper() for each in DEALS[players].offices)
        raise BadPosition(
            f"{place}: {_show(data)} is not a government card such as {IDS[0].upper()}; the offices are {codes}"
        )
    letter = match[2].upper()
    value = int(match[3]) if match[3] else _VALUES.get((office, letter))
    if value is None:
        raise BadPosition(f"{place}: {_show(data)} has a letter of no known card; write its value too: {data}(1)")
    same = holder.setdefault((office, letter), place)  # FK-15.4
    if same != place:
        raise BadPosition(f"{place}: {_show(data)} is already at {same}")
    return Face(office, value, letter)


def _check_object(data: Any, at: str, keys: tuple[str, ...]) -> None:
    if not isinstance(data, _Object):
        raise BadPosition(f"{at}{_show(data)} is not an object")
    if data.repeated is not None:
        raise BadPosition(f"{at}the key {_show(data.repeated)} appears twice")
    for key in data:
        if key not in keys:
            raise BadPosition(f"{at}unknown key {_show(key)}; the keys are {', '.join(keys)}")
    for key in keys:
        if key not in data:
            raise BadPosition(f"{at}the key {key!r} is missing")


def _show(value: Any) -> str:
    """A value as a message quotes it: short, on one line, whatever was in the file."""
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "an object"
    shown = repr(value) if isinstance(value, str) else json.dumps(value)
    return shown if len(shown) <= 40 else f"{shown[:37]}..."
