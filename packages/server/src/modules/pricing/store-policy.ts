import { cents, type ShippingPolicy } from '@gauze/rules'

/** What the store charges for delivery: $14.95, nothing from $250.00 on. */
export const shippingPolicy: ShippingPolicy = { flatRate: cents(1495), freeFrom: cents(25_000) }

/** Orders placed by this time leave the same business day: HH:MM in America/New_York. */
export const shippingCutoffTime = '15:00'
