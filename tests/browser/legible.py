"""Whether the lines of a chart and the words of an area can be told from their ground."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

#: How light a colour is, and how much it stands out from another.
_LIGHT = """
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const light = (colour) => {
    pen.fillStyle = colour
    pen.fillRect(0, 0, 1, 1)
    const linear = (it) => (it / 255 <= 0.04045 ? it / 255 / 12.92 : ((it / 255 + 0.055) / 1.055) ** 2.4)
    const [red, green, blue] = [...pen.getImageData(0, 0, 1, 1).data].map(linear)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
"""
#: The least contrast of a chart's line with its ground, whatever the colour of the player: of its edge or of itself.
_CONTRAST = (
    f"""(line) => {{{_LIGHT}"""
    + """
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
)
#: The words of an area that hardly stand out from their ground; what is printed on a coin in it counts for itself.
_FAINT = (
    f"""(area) => {{{_LIGHT}"""
    + """
  const clear = (it) => it.backgroundColor === 'rgba(0, 0, 0, 0)'
  const faint = (element) => {
    let ground = element
    while (clear(getComputedStyle(ground)) && getComputedStyle(ground).backgroundImage === 'none')
      ground = ground.parentElement
    const { backgroundColor, backgroundImage } = getComputedStyle(ground)
    if (backgroundImage !== 'none') return !area.contains(ground)
    return contrast(light(backgroundColor), light(getComputedStyle(element).color)) < 4.5
  }
  const told = (element) => [...element.childNodes].some((it) => it.nodeType === 3 && it.data.trim())
  const seen = (element) => told(element) && !element.closest('.unseen') && element.checkVisibility()
  return [...area.querySelectorAll('*')].filter((it) => seen(it) && faint(it)).map((it) => it.textContent)
}"""
)


def check_words(area: Locator) -> None:
    """The words of an area, as they are drawn in the theme that is chosen now."""
    assert area.evaluate(_FAINT) == []


def check_lines(chart: Locator) -> None:
    """In both themes, and whatever the colour of the player."""
    line = chart.locator("g:has(> polyline)").first
    for theme in ("dark", "light"):
        chart.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        expect(chart.page.locator(f"html[data-theme={theme}]")).to_be_attached()
        assert line.evaluate(_CONTRAST) >= 3, theme
