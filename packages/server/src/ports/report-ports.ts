import type { ErrorReporter } from '@gauze/rules/privacy'
import { atMostEvery } from '../base/at-most-every.js'
import type { Log } from '../base/log.js'

const loggedEvery = 60_000

/**
 * Reports failures of ports, and says in the log why: shoppers only see that something is missing. A line a minute for
 * each port, as each shopper asks it again.
 */
export function reportPorts(errors: Pick<ErrorReporter, 'report'>, log: Log): Pick<ErrorReporter, 'report'> {
  const logs = new Map<unknown, (error: unknown) => void>()
  const createLog = (port: unknown) =>
    atMostEvery(loggedEvery, (error: unknown, leftOut) => {
      const again = leftOut > 0 ? ` (${leftOut} more since the last line)` : ''
      log(`The port ${String(port)} failed: ${error instanceof Error ? error.message : String(error)}${again}`)
    })
  return {
    report: (error, context) => {
      errors.report(error, context)
      const port = context.details?.what
      const logOf = logs.get(port) ?? createLog(port)
      logs.set(port, logOf)
      logOf(error)
    },
  }
}
