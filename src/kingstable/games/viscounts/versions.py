"""The version of the rules that this edition plays by: whatever was begun under an older one goes on by that.

- 2: one worker alone is never placed by the Automa (VIS-D69); opponents gain by the space where the markers are in
  step 4 of a collision (VIS-D49); silver that a trade brings pays for further exchanges (VIS-D22).
"""

from __future__ import annotations

from typing import Final

from kingstable.kernel.registry import version_in

VERSION: Final = version_in(__package__, newest=2)
