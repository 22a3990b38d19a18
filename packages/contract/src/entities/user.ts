import { z } from 'zod'
import { dollarsSchema, idSchema } from './common.js'
import { mailAddressSchema } from './contact.js'

/** A company that the user's parent login may switch to. */
export const relatedAccountSchema = z.object({ id: idSchema, parentId: idSchema.nullable(), accountName: z.string() })

/** A signed-in person and the company that the session is for (spec section 3). */
export const userSchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  email: z.string(),
  permissions: z.object({
    isPriceVisible: z.boolean(),
    isAdmin: z.boolean(),
    isApprover: z.boolean().describe('decides about orders: an administrator, or today the substitute of one'),
    mayPay: z
      .boolean()
      .describe(
        'pays invoices and manages bank accounts: an administrator, or a person whom an administrator lets pay',
      ),
  }),
  paymentLimit: dollarsSchema
    .nullable()
    .describe('the most that one payment of the person may charge, with its fee; null if there is no limit'),
  isPunchout: z.boolean(),
  isParentLogin: z.boolean(),
  account: z.object({
    id: idSchema,
    accountName: z.string(),
    rxLevels: z.array(z.string()),
    controlledSubstance: z.boolean().describe('the company may buy controlled substances'),
  }),
  relatedAccounts: z.array(relatedAccountSchema),
  mustAddTwoFactor: z
    .literal(true)
    .optional()
    .describe('the company requires a second step, and this login has to add one before anything else'),
})

/** The answer of a finished sign-in. */
export const signedInSchema = z.object({ user: userSchema, token: z.string(), isPunchout: z.boolean() })

/** Client-side state of sign-in (spec section 3). */
export const authStateSchema = z.object({
  user: userSchema.nullable(),
  relatedAccounts: z.array(relatedAccountSchema),
  businessTypes: z.array(z.object({ id: idSchema, name: z.string() })),
  contactRoles: z.array(z.object({ id: idSchema, name: z.string() })),
})

/** Settings of a company account (spec section 3). */
export const accountSettingsSchema = z.object({
  statementFrequency: z.enum(['weekly', 'monthly', 'quarterly', 'never']),
  statementMethod: z.enum(['email', 'mail']),
  statementEmails: z
    .string('must be text')
    .max(1000, 'must be at most 1000 characters')
    .transform((text) =>
      text
        .split(',')
        .map((address) => address.trim())
        .filter(Boolean),
    )
    .pipe(z.array(mailAddressSchema).max(10, 'must be at most 10 addresses'))
    .transform((addresses) => addresses.join(', '))
    .describe('further addresses that get the statement, separated by commas; administrators get it anyway'),
  includeInvoices: z.boolean(),
  approvalsNotification: z.enum(['each', 'daily', 'never']),
})

/** An entry of a menu. An entry is hidden if the user lacks its permission (spec section 3). */
export const menuEntrySchema = z.object({
  label: z.string(),
  icon: z.string().optional(),
  path: z.string().optional(),
  permission: z.enum(['isPriceVisible', 'isAdmin', 'isApprover', 'mayPay']).optional(),
  get items() {
    return z.array(menuEntrySchema).optional()
  },
})
