import { hasConsent, sendInBatches } from '@gauze/api-client/analytics'
import type { PublicSettings } from '../config/public-settings.js'
import { tracker } from './track.js'
import { errorReports } from './watch-page.js'

const OWN_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/**
 * Connects measuring and error reporting to their targets: the services of the settings; without them, on the
 * developer's own machine, the pages /dev/analytics and /dev/errors if the server has them; else nothing.
 */
export function startTelemetry({ analyticsUrl, errorDsn, hasDevelopmentPages }: PublicSettings): void {
  const isDeveloper = hasDevelopmentPages && OWN_MACHINE.test(location.hostname)
  const collector = analyticsUrl ?? (isDeveloper ? '/dev/analytics' : null)
  if (collector !== null) sendInBatches(tracker, { url: collector, hasConsent })
  // Errors are rare: the code that scrubs and sends them comes with the first of them.
  if (errorDsn !== null || isDeveloper)
    errorReports.connect((error, details) => {
      void import('./error-sink.js')
        .then(({ errorSink }) => errorSink(errorDsn))
        .then((sink) => sink(error, details))
        .catch(() => undefined)
    })
}
