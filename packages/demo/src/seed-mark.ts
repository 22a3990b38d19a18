import { type Db, settings } from '@gauze/server/plugin'
import { eq } from 'drizzle-orm'

const key = 'seed'

/** When and how the database was filled with the demonstration; null when it was not. */
export async function readSeedMark(db: Db): Promise<unknown> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  return row?.value ?? null
}

/** Records that the database holds the demonstration. */
export async function writeSeedMark(db: Db, value: { at: string }): Promise<void> {
  await db.insert(settings).values({ key, value })
}
