import { z } from 'zod'
import { dollarsSchema, idSchema, instantSchema, textSchema } from './common.js'

/** The state of a contact's login. */
export const contactStatusSchema = z.enum(['active', 'invited', 'deactivated'])

/** A person of a company, as its administrators see them. */
export const contactSchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  contactRole: z.string().describe('empty if none was chosen'),
  permissions: z.object({
    isPriceVisible: z.boolean(),
    isAdmin: z.boolean(),
    mayPay: z
      .boolean()
      .describe('was given the right to pay; it needs isPriceVisible, and an administrator has it without this'),
  }),
  approvalLimit: dollarsSchema.nullable().describe('orders above it wait for approval; null if none do'),
  paymentLimit: dollarsSchema
    .nullable()
    .describe('the most that one payment may charge, with its fee; null if there is no limit'),
  status: contactStatusSchema,
  isSelf: z.boolean(),
  revision: z.string().describe('changes with every change of the contact; editContact takes it'),
})

/** A mail address, tidied. */
export const mailAddressSchema = z
  .string('must be text')
  .trim()
  .toLowerCase()
  .max(254, 'must be at most 254 characters')
  .pipe(z.email('Invalid email address'))

/** A first or last name, without blanks around it. */
export const personNameSchema = z.string('must be text').trim().pipe(textSchema(60, 1))

const limitSchema = z
  .number('must be a number')
  .min(0, 'must be 0 or more')
  .max(10_000_000, 'must be 10000000 or less')
  .multipleOf(0.01, 'must have at most two decimals')
  .nullable()
  .optional()

/** The fields of a contact that an administrator enters. */
export const contactInputSchema = z.object({
  firstName: personNameSchema,
  lastName: personNameSchema,
  phone: textSchema(30).optional(),
  contactRole: textSchema(60).optional(),
  isPriceVisible: z.boolean(),
  isAdmin: z.boolean(),
  mayPay: z.boolean().optional(),
  approvalLimit: limitSchema,
  paymentLimit: limitSchema,
})

/** The name, username, phone and mail address of a person. */
export const profileSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  email: z.string(),
  phone: z.string(),
  pendingEmail: z.string().nullable().describe('a new address that was not confirmed yet'),
})

/** A browser in which the person is signed in. */
export const deviceSchema = z.object({
  id: idSchema,
  device: z.string().describe('browser and system, such as “Firefox on Windows”; empty if not known'),
  signedInAt: instantSchema,
  seenAt: instantSchema,
  isCurrent: z.boolean(),
})
