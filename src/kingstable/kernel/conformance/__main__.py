"""The other process of the check `processes`: prints the trail of one random game."""

import sys

import msgspec

from kingstable.kernel.conformance.processes import located, trail
from kingstable.kernel.conformance.walk import Case, Walk

place, case, seed = sys.argv[1:]
for line in trail(Walk(located(place), msgspec.json.decode(case, type=Case), int(seed), "processes")):
    print(line)
