import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { show } from '../../packages/server/bench/figures.js'

const root = resolve(import.meta.dirname, '../..')

/** A machine on which nothing is set up has none of our tools and settings. */
const bareEnvironment = {
  HOME: process.env.HOME,
  PATH: (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(root))
    .join(delimiter),
  PORT: '0',
}

/** Runs `npm start` until the store is ready, then stops it. @returns how long the start took, in seconds */
async function secondsToStart(folder: string): Promise<number> {
  const began = performance.now()
  const store = spawn('npm', ['start'], {
    cwd: folder,
    env: bareEnvironment,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(store, 'exit')
  let printed = ''
  for await (const data of store.stdout.setEncoding('utf8')) {
    printed += data
    if (printed.includes('ready http://')) break
  }
  const seconds = (performance.now() - began) / 1000
  if (!printed.includes('ready http://')) throw new Error(`The store did not start:\n${printed}`)
  // npm passes no signal on.
  if (store.pid !== undefined) process.kill(-store.pid, 'SIGINT')
  await ended
  return seconds
}

/**
 * Prints how long `npm start` takes from a fresh clone of the last commit until the store is ready, downloads included,
 * and how long the next start takes.
 */
export async function benchStart(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'gauze-bench-'))
  try {
    execFileSync('git', ['clone', '--quiet', root, folder])
    show(['', 'seconds'])
    for (const name of ['first start', 'second start']) show([name, (await secondsToStart(folder)).toFixed(1)])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
