// The learned value of positions in plain typed arrays: reads the file that a game ships and says what its nets say.

/** Points of margin that the nets count as one. */
const UNIT = 20
const NEWLINE = 10

interface Shape {
  seats: number
  /** From the features to the two outputs, margin and win. */
  sizes: number[]
  /** One position, and what the net said of it when it was made. */
  position: number[]
  says: [number, number]
}

export interface Header {
  game: string
  rules_version: number
  components: string
  nets: Shape[]
}

/** What must fit the game that is played. */
export type Purpose = Pick<Header, 'game' | 'rules_version' | 'components'>

interface Layer {
  weights: Float32Array
  biases: Float32Array
}

export class Net {
  /** What each layer makes of a position; the first are its features, measured. */
  private readonly values: Float64Array[]

  constructor(
    private readonly mean: Float32Array,
    private readonly scale: Float32Array,
    private readonly layers: Layer[],
  ) {
    this.values = [mean, ...layers.map(({ biases }) => biases)].map(({ length }) => new Float64Array(length))
  }

  /** How many numbers a position is. */
  get wide(): number {
    return this.mean.length
  }

  /** The margin to be expected at the end, in points, and the chance to win. */
  judge(features: ArrayLike<number>): [number, number] {
    let x = this.values[0]!
    for (let place = 0; place < x.length; place++)
      x[place] = (features[place]! - this.mean[place]!) * this.scale[place]!
    this.layers.forEach((layer, depth) => {
      const y = this.values[depth + 1]!
      through(layer, x, y)
      if (depth < this.layers.length - 1) cut(y)
      x = y
    })
    return [UNIT * x[0]!, 1 / (1 + Math.exp(-x[1]!))]
  }
}

/** In four sums at once, which a browser does twice as fast as one. */
function through({ weights, biases }: Layer, x: Float64Array, y: Float64Array): void {
  const wide = x.length
  const even = wide - (wide % 4)
  for (let row = 0, at = 0; row < y.length; row++) {
    let a = biases[row]!
    let b = 0
    let c = 0
    let d = 0
    let place = 0
    for (; place < even; place += 4, at += 4) {
      a += weights[at]! * x[place]!
      b += weights[at + 1]! * x[place + 1]!
      c += weights[at + 2]! * x[place + 2]!
      d += weights[at + 3]! * x[place + 3]!
    }
    for (; place < wide; place++, at++) a += weights[at]! * x[place]!
    y[row] = a + b + c + d
  }
}

/** Nothing is left below 0. */
function cut(x: Float64Array): void {
  for (let place = 0; place < x.length; place++) if (x[place]! < 0) x[place] = 0
}

/** The nets in a file by the number of seats; none where they were made for other rules or components. */
export function read(file: Uint8Array, game: Purpose): Map<number, Net> {
  const header = headerOf(file)
  const nets = new Map<number, Net>()
  if (!fits(header, game)) return nets
  const halves = new DataView(file.buffer, file.byteOffset + file.indexOf(NEWLINE) + 1)
  let place = 0
  const numbers = (count: number) =>
    Float32Array.from({ length: count }, () => half(halves.getUint16(2 * place++, true)))
  for (const { seats, sizes } of header.nets) {
    const [mean, scale] = [numbers(sizes[0]!), numbers(sizes[0]!)]
    const layers = sizes.slice(1).map((narrow, depth) => {
      const weights = numbers(sizes[depth]! * narrow)
      return { weights, biases: numbers(narrow) }
    })
    nets.set(seats, new Net(mean, scale, layers))
  }
  return nets
}

/** The first line of a file. */
export function headerOf(file: Uint8Array): Header {
  return JSON.parse(new TextDecoder().decode(file.subarray(0, file.indexOf(NEWLINE)))) as Header
}

function fits(header: Header, game: Purpose): boolean {
  const { rules_version, components } = header
  return header.game === game.game && rules_version === game.rules_version && components === game.components
}

/** A half float from its bits. */
function half(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1
  const exponent = (bits >> 10) & 31
  const fraction = bits & 1023
  if (exponent === 31) return fraction ? NaN : sign * Infinity
  return exponent ? sign * 2 ** (exponent - 15) * (1 + fraction / 1024) : sign * 2 ** -14 * (fraction / 1024)
}
