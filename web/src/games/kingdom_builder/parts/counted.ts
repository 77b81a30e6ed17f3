// What a Kingdom Builder card counts of one player's settlements, as hexes to point at.
import type { KingdomView } from '../view'
import { across, parse, reference } from './grid'
import { houses } from './houses'

/** Settlements by their hexes. */
type Own = readonly string[]

const around = (hex: string): string[] =>
  [0, 1, 2, 3, 4, 5].flatMap((side) => {
    const there = across(...parse(hex), side)
    return there ? [reference(...there)] : []
  })

const row = (hex: string): number => parse(hex)[0]

/** From top left to bottom right. */
function section(hex: string): number {
  const [down, right] = parse(hex)
  return 2 * Number(down >= 10) + Number(right >= 10)
}

/** Settlements that touch each other, group by group. */
function groups(own: Own): string[][] {
  const left = new Set(own)
  return own.flatMap((start) => {
    if (!left.delete(start)) return []
    const group = [start]
    for (const hex of group) for (const next of around(hex)) if (left.delete(next)) group.push(next)
    return [group]
  })
}

/** Those that have the same of something, the most numerous first. */
function alike(own: Own, of: (hex: string) => number): string[][] {
  const found = new Map<number, string[]>()
  for (const hex of own) found.set(of(hex), [...(found.get(of(hex)) ?? []), hex])
  return [...found.values()].sort((a, b) => b.length - a.length)
}

/** Castles and locations that a group joins, with the group itself. */
function joined(group: readonly string[], special: ReadonlySet<string>): string[] {
  const found = new Set(group.flatMap(around).filter((hex) => special.has(hex)))
  return found.size > 1 ? [...found, ...group] : []
}

/** In the sections where the player has the most, or the second most, settlements. */
function lorded(view: KingdomView, seat: number, own: Own): string[] {
  const all = houses(view.owners)
  return [0, 1, 2, 3].flatMap((at) => {
    const counts = view.players.map(
      (it) => all.filter((house) => house.seat === it.seat && section(house.reference) === at).length,
    )
    const paid = [...new Set(counts)].sort((a, b) => b - a).slice(0, 2)
    return paid.includes(counts[seat]!) ? own.filter((hex) => section(hex) === at) : []
  })
}

/** The hexes that a card, or the castles, count for a player. */
export function counted(view: KingdomView, card: string, seat: number): string[] {
  const own = houses(view.owners).flatMap((it) => (it.seat === seat ? [it.reference] : []))
  const ground = (hex: string) => {
    const [down, right] = parse(hex)
    return view.box.terrains.find(({ letter }) => letter === view.terrain[down]![right])!.id
  }
  const beside = (...terrains: string[]) => own.filter((hex) => around(hex).some((it) => terrains.includes(ground(it))))
  const special = new Set([...view.castles, ...view.locations.map(({ hex }) => hex)].map((hex) => `hex:${hex}`))
  switch (card) {
    case 'fishermen':
      return beside('water').filter((hex) => ground(hex) !== 'water')
    case 'miners':
      return beside('mountain')
    case 'workers':
      return beside('castle', 'location')
    case 'merchants':
      return [...new Set(groups(own).flatMap((group) => joined(group, special)))]
    case 'discoverers':
      return alike(own, row).map(([first]) => first!)
    case 'knights':
      return alike(own, row)[0] ?? []
    case 'hermits':
      return groups(own).map(([first]) => first!)
    case 'lords':
      return lorded(view, seat, own)
    case 'citizens':
      return groups(own).reduce<string[]>((most, group) => (group.length > most.length ? group : most), [])
    case 'farmers': {
      const sections = [0, 1, 2, 3].map((at) => own.filter((hex) => section(hex) === at))
      return sections.reduce((least, each) => (each.length < least.length ? each : least))
    }
    default:
      return [...new Set(own.flatMap(around).filter((hex) => ground(hex) === 'castle'))]
  }
}
