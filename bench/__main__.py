"""Prints the report: `python -m bench [games] [minds] [service] ...`, all but the longest by default."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec

from rich.console import Console
from rich.table import Table as Grid

PARTS = ("games", "minds", "service", "strangers", "show", "page", "site")
LONG = ("analysis", "strength")  # only when asked for


def main(parts: list[str]) -> int:
    """Measure and print, last of all what missed its target; the exit code is 1 for an unknown part only."""
    unknown = [part for part in parts if part not in PARTS + LONG]
    if unknown:
        print(f"unknown part {unknown[0]!r}; there are: {', '.join(PARTS + LONG)}", file=sys.stderr)
        return 1
    console = Console()
    grid = Grid("what", "measured", "unit", "wanted", "")
    grid.columns[1].justify = "right"
    missed = []
    for part in parts or PARTS:
        if not find_spec(f"bench.{part}"):
            continue
        with console.status(f"measuring {part} ...") as status:
            for row in import_module(f"bench.{part}").rows():
                status.update(f"measuring {part} ... {row.name}: {row.value:,.4g} {row.unit}")
                wanted = "" if row.target is None else f"{row.wanted} {row.target:,.10g}"
                mark = {None: "", True: "[green]reached[/]", False: "[red]missed[/]"}[row.met]
                value = f"{row.value:,.4g}" if row.value < 1000 else f"{row.value:,.0f}"
                grid.add_row(row.name, value, row.unit, wanted, mark)
                if row.met is False:
                    missed.append(f"{row.name}: {value} {row.unit}, wanted {wanted}")
    console.print(grid)
    for line in missed:
        console.print(f"[red]missed[/] {line}", highlight=False)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
