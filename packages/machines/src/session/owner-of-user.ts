import type { User } from '@gauze/contract'
import { ownerIdOf } from '@gauze/rules'

/** Returns the owner id of a user in the account of their session. */
export function ownerOfUser({ id, account }: User): string {
  return ownerIdOf({ accountId: account.id, userId: id })
}
