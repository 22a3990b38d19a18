/** A user in one of the accounts that they may act for. */
export interface Owner {
  readonly accountId: number
  readonly userId: number
}

/**
 * Names whose a cart is: a user's in one account. Someone who switches account has another cart there, so carts, their
 * versions and requests are only ever compared under one of these.
 * @example ownerIdOf({ accountId: 3, userId: 17 }) // '3.17'
 */
export const ownerIdOf = ({ accountId, userId }: Owner): string => `${accountId}.${userId}`
