"""Prints the report: `python -m bench [games] [minds] [service] [strangers] [show] [page] [site]`; all by default."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec

from rich.console import Console
from rich.table import Table as Grid

PARTS = ("games", "minds", "service", "strangers", "show", "page", "site")


def main(parts: list[str]) -> int:
    """Measure and print; the exit code is 1 for an unknown part, never for a missed target."""
    unknown = [part for part in parts if part not in PARTS]
    if unknown:
        print(f"unknown part {unknown[0]!r}; there are: {', '.join(PARTS)}", file=sys.stderr)
        return 1
    console = Console()
    grid = Grid("what", "measured", "unit", "wanted", "")
    grid.columns[1].justify = "right"
    for part in parts or PARTS:
        if not find_spec(f"bench.{part}"):
            continue
        with console.status(f"measuring {part} ...") as status:
            for row in import_module(f"bench.{part}").rows():
                status.update(f"measuring {part} ... {row.name}: {row.value:,.4g} {row.unit}")
                wanted = "" if row.target is None else f"{row.wanted} {row.target:,.10g}"
                mark = {None: "", True: "[green]reached[/]", False: "[red]missed[/]"}[row.met]
                grid.add_row(
                    row.name, f"{row.value:,.4g}" if row.value < 1000 else f"{row.value:,.0f}", row.unit, wanted, mark
                )
    console.print(grid)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
