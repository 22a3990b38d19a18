import type { SeenPlace } from '@gauze/contract'
import { ProblemError } from '../../base/problem.js'

/**
 * The words of a place, in one line.
 * @example placeText({ line1: '1 Main St', line2: '', city: 'Albany', state: 'NY', zip: '12207' }) // '1 Main St, Albany, NY 12207'
 */
export function placeText({ attention = '', line1, line2, city, state, zip }: SeenPlace): string {
  return [attention, line1, line2, city, `${state} ${zip}`].filter((part) => part.trim() !== '').join(', ')
}

/**
 * The content of an address that a person sees, without its id and its label.
 * @example placeOf(order.shipAddress)
 */
export function placeOf({ attention = '', line1, line2, city, state, zip }: SeenPlace): Required<SeenPlace> {
  return { attention, line1, line2, city, state, zip }
}

/**
 * How an address differs from the place that a person saw, in a sentence; null if it does not. The attention counts
 * only if the person saw one.
 * @param name of the address in the sentence, such as 'ship-to address'
 * @example placeChange('ship-to address', order.shipAddress, input.expectedShipTo)
 */
export function placeChange(name: string, present: SeenPlace, seen: SeenPlace | undefined): string | null {
  if (seen === undefined) return null
  const { attention: _attention, ...withoutAttention } = placeOf(present)
  const now = seen.attention === undefined ? withoutAttention : placeOf(present)
  if (placeText(now) === placeText(seen)) return null
  return `The ${name} was changed: it was ${placeText(seen)}, and is now ${placeText(now)}.`
}

/** The two places of an order. */
interface OrderPlaces {
  readonly shipAddress: SeenPlace
  readonly billAddress: SeenPlace
}

/**
 * Stops an order, or the save of a subscription, to an address that the person did not see.
 * @param present the addresses as they are now
 * @param advice the action that was stopped, and the next step for the person; by default for an order
 * @throws ProblemError 409 `address-changed` when an address differs from the place that the person saw
 * @example requirePlacesAsSeen(parties, { expectedShipTo: subscription.shipPlace })
 */
export function requirePlacesAsSeen(
  { shipAddress, billAddress }: OrderPlaces,
  {
    expectedShipTo,
    expectedBillTo,
  }: { expectedShipTo?: SeenPlace | undefined; expectedBillTo?: SeenPlace | undefined },
  advice = 'Nothing has been ordered. Look at the address, then place the order again.',
): void {
  const errors = {
    ...inField('shipAddressId', placeChange('ship-to address', shipAddress, expectedShipTo)),
    ...inField('billAddressId', placeChange('billing address', billAddress, expectedBillTo)),
  }
  const words = Object.values(errors).flat()
  if (words.length === 0) return
  throw new ProblemError({
    slug: 'address-changed',
    status: 409,
    detail: `${words.join(' ')} ${advice}`,
    errors,
  })
}

function inField(field: string, words: string | null): Record<string, string[]> {
  return words === null ? {} : { [field]: [words] }
}
