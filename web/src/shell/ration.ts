// How much is shown of what others do: so many steps and so long for a turn, and so long between two of my decisions.
import type { Message, Step } from '../types'

/** The most steps of a turn; what is more is told together with the last. */
const STEPS = 12
/** Milliseconds at the normal tempo: of one line at least and at most, of a turn, and of all between two decisions. */
const LEAST = 400
export const MOST = 1_500
const TURN = 8_000
const ALL = 15_000
/** So many lines are read in one step; of more those that tell most, and of these the last. */
const LINES = 4

/** A step on display: of what is told, `lines` are read and `heads` said aloud; `hidden` more have no room. */
export interface Shown extends Step {
  lines: Message[]
  heads: Message[]
  hidden: number
  /** How much each line tells. */
  ranks: ReadonlyMap<Message, number>
}

/** A step as it is read. What was told when something had changed tells more than why it did. */
export function asShown(step: Step, rank: (message: Message) => number): Shown {
  const last = step.told.at(-1)
  const ranks = new Map(step.told.map((message) => [message, rank(message) + (message === last ? 1 : 0)]))
  return shortened({ ...step, lines: step.told, heads: step.told.slice(0, 1), hidden: 0, ranks })
}

/** Two that follow one another as one. */
export function together(one: Shown, next: Shown): Shown {
  return shortened({
    ...next,
    told: [...one.told, ...next.told],
    lines: [...one.lines, ...next.lines],
    heads: (one.hidden ? next : one).heads,
    hidden: one.hidden + next.hidden,
    ranks: new Map([...one.ranks, ...next.ranks]),
  })
}

function shortened(step: Shown): Shown {
  const { lines, ranks } = step
  const over = Math.max(0, lines.length - LINES)
  const left = [...lines].sort((one, other) => ranks.get(one)! - ranks.get(other)!).slice(0, over)
  return { ...step, lines: lines.filter((line) => !left.includes(line)), hidden: step.hidden + over }
}

/** What has been shown since I last decided, and what of all that waits still has its place and its time. */
export class Ration {
  /** Of the turn that was shown last: since which choice it runs, how many steps and how much time it had. */
  private turn = -1
  private begun = 0
  private spent = 0
  /** The time of all turns, and of the step on display. */
  private all = 0
  private running = 0

  /** `weigh`: how many lines' time a step takes; `others`: how many take turns before I decide again, if I ever do. */
  constructor(
    private readonly weigh: (step: Shown) => number,
    private readonly others: () => number,
  ) {}

  /** I have decided, or look at something else: it begins anew. */
  reset(): void {
    this.turn = -1
    this.begun = this.spent = this.all = this.running = 0
  }

  /** A step comes on display; which of its turn it is. */
  begin({ turn }: Step): number {
    if (turn !== this.turn) [this.turn, this.begun, this.spent] = [turn, 0, 0]
    if (!this.full(turn)) this.begun += 1
    return this.begun
  }

  /** The step on display is given so much time. */
  spend(length: number): void {
    this.running = length
    this.spent += length
    if (this.others()) this.all += length
  }

  /** It did not take it, or nothing had to wait for it. */
  giveBack(): void {
    this.spend(-this.running)
    this.running = 0
  }

  /** Whether this turn has had all its steps or all its time, so that what follows goes to its last step. */
  full(turn: number): boolean {
    return turn === this.turn && this.begun > 0 && (this.begun >= STEPS || this.timeOf(turn) < LEAST)
  }

  /** What waits, in as few steps as there is room and time for: neighbours become one. */
  fit(waiting: readonly Shown[]): Shown[] {
    const found = inTurns(waiting).flatMap((steps) => this.gathered(steps))
    while (found.length > 1 && this.lengthOf(found) > ALL - this.all) if (!joinShortest(found, LINES)) join(found, 0)
    return found
  }

  /** How long the first of those that wait stays on display; beyond all time it is read as a line is. */
  timeFor(waiting: readonly Shown[]): number {
    const turns = inTurns(waiting).reduce((sum, [first]) => sum + this.timeOf(first!.turn), 0)
    const time = Math.min(turns, ALL - this.all)
    if (time < LEAST) return MOST
    return Math.min(MOST, Math.max(LEAST, time / this.weightOf(waiting))) * this.weigh(waiting[0]!)
  }

  private gathered(steps: readonly Shown[]): Shown[] {
    const { turn } = steps[0]!
    const found = [...steps]
    const room = Math.max(1, STEPS - (turn === this.turn ? this.begun : 0))
    while (found.length > room || (found.length > 1 && this.lengthOf(found) > this.timeOf(turn))) joinShortest(found)
    return found
  }

  private timeOf(turn: number): number {
    const share = Math.min(TURN, ALL / Math.max(1, this.others()))
    return Math.min(ALL - this.all, share - (turn === this.turn ? this.spent : 0))
  }

  private lengthOf(steps: readonly Shown[]): number {
    return LEAST * this.weightOf(steps)
  }

  private weightOf(steps: readonly Shown[]): number {
    return steps.reduce((sum, step) => sum + this.weigh(step), 0)
  }
}

/** Steps parted where a turn begins. */
function inTurns(steps: readonly Shown[]): Shown[][] {
  const found: Shown[][] = []
  for (const step of steps) {
    const last = found.at(-1)
    if (last?.[0]!.turn === step.turn) last.push(step)
    else found.push([step])
  }
  return found
}

/** The two neighbours of a turn of which the least is told become one, if that is no more than so many lines. */
function joinShortest(steps: Shown[], most = Infinity): boolean {
  const sizes = steps.slice(1).map((step, at) => {
    const { turn, told } = steps[at]!
    return turn === step.turn ? told.length + step.told.length : Infinity
  })
  const least = Math.min(...sizes)
  if (least > most) return false
  join(steps, sizes.indexOf(least))
  return true
}

function join(steps: Shown[], at: number): void {
  steps.splice(at, 2, together(steps[at]!, steps[at + 1]!))
}
