import { z } from 'zod'
import { idOf, textSchema } from '../entities/common.js'
import {
  contactInputSchema,
  contactSchema,
  contactStatusSchema,
  deviceSchema,
  mailAddressSchema,
  personNameSchema,
  profileSchema,
} from '../entities/contact.js'
import { accountSettingsSchema, userSchema } from '../entities/user.js'
import { users, visitors } from './access.js'
import { defineCalls } from './define-call.js'
import { recordCalls } from './record-calls.js'

const admins = { ...users, needs: ['isAdmin'] } as const
const people = { ...users, punchout: 'refused' } as const

const contacts = recordCalls({
  route: 'myaccount/contact',
  record: 'contact',
  access: admins,
  list: {
    summary: 'The people of the company, by name',
    item: contactSchema,
    filters: z.object({ search: textSchema(100), status: contactStatusSchema }),
    sorts: ['name'],
    rows: 100,
  },
})

const person = {
  firstName: 'Ada',
  lastName: 'Diaz',
  isPriceVisible: true,
  isAdmin: false,
  mayPay: true,
  approvalLimit: 500,
  paymentLimit: 1000,
}
const change = { method: 'POST', changes: 'company', idempotency: 'optional' } as const
/**
 * The id of a browser of the caller: the server reads only browsers of the caller, so it names no record of a company.
 */
const deviceIdSchema = z.int('must be a whole number').min(1, 'must be 1 or more').max(2_000_000_000, 'is too large')
const doneSchema = z.object({ success: z.literal(true) })
const payNoticeSchema = z.object({ isShown: z.boolean() })
const passwordSchema = z.string('must be text').min(1, 'is required').max(256, 'must be at most 256 characters')
const newPasswordSchema = z
  .string('must be text')
  .min(12, 'Must be at least 12 characters')
  .max(256, 'must be at most 256 characters')

/** The calls by which a company runs itself: people, settings, and a person's own login. */
export const companyCalls = defineCalls({
  getContacts: contacts.list,
  paginateContacts: contacts.paginate,
  getContact: contacts.read({ summary: 'One person of the company', response: contactSchema }),
  createContact: {
    ...contacts.create({
      summary: 'Invites a person by mail; the link in it sets their password',
      sample: { ...person, email: 'ada@new.example' },
      body: contactInputSchema.extend({ email: mailAddressSchema }),
      response: contactSchema,
    }),
    changes: 'company',
  },
  editContact: {
    ...contacts.edit({
      summary:
        'Changes a person; phone, role, limits and mayPay stay if left out; 409 contact-changed if somebody else has done so',
      sample: { ...person, id: 1 },
      body: contactInputSchema.extend({ revision: z.string().max(64, 'must be at most 64 characters').optional() }),
      response: contactSchema,
    }),
    changes: 'company',
  },
  deleteContact: {
    ...contacts.remove({ summary: 'Deactivates a person, at once and in every browser; orders and lists stay' }),
    changes: 'company',
  },
  restoreContact: {
    ...change,
    id: 'API-20',
    path: '/api/myaccount/contact/restore',
    access: admins,
    summary: 'Lets a deactivated person sign in again; a person who never signed in is invited again',
    sample: { id: 1 },
    body: z.object({ id: idOf('contact') }),
    response: contactSchema,
  },
  resendInvite: {
    ...change,
    id: 'API-18',
    path: '/api/myaccount/contact/resendInvite',
    access: admins,
    summary: 'Mails another link to a person who never signed in; the earlier links end',
    sample: { id: 1 },
    body: z.object({ id: idOf('contact') }),
    response: doneSchema,
  },
  getAccountSettings: {
    id: 'ACCT-05',
    method: 'GET',
    path: '/api/myaccount/account/getSettings',
    access: admins,
    summary: 'The settings of the company',
    response: accountSettingsSchema,
  },
  saveAccountSettings: {
    ...change,
    id: 'ACCT-05',
    path: '/api/myaccount/account/saveSettings',
    access: admins,
    summary: 'Changes settings of the company; omitted settings stay as they are',
    sample: {
      statementFrequency: 'weekly',
      statementMethod: 'email',
      statementEmails: 'ap@acme.example',
      includeInvoices: true,
      approvalsNotification: 'daily',
    },
    body: accountSettingsSchema.partial(),
    response: accountSettingsSchema,
  },
  getPayNotice: {
    id: 'PLUS-25',
    method: 'GET',
    path: '/api/myaccount/account/getPayNotice',
    access: admins,
    summary: 'Whether administrators have yet to read that seeing prices no longer includes the right to pay',
    response: payNoticeSchema,
  },
  dismissPayNotice: {
    ...change,
    id: 'PLUS-25',
    path: '/api/myaccount/account/dismissPayNotice',
    access: admins,
    summary: 'Ends that notice, for every administrator of the company',
    sample: {},
    body: z.object({}),
    response: payNoticeSchema,
  },
  getProfile: {
    id: 'ACCT-02',
    method: 'GET',
    path: '/api/myaccount/profile/getProfile',
    access: users,
    summary: 'Name, phone and mail address of the person',
    response: profileSchema,
  },
  saveProfile: {
    ...change,
    id: 'ACCT-02',
    path: '/api/myaccount/profile/saveProfile',
    access: people,
    summary: 'Changes the name and phone of the person; the mail address gets a notice',
    sample: { firstName: 'Ada', lastName: 'Diaz', phone: '555-0100' },
    body: z.object({ firstName: personNameSchema, lastName: personNameSchema, phone: textSchema(30) }),
    response: profileSchema,
  },
  changeEmail: {
    id: 'ACCT-02',
    method: 'POST',
    path: '/api/myaccount/profile/changeEmail',
    access: people,
    summary:
      'Mails a link to a new address, which becomes the person’s when the link is opened; the old address gets a notice',
    sample: { email: 'ada@other.example', password: 'not-the-password' },
    body: z.object({ email: mailAddressSchema, password: passwordSchema }),
    response: profileSchema,
  },
  confirmEmail: {
    id: 'ACCT-02',
    method: 'POST',
    path: '/api/auth/confirmEmail',
    access: visitors,
    summary: 'Confirms a new mail address by the link that was sent there, once',
    sample: { hash: 'x' },
    body: z.object({ hash: textSchema(200, 1) }),
    response: z.object({ email: z.string() }),
  },
  changePassword: {
    id: 'ACCT-02',
    method: 'POST',
    path: '/api/myaccount/profile/changePassword',
    access: people,
    summary: 'Changes the password; every other browser is signed out, and the mail address gets a notice',
    sample: { current: 'not-the-password', password: 'long enough it is', passwordMatch: 'long enough it is' },
    body: z.object({ current: passwordSchema, password: newPasswordSchema, passwordMatch: passwordSchema }),
    response: z.object({ user: userSchema, token: z.string() }),
  },
  getDevices: {
    id: 'ACCT-02',
    method: 'GET',
    path: '/api/myaccount/profile/getDevices',
    access: users,
    summary: 'The browsers in which the person is signed in, the latest first',
    response: z.object({ devices: z.array(deviceSchema) }),
  },
  signOutDevice: {
    ...change,
    id: 'ACCT-02',
    path: '/api/myaccount/profile/signOutDevice',
    access: people,
    summary: 'Signs one browser of the person out, or every other one',
    sample: { id: 'others' },
    body: z.object({ id: z.union([z.literal('others'), deviceIdSchema]) }),
    response: z.object({ devices: z.array(deviceSchema) }),
  },
  deleteAddress: {
    id: 'API-41',
    method: 'POST',
    path: '/api/myaccount/address/delete',
    access: people,
    changes: 'addresses',
    idempotency: 'optional',
    summary:
      'Deletes an address, a buyer their own; 409 address-in-use names the orders and subscriptions that need it',
    sample: { id: 1, evenIfUsed: true },
    body: z.object({
      id: idOf('address'),
      evenIfUsed: z.boolean().optional().describe('true deletes an address that orders or subscriptions still need'),
    }),
    response: doneSchema,
  },
  restoreAddress: {
    id: 'API-41',
    method: 'POST',
    path: '/api/myaccount/address/restore',
    access: people,
    changes: 'addresses',
    idempotency: 'optional',
    summary: 'Brings a deleted address back, a buyer their own',
    sample: { id: 1 },
    body: z.object({ id: idOf('address') }),
    response: doneSchema,
  },
})
