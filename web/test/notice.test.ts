// What calls me to the table: after a first press only, as loud as I like, and in the background as far as I allow it.
import { beforeEach, describe, expect, it, vi } from 'vitest'

const settings = vi.hoisted(() => ({
  volume: 0.5,
  notify: false,
  setNotify(on: boolean) {
    this.notify = on
  },
}))
vi.mock('../src/shell/settings.svelte', () => ({ settings }))

const browser = {
  opened: 0,
  tones: [] as number[],
  loudest: 0,
  buzzes: [] as number[],
  notices: [] as string[],
  asked: 0,
}

class Gain {
  gain = { setTargetAtTime: (value: number) => void (browser.loudest = Math.max(browser.loudest, value)) }
  connect = (to: unknown) => to
}
class Tone extends Gain {
  constructor(_: unknown, { frequency }: { frequency: number }) {
    super()
    browser.tones.push(frequency)
  }
  start = () => {}
  stop = () => {}
}
class Notice {
  static permission = 'default'
  static answer = 'granted'
  static requestPermission = () => {
    browser.asked += 1
    return Promise.resolve((Notice.permission = Notice.answer))
  }
  constructor(title: string, { body }: { body: string }) {
    browser.notices.push(`${title}: ${body}`)
  }
}
const icon = { href: 'http://here/favicon.svg' }
const page = { hidden: false, querySelector: () => icon }
const activation = { hasBeenActive: true }
vi.stubGlobal(
  'AudioContext',
  class {
    constructor() {
      browser.opened += 1
    }
  },
)
const presses: (() => void)[] = []
let idle: (() => void)[] = []
vi.stubGlobal('addEventListener', (_: string, then: () => void) => void presses.push(then))
vi.stubGlobal('requestIdleCallback', (then: () => void) => void idle.push(then))
vi.stubGlobal('OscillatorNode', Tone)
vi.stubGlobal('GainNode', Gain)
vi.stubGlobal('Notification', Notice)
vi.stubGlobal('document', page)
vi.stubGlobal('navigator', {
  userActivation: activation,
  vibrate: (length: number) => void browser.buzzes.push(length),
})

const { badge, callMe, switchNotices } = await import('../src/shell/notice')
const { sound } = await import('../src/shell/sound')
const call = () => callMe('Tiletum', 'Your turn', 'T')

beforeEach(() => {
  Object.assign(browser, { tones: [], loudest: 0, buzzes: [], notices: [], asked: 0 })
  Object.assign(settings, { volume: 0.5, notify: false })
  Object.assign(Notice, { permission: 'default', answer: 'granted' })
  page.hidden = false
  activation.hasBeenActive = true
})

describe('sounds', () => {
  it('have their way opened in an idle moment after a first press, and not by the first of them', () => {
    sound('turn')
    expect([browser.opened, browser.tones]).toEqual([0, []])
    idle = []
    presses[0]!()
    expect(browser.opened).toBe(0)
    idle.forEach((then) => then())
    expect(browser.opened).toBe(1)
    sound('turn')
    expect(browser.opened).toBe(1)
    expect(browser.tones).toHaveLength(2)
  })

  it('come after a first press, low, and not at all when they are off', () => {
    activation.hasBeenActive = false
    sound('turn')
    expect(browser.tones).toEqual([])
    activation.hasBeenActive = true
    settings.volume = 0
    sound('turn')
    expect(browser.tones).toEqual([])
    settings.volume = 1
    sound('turn')
    expect(browser.tones).toHaveLength(2)
    expect(browser.loudest).toBeLessThanOrEqual(0.2)
  })

  it('are as loud as one likes', () => {
    sound('piece')
    expect(browser.loudest).toBeCloseTo(0.1)
  })
})

describe('my turn', () => {
  it('is heard and felt, and buzzes nobody who has not touched the page', () => {
    call()
    expect(browser.tones).not.toEqual([])
    expect(browser.buzzes).toHaveLength(1)
    activation.hasBeenActive = false
    call()
    expect(browser.buzzes).toHaveLength(1)
  })

  it('is noticed only in the background, where one wants it and the browser allows it', () => {
    Object.assign(settings, { notify: true })
    Notice.permission = 'granted'
    call()
    expect(browser.notices).toEqual([])
    page.hidden = true
    call()
    expect(browser.notices).toEqual(['Tiletum: Your turn'])
    settings.notify = false
    call()
    Object.assign(settings, { notify: true })
    Notice.permission = 'denied'
    call()
    expect(browser.notices).toHaveLength(1)
  })

  it('puts a badge on the sign of the page and takes it off again', () => {
    const off = badge()
    expect(icon.href).toBe('http://here/favicon-turn.svg')
    off()
    expect(icon.href).toBe('http://here/favicon.svg')
  })
})

describe('the browser', () => {
  it('asks when notices are switched on, and not to switch them off', async () => {
    await switchNotices()
    expect([settings.notify, browser.asked]).toEqual([true, 1])
    await switchNotices()
    expect([settings.notify, browser.asked]).toEqual([false, 1])
  })

  it('never asks again after a refusal', async () => {
    Notice.answer = 'denied'
    await switchNotices()
    await switchNotices()
    expect([settings.notify, browser.asked]).toEqual([false, 1])
  })
})
