import { atMostEvery } from '../base/at-most-every.js'
import type { Log } from '../base/log.js'
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
 * @param log called when the service cannot be reached
 */
export async function createReporter(dsn: string | null, log: Log): Promise<KeptReporter> {
  const kept = createKeptReporter()
  if (dsn === null) return withoutFlood(kept)
  const { createSentryReporter } = await import('./sentry-reporter.js')
  const service = createSentryReporter(dsn, (error) =>
    log(`An error could not be reported: ${error instanceof Error ? error.message : 'the service did not answer'}`),
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
