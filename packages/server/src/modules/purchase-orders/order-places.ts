import { isDeepStrictEqual } from 'node:util'
import type { Scope } from '../../db/scope.js'
import { CxmlRefusal } from '../cxml/envelope.js'
import { readKnownPlaces } from './purchase-orders.repository.js'
import type { PurchaseOrder } from './purchase-orders.types.js'
import { type KnownPlace, matchPlace } from './ship-to.js'

/** The addresses of an order. */
export interface Places {
  readonly shipTo: KnownPlace
  readonly billTo: KnownPlace
}

/**
 * Finds the addresses that an order names; an order without a bill-to has the default billing address.
 * @throws CxmlRefusal when the store does not know an address, or has other data of it
 * @example const { shipTo } = await findPlaces(scope, order)
 */
export async function findPlaces(scope: Scope, order: Pick<PurchaseOrder, 'shipTo' | 'billTo'>): Promise<Places> {
  if (order.shipTo === null) throw new Error('An order without an address is a deletion, which is not placed.')
  const known = await readKnownPlaces(scope)
  const shipTo = matchPlace('ShipTo', order.shipTo, known)
  if (order.billTo !== null) return { shipTo, billTo: matchPlace('BillTo', order.billTo, known) }
  return { shipTo, billTo: known.find(({ isDefaultBilling }) => isDefaultBilling) ?? shipTo }
}

/**
 * Finds the addresses of an order again, under the lock of the company, which every change of an address needs, too.
 * @param places with which the order was prepared
 * @throws CxmlRefusal when the order now has other addresses, or an address was edited
 * @example await requireSamePlaces(tx, order, prepared.places)
 */
export async function requireSamePlaces(tx: Scope, order: PurchaseOrder, places: Places): Promise<void> {
  if (isDeepStrictEqual(await findPlaces(tx, order), places)) return
  throw new CxmlRefusal(
    560,
    'An address of the order was changed at the store while the store took the order. Nothing was ordered. Send the document again.',
  )
}
