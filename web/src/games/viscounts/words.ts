// What things are, in the reader's words: for tooltips and for those who listen.
import type { TableModel } from '../../shell/table.svelte'
import { t } from '../../shell/words.svelte'
import type { Message } from '../../types'
import { ACTION_ICONS } from './parts/signs'
import {
  ICONS,
  nameOf,
  type BuildingView,
  type CardFace,
  type Effect,
  type ManuscriptFace,
  type SchemeFace,
  type SegmentView,
  type SpotView,
  type ViscountsView,
} from './view'

export const named = (kind: string, id: string): Message => ({ id: `${kind}-${id.replaceAll('_', '-')}` })

const joined = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join('. ')

function effectMessage(effect: Effect): Message {
  if (effect.op === 'choose_one') {
    return { id: 'effect-choose-one', args: { options: (effect.options ?? []).map((it) => effectsMessage(it)) } }
  }
  return { ...named('effect', effect.op), args: { n: effect.n ?? 1 } }
}

export function effectsMessage(effects: readonly Effect[]): Message {
  return effects.length ? { id: 'effects', args: { all: effects.map(effectMessage) } } : { id: 'effects-none' }
}

export const effectWords = (table: TableModel, effects: readonly Effect[]): string => table.say(effectsMessage(effects))

/** So many of a resource: "2 gold". */
export const stockMessage = (resource: string, n: number): Message => ({ ...named('effect', resource), args: { n } })

const iconsMessage = (icon: string, n: number): Message => ({ ...named('icons', icon), args: { n } })

/** So many icons: "2 trade icons, 1 crime icon". */
export const iconWords = (table: TableModel, icons: readonly number[]): string =>
  icons.flatMap((n, kind) => (n ? [table.say(iconsMessage(ICONS[kind]!, n))] : [])).join(', ')

export function abilityWords(table: TableModel, card: CardFace): string {
  const what = effectsMessage(card.ability)
  const action = named('action', card.action)
  if (card.conversion) {
    const { paid, amount, gives } = card.conversion
    const ways = paid.map((it) =>
      table.say(it === 'trade_icon' ? iconsMessage('trade', amount) : stockMessage(it, amount)),
    )
    const icons = iconsMessage(ACTION_ICONS[card.action] ?? 'trade', gives)
    return table.say({
      id: gives > amount ? 'ability-convert-once' : 'ability-convert',
      args: { action, paid: ways.join(' / '), icons },
    })
  }
  if (card.event) return table.say({ id: 'ability-event', args: { event: named('event', card.event), what } })
  if (card.action) return table.say({ id: 'ability-after-action', args: { action, what } })
  return card.ability.length ? table.say(what) : ''
}

export function cardWords(table: TableModel, card: CardFace | undefined): string {
  if (!card) return ''
  const ability = abilityWords(table, card)
  return joined(
    table.say(named('card', card.id)),
    table.say(stockMessage('silver', card.silver)),
    iconWords(table, card.icons),
    card.corner.length > 0 && t('ui-vis-corner', { what: effectWords(table, card.corner) }),
    ability && `${table.say(named('timing', card.timing))}: ${ability}`,
  )
}

export function manuscriptWords(table: TableModel, face: ManuscriptFace | undefined): string {
  if (!face) return ''
  return joined(
    table.say(named('manuscript', face.id)),
    t('ui-vis-cost', { what: table.say(iconsMessage('cleric', face.cost)) }),
    t('ui-vis-ribbon', { ribbon: table.say(named('ribbon', face.ribbon)) }),
    boonWords(table, face),
  )
}

/** What a manuscript brings or scores. */
export const boonWords = (table: TableModel, face: ManuscriptFace): string =>
  joined(
    face.immediate.length > 0 && effectWords(table, face.immediate),
    face.scores && table.say({ ...named('scores', face.scores), args: { per: face.per } }),
  )

export function schemeWords(table: TableModel, face: SchemeFace | undefined): string {
  if (!face) return ''
  return joined(
    table.say(named('scheme', face.id)),
    iconWords(table, face.header),
    face.row2.length > 0 && effectWords(table, face.row2),
    t('ui-vis-scheme-move', { n: face.move }),
    face.options
      .map((it) =>
        it.action && it.action !== 'focus'
          ? table.say(named('action', it.action))
          : it.action
            ? table.say(named('term', 'focus'))
            : effectWords(table, it.effects),
      )
      .join(' / '),
  )
}

export function buildingName(table: TableModel, id: string): string {
  const [, type = id, slot = ''] = /^(.*)_(\d)$/.exec(id) ?? []
  return table.say({ id: 'building', args: { type: named('building', type), slot: 'I'.repeat(Number(slot)) } })
}

/** The segment of a spot or an inner space, by the numbers of its outer spaces. */
const segmentOf = (numbers: string): Message => named('segment', `seg-${numbers}`)

export const spotName = (table: TableModel, id: string): string =>
  table.say({ id: 'spot', args: { segment: segmentOf(id.slice(0, -1)), letter: id.slice(-1) } })

export function buildingWords(
  table: TableModel,
  view: ViscountsView,
  who: number,
  { id, cost, spot }: BuildingView,
): string {
  const ability = named(view.players[who]?.automa ? 'automa-slot' : 'slot', id)
  return joined(
    buildingName(table, id),
    t('ui-vis-cost', { what: table.say(iconsMessage('build', cost)) }),
    spot ? t('ui-vis-stands', { spot: spotName(table, spot) }) : t('ui-vis-uncovers'),
    table.say(ability).replace(/\.$/, ''),
  )
}

export function spotWords(table: TableModel, view: ViscountsView, spot: SpotView): string {
  return joined(
    spotName(table, spot.id),
    effectWords(table, spot.reward),
    spot.owner !== null &&
      spot.building !== null &&
      `${buildingName(table, spot.building)}, ${nameOf(table, view, spot.owner)}`,
  )
}

export function spaceWords(
  table: TableModel,
  view: ViscountsView,
  space: SegmentView['spaces'][number],
  price: number | undefined,
): string {
  const here = view.players.flatMap((it, who) => (it.viscount === space.id ? [nameOf(table, view, who)] : []))
  return joined(
    space.kind === 'inner' ? table.say(segmentOf(space.id)) : t('ui-vis-space', { space: space.id }),
    space.kind === 'inner'
      ? t('ui-vis-inner')
      : t('ui-vis-exchange', { icons: space.icons, what: effectWords(table, space.gain) }),
    here.length > 0 && `${table.say({ id: 'show-viscounts' })}: ${here.join(', ')}`,
    price !== undefined && t('ui-vis-reach', { silver: price }),
  )
}
