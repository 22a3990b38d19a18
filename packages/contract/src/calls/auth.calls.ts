import { z } from 'zod'
import { idOf, multilineTextSchema, queryIdOf, textSchema } from '../entities/common.js'
import { authStateSchema, relatedAccountSchema, signedInSchema, userSchema } from '../entities/user.js'
import { users, visitors } from './access.js'
import { defineCalls } from './define-call.js'

const usernameSchema = textSchema(254, 1)
const passwordSchema = z.string('must be text').min(1, 'is required').max(256, 'must be at most 256 characters')
const emailSchema = z
  .string('must be text')
  .trim()
  .toLowerCase()
  .min(1, 'is required')
  .max(254, 'must be at most 254 characters')
  .pipe(z.email('Invalid email address'))

/** A page of another site: the site's origin is its client id. */
const sitePage = { clientId: textSchema(200, 1), redirectUri: textSchema(2000, 1) }

/** The calls under /api/auth/ (spec section 7). */
export const authCalls = defineCalls({
  currentUser: {
    id: 'API-21',
    method: 'GET',
    path: '/api/auth/currentUser',
    access: { ...users, unfinished: 'allowed' },
    summary: 'The signed-in user of the token',
    response: z.object({ user: userSchema }),
  },
  refreshToken: {
    id: 'API-22',
    method: 'GET',
    path: '/api/auth/refreshToken',
    access: visitors,
    summary: 'A new access token for the refresh cookie, which is replaced',
    response: z.object({ token: z.string() }),
  },
  logout: {
    id: 'API-23',
    method: 'GET',
    path: '/api/auth/logout',
    access: visitors,
    summary: 'Ends the session of the refresh cookie',
    response: z.object({ success: z.literal(true) }),
  },
  login: {
    id: 'API-24',
    method: 'POST',
    path: '/api/auth/login',
    access: visitors,
    summary:
      'Signs in and sets the refresh cookie; 401 two-factor-needed if submitTwoFactor or signInWithPasskey has to follow',
    sample: { username: 'admin@mercy.example', password: 'not-the-password' },
    body: z.object({ username: usernameSchema, password: passwordSchema }),
    response: signedInSchema,
  },
  createResetHash: {
    id: 'API-25',
    method: 'POST',
    path: '/api/auth/createResetHash',
    access: visitors,
    summary: 'Mails a link that resets the password; the answer is the same for an unknown username',
    sample: { username: 'nobody@nowhere.example' },
    body: z.object({ username: usernameSchema }),
    response: z.object({ message: z.string() }),
  },
  requestAccess: {
    id: 'API-26',
    method: 'POST',
    path: '/api/auth/requestAccess',
    access: visitors,
    summary: 'Asks the store for an account',
    sample: { company: 'Acme', firstName: 'A', lastName: 'B', phone: '555-0100', email: 'a@b.example' },
    body: z.object({
      company: textSchema(120, 1),
      firstName: textSchema(60, 1),
      lastName: textSchema(60, 1),
      phone: textSchema(30, 1),
      email: emailSchema,
    }),
    response: z.object({ message: z.string() }),
  },
  validatePasswordReset: {
    id: 'API-27',
    method: 'POST',
    path: '/api/auth/validatePasswordReset',
    access: visitors,
    summary: 'Whether a reset link is still good',
    sample: { username: 'nobody@nowhere.example', hash: 'x' },
    body: z.object({ username: usernameSchema, hash: textSchema(200, 1) }),
    response: z.object({ valid: z.boolean() }),
  },
  resetPassword: {
    id: 'API-28',
    method: 'POST',
    path: '/api/auth/resetPassword',
    access: visitors,
    summary: 'Sets a new password with a reset link, once',
    sample: { username: 'nobody@nowhere.example', hash: 'x', password: 'long enough it is', passwordMatch: 'other' },
    body: z.object({
      username: usernameSchema,
      hash: textSchema(200, 1),
      password: z
        .string('must be text')
        .min(12, 'Must be at least 12 characters')
        .max(256, 'must be at most 256 characters'),
      passwordMatch: passwordSchema,
    }),
    response: z.object({ message: z.string() }),
  },
  switchAccount: {
    id: 'API-29',
    method: 'POST',
    path: '/api/auth/switchAccount',
    access: { ...users, needs: ['isParentLogin'] },
    summary:
      'A new token for one of the related accounts of a parent login; the session moves there, with its refresh cookie',
    body: z.object({ accountSwitchId: idOf('account') }),
    response: z.object({ token: z.string(), user: userSchema }),
    sample: { accountSwitchId: 2 },
  },
  getRelatedAccounts: {
    id: 'API-30',
    method: 'GET',
    path: '/api/auth/getRelatedAccounts',
    access: users,
    summary: 'The accounts a parent login may switch between; none for anybody else',
    response: z.object({ relatedAccounts: z.array(relatedAccountSchema) }),
  },
  getSite: {
    id: 'PLUS-07',
    method: 'GET',
    path: '/api/informational/site/getSite',
    access: visitors,
    summary:
      'The site whose page asks to sign a person in; 403 site-unknown for a site that the operator did not allow',
    query: z.object(sitePage),
    response: z.object({ site: z.string().describe('its host, such as `intranet.example`') }),
    sample: { clientId: 'https://intranet.example', redirectUri: 'https://intranet.example/supplies' },
  },
  approveSite: {
    id: 'PLUS-07',
    method: 'POST',
    path: '/api/auth/approveSite',
    access: { ...users, punchout: 'refused' },
    summary:
      'Lets a site sign the person in: a code that its page exchanges at /oauth/token within a minute. Needs the refresh cookie',
    body: z.object({
      ...sitePage,
      codeChallenge: z
        .string('must be text')
        .regex(/^[\w-]{43}$/, 'must be the SHA-256 of the code verifier in base64url'),
    }),
    response: z.object({ code: z.string() }),
    sample: {
      clientId: 'https://intranet.example',
      redirectUri: 'https://intranet.example/supplies',
      codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    },
  },
  getBusinessTypesandContactRoles: {
    id: 'API-31',
    method: 'GET',
    path: '/api/auth/getBusinessTypesandContactRoles',
    access: visitors,
    summary: 'The kinds of business and the roles of people that forms offer, by name',
    response: authStateSchema.pick({ businessTypes: true, contactRoles: true }),
  },
  createAccount: {
    id: 'API-32',
    method: 'POST',
    path: '/api/auth/createAccount',
    access: visitors,
    summary:
      'Applies for a company account, which a person of the store opens; the answer is the same if the email has a login or an application already',
    largestBody: 64 * 1024,
    sample: {
      company: 'Acme Clinic',
      businessType: 1,
      firstName: 'A',
      lastName: 'B',
      contactRole: 1,
      phone: '(518) 555-0100',
      email: 'a@b.example',
      line1: '1 Main Street',
      city: 'Albany',
      state: 'NY',
      zip: '12207',
    },
    body: z.object({
      company: textSchema(120, 1),
      businessType: queryIdOf('businessType'),
      website: textSchema(200).optional(),
      firstName: textSchema(60, 1),
      lastName: textSchema(60, 1),
      contactRole: queryIdOf('contactRole'),
      phone: textSchema(30, 1),
      email: emailSchema,
      line1: textSchema(120, 1),
      line2: textSchema(120).optional(),
      city: textSchema(80, 1),
      state: textSchema(2, 1),
      zip: textSchema(10, 1),
      wantsTerms: z.boolean('must be true or false').optional(),
      licenseNumber: textSchema(60).optional(),
      notes: multilineTextSchema(2000).optional(),
    }),
    response: z.object({ message: z.string() }),
  },
})
