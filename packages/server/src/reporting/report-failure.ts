import type { ErrorSource } from '@gauze/rules/privacy'
import type { FastifyRequest } from 'fastify'
import { redactUrl } from '../http/logger.js'
import type { KeptReporter } from './kept-reporter.js'

declare module 'fastify' {
  interface FastifyInstance {
    errorReporter: KeptReporter
  }
}

/** Logs an error that is ours, and takes it to whoever looks after the store. */
export const reportFailure = (
  request: FastifyRequest,
  error: unknown,
  { source, message }: { source: ErrorSource; message: string },
): void => {
  request.log.error({ err: error }, message)
  request.server.errorReporter.report(error, {
    source,
    requestId: request.id,
    details: { what: message, method: request.method, url: redactUrl(request.url) },
  })
}
