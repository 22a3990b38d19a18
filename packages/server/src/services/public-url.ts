import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/client.js'
import { settings } from '../db/schema/index.js'

const key = 'public-url'

/** Keeps the address at which people reach the store, for mails of commands that run beside it. */
export async function keepPublicUrl(db: Db, url: string): Promise<void> {
  const updatedAt = sql`now()`
  await db
    .insert(settings)
    .values({ key, value: url, updatedAt })
    .onConflictDoUpdate({ target: settings.key, set: { value: url, updatedAt } })
}

/** The address at which people reached the store last; null if it never ran on this database. */
export async function readPublicUrl(db: Db): Promise<string | null> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  return z
    .string()
    .nullable()
    .parse(row?.value ?? null)
}
