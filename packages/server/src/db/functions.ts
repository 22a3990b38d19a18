import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'

const functionsFolder = fileURLToPath(new URL('../../functions', import.meta.url))
/** Where the database keeps which functions it has. */
const settingsKey = 'functions'

/** The functions and triggers of this release: SQL that may be repeated, and its hash. */
export async function readFunctions(): Promise<{ text: string; hash: string }> {
  const files = (await readdir(functionsFolder)).filter((file) => file.endsWith('.sql')).sort()
  const texts = await Promise.all(files.map((file) => readFile(join(functionsFolder, file), 'utf8')))
  const text = texts.join('\n')
  return { text, hash: createHash('sha256').update(text).digest('hex') }
}

/** Puts the functions and triggers of this release into a migrated database, on the transaction of a connection. */
export async function installFunctions(client: pg.Client): Promise<void> {
  const { text, hash } = await readFunctions()
  await client.query(text)
  await client.query(
    'INSERT INTO settings (key, value) VALUES ($1, to_jsonb($2::text)) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
    [settingsKey, hash],
  )
}

/** Gives a migrated database the functions and triggers of this release, unless it has them. */
export async function applyFunctions(client: pg.Client): Promise<void> {
  const { hash } = await readFunctions()
  const { rowCount } = await client.query('SELECT 1 FROM settings WHERE key = $1 AND value = to_jsonb($2::text)', [
    settingsKey,
    hash,
  ])
  if (rowCount !== 0) return
  await client.query('BEGIN')
  await installFunctions(client)
  await client.query('COMMIT')
}
