import type { CaptureOutcome, DuePayment, PaymentPort, PaymentSettlement, RequestedPayment } from './ports.types.js'

/** @throws Error when another port reserved the money: only that can take it or give it back */
async function settleOwn({ reference }: Pick<RequestedPayment, 'reference'>): Promise<PaymentSettlement> {
  if (reference === null) return { isSettled: true }
  throw new Error(
    `The payment ${reference} was reserved by a payment service that this server is not connected to. Start it with the settings of that service.`,
  )
}

/** Four business days pass until the store counts the money of a debit. */
async function captureOwn(payment: DuePayment): Promise<CaptureOutcome> {
  const { expectedOn, today } = payment
  return expectedOn !== null && today < expectedOn ? 'pending' : settleOwn(payment)
}

/**
 * Terms for companies whose account has them, saved cards for everybody, and saved bank accounts for invoices. The
 * payable records the choice; no card is charged, and no bank account is debited, but the bank days of a debit pass.
 */
export const accountPayment: PaymentPort = {
  bankEntry: { fields: null },
  kindsFor: async ({ hasTerms }) => (hasTerms ? ['terms', 'card'] : ['card']),
  authorize: async () => ({ isAccepted: true }),
  capture: captureOwn,
  release: settleOwn,
}
