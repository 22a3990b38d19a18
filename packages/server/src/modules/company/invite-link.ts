import { choosePasswordPath } from '@gauze/rules'
import type { Db } from '../../db/client.js'
import type { Services } from '../../services/services.js'
import { createInvite } from '../credentials/password-reset.js'

/**
 * Creates the link by which an invited person chooses a password, within a week; it ends the links before it.
 * @param person.username the email address of an invitation, or the username of somebody who has one
 */
export async function createInviteLink(
  db: Db,
  { id, username }: { readonly id: number; readonly username: string },
  services: Pick<Services, 'now' | 'publicUrl'>,
): Promise<string> {
  const secret = await createInvite(db, id, services.now())
  return `${services.publicUrl()}${choosePasswordPath(username, secret)}`
}
