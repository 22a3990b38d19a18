// Runs a command with the clock moved: node at-moment.mjs LIBRARY MOMENT COMMAND ARGS…
// The clock of the command, and of every process that it starts, shows MOMENT (ISO 8601) at the start and runs on.
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const [library, moment, command, ...args] = process.argv.slice(2)
const seconds = Math.round((Date.parse(moment) - Date.now()) / 1000)
const moved = {
  ...process.env,
  LD_PRELOAD: library,
  FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
  // Timers and timeouts measure with the monotonic clock, which need not move. With the correction that libfaketime makes
  // for it by default, a browser takes twenty times as long.
  DONT_FAKE_MONOTONIC: '1',
  FAKETIME_FORCE_MONOTONIC_FIX: '0',
}

/**
 * A process makes its own shared memory for its clock, and one that changes its user then cannot open it. So a process
 * that sleeps makes one that every user may open.
 */
async function shareClock() {
  const sleeper = spawn('sleep', ['infinity'], { env: moved, stdio: 'ignore' })
  const names = [`faketime_sem_${sleeper.pid}`, `faketime_shm_${sleeper.pid}`]
  const paths = [`/dev/shm/sem.${names[0]}`, `/dev/shm/${names[1]}`]
  while (!paths.every((path) => existsSync(path))) await pause(20)
  for (const path of paths) chmodSync(path, 0o666)
  return {
    FAKETIME_SHARED: names.map((name) => `/${name}`).join(' '),
    stop: () => {
      sleeper.kill()
      for (const path of paths) rmSync(path, { force: true })
    },
  }
}

const { FAKETIME_SHARED, stop } = await shareClock()
process.exitCode = spawnSync(command, args, { env: { ...moved, FAKETIME_SHARED }, stdio: 'inherit' }).status ?? 1
stop()
