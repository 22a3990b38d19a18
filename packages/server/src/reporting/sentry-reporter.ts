import { type ErrorReport, type ErrorReporter, toErrorReport } from '@gauze/rules/privacy'
import { createStackParser, createTransport } from '@sentry/core'
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server'

const flushTimeout = 2000
const sendTimeout = 5000
const stackParser = createStackParser(nodeStackLineParser())

function createClient(dsn: string, onFailure: (error: unknown) => void) {
  const client = new ServerRuntimeClient({
    dsn,
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    // The SDK collects nothing by itself: only the scrubbed report is sent.
    integrations: [],
    stackParser,
    sendClientReports: false,
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const answer = await fetch(options.url, {
          method: 'POST',
          body: typeof body === 'string' ? body : Uint8Array.from(body),
          headers: { 'content-type': 'application/x-sentry-envelope', ...options.headers },
          signal: AbortSignal.timeout(sendTimeout),
        }).catch((error: unknown) => {
          onFailure(error)
          throw error
        })
        return {
          statusCode: answer.status,
          headers: {
            'x-sentry-rate-limits': answer.headers.get('x-sentry-rate-limits'),
            'retry-after': answer.headers.get('retry-after'),
          },
        }
      }),
  })
  client.init()
  return client
}

function asEvent({ at, source, requestId, name, message, stack, details }: ErrorReport) {
  return {
    level: 'error' as const,
    timestamp: Date.parse(at) / 1000,
    exception: { values: [{ type: name, value: message, stacktrace: { frames: stackParser(stack) } }] },
    tags: { source, ...(requestId === null ? {} : { request_id: requestId }) },
    extra: { ...details },
  }
}

/**
 * Sends reports to the error service of a DSN.
 * @param onFailure called when the service cannot be reached
 */
export function createSentryReporter(dsn: string, onFailure: (error: unknown) => void): ErrorReporter {
  const client = createClient(dsn, onFailure)
  return {
    report: (error, context) => void client.captureEvent(asEvent(toErrorReport(error, context))),
    close: async () => {
      await client.close(flushTimeout)
    },
  }
}
