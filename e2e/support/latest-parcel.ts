import { type Caller, signInTo } from './api.js'

interface Parcel {
  readonly trackingNumber: string
  readonly orderNumber: string
}

async function parcelsOf(caller: Caller): Promise<readonly Parcel[]> {
  const path = '/api/myaccount/transactions/recentFulfillments'
  return (await caller.get<{ fulfillments: readonly Parcel[] }>(path)).fulfillments
}

/**
 * The latest parcel of a person's company.
 * @param url the store's origin
 * @throws Error if nothing was sent to the company lately
 */
export async function latestParcel(url: string, username: string): Promise<Parcel> {
  const [parcel] = await parcelsOf(await signInTo(url, username))
  if (parcel === undefined) throw new Error(`No parcel of ${username} is recent. Is the store seeded?`)
  return parcel
}
