// Puts messages into words: the same resolution of arguments as the server's speaker, over a Fluent bundle.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Message } from '../types'

type Argument = NonNullable<Message['args']>[string]
type Plain = number | string | Message

const CASES = ['gen', 'dat', 'acc', 'ins', 'loc'] as const

const withMinus = (text: string): string => text.replace('-', '−')

/** A number as it stands in a table: below zero with a true minus, as in a sentence. */
export const number = (value: number): string => withMinus(String(value))

/** A number in a sentence: it chooses among plural forms as any other, and has a true minus. */
class SaidNumber extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber['toString']>): string {
    return withMinus(super.toString(...scope))
  }
}

class Bundle extends FluentBundle {
  override formatPattern(...[pattern, args, errors]: Parameters<FluentBundle['formatPattern']>): string {
    return super.formatPattern(pattern, args && new Proxy(args, { get: saidNumber }), errors)
  }
}

function saidNumber(args: Record<string, FluentVariable>, name: string): FluentVariable {
  const value = args[name]!
  return typeof value === 'number' ? new SaidNumber(value) : value
}

export function bundleOf(lang: string, ...sources: string[]): FluentBundle {
  const bundle = new Bundle(lang, { useIsolating: false })
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true })
  return bundle
}

/** The arguments of a message: what a pattern does not ask for is not said, or what is told of many things takes long. */
class Values {
  readonly said: Record<string, FluentVariable> = {}

  put(name: string, say: () => FluentVariable): void {
    let known: FluentVariable | undefined
    Object.defineProperty(this.said, name, { get: () => (known ??= say()) })
  }
}

const isSeat = (name: string): boolean => name === 'seat' || name.endsWith('_seat')

/** Parted by commas; those that have some themselves, by semicolons. */
const listed = (items: readonly string[]): string => items.join(items.some((item) => item.includes(', ')) ? '; ' : ', ')

/** Says messages in one language; `player` names a seat. A message that nobody has written is shown by its id. */
export class Speaker {
  constructor(
    private readonly bundle: FluentBundle,
    private readonly player: (seat: number) => string,
  ) {}

  knows(id: string): boolean {
    return this.bundle.hasMessage(id)
  }

  say(message: Message): string {
    return this.form(message, null) || message.id
  }

  /** In a form, or plainly where there is none: `full` is a choice as part of a sentence. */
  sayIn(message: Message, form: string): string {
    return this.form(message, form) || this.say(message)
  }

  private form(message: Message, attribute: string | null): string {
    const entry = this.bundle.getMessage(message.id)
    const pattern = attribute === null ? entry?.value : entry?.attributes[attribute]
    if (!pattern) return ''
    const values = new Values()
    for (const [name, argument] of Object.entries(message.args ?? {})) this.resolve(name, argument, values)
    return this.bundle.formatPattern(pattern, values.said, [])
  }

  private resolve(name: string, argument: Argument, values: Values): void {
    if (Array.isArray(argument)) {
      const joined = (form: string | null) => listed(argument.map((item) => this.item(name, item, form)))
      values.put(name, () => joined(null))
      if (argument.some((item) => typeof item === 'object')) {
        for (const form of CASES) values.put(`${name}_${form}`, () => joined(form))
      }
      return
    }
    values.put(name, () => this.value(name, argument, null))
    if (typeof argument === 'object') {
      values.put(`${name}_id`, () => argument.id)
      for (const form of CASES) values.put(`${name}_${form}`, () => this.value(name, argument, form))
    } else if (typeof argument === 'number' && isSeat(name)) {
      values.put(`${name}_id`, () => argument)
    }
  }

  private item(name: string, argument: Plain, form: string | null): string {
    const value = this.value(name, argument, form)
    return typeof value === 'number' ? number(value) : value
  }

  private value(name: string, argument: Plain, form: string | null): string | number {
    if (typeof argument === 'object') return form ? this.sayIn(argument, form) : this.say(argument)
    if (typeof argument === 'number' && isSeat(name)) return this.player(argument)
    return argument
  }
}
