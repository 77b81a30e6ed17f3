// The learned value for Python in a worker: it puts a position into an array of ours, and asks what a net says of it.
import { read, type Net } from '../minds/value'

/** Bytes of Python. */
interface Bytes {
  toJs: () => Uint8Array
}

class Asked {
  readonly features: Float64Array

  constructor(private readonly net: Net) {
    this.features = new Float64Array(net.wide)
  }

  judge(): [number, number] {
    return this.net.judge(this.features)
  }
}

/** The nets in a file, each with its number of seats, as `kingstable.tab.learned` wants them. */
export function learned(file: Bytes, game: string, rules_version: number, components: string): [number, Asked][] {
  return [...read(file.toJs(), { game, rules_version, components })].map(([seats, net]) => [seats, new Asked(net)])
}
