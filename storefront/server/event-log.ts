const KEPT = 500
const MOST_IN_BATCH = 100

/** An analytics event as received. */
export interface LoggedEvent {
  readonly event: string
  readonly properties: Readonly<Record<string, unknown>>
  readonly at: string
}

/** The latest events, in the memory of this process. */
export interface EventLog {
  /** Takes a batch as sent; false when it is invalid. */
  readonly add: (body: string) => boolean
  /** Newest first. */
  readonly latest: () => readonly LoggedEvent[]
}

/** Makes an empty {@link EventLog}. */
export function createEventLog(): EventLog {
  const kept: LoggedEvent[] = []
  return {
    add(body) {
      const events = parseBatch(body)
      if (events === null) return false
      for (const event of events) kept.unshift(event)
      kept.length = Math.min(kept.length, KEPT)
      return true
    },
    latest: () => kept,
  }
}

function parseBatch(body: string): readonly LoggedEvent[] | null {
  try {
    const parsed: unknown = JSON.parse(body)
    if (!isRecord(parsed) || !Array.isArray(parsed.events) || parsed.events.length > MOST_IN_BATCH) return null
    return parsed.events.every(isEvent) ? parsed.events : null
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isEvent(value: unknown): value is LoggedEvent {
  return (
    isRecord(value) && typeof value.event === 'string' && typeof value.at === 'string' && isRecord(value.properties)
  )
}
