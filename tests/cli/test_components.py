"""`kingstable components`: listed with their origin, exported, replaced by an owner's file, and put back."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from kingstable.cli.components import entries, reconstructions
from kingstable.kernel import LANGUAGES, game_ids, package_named
from kingstable.kernel.registry import shipped


@pytest.fixture
def kingstable(tmp_path: Path):
    def run(*words: str) -> subprocess.CompletedProcess[str]:
        env = {**os.environ, "KINGSTABLE_HOME": str(tmp_path / "home"), "KINGSTABLE_LANG": "en", "COLUMNS": "100"}
        return subprocess.run(
            [sys.executable, "-m", "kingstable", *words],
            capture_output=True,
            text=True,
            env=env,
            stdin=subprocess.DEVNULL,
            check=False,
        )

    return run


def test_they_are_listed_with_their_origin(kingstable) -> None:
    done = kingstable("components", "kingdom-builder")
    assert done.returncode == 0, done.stderr
    assert "sections" in done.stdout and "player_colours.blue" in done.stdout
    assert "come with Kingstable" in done.stdout


def test_what_is_reconstructed_is_listed_with_what_it_rests_on(kingstable) -> None:
    done = kingstable("components", "viscounts")
    said = " ".join(done.stdout.split())
    assert "Likely. One field of each of these cards" in said and "townsfolk.strongman_1" in said
    assert "A guess. Five manuscripts have a grey back" in said and "manuscripts.ms_grey_2.back" in said
    assert "board.side_assignment" in said and "board.printed_sides" in said
    assert "reconstructed_index" not in said


@pytest.mark.parametrize("game", game_ids())
def test_every_reconstructed_part_is_explained_in_each_language(game: str) -> None:
    found = [path for path, source in entries(json.loads(shipped(package_named(game)))) if source == "reconstructed"]
    known = reconstructions(game)
    assert not [path for path in found if not any(each.covers(path) for each in known)]
    assert not [each.parts for each in known if not any(each.covers(path) for path in found)]
    assert all(set(each.rests_on) == set(LANGUAGES) and all(each.rests_on.values()) for each in known)


def test_an_owner_corrects_them_and_goes_back(kingstable, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    assert kingstable("components", "kingdom_builder", "--export", str(file)).returncode == 0
    raw = json.loads(file.read_text(encoding="utf-8"))
    raw["kingdom_builder_cards"][0]["names"]["en"] = "Anglers"
    file.write_text(json.dumps(raw), encoding="utf-8")
    done = kingstable("components", "kingdom_builder", "--use", str(file))
    assert done.returncode == 0, done.stderr
    assert "your own components" in kingstable("components", "kingdom_builder").stdout
    shown = kingstable("play", "kingdom_builder", "--setup", "first-game")
    assert "Anglers" in shown.stdout
    assert "in use again" in kingstable("components", "kingdom_builder", "--reset").stdout
    assert "already" in kingstable("components", "kingdom_builder", "--reset").stdout


def test_a_wrong_file_is_refused_with_the_entry_and_changes_nothing(kingstable, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    kingstable("components", "kingdom_builder", "--export", str(file))
    raw = json.loads(file.read_text(encoding="utf-8"))
    raw["terrain_cards"][0]["count"] = 6
    file.write_text(json.dumps(raw), encoding="utf-8")
    done = kingstable("components", "kingdom_builder", "--use", str(file))
    assert done.returncode == 2 and "terrain_cards" in done.stderr and "Traceback" not in done.stderr
    assert "come with Kingstable" in kingstable("components", "kingdom_builder").stdout


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "terrain_cards.grass: 6 instead of 5 (has 6 cards, not 5)"),
        ("uk", "terrain_cards.grass: тут 6, а має бути 5 (has 6 cards, not 5)"),
        ("ru", "terrain_cards.grass: здесь 6, а должно быть 5 (has 6 cards, not 5)"),
    ],
)
def test_the_reason_is_told_in_the_readers_language(kingstable, tmp_path: Path, lang: str, said: str) -> None:
    file = tmp_path / "mine.json"
    raw = json.loads(shipped(package_named("kingdom_builder")))
    raw["terrain_cards"][0]["count"] = 6
    file.write_text(json.dumps(raw), encoding="utf-8")
    done = kingstable("--lang", lang, "components", "kingdom_builder", "--use", str(file))
    assert done.returncode == 2 and said in done.stderr.replace("\N{NO-BREAK SPACE}", " ")


def test_a_file_that_could_not_be_played_is_refused_before_it_is_used(kingstable, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    raw = json.loads(shipped(package_named("tiletum")))
    raw["dice"]["in_bag_per_colour"]["3"] = 1
    file.write_text(json.dumps(raw), encoding="utf-8")
    done = kingstable("--lang", "uk", "components", "tiletum", "--use", str(file))
    assert done.returncode == 2 and "суперечить правилам" in done.stderr and "Traceback" not in done.stderr
    assert "come with Kingstable" in kingstable("components", "tiletum").stdout


def test_a_broken_file_in_place_can_always_be_reset(kingstable, tmp_path: Path) -> None:
    place = tmp_path / "home" / "components" / "kingdom_builder.json"
    place.parent.mkdir(parents=True)
    place.write_text("{}", encoding="utf-8")
    done = kingstable("play", "kingdom_builder")
    assert done.returncode == 2 and "--reset" in done.stderr and "Traceback" not in done.stderr
    assert kingstable("components", "kingdom_builder", "--reset").returncode == 0
    assert kingstable("components", "kingdom_builder").returncode == 0


@pytest.mark.parametrize("words", [["chess"], ["kingdom_builder", "--use", "nowhere.json"]])
def test_what_is_not_there_is_named(kingstable, words: list[str]) -> None:
    done = kingstable("components", *words)
    assert done.returncode == 2 and words[-1] in done.stderr and len(done.stderr.splitlines()) == 1
