import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import { StartError } from '../../base/start-error.js'
import { type Db, inTransaction } from '../../db/client.js'
import { csvFile } from '../billing/papers/table-files.js'
import type { Cells, Sheet } from './spreadsheet.types.js'

const rowsAtOnce = 1000
/** Only its owner may read the file, which may have the data of customers. */
const mode = 0o600

/** All records of a kind as they are now, read in portions. */
async function* readRecords(tx: Db, { select, order }: Sheet): AsyncGenerator<Cells> {
  await tx.execute(sql`DECLARE sheet_rows NO SCROLL CURSOR FOR ${sql.raw(select)} ORDER BY ${sql.raw(order)}`)
  for (;;) {
    const { rows } = await tx.execute<Record<string, string>>(sql`FETCH ${sql.raw(String(rowsAtOnce))} FROM sheet_rows`)
    if (rows.length === 0) return
    yield* rows
  }
}

async function* rowsOf(tx: Db, sheet: Sheet, onRow: () => void): AsyncGenerator<string[]> {
  for await (const cells of readRecords(tx, sheet)) {
    onRow()
    yield sheet.columns.map(({ name }) => cells[name] ?? '')
  }
}

function unwritable(path: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EEXIST') return new StartError(`${path} exists already. Give another name, or delete the file first.`)
  if (code === 'ENOENT') return new StartError(`There is no folder for ${path}. Create it, or give another path.`)
  if (code === 'EACCES' || code === 'EROFS') return new StartError(`${path} cannot be written. Give another path.`)
  return error
}

/**
 * Writes all records of a kind into a new CSV file, as they are at one moment.
 * @returns how many records it has
 * @throws StartError when the file exists or cannot be written
 */
export async function exportSheet(db: Db, sheet: Sheet, path: string): Promise<number> {
  const file = createWriteStream(path, { flags: 'wx', mode })
  let count = 0
  try {
    await new Promise((resolve, reject) => file.once('open', resolve).once('error', reject))
  } catch (error) {
    throw unwritable(path, error)
  }
  try {
    const titles = sheet.columns.map(({ name }) => name)
    await inTransaction(db, async (tx) => {
      const rows = rowsOf(tx, sheet, () => {
        count += 1
      })
      await pipeline(csvFile({ titles, rows }), file)
    })
  } catch (error) {
    await rm(path, { force: true })
    throw unwritable(path, error)
  }
  return count
}
