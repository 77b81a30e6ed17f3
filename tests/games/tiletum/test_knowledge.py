"""Section 39: what nobody knows, which no view tells and imagining deals anew."""

import msgspec
import pytest
from tests.games.tiletum.scenes import (
    fresh,
)

from kingstable.games.tiletum import game
from kingstable.games.tiletum.view import TiletumView
from kingstable.kernel import Rng


@pytest.mark.rule("TIL-39.10")
def test_the_order_of_piles_and_face_down_tokens_change_no_view() -> None:
    for seats in (1, 2):
        s = fresh(seats, 5)
        other = s.copy()
        game.imagine(other, 0, Rng.seeded("other"))
        assert other.bonus_pile != s.bonus_pile and sorted(other.bonus_pile) == sorted(s.bonus_pile)
        assert other.contract_pile != s.contract_pile and other.character_pile != s.character_pile
        assert (len(other.tokens), len(other.aside)) == (3, 3)
        for seat in (0, None):
            assert msgspec.json.encode(game.view(s, seat)) == msgspec.json.encode(game.view(other, seat))
    names = set(TiletumView.__struct_fields__)
    assert not names & {"rng", "tokens", "aside", "seals"}


@pytest.mark.rule("TIL-39.10")
def test_nothing_is_known_to_one_player_alone() -> None:
    s = fresh(3, 5)
    views = [msgspec.to_builtins(game.view(s, seat)) for seat in (0, 1, 2, None)]
    for each in views:
        del each["seat"]
    assert all(each == views[0] for each in views)
