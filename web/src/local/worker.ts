// The script of every worker: starts Python, then hosts the tables or thinks for minds.
import type { FromWorker, ToWorker } from './messages'
import { python } from './python'
import { Rules } from './rules'

/** `kingstable.tab.mind.Thinking`. */
interface Thinking {
  decide: (text: string) => string
}

/** `kingstable.tab.learned.compute_by`. */
type ComputeBy = (read: typeof import('./learned').learned) => void

const tell = (told: FromWorker): void => postMessage(told)

let hear: Promise<(message: ToWorker) => void>

async function begin({ role, name, parts }: ToWorker & { type: 'begin' }): Promise<(message: ToWorker) => void> {
  void navigator.locks?.request(name, () => {
    tell({ type: 'here' })
    return new Promise(() => undefined)
  })
  const [found, { learned }] = await Promise.all([python(parts), import('./learned')])
  const computeBy = found.runPython('from kingstable.tab.learned import compute_by\ncompute_by') as ComputeBy
  computeBy(learned)
  if (role === 'rules') {
    const rules = await Rules.begin(found, tell)
    return (message) => rules.hear(message)
  }
  const thinking = found.runPython('from kingstable.tab.mind import Thinking\nThinking()') as Thinking
  return (message) => message.type === 'decide' && tell({ type: 'decided', text: thinking.decide(message.text) })
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type !== 'begin') return void hear.then((it) => it(data))
  hear = begin(data)
  hear.then(
    () => tell({ type: 'ready' }),
    (error: unknown) => tell({ type: 'failed', why: String(error) }),
  )
}
