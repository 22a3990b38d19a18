import type { User } from '@gauze/contract'

/** A user of this first name. */
export function userOf(firstName: string, change: Partial<User> = {}): User {
  return {
    id: 1,
    firstName,
    lastName: 'Buyer',
    username: `${firstName}@mercy.example`,
    email: `${firstName}@mercy.example`,
    permissions: { isPriceVisible: true, isAdmin: false, isApprover: false, mayPay: false },
    paymentLimit: null,
    isPunchout: false,
    isParentLogin: false,
    account: { id: 1, accountName: 'Mercy', rxLevels: ['1'], controlledSubstance: false },
    relatedAccounts: [],
    ...change,
  }
}
