import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../../../db/client.js'
import { type PaperRequest, paperLinks } from '../../../db/schema/index.js'
import { createScope, type Scope } from '../../../db/scope.js'

/** Milliseconds for which an address works. */
const linkLifetime = 10 * 60_000

function hashOf(token: string) {
  return createHash('sha256').update(token).digest('base64url')
}

/**
 * Creates the secret of an address that writes a file for the user of the scope.
 * @returns the secret, which nothing stores
 */
export async function createPaperLink(
  { db, accountId, userId, sessionValues: [sessionId, sessionVersion] }: Scope,
  request: PaperRequest,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + linkLifetime)
  await db
    .insert(paperLinks)
    .values({ tokenHash: hashOf(token), accountId, userId, sessionId, sessionVersion, request, expiresAt })
  return token
}

/** A request whose address was opened, and whose data it may read. */
export interface OpenedPaper {
  readonly scope: Scope
  readonly request: PaperRequest
}

/** Finds the request of an address; null for an address that is unknown or too old. */
export async function openPaperLink(db: Db, token: string, now: Date): Promise<OpenedPaper | null> {
  const [link] = await db
    .select()
    .from(paperLinks)
    .where(and(eq(paperLinks.tokenHash, hashOf(token)), gt(paperLinks.expiresAt, now)))
  if (link === undefined) return null
  const { accountId, userId, sessionId, sessionVersion, request } = link
  const session = sessionId === null || sessionVersion === null ? {} : { sessionId, sessionVersion }
  return { scope: createScope(db, { accountId, userId, ...session }), request }
}
