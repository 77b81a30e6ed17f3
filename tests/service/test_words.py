"""Whatever the server says to people has words in every language."""

from __future__ import annotations

from typing import get_args, get_type_hints

import pytest

from kingstable.kernel import LANGUAGES
from kingstable.play.acts import Sat
from kingstable.play.wire import Code
from kingstable.service.errors import STATUS
from kingstable.words import Speaker


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_and_event_has_words(lang: str) -> None:
    speaker = Speaker(lang)
    ids = [f"error-{code}".replace("_", "-") for code in STATUS]
    ids += [f"log-seat-{why}" for why in get_args(get_type_hints(Sat)["why"])]
    ids += [f"log-{id}" for id in ("undone", "undo-asked", "undo-withdrawn", "undo-declined")]
    ids += ["undo-over", "notice-removed", "notice-turn", "notice-turn-unnamed", "notice-turn-title"]
    assert [id for id in ids if not speaker.knows(id)] == []


def test_every_code_has_a_status_and_the_other_way_round() -> None:
    assert list(STATUS) == list(get_args(Code))
