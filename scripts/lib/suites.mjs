import { join } from 'node:path'
import { root } from './shell.mjs'

const reporters = ['--reporter=dot', `--reporter=${join(root, 'scripts/lib/test-report.mjs')}`]

export function suite(name, config, ...args) {
  return {
    name,
    command: ['pnpm', 'exec', 'vitest', 'run', '--config', config, ...reporters, ...args],
    isSuite: true,
  }
}

/** More shards than lanes: the lane that ends first takes the next one. */
const shards = 6

/** Each shard has its own store and data folder. */
const endToEnd = Array.from({ length: shards }, (_, index) => ({
  ...suite(`end to end ${index + 1} of ${shards}`, 'e2e/vitest.config.ts', `--shard=${index + 1}/${shards}`),
  needsDocs: true,
}))

/** The suites that drive a browser. */
export const browserSuites = [suite('components, elements and stories', 'vitest.in-browser.config.ts'), ...endToEnd]

const unitSuite = suite('unit and contract', 'vitest.config.ts')

/** The examples, as partners install and build them. */
const exampleSuite = suite('examples', 'e2e/vitest.examples.config.ts')

/** The suites that run on any day. The examples are installed from a registry, whose certificate is not for any day. */
export const suitesOnAnyDay = [unitSuite, ...browserSuites]

/** All suites. */
export const suites = [unitSuite, exampleSuite, ...browserSuites]

/** All suites, with the tests of SQL on a PostgreSQL that Gauze did not start; the browser's use the embedded one. */
export const suitesOnHosted = [
  {
    ...unitSuite,
    name: `${unitSuite.name}, on the PostgreSQL of the system`,
    command: ['node', join(root, 'scripts/lib/on-hosted-postgres.mjs'), ...unitSuite.command],
  },
  exampleSuite,
  ...browserSuites,
]
