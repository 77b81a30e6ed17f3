"""Whether the lines of a chart can be told from their ground."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

#: The least contrast of a chart's line with its ground, whatever the colour of the player: of its edge or of itself.
_CONTRAST = """(line) => {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const light = (colour) => {
    pen.fillStyle = colour
    pen.fillRect(0, 0, 1, 1)
    const linear = (it) => (it / 255 <= 0.04045 ? it / 255 / 12.92 : ((it / 255 + 0.055) / 1.055) ** 2.4)
    const [red, green, blue] = [...pen.getImageData(0, 0, 1, 1).data].map(linear)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
  let ground = line
  while (getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') ground = ground.parentElement
  const paper = light(getComputedStyle(ground).backgroundColor)
  const mine = line.dataset.colour
  const found = [0, 1, 2, 3, 4, 5].map((colour) => {
    line.dataset.colour = colour
    return Math.max(...[...line.children].map((it) => contrast(paper, light(getComputedStyle(it).stroke))))
  })
  line.dataset.colour = mine
  return Math.min(...found)
}"""


def check_lines(chart: Locator) -> None:
    """In both themes, and whatever the colour of the player."""
    line = chart.locator("g:has(> polyline)").first
    for theme in ("dark", "light"):
        chart.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        expect(chart.page.locator(f"html[data-theme={theme}]")).to_be_attached()
        assert line.evaluate(_CONTRAST) >= 3, theme
