import { readFileSync, rmSync } from 'node:fs'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../base/start-error.js'

/** The fields that Linux reports of a process after its name: its state, its parent, …; nothing elsewhere. */
function statOf(pid: number): readonly string[] {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return line.slice(line.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

/**
 * Whether a process of any owner is in the system's list. An ended process stays there until its parent reads its exit
 * status.
 */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Whether the process has ended and only waits until its parent reads its exit status. */
function isZombie(pid: number) {
  return ['Z', 'X'].includes(statOf(pid)[0] ?? '')
}

/**
 * When a process started, in ticks since boot; distinguishes the process that took the lock from a later one with the
 * same id.
 */
function startTimeOf(pid: number): string {
  return statOf(pid)[19] ?? ''
}

async function readOwner(path: string): Promise<{ pid: number; startTime: string } | null> {
  try {
    const [pid = '', startTime = ''] = (await readFile(path, 'utf8')).trim().split(' ')
    return { pid: Number(pid), startTime }
  } catch {
    return null
  }
}

async function isHeld(path: string): Promise<number | null> {
  const owner = await readOwner(path)
  if (owner === null || !Number.isInteger(owner.pid) || owner.pid <= 0 || !isRunning(owner.pid)) return null
  if (isZombie(owner.pid)) return null
  return startTimeOf(owner.pid) === owner.startTime ? owner.pid : null
}

function takenJustNow(folder: string) {
  return new StartError(`The data folder ${folder} was taken by another start just now. Stop that one, or try again.`)
}

/** A link appears whole or not at all, so only one of two starters wins. */
async function tryLink(mine: string, path: string): Promise<boolean> {
  try {
    await link(mine, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

async function removeStale(folder: string, path: string, mine: string) {
  const seen = await readFile(path, 'utf8').catch(() => '')
  const holder = await isHeld(path)
  if (holder !== null) {
    throw new StartError(
      `The data folder ${folder} is in use by process ${holder}. Stop that one, or set GAUZE_DATA_DIR to another folder.`,
    )
  }
  const aside = `${mine}.stale`
  await rename(path, aside).catch(() => undefined)
  const moved = await readFile(aside, 'utf8').catch(() => seen)
  // Another starter was quicker and we moved its fresh lock: put it back.
  if (moved !== seen) {
    await rename(aside, path)
    throw takenJustNow(folder)
  }
  await rm(aside, { force: true })
}

function readNow(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

/** Whether a process owns a folder now. */
export async function isFolderHeld(folder: string): Promise<boolean> {
  return (await isHeld(join(folder, 'gauze.lock'))) !== null
}

/** The lock on a folder. */
export interface FolderLock {
  /** False when somebody removed the lock or took over the folder. */
  isHeld(): Promise<boolean>
  release(): Promise<void>
}

/**
 * Makes this process the only owner of a folder until it ends. Takes over a lock from a process that died.
 * @throws StartError naming the process that holds the folder
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, 'gauze.lock')
  const mine = join(folder, `gauze.lock.${process.pid}`)
  const owner = `${process.pid} ${startTimeOf(process.pid)}\n`
  await writeFile(mine, owner)
  try {
    if (!(await tryLink(mine, path))) {
      await removeStale(folder, path, mine)
      if (!(await tryLink(mine, path))) throw takenJustNow(folder)
    }
  } finally {
    await rm(mine, { force: true })
  }
  const releaseAtExit = () => readNow(path) === owner && rmSync(path, { force: true })
  process.once('exit', releaseAtExit)
  return {
    isHeld: async () => readNow(path) === owner,
    release: async () => {
      process.off('exit', releaseAtExit)
      await rm(path, { force: true })
    },
  }
}
