/** Where programs are found, and the clock that libfaketime moves for a whole tree of processes. */
const inherited = [
  'PATH',
  ...['LD_PRELOAD', 'FAKETIME', 'FAKETIME_SHARED', 'FAKETIME_FORCE_MONOTONIC_FIX', 'DONT_FAKE_MONOTONIC'],
]

/**
 * The environment of a process that must not see the settings and secrets of the store.
 * @param more variables that it needs besides
 * @example spawn('postgres', ['--version'], { env: bareEnvironment({ LC_ALL: 'C' }) })
 */
export function bareEnvironment(more: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...Object.fromEntries(inherited.map((name) => [name, process.env[name]])), ...more }
}
