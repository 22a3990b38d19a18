import { spawn, spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** Says what is being done, so that nobody waits before a silent screen. */
export const say = (text) => console.log(`  ${text}`)

/** Ends the program with one line that says what happened and what to do. */
export class Stop extends Error {}

/**
 * Runs a command to its end and fails with its output when it fails.
 * @returns what it printed, when `quiet`
 */
export const run = (command, args, { cwd = root, env = process.env, quiet = false } = {}) => {
  const shell = process.platform === 'win32'
  const result = spawnSync(command, args, { cwd, env, shell, stdio: quiet ? 'pipe' : 'inherit', encoding: 'utf8' })
  if (result.error) throw new Stop(`${command} could not be run (${result.error.message}).`)
  if (result.status !== 0) {
    const said = quiet ? `\n${result.stdout}${result.stderr}` : ''
    throw new Stop(`${command} ${args.join(' ')} failed in ${cwd}.${said}`)
  }
  return result.stdout ?? ''
}

const groupSignal = (child, signal) => {
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal)
  } catch {
    // The group is gone already, which is what was wanted.
  }
}

/**
 * Runs a long-lived command in a process group of its own, passes INT and TERM on to all of it,
 * and ends it when the process that started us goes away, because npm does not pass TERM on.
 * @returns the exit code
 */
export const supervise = (command, args, { cwd = root, env = process.env } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: 'inherit', detached: process.platform !== 'win32' })
    const parent = process.ppid
    let stopping = false
    const stop = (signal) => {
      groupSignal(child, stopping ? 'SIGKILL' : signal)
      stopping = true
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.on(signal, () => stop(signal === 'SIGHUP' ? 'SIGTERM' : signal))
    const watch = setInterval(() => {
      if (process.ppid !== parent && !stopping) stop('SIGTERM')
    }, 500)
    child.on('error', (error) => {
      clearInterval(watch)
      console.error(`${command} could not be run: ${error.message}`)
      resolve(1)
    })
    child.on('exit', (code, signal) => {
      clearInterval(watch)
      groupSignal(child, 'SIGKILL')
      resolve(code ?? (stopping ? 0 : signal ? 1 : 0))
    })
  })
