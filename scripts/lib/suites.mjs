import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
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

/**
 * Runs one suite, showing it as it goes.
 * @returns how many tests passed and failed; a suite that ends badly without a failing test counts as one failure
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
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
  const failed = numFailedTests === 0 && result.status !== 0 ? 1 : numFailedTests
  console.log(`# ${name}: ${numPassedTests} passed, ${failed} failed`)
  return { passed: numPassedTests, failed }
}

/** Adds counts up. */
export const sum = (counts) =>
  counts.reduce((total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }), {
    passed: 0,
    failed: 0,
  })
