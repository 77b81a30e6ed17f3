"""What holds at every moment of a game, whatever happened (VIS-23)."""

from __future__ import annotations

from collections import Counter

from .state import WORKERS, Player, ViscountsState
from .tables.boards import CROWD, GROUP, LEAST_CARDS, SLOT_ICONS, TRACK_END
from .tables.cards import BONUS_ICONS, HEROES, SCROLLS, STARTERS, TOWNSFOLK
from .tables.numbers import NONE


def check(s: ViscountsState) -> None:
    """Raise AssertionError when an invariant is broken."""
    for who, player in enumerate(s.players):
        _check_player(s, who, player)
    for tier in (1, 2):
        assert s.climbing != NONE or max(s.crowds(tier)) <= CROWD, "VIS-23.2"
    _check_cards(s)
    scrolls = [scroll for pile in s.scrolls for scroll in pile] + [
        scroll for player in s.players for scroll in player.scrolls
    ]
    assert sorted(scrolls) == list(range(len(SCROLLS))), "manuscripts"
    if s.finished:
        assert len({player.turns for player in s.players}) == 1, "VIS-23.7"


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
