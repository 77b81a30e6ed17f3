// Soft sounds, made of a few tones: only after a first press, and as loud as the reader likes.
import { idly } from './idle'
import { settings } from './settings.svelte'

/** The tones of each: pitch in hertz, beginning and length in seconds. */
const SOUNDS = {
  turn: [
    [523, 0, 0.3],
    [659, 0.12, 0.4],
  ],
  piece: [[174, 0, 0.09]],
  won: [
    [523, 0, 0.25],
    [659, 0.1, 0.25],
    [784, 0.2, 0.45],
  ],
  end: [
    [392, 0, 0.4],
    [523, 0.16, 0.4],
    [659, 0.32, 0.8],
  ],
} as const
export type Sound = keyof typeof SOUNDS

/** How loud the loudest is. */
const LOUD = 0.2
let context: AudioContext | null = null

/** The way to the loudspeaker is opened when nothing else is to do, since that may take half a second. */
const open = (): void => void (context ??= new AudioContext())
const prepare = (): void => {
  if (settings.volume) idly(open)
}
for (const press of ['pointerup', 'keyup']) addEventListener(press, prepare, { once: true })

/** A sound for which the way is not open yet is left out. */
export function sound(name: Sound): void {
  if (!settings.volume || !navigator.userActivation.hasBeenActive) return
  if (!context) return prepare()
  for (const [pitch, after, length] of SOUNDS[name]) {
    const [begin, end] = [context.currentTime + after, context.currentTime + after + length]
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch })
    const gain = new GainNode(context, { gain: 0 })
    gain.gain.setTargetAtTime(LOUD * settings.volume, begin, 0.008)
    gain.gain.setTargetAtTime(0, begin + length / 3, length / 5)
    tone.connect(gain).connect(context.destination)
    tone.start(begin)
    tone.stop(end)
  }
}
