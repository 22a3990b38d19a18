import { easternDate } from '@gauze/rules'
import { StartError } from '../base/start-error.js'
import { findPayment, type NamedPayment } from '../modules/payments/payables.repository.js'
import { returnPayment } from '../modules/payments/return-payment.js'
import { settlePayments } from '../modules/payments/settle-payments.js'
import { type Command, defineAction } from '../services/action.js'
import { operatorPorts, withServices } from './operate.js'
import { clockOf, noWords, oneWord } from './read-words.js'

/** The reason why a payment cannot be returned by hand, as the rest of a sentence; null if it can. */
function refusalOf({ status, isOfCredits, isUnsettled }: NamedPayment): string | null {
  if (status !== 'Posted' && status !== 'Pending') return `is “${status}” already.`
  if (isOfCredits) return 'was made with credits alone, which no bank returns.'
  // The job would still take the money of a payment that was returned meanwhile.
  return isUnsettled
    ? 'is not settled yet. The store asks the payment provider, and takes the payment back by itself if no money comes.'
    : null
}

/** `gauze payments` */
export const payments: Command = {
  settle: defineAction({
    usage: '[--date YYYY-MM-DD]',
    description: `ask the payment provider about all money that is due or on its way; without a provider, --date settles
the debits of bank accounts that are expected by that day`,
    options: { date: { type: 'string' } },
    read: (given) => {
      noWords(given, 'only --date')
      const { date } = given.values
      const today = easternDate(clockOf(date)())
      const work = withServices(async (store, operator, context) => {
        const onFailure = ({ message }: Error) => context.warn(message)
        const services = { ...operator, ports: await operatorPorts(store, context), onFailure }
        const never = new AbortController().signal
        const { settled, pending, failed } = await settlePayments(store.db, services, never, { asksAll: true, today })
        return `${settled} settled, ${pending} on their way, ${failed} failed`
      })
      return async (context) => {
        if (date !== undefined && context.config.stripe !== null) {
          throw new StartError('Stripe says when money has come, whatever the date is. Leave --date out.')
        }
        await work(context)
      }
    },
  }),
  return: defineAction({
    usage: 'NUMBER',
    description: 'take back a payment that a bank returned: its invoices are open again',
    options: {},
    read: (given) => {
      const number = oneWord(given, 'one payment number, such as PMT-300012')
      return withServices(async ({ db }, services) => {
        const payment = await findPayment(db, number)
        if (payment === null) throw new StartError(`There is no payment ${number}.`)
        const refusal = refusalOf(payment)
        if (refusal !== null) throw new StartError(`${number} ${refusal} Nothing has changed.`)
        await returnPayment(db, payment.id, services)
        return `${number} is returned. Its invoices are open again.`
      })
    },
  }),
}
