// What the prompt bar says: whose decision it is, and what is asked of them.
import type { TableModel } from '../shell/table.svelte'
import { t } from '../shell/words.svelte'
import type { Offer } from '../types'

export interface Situation {
  mine: boolean
  seats: number[]
  whose: string
  asked: string
  /** The clause behind the question. */
  clause: string | undefined
}

/** Options that end a turn or step, which the key E chooses. */
export const isEnd = (offer: Offer): boolean => /^(end|pass|done|finish)/.test(offer.kind)

export function situation(table: TableModel): Situation {
  const scene = table.scene!
  const quiet = { mine: false, clause: undefined, seats: scene.waiting }
  if (table.replay.active) {
    return {
      ...quiet,
      seats: scene.active === null ? [] : [scene.active],
      whose: t('ui-replay-at', { at: table.replay.at ?? 0, of: table.replay.length }),
      asked: table.replay.told.map((message) => table.say(message)).join('. '),
    }
  }
  if (scene.over) return { ...quiet, seats: scene.result?.winners ?? [], ...ending(table) }
  const ask = table.ask
  const lost = ask && table.weighed ? ask.losing[table.weighed.do] : undefined
  if (ask && lost) {
    return { mine: true, seats: [ask.seat], whose: t('ui-give-up'), asked: table.say(lost), clause: undefined }
  }
  if (ask) {
    const several = table.live!.viewer_seats.length > 1
    const whose = several ? t('ui-decides', { player: table.player(ask.seat) }) : t('ui-you-decide')
    // A question in the midst of another's turn says what has led to it.
    const cause = scene.active === null || scene.active === ask.seat ? undefined : table.log.at(-1)
    return {
      mine: true,
      seats: [ask.seat],
      whose: cause ? `${whose} · ${table.say(cause.message)}` : whose,
      asked: table.say(ask.prompt),
      clause: ask.rules[0],
    }
  }
  const names = scene.waiting.map(table.player)
  return {
    ...quiet,
    whose: t('ui-others-decide'),
    asked: names.length ? t('ui-waiting-for', { players: names.join(', ') }) : t('ui-wait'),
  }
}

function ending(table: TableModel): { whose: string; asked: string } {
  if (!table.decided) return { whose: t('ui-game-over'), asked: t('ui-ended-note') }
  const winners = table.live!.scores.filter((sheet) => sheet.winner)
  const names = winners.map((sheet) => table.called(sheet))
  const points = winners[0]?.total ?? 0
  const text = names.length
    ? t('ui-winner', { players: names.join(', '), count: names.length, points })
    : t('ui-no-winner')
  return { whose: t('ui-game-over'), asked: text }
}
