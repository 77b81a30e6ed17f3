"""`make look`: goes to every view, or to those that the words name, and writes pictures and a report."""

from __future__ import annotations

import sys

from tests.browser.look.rounds import main

main(sys.argv[1:])
