import type { PublicSettings } from '../config/public-settings.js'
import { startAnalytics } from './start-analytics.js'
import { sendToDevelopmentPage, startReporting } from './start-reporting.js'

const OWN_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/**
 * Connects measuring and error reporting to their targets: the services of the settings; without them, on the
 * developer's own machine, the pages /dev/analytics and /dev/errors if the server has them; else nothing.
 */
export async function startTelemetry({ analyticsUrl, errorDsn, hasDevelopmentPages }: PublicSettings): Promise<void> {
  const isDeveloper = hasDevelopmentPages && OWN_MACHINE.test(location.hostname)
  const collector = analyticsUrl ?? (isDeveloper ? '/dev/analytics' : null)
  if (collector !== null) startAnalytics(collector)
  if (errorDsn !== null) {
    const { createSentrySend } = await import('./sentry.js')
    startReporting(createSentrySend(errorDsn))
  } else if (isDeveloper) startReporting(sendToDevelopmentPage)
}
