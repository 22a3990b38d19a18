import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/client.js'
import { settings } from '../../db/schema/index.js'

const key = 'auth.secret'

/**
 * The secret that signs tokens: the configured secret, or a secret that is generated once and shared through the
 * database.
 * @throws when the stored secret is damaged
 */
export async function loadSecret(db: Db, configured: string | null): Promise<string> {
  if (configured !== null) return configured
  await db
    .insert(settings)
    .values({ key, value: randomBytes(48).toString('base64url'), updatedAt: sql`now()` })
    .onConflictDoNothing()
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  return z.string().min(32).parse(row?.value)
}
