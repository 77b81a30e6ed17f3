"""What hints say of Tiletum: no die is taken up in vain."""

from __future__ import annotations

import pytest
from tests.games.hinting import hinted

from kingstable.kernel import Table


@pytest.mark.parametrize("seed", range(3))
def test_no_way_takes_up_again_what_it_has_just_put_back(seed: int) -> None:
    table = Table.new("tiletum", 2, seed=f"back/{seed}", quiet=True)
    picked = table.asks[0].options[0]
    table.choose(picked, seat=table.asks[0].seat)
    found = {hint.choices[0].kind: hint.choices[1] for hint in hinted(table)}
    assert found["put_back"].kind == "die" and found["put_back"] != picked
