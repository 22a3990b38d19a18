/** A user in one of the accounts that they may act for. */
export interface Owner {
  readonly accountId: number
  readonly userId: number
}

/**
 * Identifies the owner of a cart: a user in one account. A user who switches accounts has another cart there, so carts,
 * their versions and requests are compared only within one of these.
 * @example ownerIdOf({ accountId: 3, userId: 17 }) // '3.17'
 */
export function ownerIdOf({ accountId, userId }: Owner): string {
  return `${accountId}.${userId}`
}
