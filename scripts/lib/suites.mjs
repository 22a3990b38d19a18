import { join } from 'node:path'
import { root } from './shell.mjs'

const reporters = ['--reporter=dot', `--reporter=${join(root, 'scripts/lib/test-report.mjs')}`]

function suite(name, config, ...args) {
  return {
    name,
    command: ['pnpm', 'exec', 'vitest', 'run', '--config', config, ...reporters, ...args],
    isSuite: true,
  }
}

/** More shards than lanes: the lane that ends first takes the next one. */
const shards = 6

/** Each shard has its own store and data folder. */
const endToEnd = Array.from({ length: shards }, (_, index) =>
  suite(`end to end ${index + 1} of ${shards}`, 'e2e/vitest.config.ts', `--shard=${index + 1}/${shards}`),
)

/** The suites that drive a browser. */
export const browserSuites = [suite('components, elements and stories', 'vitest.in-browser.config.ts'), ...endToEnd]

const unitSuite = suite('unit and contract', 'vitest.config.ts')

/** All suites. */
export const suites = [unitSuite, ...browserSuites]

/** All suites, with the tests of SQL on a PostgreSQL that Gauze did not start; the browser's use the embedded one. */
export const suitesOnHosted = [
  {
    ...unitSuite,
    name: `${unitSuite.name}, on the PostgreSQL of the system`,
    command: ['node', join(root, 'scripts/lib/on-hosted-postgres.mjs'), ...unitSuite.command],
  },
  ...browserSuites,
]
