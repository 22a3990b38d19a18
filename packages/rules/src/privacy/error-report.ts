import { scrub, scrubText } from './scrub.js'

/** The source of an unexpected error. */
export type ErrorSource = 'call' | 'service' | 'page' | 'job' | 'browser'

/** Data about an error in addition to the error itself. */
export interface ErrorContext {
  readonly source: ErrorSource
  /** The id of the failed request, as the person saw it. */
  readonly requestId?: string | null
  /** Anything that helps to find the cause; scrubbed like the rest. */
  readonly details?: Readonly<Record<string, unknown>>
}

/** An unexpected error without secrets or payment data, so that it may leave the store. */
export interface ErrorReport {
  readonly at: string
  readonly source: ErrorSource
  readonly requestId: string | null
  readonly name: string
  readonly message: string
  readonly stack: string
  readonly details: Readonly<Record<string, unknown>>
}

/** Sends unexpected errors to the people who operate the store. It never throws and never waits. */
export interface ErrorReporter {
  readonly report: (error: unknown, context: ErrorContext) => void
  /** Sends the queued reports. */
  readonly close: () => Promise<void>
}

/** The report of an error, scrubbed. Any thrown value gives a report. */
export function toErrorReport(error: unknown, context: ErrorContext, now: Date = new Date()): ErrorReport {
  const { name, message, stack } = partsOf(error)
  const details = scrub({ ...context.details, ...causeOf(error) })
  return {
    at: now.toISOString(),
    source: context.source,
    requestId: context.requestId || null,
    name: scrubText(name),
    message: scrubText(message),
    stack: scrubText(stack),
    details: isFields(details) ? details : {},
  }
}

function partsOf(error: unknown): { name: string; message: string; stack: string } {
  if (error instanceof Error) return { name: error.name, message: error.message, stack: error.stack ?? '' }
  return { name: 'Thrown', message: typeof error === 'string' ? error : textOf(error), stack: '' }
}

function causeOf(error: unknown): { cause?: string } {
  return error instanceof Error && error.cause !== undefined ? { cause: textOf(error.cause) } : {}
}

function textOf(value: unknown): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`
  try {
    return JSON.stringify(scrub(value)) ?? String(value)
  } catch {
    return 'Something that cannot be shown'
  }
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
