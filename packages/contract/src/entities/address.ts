import { z } from 'zod'
import { idOf, idSchema, instantSchema, isoDateSchema, namedDateSchema, textSchema } from './common.js'

/** A controlled-substance license held at an address, which counts: the store has confirmed or entered it. */
export const controlledSubstanceLicenseSchema = z.object({
  rxLevel: z.string(),
  licenceNumber: z.string(),
  expiration: isoDateSchema,
  /** Not in the specification, like the document: only the address book has them. */
  revision: z.string().optional().describe('changes with the license; saveLicense takes it'),
  document: z.object({ id: idSchema, name: z.string() }).nullable().optional(),
})

/** A license that an administrator entered and that does not count: nobody may buy by it. Not in the specification. */
export const licenseInReviewSchema = controlledSubstanceLicenseSchema.extend({
  status: z.enum(['waiting', 'refused']).describe('waiting for the store, or refused by it'),
  reason: z.string().describe('why the store refused it; empty while it waits'),
  since: instantSchema.describe('when an administrator entered it'),
})

/** A license as it was saved. */
export const savedLicenseSchema = controlledSubstanceLicenseSchema.extend({
  status: z
    .enum(['confirmed', 'waiting', 'refused'])
    .describe('a confirmed license counts; any other license is among the licensesInReview of its address'),
})

/** A license to save, in place of the license that the address has for the level. */
export const licenseInputSchema = z.object({
  addressId: idOf('address'),
  rxLevel: textSchema(10, 1),
  licenceNumber: textSchema(40, 1).refine((text) => text.trim() !== '', 'is required'),
  expiration: namedDateSchema.describe('the last day on which the license is valid'),
  document: z
    .object({
      name: textSchema(200, 1).describe('a file name that ends in .pdf, .png, .jpg or .jpeg'),
      content: z
        .string('must be text')
        .max(2_800_000, 'must be at most 2 MB')
        .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'must be base64'),
    })
    .optional()
    .describe('a new document'),
  documentId: idOf('licenseDocument').optional().describe('a stored document to keep; without either, there is none'),
  revision: textSchema(64, 1)
    .optional()
    .describe(
      'of the license that the administrator saw: of the license in review, otherwise of the license that counts; absent if there was none',
    ),
  isRestored: z
    .literal(true, 'must be true')
    .optional()
    .describe(
      'brings back a license that was removed within a month, exactly as it was: a license that counted counts again; any other license waits for a review',
    ),
})

/** A document of a license. */
export const licenseDocumentSchema = z.object({
  name: z.string(),
  mediaType: z.enum(['application/pdf', 'image/png', 'image/jpeg']),
  content: z.string().describe('base64'),
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
  controlledSubstance: z.array(controlledSubstanceLicenseSchema).describe('the licenses that count'),
  licensesInReview: z
    .array(licenseInReviewSchema)
    .optional()
    .describe(
      'for administrators: licenses that wait for a review, or that the store refused; at most one for each level',
    ),
})

/** The content of an address, as a person saw it. */
export const seenPlaceSchema = z.object({
  attention: textSchema(80).optional().describe('without it, the comparison ignores the attention line'),
  line1: textSchema(120),
  line2: textSchema(120),
  city: textSchema(80),
  state: textSchema(2),
  zip: textSchema(10),
})

/** An address with the answer to whether the current cart may go there (spec section 5). */
export const offeredAddressSchema = addressSchema.extend({
  offeredForCart: z.boolean(),
  withheldReason: z.string().nullable().describe('why the cart may not be shipped there, in words for a person'),
  isShared: z.boolean().describe('whether the company shares it; otherwise a buyer added it for their own orders'),
  mayChange: z.boolean().describe('whether the caller may change or delete it'),
  changedBy: z.string().nullable().describe('the name of the person who last changed it; null if unknown'),
  changedOn: instantSchema.nullable().describe('null if unknown'),
  revision: z.string().optional().describe('changes with the entered fields; upsertAddress takes it'),
})

/** An address to save; with an id to change an existing one. */
export const addressInputSchema = z.object({
  id: idOf('address').optional(),
  label: textSchema(60).optional().describe('the name that people use for it; the street when left out'),
  attention: textSchema(80).optional(),
  line1: textSchema(120, 1),
  line2: textSchema(120).optional(),
  city: textSchema(80, 1),
  state: textSchema(2, 2).describe('two letters, as on an envelope'),
  zip: z.string('must be text').regex(/^\d{5}(-\d{4})?$/, 'must be a ZIP code such as 12207 or 12207-1234'),
  phone: textSchema(40).optional(),
  isDefaultShipping: z.boolean('must be true or false').optional(),
  isDefaultBilling: z.boolean('must be true or false').optional(),
  revision: textSchema(64, 1)
    .optional()
    .describe('of the address that the person saw; without it, the change replaces the changes of others'),
})

/** Client-side state of addresses (spec section 3). */
export const addressStateSchema = z.object({
  addresses: z.array(offeredAddressSchema),
  defaultShipping: idSchema.nullable(),
  defaultBilling: idSchema.nullable(),
  dddShippingCutoffTime: z.string(),
})
