"""What stopping an action gives up: AP that could still bring something that stays."""

from tests.games.tiletum.scenes import at, begin, hold, options, play, scene, tile_on

from kingstable.games.tiletum.state import TiletumState
from kingstable.play.losses import losing


def _lost(s: TiletumState, *choices: str) -> bool:
    """Whether stopping is said to lose AP after these choices."""
    table = play(begin(s), *choices)
    assert "stop" in options(table)
    return "stop" in losing(table, table.asks[0])


def test_a_character_who_could_move_in_is_given_up() -> None:
    s = scene(dice=("gold-4",))
    hold(s, 0, "B01", "B02", "B03")
    hold(other := s.copy(), 0, "B04")
    hold(s, 0, "P14")
    assert _lost(s, "die gold-4", "take 4 0")
    assert not _lost(other, "die gold-4", "take 4 0"), "the storehouse is full, and nobody waits in it"


def test_a_tile_of_the_map_is_given_up_and_a_step_is_not() -> None:
    choices = ("die gold-2", "take 2 0")
    s = scene(dice=("gold-2",))
    at(s, 0, merchant="Tiletum")
    assert not _lost(s.copy(), *choices)
    tile_on(s, "Tiletum", "B20")
    assert _lost(s, *choices)
