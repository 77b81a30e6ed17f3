"""No change of the schema or of a game's rules without a database to keep: the newest one is of today's version."""

from __future__ import annotations

import msgspec
from tests.kept.make import made_by
from tests.service.harness import ROOT

KEPT = ROOT / "tests" / "kept"


def test_the_newest_kept_database_is_of_todays_schema_and_rules() -> None:
    newest = max(KEPT.glob("[0-9]*"))
    kept = msgspec.json.decode((newest / "expected.json").read_bytes()).get("made_by")
    assert kept == made_by(), (
        "the schema or the rules of a game have changed since the last database was kept. Keep the next one, of both "
        f"kinds, with `.venv/bin/python -m tests.kept.make tests/kept/YYYY-MM-DD` ({newest.name} itself while it is "
        "not released), and add it to tests/kept/README.md"
    )
