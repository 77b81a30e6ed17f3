// What the measures of a page rest on, but for its colours, as one number: where everything is, how large, how opaque.
() => {
  let sum = 0x811c9dc5
  const note = (number) => (sum = Math.imul(sum ^ number, 0x01000193))
  const alpha = (colour) => {
    const [, old, modern] = colour.match(/^rgba\(.*, ([\d.]+)\)$|\/ ([\d.]+)\)$/) ?? []
    return colour === 'none' ? 0 : Number(old ?? modern ?? 1) >= 0.9 ? 1 : 0.5
  }
  for (const element of document.body.querySelectorAll('*')) {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const css = getComputedStyle(element)
    const lets = [css.opacity, css.fillOpacity, alpha(css.backgroundColor), alpha(css.fill), css.visibility.length]
    for (const number of [left, top, right, bottom, parseFloat(css.fontSize), ...lets]) note(Math.round(number * 64))
  }
  return sum
}
