"""Which languages there are, and which one a person at this terminal wants."""

from __future__ import annotations

from collections.abc import Mapping

from kingstable.kernel import LANGUAGES


def languages() -> tuple[str, ...]:
    """The codes of all languages, the one that texts fall back to first."""
    return LANGUAGES


def preferred(wanted: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for, else that of the environment, else English.

    >>> preferred(None, {"LANG": "uk_UA.UTF-8"}), preferred("ru", {"LANG": "uk_UA.UTF-8"}), preferred(None, {})
    ('uk', 'ru', 'en')
    """
    for setting in (wanted, *(environ.get(key) for key in ("KINGSTABLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))):
        code = (setting or "").lower().replace("-", "_").partition("_")[0].partition(".")[0]
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]
