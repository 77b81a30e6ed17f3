// Cards, spaces and rewards in words, put together from the game's own messages.
import type { TableModel } from '../../shell/table.svelte'
import { t } from '../../shell/words.svelte'
import type { Message } from '../../wire'
import type { Action, Favour, Icon, Order, Outsider, Paladin, Reward, Townsfolk, Wall } from './view'

export const named = (kind: string, id: string): Message => ({ id: `${kind}-${id}`.replaceAll('_', '-') })

function iconMessage({ effect, what = '', amount = 0, options = [] }: Icon): Message {
  if (effect === 'gain_worker') return { id: 'reward-worker', args: { amount, worker: named('worker', what) } }
  if (effect === 'gain_attribute')
    return { id: 'reward-attribute', args: { amount, attribute: named('attribute', what) } }
  if (effect === 'choose_one') {
    return options.map(rewardMessage).reduceRight((right, left) => ({ id: 'reward-or', args: { left, right } }))
  }
  return { id: `reward-${effect.replace('gain_', '')}`.replaceAll('_', '-'), args: { amount } }
}

/** What a list of printed icons gives. */
export function rewardMessage(reward: Reward): Message {
  const parts = reward.map(iconMessage)
  if (parts.length === 0) return { id: 'reward-nothing' }
  return parts.length === 1 ? parts[0]! : { id: 'reward-all', args: { parts } }
}

/** Workers as people list them: each kind once, with its number. */
export function crewWords(table: TableModel, workers: readonly string[]): string {
  const tally = (kind: string) => workers.filter((it) => it === kind).length
  return [...new Set(workers)]
    .map((kind) => table.say(iconMessage({ effect: 'gain_worker', what: kind, amount: tally(kind) })))
    .join(', ')
}

const spaceWords = (table: TableModel, accepts: string): string =>
  accepts === 'any' ? t('ui-pal-any-worker') : crewWords(table, [accepts])

const joined = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join('. ')

export function townsfolkWords(table: TableModel, card: Townsfolk): string {
  const reward = rewardMessage(card.reward)
  const ability: Message = card.trigger.startsWith('action:')
    ? { id: 'ability-action', args: { action: named('action', card.trigger.slice('action:'.length)), reward } }
    : {
        id: card.trigger === 'pay_debt' ? 'ability-pay-debt' : `ability-${card.condition}`.replaceAll('_', '-'),
        args: { reward },
      }
  return joined(
    table.say(named('townsfolk', card.id)),
    t('ui-pal-card-discard', { reward: table.say(rewardMessage(card.discard)) }),
    card.instant.length > 0 && t('ui-pal-card-instant', { reward: table.say(rewardMessage(card.instant)) }),
    t('ui-pal-card-kept', { ability: table.say(ability) }),
  )
}

export function outsiderWords(table: TableModel, card: Outsider): string {
  const what: Message = { ...named('count', card.count_of), args: { per: card.per } }
  const worth: Message = { id: card.base_vp ? 'worth-base' : 'worth', args: { base: card.base_vp, what } }
  return joined(
    `${table.say(named('outsider', card.id))} (${table.say(named('nation', card.nation))})`,
    t('ui-pal-card-attack', { reward: table.say(rewardMessage(card.attack)) }),
    t('ui-pal-card-convert', { reward: table.say(rewardMessage(card.convert)), worth: table.say(worth) }),
  )
}

export function paladinWords(table: TableModel, card: Paladin): string {
  const action = named('action', card.action)
  const ability: Message =
    card.kind === 'bonus'
      ? { id: 'paladin-bonus', args: { action, reward: rewardMessage(card.reward) } }
      : {
          id: `paladin-${card.kind === 'waive_cost' ? 'waive' : 'reduce'}-${card.resource}`,
          args: { action, amount: card.reduce_by },
        }
  const bonus = (['faith', 'strength', 'influence'] as const)
    .filter((it) => card[it])
    .map((it) => table.say({ id: 'reward-attribute', args: { amount: card[it], attribute: named('attribute', it) } }))
  return joined(
    table.say(named('paladin', card.id)),
    bonus.join(', '),
    crewWords(table, card.workers),
    table.say(ability),
  )
}

/** The ability of a paladin alone. */
export function abilityWords(table: TableModel, card: Paladin): string {
  return paladinWords(table, card).split('. ').at(-1)!
}

export function wallWords(table: TableModel, wall: Wall): string {
  return joined(
    table.say(named('term', 'wall')),
    table.say(rewardMessage(wall.reward)),
    wall.vp > 0 && t('ui-pal-vp', { vp: wall.vp }),
  )
}

export function favourWords(
  table: TableModel,
  { card, round, worker, owner, slot, scheme }: Favour,
  player: (of: number) => string,
): string {
  if (!card) return joined(t('ui-pal-favour-hidden', { slot, round }), scheme && t('ui-pal-favour-scheme'))
  const space = spaceWords(table, card.space)
  const price = [
    card.silver && table.say({ id: 'reward-silver', args: { amount: card.silver } }),
    card.provision && table.say({ id: 'reward-provision', args: { amount: card.provision } }),
    card.debt && table.say({ id: 'price-debt' }),
  ].filter(Boolean)
  return joined(
    table.say(named('favour', card.id)),
    `${[space, ...price].join(' + ')} → ${table.say(rewardMessage(card.reward))}`,
    worker !== null && owner !== null && t('ui-pal-favour-taken', { player: player(owner) }),
  )
}

export function orderWords(
  table: TableModel,
  { order, action, count, vp, round, slot, done_by, workshop }: Order,
  player: (of: number) => string,
): string {
  if (!order || !action)
    return joined(t('ui-pal-order-hidden', { slot, round, vp }), workshop && t('ui-pal-order-workshop'))
  return joined(
    table.say(named('order', order)),
    t('ui-pal-order', { count, action: table.say(named('action', action)), vp }),
    done_by.length > 0 && t('ui-pal-order-done', { players: done_by.map(player).join(', ') }),
  )
}

/** An action of a board: what it takes, what it needs and what it brings. */
export function actionWords(table: TableModel, action: Action): string {
  const spaces = action.spaces.filter((space) => !space.workshop).map((space) => spaceWords(table, space.accepts))
  const cost =
    action.resource && action.cost > 0 && table.say({ id: `reward-${action.resource}`, args: { amount: action.cost } })
  return joined(
    table.say(named('action', action.id)),
    t(`ui-pal-about-${action.id}`),
    spaces.length > 0 && t('ui-pal-workers', { workers: spaces.join(', ') }),
    cost && t('ui-pal-costs', { cost }),
    action.needs &&
      table.say({
        id: action.need ? 'ui-pal-needs-now' : 'ui-pal-needs',
        args: { attribute: named('attribute', action.needs), need: action.need ?? 0 },
      }),
    action.raises && table.say({ id: 'ui-pal-raises', args: { attribute: named('attribute', action.raises) } }),
    action.id === 'develop' || action.needs ? t('ui-pal-count', { count: action.count }) : null,
    action.blocked && t('ui-pal-blocked'),
  )
}
