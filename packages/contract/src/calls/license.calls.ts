import { z } from 'zod'
import { licenseDocumentSchema, licenseInputSchema, savedLicenseSchema } from '../entities/address.js'
import { idOf, queryIdOf, textSchema } from '../entities/common.js'
import { users } from './access.js'
import { defineCalls } from './define-call.js'

const admins = { ...users, needs: ['isAdmin'] } as const
const change = { id: 'ACCT-03', method: 'POST', changes: 'addresses', idempotency: 'optional' } as const

/** The calls by which administrators maintain the licenses of an address. */
export const licenseCalls = defineCalls({
  saveLicense: {
    ...change,
    path: '/api/myaccount/address/license',
    access: admins,
    summary:
      'Enters the license of an address for one Rx level, which counts once the store has confirmed it; until then, the one before counts; 409 license-changed if somebody else has changed it',
    largestBody: 3 * 1024 * 1024,
    sample: { addressId: 1, rxLevel: '2', licenceNumber: 'AB123', expiration: '2099-12-31' },
    body: licenseInputSchema,
    response: savedLicenseSchema,
  },
  deleteLicense: {
    ...change,
    path: '/api/myaccount/address/license/delete',
    access: admins,
    summary:
      'Removes the license of the revision: the license that counts, or the license in review; saveLicense with isRestored and its documentId brings it back within a month',
    sample: { addressId: 1, rxLevel: '2', revision: 'of-no-license' },
    body: z.object({
      addressId: idOf('address'),
      rxLevel: textSchema(10, 1),
      revision: textSchema(64, 1).describe('of the license that the administrator saw'),
    }),
    response: z.object({ success: z.literal(true) }),
  },
  getLicenseDocument: {
    id: 'ACCT-03',
    method: 'GET',
    path: '/api/myaccount/address/license/document/:id',
    access: admins,
    summary: 'A document of a license, as base64 in JSON, so that no browser opens it as a page of the store',
    sample: { id: 1 },
    params: z.object({ id: queryIdOf('licenseDocument') }),
    response: licenseDocumentSchema,
  },
})
