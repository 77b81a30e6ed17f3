"""The terminal draws every moment of a game, in every language, with nothing left unsaid."""

import io

import pytest
from rich.console import Console
from tests.games.tiletum.scenes import at, begin, crest, fairs, scene

from kingstable.games.tiletum import game, terminal
from kingstable.games.tiletum.view import TiletumView
from kingstable.kernel import LANGUAGES, Rng, Table
from kingstable.words import Speaker


def drawn(table: Table, lang: str, lit: dict[str, str], width: int = 120) -> str:
    speaker = Speaker(lang, game, ["Anna", "Borys", "Clara", "Dmytro"])
    view = table.view(0)
    assert isinstance(view, TiletumView)
    console = Console(file=io.StringIO(), width=width, color_system=None)
    for part in (terminal.show, terminal.panel):
        console.print(part(view, lit, speaker.say))
    console.print(terminal.about(view, speaker.say))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 4])
def test_every_moment_can_be_drawn(lang: str, seats: int) -> None:
    table = Table.new(game, seats, {"difficulty": "bishop"}, seed=6)
    rng = Rng.seeded(6)
    step = 0
    while not table.over:
        if step % 40 == 0:
            text = drawn(table, lang, {})
            for unsaid in ("show-", "tile-", "spot-", "fair-", "action-", "phase-", "challenge-", "directive-"):
                assert unsaid not in text.replace("fleur-de-lis", ""), unsaid
        table.choose(rng.pick(table.asks[0].options))
        step += 1
    drawn(table, lang, {})


def test_towns_and_crests_go_by_their_names() -> None:
    s = scene(2)
    crest(s, 0, 2, "B02")
    at(s, 0, merchant="Koeln")
    text = drawn(begin(s), "uk", {})
    assert "Кельн/m" in text and "Koeln" not in text
    assert "(Золота лілія на синьому)" in text and "fleur" not in text


@pytest.mark.rule("TIL-18.5")
def test_the_king_fair_is_added_to() -> None:
    s = scene(2)
    fairs(s, ["KingTrack", "Houses", "Pillars", "Crests"], ["Tiletum", "Genova", "Troyes", "Brugge"])
    text = drawn(begin(s), "en", {})
    assert "King track (Tiletum) +3" in " ".join(text.split())
    assert "Houses (Genoa) ×3" in " ".join(text.split())


def test_labels_stand_at_dice_and_tiles() -> None:
    table = Table.new(game, 2, {}, seed=6)
    lit = {reference: f"<{n}>" for n, option in enumerate(table.asks[0].options) for reference in option.references}
    text = drawn(table, "en", lit)
    for option in table.asks[0].options:
        if option.kind == "die":
            assert lit[option.references[0]] in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_narrow_terminal_shows_the_whole_wheel(lang: str) -> None:
    table = Table.new(game, 2, seed=3)
    view = table.view(table.asks[0].seat)
    lines = drawn(table, lang, {f"die:{die}": "x" for die in view.dice}, 80).splitlines()
    for sector in range(len(view.wheel)):
        value = (view.first_value - 1 + sector) % 6 + 1
        dice = [f"{die[0].upper()}{value}" for die in view.dice if die.endswith(f"-{value}")]
        row = next(line.split() for line in lines if line.split()[:2] == [str(value), str(7 - value)])
        assert [word for word in row if word in dice] == dice
    assert not any("…" in line for line in lines[: len(view.wheel)])
