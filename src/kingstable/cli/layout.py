"""Keyboard layouts: what was typed with a Cyrillic one, as the same keys give it on a Latin one."""

from __future__ import annotations

_KEYS = {
    "йцукенгшщзхъфывапролджэячсмитьбюё": "qwertyuiop[]asdfghjkl;'zxcvbnm,.`",
    "іїєґ": "s]'\\",  # where the Ukrainian layout differs from the Russian
}
_LATIN = str.maketrans({typed: meant for row in _KEYS for typed, meant in zip(row, _KEYS[row], strict=True)})


def latin(text: str) -> str:
    """The text in small letters, as if the layout had been switched before it was typed.

    >>> latin("Г"), latin("ищфкв"), latin("6б17")
    ('u', 'board', '6,17')
    """
    return text.lower().translate(_LATIN)
