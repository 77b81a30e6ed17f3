"""Where Kingstable keeps what belongs to its user: tables, saved games, components of their own."""

from __future__ import annotations

import os
from pathlib import Path

VARIABLE = "KINGSTABLE_HOME"


def home() -> Path:
    """The folder named by KINGSTABLE_HOME, otherwise the system's usual place for a user's data."""
    named = os.environ.get(VARIABLE)
    if named:
        return Path(named)
    import platformdirs  # a browser tab, which names its own folder, has none

    return Path(platformdirs.user_data_dir("kingstable"))
