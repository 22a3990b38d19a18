import { createBatchSink } from './batch-sink.js'
import type { Tracker } from './tracker.js'

/** The target of events, and the consent to send them. */
export interface BatchTarget {
  /** The collector; it gets `{"events":[…]}` by POST. */
  readonly url: string
  /** Asked at each event and again before each batch is sent. */
  readonly hasConsent: () => boolean
}

/**
 * Sends the events of a tracker in batches, the last one when the page is left.
 *
 * @example sendInBatches(tracker, { url: 'https://collector.example/events', hasConsent })
 */
export function sendInBatches<Event extends string>(
  tracker: Pick<Tracker<Event>, 'connect'>,
  { url, hasConsent }: BatchTarget,
): void {
  const { sink, flush } = createBatchSink({ hasConsent, send: (body) => post(url, body) })
  tracker.connect(sink)
  addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush()
  })
}

/** A beacon that outlives the page but sends no cookies, unlike `sendBeacon`. */
function post(url: string, body: string): void {
  void fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => undefined)
}
