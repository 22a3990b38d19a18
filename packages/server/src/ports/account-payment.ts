import type { PaymentPort, PaymentSettlement, RequestedPayment } from './ports.types.js'

/** @throws Error when another port reserved the money: only that can take it or give it back */
async function settleOwn({ reference }: Pick<RequestedPayment, 'reference'>): Promise<PaymentSettlement> {
  if (reference === null) return { isSettled: true }
  throw new Error(
    `The payment ${reference} was reserved by a payment service that this server is not connected to. Start it with the settings of that service.`,
  )
}

/**
 * Terms for companies whose account has them, saved cards for everybody, and saved bank accounts for invoices. The
 * payable records the choice; no card is charged, and no bank account is debited.
 */
export const accountPayment: PaymentPort = {
  bankEntry: { fields: null },
  kindsFor: async ({ hasTerms }) => (hasTerms ? ['terms', 'card'] : ['card']),
  authorize: async () => ({ isAccepted: true }),
  capture: settleOwn,
  release: settleOwn,
}
