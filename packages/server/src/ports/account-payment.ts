import type { PaymentPort } from './ports.types.js'

/**
 * Terms for companies whose account has them, saved cards for everybody. The order records the choice; no card is
 * charged.
 */
export const accountPayment: PaymentPort = {
  kindsFor: async ({ hasTerms }) => (hasTerms ? ['terms', 'card'] : ['card']),
  authorize: async () => ({ isAccepted: true }),
  capture: async () => undefined,
  release: async () => undefined,
}
