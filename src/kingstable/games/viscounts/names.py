"""What everything printed is called in each language, by the ids of the messages that name it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from kingstable.kernel import Names, named

from .components import COMPONENTS, NamedEntry


def names() -> Mapping[str, Names]:
    """The names of all components."""
    c = COMPONENTS
    groups: dict[str, Iterable[NamedEntry]] = {
        "resource": c.resources,
        "icon": c.icons,
        "action": c.main_actions,
        "phase": c.phases,
        "colour": c.player_colours,
        "manuscript": c.manuscripts,
        "ribbon": c.ribbons,
        "segment": c.board.segments,
        "scheme": (*c.solo.starting_schemes, *c.solo.future_schemes),
        "term": c.terms,
    }
    found = {named(kind, entry.id).id: _by_language(entry) for kind, entries in groups.items() for entry in entries}
    found |= _card_names((*c.townsfolk, *c.heroes, *c.starters))
    for building in c.player_board.buildings:
        found[named("building", building.type).id] = _names(building.names)
    for board in c.solo.automa_boards:
        found[named("automa", board.id.removeprefix("automa_")).id] = _by_language(board)
    for bonus in c.cleric_bonus_cards:
        found[named("bonus", bonus.ribbon).id] = _by_language(bonus)
    for card in c.player_cards:
        found[f"player-card-{card.number}"] = _by_language(card)
    return found


def _names(names: object) -> Names:
    return {language: getattr(names, language) for language in ("en", "uk", "ru")}


def _by_language(entry: NamedEntry) -> Names:
    return _names(entry.names)


def _card_names(cards: Sequence[NamedEntry]) -> dict[str, Names]:
    """Cards that share a name are numbered, so that a choice between two of them can be told apart."""
    shared = Counter(card.names.en for card in cards)
    return {
        named("card", card.id).id: {
            language: f"{name} {card.id.rpartition('_')[2]}" if shared[card.names.en] > 1 else name
            for language, name in _by_language(card).items()
        }
        for card in cards
    }
