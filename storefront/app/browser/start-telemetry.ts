import { hasConsent, sendInBatches } from '@gauze/api-client/analytics'
import { sendErrors } from '@gauze/api-client/reporting'
import type { ErrorReport } from '@gauze/rules/privacy'
import type { PublicSettings } from '../config/public-settings.js'
import { tracker } from './track.js'
import { errorReports } from './watch-page.js'

const OWN_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/**
 * Connects measuring and error reporting to their targets: the services of the settings; without them, on the
 * developer's own machine, the pages /dev/analytics and /dev/errors if the server has them; else nothing.
 */
export async function startTelemetry({ analyticsUrl, errorDsn, hasDevelopmentPages }: PublicSettings): Promise<void> {
  const isDeveloper = hasDevelopmentPages && OWN_MACHINE.test(location.hostname)
  const collector = analyticsUrl ?? (isDeveloper ? '/dev/analytics' : null)
  if (collector !== null) sendInBatches(tracker, { url: collector, hasConsent })
  if (errorDsn !== null) {
    const { createSentrySend } = await import('./sentry.js')
    sendErrors(errorReports, createSentrySend(errorDsn))
  } else if (isDeveloper) sendErrors(errorReports, sendToDevelopmentPage)
}

/** Posts reports to the development page of the store's own server. */
function sendToDevelopmentPage({ name, message, stack, requestId, details }: ErrorReport): void {
  const body = JSON.stringify({ name, message, stack, requestId, details })
  const headers = { 'content-type': 'application/json' }
  void fetch('/dev/errors', { method: 'POST', body, headers, keepalive: true, credentials: 'omit' }).catch(
    () => undefined,
  )
}
