"""Whatever the server says to people has words in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from kingstable import play, service
from kingstable.kernel import LANGUAGES
from kingstable.play.acts import Sat
from kingstable.service.errors import STATUS
from kingstable.words import Speaker

SOURCES = [path for package in (play, service) for path in sorted(Path(package.__file__).parent.glob("*.py"))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_and_event_has_words(lang: str) -> None:
    speaker = Speaker(lang)
    ids = [f"error-{code}".replace("_", "-") for code in STATUS]
    ids += [f"log-seat-{why}" for why in get_args(get_type_hints(Sat)["why"])]
    ids += [f"log-{id}" for id in ("undone", "undo-asked", "undo-withdrawn", "undo-declined")]
    ids += ["undo-over", "notice-removed", "notice-turn", "notice-turn-unnamed", "notice-turn-title"]
    assert [id for id in ids if not speaker.knows(id)] == []


def test_every_code_that_is_used_is_listed() -> None:
    used = {code for path in SOURCES for code in re.findall(r'Refused\(\s*"(\w+)"', path.read_text(encoding="utf-8"))}
    assert len(used) > 20
    assert used <= set(STATUS)
