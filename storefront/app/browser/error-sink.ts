import { type ErrorSink, sendErrors } from '@gauze/api-client/reporting'
import type { ErrorReport } from '@gauze/rules/privacy'

let made: Promise<ErrorSink> | undefined

/** Scrubs errors and sends them: to the error service of a DSN, or to /dev/errors without one. */
export function errorSink(dsn: string | null): Promise<ErrorSink> {
  made ??= makeSink(dsn)
  return made
}

async function makeSink(dsn: string | null): Promise<ErrorSink> {
  const send = dsn === null ? sendToDevelopmentPage : (await import('./sentry.js')).createSentrySend(dsn)
  return new Promise((connect) => sendErrors({ connect }, send))
}

/** Posts reports to the development page of the store's own server. */
function sendToDevelopmentPage({ name, message, stack, requestId, details }: ErrorReport): void {
  const body = JSON.stringify({ name, message, stack, requestId, details })
  const headers = { 'content-type': 'application/json' }
  void fetch('/dev/errors', { method: 'POST', body, headers, keepalive: true, credentials: 'omit' }).catch(
    () => undefined,
  )
}
