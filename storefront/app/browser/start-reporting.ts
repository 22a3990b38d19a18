import { type ErrorReport, toErrorReport } from '@gauze/rules/privacy'
import { connectErrorReporting, requestIdOf } from './report-error.js'

type Send = (report: ErrorReport) => void | Promise<void>

/** Passes errors of this page to `send`, scrubbed, each of them once. */
export function startReporting(send: Send): void {
  const seen = new WeakSet<object>()
  connectErrorReporting((error, { what, requestId }) => {
    if (isAborted(error)) return
    if (typeof error === 'object' && error !== null) {
      // A boundary and the window may both report it.
      if (seen.has(error)) return
      seen.add(error)
    }
    const id = requestId ?? requestIdOf(error)
    void send(toErrorReport(error, { source: 'browser', requestId: id, details: { what, path: location.pathname } }))
  })
}

/** An abort by the page itself, e.g. because somebody left for another page. */
function isAborted(error: unknown) {
  return error instanceof Error && /^Abort(?:ed)?Error$/.test(error.name)
}

/** Posts reports to the development page of the store's own server. */
export function sendToDevelopmentPage({ name, message, stack, requestId, details }: ErrorReport): void {
  const body = JSON.stringify({ name, message, stack, requestId, details })
  const headers = { 'content-type': 'application/json' }
  void fetch('/dev/errors', { method: 'POST', body, headers, keepalive: true, credentials: 'omit' }).catch(
    () => undefined,
  )
}
