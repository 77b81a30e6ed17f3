"""Components of one's own: checked before use, used from then on, marked in records, and put back."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from kingstable import owned
from kingstable.games.kingdom_builder import components
from kingstable.home import home
from kingstable.kernel import Record

PACKAGE = "kingstable.games.kingdom_builder"


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KINGSTABLE_HOME", str(tmp_path))


def corrected() -> bytes:
    raw = json.loads(owned.shipped(PACKAGE))
    raw["locations"][0]["names"]["uk"] = "Оракул"
    return json.dumps(raw).encode()


def python(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env={**os.environ}, check=False)


def test_without_a_file_of_ones_own_the_shipped_components_are_used(tmp_path: Path) -> None:
    assert home() == tmp_path
    assert owned.load(PACKAGE, components.load) == components.COMPONENTS
    assert owned.mark(PACKAGE) == ""
    assert owned.reset(PACKAGE) is False


def test_a_file_that_only_looks_different_is_the_shipped_one() -> None:
    owned.use(PACKAGE, json.dumps(json.loads(owned.shipped(PACKAGE)), indent=7).encode(), components.load)
    assert owned.mark(PACKAGE) == ""


def test_an_owners_file_is_played_with_and_marks_the_records() -> None:
    owned.use(PACKAGE, corrected(), components.load)
    done = python(
        "from kingstable.kernel import Table\n"
        "from kingstable.games.kingdom_builder.components import COMPONENTS\n"
        "assert COMPONENTS.location('oracle').names.uk == 'Оракул'\n"
        "print(Table.new('kingdom_builder', 2, seed=1).record.dumps())"
    )
    assert done.returncode == 0, done.stderr
    record = Record.loads(done.stdout)
    assert len(record.components) == 16 == len(owned.mark(PACKAGE))
    assert owned.reset(PACKAGE) is True
    again = python(
        "from kingstable.kernel import BadRecord, Record, Table\n"
        f"record = Record.loads({record.dumps()!r})\n"
        "try: Table.replay(record)\n"
        "except BadRecord as error: print(error)"
    )
    assert "recorded with other components" in again.stdout, again.stderr


def test_a_wrong_file_is_refused_and_names_the_entry() -> None:
    raw = json.loads(owned.shipped(PACKAGE))
    raw["sections"][3]["rows"][0] = "TTTT"
    with pytest.raises(owned.BadComponents, match=r"sections\.tower"):
        owned.use(PACKAGE, json.dumps(raw).encode(), components.load)
    assert not owned.own_file(PACKAGE).exists()


def test_a_file_that_has_become_wrong_says_how_to_get_rid_of_it() -> None:
    owned.own_file(PACKAGE).parent.mkdir()
    owned.own_file(PACKAGE).write_text("{}")
    with pytest.raises(
        owned.BadComponents, match=r"kingdom_builder\.json.*kingstable components kingdom_builder --reset"
    ):
        owned.load(PACKAGE, components.load)
