"""The measures themselves: each finds its fault on a page made for it, and none where all is well."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.look.report import Report
from tests.browser.look.views import every
from tests.browser.look.walk import EMPTINESS, MEASURES, SHAPE, Fault, Look

_WELL = """
  <main style="font: 16px sans-serif"><h1>Well</h1>
    <p>A line of text with <a href="#">a link in it</a>.</p>
    <button style="width: 40px; height: 40px">A</button>
    <select style="height: 40px"><option>chosen</option><option>what is longer, and not chosen</option></select>
    <svg width="200" height="100" viewBox="0 0 100 50"><text y="20" font-size="6">twice as large</text></svg>
  </main>"""

_AT = "position: absolute; top: 99px; left: 99px; margin: 0; width: 60px; height: 60px"
_LIT = f'<button style="{_AT}" data-lit="hex">lit</button>'

_FAULTS = {
    "text": [
        '<p style="font-size: 10px">small</p>',
        '<div style="transform: scale(.5)"><p style="font-size: 20px">half as large</p></div>',
        '<svg width="100" height="50" viewBox="0 0 200 100"><text y="50" font-size="20">half</text></svg>',
        '<p style="font-size: 8px" data-fine="coordinate">too fine</p>',
    ],
    "cut": [
        '<p style="width: 60px; overflow: hidden; white-space: nowrap">a line that is too long</p>',
        '<p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">far too long</p>',
        '<svg width="60" height="20"><text x="30" y="15">beyond its edge</text></svg>',
        '<select style="width: 60px"><option>what is chosen in it</option></select>',
    ],
    "broken": [
        '<p style="width: 60px; overflow-wrap: break-word">extraordinarily</p>',
        '<p style="width: 60px; overflow-wrap: break-word; line-height: 1">extraordinarily</p>',
    ],
    "gap": ['<p style="font: 15px Alegreya, serif; word-spacing: -2px">in front of you</p>'],
    "overlap": [
        '<p style="position: absolute; top: 40px">one</p><p style="position: absolute; top: 44px">two</p>',
        '<svg width="99" height="30"><text y="20">half hidden</text><circle cx="9" cy="15" r="9"/></svg>',
    ],
    "outside": ['<button style="position: absolute; left: 780px; width: 60px; height: 60px">beyond</button>'],
    "covered": [
        '<button style="position: absolute; top: 99px; width: 60px; height: 60px">below</button>'
        '<div style="position: absolute; top: 90px; width: 90px; height: 90px; background: red"></div>'
    ],
    "veiled": [
        f'<div id="pane-board">{_LIT}<button style="{_AT}" aria-disabled="true">unlit</button></div>'
        f'<p role="status" style="{_AT}; height: 35px">told over the upper half</p>',
        f'<div id="pane-board">{_LIT}</div><div style="{_AT}; height: 35px; background: red"></div>',
    ],
    "target": [
        '<button style="width: 20px; height: 40px; padding: 0">A</button>',
        '<svg width="20" height="20"><path d="M0 0h20v20z" data-lit="hex"/></svg>',
    ],
    "scroll": ['<div style="width: 900px; height: 5px"></div>'],
}


@pytest.fixture(scope="module")
def page(chromium: Browser) -> Iterator[Page]:
    page = chromium.new_page(viewport={"width": 800, "height": 600})
    yield page
    page.close()


def _measured(page: Page, content: str, **asked: Any) -> set[str]:
    page.set_content(f"<body>{content}</body>")
    usual = {"text": 11, "target": 24, "table": False, "board": False, "shell": False}
    return {fault[0] for fault in page.evaluate(MEASURES, usual | asked)}


def test_no_fault_where_all_is_well(page: Page) -> None:
    assert _measured(page, _WELL) == set()


@pytest.mark.parametrize(("measure", "content"), [(it, content) for it in _FAULTS for content in _FAULTS[it]])
def test_each_fault_is_found(page: Page, measure: str, content: str) -> None:
    assert measure in _measured(page, _WELL + content)


def test_only_what_is_seen_counts(page: Page) -> None:
    small = '<p style="font-size: 5px">small</p>'
    assert _measured(page, f'{_WELL}<div style="visibility: hidden">{small}</div>') == set()
    assert _measured(page, f'{_WELL}<div style="overflow: auto; height: 0">{small}</div>') == set()
    assert _measured(page, f"{small}<dialog open>{_WELL}</dialog>") == set()
    near = '<svg width="20" height="20" data-near><path d="M0 0h20v20z" data-lit="hex"/></svg>'
    assert _measured(page, _WELL + near) == set()
    assert _measured(page, '<p style="font-size: 9px" data-fine="effect">fine</p>') == set()


def test_nothing_is_veiled_while_nothing_is_asked_nor_by_what_lies_below(page: Page) -> None:
    told = f'<p role="status" style="{_AT}; background: white">told</p>'
    unlit = f'<button style="{_AT}" aria-disabled="true">unlit</button>'
    assert _measured(page, f'{_WELL}<div id="pane-board">{unlit}</div>{told}') == set()
    ground, ends = (
        '<path d="M0 0h90v30H0z" fill="#fe9"/>',
        '<circle cx="15" cy="15" r="14"/><circle cx="75" cy="15" r="14"/>',
    )
    drawn = f'<svg width="90" height="30">{ground}<g data-lit="spot">{ends}</g></svg>'
    assert _measured(page, f'{_WELL}<div id="pane-board">{drawn}</div>') == set()


def test_letters_on_a_curve_or_narrowed_are_measured_as_they_are_drawn(page: Page) -> None:
    ground = '<path d="M0 0h180v120H0z" fill="#fe9"/><path id="arc" d="M9 115A80 80 0 0 1 170 115" fill="none"/>'
    curved = '<text><textPath href="#arc" startOffset="70">along a curve</textPath></text>'
    assert _measured(page, f'{_WELL}<svg width="180" height="120">{ground}{curved}</svg>') == set()
    fits = '<text y="20" textLength="98" lengthAdjust="spacingAndGlyphs">narrowed to fit</text>'
    assert _measured(page, f'{_WELL}<svg width="99" height="30">{fits}</svg>') == set()


def test_a_word_may_be_divided_with_a_hyphen(page: Page) -> None:
    divided = '<p style="width: 70px; overflow-wrap: break-word">{} word</p>'
    assert _measured(page, _WELL + divided.format("extra&shy;ordi&shy;narily")) == set()
    assert _measured(page, _WELL + divided.format("well-known sea-side")) == set()


def test_a_board_that_leaves_room_on_all_sides(page: Page) -> None:
    def board(width: int) -> set[str]:
        drawn = f'<svg width="{width}" height="200"><path d="M0 0H{width}V200H0z"/></svg>'
        return _measured(page, f'<div id="pane-board" style="width: 500px; height: 400px">{drawn}</div>', board=True)

    assert board(500) == set()
    assert board(300) == {"room"}


def test_a_theme_that_changes_only_colours_leaves_the_shape(page: Page) -> None:
    def shape(style: str) -> int:
        page.set_content(f"<body><style>{style}</style>{_WELL}</body>")
        return int(page.evaluate(SHAPE))

    plain = shape("button { background: rgb(9 9 9) }")
    assert shape("button { background: rgb(200 0 0); color: white } body { background: black }") == plain
    for change in (
        "h1 { font-size: 30px }",
        "p { margin-left: 1px }",
        "p { opacity: 0.5 }",
        "a { visibility: hidden }",
    ):
        assert shape(change) != plain, change
    assert shape("button { background: rgb(9 9 9 / 0.3) }") != plain


def test_the_largest_empty_rectangle(page: Page) -> None:
    stripes = "repeating-linear-gradient(red 0 4px, blue 4px 8px)"
    page.set_content(f'<body style="margin: 0"><div style="height: 300px; background: {stripes}">')
    share, left, top, width, _ = page.evaluate(EMPTINESS, base64.b64encode(page.screenshot()).decode())
    assert share == pytest.approx(0.5, abs=0.02)
    assert (left, width) == (0, 800)
    assert top == pytest.approx(300, abs=8)


def test_the_report_tells_the_worst_fault_of_each_kind_whatever_it_says(tmp_path: Path) -> None:
    report, (view, other, *_) = Report(tmp_path), every()
    report.add(
        Look(view, [Fault("text", "p", "small", "10.5", "11"), Fault("barred", "", "", "Gone. Too late", "")], {})
    )
    report.add(
        Look(other, [Fault("text", "p", "smaller", "9", "11"), Fault("barred", "", "", "after 120.5 s", "")], {})
    )
    told = report.summary().splitlines()
    assert told[-1] == "4 faults in 2 of 2 views"
    assert "“smaller” 9" in told[0] + told[1]
    assert report.write().exists() and len(Report(tmp_path, goes_on=True).seen) == 2
