"""`kingstable site`: what it refuses. What it writes is looked at in tests/site."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from tests.cli.conftest import Run
from tests.site.node import PYODIDE

from kingstable.site.python import PINS

pytestmark = pytest.mark.xdist_group("site")


@pytest.mark.parametrize(("lang", "said"), [("en", "is missing"), ("uk", "Бракує Python"), ("ru", "Не хватает Python")])
def test_without_the_browser_s_python_one_sentence_says_where_it_is(
    run: Run, tmp_path: Path, lang: str, said: str
) -> None:
    code, out, err = run("site", str(tmp_path / "site"), "--lang", lang)
    assert (code, out) == (2, "") and len(err.splitlines()) == 1
    assert said in err and f"npm pack pyodide@{PINS.pyodide}" in err and "msgspec==" in err


def test_a_file_that_is_missing_or_another_one_is_named(run: Run, tmp_path: Path) -> None:
    folder, site = tmp_path / "pyodide", tmp_path / "site"
    shutil.copytree(PYODIDE, folder)
    (folder / "pyodide.mjs").write_text("another")
    code, _, err = run("site", str(site), "--pyodide", str(folder))
    assert code == 2 and "pyodide.mjs is not the one that belongs to Pyodide" in err
    (folder / "pyodide.mjs").unlink()
    code, _, err = run("site", str(site), "--pyodide", str(folder))
    assert code == 2 and "pyodide.mjs is missing" in err
    assert not site.exists()


def test_a_folder_that_holds_something_else_is_left_alone(run: Run, tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "mine").write_text("mine")
    code, _, err = run("site", str(tmp_path / "site"), "--pyodide", str(PYODIDE))
    assert code == 2 and "holds something else" in err
    assert [path.name for path in (tmp_path / "site").iterdir()] == ["mine"]
