// A picture of a part of the page as PNG: drawn with the page's own styles and fonts, in its theme and language.

/** At least so many dots for each pixel of the page, and so many in all from one side to the other. */
const SCALE = 2
const WIDE = 1600
const PAD = 24
/** By so much a part of the page is made higher until nothing scrolls in it, and so high at most. */
const STEP = 40
const HIGH = 4000
/** So many milliseconds typefaces take that have come already. */
const SETTLES = 100
const XHTML = 'http://www.w3.org/1999/xhtml'

/** What is only there to play with. */
const CONTROLS = '.buttons, .news, .event, .beyond, [role="tooltip"]'

/** Draws an element below a heading, and all of it: also what lies outside of its window. */
export async function picture(of: HTMLElement, heading: HTMLElement): Promise<Blob> {
  const { copy, width, height } = whole(of)
  const [wide, high] = [width + 2 * PAD, Math.ceil(height) + 2 * PAD + headingHeight(heading, width)]
  const page = document.createElementNS(XHTML, 'body') as HTMLElement
  page.style.cssText = `width: ${wide}px; height: ${high}px; padding: ${PAD}px; margin: 0`
  Object.assign(page.style, typeface(document.body))
  page.dataset.game = of.closest<HTMLElement>('[data-game]')?.dataset.game ?? ''
  const room = document.createElement('div')
  room.style.cssText = `position: relative; width: ${width}px; height: ${height}px; overflow: hidden`
  room.append(copy)
  page.append(heading, room)
  return drawn(await svgOf(page, wide, high), wide, high)
}

/** A copy as high as all that is in it: what scrolls has room, and a drawing that pans and zooms is as wide as its window. */
function whole(of: HTMLElement): { copy: HTMLElement; width: number; height: number } {
  const kept = of.style.cssText
  const { width, height: before } = of.getBoundingClientRect()
  let height = before
  while (height < HIGH && [...of.querySelectorAll('*')].some(scrolls)) {
    height += STEP
    of.style.cssText = `${kept}; flex: none; height: ${height}px`
  }
  const copy = copied(of)
  of.style.cssText = kept
  const [stage, shown] = [of, copy].map((it) => it.querySelector<HTMLElement>('.viewport > .stage'))
  if (stage && shown) {
    const window = stage.parentElement!
    const scale = window.clientWidth / stage.offsetWidth
    shown.style.transform = `scale(${scale})`
    height += stage.offsetHeight * scale - window.clientHeight
  }
  return { copy, width, height }
}

const scrolls = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight + 1 && getComputedStyle(element).overflowY === 'auto'

function copied(of: HTMLElement): HTMLElement {
  const copy = of.cloneNode(true) as HTMLElement
  const copies = copy.querySelectorAll<HTMLElement | SVGElement>('*')
  for (const [index, element] of of.querySelectorAll('*').entries())
    if ([...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
      Object.assign(copies[index]!.style, typeface(element))
  copy.style.width = '100%'
  copy.style.height = '100%'
  for (const control of copy.querySelectorAll(CONTROLS)) control.remove()
  return copy
}

/** How letters look. Browsers write a short form of styles with variables in it only half, and so would lose it. */
function typeface(element: Element): Partial<CSSStyleDeclaration> {
  const { fontFamily, fontSize, fontWeight, fontVariantNumeric, lineHeight } = getComputedStyle(element)
  return { fontFamily, fontSize, fontWeight, fontVariantNumeric, lineHeight }
}

/** How high the heading will be, measured beside the page. */
function headingHeight(heading: HTMLElement, width: number): number {
  const copy = heading.cloneNode(true) as HTMLElement
  copy.style.cssText += `; position: absolute; visibility: hidden; width: ${width}px`
  document.body.append(copy)
  const { height } = copy.getBoundingClientRect()
  copy.remove()
  return Math.ceil(height)
}

async function svgOf(page: HTMLElement, width: number, height: number): Promise<string> {
  const root = document.documentElement
  const theme = root.dataset.theme ?? 'light'
  const styles = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  const faces = await fonts(styles, page.textContent ?? '')
  const text = new XMLSerializer().serializeToString(page)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" lang="${root.lang}" data-theme="${theme}"><style><![CDATA[${faces}${plain(styles)}]]></style><foreignObject width="100%" height="100%">${text}</foreignObject></svg>`
}

/** The rules that hold in this window, whatever size the picture has. */
function plain(rules: readonly CSSRule[]): string {
  return rules
    .map((rule) => {
      if (rule instanceof CSSFontFaceRule) return ''
      if (!(rule instanceof CSSMediaRule)) return rule.cssText
      return matchMedia(rule.conditionText).matches ? plain([...rule.cssRules]) : ''
    })
    .join('\n')
}

/** The typefaces whose letters occur, with their files inside. */
async function fonts(rules: readonly CSSRule[], text: string): Promise<string> {
  const letters = [...new Set(text)].map((letter) => letter.codePointAt(0)!)
  const used = rules.filter(
    (rule): rule is CSSFontFaceRule =>
      rule instanceof CSSFontFaceRule &&
      letters.some((letter) => covers(rule.style.getPropertyValue('unicode-range'), letter)),
  )
  return (await Promise.all(used.map(embedded))).join('\n')
}

/** Whether a letter is in a list of ranges such as `U+0-FF, U+2116`. */
export function covers(ranges: string, letter: number): boolean {
  return ranges.split(',').some((range) => {
    const [first, last] = range.trim().slice(2).split('-')
    const from = parseInt(first!, 16)
    return letter >= from && letter <= (last ? parseInt(last, 16) : from)
  })
}

async function embedded(rule: CSSFontFaceRule): Promise<string> {
  const [whole, address] = /url\("?([^")]+)"?\)/.exec(rule.cssText)!
  const file = await (await fetch(new URL(address!, rule.parentStyleSheet?.href ?? location.href))).blob()
  return rule.cssText.replace(whole, `url("${await dataUrl(file)}")`)
}

function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error as Error)
    reader.readAsDataURL(file)
  })
}

async function drawn(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const scale = Math.max(SCALE, WIDE / width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const draw = () => canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  // Only what is drawn once has all its typefaces loaded.
  draw()
  await new Promise((done) => setTimeout(done, SETTLES))
  draw()
  return new Promise((resolve, reject) =>
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('no picture'))), 'image/png'),
  )
}

/** Hands a file on: to other programs where the device can, else to the folder of downloads. */
export async function handOn(blob: Blob, name: string): Promise<void> {
  const file = new File([blob], name, { type: blob.type })
  if (navigator.canShare?.({ files: [file] })) return navigator.share({ files: [file] })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
