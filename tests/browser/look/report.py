"""What was seen, on paper: each fault with its value and bound, pictures, and how many there are of each kind."""

from __future__ import annotations

import json
import re
from collections import Counter
from html import escape
from pathlib import Path
from typing import NamedTuple

from tests.browser.look.views import SIZES, View
from tests.browser.look.walk import Fault, Look

_STYLE = """
body { font: 15px/1.4 sans-serif; margin: 2em auto; max-width: 1200px }
img { max-width: 280px; max-height: 280px; border: 1px solid #999; margin: 4px }
td, th { padding: 2px 10px; text-align: left; vertical-align: top; border-bottom: 1px solid #ddd }
"""


class Seen(NamedTuple):
    """What a look found, and the files of its pictures."""

    faults: list[Fault]
    pictures: list[str]


class Report:
    """Grows with each look, which is written at once, so that a later walk `goes on` where one was broken off."""

    def __init__(self, folder: Path, *, goes_on: bool = False) -> None:
        self.folder = folder
        self.seen: dict[View, Seen] = {}
        self._kept = folder / "looks.jsonl"
        (folder / "pictures").mkdir(parents=True, exist_ok=True)
        if goes_on and self._kept.exists():
            self.seen = dict(map(_read, self._kept.read_text().splitlines()))
        else:
            self._kept.write_text("")

    def add(self, look: Look) -> None:
        names = []
        for area, picture in look.pictures.items():
            names.append(f"pictures/{look.view.name}{f'-{area}' if area else ''}.png")
            (self.folder / names[-1]).write_bytes(picture)
        self.seen[look.view] = Seen(look.faults, names)
        with self._kept.open("a") as kept:
            kept.write(json.dumps([look.view, look.faults, names], ensure_ascii=False) + "\n")

    @property
    def _faults(self) -> list[tuple[View, Fault]]:
        return [(view, fault) for view, seen in self.seen.items() for fault in seen.faults]

    def summary(self) -> str:
        """How many faults there are of each kind, the most frequent first, each with its windows and one text."""
        kinds: dict[tuple[str, str, str], list[tuple[View, Fault]]] = {}
        for view, fault in self._faults:
            kinds.setdefault((view.page, fault.measure, fault.where), []).append((view, fault))
        lines = []
        for (page, measure, where), alike in sorted(kinds.items(), key=lambda each: -len(each[1])):
            windows = " ".join(sorted({str(SIZES[view.size]) for view, _ in alike}))
            worst = _worst([fault for _, fault in alike])
            lines.append(f"{len(alike):5}  {page} {measure}: {where} “{worst.text}” {worst.value} ({windows})")
        views = sum(1 for seen in self.seen.values() if seen.faults)
        return "\n".join([*lines, f"{len(self._faults)} faults in {views} of {len(self.seen)} views"])

    def write(self) -> Path:
        """The report as JSON for programs and as a page for people; gives the page."""
        rows = [{**view._asdict(), **fault._asdict()} for view, fault in self._faults]
        (self.folder / "faults.json").write_text(json.dumps(rows, ensure_ascii=False, indent=1))
        page = self.folder / "index.html"
        page.write_text(f"<!doctype html><meta charset=utf-8><title>Look</title><style>{_STYLE}</style>{self._body()}")
        return page

    def _body(self) -> str:
        counts = Counter((view.key, fault.measure) for view, fault in self._faults)
        summary = "".join(f"<tr><td>{key}<td>{measure}<td>{count}" for (key, measure), count in sorted(counts.items()))
        views = "".join(_section(view, seen) for view, seen in self.seen.items() if seen.faults or seen.pictures)
        return f"<h1>{len(self._faults)} faults in {len(self.seen)} views</h1><table>{summary}</table>{views}"


def _read(line: str) -> tuple[View, Seen]:
    view, faults, pictures = json.loads(line)
    return View(*view), Seen([Fault(*fault) for fault in faults], pictures)


def _section(view: View, seen: Seen) -> str:
    pictures = "".join(f'<a href="{name}"><img loading=lazy src="{name}"></a>' for name in seen.pictures)
    alike: dict[tuple[str, str], list[Fault]] = {}
    for fault in seen.faults:
        alike.setdefault((fault.measure, fault.where), []).append(fault)
    rows = "".join(map(_row, alike.values()))
    return f"<h2>{view.name}</h2>{pictures}<table>{rows}</table>"


def _row(alike: list[Fault]) -> str:
    """Faults of one kind at elements of one kind, the worst of them with its text and value."""
    worst = _worst(alike)
    words = (worst.measure, worst.where, worst.text, worst.value, worst.bound, f"{len(alike)}×")
    return "<tr>" + "".join(f"<td>{escape(word)}" for word in words)


def _worst(alike: list[Fault]) -> Fault:
    """The one with the smallest value."""
    return min(alike, key=lambda fault: float(found[0]) if (found := re.findall(r"\d+(?:\.\d+)?", fault.value)) else 0)
