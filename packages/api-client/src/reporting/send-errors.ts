import { type ErrorReport, toErrorReport } from '@gauze/rules/privacy'
import { type ErrorReports, requestIdOf } from './error-reports.js'

/**
 * Passes the errors of a page to `send`, scrubbed, each of them once.
 *
 * @example sendErrors(errors, (report) => navigator.sendBeacon('/errors', JSON.stringify(report)))
 */
export function sendErrors(
  errors: Pick<ErrorReports, 'connect'>,
  send: (report: ErrorReport) => void | Promise<void>,
): void {
  const seen = new WeakSet<object>()
  errors.connect((error, { what, requestId }) => {
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
