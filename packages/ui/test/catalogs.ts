/** A text, or a function that makes one of its parameters. */
export type Message = string | ((...params: unknown[]) => string)

/** Messages by their keys; some keys have messages of their own. */
export interface Messages {
  readonly [key: string]: Message | Messages | undefined
}

/** One message in two languages; undefined in a language that lacks it. */
export interface MessagePair {
  readonly path: string
  readonly from: Message | undefined
  readonly to: Message | undefined
}

/** What two languages make of the same parameters. */
export interface Outcome {
  readonly text: string
  readonly other: string
  /** The parameters that `text` shows. */
  readonly shown: readonly string[]
  /** `other` with 2 in the place of 1, for a singular; otherwise null. */
  readonly plural: string | null
}

/** Parameters of each kind, by their position. Their words and numbers stand in no message, and have no 1 and no 2. */
const words = ['Alfa', 'Beta', 'Gamma', 'Delta', 'Épsilon']
const numbers = [47, 48, 49, 56, 57]
const names = ['Norte', 'Sur']

/** By such a value, a message chooses its words. */
const choices = ['login', 'weeks']

function kindsOf(position: number): readonly unknown[] {
  return [words[position], numbers[position], names, true, null, 1, '1', ...choices.slice(position, position + 1)]
}

function isMessages(value: unknown): value is Messages {
  return typeof value === 'object' && value !== null
}

/**
 * The messages of modules, by the name of their part: `priceMessages` are the part `price`.
 *
 * @param modules all modules with messages
 */
export function messagesOf(modules: readonly object[]): Readonly<Record<string, Messages>> {
  const parts = modules
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, messages]) => {
      const part = /^(\w+)Messages$/.exec(name)?.[1]
      return part !== undefined && isMessages(messages) ? [[part, messages] as const] : []
    })
  return Object.fromEntries(parts)
}

/** The messages of both languages at every depth. */
export function pairsOf(from: Messages, to: Messages, above = ''): readonly MessagePair[] {
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((key) => {
    const path = `${above}${key}`
    const [one, other] = [from[key], to[key]]
    if (isMessages(one) && isMessages(other)) return pairsOf(one, other, `${path}.`)
    return [{ path, from: isMessages(one) ? undefined : one, to: isMessages(other) ? undefined : other }]
  })
}

/** What a message makes of parameters; null if they are of a wrong kind for it. */
function textOf(message: Message, params: readonly unknown[]): string | null {
  if (typeof message === 'string') return message
  try {
    const text: unknown = message(...params)
    return typeof text === 'string' && !/NaN|undefined|\[object|true|false|null/.test(text) ? text : null
  } catch {
    return null
  }
}

/** Every choice of a kind for each parameter. */
function vectors(length: number): readonly (readonly unknown[])[] {
  let all: (readonly unknown[])[] = [[]]
  for (let position = 0; position < length; position += 1)
    all = all.flatMap((before) => kindsOf(position).map((param) => [...before, param]))
  return all
}

function withTwo(params: readonly unknown[]): readonly unknown[] {
  return params.map((param) => (param === 1 ? 2 : param === '1' ? '2' : param))
}

/** Whether the message asks for a truth value where it has one; a message may take the value for a number, too. */
function isAsked(message: Message, params: readonly unknown[], text: string): boolean {
  return params.every((param, at) => param !== true || textOf(message, params.with(at, false)) !== text)
}

/** Whether the texts for 1 and 2 differ in more than the number. */
export function hasSingular(textOfOne: string, textOfTwo: string): boolean {
  return textOfOne.replaceAll('1', '#') !== textOfTwo.replaceAll('2', '#')
}

/**
 * What two languages make of the parameters that both take.
 *
 * @param message in the first language
 * @param other in the second; the first one by default
 */
export function outcomesOf(message: Message | undefined, other: Message | undefined = message): readonly Outcome[] {
  if (typeof message !== 'function' || typeof other !== 'function') return []
  return vectors(Math.max(message.length, other.length)).flatMap((params): readonly Outcome[] => {
    const [text, translated] = [textOf(message, params), textOf(other, params)]
    if (text === null || translated === null || !isAsked(message, params, text)) return []
    const shown = [...words, ...numbers.map(String)].filter(
      (word) => params.some((param) => String(param) === word) && text.toLowerCase().includes(word.toLowerCase()),
    )
    if (!params.includes(1) && !params.includes('1')) return [{ text, other: translated, shown, plural: null }]
    const [textOfTwo, otherOfTwo] = [textOf(message, withTwo(params)), textOf(other, withTwo(params))]
    // Only a message that has a singular takes 1, as a number or as text.
    if (textOfTwo === null || otherOfTwo === null || !hasSingular(text, textOfTwo)) return []
    return [{ text, other: translated, shown, plural: otherOfTwo }]
  })
}

/** The text without the words that these tests pass. */
export function withoutWords(text: string): string {
  return [...words, ...names, ...choices].reduce((rest, param) => rest.replaceAll(new RegExp(param, 'gi'), ''), text)
}
