import { createBatchSink } from './batch-sink.js'
import { hasConsent } from './consent.js'
import { connectAnalytics } from './track.js'

/** Sends events to `url`, in batches, the last one when the page is left. */
export function startAnalytics(url: string): void {
  const { sink, flush } = createBatchSink({ hasConsent, send: (body) => post(url, body) })
  connectAnalytics(sink)
  addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush()
  })
}

/** A beacon that outlives the page but sends no cookies, unlike `sendBeacon`. */
function post(url: string, body: string): void {
  void fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => undefined)
}
