import { atMostEvery } from '../base/at-most-every.js'
import type { ThrottledLog } from '../base/log.js'
import { messageOf } from '../base/message-of.js'
import { isUnavailable } from '../db/database-errors.js'
import { createKeptReporter, type KeptReporter } from './kept-reporter.js'

const outagesReportedEvery = 60_000

/** While the database is away everything fails for the same reason; one report per minute is enough. */
function withoutFlood(reporter: KeptReporter): KeptReporter {
  const reportOutage = atMostEvery(outagesReportedEvery, (report: () => void) => report())
  return {
    ...reporter,
    report: (error, context) => {
      if (isUnavailable(error)) reportOutage(() => reporter.report(error, context))
      else reporter.report(error, context)
    },
  }
}

/**
 * Creates the reporter that the settings request. Reports are always kept for `/dev/errors` too; the error service's
 * own code is loaded only if a DSN is set.
 * @param throttled takes each failure to reach the service
 */
export async function createReporter(dsn: string | null, throttled: ThrottledLog): Promise<KeptReporter> {
  const kept = createKeptReporter()
  if (dsn === null) return withoutFlood(kept)
  const { createSentryReporter } = await import('./sentry-reporter.js')
  const service = createSentryReporter(dsn, (error) =>
    throttled.note({
      level: 'warn',
      message: 'an error could not be reported to the error service',
      fields: { reason: messageOf(error) },
    }),
  )
  return withoutFlood({
    ...kept,
    report: (error, context) => {
      kept.report(error, context)
      service.report(error, context)
    },
    close: service.close,
  })
}
