"""What holds at every moment of a game (PAL section 45)."""

from __future__ import annotations

from .state import CLOSED, NEW_ROUND, NONE, SETUP_HIRE, PaladinsState, Player
from .tables import (
    ACTION_OF_SPACE,
    FAVOUR_SCHEME,
    FAVOURS,
    FAVOURS_IN_PLAY,
    KEEP_LIMIT,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    RIGHT,
    SCHEMES,
    SPACE_PLAYERS,
    SUSPICION_DECK,
    TAVERNS,
    TOWNSFOLK,
    TRACK_TOP,
    WALLS,
    WORKSHOPS,
)


def check(s: PaladinsState) -> None:
    """Raise AssertionError when an invariant is broken."""
    least = 0 if s.inquiring else 1
    assert least <= s.tax <= s.tax_start, "PAL-45.1"
    for player in s.players:
        _check_player(player)
    _check_cards(s)
    _check_paladins(s)
    on_board = [piece for piece in s.pieces if piece >= 0]
    for number, player in enumerate(s.players):
        assert on_board.count(2 * number) == player.monks <= 7, "PAL-45.2 monks"
        assert on_board.count(2 * number + 1) == player.outposts <= 7, "PAL-45.2 outposts"
    for piece, players in zip(s.pieces, SPACE_PLAYERS, strict=True):
        assert (piece == CLOSED) is (s.seats < players), "PAL-10.6"
    for worker, owner in zip(s.favour_workers, s.favour_owners, strict=True):
        assert (worker == NONE) is (owner == NONE), "PAL-45.6"
    if s.phase in (NEW_ROUND, SETUP_HIRE):
        assert all(worker == NONE for worker in s.favour_workers), "PAL-45.7"
        for player in s.players:
            assert player.busy == 0 and sum(player.workers) <= KEEP_LIMIT, "PAL-45.7"


def _check_player(player: Player) -> None:
    assert player.built == sum(mask.bit_count() for mask in player.workshops) <= WORKSHOPS, "PAL-45.2 workshops"
    assert len(player.jars) == len(set(player.jars)) <= 7, "PAL-45.2 jars"
    assert all(0 <= value <= TRACK_TOP for value in player.tracks), "PAL-45.5"
    assert min(player.workers) >= 0 and player.silver >= 0 and player.provisions >= 0, "nothing is owed"
    busy = 0
    for space, worker in enumerate(player.spaces):
        if worker != NONE:
            busy |= 1 << ACTION_OF_SPACE[space]
    assert busy == player.busy, "PAL-4.7"
    for action in RIGHT:
        first = ACTION_OF_SPACE.index(action)
        for space in (0, 1):
            covered = player.workshops[action - RIGHT.start] >> space & 1
            assert not (covered and player.spaces[first + space] != NONE), "PAL-45.6"


def _check_cards(s: PaladinsState) -> None:
    """PAL-45.3."""

    def of(name: str) -> list[int]:
        return [card for player in s.players for card in getattr(player, name)]

    def row(cards: list[int]) -> list[int]:
        return [card for card in cards if card != NONE]

    assert sorted(s.suspicion + s.suspicion_gone + of("suspicion")) == list(SUSPICION_DECK), "suspicion"
    assert sorted(s.walls + of("walls")) == list(range(len(WALLS))), "walls"
    townsfolk = s.townsfolk + row(s.townsfolk_row) + s.townsfolk_gone + of("kept")
    assert sorted(townsfolk) == list(range(len(TOWNSFOLK))), "townsfolk"
    outsiders = s.outsiders + row(s.outsider_row) + s.outsiders_gone + of("attacked") + of("converted")
    assert sorted(outsiders) == list(range(len(OUTSIDERS))), "outsiders"
    assert sorted(s.taverns + s.tavern_row + s.taverns_gone) == list(range(len(TAVERNS))), "taverns"
    assert sorted(s.orders + s.unused_orders) == list(range(len(ORDERS))), "orders"
    assert sorted(s.favours + s.unused_favours) == list(range(len(FAVOURS))), "favours"
    if s.rival is not None:
        waiting = [FAVOUR_SCHEME] * (FAVOURS_IN_PLAY - s.favours_open)
        schemes = [index for index, card in enumerate(SCHEMES) for _ in range(card.copies)]
        assert sorted(s.rival.deck + s.rival.pile + waiting) == schemes, "schemes"
        assert s.players[s.seats].built + len(s.orders) - s.orders_open <= WORKSHOPS, "PAL-45.2 workshops"


def _check_paladins(s: PaladinsState) -> None:
    """PAL-45.4: one paladin fewer each round; none is lost."""
    for player in s.players[: s.seats]:
        own = player.deck + player.hand + player.used + [card for card in (player.chosen, player.paladin) if card >= 0]
        assert sorted(own) == list(range(len(PALADINS))), "paladins"
        if s.phase in (SETUP_HIRE, NEW_ROUND) and not player.hand and player.chosen == NONE:
            assert len(player.deck) == len(PALADINS) - s.round, "PAL-45.4"
