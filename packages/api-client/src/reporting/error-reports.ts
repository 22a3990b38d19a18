/** Data about an error in addition to the error itself. */
export interface ErrorDetails {
  readonly requestId?: string | null
  /** The activity of the page when the error occurred, in a word or two. */
  readonly what: string
}

/** Takes errors to where they are looked at. */
export type ErrorSink = (error: unknown, details: ErrorDetails) => void

/** The unexpected errors of a page. */
export interface ErrorReports {
  /** Reports an unexpected error. Errors before the sink has loaded wait for it. */
  readonly report: ErrorSink
  /** Remembers the id of a failed request, if it has one. */
  readonly noteRequestId: (requestId: string | null) => void
  /** The id of the latest failed request, to quote to support. */
  readonly lastRequestId: () => string | null
  /** Connects a sink, and sends it the waiting errors first. */
  readonly connect: (sink: ErrorSink) => void
  /** Reports errors that no part of the page has caught, from now on. */
  readonly watch: () => void
}

const MAX_WAITING = 20

/**
 * Creates the error reports of a page. They are small, because every page loads them; the code that sends them loads
 * later.
 *
 * @example
 * const errors = createErrorReports()
 * errors.watch()
 * const api = createApiClient({ baseUrl, tokenStore, fetch: notedFetch(errors) })
 */
export function createErrorReports(): ErrorReports {
  const waiting: [unknown, ErrorDetails][] = []
  let sink: ErrorSink | undefined
  let last: string | null = null
  const noteRequestId = (requestId: string | null) => {
    last = requestId ?? last
  }
  const report: ErrorSink = (error, details) => {
    noteRequestId(details.requestId ?? requestIdOf(error))
    if (sink) sink(error, details)
    else if (waiting.length < MAX_WAITING) waiting.push([error, details])
  }
  return {
    report,
    noteRequestId,
    lastRequestId: () => last,
    connect(to) {
      sink = to
      for (const [error, details] of waiting.splice(0)) to(error, details)
    },
    watch() {
      addEventListener('error', ({ error, message }) => report(error ?? message, { what: 'script' }))
      addEventListener('unhandledrejection', (event) => {
        const { reason } = event
        // When a user leaves a page that is still loading, its request is aborted, and router promises reject.
        if (reason instanceof DOMException && reason.name === 'AbortError') event.preventDefault()
        else report(reason, { what: 'promise' })
      })
    },
  }
}

/** The request id that an error of a call carries; `null` without one. */
export function requestIdOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('requestId' in error)) return null
  return typeof error.requestId === 'string' ? error.requestId : null
}
