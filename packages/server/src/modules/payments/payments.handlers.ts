import { z } from 'zod'
import type { Scope } from '../../db/scope.js'
import { defineHandlers } from '../../http/define-handlers.js'
import { paymentDetailsView, usableCreditsView } from '../billing/billing.view.js'
import { readPayments } from '../billing/transaction-details.repository.js'
import { payInvoices } from './pay-invoices.service.js'
import { readUsableCredits } from './payables.repository.js'

const keptSchema = z.object({ paymentId: z.int() })

async function madePayment(scope: Scope, paymentId: number) {
  const [payment] = await readPayments(scope, [paymentId])
  if (payment === undefined) throw new Error(`The payment ${paymentId} is not there any more.`)
  return paymentDetailsView(payment)
}

/** The calls under /api/payments/payments/. */
export const paymentsHandlers = defineHandlers({
  getCreditInfo: async ({ scope }) => usableCreditsView(await readUsableCredits(scope)),

  createPayment: {
    prepare: async ({ scope: before, idempotencyKey: key, input, services }) => {
      const pay = await payInvoices(before, key, input, services)
      return async ({ scope }) => {
        const paymentId = await pay(scope)
        return { kept: { paymentId }, answer: () => madePayment(before, paymentId) }
      }
    },
    repeat: async (kept, { scope }) => madePayment(scope, keptSchema.parse(kept).paymentId),
  },
})
