// What is measured in a page, as seen in the window now: faults as [measure, where, text, value, bound].
// Text that may be smaller says so by `data-fine`: "coordinate", or "effect" for an effect line of a card that enlarges.
// Where a tap beside a small thing finds it all the same, `data-near` says so.
({ text: least, target: smallest, table, board, shell }) => {
  const FINE = 9
  const TOLERANCE = 1
  /** Serif below this size is small, and its words are at least so far apart, as a share of it. */
  const SMALL = 17
  const GAP = 0.22
  /** Of a line no wider than this, in pixels, the middle and the ends are looked at; nothing fits between them. */
  const SHORT = 24
  /** The share of its area that a board may leave free in the direction in which it leaves less. */
  const FREE = 0.03
  /** A drawing that is panned shows what its window cuts off. */
  const PANS = '.viewport'
  const CONTROLS =
    'button, a[href], input, select, textarea, summary, [role=button], [role=slider], [role=tab], [data-lit]'
  /** What lies over the rest for a while, or over a drawing that can be shifted. */
  const LIFTED = '.buttons, [role=status], [role=alert], [role=tooltip], [role=listbox], [popover]'
  /** Things that cannot be chosen now and only explain themselves. */
  const IDLE = ':disabled, [aria-disabled=true], [inert] *, .unseen'

  const faults = []
  const modal = [...document.querySelectorAll('dialog[open]')].at(-1)
  const root = modal ?? document.body
  const styles = new Map()
  const style = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element))
    return styles.get(element)
  }
  const round = (number) => Math.round(number * 10) / 10

  function named(element) {
    const path = []
    for (let at = element; at && at !== document.body && path.length < 3; at = at.parentElement) {
      const kind = [...at.classList].filter((name) => !name.startsWith('svelte-')).slice(0, 2)
      path.unshift(at.id ? `#${at.id}` : [at.localName, ...kind].join('.'))
      if (at.id) break
    }
    return path.join(' > ')
  }
  const short = (text) => {
    const flat = text.replace(/\s+/g, ' ').trim()
    return flat.length > 40 ? `${flat.slice(0, 39)}…` : flat
  }
  const label = (element) => element.getAttribute('aria-label') ?? element.textContent ?? ''
  const fault = (measure, element, value, bound, text = label(element)) =>
    faults.push([measure, named(element), short(text), value, bound])
  /** Of a page around a table only the frame is looked at, not what the game fills it with; of a picture nothing. */
  const beside = (element) =>
    element.closest('[inert]') || (shell && element.closest('#pane-board, #pane-aside, #pane-mine'))

  const box = ({ left, top, right, bottom }) => ({ left, top, right, bottom })
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const wide = (a) => a.right - a.left
  const high = (a) => a.bottom - a.top
  const some = (a) => wide(a) > TOLERANCE && high(a) > TOLERANCE
  const WINDOW = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }

  const clips = (value) => value !== 'visible'
  const scrolls = (value) => value === 'auto' || value === 'scroll'

  /** What is left of a box after all that clips it, and the ancestor that cuts it off for good, by how much. */
  function seen(element, whole) {
    let rest = whole
    let cut = null
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const css = style(at)
      if (at !== element || at instanceof HTMLElement) {
        const [x, y] = [clips(css.overflowX), clips(css.overflowY)]
        const boxed =
          at instanceof SVGElement ? at.matches('svg, foreignObject') : !/inline$|contents/.test(css.display)
        if ((x || y) && boxed) {
          const edge = at.getBoundingClientRect()
          const window = {
            left: x ? edge.left : -Infinity,
            right: x ? edge.right : Infinity,
            top: y ? edge.top : -Infinity,
            bottom: y ? edge.bottom : Infinity,
          }
          const pans = at.matches(PANS)
          const lostX = scrolls(css.overflowX) || pans ? 0 : wide(rest) - wide(meet(rest, window))
          const lostY = scrolls(css.overflowY) || pans ? 0 : high(rest) - high(meet(rest, window))
          if (!cut && (lostX > 1.5 || lostY > high(whole) * 0.25) && edge.width > 2 && edge.height > 2)
            cut = { by: at, lost: Math.max(lostX, lostY) }
          rest = meet(rest, window)
        }
      }
      if (css.position === 'fixed' || !some(rest)) break
    }
    return { rest: meet(rest, WINDOW), cut }
  }

  const shown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })

  /** How much larger or smaller than its font size a text is drawn. */
  function scale(element) {
    let factor = 1
    for (let at = element; at; at = at.parentElement) {
      if (at instanceof SVGElement) {
        const matrix = at.getScreenCTM?.()
        return matrix ? factor * Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : factor
      }
      const css = style(at)
      if (css.transform !== 'none') {
        const matrix = new DOMMatrix(css.transform)
        factor *= Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c))
      }
      if (css.scale !== 'none') factor *= parseFloat(css.scale)
      if (css.zoom !== '1') factor *= parseFloat(css.zoom)
    }
    return factor
  }

  // Everything is hit while we measure, so that what lies above something is known.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { pointer-events: auto !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]

  const solid = (colour) => {
    const alpha = colour.match(/^rgba\(.*, ([\d.]+)\)$|\/ ([\d.]+)\)$/)
    return colour !== 'none' && !(alpha && Number(alpha[1] ?? alpha[2]) < 0.9)
  }
  const opaque = (element) => {
    const css = style(element)
    if (Number(css.opacity) < 0.9) return false
    if (element instanceof SVGElement)
      return !(element instanceof SVGTextContentElement) && solid(css.fill) && Number(css.fillOpacity) > 0.9
    return solid(css.backgroundColor)
  }
  /** Of two things in one drawing, the earlier one lies below. */
  const earlier = (one, other) =>
    one.ownerSVGElement &&
    one.ownerSVGElement === other.ownerSVGElement &&
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING
  const UNSURE = undefined
  /** What `above`, the uppermost thing at a point, says about an element there: nothing lies over it, or this does. */
  function over(element, above) {
    if (above === element || element.contains(above) || above.contains(element)) return null
    if (earlier(above, element)) return null
    return opaque(above) ? above : UNSURE
  }
  /** What opaque thing lies over an element at this point, if any; a curved line does not touch all of its box. */
  function cover(element, x, y) {
    const first = document.elementFromPoint(x, y)
    const said = first ? over(element, first) : null
    if (said !== UNSURE) return said
    // All that lies there is many times as slow to find.
    for (const above of document.elementsFromPoint(x, y)) {
      const told = over(element, above)
      if (told !== UNSURE) return told
    }
    return null
  }

  /** The first word, if any, that goes on in the next line without a hyphen. */
  function broken(node, element) {
    if (style(element).hyphens === 'auto') return null
    const range = document.createRange()
    const line = (at) => {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return [...range.getClientRects()].at(-1)
    }
    for (const { 0: word, index } of node.data.matchAll(/\p{L}{2,}/gu)) {
      const [first, last] = [line(index), line(index + word.length - 1)]
      if (first && last && last.top >= first.top + first.height / 2) return word
    }
    return null
  }
  /** Of small words in the serif, whose space is narrow: how wide that is, as a share of the font size. */
  function wordGap(node, element) {
    const css = style(element)
    if (!css.fontFamily.startsWith('Alegreya') || parseFloat(css.fontSize) >= SMALL) return Infinity
    const at = node.data.search(/(?<=\S)[ ](?=\S)/u)
    if (at < 0) return Infinity
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    const [space] = range.getClientRects()
    return space?.width ? space.width / (parseFloat(css.fontSize) * scale(element)) : Infinity
  }

  // -- texts --------------------------------------------------------------------------------------------------------
  const labels = []
  const clipped = new Set()
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!/[\p{L}\p{N}]/u.test(node.data)) continue
    const element = node.parentElement
    if (!element || element.closest('script, style, title, desc, defs, option, noscript')) continue
    if (!shown(element) || beside(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const size = parseFloat(style(element).fontSize) * scale(element)
    let visible = false
    // A range does not know of letters that are narrowed to fit.
    const lines = element.hasAttribute('textLength') ? [element.getBoundingClientRect()] : range.getClientRects()
    for (const line of lines) {
      const whole = box(line)
      if (!some(whole)) continue
      // Glyphs are lower than their line.
      const trim = high(whole) * 0.22
      const glyphs = { ...whole, top: whole.top + trim, bottom: whole.bottom - trim }
      const { rest, cut } = seen(element, glyphs)
      if (cut && !clipped.has(element) && !element.closest('.unseen')) {
        clipped.add(element)
        const inside = some(meet(rest, WINDOW))
        if (inside || cut.by.matches('main *')) fault('cut', element, round(cut.lost), 0, node.data)
      }
      const y = (glyphs.top + glyphs.bottom) / 2
      if (!some(rest) || y < rest.top || y > rest.bottom) continue
      if (cover(element, (rest.left + rest.right) / 2, y)) continue
      visible = true
      labels.push({ element, text: node.data, rest })
      const hides = (wide(rest) < SHORT ? [0.1, 0.9] : [0.1, 0.3, 0.7, 0.9])
        .map((share) => cover(element, rest.left + wide(rest) * share, y))
        .find((above) => above && !above.closest(LIFTED))
      if (hides)
        fault('overlap', element, 'partly hidden', 'free', `${short(node.data)} under ${named(hides)}`)
    }
    if (!visible) continue
    if (element instanceof HTMLElement && !element.closest('input, textarea')) {
      const halved = lines.length > 1 && broken(node, element)
      if (halved) fault('broken', element, halved, 'whole words', node.data)
      const gap = wordGap(node, element)
      if (gap < GAP) fault('gap', element, Math.round(gap * 1000) / 1000, GAP, node.data)
    }
    const fine = element.closest('[data-fine]')
    const bound = fine ? FINE : least
    if (size < bound - 0.05) fault('text', element, round(size), bound, node.data)
    for (let at = element; at && at !== root; at = at.parentElement) {
      const css = style(at)
      if (at instanceof SVGElement || clipped.has(at) || !clips(css.overflowX) || scrolls(css.overflowX)) continue
      if (at.matches(PANS) || css.display === 'inline') continue
      const over = css.textOverflow === 'ellipsis' || css.webkitLineClamp !== 'none'
      if (over && (at.scrollWidth > at.clientWidth + 1 || at.scrollHeight > at.clientHeight + 3)) {
        clipped.add(at)
        fault('cut', at, Math.max(at.scrollWidth - at.clientWidth, at.scrollHeight - at.clientHeight), 0)
      }
    }
  }

  /** How wide a list would be that shows all of what is chosen in it. */
  function wanted(list) {
    const copy = list.cloneNode(false)
    copy.append(list.selectedOptions[0].cloneNode(true))
    copy.style.cssText = 'position: absolute; visibility: hidden; width: max-content; min-width: 0; max-width: none'
    list.after(copy)
    const width = copy.offsetWidth
    copy.remove()
    return width
  }
  for (const list of root.querySelectorAll('select')) {
    if (!shown(list) || beside(list) || !list.selectedOptions.length) continue
    const lost = wanted(list) - list.offsetWidth
    if (lost > TOLERANCE) fault('cut', list, lost, 0, list.selectedOptions[0].text)
  }

  // -- overlaps -----------------------------------------------------------------------------------------------------
  labels.sort((a, b) => a.rest.top - b.rest.top)
  const overlapping = new Set()
  labels.forEach((one, index) => {
    for (let next = index + 1; next < labels.length; next++) {
      const other = labels[next]
      if (other.rest.top >= one.rest.bottom) break
      const common = meet(one.rest, other.rest)
      if (wide(common) < 2 || high(common) < 2) continue
      const halo = one.text === other.text && Math.abs(wide(common) - wide(one.rest)) < 1
      if (halo || one.element === other.element || overlapping.has(one.element)) continue
      const [x, y] = [(common.left + common.right) / 2, (common.top + common.bottom) / 2]
      if (cover(one.element, x, y) || cover(other.element, x, y)) continue
      overlapping.add(one.element)
      const both = `${short(one.text)} | ${short(other.text)}`
      fault('overlap', one.element, `${round(wide(common))}x${round(high(common))}`, 0, both)
    }
  })

  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)

  // -- controls -----------------------------------------------------------------------------------------------------
  const inText = (element) => element.localName === 'a' && style(element).display === 'inline'
  const held = (element) => (element.matches('input') && element.closest('label')) || element

  for (const element of root.querySelectorAll(CONTROLS)) {
    if (element.matches(IDLE) || !shown(element) || beside(element)) continue
    const thing = held(element)
    const whole = box(thing.getBoundingClientRect())
    if (wide(whole) <= 2 || high(whole) <= 2) continue
    const { rest, cut } = seen(thing, whole)
    const reachable = (() => {
      for (let at = thing.parentElement; at; at = at.parentElement) {
        const css = style(at)
        if (at.matches(PANS) || ((scrolls(css.overflowX) || scrolls(css.overflowY)) && at !== document.body))
          return true
        if (css.position === 'fixed') return false
      }
      return false
    })()
    const page = document.scrollingElement
    const out = Math.max(
      -whole.left,
      whole.right - innerWidth,
      table || modal ? whole.bottom - innerHeight : 0,
      table || modal ? -whole.top : -whole.top - page.scrollTop,
    )
    if (!reachable && out > 1.5) fault('outside', element, round(out), 0)
    else if (cut && cut.lost > 6 && !reachable) fault('outside', element, round(cut.lost), 0)
    if (!some(rest)) continue
    const points = []
    for (const across of [0.5, 0.25, 0.75, 0.1, 0.9])
      for (const down of [0.5, 0.25, 0.75, 0.1, 0.9])
        points.push([rest.left + wide(rest) * across, rest.top + high(rest) * down])
    const hits = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y)
      return hit && (thing.contains(hit) || hit.contains(thing))
    })
    const shifted = element.closest(PANS) && wide(rest) * high(rest) < (wide(whole) * high(whole)) / 2
    if (!hits && !shifted) fault('covered', element, 'covered', 'free')
    if (inText(element) || element.closest('[data-near]') || element.type === 'range') continue
    const [across, down] = [wide(whole), high(whole)]
    if (Math.min(across, down) < smallest - 0.5) {
      // What lies around it may catch the pointer for it.
      const [x, y] = [(whole.left + whole.right) / 2, (whole.top + whole.bottom) / 2]
      const reach = smallest / 2 - 1
      const around = [
        [x - reach, y],
        [x + reach, y],
        [x, y - reach],
        [x, y + reach],
      ]
      const caught = around.every(([atX, atY]) => {
        const hit = document.elementFromPoint(atX, atY)
        return hit && thing.contains(hit)
      })
      if (!caught) fault('target', element, `${round(across)}x${round(down)}`, smallest)
    }
  }

  // -- what lies over the boards while something is asked -----------------------------------------------------------
  /** What cannot be chosen now explains itself, and one decides by it: all of a board is wanted, not only what is lit. */
  const BOARDS = '#pane-board, #pane-aside, #pane-mine'
  /** What hides a thing of a board in its middle; a drawing that pans is brought out from under its buttons. */
  function veil(element) {
    const { rest } = seen(element, box(element.getBoundingClientRect()))
    const hit = some(rest) && document.elementFromPoint((rest.left + rest.right) / 2, (rest.top + rest.bottom) / 2)
    if (!hit || element.contains(hit) || hit.contains(element) || earlier(hit, element)) return null
    const lifted = hit.closest(LIFTED)
    if (lifted?.matches('.buttons') || lifted?.contains(element)) return null
    return lifted || element.matches('[data-lit]') ? hit : null
  }
  if (!modal && root.querySelector('[data-lit]'))
    for (const element of root.querySelectorAll(`:is(${BOARDS}) :is(${CONTROLS})`)) {
      const above = shown(element) && !beside(element) && veil(element)
      if (above) fault('veiled', element, `under ${named(above)}`, 'free')
    }

  // -- what is lit, where the system chooses the colours: gold leaf is gone then ------------------------------------
  if (matchMedia('(forced-colors: active)').matches)
    for (const element of root.querySelectorAll('[data-lit]')) {
      const css = style(element)
      const marked = css.outlineStyle !== 'none' || css.forcedColorAdjust === 'none'
      if (element instanceof HTMLElement && shown(element) && !beside(element) && !marked)
        fault('lit', element, 'unmarked', 'outline')
    }

  // -- the page -----------------------------------------------------------------------------------------------------
  const { scrollWidth, scrollHeight } = document.scrollingElement
  if (scrollWidth > innerWidth) fault('scroll', document.body, scrollWidth - innerWidth, 0, 'sideways')
  if (table && scrollHeight > innerHeight) fault('scroll', document.body, scrollHeight - innerHeight, 0, 'downwards')

  // -- the board ----------------------------------------------------------------------------------------------------
  /** Whether an element draws something itself, however its children look. */
  function draws(element) {
    const css = style(element)
    if (element instanceof SVGGeometryElement) return css.fill !== 'none' || css.stroke !== 'none'
    if (element instanceof SVGElement) return element.matches('text, image, use')
    return (
      element.matches('img') ||
      solid(css.backgroundColor) ||
      css.backgroundImage !== 'none' ||
      parseFloat(css.borderTopWidth) > 0
    )
  }

  const pane = board && !modal && document.querySelector('#pane-board')
  if (pane && shown(pane)) {
    const area = box(pane.getBoundingClientRect())
    const drawn = [...pane.querySelectorAll('*')]
      .filter((element) => !element.closest('.buttons, defs, clipPath, mask') && shown(element) && draws(element))
      .map((element) => box(element.getBoundingClientRect()))
      .filter(some)
    const reach = (side, from) => from(...drawn.map((part) => part[side]))
    const across = reach('right', Math.max) - reach('left', Math.min)
    const down = reach('bottom', Math.max) - reach('top', Math.min)
    const free = Math.min(1 - across / wide(area), 1 - down / high(area))
    if (!(free <= FREE)) fault('room', pane, `${round(free * 100)} %`, `${FREE * 100} %`, 'free in both directions')
  }
  return faults
}
