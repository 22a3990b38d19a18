// Runs a command with the clock moved: node at-moment.mjs LIBRARY MOMENT COMMAND ARGS…
// The clock of the command, and of every process that it starts, shows MOMENT (ISO 8601) at the start and runs on.
import { spawnSync } from 'node:child_process'

const [library, moment, command, ...args] = process.argv.slice(2)
const seconds = Math.round((Date.parse(moment) - Date.now()) / 1000)
const moved = {
  LD_PRELOAD: library,
  FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
  // Timers and timeouts measure with the monotonic clock, which need not move. With the correction that libfaketime makes
  // for it by default, a browser takes twenty times as long.
  DONT_FAKE_MONOTONIC: '1',
  FAKETIME_FORCE_MONOTONIC_FIX: '0',
}
process.exitCode = spawnSync(command, args, { env: { ...process.env, ...moved }, stdio: 'inherit' }).status ?? 1
