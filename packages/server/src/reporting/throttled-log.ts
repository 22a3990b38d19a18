import type { Logger, RepeatedEvent, ThrottledLog } from '../base/log.js'

type Fields = RepeatedEvent['fields']

interface Repeats {
  /** The event that was logged. */
  readonly first: RepeatedEvent
  leftOut: number
  readonly fields: Map<string, unknown[]>
  readonly timer: NodeJS.Timeout
}

const period = 60_000
/** Values of one field in a line. */
const mostValues = 10
/** Repeats that are counted apart; an attacker may have many networks. */
const mostKinds = 100

function isListed(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

/** Names and numbers are listed; of anything else, such as an error, the last one stands for all. */
function addFields(to: Map<string, unknown[]>, fields: Fields): void {
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue
    const values = to.get(name) ?? []
    if (!isListed(value)) to.set(name, [value])
    else if (values.length < mostValues && !values.includes(value)) to.set(name, [...values, value])
  }
}

/**
 * Makes a {@link ThrottledLog}.
 * @param milliseconds for which repeats are gathered
 * @example
 * const throttled = createThrottledLog(log)
 * throttled.note({ level: 'warn', message: 'login refused', by: network, fields: { network, user } })
 */
export function createThrottledLog(log: Logger, milliseconds: number = period): ThrottledLog {
  const kinds = new Map<string, Repeats>()

  const watch = (key: string, first: RepeatedEvent) => {
    const timer = setTimeout(() => end(key, first), milliseconds)
    timer.unref()
    kinds.set(key, { first, leftOut: 0, fields: new Map(), timer })
  }

  /** @returns whether there were repeats */
  const sayRepeats = (key: string): boolean => {
    const repeats = kinds.get(key)
    kinds.delete(key)
    if (repeats === undefined || repeats.leftOut === 0) return false
    const { first, fields, leftOut } = repeats
    const listed = [...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values] as const)
    log[first.level]({ ...Object.fromEntries(listed), leftOut }, first.message)
    return true
  }

  const end = (key: string, first: RepeatedEvent) => {
    if (sayRepeats(key)) watch(key, first)
  }

  return {
    note: (event) => {
      const own = JSON.stringify([event.message, event.by])
      const key = kinds.has(own) || kinds.size < mostKinds ? own : event.message
      const repeats = kinds.get(key)
      if (repeats === undefined) {
        log[event.level](event.fields, event.message)
        watch(key, event)
      } else {
        repeats.leftOut += 1
        addFields(repeats.fields, event.fields)
      }
    },
    flush: () => {
      for (const [key, { timer }] of kinds) {
        clearTimeout(timer)
        sayRepeats(key)
      }
    },
  }
}
