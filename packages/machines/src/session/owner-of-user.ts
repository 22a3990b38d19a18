import type { User } from '@gauze/contract'
import { ownerIdOf } from '@gauze/rules'

/** Whose cart it is: of a user in the account that their session is for. */
export function ownerOfUser({ id, account }: User): string {
  return ownerIdOf({ accountId: account.id, userId: id })
}
