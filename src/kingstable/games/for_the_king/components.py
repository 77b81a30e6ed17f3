"""The printed facts of the game, read from `data/components.json` and checked on the way in.

Every entry keeps its `provenance`. `load` also takes a file of one's own, so that an owner of the printed game can
have the true values checked; a fault is reported as a `ComponentError` that names the entry.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Final, Protocol

import msgspec

from kingstable.kernel import LANGUAGES
from kingstable.kernel.printed import expect, expect_ids, parts, read
from kingstable.kernel.registry import printed_in

from .printed import Card, CardCounts, Components, ZoneLimits

PLAYERS: Final = (2, 3, 4, 5)  # FK-1.1
RECONSTRUCTED: Final = "reconstructed"
_ID: Final = re.compile(r"[A-Z0-9]+(-[A-Z0-9]+)*")


def load(raw: bytes | str | Mapping[str, object]) -> Components:
    """Read components from JSON text or from an object already decoded, and check them."""
    components = read(raw, Components)
    _check(components)
    return components


def _check(box: Components) -> None:
    _check_texts(box)
    _check_offices(box)
    _check_cards(box)
    _check_tiles(box)
    _check_rules(box)
    for players in PLAYERS:
        _check_offices_in_play(box, players)
        _check_numbers(box, players)


class _Identified(Protocol):
    @property
    def id(self) -> str: ...


def _expect_count(entry: str, entries: Iterable[_Identified], count: int) -> None:
    """That many entries, no id of them twice."""
    ids = expect_ids(entry, (each.id for each in entries))
    expect(len(ids) == count, entry, "are {found}, not {wanted}", found=len(ids), wanted=count)


def _check_texts(box: Components) -> None:
    """Each `provenance` is one that the file explains, and no text is empty in any language."""
    for entry, key, part in parts(msgspec.to_builtins(box)):
        if key == "provenance":
            expect(part in box.provenance_values, entry, "has the unknown provenance {name!r}", name=part)
        elif key in LANGUAGES:
            expect(bool(part.strip()), entry, "has no text in {lang!r}", lang=key)


def _check_offices(box: Components) -> None:
    _expect_count("offices", box.offices, 6)  # FK-1.4
    codes = Counter(office.code for office in box.offices)
    for office in box.offices:
        entry = f"offices.{office.id}"
        expect(
            _ID.fullmatch(office.code) is not None,
            entry,
            "has the code {found!r}; use capital letters",
            found=office.code,
        )
        expect(codes[office.code] == 1, entry, "has the code {found!r} of another office", found=office.code)
    by_rank = sorted(box.offices, key=lambda office: office.final_tiebreak_rank)
    order = tuple(office.id for office in by_rank)
    expect(
        order == box.final_tiebreak_order.offices, "final_tiebreak_order", "contradicts the ranks: {found}", found=order
    )


def _check_cards(box: Components) -> None:
    _expect_count("cards", box.cards, 108)
    counts = Counter[str](card.type for card in box.cards)
    for type, count in (("government", 54), ("king", 15), ("gold", 39)):  # FK-2.5
        expect(
            counts[type] == count,
            "cards",
            "have {found} of type {type}, not {wanted}",
            found=counts[type],
            type=type,
            wanted=count,
        )
    offices = {office.id for office in box.offices}
    letters: dict[tuple[str, str], str] = {}
    for card in box.cards:
        entry = f"cards.{card.id}"
        expect(_ID.fullmatch(card.id) is not None, entry, "has an id other than capital letters, digits and hyphens")
        expect(
            0 <= card.player_mark <= 5,
            entry,
            "has the player mark {found}, not {wanted}",
            found=card.player_mark,
            wanted="0–5",
        )
        _CHECK_CARD[card.type](card, entry, box)
        if card.type == "government":
            expect(card.office in offices, entry, "is of the unknown office {name!r}", name=card.office)
            same = letters.setdefault((card.office, card.letter), card.id)  # FK-15.4
            expect(same == card.id, entry, "has the letter {letter} of {other}", letter=card.letter, other=same)


def _check_government(card: Card, entry: str, box: Components) -> None:
    expect(1 <= card.value <= 4, entry, "has the value {found}, not {wanted}", found=card.value, wanted="1–4")  # FK-2.6
    letter = len(card.letter) == 1 and "A" <= card.letter <= "Z"
    expect(letter, entry, "has the letter {found!r}, not one of {wanted}", found=card.letter, wanted="A–Z")
    expect(card.king_effect == "none", entry, "is a government card with a king's effect")


def _check_king(card: Card, entry: str, box: Components) -> None:
    effects = [effect.id for effect in box.king_effects]
    known = card.king_effect in effects
    expect(
        known,
        entry,
        "has the king effect {found!r}, not one of {wanted}",
        found=card.king_effect,
        wanted=", ".join(effects),
    )
    bare = (card.office, card.value, card.letter) == ("none", 0, "none")
    expect(bare, entry, "is a king with an office, a value or a letter")


def _check_gold(card: Card, entry: str, box: Components) -> None:
    expect(1 <= card.value <= 3, entry, "has the value {found}, not {wanted}", found=card.value, wanted="1–3")  # FK-2.9
    bare = (card.office, card.letter, card.king_effect) == ("none", "none", "none")
    expect(bare, entry, "is gold with an office, a letter or a king's effect")


_CHECK_CARD: Final[dict[str, Callable[[Card, str, Components], None]]] = {
    "government": _check_government,
    "king": _check_king,
    "gold": _check_gold,
}


def _check_tiles(box: Components) -> None:
    _expect_count("noble_tiles", box.noble_tiles, 5)  # FK-2.3
    for noble in box.noble_tiles:
        expect(_ID.fullmatch(noble.id) is not None, f"noble_tiles.{noble.id}", "has an id that cannot be written")
    _expect_count("duty_tiles", box.duty_tiles, 36)  # FK-2.4
    tiles = Counter((tile.office, tile.value) for tile in box.duty_tiles)
    for office in box.offices:
        for value in range(1, 7):
            found = tiles[office.id, value]
            expect(
                found == 1,
                "duty_tiles",
                "have {found} tiles of value {value} for {office}, not {wanted}",
                found=found,
                value=value,
                office=office.id,
                wanted=1,
            )


def _check_rules(box: Components) -> None:
    setup = box.setup
    expect(setup.player_counts.values == PLAYERS, "setup.player_counts", "are not 2, 3, 4 and 5")
    limits = setup.primary_limits
    expect((limits.min, limits.max) == (1, 6), "setup.primary_limits", "are not 1 and 6")  # FK-6.5, FK-6.6
    expect(limits.min <= setup.start_primary_value.value <= limits.max, "setup.start_primary_value", "is out of range")
    for value in range(limits.min, limits.max + 1):
        half = setup.secondary_value_by_primary.table.get(str(value))
        expect(
            half == value // 2,
            f"setup.secondary_value_by_primary.{value}",
            "is {found}, not {wanted}",
            found=half,
            wanted=value // 2,
        )
    for effect in box.king_effects:
        entry = f"king_effects.{effect.id}"
        expect(
            1 <= len(effect.steps) <= 2,
            entry,
            "changes {found} tiles, not {wanted}",
            found=len(effect.steps),
            wanted="1–2",
        )
        expect(all(effect.steps), entry, "has a step without a change")


def _check_offices_in_play(box: Components, players: int) -> None:
    entry = f"setup.offices_in_play.{players}"
    in_play = box.setup.offices_in_play.by_players.get(str(players), ())
    portraits = 6 if players == 5 else 5  # FK-3.3, FK-3.4
    expect(
        len(set(in_play)) == len(in_play) == portraits, entry, "are not {wanted} different offices", wanted=portraits
    )
    known = [office.id for office in box.offices]
    for id in in_play:
        expect(id in known, entry, "names the unknown office {name!r}", name=id)
    for card in box.with_players(players):  # FK-3.5
        present = card.type != "government" or card.office in in_play
        fault = "stays with {players} players, though {office} has no portrait then"
        expect(present, f"cards.{card.id}", fault, players=players, office=card.office)


def _check_numbers(box: Components, players: int) -> None:
    """What follows from the cards and the number of players (FK-3.17) is what the file says."""
    setup, key = box.setup, str(players)
    cards = box.with_players(players)
    types = Counter(card.type for card in cards)
    counts = CardCounts(types["government"], types["king"], types["gold"], len(cards))
    removal = setup.random_removal.by_players.get(key, -1)
    expect(0 <= removal <= len(cards), f"setup.random_removal.{key}", "is {found}", found=removal)
    deck, hand = len(cards) - removal, players + 1
    divides = deck % hand == 0  # FK-3.18
    expect(
        divides,
        f"setup.random_removal.{key}",
        "leaves a deck of {deck}, which {hand} does not divide",
        deck=deck,
        hand=hand,
    )
    turns = deck // hand
    secondary = players > 2
    expected: dict[str, object] = {
        "board_portraits": len(setup.offices_in_play.by_players[key]),
        "secondary_duties_used": secondary,
        "start_secondary_value": setup.start_primary_value.value // 2 if secondary else 0,
        "cards_after_mark_removal": counts,
        "deck_size": deck,
        "zone_limits": ZoneLimits(own=1, centre=players - 1, favour=1),
        "cards_per_advisor_turn": hand,
        "advisor_turns": turns,
        "advisor_turns_by_seat": tuple((turns + players - 1 - seat) // players for seat in range(players)),
        "favour_pile_size": turns,
        "cards_gained_per_player_phase_one": turns,
        "phase_two_first_seat": turns % players + 1,
        "bid_cap_gold": sum(card.value for card in cards if card.type == "gold"),
        "bid_cap_cards": turns,
    }
    for name, value in expected.items():
        stated = getattr(setup, name).by_players.get(key)
        expect(
            stated == value,
            f"setup.{name}.{key}",
            "is {found}, but the cards give {wanted}",
            found=_shown(stated),
            wanted=_shown(value),
        )


def _shown(value: object) -> str:
    return msgspec.json.encode(value).decode()


COMPONENTS: Final = load(printed_in(__package__))
"""The components the game is played with: the shipped ones, unless their owner has put others in their place."""
