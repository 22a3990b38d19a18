import type { ErrorSource } from '@gauze/rules/privacy'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { isUnavailable } from '../db/database-errors.js'
import type { KeptReporter } from './kept-reporter.js'
import { redactUrl } from './logger.js'
import { createOutageLog, type OutageLog } from './outage-log.js'

declare module 'fastify' {
  interface FastifyInstance {
    errorReporter: KeptReporter
    logOutage: OutageLog
  }
}

/** Gives a server the decorators that {@link reportFailure} needs. */
export function registerReports(app: FastifyInstance, reporter: KeptReporter): void {
  app.decorate('errorReporter', reporter)
  app.decorate('logOutage', createOutageLog())
}

/** Records a failure that appears in no answer: an outage in a short line now and then, anything else in full. */
export type NoteFailure = (error: unknown, message: string) => void

/** @param log where the lines go */
export function createNoteFailure(app: FastifyInstance, log: FastifyBaseLogger): NoteFailure {
  return (error, message) => {
    if (isUnavailable(error)) app.logOutage({ log, error, message })
    else log.warn({ err: error }, message)
  }
}

const gatewayStatuses: ReadonlySet<unknown> = new Set([502, 503, 504])

/** Pages depend on answers, which report in their own way that the database is away. */
function isFailedAnswer(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    ('status' in error && gatewayStatuses.has(error.status)) ||
    error.name === 'TimeoutError' ||
    isFailedAnswer(error.cause)
  )
}

interface Failure {
  readonly source: ErrorSource
  readonly message: string
}

/** Sends an error to the people who operate the store. */
export function takeToReporter(
  { id, method, server, url }: FastifyRequest,
  error: unknown,
  { source, message }: Failure,
): void {
  server.errorReporter.report(error, {
    source,
    requestId: id,
    details: { what: message, method, url: redactUrl(url) },
  })
}

/** Logs an error that is our fault, and sends it to the people who operate the store. */
export function reportFailure(request: FastifyRequest, error: unknown, failure: Failure): void {
  const { log, raw, server } = request
  const { message, source } = failure
  // A client that hangs up while it sends is not a failure of the store, although its connection is lost, too.
  if (raw.errored) {
    log.debug({ err: error }, 'the caller hung up')
    return
  }
  if (isUnavailable(error) || (source === 'page' && isFailedAnswer(error))) server.logOutage({ log, error, message })
  else log.error({ err: error }, message)
  takeToReporter(request, error, failure)
}
