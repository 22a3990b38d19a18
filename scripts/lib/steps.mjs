import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './shell.mjs'

const reports = join(root, '.gauze/reports')

/** What each line that names a failure begins with, at the end of a run. */
const failurePrefix = 'failed: '

const spawnCaptured = ([command, ...args], env) =>
  new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const keep = (chunk) => {
      output += chunk
    }
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    child.on('error', (error) => resolve({ isFine: false, output: error.message }))
    child.on('close', (code) => resolve({ isFine: code === 0, output }))
  })

/** Counts of a suite; one that ended badly without a failing test counts as one failure. */
const readReport = (file, isFine) => {
  if (!existsSync(file)) return { passed: 0, failures: ['ended without a report'], files: [] }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return !isFine && report.failures.length === 0
    ? { ...report, failures: ['ended badly though no test failed'] }
    : report
}

const runSuite = async ({ name, command }, env) => {
  const file = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`)
  mkdirSync(reports, { recursive: true })
  rmSync(file, { force: true })
  const { isFine, output } = await spawnCaptured(command, { ...env, GAUZE_TEST_REPORT: file })
  const { passed, failures, files } = readReport(file, isFine)
  console.log(`\n# ${name}\n${output.trim()}\n# ${name}: ${passed} passed, ${failures.length} failed`)
  return { passed, failures: failures.map((failure) => `${name}: ${failure}`), files }
}

const runCheck = async ({ name, command }, env) => {
  const { isFine, output } = await spawnCaptured(command, env)
  console.log(isFine ? `ok    ${name}` : `FAIL  ${name}\n${output}`)
  return { passed: isFine ? 1 : 0, failures: isFine ? [] : [name], files: [] }
}

/**
 * Runs steps, as many at a time as there are lanes: a lane that is done takes the next step. What a step prints is shown
 * when it has ended, so that steps beside each other stay readable.
 * @param steps rows of { name, command, isSuite }: a suite reports its tests, another step is one check
 * @param options.lanes how many run at a time
 * @returns for each step its name, seconds, counts, failures and test files, in the order in which they ended
 */
export const runSteps = async (steps, env, { lanes }) => {
  const waiting = [...steps]
  const results = []
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const started = Date.now()
      console.log(`      ${step.name} …`)
      const result = await (step.isSuite ? runSuite : runCheck)(step, env)
      results.push({ name: step.name, seconds: (Date.now() - started) / 1000, ...result })
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
}

const timeLine = (seconds, text) => `${String(Math.round(seconds)).padStart(6)} s  ${text}`

/** Where the time went: each step, and the ten slowest test files. */
const timesOf = (results) => [
  'steps:',
  ...results.map(({ name, seconds }) => timeLine(seconds, name)),
  'slowest test files:',
  ...results
    .flatMap(({ name, files }) => files.map((file) => ({ suite: name, ...file })))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(({ suite, name, seconds }) => timeLine(seconds, `${name} (${suite})`)),
]

/**
 * Ends a run: says where its time went, names what failed, and prints the count as the last line.
 * @returns the exit code
 */
export const conclude = (results) => {
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failures = results.flatMap((result) => result.failures)
  const named = failures.map((failure) => `${failurePrefix}${failure}`)
  console.log(['', ...timesOf(results), '', ...named, `${passed} passed, ${failures.length} failed`].join('\n'))
  return failures.length > 0 ? 1 : 0
}
