"""The game as the kernel knows it: its facts, set-up, views, imagination, scores and invariants."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Final

from kingstable.kernel import (
    Ask,
    BadOptions,
    Faces,
    GameInfo,
    Message,
    Names,
    Options,
    Rng,
    ScoreSheet,
    Setting,
    Turn,
    named,
)
from kingstable.kernel.registry import mark_in

from . import explain as explanations
from .automa import automa_turn
from .components import COMPONENTS, NamedEntry
from .draft import draft, lay_out
from .facts import (
    BONUS_ICONS,
    CROWD,
    GROUP,
    HEROES,
    LEAST_CARDS,
    NONE,
    SCROLLS,
    SLOT_ICONS,
    STARTERS,
    TOWNSFOLK,
    TRACK_END,
)
from .options import NOTATION
from .schemes import AUTOMAS
from .scoring import estates, sheets
from .state import WORKERS, Player, ViscountsState
from .turn import human_turn
from .view import ViscountsView, viscounts_view

INFO: Final = GameInfo(
    id="viscounts",
    names={"en": COMPONENTS.game.names.en, "uk": COMPONENTS.game.names.uk, "ru": COMPONENTS.game.names.ru},
    seats=(COMPONENTS.game.players_min, COMPONENTS.game.players_max),
    settings=(
        Setting(id="first", kind="choice", default="random", values=("random", "0", "1", "2", "3")),
        Setting(id="automa", kind="choice", default="cleric", values=tuple(AUTOMAS), value_kind="automa", seats=(1,)),
        Setting(
            id="difficulty",
            kind="number",
            default=0,
            least=min(COMPONENTS.solo.difficulty_future_cards_added),
            most=max(COMPONENTS.solo.difficulty_future_cards_added),
            seats=(1,),
        ),
    ),
    clauses="VIS",
    components=mark_in(__package__),
    minutes=(60, 90),
    weight=3.5,
    step_cap=20_000,
)


class Viscounts:
    """The rules of docs/rules/viscounts.md."""

    info = INFO
    notation = NOTATION
    state_type = ViscountsState
    view_type = ViscountsView
    faces_type = Faces

    @cached_property
    def names(self) -> Mapping[str, Names]:
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
        names = {named(kind, entry.id).id: _by_language(entry) for kind, entries in groups.items() for entry in entries}
        names |= _card_names((*c.townsfolk, *c.heroes, *c.starters))
        for building in c.player_board.buildings:
            names[named("building", building.type).id] = _names(building.names)
        for board in c.solo.automa_boards:
            names[named("automa", board.id.removeprefix("automa_")).id] = _by_language(board)
        for bonus in c.cleric_bonus_cards:
            names[named("bonus", bonus.ribbon).id] = _by_language(bonus)
        for card in c.player_cards:
            names[f"player-card-{card.number}"] = _by_language(card)
        return names

    def setup(self, seats: int, options: Options, rng: Rng) -> ViscountsState:
        """VIS-2, VIS-30: the table before the draft."""
        if options["difficulty"] and seats > 1:
            raise BadOptions("option difficulty: only the solo game has an Automa to make harder")
        return lay_out(seats, _first_player(seats, options, rng), options["automa"], options["difficulty"], rng)

    def turn(self, s: ViscountsState) -> Turn:
        if s.drafting:
            return draft(s)
        return automa_turn(s, s.active) if s.is_automa(s.active) else human_turn(s, s.active)

    def over(self, s: ViscountsState) -> bool:
        return s.finished

    def active(self, s: ViscountsState) -> int | None:
        if s.finished:
            return None
        who = s.drafting[-1] if s.drafting else s.active
        return None if s.is_automa(who) else who

    def round(self, s: ViscountsState) -> int:
        return s.round

    def faces(self) -> Faces:
        return Faces()

    def view(self, s: ViscountsState, seat: int | None) -> ViscountsView:
        return viscounts_view(s, seat)

    def explain(self, s: ViscountsState, ask: Ask, thing: str) -> Message | None:
        return explanations.explain(s, ask, thing)

    def imagine(self, s: ViscountsState, seat: int | None, rng: Rng) -> None:
        """Piles below their visible cards, the others' hands, all draw piles, and the schemes to come."""
        for piles in (s.folk, s.scrolls):
            hidden = [card for pile in piles for card in pile[:-1]]
            rng.shuffle(hidden)
            for pile in piles:
                pile[:-1] = [hidden.pop() for _ in pile[:-1]]
        for who, player in enumerate(s.players[: s.humans]):
            if who != seat:
                _deal_hand(player, rng)
            rng.shuffle(player.deck)
        if s.automa:
            _deal_schemes(s, rng)

    def scores(self, s: ViscountsState) -> list[ScoreSheet]:
        """VIS-21, VIS-22, VIS-41: the points now; the solo game is won only with more than the Automa."""
        automa = s.name(s.humans) if s.automa else None
        return sheets(estates(s), s.debts == 0, s.deeds == 0, automa)

    def check(self, s: ViscountsState) -> None:
        """The invariants of VIS-23."""
        for who, player in enumerate(s.players):
            _check_player(s, who, player)
        for tier in (1, 2):
            for section in range(5):
                assert s.climbing != NONE or s.crowd(tier, section) <= CROWD, "VIS-23.2"
        _check_cards(s)
        scrolls = [scroll for pile in s.scrolls for scroll in pile] + [
            scroll for player in s.players for scroll in player.scrolls
        ]
        assert sorted(scrolls) == list(range(len(SCROLLS))), "manuscripts"
        if s.finished:
            assert len({player.turns for player in s.players}) == 1, "VIS-23.7"


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


def _first_player(seats: int, options: Options, rng: Rng) -> int:
    """VIS-2.11, VIS-30.5: the seat that the table names, otherwise a random one."""
    if seats == 1:
        return 0
    if options["first"] == "random":
        return rng.below(seats)
    first = int(options["first"])
    if first >= seats:
        raise BadOptions(f"option first: there is no seat {first} at a table for {seats}")
    return first


def _deal_hand(player: Player, rng: Rng) -> None:
    """Deal hand and draw pile anew: a hand card cannot be one that was shuffled in after it was drawn."""
    hidden = sorted([*player.hand, *player.deck])
    rng.shuffle(hidden)
    hand = [NONE] * len(player.hand)
    for place in sorted(range(len(hand)), key=lambda place: player.drawn[place]):
        card = next(card for card in hidden if player.entered[card] <= player.drawn[place])
        hidden.remove(card)
        hand[place] = card
    player.hand, player.deck = hand, hidden


def _deal_schemes(s: ViscountsState, rng: Rng) -> None:
    """Which future schemes were mixed into the deck unseen, and the order of both piles."""
    automa = s.players[s.humans]
    known = [card for card in automa.deck if card not in s.unseen]
    hidden = sorted([*s.unseen, *s.future])
    rng.shuffle(hidden)
    s.unseen = sorted(hidden[: len(s.unseen)])
    s.future = hidden[len(s.unseen) :]
    automa.deck = [*known, *s.unseen]
    rng.shuffle(automa.deck)


def _check_player(s: ViscountsState, who: int, player: Player) -> None:
    assert player.workers + sum(player.tier1) + sum(player.tier2) + player.tier3 == WORKERS, "VIS-23.1"
    for building, spot in enumerate(player.built):
        assert spot == NONE or (s.owners[spot], s.standing[spot]) == (who, building), "VIS-23.1"
    assert s.owners.count(who) == sum(spot != NONE for spot in player.built), "VIS-23.1"
    if s.climbing == NONE and who not in s.waiting:
        assert max(*player.tier1, *player.tier2) < GROUP, "VIS-23.2"
    assert 1 <= player.corruption <= player.virtue <= TRACK_END, "VIS-23.3"
    assert min(player.stock) >= 0, "VIS-23.5"
    assert min(player.unpaid, player.paid, player.acquired, player.approved, player.workers) >= 0, "VIS-23.5"
    icons = [0] * 5
    slots = s.automa_board.slot_icons if s.is_automa(who) else SLOT_ICONS
    for source in [slots[b] for b in range(9) if player.built[b] != NONE] + [BONUS_ICONS[r] for r in player.bonuses]:
        icons = [one + other for one, other in zip(icons, source, strict=True)]
    assert player.permanent == icons, "VIS-1.16"
    if not s.is_automa(who):
        assert player.start == 0 or player.owned >= LEAST_CARDS, "VIS-23.4"
        assert len(player.drawn) == len(player.hand), "hand"


def _check_cards(s: ViscountsState) -> None:
    """VIS-23.4: each card in exactly one place."""
    found = Counter(card for pile in s.folk for card in pile)
    found.update(s.removed)
    for player in s.players[: s.humans]:
        for cards in (player.hand, player.deck, player.discard):
            found.update(cards)
        found.update(card for card in player.slots if card != NONE)
        if s.drafted and player.start and s.phase:
            assert sorted(player.entered) == sorted([*player.hand, *player.deck]), "known cards"
    drafted = sum(player.start > 0 for player in s.players[: s.humans])
    assert all(found[card] == 1 for card in TOWNSFOLK), "VIS-23.4"
    assert all(found[card] == drafted for card in STARTERS), "VIS-23.4"
    assert sum(found[card] for card in HEROES) == drafted and max(found[card] for card in HEROES) <= 1, "VIS-23.4"
    if s.automa:
        player = s.players[s.humans]
        schemes = [*player.deck, *player.discard, *(card for card in player.slots if card != NONE), *s.future]
        assert sorted(schemes) == sorted((*s.automa_board.starting, *s.automa_board.future)), "schemes"
        assert all(card in player.deck for card in s.unseen), "schemes"


game = Viscounts()
