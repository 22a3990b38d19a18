import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, Stop, spawnGroup, whenAskedToEnd } from './shell.mjs'

const reports = join(root, '.gauze/reports')

/** The prefix of each line that names a failure, at the end of a run. */
const failurePrefix = 'failed: '

/** Runs a command to its end; `end` is its exit code, a signal, or why it could not be run. */
async function runCaptured([command, ...args], env) {
  const { child, ended } = spawnGroup(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const keep = (chunk) => {
    output += chunk
  }
  child.stdout.setEncoding('utf8').on('data', keep)
  child.stderr.setEncoding('utf8').on('data', keep)
  const printed = new Promise((resolve) => child.on('close', resolve))
  const end = await ended
  await printed
  return { end, output }
}

/** Counts of a suite; one that ended badly without a failing test counts as one failure. */
function readReport(file, end) {
  if (!existsSync(file)) return { passed: 0, failures: [`ended with ${end} and without a report`], files: [] }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return end !== 0 && report.failures.length === 0
    ? { ...report, failures: [`ended with ${end} though no test failed`] }
    : report
}

async function runSuite({ name, command }, env) {
  const file = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`)
  mkdirSync(reports, { recursive: true })
  rmSync(file, { force: true })
  const { end, output } = await runCaptured(command, { ...env, GAUZE_TEST_REPORT: file })
  const { passed, failures, files, evidence } = readReport(file, end)
  console.log(`\n# ${name}\n${output.trim()}\n# ${name}: ${passed} passed, ${failures.length} failed`)
  return { passed, failures: failures.map((failure) => `${name}: ${failure}`), files, evidence }
}

async function runCheck({ name, command }, env) {
  const { end, output } = await runCaptured(command, env)
  const isFine = end === 0
  console.log(isFine ? `ok    ${name}` : `FAIL  ${name} (${end})\n${output}`)
  return { passed: isFine ? 1 : 0, failures: isFine ? [] : [name], files: [] }
}

/**
 * Runs steps, as many at a time as there are lanes: a free lane takes the next step. A step's output is printed when it
 * has ended, so that parallel steps stay readable.
 * @param steps rows of { name, command, isSuite }: a suite reports its tests, another step is one check
 * @param options.lanes how many run at a time
 * @returns for each step its name, seconds, counts, failures, test files and, of a suite, the checks of accessibility, in
 * the order in which they ended
 * @throws Stop when it is asked to end, after every step that had started
 */
export async function runSteps(steps, env, { lanes }) {
  const waiting = [...steps]
  const results = []
  let asked = null
  const stopListening = whenAskedToEnd((signal) => {
    asked ??= signal
    waiting.length = 0
  })
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const started = Date.now()
      console.log(`      ${step.name} …`)
      const result = await (step.isSuite ? runSuite : runCheck)(step, env)
      results.push({ name: step.name, seconds: (Date.now() - started) / 1000, ...result })
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  stopListening()
  if (asked !== null) throw new Stop(`Ended by ${asked} before its last step.`)
  return results
}

function timeLine(seconds, text) {
  return `${String(Math.round(seconds)).padStart(6)} s  ${text}`
}

/** Where the time went: each step, and the ten slowest test files. */
function timesOf(results) {
  return [
    'steps:',
    ...results.map(({ name, seconds }) => timeLine(seconds, name)),
    'slowest test files:',
    ...results
      .flatMap(({ name, files }) => files.map((file) => ({ suite: name, ...file })))
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, 10)
      .map(({ suite, name, seconds }) => timeLine(seconds, `${name} (${suite})`)),
  ]
}

/**
 * Ends a run: prints where its time went, names the failures, and prints the count as the last line.
 * @returns the exit code
 */
export function conclude(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failures = results.flatMap((result) => result.failures)
  const named = failures.map((failure) => `${failurePrefix}${failure}`)
  console.log(['', ...timesOf(results), '', ...named, `${passed} passed, ${failures.length} failed`].join('\n'))
  return failures.length > 0 ? 1 : 0
}
