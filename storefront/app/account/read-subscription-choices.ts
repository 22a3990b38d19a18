import type { ApiClient, CallOptions } from '@gauze/api-client'
import type { SubscriptionChoices } from '@gauze/ui/subscriptions/subscriptions'

/** Reads the addresses and the ways to pay that a subscription can use. */
export async function readSubscriptionChoices(api: ApiClient, options?: CallOptions): Promise<SubscriptionChoices> {
  const [{ mappedResults: addresses }, { cards }, { hasTerms, terms }] = await Promise.all([
    api.getAddresses({}, options),
    api.getPaymentMethods({}, options),
    api.getCheckoutData({}, options),
  ])
  return { addresses, cards, terms: hasTerms ? terms : null }
}
