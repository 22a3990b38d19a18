import { z } from 'zod'
import { idSchema, isoDateSchema } from './common.js'

/** A controlled-substance licence held at an address. */
export const controlledSubstanceLicenceSchema = z.object({
  rxLevel: z.string(),
  licenceNumber: z.string(),
  expiration: isoDateSchema,
})

/** A postal address of a company (spec section 3). */
export const addressSchema = z.object({
  id: idSchema,
  label: z.string(),
  attention: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  phone: z.string(),
  isDefaultShipping: z.boolean(),
  isDefaultBilling: z.boolean(),
  controlledSubstance: z.array(controlledSubstanceLicenceSchema),
})

/** An address with the answer to whether the present cart may go there (spec section 5). */
export const offeredAddressSchema = addressSchema.extend({
  offeredForCart: z.boolean(),
  withheldReason: z.string().nullable().describe('why the cart may not be shipped there, in words for a person'),
})

/** Client-side state of addresses (spec section 3). */
export const addressStateSchema = z.object({
  addresses: z.array(offeredAddressSchema),
  defaultShipping: idSchema.nullable(),
  defaultBilling: idSchema.nullable(),
  dddShippingCutoffTime: z.string(),
})
