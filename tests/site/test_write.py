"""A site as it is written: Python by its hashes, a page without a server, and answers that never change."""

from __future__ import annotations

import gzip
import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from tests.site.conftest import PYODIDE

from kingstable import library
from kingstable.kernel import LANGUAGES, find_game, game_ids, print_of
from kingstable.play.faces import faces_of
from kingstable.site import write
from kingstable.site.python import PINS

pytestmark = pytest.mark.xdist_group("site")


@pytest.fixture(scope="module")
def manifest(site: Path) -> dict[str, Any]:
    """What the site says that it holds."""
    found: dict[str, Any] = json.loads((site / "py" / "manifest.json").read_bytes())
    return found


def unpacked(site: Path, at: str) -> bytes:
    return gzip.decompress((site / "py" / at).read_bytes())


def test_every_file_of_python_is_listed_with_its_size(site: Path, manifest: dict[str, Any]) -> None:
    assert {*PINS.files, "kingstable.zip"} == set(manifest["files"])
    for name, file in manifest["files"].items():
        body = unpacked(site, file["at"])
        assert (file["bytes"], file["size"]) == ((site / "py" / file["at"]).stat().st_size, len(body))
        if name in PINS.files and not name.endswith("lock.json"):
            assert sha256(body).hexdigest() == PINS.files[name]


def test_python_is_small_enough_for_a_first_visit(manifest: dict[str, Any]) -> None:
    assert sum(file["bytes"] for file in manifest["files"].values()) < 7_500_000


def test_the_page_knows_that_there_is_no_server_and_asks_for_nothing_elsewhere(site: Path) -> None:
    page = (site / "index.html").read_text(encoding="utf-8")
    assert '<html data-host="tab"' in page
    addresses = re.findall(r'(?:src|href)="([^"]+)"', page)
    assert addresses and all(address.startswith("./") and (site / address).is_file() for address in addresses)


def test_what_never_changes_is_answered_by_files(site: Path, manifest: dict[str, Any]) -> None:
    answers = manifest["answers"]
    games = json.loads(unpacked(site, answers["/api/games"]))
    assert [entry["info"]["id"] for entry in games] == game_ids()
    for id in game_ids():
        game = find_game(id, "")
        assert unpacked(site, answers[f"/api/faces/{id}/{faces_of(game)}"]) == print_of(game).body
        for lang in LANGUAGES:
            assert unpacked(site, answers[f"/api/words/{lang}?game={id}"]) == library.words(lang, game).body
            lessons = unpacked(site, answers[f"/api/words/{lang}?game={id}&learning=true"])
            assert lessons == library.words(lang, game, "lessons").body
            assert unpacked(site, answers[f"/api/rulebook/{id}/{lang}"]) == library.rulebook(game, lang).body
        pictures = json.loads(library.rulebook(game, "en").body)["pictures"]
        asked = {f"/api/rules/{id}", f"/api/lessons/{id}", *(f"/api/pictures/{id}/{name}" for name in pictures)}
        assert not asked - set(answers)


def test_older_games_have_their_faces_and_words_too(manifest: dict[str, Any]) -> None:
    older = find_game("tiletum", "", 1)
    assert f"/api/faces/tiletum/{faces_of(older)}" in manifest["answers"]
    assert "/api/words/uk?game=tiletum&components=shipped-1" in manifest["answers"]


def test_writing_anew_takes_the_place_of_an_older_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingstable.site.folder.answers", dict)
    manifest = tmp_path / "py" / "manifest.json"
    manifest.parent.mkdir()
    manifest.write_text("old")
    (tmp_path / "old").write_text("old")
    version = write(tmp_path, PYODIDE).version
    assert json.loads(manifest.read_bytes())["version"] == version and not (tmp_path / "old").exists()
