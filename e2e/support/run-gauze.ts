import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')

/**
 * Runs `gauze` as it is built on a running store's database, as an operator does.
 * @param dataDir folder of the store's embedded database
 * @returns its output
 */
export async function runGauze(dataDir: string, ...words: readonly string[]): Promise<string> {
  const env = { ...process.env, GAUZE_DATA_DIR: dataDir }
  const { stdout } = await promisify(execFile)(process.execPath, ['storefront/server/gauze.ts', ...words], {
    cwd: root,
    env,
  })
  return stdout
}
