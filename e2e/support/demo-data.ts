import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, easternDate } from '../../packages/rules/src/dates.js'

const root = join(import.meta.dirname, '../..')
const kept = join(root, '.gauze/demo-data')

/** Sales until today are part of the demonstration, so its data are made for one build and one day. */
function nameOf(day: string) {
  const builds = ['demo', 'search'].map((name) => readFileSync(join(root, '.gauze/build', name), 'utf8').slice(0, 12))
  return `${builds.join('-')}-${day}`
}

/** The database's files belong to another user when the tests run as root, and Node's copy does not keep the owner. */
function copy(from: string, to: string) {
  return execFileSync('cp', ['-a', from, to])
}

/** Keeps yesterday's data, because a run that started before midnight may be copying them. */
function removeOlder(today: string) {
  const recent = [nameOf(today), nameOf(addDays(today, -1))]
  for (const other of readdirSync(kept)) {
    if (!recent.some((name) => other.startsWith(name))) rmSync(join(kept, other), { recursive: true })
  }
}

/**
 * Gives a folder that does not exist, or is empty, the data of a store with the demonstration in it. Copying takes a
 * moment; filling a store takes much longer.
 * @param make fills a folder, which is done once for each build and day
 */
export async function copyDemoData(dataDir: string, make: (folder: string) => Promise<void>): Promise<void> {
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) return
  const today = easternDate(new Date())
  const name = nameOf(today)
  const whole = join(kept, name)
  if (!existsSync(whole)) {
    const folder = mkdtempSync(join(tmpdir(), 'gauze-demo-'))
    await make(join(folder, 'data'))
    mkdirSync(kept, { recursive: true })
    removeOlder(today)
    copy(join(folder, 'data'), `${whole}.${process.pid}`)
    rmSync(folder, { recursive: true })
    // Another run may have been quicker; then both are the same.
    if (existsSync(whole)) rmSync(`${whole}.${process.pid}`, { recursive: true })
    else renameSync(`${whole}.${process.pid}`, whole)
  }
  mkdirSync(dataDir, { recursive: true })
  copy(`${whole}/.`, dataDir)
}
