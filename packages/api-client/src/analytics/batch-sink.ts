import { withoutPersonal } from '@gauze/rules/privacy'
import type { AnalyticsProperties, AnalyticsSink } from './tracker.js'

const BATCH_SIZE = 20
const LONGEST_WAIT = 5000

/** One event as it is sent. */
interface SentEvent {
  readonly event: string
  readonly properties: AnalyticsProperties
  readonly at: string
}

/** The options of a {@link BatchSink}. */
export interface BatchSinkOptions {
  /** Sends a batch; a failed one is lost, because measuring must never get in the way. */
  readonly send: (body: string) => void
  /** Asked at each event and again before each batch is sent. */
  readonly hasConsent: () => boolean
}

/** Collects events and sends them together. */
export interface BatchSink {
  readonly sink: AnalyticsSink
  /** Sends the collected events at once. */
  readonly flush: () => void
}

/** Creates a sink that sends batches such as `{"events":[{"event":"Page_View","properties":{…},"at":"…"}]}`. */
export function createBatchSink({ send, hasConsent }: BatchSinkOptions): BatchSink {
  let gathered: SentEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const events = gathered
    gathered = []
    if (events.length > 0 && hasConsent()) send(JSON.stringify({ events }))
  }
  const sink: AnalyticsSink = (event, properties) => {
    if (!hasConsent()) return
    gathered.push({ event, properties: withoutPersonal(properties), at: new Date().toISOString() })
    if (gathered.length >= BATCH_SIZE) flush()
    else timer ??= setTimeout(flush, LONGEST_WAIT)
  }
  return { sink, flush }
}
