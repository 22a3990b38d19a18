import type { MessageCatalog, MessageOverrides } from '../src/messages/index.js'

const OPEN = '⟦'
const CLOSE = '⟧'

/** A message of the pseudo-locale: marked words, or a mark with the function's parameters after it, unmarked. */
function pseudoMessage(name: string, message: unknown): unknown {
  if (typeof message === 'string') return `${OPEN}${message}${CLOSE}`
  if (Array.isArray(message)) return message.map((one) => pseudoMessage(name, one))
  if (isMessages(message)) return pseudoMessages(message)
  return (...params: unknown[]) => [`${OPEN}${name}${CLOSE}`, ...params.flat().filter(isShown)].join(' ')
}

function pseudoMessages(messages: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, pseudoMessage(key, message)]))
}

function isShown(param: unknown): boolean {
  return typeof param === 'string' || typeof param === 'number'
}

function isMessages(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/**
 * A catalog in which every message is marked. A part of the catalog has the name of its messages: `priceMessages` are
 * the part `price`.
 *
 * @param modules all modules with messages
 */
export function pseudoLocale(modules: readonly object[]): MessageOverrides {
  const parts = modules
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, messages]) => {
      const part = /^(\w+)Messages$/.exec(name)?.[1]
      if (part === undefined || !isMessages(messages)) return []
      return [[part, pseudoMessages(messages)] as const]
    })
  const catalog: Partial<Record<keyof MessageCatalog, object>> = Object.fromEntries(parts)
  return catalog
}

/** The text outside all marks. */
export function unmarked(text: string): string {
  let depth = 0
  let outside = ''
  for (const character of text) {
    if (character === OPEN) depth += 1
    else if (character === CLOSE) depth -= 1
    else if (depth === 0) outside += character
  }
  return outside
}
