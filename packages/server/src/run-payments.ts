import type { Config } from './base/config.js'
import { StartError } from './base/start-error.js'
import { findPayment, type NamedPayment } from './modules/payments/payables.repository.js'
import { returnPayment } from './modules/payments/return-payment.js'
import { withOperatorJobs } from './operator-jobs.js'
import type { Store } from './services/store.js'

/** Why a payment cannot be returned by hand, as the rest of a sentence; null if it can. */
function refusalOf({ status, isOfCredits, isUnsettled }: NamedPayment): string | null {
  if (status !== 'Posted') return `is “${status}” already.`
  if (isOfCredits) return 'was made with credits alone, which no bank returns.'
  // The job would still take the money of a payment that was returned meanwhile.
  return isUnsettled
    ? 'is not settled yet. The store asks the payment provider, and takes the payment back by itself if no money comes.'
    : null
}

/**
 * Reads the words after `gauze payments`, by which an operator takes a payment back that a bank returned late.
 * @returns the work, which answers a sentence for the operator
 * @throws StartError when the words are wrong; the work throws one when there is no such payment, or when it cannot
 * be returned
 * @example
 * await runPayments(['return', 'PMT-300012'], config)(store)
 */
export function runPayments(args: readonly string[], config: Config): (store: Store) => Promise<string> {
  const [action = '', number, ...rest] = args
  if (action !== 'return') throw new StartError(`There is no command 'payments ${action}'. Run: gauze help`)
  if (number === undefined || rest.length > 0) {
    throw new StartError("'payments return' takes one payment number, such as PMT-300012. Run: gauze help")
  }
  return (store) =>
    withOperatorJobs(store, config, async (services) => {
      const payment = await findPayment(store.db, number)
      if (payment === null) throw new StartError(`There is no payment ${number}.`)
      const refusal = refusalOf(payment)
      if (refusal !== null) throw new StartError(`${number} ${refusal} Nothing has changed.`)
      await returnPayment(store.db, payment.id, { ...services, now: () => new Date() })
      return `${number} is returned. Its invoices are open again.`
    })
}
