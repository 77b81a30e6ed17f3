"""Where Kingstable keeps what belongs to its user: tables, saved games, components of their own."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

VARIABLE = "KINGSTABLE_HOME"


def home() -> Path:
    """The folder named by KINGSTABLE_HOME, otherwise the system's usual place for a user's data."""
    return Path(os.environ.get(VARIABLE) or platformdirs.user_data_dir("kingstable"))
