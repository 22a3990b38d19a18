import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

/** The file system in memory that Linux offers. */
const shared = '/dev/shm'
/** Bytes: more than all suites need at once, because each test file drops its database. */
const needed = 6 * 1024 ** 3

function hasRoom() {
  try {
    accessSync(shared, constants.W_OK)
    const { bavail, bsize } = statfsSync(shared)
    return Math.min(bavail * bsize, freemem()) > needed
  } catch {
    return false
  }
}

/**
 * Runs work with a folder in memory for temporary files, where there is one with room: most of the time of a new
 * database goes into making its files. Elsewhere the work gets the usual folder.
 * @param env the environment of the work
 * @param work gets the environment with the folder
 * @example
 * await inMemory(env, (faster) => runSteps(steps, faster, { lanes: 2 }))
 */
export async function inMemory(env, work) {
  if (!hasRoom()) return work(env)
  const folder = mkdtempSync(join(shared, 'gauze-'))
  try {
    // As root, PostgreSQL runs as another user, who has to enter it.
    chmodSync(folder, 0o711)
    return await work({ ...env, TMPDIR: folder })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
