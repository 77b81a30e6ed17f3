"""The cards as the rules handle them: a card is its number in the component file, and its facts are rows of tables."""

from typing import Final, NamedTuple

from .components import COMPONENTS, PLAYERS, RECONSTRUCTED

_CARDS: Final = COMPONENTS.cards
_OFFICE_NUMBER: Final = {office.id: number for number, office in enumerate(COMPONENTS.offices)}

#: Offices are numbered as the component file lists them, and written by their code in small letters (dip, ent, ...).
OFFICES: Final = tuple(office.code.lower() for office in COMPONENTS.offices)
OFFICE_OF_CODE: Final = {code: number for number, code in enumerate(OFFICES)}
#: The order of FK-14.5.
TIEBREAK: Final = tuple(_OFFICE_NUMBER[id] for id in COMPONENTS.final_tiebreak_order.offices)

IDS: Final = tuple(card.id.lower() for card in _CARDS)
NUMBER: Final = {id: number for number, id in enumerate(IDS)}
COUNT: Final = len(IDS)
#: "government", "king" or "gold".
TYPE: Final = tuple(card.type for card in _CARDS)
IS_KING: Final = tuple(card.type == "king" for card in _CARDS)
IS_GOLD: Final = tuple(card.type == "gold" for card in _CARDS)
#: What a card is worth as gold; 0 unless it is a gold card.
GOLD: Final = tuple(card.value if card.type == "gold" else 0 for card in _CARDS)
#: The number of a government card's office; -1 for the others.
OFFICE: Final = tuple(_OFFICE_NUMBER.get(card.office, -1) for card in _CARDS)
MARK: Final = tuple(card.player_mark for card in _CARDS)
EFFECT: Final = tuple(card.king_effect for card in _CARDS)
IS_RECONSTRUCTED: Final = tuple(card.provenance == RECONSTRUCTED for card in _CARDS)

STEPS: Final = {effect.id: effect.steps for effect in COMPONENTS.king_effects}
START_VALUE: Final = COMPONENTS.setup.start_primary_value.value
LOWEST: Final = COMPONENTS.setup.primary_limits.min
HIGHEST: Final = COMPONENTS.setup.primary_limits.max
#: The value of the secondary duty under a primary of each value; 0 is no tile (FK-7.2).
HALF: Final = (0, *(COMPONENTS.setup.secondary_value_by_primary.table[str(value)] for value in range(1, 7)))


class Face(NamedTuple):
    """What counts at the end of the game: a government card's office, value and letter, or a worth in gold."""

    office: int
    value: int
    letter: str
    gold: int = 0


FACE: Final = tuple(
    Face(OFFICE[number], 0, "", card.value)
    if card.type == "gold"
    else Face(OFFICE[number], card.value, "" if card.letter == "none" else card.letter)
    for number, card in enumerate(_CARDS)
)


class Deal(NamedTuple):
    """What the number of players decides at the set-up (FK-3.17)."""

    cards: tuple[int, ...]
    out: tuple[int, ...]
    offices: tuple[int, ...]
    removal: int
    turns: int
    secondary: bool
    zones: tuple[int, int, int]
    gold_cap: int
    cards_cap: int


def _deal(players: int) -> Deal:
    setup, key = COMPONENTS.setup, str(players)
    zones = setup.zone_limits.by_players[key]
    in_play = setup.offices_in_play.by_players[key]
    return Deal(
        cards=tuple(number for number, card in enumerate(_CARDS) if card.player_mark <= players),
        out=tuple(number for number, card in enumerate(_CARDS) if card.player_mark > players),
        offices=tuple(number for id, number in _OFFICE_NUMBER.items() if id in in_play),
        removal=setup.random_removal.by_players[key],
        turns=setup.advisor_turns.by_players[key],
        secondary=setup.secondary_duties_used.by_players[key],
        zones=(zones.own, zones.centre, zones.favour),
        gold_cap=setup.bid_cap_gold.by_players[key],
        cards_cap=setup.bid_cap_cards.by_players[key],
    )


#: For each number of players and each seat, the seats from the one to its left on, itself last (FK-1.2).
CLOCKWISE: Final = {
    players: tuple(tuple((seat + step) % players for step in range(1, players + 1)) for seat in range(players))
    for players in PLAYERS
}
DEALS: Final = {players: _deal(players) for players in PLAYERS}
