"""A site in Firefox: one whole game by the mouse, and another visit when nobody answers any more."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.browser.firefox import FIREFOX, firefox
from tests.browser.tab import served
from tests.browser.visitor import CHOICES
from tests.progress import Patience

from kingstable.kernel import Rng

pytestmark = [
    pytest.mark.soak,
    pytest.mark.xdist_group("site"),
    pytest.mark.skipif(FIREFOX is None, reason="there is no Firefox here; on Debian: apt-get install firefox-esr"),
]

_PRESS = """() => {
  const found = [...document.querySelectorAll('WHERE')].find((it) => it.innerText.includes('TEXT'))
  found?.click()
  return !!found
}"""
_VERSION = "() => document.querySelector('[data-version]')?.dataset.version"


def press(where: str, text: str) -> str:
    """Presses the button with a text, as soon as there is one."""
    return _PRESS.replace("WHERE", where).replace("TEXT", text)


def test_a_whole_game_in_firefox_and_another_visit_without_a_network(site: Path, tmp_path: Path) -> None:
    rng = Rng.seeded("firefox")
    with firefox(tmp_path) as anna:
        with served(site) as url:
            anna.visit(f"{url}/")
            anna.wait_for(press("article[data-game=kingdom_builder] button", "Play now"))
            anna.wait_for(press("dialog button", "Just play"))
            anna.wait_for("() => document.querySelector('[data-lit]')?.dataset.lit")
            patience = Patience(lambda: anna.run(_VERSION))
            while not anna.run("() => document.querySelectorAll('dialog[open] table').length"):
                patience.check()
                if choices := anna.run(CHOICES):
                    anna.click(rng.pick(choices)["at"])
            anna.wait_for("() => navigator.serviceWorker.ready.then((it) => !!it.active)")
        anna.visit(f"{url}/#/rules/tiletum")
        anna.wait_for("() => document.querySelector('main')?.innerText.includes('Tiletum')")
        anna.visit(f"{url}/#/me")
        anna.wait_for("() => document.querySelector('main [data-game=kingdom_builder] time')?.innerText")
