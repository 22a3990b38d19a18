import { easternDate } from '@gauze/rules'
import type { Config } from '../base/config.js'
import { StartError } from '../base/start-error.js'
import { settlePayments } from '../modules/payables/settle-payments.js'
import { findPayment, type NamedPayment } from '../modules/payments/payables.repository.js'
import { returnPayment } from '../modules/payments/return-payment.js'
import type { Store } from '../services/store.js'
import { withOperatorJobs } from './operator-jobs.js'
import { operatorPorts } from './operator-ports.js'
import { clockOf, readOptions } from './read-words.js'

/** Why a payment cannot be returned by hand, as the rest of a sentence; null if it can. */
function refusalOf({ status, isOfCredits, isUnsettled }: NamedPayment): string | null {
  if (status !== 'Posted' && status !== 'Pending') return `is “${status}” already.`
  if (isOfCredits) return 'was made with credits alone, which no bank returns.'
  // The job would still take the money of a payment that was returned meanwhile.
  return isUnsettled
    ? 'is not settled yet. The store asks the payment provider, and takes the payment back by itself if no money comes.'
    : null
}

function runReturn(words: readonly string[], config: Config): (store: Store) => Promise<string> {
  const [number, ...rest] = words
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

function runSettle(args: readonly string[], config: Config): (store: Store) => Promise<string> {
  const { values, positionals } = readOptions(args, { date: { type: 'string' } })
  if (positionals.length > 0) throw new StartError("'payments settle' takes only --date. Run: gauze help")
  const { date } = values
  if (date !== undefined && config.stripe !== null) {
    throw new StartError('Stripe says when money has come, whatever the date is. Leave --date out.')
  }
  const today = easternDate(clockOf(date)())
  return (store) =>
    withOperatorJobs(store, config, async (operator) => {
      const onFailure = ({ message }: Error) => console.error(message)
      const services = { ...operator, now: () => new Date(), ports: await operatorPorts(store, config), onFailure }
      const never = new AbortController().signal
      const { settled, pending, failed } = await settlePayments(store.db, services, never, { asksAll: true, today })
      return `${settled} settled, ${pending} on their way, ${failed} failed`
    })
}

/**
 * Reads the words after `gauze payments`, by which an operator asks the payment provider about all money at once, or
 * takes a payment back that a bank returned late.
 * @returns the work, which answers a sentence for the operator
 * @throws StartError when the words are wrong; the work throws one when there is no such payment, or when it cannot
 * be returned
 * @example
 * await runPayments(['return', 'PMT-300012'], config)(store)
 * await runPayments(['settle', '--date', '2026-12-04'], config)(store)
 */
export function runPayments(args: readonly string[], config: Config): (store: Store) => Promise<string> {
  const [action = '', ...rest] = args
  if (action === 'return') return runReturn(rest, config)
  if (action === 'settle') return runSettle(rest, config)
  throw new StartError(`There is no command 'payments ${action}'. Run: gauze help`)
}
