import type { ErrorReport } from '@gauze/rules/privacy'
import { BrowserClient, defaultStackParser, makeFetchTransport } from '@sentry/browser'

/** Sends reports to the error service of a DSN. The SDK collects nothing by itself: only the report is sent. */
export function createSentrySend(dsn: string): (report: ErrorReport) => void {
  const client = new BrowserClient({
    dsn,
    integrations: [],
    stackParser: defaultStackParser,
    transport: makeFetchTransport,
    sendClientReports: false,
  })
  client.init()
  return ({ at, source, requestId, name, message, stack, details }) => {
    client.captureEvent({
      level: 'error',
      timestamp: Date.parse(at) / 1000,
      exception: { values: [{ type: name, value: message, stacktrace: { frames: defaultStackParser(stack) } }] },
      tags: { source, ...(requestId === null ? {} : { request_id: requestId }) },
      extra: { ...details },
    })
  }
}
