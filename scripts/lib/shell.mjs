import { execFile, spawn, spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** The project's root folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** Prints the current step, so that the screen is never silent. */
export function say(text) {
  return console.log(`  ${text}`)
}

/** Ends the program with one line that names the cause and the remedy. */
export class Stop extends Error {}

/**
 * Runs a command to its end and fails with its output when it fails.
 * @returns the output, when `quiet`
 */
export function run(command, args, { cwd = root, env = process.env, quiet = false } = {}) {
  const shell = process.platform === 'win32'
  const result = spawnSync(command, args, { cwd, env, shell, stdio: quiet ? 'pipe' : 'inherit', encoding: 'utf8' })
  if (result.error) throw new Stop(`${command} could not be run (${result.error.message}).`)
  if (result.status !== 0) {
    const said = quiet ? `\n${result.stdout}${result.stderr}` : ''
    throw new Stop(`${command} ${args.join(' ')} failed in ${cwd}.${said}`)
  }
  return result.stdout ?? ''
}

/**
 * Runs a command to its end beside other commands, and shows its output only if it fails.
 * @throws Stop when it fails
 */
export async function runQuietly(command, args, { cwd, env }) {
  try {
    await execute(command, args, { cwd, env, shell: isWindows, maxBuffer: Number.POSITIVE_INFINITY })
  } catch (error) {
    const said = `${error.stdout ?? ''}${error.stderr ?? ''}` || error.message
    throw new Stop(`${command} ${args.join(' ')} failed in ${cwd}.\n${said}`)
  }
}

const isWindows = process.platform === 'win32'

/** How long a group has to end after a request, before it is killed. */
const grace = 15_000

/** @returns whether there was such a group */
function groupSignal(child, signal) {
  try {
    process.kill(isWindows ? child.pid : -child.pid, signal)
    return true
  } catch {
    return false
  }
}

/**
 * Reports a request to end: by a signal, or because the process that started us is gone, because npm does not pass TERM
 * on.
 * @param handle gets the signal to pass on; a second request gets KILL
 * @returns how to stop listening
 */
export function whenAskedToEnd(handle) {
  const parent = process.ppid
  let isAsked = false
  const ask = (signal) => {
    handle(isAsked ? 'SIGKILL' : signal)
    isAsked = true
  }
  const signals = { SIGINT: 'SIGINT', SIGTERM: 'SIGTERM', SIGHUP: 'SIGTERM' }
  const listeners = Object.entries(signals).map(([heard, passedOn]) => [heard, () => ask(passedOn)])
  for (const [heard, listener] of listeners) process.on(heard, listener)
  const watch = setInterval(() => {
    if (process.ppid !== parent && !isAsked) ask('SIGTERM')
  }, 500)
  return () => {
    clearInterval(watch)
    for (const [heard, listener] of listeners) process.off(heard, listener)
  }
}

/**
 * Waits for processes that the first one left behind in a group that was asked to end: pnpm ends before its children.
 */
async function waitForGroup(child) {
  for (const until = Date.now() + grace; groupSignal(child, 0) && Date.now() < until; ) await pause(50)
}

/**
 * Starts a command in its own process group. The whole group ends when its first process does, or when we are asked to
 * end.
 * @param options the options of Node's `spawn`
 * @returns the process, and how it ended once nothing of it is left: its exit code, a signal, or why it could not be
 * run
 */
export function spawnGroup(command, args, options) {
  const child = spawn(command, args, { ...options, detached: !isWindows })
  let isAsked = false
  const stopListening = whenAskedToEnd((signal) => {
    isAsked = true
    groupSignal(child, signal)
  })
  const ended = new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('exit', (code, signal) => resolve(code ?? signal))
  }).then(async (end) => {
    if (isAsked) await waitForGroup(child)
    groupSignal(child, 'SIGKILL')
    stopListening()
    return end
  })
  return { child, ended, wasAsked: () => isAsked }
}

/**
 * Runs a long-lived command on our own screen, until it or we end.
 * @returns the exit code
 */
export async function supervise(command, args, { cwd = root, env = process.env } = {}) {
  const { ended, wasAsked } = spawnGroup(command, args, { cwd, env, stdio: 'inherit' })
  const end = await ended
  if (typeof end === 'number') return end
  if (wasAsked()) return 0
  console.error(`${command} ended with ${end}.`)
  return 1
}
