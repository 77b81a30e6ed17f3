"""What was seen, on paper: the pictures, each fault with its value and bound, and how many there are of each kind."""

from __future__ import annotations

import json
import re
from collections import Counter
from html import escape
from pathlib import Path
from typing import NamedTuple

from tests.browser.look.views import View
from tests.browser.look.walk import Fault, Look

_STYLE = """
body { font: 15px/1.4 sans-serif; margin: 2em auto; max-width: 1200px }
img { max-width: 280px; max-height: 280px; border: 1px solid #999; margin: 4px }
td, th { padding: 2px 10px; text-align: left; vertical-align: top; border-bottom: 1px solid #ddd }
"""


class Found(NamedTuple):
    """A fault and where it was."""

    view: View
    fault: Fault


class Report:
    """Grows with each look; pictures are written at once, the rest at the end."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.looks: list[tuple[View, list[str]]] = []
        self.faults: list[Found] = []
        (folder / "pictures").mkdir(parents=True, exist_ok=True)

    def add(self, look: Look) -> None:
        names = []
        for area, picture in look.pictures.items():
            names.append(f"pictures/{look.view.name}{f'-{area}' if area else ''}.png")
            (self.folder / names[-1]).write_bytes(picture)
        self.looks.append((look.view, names))
        self.faults += [Found(look.view, fault) for fault in look.faults]

    def write(self) -> Path:
        """The report as JSON for programs and as a page for people; gives the page."""
        rows = [{**view._asdict(), **fault._asdict()} for view, fault in self.faults]
        (self.folder / "faults.json").write_text(json.dumps(rows, ensure_ascii=False, indent=1))
        page = self.folder / "index.html"
        page.write_text(f"<!doctype html><meta charset=utf-8><title>Look</title><style>{_STYLE}</style>{self._body()}")
        return page

    def _body(self) -> str:
        counts = Counter((view.key, fault.measure) for view, fault in self.faults)
        summary = "".join(f"<tr><td>{key}<td>{measure}<td>{count}" for (key, measure), count in sorted(counts.items()))
        views = "".join(self._section(view, names) for view, names in self.looks)
        return f"<h1>{len(self.faults)} faults</h1><table>{summary}</table>{views}"

    def _section(self, view: View, names: list[str]) -> str:
        pictures = "".join(f'<a href="{name}"><img loading=lazy src="{name}"></a>' for name in names)
        alike: dict[tuple[str, str], list[Fault]] = {}
        for fault in (fault for seen, fault in self.faults if seen == view):
            alike.setdefault((fault.measure, fault.where), []).append(fault)
        rows = "".join(map(_row, alike.values()))
        return f"<h2>{view.name}</h2>{pictures}<table>{rows}</table>"


def _row(alike: list[Fault]) -> str:
    """Faults of one kind at elements of one kind, the worst of them with its text and value."""
    worst = min(alike, key=lambda fault: float(found[0]) if (found := re.findall(r"[\d.]+", fault.value)) else 0)
    words = (worst.measure, worst.where, worst.text, worst.value, worst.bound, f"{len(alike)}×")
    return "<tr>" + "".join(f"<td>{escape(word)}" for word in words)
