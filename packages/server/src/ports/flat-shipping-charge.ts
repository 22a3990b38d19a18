import { cents, type ShippingPolicy, shippingCharge } from '@gauze/rules'
import type { ShippingChargePort } from './ports.types.js'

/** The charge of the store for delivery: $14.95, nothing from $250.00 on. */
export const defaultShippingPolicy: ShippingPolicy = { flatRate: cents(1495), freeFrom: cents(25_000) }

/**
 * The same charge for every delivery, free from a subtotal on.
 * @example startServer({ ports: { shippingCharge: flatShippingCharge({ flatRate: cents(995), freeFrom: null }) } })
 */
export function flatShippingCharge(policy: ShippingPolicy = defaultShippingPolicy): ShippingChargePort {
  return { freeFrom: policy.freeFrom, chargeFor: async ({ subtotal }) => shippingCharge(subtotal, policy) }
}
