import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './shell.mjs'

/** The test suites in the order in which they run: the quick ones first. */
export const suites = [
  { name: 'unit and contract', config: 'vitest.config.ts' },
  { name: 'components', config: 'packages/ui/vitest.config.ts' },
  { name: 'embedded elements', config: 'packages/embed/vitest.config.ts' },
  { name: 'stories', config: 'packages/ui/vitest.storybook.config.ts' },
  { name: 'end to end', config: 'e2e/vitest.config.ts' },
]

const reports = join(root, '.gauze/reports')

/** What each line that names a failure begins with, at the end of a run. */
export const failurePrefix = 'failed: '

const failuresOf = ({ name, assertionResults }) =>
  assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => {
      const [reason] = (failureMessages[0] ?? '').split('\n')
      return `${relative(root, name)} > ${fullName}: ${reason}`
    })

/**
 * Runs one suite, showing it as it goes.
 * @returns how many tests passed and failed, and the names of those that failed; a suite that ends badly without a
 * failing test counts as one failure
 */
export const runSuite = ({ name, config, args = [] }, env) => {
  mkdirSync(reports, { recursive: true })
  const report = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`)
  rmSync(report, { force: true })
  console.log(`\n# ${name}`)
  const result = spawnSync(
    'pnpm',
    [
      'exec',
      'vitest',
      'run',
      '--config',
      config,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
    ],
    { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] },
  )
  if (!existsSync(report)) return { passed: 0, failed: 1, failures: [`${name}: ended without a report`] }
  const { numPassedTests: passed, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const failures = testResults.flatMap((file) => failuresOf(file).map((failure) => `${name}: ${failure}`))
  if (numFailedTests === 0 && result.status !== 0) failures.push(`${name}: ended badly though no test failed`)
  const failed = numFailedTests === 0 && result.status !== 0 ? 1 : numFailedTests
  console.log(`# ${name}: ${passed} passed, ${failed} failed`)
  return { passed, failed, failures }
}

/** Adds counts up. */
export const sum = (counts) =>
  counts.reduce(
    (total, { passed, failed, failures }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      failures: [...total.failures, ...failures],
    }),
    { passed: 0, failed: 0, failures: [] },
  )

/**
 * Ends a run: names what failed and prints the count as the last line.
 * @returns the exit code
 */
export const conclude = (counts) => {
  const { passed, failed, failures } = sum(counts)
  console.log(
    ['', ...failures.map((failure) => `${failurePrefix}${failure}`), `${passed} passed, ${failed} failed`].join('\n'),
  )
  return failed > 0 ? 1 : 0
}
