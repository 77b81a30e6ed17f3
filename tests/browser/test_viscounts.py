"""Viscounts in real browsers: a whole solo game to the score sheet, and moments of it on a wide screen and a phone."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Invite
from tests.browser.visitor import Visitor

from kingstable.kernel import Table

#: Plays until the page shows what is wanted or the score sheet opens. Rather acts than skips; takes the last of a list,
#: and builds beside others.
PLAY = """([wanted, rather]) => {
  const pick = (count) => {
    const listed = [...document.querySelectorAll('dialog[open] .list button')]
    if (listed.length) return listed.at(-1)
    const lit = [...document.querySelectorAll('[data-lit]')]
    const taken = new Set([...document.querySelectorAll("[data-thing^='spot:']")]
      .filter((it) => it.querySelector('.piece')).map((it) => it.dataset.thing))
    const beside = lit.find(({ dataset }) => {
      const [, segment, letter] = /^spot:(.+)([A-E])$/.exec(dataset.lit) ?? []
      const next = (by) => `spot:${segment}${String.fromCharCode(letter.charCodeAt(0) + by)}`
      return segment && (taken.has(next(-1)) || taken.has(next(1)))
    })
    if (beside) return beside
    const active = lit.filter((it) => !/^(skip|end|decline|keep)$/.test(it.dataset.lit))
    const liked = active.filter((it) => rather && new RegExp(rather).test(it.dataset.lit))
    const pool = liked.length ? liked : active.length && count % 6 ? active : lit
    return pool[(count * 7919) % pool.length]
  }
  let count = 0
  const go = () => {
    if (!window.playing) return
    const over = document.querySelector('dialog[open]') && !document.querySelector('dialog[open] .list')
    if (over || (wanted && document.querySelector(wanted))) { window.playing = false; return }
    const thing = pick(count)
    if (thing) { count++; thing.dispatchEvent(new MouseEvent('click', { bubbles: true })) }
    setTimeout(go, thing ? 5 : 10)
  }
  window.playing = true
  go()
}"""


def play_until(visitors: list[Visitor], wanted: str = "", rather: str = "", patience: float = 120) -> Visitor | None:
    """Let all play until one of them sees what is wanted, who is returned; None at the end of the game."""
    for visitor in visitors:
        visitor.page.evaluate(PLAY, [wanted, rather])
    end = time.monotonic() + patience
    while time.monotonic() < end:
        for visitor in visitors:
            if not visitor.page.evaluate("window.playing"):
                for other in visitors:
                    other.page.evaluate("window.playing = false")
                return visitor if wanted and visitor.page.locator(wanted).count() else None
        visitors[0].page.wait_for_timeout(40)
    raise AssertionError(f"nobody came to {wanted or 'the end'}: {visitors[0].prompt.inner_text()}")


def test_a_whole_solo_game_to_the_score_sheet(invite: Invite) -> None:
    visitor = invite("Anna")
    page = visitor.page
    table = visitor.sit("viscounts", "me", automa="builder", difficulty=1)
    pair = page.locator("[data-lit^='pair:']")
    expect(pair.first).to_be_visible()
    visitor.show("viscounts-draft-wide")
    assert play_until([visitor], "#pane-aside [data-lit^='card:']") is visitor
    card = page.locator("#pane-aside [data-lit^='card:']").first
    card.hover()
    expect(page.locator("#pane-board .price").first).to_be_visible()
    assert play_until([visitor], "#pane-board [data-lit^='space:']") is visitor
    lit = page.locator("#pane-board [data-lit^='space:']")
    assert page.locator("#pane-board .reached").count() == lit.count() > 0, "all spaces in reach show their price"
    visitor.show("viscounts-move-wide")
    assert play_until([visitor]) is None
    expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()
    visitor.check_words("the score sheet")
    visitor.show("viscounts-scores-wide")
    result = Table.replay(visitor.record(table))
    assert result.over
    page.keyboard.press("Escape")
    for at, sheet in enumerate(result.scores()):
        expect(page.locator("#pane-players .score").nth(at)).to_have_text(str(sheet.total))
    visitor.show("viscounts-end-wide")


MOMENTS = {
    "draft": "[data-lit^='pair:']",
    "playing": "#pane-aside [data-lit^='card:']",
    "moving": "#pane-board [data-lit^='space:']",
    "building": "[data-lit^='building:']",
    "castle": "#pane-board [data-lit^='section:']",
    "paying": "#pane-aside .way",
}


@pytest.mark.parametrize(
    ("seats", "lang", "theme", "phone"),
    [(1, "ru", "dark", True), (4, "uk", "light", False)],
)
def test_every_moment_fits_reads_well_and_is_accessible(
    invite: Invite, seats: int, lang: str, theme: str, phone: bool
) -> None:
    visitor = invite("Анна", lang=lang, theme=theme, phone=phone)
    page = visitor.page
    visitor.sit("viscounts", "me", *["random"] * (seats - 1))
    size = "phone" if phone else "wide"
    missing = dict(MOMENTS)
    while missing and play_until([visitor], ", ".join(missing.values())):
        moment = next(it for it, wanted in missing.items() if page.locator(wanted).count())
        del missing[moment]
        where = f"{moment}, {seats} players, {lang}, {theme}, {size}"
        page.wait_for_timeout(100)
        visitor.check_words(where)
        visitor.check_fits(where)
        if moment in ("draft", "moving", "building"):
            visitor.check_access(where)
        if phone:
            assert page.locator("nav button[aria-current]").count() == 1
            shown = page.locator("[data-lit]:visible, #prompt [data-lit]").count()
            assert shown, f"{where}: nothing to choose in sight"
        visitor.show(f"viscounts-{moment}-{seats}-{lang}-{theme}-{size}")
    assert not {"draft", "playing", "moving"} & set(missing)
