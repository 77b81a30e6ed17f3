"""A site as it is written: Python by its hashes, a page without a server, and answers that never change."""

from __future__ import annotations

import gzip
import json
import re
import shutil
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from tests.site.node import PYODIDE

from kingstable import library
from kingstable.kernel import LANGUAGES, find_game, game_ids
from kingstable.play.faces import faces_of
from kingstable.site import write
from kingstable.site.python import COMPILED, LIBRARY, LOCK, PINS, runtime

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
        if name in PINS.files and name not in (LOCK, LIBRARY):
            assert sha256(body).hexdigest() == PINS.files[name]


def test_the_library_of_python_is_compiled_where_it_begins(site: Path, manifest: dict[str, Any]) -> None:
    there = set(ZipFile(BytesIO(unpacked(site, manifest["files"][LIBRARY]["at"]))).namelist())
    here = set(ZipFile(PYODIDE / LIBRARY).namelist())
    assert {"typing.pyc", "asyncio/base_events.pyc", "difflib.py"} <= there
    assert {re.sub("pyc$", "py", name) for name in there} <= here, "nothing is added"
    assert not [name for name in there if name.startswith("unittest")]


def test_a_library_is_taken_as_it_comes_where_another_was_compiled(tmp_path: Path) -> None:
    for name in PINS.files:
        shutil.copy(PYODIDE / name, tmp_path)
    with ZipFile(tmp_path / COMPILED, "w") as archive:
        archive.comment = b"another"
    found = (ZipFile(BytesIO(runtime(tmp_path)[LIBRARY])), ZipFile(PYODIDE / LIBRARY))
    there, here = ({name: each.read(name) for name in each.namelist()} for each in found)
    assert there == here


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
    assert [entry["info"]["id"] for entry in games] == sorted([*game_ids(), "moths"])
    assert {f"/api/words/{lang}" for lang in LANGUAGES} <= set(answers)
    for id in game_ids():
        book = json.loads(unpacked(site, answers[f"/api/rulebook/{id}/en"]))
        asked = {f"/api/pictures/{id}/{name}" for name in book["pictures"]}
        asked |= {f"/api/words/{lang}?game={id}{more}" for lang in LANGUAGES for more in ("", "&learning=true")}
        assert not {*asked, f"/api/rules/{id}", f"/api/lessons/{id}"} - set(answers)


def test_the_answers_are_those_of_a_server(site: Path, manifest: dict[str, Any]) -> None:
    game = find_game("kingdom_builder", "")
    expected = {
        f"/api/faces/kingdom_builder/{faces_of(game)}": library.faces(game),
        "/api/rules/kingdom_builder": library.rules("kingdom_builder"),
        "/api/rulebook/kingdom_builder/uk": library.rulebook(game, "uk"),
        "/api/words/ru?game=kingdom_builder&learning=true": library.words("ru", game, "lessons"),
        "/api/pictures/kingdom_builder/tavern": library.picture(game, "tavern"),
    }
    for asked, file in expected.items():
        assert unpacked(site, manifest["answers"][asked]) == file.body


def test_the_board_of_a_game_from_outside_lies_where_a_server_has_it(site: Path, manifest: dict[str, Any]) -> None:
    games = json.loads(unpacked(site, manifest["answers"]["/api/games"]))
    (board,) = [entry["client"] for entry in games if entry.get("client")]
    assert (site / board["module"].lstrip("/")).is_file()


def test_older_games_have_their_faces_and_words_too(manifest: dict[str, Any]) -> None:
    older = find_game("tiletum", "", 1)
    assert f"/api/faces/tiletum/{faces_of(older)}" in manifest["answers"]
    assert "/api/words/uk?game=tiletum&components=shipped-1" in manifest["answers"]


def test_writing_anew_takes_the_place_of_an_older_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingstable.site.folder.engine", lambda pyodide: {"python": b"python"})
    monkeypatch.setattr("kingstable.site.folder.answers", dict)
    manifest = tmp_path / "py" / "manifest.json"
    manifest.parent.mkdir()
    manifest.write_text("old")
    (tmp_path / "old").write_text("old")
    version = write(tmp_path, PYODIDE).version
    assert json.loads(manifest.read_bytes())["version"] == version and not (tmp_path / "old").exists()


def test_a_service_worker_keeps_all_but_python_itself(site: Path, manifest: dict[str, Any]) -> None:
    told, python, _ = (site / "sw.js").read_text(encoding="utf-8").split("\n", 2)
    kept = {entry["url"] for entry in json.loads(told.partition(" = ")[2])}
    files = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    parts = {f"py/{file['at']}" for file in manifest["files"].values()}
    assert set(json.loads(python.partition(" = ")[2])) == parts
    assert kept == files - parts - {"sw.js"}


def test_a_browser_may_install_it_from_any_folder(site: Path) -> None:
    page = (site / "index.html").read_text(encoding="utf-8")
    [name] = re.findall(r'<link rel="manifest"[^>]* href="\./([^"]+)"', page)
    told = json.loads((site / name).read_bytes())
    assert (told["start_url"], told["scope"], told["display"]) == ("./", "./", "standalone")
    drawn = {icon["sizes"]: (site / icon["src"]).read_bytes() for icon in told["icons"]}
    for size in (192, 512):
        assert drawn[f"{size}x{size}"][16:24] == 2 * size.to_bytes(4, "big"), "the size that the picture itself has"


def test_a_page_names_everything_that_the_site_stands_on(site: Path) -> None:
    page = (site / "licences.html").read_text(encoding="utf-8")
    for name in ("Pyodide", "CPython", "msgspec", "svelte", "@fluent/bundle", "@fontsource/alegreya", "game-icons"):
        assert re.search(rf"<h2>[^<]*{name}", page), name
    assert "Mozilla Public License" in page and "PYTHON SOFTWARE FOUNDATION LICENSE" in page


def test_no_page_has_styles_or_scripts_in_it_which_a_server_would_not_allow(site: Path) -> None:
    for page in site.glob("*.html"):
        assert not re.search(r"<style|<script(?![^>]*\bsrc=)", page.read_text(encoding="utf-8")), page
