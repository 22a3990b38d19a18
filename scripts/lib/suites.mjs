import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './shell.mjs'

const reporters = ['--reporter=dot', `--reporter=${join(root, 'scripts/lib/test-report.mjs')}`]

function suite(name, config, ...args) {
  return {
    name,
    command: ['pnpm', 'exec', 'vitest', 'run', '--config', config, ...reporters, ...args],
    isSuite: true,
  }
}

/** More than lanes, because files of one size take different times and a free lane takes the next shard. */
const shards = 5

/** Each shard has its own store and data folder. */
const endToEnd = Array.from({ length: shards }, (_, index) =>
  suite(`end to end ${index + 1} of ${shards}`, 'e2e/vitest.config.ts', `--shard=${index + 1}/${shards}`),
)

/** The suites that drive a browser. */
export const browserSuites = [...endToEnd, suite('components, elements and stories', 'vitest.in-browser.config.ts')]

/** All suites. */
export const suites = [suite('unit and contract', 'vitest.config.ts'), ...browserSuites]

/** The packages whose tests need a database. */
const onDatabase = ['server', 'search', 'demo']

/** The import by which a test gets its own database. */
const databaseHelper = /from '[./\w]+\/testing\/(test-databases|test-server|search-server|fixtures\/shop)\.js'/

function databaseTests() {
  return onDatabase
    .flatMap((name) => readdirSync(join(root, 'packages', name, 'src'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => databaseHelper.test(readFileSync(path, 'utf8')))
    .map((path) => relative(root, path))
}

/** The tests of code that uses SQL, a second time, on a PostgreSQL that Gauze did not start. */
export function hostedSuite() {
  const { command, ...rest } = suite(
    'SQL on the PostgreSQL of the system',
    ...['vitest.config.ts', ...onDatabase.flatMap((name) => ['--project', name]), ...databaseTests()],
  )
  return { ...rest, command: ['node', join(root, 'scripts/lib/on-hosted-postgres.mjs'), ...command] }
}
