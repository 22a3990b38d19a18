/** What is known in addition to the error itself. */
export interface ErrorDetails {
  readonly requestId?: string | null
  /** What the page was doing, in a word or two. */
  readonly what: string
}

type Sink = (error: unknown, details: ErrorDetails) => void

const MAX_WAITING = 20
const waiting: [unknown, ErrorDetails][] = []
let sink: Sink | undefined
let lastRequestId: string | null = null

/** Reports an unexpected error of this page. Errors before the sink has loaded wait for it (OPS-04). */
export function reportError(error: unknown, details: ErrorDetails): void {
  noteRequestId(details.requestId ?? requestIdOf(error))
  if (sink) sink(error, details)
  else if (waiting.length < MAX_WAITING) waiting.push([error, details])
}

/** Remembers the id of a failed request, if it has one. */
export function noteRequestId(requestId: string | null): void {
  lastRequestId = requestId ?? lastRequestId
}

/** The id of the latest failed request, to quote to support. */
export function readLastRequestId(): string | null {
  return lastRequestId
}

/** Connects a sink, and sends it the waiting errors first. */
export function connectErrorReporting(to: Sink): void {
  sink = to
  for (const [error, details] of waiting.splice(0)) to(error, details)
}

/** The request id that an error of a call carries. */
export function requestIdOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('requestId' in error)) return null
  return typeof error.requestId === 'string' ? error.requestId : null
}
