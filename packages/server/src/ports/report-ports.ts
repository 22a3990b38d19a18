import type { ErrorReporter } from '@gauze/rules/privacy'
import type { ThrottledLog } from '../base/log.js'
import { messageOf } from '../base/message-of.js'

/**
 * Reports failures of ports, and says in the log why: shoppers only see that something is missing. The lines are
 * throttled, because each shopper asks a port again.
 */
export function reportPorts(
  errors: Pick<ErrorReporter, 'report'>,
  throttled: ThrottledLog,
): Pick<ErrorReporter, 'report'> {
  return {
    report: (error, context) => {
      errors.report(error, context)
      const port = String(context.details?.what)
      throttled.note({ level: 'error', message: 'a port failed', by: port, fields: { port, reason: messageOf(error) } })
    },
  }
}
