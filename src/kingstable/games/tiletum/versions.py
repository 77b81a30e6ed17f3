"""The version of the rules that this edition plays by: whatever was begun under an older one goes on by that.

- 2: London has three cathedral tiles and Bordeaux two, as far as photographs tell; the rules are the same.
"""

from __future__ import annotations

from typing import Final

from kingstable.kernel.registry import version_in

VERSION: Final = version_in(__package__, newest=2)
