// The strokes of each landscape, drawn by hand around a hex's centre: tufts, trees, dunes, ledges, flowers, waves, peaks.
import type { Chance } from '../../../art/chance'
import { round as r, type Point } from './grid'
import type { Canvas } from './terrain'

type Draw = (canvas: Canvas, at: Point, die: Chance) => void

/** Spots spread over a hex, a little out of place, from back to front so that nearer things overlap. */
function spots({ x, y }: Point, layout: readonly (readonly [number, number])[], die: Chance, jitter: number): Point[] {
  return layout
    .map(([dx, dy]) => ({ x: x + dx + (die() - 0.5) * jitter, y: y + dy + (die() - 0.5) * jitter }))
    .sort((a, b) => a.y - b.y)
}

const pick = <T>(from: readonly T[], die: Chance): T => from[Math.floor(die() * from.length)]!

const FIVE = [
  [-11, -10],
  [10, -12],
  [-1, 1],
  [-13, 11],
  [12, 10],
] as const
const SEVEN = [
  [-12, -12],
  [3, -17],
  [14, -7],
  [-4, -2],
  [-15, 5],
  [9, 8],
  [-3, 16],
] as const

const grass: Draw = (canvas, at, die) => {
  for (const { x, y } of spots(at, pick([FIVE, SEVEN], die), die, 9)) {
    const tall = 4.5 + die() * 3
    const style = die() < 0.62 ? 'grass-dark' : 'grass-light'
    canvas.add(
      style,
      `M${r(x - 3)} ${r(y)}q.4 ${r(-tall * 0.6)} -1.8 ${r(-tall * 0.8)}M${r(x)} ${r(y)}q.2 ${r(-tall * 0.6)} .6 ${r(-tall)}M${r(x + 3)} ${r(y)}q-.2 ${r(-tall * 0.5)} 2 ${r(-tall * 0.8)}`,
    )
  }
}

function conifer(canvas: Canvas, { x, y }: Point, size: number): void {
  const [wide, tall] = [5.2 * size, 15 * size]
  canvas.stand('trunk', y, `M${r(x - 0.8)} ${r(y)}h1.6v2.8h-1.6Z`)
  const half = (side: number) =>
    `L${r(x + side * wide * 0.62)} ${r(y - tall * 0.55)}L${r(x + side * wide * 0.34)} ${r(y - tall * 0.5)}L${r(x + side * wide)} ${r(y)}`
  const shape = `M${r(x)} ${r(y - tall)}${half(1)}Q${r(x)} ${r(y + 1.6)} ${r(x - wide)} ${r(y)}L${r(x - wide * 0.34)} ${r(y - tall * 0.5)}L${r(x - wide * 0.62)} ${r(y - tall * 0.55)}Z`
  canvas.stand('leaf', y, shape)
  canvas.stand(
    'leaf-shade',
    y,
    `M${r(x)} ${r(y - tall)}${half(1)}Q${r(x + 1)} ${r(y + 1)} ${r(x + 0.4)} ${r(y + 0.5)}Z`,
  )
  canvas.stand('leaf-ink', y, shape)
}

function broadleaf(canvas: Canvas, { x, y }: Point, size: number): void {
  const wide = 6 * size
  const top = y - 10.5 * size
  canvas.stand('trunk', y, `M${r(x - 1)} ${r(y - 4)}h2l.5 6.5h-3Z`)
  const shape = `M${r(x - wide)} ${r(top + 5)}q${r(-wide * 0.2)} ${r(-wide)} ${r(wide * 0.6)} ${r(-wide * 0.95)}q${r(wide * 0.5)} ${r(-wide * 0.6)} ${r(wide * 0.9)} 0q${r(wide * 0.85)} ${r(wide * 0.1)} ${r(wide * 0.5)} ${r(wide)}q${r(-wide * 0.2)} ${r(wide * 0.5)} ${r(-wide)} ${r(wide * 0.4)}q${r(-wide)} ${r(wide * 0.2)} ${r(-wide)} ${r(-wide * 0.45)}Z`
  canvas.stand('leaf', y, shape)
  canvas.stand('leaf-light', y, `M${r(x - wide * 0.55)} ${r(top + 2)}q1 -4 4.5 -4`)
  canvas.stand('leaf-ink', y, shape)
}

const forest: Draw = (canvas, at, die) => {
  const layout = pick(
    [
      [
        [-13, -5],
        [-1, -9],
        [12, -4],
        [-7, 9],
        [7, 10],
        [-17, 12],
      ],
      [
        [-9, -8],
        [6, -7],
        [16, 2],
        [-15, 6],
        [-1, 8],
        [9, 16],
      ],
      [
        [0, -10],
        [-13, -3],
        [13, -2],
        [-5, 8],
        [8, 9],
        [-14, 15],
      ],
    ] as const,
    die,
  )
  for (const spot of spots(at, layout, die, 4)) {
    const size = 0.9 + die() * 0.25
    if (die() < 0.72) conifer(canvas, spot, size)
    else broadleaf(canvas, spot, size)
  }
}

const desert: Draw = (canvas, at, die) => {
  const layout = pick(
    [
      [
        [-5, -11],
        [7, 2],
        [-6, 14],
      ],
      [
        [6, -12],
        [-7, 0],
        [6, 13],
      ],
    ] as const,
    die,
  )
  for (const { x, y } of spots(at, layout, die, 6)) {
    const wide = 9 + die() * 4
    canvas.add(
      'dune-shade',
      `M${r(x - wide)} ${r(y + 2)}Q${r(x - 2)} ${r(y - 8)} ${r(x + 2)} ${r(y - 5)}Q${r(x + 1)} ${r(y + 1)} ${r(x + 6)} ${r(y + 3)}Q${r(x - 2)} ${r(y + 1)} ${r(x - wide)} ${r(y + 2)}Z`,
    )
    canvas.add(
      'dune',
      `M${r(x - wide)} ${r(y + 2)}Q${r(x - 2)} ${r(y - 9)} ${r(x + 4)} ${r(y - 4)}T${r(x + wide)} ${r(y + 1)}M${r(x + 1.5)} ${r(y - 5.5)}Q${r(x)} ${r(y)} ${r(x + 6)} ${r(y + 3)}`,
    )
  }
  for (let grain = 0; grain < 7; grain++) {
    canvas.add('sand', `M${r(at.x + (die() - 0.5) * 40)} ${r(at.y + (die() - 0.5) * 38)}h.1`)
  }
}

const canyon: Draw = (canvas, at, die) => {
  const layout = pick(
    [
      [
        [-6, -8],
        [7, 11],
      ],
      [
        [6, -9],
        [-7, 10],
      ],
    ] as const,
    die,
  )
  for (const { x, y } of spots(at, layout, die, 5)) {
    const [wide, tall] = [9 + die() * 3, 7 + die() * 2.5]
    const top = `M${r(x - wide)} ${r(y)}L${r(x - wide + 3)} ${r(y - tall)}L${r(x - 2)} ${r(y - tall - 1.5)}L${r(x + wide - 3)} ${r(y - tall + 0.5)}L${r(x + wide)} ${r(y + 1)}`
    canvas.add(
      'rock-shade',
      `M${r(x + 1)} ${r(y - tall - 1)}L${r(x + wide - 3)} ${r(y - tall + 0.5)}L${r(x + wide)} ${r(y + 1)}L${r(x + 3)} ${r(y + 1)}Z`,
    )
    canvas.add(
      'rock-light',
      `M${r(x - wide + 2)} ${r(y - tall * 0.66)}h${r(wide * 0.9)}M${r(x - wide + 1)} ${r(y - tall * 0.3)}h${r(wide * 0.8)}`,
    )
    canvas.add('crack', `${top}M${r(x + 1)} ${r(y - tall - 1)}l1.5 3.5l-1 2.5l2 3`)
  }
  const x = at.x + (die() - 0.5) * 26
  canvas.add('crack', `M${r(x)} ${r(at.y - 1)}l3 -2l2 2.5l4 -1.5`)
}

const BLOOMS = ['petal-rose', 'petal-white', 'petal-gold', 'petal-violet', 'petal-rose'] as const

const flowers: Draw = (canvas, at, die) => {
  for (const { x, y } of spots(at, SEVEN, die, 8)) {
    const size = 1.7 + die() * 0.7
    const style = pick(BLOOMS, die)
    canvas.add('stem', `M${r(x)} ${r(y + 1)}q.8 3 -.4 6M${r(x)} ${r(y + 5)}q2.5 -.5 3 -2.5`)
    const turn = die() * 1.2
    for (let petal = 0; petal < 5; petal++) {
      const angle = turn + petal * 1.2566
      canvas.add(style, dot(x + Math.cos(angle) * size * 1.15, y + Math.sin(angle) * size * 1.15, size))
    }
    canvas.add('pistil', dot(x, y, size * 0.62))
  }
}

const dot = (x: number, y: number, size: number): string =>
  `M${r(x - size)} ${r(y)}a${r(size)} ${r(size)} 0 1 0 ${r(2 * size)} 0a${r(size)} ${r(size)} 0 1 0 ${r(-2 * size)} 0Z`

const water: Draw = (canvas, at, die) => {
  const layout = pick(
    [
      [
        [-8, -12],
        [8, -3],
        [-9, 5],
        [7, 14],
      ],
      [
        [7, -13],
        [-8, -4],
        [9, 4],
        [-5, 13],
      ],
    ] as const,
    die,
  )
  for (const { x, y } of spots(at, layout, die, 7)) {
    const wide = 4 + die() * 1.6
    const curl = `q${r(wide / 2)} -3.2 ${r(wide)} 0t${r(wide)} 0`
    canvas.add(die() < 0.55 ? 'wave-light' : 'wave-dark', `M${r(x - wide)} ${r(y)}${curl}`)
  }
}

function peak(canvas: Canvas, { x, y }: Point, wide: number, tall: number, die: Chance): void {
  const lean = (die() - 0.5) * 3
  const top = { x: x + lean, y: y - tall }
  canvas.stand('peak-light', y, `M${r(x - wide)} ${r(y)}L${r(top.x)} ${r(top.y)}L${r(x + 1.5)} ${r(y)}Z`)
  canvas.stand(
    'peak-dark',
    y,
    `M${r(top.x)} ${r(top.y)}L${r(x + wide)} ${r(y)}L${r(x + 1.5)} ${r(y)}L${r(top.x + 1.8)} ${r(y - tall * 0.5)}L${r(top.x - 0.8)} ${r(y - tall * 0.68)}Z`,
  )
  const snow = tall * 0.32
  const [left, right] = [(x - wide - top.x) / tall, (x + wide - top.x) / tall]
  canvas.stand(
    'snow',
    y,
    `M${r(top.x)} ${r(top.y)}L${r(top.x + left * snow)} ${r(top.y + snow)}l2 -1.6l1.6 2.2L${r(top.x + 1.5)} ${r(top.y + snow * 0.85)}L${r(top.x + right * snow)} ${r(top.y + snow)}Z`,
  )
  canvas.stand(
    'peak-ink',
    y,
    `M${r(x - wide)} ${r(y)}L${r(top.x)} ${r(top.y)}L${r(x + wide)} ${r(y)}M${r(x + wide * 0.45)} ${r(y - tall * 0.12)}l2.5 -4M${r(x + wide * 0.2)} ${r(y - tall * 0.1)}l2 -4.5`,
  )
}

const mountain: Draw = (canvas, at, die) => {
  const flip = die() < 0.5 ? -1 : 1
  peak(canvas, { x: at.x + 8 * flip, y: at.y + 2 }, 9, 17 + die() * 3, die)
  peak(canvas, { x: at.x - 5 * flip, y: at.y + 11 }, 13, 25 + die() * 4, die)
  peak(canvas, { x: at.x + 10 * flip, y: at.y + 18 }, 8, 13 + die() * 3, die)
}

/** By terrain letter; castles and locations are drawn apart. */
export const STROKES: Record<string, Draw> = {
  G: grass,
  T: forest,
  D: desert,
  C: canyon,
  F: flowers,
  W: water,
  M: mountain,
}
