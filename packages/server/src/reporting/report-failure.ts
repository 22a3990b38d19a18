import type { ErrorSource } from '@gauze/rules/privacy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isUnavailable } from '../db/database-errors.js'
import { redactUrl } from '../http/logger.js'
import type { KeptReporter } from './kept-reporter.js'
import { createOutageLog, type OutageLog } from './outage-log.js'

declare module 'fastify' {
  interface FastifyInstance {
    errorReporter: KeptReporter
    logOutage: OutageLog
  }
}

/** Gives a server what {@link reportFailure} needs. */
export const registerReports = (app: FastifyInstance, reporter: KeptReporter): void => {
  app.decorate('errorReporter', reporter)
  app.decorate('logOutage', createOutageLog())
}

/** Logs an error that is ours, and takes it to whoever looks after the store. */
export const reportFailure = (
  { id, log, method, server, url }: FastifyRequest,
  error: unknown,
  { source, message }: { source: ErrorSource; message: string },
): void => {
  if (isUnavailable(error)) server.logOutage({ log, error, message })
  else log.error({ err: error }, message)
  server.errorReporter.report(error, {
    source,
    requestId: id,
    details: { what: message, method, url: redactUrl(url) },
  })
}
