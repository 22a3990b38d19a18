import { isAllocationSpent } from './allocation.js'
import { needsLicense } from './needs-license.js'

/** A price on the wire: dollars per base unit, `'N/A'` for none, null where this caller may not see prices. */
export type WirePrice = number | 'N/A' | null

/** The fields of an item that decide whether it can be added to a cart. */
export interface AddableItem {
  readonly rxLevel?: string | null | undefined
  readonly inactive?: boolean | undefined
  readonly restricted?: boolean | undefined
  readonly isAddableToCart?: boolean | undefined
  readonly price?: WirePrice | undefined
  /** Base units left for this company; 0 is used up, null or absent is not on allocation. */
  readonly allocationMax?: number | null | undefined
}

/** Why an item cannot be added. */
export type AddabilityReason =
  | 'inactive'
  | 'restricted'
  | 'unavailable'
  | 'notSellable'
  | 'signedOut'
  | 'license'
  | 'allocation'

/** Why an item cannot be added, for a catalog such as `@gauze/rules/messages` to put into words. */
export interface ItemRefusal {
  readonly reason: AddabilityReason
  /** The phone number for an item that only a person can release; absent if the store gave none. */
  readonly supportPhone?: string | undefined
}

/** The result of {@link addability}: the item can be added to the cart, or the reason why not. */
export type Addability =
  | { readonly ok: true }
  | ({
      readonly ok: false
      /** True when something else refuses an item whose license the company holds. */
      readonly isLicensed?: true
    } & ItemRefusal)

/** The input of {@link addability}. */
export interface AddabilityInput {
  readonly item: AddableItem
  /** The company that buys; null when nobody is signed in. */
  readonly account: { readonly rxLevels: readonly string[] } | null
  /** The Rx levels the store sells now. */
  readonly sellable: readonly string[]
  /** The phone number that the refusal of a restricted or used-up item carries. */
  readonly supportPhone?: string | undefined
}

/**
 * Decides whether an item can be added to the cart. Browser and server use the same
 * function, so the button and the refusal cannot differ. Reasons about the item come before reasons about the buyer.
 *
 * @example
 * addability({ item: { rxLevel: '3' }, account: { rxLevels: ['1'] }, sellable: ['2', '3'] })
 * // { ok: false, reason: 'license' }
 */
export function addability(input: AddabilityInput): Addability {
  const decision = decide(input)
  const { rxLevel } = input.item
  const isLicensed = needsLicense(rxLevel) && (input.account?.rxLevels.includes(rxLevel) ?? false)
  return decision.ok || !isLicensed ? decision : { ...decision, isLicensed }
}

function decide({ item, account, sellable, supportPhone }: AddabilityInput): Addability {
  if (item.inactive) return refusal('inactive')
  if (item.restricted) return refusal('restricted', supportPhone)
  if (isUnavailable(item)) return refusal('unavailable')
  const licensed = needsLicense(item.rxLevel) ? item.rxLevel : null
  if (licensed !== null && !sellable.includes(licensed)) return refusal('notSellable')
  if (!account) return refusal('signedOut')
  if (licensed !== null && !account.rxLevels.includes(licensed)) return refusal('license')
  if (isAllocationSpent(item.allocationMax)) return refusal('allocation', supportPhone)
  return { ok: true }
}

/** Returns true if the item shows as unavailable: it cannot be added to a cart, or its price is 'N/A'. */
export function isUnavailable({ isAddableToCart, price }: Pick<AddableItem, 'isAddableToCart' | 'price'>): boolean {
  return isAddableToCart === false || price === 'N/A'
}

/** Returns true if there is a price to show: a price that is not a number is hidden. */
export function isPriced(price: WirePrice | undefined): price is number {
  return typeof price === 'number' && Number.isFinite(price)
}

function refusal(reason: AddabilityReason, supportPhone?: string): Addability {
  return { ok: false, reason, supportPhone }
}
