import { randomBytes } from 'node:crypto'
import { type Db, isSameSecret, settings } from '@gauze/server/plugin'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ProtocolError } from './protocol-error.js'

/** Anybody may search and send events with it; it allows nothing else. */
const publicKey = 'gauze-public-search'
const settingsKey = 'search.adminKey'

/**
 * The key that may write: the configured key, or a key that is generated once for an installation and stored in its
 * database.
 * @throws when the stored key is damaged
 */
export async function loadAdminKey(db: Db, configured: string | null): Promise<string> {
  if (configured !== null) return configured
  const value = randomBytes(24).toString('base64url')
  await db.insert(settings).values({ key: settingsKey, value }).onConflictDoNothing()
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, settingsKey))
  return z.string().min(16).parse(row?.value)
}

/** Beacons of the insights library write the names in another case. */
function credentialOf(request: FastifyRequest, name: string): string | undefined {
  const header = request.headers[name]
  if (typeof header === 'string') return header
  const query = z.record(z.string(), z.unknown()).safeParse(request.query).data ?? {}
  const found = Object.entries(query).find(([key]) => key.toLowerCase() === name)?.[1]
  return typeof found === 'string' ? found : undefined
}

/** Whether a request came with the admin key, or at least with the public one. */
export type KeyCheck = (request: FastifyRequest) => Promise<'admin' | 'public'>

/** @throws ProtocolError 403 for any other key, or without an application id */
export function createKeyCheck(db: Db, configured: string | null): KeyCheck {
  return async (request) => {
    const key = credentialOf(request, 'x-algolia-api-key')
    if (key !== undefined && credentialOf(request, 'x-algolia-application-id')) {
      if (key === publicKey) return 'public'
      if (isSameSecret(key, await loadAdminKey(db, configured))) return 'admin'
    }
    throw new ProtocolError(403, 'Invalid Application-ID or API key')
  }
}
