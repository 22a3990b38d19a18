import type { Db } from '../../db/client.js'
import { type SecurityEventKind, securityEvents } from '../../db/schema/index.js'
import type { Services } from '../../services/services.js'

/** A row of the audit trail. */
export interface SecurityEvent {
  readonly kind: SecurityEventKind
  readonly accountId: number
  /** The person whose login it concerns; null for a rule of the company. */
  readonly userId: number | null
  /** The person who did it; null for an operator, or for somebody unknown. */
  readonly actorId: number | null
  readonly detail?: string
  readonly ip?: string
}

/** Writes the audit trail, in the transaction of the change. The log says it too, unless somebody only signed in. */
export async function recordSecurityEvent(
  db: Db,
  event: SecurityEvent,
  { now, security }: Pick<Services, 'now' | 'security'>,
): Promise<void> {
  await db.insert(securityEvents).values({ ...event, createdAt: now() })
  const { kind, ip, ...who } = event
  if (kind.startsWith('signed-in-')) return
  security.note('rights-changed', `${kind} ${event.accountId} ${event.userId}`, { change: kind, address: ip, ...who })
}
